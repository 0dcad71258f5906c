SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.archive_selection (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_ids text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL
);
CREATE TABLE public.blob (
    hash text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.blob_version (
    id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    blob_hash text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    media_type text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    author_id text COLLATE pg_catalog."C",
    author_name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.defaults_attachment (
    id text NOT NULL COLLATE pg_catalog."C",
    defaults_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    blob_hash text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL
);
CREATE TABLE public.defaults_file (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    builtin text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL
);
CREATE TABLE public.document (
    id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    epoch text NOT NULL COLLATE pg_catalog."C",
    eol text NOT NULL COLLATE pg_catalog."C",
    bom bigint NOT NULL
);
CREATE TABLE public.document_client (
    document_id text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    last_seq bigint NOT NULL,
    last_version bigint NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE public.document_label (
    id text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    created_by text COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.document_snapshot (
    document_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    text bytea NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.document_update (
    document_id text NOT NULL COLLATE pg_catalog."C",
    from_version bigint NOT NULL,
    to_version bigint NOT NULL,
    changes bytea NOT NULL,
    authors text NOT NULL COLLATE pg_catalog."C",
    started_at bigint NOT NULL,
    ended_at bigint NOT NULL
);
CREATE TABLE public.event_log (
    seq bigint NOT NULL,
    category text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    message text NOT NULL COLLATE pg_catalog."C",
    actor_id text COLLATE pg_catalog."C",
    actor_name text COLLATE pg_catalog."C",
    details text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
ALTER TABLE public.event_log ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_log_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.export_job (
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    profile_id text NOT NULL COLLATE pg_catalog."C",
    profile_name text NOT NULL COLLATE pg_catalog."C",
    profile_content text NOT NULL COLLATE pg_catalog."C",
    inputs text NOT NULL COLLATE pg_catalog."C",
    output_name text NOT NULL COLLATE pg_catalog."C",
    output_item_id text COLLATE pg_catalog."C",
    stage text COLLATE pg_catalog."C",
    log text COLLATE pg_catalog."C"
);
CREATE TABLE public.item (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    parent_id text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    kind text COLLATE pg_catalog."C",
    size bigint NOT NULL,
    blob_hash text COLLATE pg_catalog."C",
    media_type text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    modified_at bigint NOT NULL,
    created_by text COLLATE pg_catalog."C",
    modified_by text COLLATE pg_catalog."C",
    trashed_at bigint,
    trash_root_id text COLLATE pg_catalog."C",
    trashed_by text COLLATE pg_catalog."C"
);
CREATE TABLE public.job (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    payload text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    unique_key text COLLATE pg_catalog."C",
    run_at bigint NOT NULL,
    lease_until bigint,
    lease_no bigint NOT NULL,
    owner text COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    max_attempts bigint NOT NULL,
    created_by text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    finished_at bigint,
    error text COLLATE pg_catalog."C"
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mail (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL COLLATE pg_catalog."C",
    html text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    next_at bigint NOT NULL,
    expires_at bigint,
    created_at bigint NOT NULL,
    sent_at bigint,
    error text COLLATE pg_catalog."C",
    unsubscribe_url text COLLATE pg_catalog."C",
    priority bigint DEFAULT 1 NOT NULL
);
CREATE TABLE public.membership (
    group_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    is_manager bigint NOT NULL,
    joined_at bigint NOT NULL
);
CREATE TABLE public.notification (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    message text NOT NULL COLLATE pg_catalog."C",
    action_url text COLLATE pg_catalog."C",
    read bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key text NOT NULL COLLATE pg_catalog."C",
    count bigint NOT NULL,
    resets_at bigint NOT NULL
);
CREATE TABLE public.recent_file (
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    opened_at bigint NOT NULL
);
CREATE TABLE public.session (
    id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    last_seen bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    authenticated_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.setting (
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.ticket (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL
);
CREATE TABLE public.token (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public."user" (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    display_name text NOT NULL COLLATE pg_catalog."C",
    avatar text COLLATE pg_catalog."C",
    password_hash text COLLATE pg_catalog."C",
    email_verified bigint NOT NULL,
    suspended bigint NOT NULL,
    is_admin bigint NOT NULL,
    preferences text NOT NULL COLLATE pg_catalog."C",
    registered_at bigint NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    awaits_approval bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.user_group (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    deleted_at bigint,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.workspace (
    id text NOT NULL COLLATE pg_catalog."C",
    owner_type text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    group_id text COLLATE pg_catalog."C",
    root_id text NOT NULL COLLATE pg_catalog."C",
    quota bigint NOT NULL,
    used_bytes bigint NOT NULL,
    item_count bigint NOT NULL,
    revision bigint NOT NULL,
    created_at bigint NOT NULL
);
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795312642732);
INSERT INTO public.defaults_file VALUES ('2f595596-c4cf-42e8-8f07-84478e3ab3f2', 'EPUB', '# EPUB 3 for readers and tablets.
to: epub3
standalone: true
table-of-contents: true
toc-depth: 2
split-level: 1
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
css:
  - scriptorium-epub.css
', 'epub', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('5412adfb-f980-489c-8498-1279d811e1a5', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
to: html5
standalone: true
embed-resources: true
table-of-contents: true
toc-depth: 3
section-divs: true
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
template: scriptorium.html
css:
  - scriptorium.css
', 'html', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('31968357-3582-4544-86e3-9b3a9ce8bbd0', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('aea8364c-257b-4274-a481-ab4c4cb5961f', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
to: latex
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
variables:
  documentclass: article
  papersize: a4
  geometry: margin=2.8cm
  colorlinks: true
', 'latex', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('7f860241-99ad-4fc1-a075-671aa7a66524', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('f771e972-bf3a-4776-b1a1-2ef389ff278a', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('6cee9a40-3567-47e7-a053-9faa0a5aa99c', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
to: pdf
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
variables:
  papersize: a4
', 'pdf', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('b49e469c-bb3f-41e9-a968-427a59c23028', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
to: revealjs
standalone: true
embed-resources: true
slide-level: 2
html-math-method:
  method: mathml
citeproc: true
metadata:
  link-citations: true
variables:
  theme: scriptorium
  transition: none
  hash: true
', 'slides', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('d3c48f73-f22b-4e8f-b259-f9976643af3d', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795312638795, 1795312638795);
INSERT INTO public.defaults_file VALUES ('7d189483-33b5-4d8d-9c87-ed27532196aa', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795312638795, 1795312638795);
INSERT INTO public.document VALUES ('e8a43e7b-4890-4863-a6a1-a182595750d3', 0, '882006b5-5924-49e5-b7de-9eb989e4cd57', 'lf', 0);
INSERT INTO public.document VALUES ('ecd13ca9-b6ee-4a60-b429-c666a993b7a5', 0, '743f3ef5-348f-4286-864d-270f503fdd19', 'lf', 0);
INSERT INTO public.document VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', 2, '53c5d6b3-e91a-4bc6-b44b-ea2a95ecd8fd', 'lf', 0);
INSERT INTO public.document_client VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', '3a20adbef9af6e6c734605ad61ea467e', '62d00538-72f4-440e-911c-5f738876eced', 'a4227d46-c2d3-43fc-bbfb-fd3a3b129756', 2, 2, 1795312642817);
INSERT INTO public.document_snapshot VALUES ('e8a43e7b-4890-4863-a6a1-a182595750d3', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795312642589);
INSERT INTO public.document_snapshot VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795312642623);
INSERT INTO public.document_snapshot VALUES ('ecd13ca9-b6ee-4a60-b429-c666a993b7a5', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795312642664);
INSERT INTO public.document_update VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', 0, 1, '\x5b7b22636c69656e744944223a223361323061646265663961663665366337333436303561643631656134363765222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"62d00538-72f4-440e-911c-5f738876eced","name":"Ben","from":0,"to":1}]', 1795312642794, 1795312642794);
INSERT INTO public.document_update VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', 1, 2, '\x5b7b22636c69656e744944223a223361323061646265663961663665366337333436303561643631656134363765222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"62d00538-72f4-440e-911c-5f738876eced","name":"Ben","from":1,"to":2}]', 1795312642817, 1795312642817);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795312638672);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"1328fc38-6ecc-470f-91c9-6382bd181f12","email":"admin@example.org"}', 1795312638672);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1328fc38-6ecc-470f-91c9-6382bd181f12","email":"admin@example.org","sessionId":"d9327d86-5b9a-44e8-bcc1-a7d4604a4883","clientId":"Test client","address":"127.0.0.1"}', 1795312639463);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795312639732);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"45b36a84-f2ee-4db1-bcb1-27c1141ef6fd","email":"ada@example.org"}', 1795312639751);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795312640967);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"user.updated","userId":"45b36a84-f2ee-4db1-bcb1-27c1141ef6fd","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795312641114);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"45b36a84-f2ee-4db1-bcb1-27c1141ef6fd","email":"ada@example.org","sessionId":"168a48fe-f54c-41d0-adb5-e6e989112863","clientId":"Test client","address":"127.0.0.1"}', 1795312641165);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1328fc38-6ecc-470f-91c9-6382bd181f12","email":"admin@example.org","sessionId":"68a79be2-9a53-4ad5-b326-f305d29f3b64","clientId":"Test client","address":"127.0.0.1"}', 1795312641328);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795312641738);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"62d00538-72f4-440e-911c-5f738876eced","email":"ben@example.org"}', 1795312641847);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795312642163);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Administrator', '{"type":"user.updated","userId":"62d00538-72f4-440e-911c-5f738876eced","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795312642192);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"62d00538-72f4-440e-911c-5f738876eced","email":"ben@example.org","sessionId":"a4227d46-c2d3-43fc-bbfb-fd3a3b129756","clientId":"Test client","address":"127.0.0.1"}', 1795312642216);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 'Ada', '{"type":"group.created","groupId":"7b2f9c1b-a1e6-4f63-9e98-992961c4f630","name":"Forest ✓ \"quoted\""}', 1795312642467);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 'Ada', '{"type":"group.member-added","groupId":"7b2f9c1b-a1e6-4f63-9e98-992961c4f630","name":"Forest ✓ \"quoted\"","userId":"62d00538-72f4-440e-911c-5f738876eced","userName":"Ben"}', 1795312642515);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1328fc38-6ecc-470f-91c9-6382bd181f12","email":"admin@example.org","sessionId":"77b75bcd-b1e0-4fde-a990-67546ff3ed05","clientId":"Test client","address":"127.0.0.1"}', 1795312642843);
INSERT INTO public.item VALUES ('c819d58e-2f84-4a82-b605-b0cd3c38eaee', '448b4131-ef4e-4fec-b7c3-0c2039bd6a17', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795312638672, 1795312638672, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('c08284e5-90c5-4438-b7ad-c09524ee73dc', '8da7340b-64ee-4122-8eef-0a4ffea7122b', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795312641847, 1795312641847, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e8a43e7b-4890-4863-a6a1-a182595750d3', '27bf0f8a-e774-4c1d-a520-d47c939cfcf9', '906a29eb-7938-42e7-8f8c-ff9b3a438c7d', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795312642589, 1795312642589, '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ecd13ca9-b6ee-4a60-b429-c666a993b7a5', '7b2f9c1b-a1e6-4f63-9e98-992961c4f630', '811759d8-b158-4ddd-bf63-9ce77235e4b5', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795312642664, 1795312642664, '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1795312642700, 'ecd13ca9-b6ee-4a60-b429-c666a993b7a5', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd');
INSERT INTO public.item VALUES ('811759d8-b158-4ddd-bf63-9ce77235e4b5', '7b2f9c1b-a1e6-4f63-9e98-992961c4f630', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795312642467, 1795312642700, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('14f1ae00-b70d-40d1-a13d-2db04bfa9009', '27bf0f8a-e774-4c1d-a520-d47c939cfcf9', '906a29eb-7938-42e7-8f8c-ff9b3a438c7d', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795312642732, 1795312642732, '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('906a29eb-7938-42e7-8f8c-ff9b3a438c7d', '27bf0f8a-e774-4c1d-a520-d47c939cfcf9', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795312639751, 1795312642732, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8833e95b-19d8-4f28-9d7f-48114074b495', '7b2f9c1b-a1e6-4f63-9e98-992961c4f630', '811759d8-b158-4ddd-bf63-9ce77235e4b5', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795312642623, 1795312642817, '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', '62d00538-72f4-440e-911c-5f738876eced', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('3e3266b1-3bba-44a7-9934-bd07b880326a', 'send-mail', '{}', 'done', 'send-mail', 1795312639258, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 1, 1000000, NULL, 1795312639258, 1795312639455, NULL);
INSERT INTO public.job VALUES ('b3a85055-2a80-4509-842c-7174646f0eeb', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795334239480, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 0, 1000000, NULL, 1795312639258, NULL, NULL);
INSERT INTO public.job VALUES ('7f319bbe-b917-4a7e-869a-a87d796561b4', 'empty-trash', '{}', 'queued', 'empty-trash', 1795316239482, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 0, 1000000, NULL, 1795312639258, NULL, NULL);
INSERT INTO public.job VALUES ('445d034a-277c-49f5-8685-d8f4cff2c8ed', 'compact-history', '{}', 'queued', 'compact-history', 1795334239513, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 0, 1000000, NULL, 1795312639264, NULL, NULL);
INSERT INTO public.job VALUES ('93e6cb0e-067c-4f34-bb2b-b19663d619dc', 'prune-rows', '{}', 'queued', 'prune-rows', 1795316239535, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 0, 1000000, NULL, 1795312639258, NULL, NULL);
INSERT INTO public.job VALUES ('7f917c98-06b2-49dc-b2a7-4edc87cc5070', 'send-mail', '{}', 'done', 'send-mail', 1795312639751, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 1, 1000000, NULL, 1795312639751, 1795312641123, NULL);
INSERT INTO public.job VALUES ('4c14314c-0ff7-409a-8c53-fb4ecd19e7db', 'send-mail', '{}', 'done', 'send-mail', 1795312641847, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 1, 1000000, NULL, 1795312641847, 1795312642193, NULL);
INSERT INTO public.job VALUES ('ee8f6d68-99ac-4148-bcc3-feb3347b052a', 'send-mail', '{}', 'done', 'send-mail', 1795312642515, NULL, 1, 'bb26eba0-7255-4714-bf7e-01e4242d1bdd:dd71dda5-9dfd-4546-9b79-e0314dd2ae1e', 1, 1000000, '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1795312642515, 1795312642632, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T01:57:17.607Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T01:57:17.892Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T01:57:18.018Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T01:57:18.063Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T01:57:18.171Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('987f94f5-3c7f-4dd5-b521-57a429442b19', 'verify-email', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795312639751, 1795485439751, 1795312639751, 1795312641113, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('42970002-8dcd-4595-8bd6-90309028c6bf', 'verify-email', '62d00538-72f4-440e-911c-5f738876eced', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795312641847, 1795485441847, 1795312641847, 1795312642187, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('91c39648-a0d4-4064-b4c6-4cfcfd2d859d', 'group-added', '62d00538-72f4-440e-911c-5f738876eced', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795312642515, NULL, 1795312642515, 1795312642610, NULL, 'http://localhost:25459/unsubscribe?token=group-added~gaq1b6hmF9LjqzY_IREFVhcGeCuECqUdUAMt2zUlH2E', 2);
INSERT INTO public.membership VALUES ('7b2f9c1b-a1e6-4f63-9e98-992961c4f630', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1, 1795312642467);
INSERT INTO public.membership VALUES ('7b2f9c1b-a1e6-4f63-9e98-992961c4f630', '62d00538-72f4-440e-911c-5f738876eced', 0, 1795312642515);
INSERT INTO public.notification VALUES ('a92295cc-b4de-42d2-a6aa-d7e858e90c70', '62d00538-72f4-440e-911c-5f738876eced', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/7b2f9c1b-a1e6-4f63-9e98-992961c4f630/', 0, 1795312642515);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795313539465);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795316239752);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795316239751);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795313541165);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797904641165);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795316241847);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795316239752);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795316241847);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795313542216);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797904642216);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1, 1795316242523);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 0, 1795316242523);
INSERT INTO public.rate_limit VALUES ('notice 45b36a84-f2ee-4db1-bcb1-27c1141ef6fd 62d00538-72f4-440e-911c-5f738876eced', 1, 1795399042515);
INSERT INTO public.rate_limit VALUES ('mail group-added 45b36a84-f2ee-4db1-bcb1-27c1141ef6fd 62d00538-72f4-440e-911c-5f738876eced', 1, 1795399042515);
INSERT INTO public.rate_limit VALUES ('mail group-added 45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1, 1795399042515);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795313539465);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797904642843);
INSERT INTO public.session VALUES ('d9327d86-5b9a-44e8-bcc1-a7d4604a4883', 'd0c1626193cf4953912366949e8b4909d1a611388502a418168b2007e9543b56', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Test client', 1795312639463, 1795312639463, 1803088639463, 1795312641148, 1795312639463);
INSERT INTO public.session VALUES ('168a48fe-f54c-41d0-adb5-e6e989112863', 'ce0cc82645232e2f437a9f55cdb836398016d079b38a12f2bed4ad13f7323559', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 'Test client', 1795312641165, 1795312641165, 1803088641165, NULL, 1795312641165);
INSERT INTO public.session VALUES ('68a79be2-9a53-4ad5-b326-f305d29f3b64', 'd0ea73d059d66141908a3a9c3879b8600dd6c01d3034a3932c26b6a241047166', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Test client', 1795312641328, 1795312641328, 1803088641328, 1795312642202, 1795312641328);
INSERT INTO public.session VALUES ('a4227d46-c2d3-43fc-bbfb-fd3a3b129756', 'e41711ed918b47785aced3fb16566fc716983206ba6914cb4d2676984ec1f54f', '62d00538-72f4-440e-911c-5f738876eced', 'Test client', 1795312642216, 1795312642216, 1803088642216, NULL, 1795312642216);
INSERT INTO public.session VALUES ('77b75bcd-b1e0-4fde-a990-67546ff3ed05', 'bd9e12178f4f9614b6f12eb069019506c525e1de69c76ca169f099cbd4ea2579', '1328fc38-6ecc-470f-91c9-6382bd181f12', 'Test client', 1795312642843, 1795312642843, 1803088642843, NULL, 1795312642843);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"ada30c86","key":"8FE8RCt48wCPqtfRk4GWKFKjGWDwL41n/yJkfGDJmRs=","madeAt":1795312638368,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"42b0fcdc","key":"HLtC1ouuOmAA9QJUC5sjTRN3IKSy17YQxJgTbE9i/7U=","madeAt":1795312638417,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"e06c60e4","key":"5QvuEJcV7cmj3HrEq307fDY6dWgad2hU5XzFYBxUKuQ=","madeAt":1795312638426,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:seeded-profile:epub', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:html', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:jats', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:latex', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:markdown', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:opendocument', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:pdf', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:slides', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:typst', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:word', '1');
INSERT INTO public.setting VALUES ('registration_open', '0');
INSERT INTO public.token VALUES ('21aa2874-ba63-4035-aa1c-a385ca002408', 'verify-email', '28dfc51f6d2a3d12e50a77be396549d7656be9fd3563a31c3f7beb587e6bbaf1', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1795312639751, 1795485439751, NULL);
INSERT INTO public.token VALUES ('088ad7e6-d964-49c1-9abe-0c08099a23f6', 'verify-email', '6e245dbe6a3d269c6ba47ef8b808591efdb351c75773aa5fe2f66f3b7538bd46', '62d00538-72f4-440e-911c-5f738876eced', 1795312641847, 1795485441847, NULL);
INSERT INTO public.token VALUES ('e0474e41-bdd1-4283-bf16-4c95faa97a38', 'unsubscribe', 'afc37e42c1177f794398794d61dd226cba6563e5d0e64ff25d79447352929713', '62d00538-72f4-440e-911c-5f738876eced', 1795312642515, 1826848642515, NULL);
INSERT INTO public."user" VALUES ('1328fc38-6ecc-470f-91c9-6382bd181f12', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$hOwXRVn6q5Xuof8jRfOA7A$fkNnS/0uczvyk44vBXjzm0lGvi3VmwwdMEug6E1N+HE', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312638672, 'administrator', 0);
INSERT INTO public."user" VALUES ('45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$3h8L7E/036K5DrX4aDc27g$fChgifZ7uRvtVx8Mq2/O9ourUHqUv+QmQX/WU8FyyWk', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312639751, 'ada', 0);
INSERT INTO public."user" VALUES ('62d00538-72f4-440e-911c-5f738876eced', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$sSF6oyOHIOjvczQ59hogQA$uC0KVo5subrNQre6xoGe32V4M0MPiMdnRMlcjdlpuBQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312641847, 'ben', 0);
INSERT INTO public.user_group VALUES ('7b2f9c1b-a1e6-4f63-9e98-992961c4f630', 'Forest ✓ "quoted"', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', 1795312642467, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('448b4131-ef4e-4fec-b7c3-0c2039bd6a17', 'user', '1328fc38-6ecc-470f-91c9-6382bd181f12', NULL, 'c819d58e-2f84-4a82-b605-b0cd3c38eaee', 104857600, 0, 0, 1, 1795312638672);
INSERT INTO public.workspace VALUES ('8da7340b-64ee-4122-8eef-0a4ffea7122b', 'user', '62d00538-72f4-440e-911c-5f738876eced', NULL, 'c08284e5-90c5-4438-b7ad-c09524ee73dc', 104857600, 0, 0, 1, 1795312641847);
INSERT INTO public.workspace VALUES ('27bf0f8a-e774-4c1d-a520-d47c939cfcf9', 'user', '45b36a84-f2ee-4db1-bcb1-27c1141ef6fd', NULL, '906a29eb-7938-42e7-8f8c-ff9b3a438c7d', 104857600, 43, 2, 3, 1795312639751);
INSERT INTO public.workspace VALUES ('7b2f9c1b-a1e6-4f63-9e98-992961c4f630', 'group', NULL, '7b2f9c1b-a1e6-4f63-9e98-992961c4f630', '811759d8-b158-4ddd-bf63-9ce77235e4b5', 524288000, 36, 2, 4, 1795312642467);
SELECT pg_catalog.setval('public.event_log_seq_seq', 17, true);
ALTER TABLE ONLY public.archive_selection
    ADD CONSTRAINT archive_selection_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob
    ADD CONSTRAINT blob_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.blob_version
    ADD CONSTRAINT blob_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.defaults_attachment
    ADD CONSTRAINT defaults_attachment_name UNIQUE (defaults_id, name);
ALTER TABLE ONLY public.defaults_attachment
    ADD CONSTRAINT defaults_attachment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.defaults_file
    ADD CONSTRAINT defaults_file_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_client
    ADD CONSTRAINT document_client_pk PRIMARY KEY (document_id, client_id);
ALTER TABLE ONLY public.document_label
    ADD CONSTRAINT document_label_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_snapshot
    ADD CONSTRAINT document_snapshot_pk PRIMARY KEY (document_id, version);
ALTER TABLE ONLY public.document_update
    ADD CONSTRAINT document_update_pk PRIMARY KEY (document_id, from_version);
ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_number_key UNIQUE (number);
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_pk PRIMARY KEY (group_id, user_id);
ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_pk PRIMARY KEY (user_id, item_id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_key UNIQUE (group_id);
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_key UNIQUE (user_id);
CREATE INDEX archive_selection_expires_at ON public.archive_selection USING btree (expires_at);
CREATE INDEX archive_selection_user_id ON public.archive_selection USING btree (user_id, expires_at);
CREATE INDEX blob_version_blob_hash ON public.blob_version USING btree (blob_hash);
CREATE INDEX blob_version_item_id ON public.blob_version USING btree (item_id);
CREATE INDEX defaults_attachment_blob_hash ON public.defaults_attachment USING btree (blob_hash);
CREATE INDEX document_label_document_id ON public.document_label USING btree (document_id);
CREATE INDEX event_log_created_at ON public.event_log USING btree (created_at);
CREATE INDEX export_job_output_item_id ON public.export_job USING btree (output_item_id);
CREATE INDEX export_job_user_id ON public.export_job USING btree (user_id);
CREATE INDEX export_job_workspace_id ON public.export_job USING btree (workspace_id);
CREATE INDEX item_blob_hash ON public.item USING btree (blob_hash);
CREATE INDEX item_created_by ON public.item USING btree (created_by);
CREATE INDEX item_modified_by ON public.item USING btree (modified_by);
CREATE INDEX item_parent_id ON public.item USING btree (parent_id);
CREATE UNIQUE INDEX item_parent_id_name_present ON public.item USING btree (parent_id, name) WHERE (trashed_at IS NULL);
CREATE INDEX item_trash_root_id ON public.item USING btree (trash_root_id);
CREATE INDEX item_trashed_by ON public.item USING btree (trashed_by);
CREATE INDEX item_workspace_id ON public.item USING btree (workspace_id);
CREATE INDEX job_state_run_at ON public.job USING btree (state, run_at);
CREATE UNIQUE INDEX job_unique_key_waiting ON public.job USING btree (unique_key) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX mail_sent_at ON public.mail USING btree (sent_at);
CREATE INDEX mail_state_next_at ON public.mail USING btree (state, next_at);
CREATE INDEX mail_user_id ON public.mail USING btree (user_id);
CREATE INDEX membership_user_id ON public.membership USING btree (user_id);
CREATE INDEX notification_user_id_created_at ON public.notification USING btree (user_id, created_at);
CREATE INDEX rate_limit_resets_at ON public.rate_limit USING btree (resets_at);
CREATE INDEX recent_file_item_id ON public.recent_file USING btree (item_id);
CREATE INDEX session_user_id ON public.session USING btree (user_id);
CREATE INDEX ticket_item_id ON public.ticket USING btree (item_id);
CREATE INDEX ticket_session_id ON public.ticket USING btree (session_id);
CREATE INDEX ticket_user_id ON public.ticket USING btree (user_id);
CREATE INDEX token_user_id_kind ON public.token USING btree (user_id, kind);
CREATE INDEX user_group_name_key ON public.user_group USING btree (name_key);
CREATE INDEX user_group_owner_id ON public.user_group USING btree (owner_id);
CREATE INDEX user_name_key ON public."user" USING btree (name_key);
ALTER TABLE ONLY public.archive_selection
    ADD CONSTRAINT archive_selection_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blob_version
    ADD CONSTRAINT blob_version_blob_hash_fkey FOREIGN KEY (blob_hash) REFERENCES public.blob(hash);
ALTER TABLE ONLY public.blob_version
    ADD CONSTRAINT blob_version_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.defaults_attachment
    ADD CONSTRAINT defaults_attachment_blob_hash_fkey FOREIGN KEY (blob_hash) REFERENCES public.blob(hash);
ALTER TABLE ONLY public.defaults_attachment
    ADD CONSTRAINT defaults_attachment_defaults_id_fkey FOREIGN KEY (defaults_id) REFERENCES public.defaults_file(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_client
    ADD CONSTRAINT document_client_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_id_fkey FOREIGN KEY (id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_label
    ADD CONSTRAINT document_label_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_snapshot
    ADD CONSTRAINT document_snapshot_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_update
    ADD CONSTRAINT document_update_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_id_fkey FOREIGN KEY (id) REFERENCES public.job(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.export_job
    ADD CONSTRAINT export_job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_blob_hash_fkey FOREIGN KEY (blob_hash) REFERENCES public.blob(hash);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_modified_by_fkey FOREIGN KEY (modified_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_trashed_by_fkey FOREIGN KEY (trashed_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
