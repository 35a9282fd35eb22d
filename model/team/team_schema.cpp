// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/team/team_schema.h"

#include <array>

namespace wattfare {

namespace {

// Version 1. Rows are only ever added: nobody but the owner may change or delete one, and of a publication only the
// state moves, from proposed by approved to withdrawn. Who wrote and who decided is the name that the server knows the
// session by, whatever the client says and whichever role it took on.
constexpr std::string_view kVersion1 = R"sql(
CREATE SCHEMA wattfare;
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'wattfare_reader') THEN
        CREATE ROLE wattfare_reader NOLOGIN;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'wattfare_contributor') THEN
        CREATE ROLE wattfare_contributor NOLOGIN IN ROLE wattfare_reader;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'wattfare_approver') THEN
        CREATE ROLE wattfare_approver NOLOGIN IN ROLE wattfare_contributor;
    END IF;
END $$;
CREATE TABLE wattfare.schema_version (version integer NOT NULL);
INSERT INTO wattfare.schema_version VALUES (0);
CREATE TABLE wattfare.publication (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    author text NOT NULL DEFAULT session_user, published_at timestamptz NOT NULL DEFAULT now(),
    born xid8 NOT NULL DEFAULT pg_catalog.pg_current_xact_id(), -- its rows come in the same transaction, and none later
    title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300), note text NOT NULL CHECK (length(note) <= 2000),
    source text NOT NULL CHECK (length(source) BETWEEN 1 AND 500), digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
    row_count integer NOT NULL CHECK (row_count BETWEEN 1 AND 2000000),
    state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'approved', 'withdrawn')),
    decided_by text, decided_at timestamptz
);
CREATE UNIQUE INDEX publication_once ON wattfare.publication (author, digest) WHERE state <> 'withdrawn';
CREATE TABLE wattfare.fact (
    publication_id bigint NOT NULL REFERENCES wattfare.publication (id), position integer NOT NULL CHECK (position >= 0),
    fact_table text NOT NULL CHECK (length(fact_table) BETWEEN 1 AND 60),
    fact_key text NOT NULL CHECK (length(fact_key) BETWEEN 1 AND 1000),
    fields text NOT NULL CHECK (length(fields) BETWEEN 2 AND 30000), -- a JSON list of texts
    PRIMARY KEY (publication_id, position)
);
CREATE FUNCTION wattfare.decide() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$ BEGIN
    IF OLD.state = 'withdrawn' OR NEW.state = 'proposed' THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation';
    END IF;
    NEW.decided_by := session_user;
    NEW.decided_at := now();
    RETURN NEW;
END $$;
CREATE TRIGGER decide BEFORE UPDATE ON wattfare.publication FOR EACH ROW EXECUTE FUNCTION wattfare.decide();
ALTER TABLE wattfare.publication ENABLE ROW LEVEL SECURITY;
ALTER TABLE wattfare.fact ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON wattfare.publication FOR SELECT TO wattfare_reader USING (
    state <> 'proposed' OR author = session_user
    OR pg_catalog.pg_has_role(session_user, 'wattfare_approver', 'MEMBER'));
CREATE POLICY proposed ON wattfare.publication FOR INSERT TO wattfare_contributor
    WITH CHECK (author = session_user AND state = 'proposed');
CREATE POLICY own_withdrawn ON wattfare.publication FOR UPDATE TO wattfare_contributor
    USING (author = session_user) WITH CHECK (author = session_user AND state = 'withdrawn');
CREATE POLICY decided ON wattfare.publication FOR UPDATE TO wattfare_approver USING (true) WITH CHECK (true);
CREATE POLICY seen ON wattfare.fact FOR SELECT TO wattfare_reader USING (
    EXISTS (SELECT FROM wattfare.publication p WHERE p.id = publication_id));
CREATE POLICY proposed ON wattfare.fact FOR INSERT TO wattfare_contributor WITH CHECK (
    EXISTS (SELECT FROM wattfare.publication p WHERE p.id = publication_id AND p.author = session_user
        AND p.born = pg_catalog.pg_current_xact_id()));
GRANT USAGE ON SCHEMA wattfare TO wattfare_reader;
GRANT SELECT ON wattfare.schema_version, wattfare.publication, wattfare.fact TO wattfare_reader;
GRANT INSERT (title, note, source, digest, row_count) ON wattfare.publication TO wattfare_contributor;
GRANT INSERT (publication_id, position, fact_table, fact_key, fields) ON wattfare.fact TO wattfare_contributor;
GRANT UPDATE (state) ON wattfare.publication TO wattfare_contributor;
)sql";

// Version 2: what contradicts a publication is found by its keys, not by reading all rows.
constexpr std::string_view kVersion2 = R"sql(
CREATE INDEX fact_key ON wattfare.fact (fact_table, fact_key);
)sql";

// Version 3: nobody approves what is their own, and who approved stays known when somebody withdraws. WF001 is what was
// decided meanwhile, WF002 one's own.
constexpr std::string_view kVersion3 = R"sql(
ALTER TABLE wattfare.publication ADD approved_by text, ADD approved_at timestamptz;
ALTER TABLE wattfare.publication DISABLE TRIGGER decide;
UPDATE wattfare.publication SET approved_by = decided_by, approved_at = decided_at WHERE state = 'approved';
ALTER TABLE wattfare.publication ENABLE TRIGGER decide;
CREATE OR REPLACE FUNCTION wattfare.decide() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$ BEGIN
    IF OLD.state = 'withdrawn' OR NEW.state = 'proposed' OR NEW.state = OLD.state THEN
        RAISE EXCEPTION USING ERRCODE = 'WF001', MESSAGE = 'decided already';
    END IF;
    IF NEW.state = 'approved' AND OLD.author = session_user THEN
        RAISE EXCEPTION USING ERRCODE = 'WF002', MESSAGE = 'the author does not approve';
    END IF;
    NEW.decided_by := session_user;
    NEW.decided_at := now();
    IF NEW.state = 'approved' THEN
        NEW.approved_by := NEW.decided_by;
        NEW.approved_at := NEW.decided_at;
    END IF;
    RETURN NEW;
END $$;
)sql";

constexpr std::array<std::string_view, 3> kMigrations{kVersion1, kVersion2, kVersion3};

} // namespace

std::span<const std::string_view> teamMigrations() { return kMigrations; }

} // namespace wattfare
