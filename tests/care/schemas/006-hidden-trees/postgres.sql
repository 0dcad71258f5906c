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
CREATE TABLE public.pending_tree (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    from_workspace_id text COLLATE pg_catalog."C",
    roots text NOT NULL COLLATE pg_catalog."C",
    bytes bigint NOT NULL,
    items bigint NOT NULL,
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
    awaits_approval bigint DEFAULT 0 NOT NULL,
    deleted_at bigint
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795314535251);
INSERT INTO public.defaults_file VALUES ('2fc7d13a-0eef-42a0-8b48-f89f4caede1d', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('400ca265-53bc-4d72-89a5-e2c6b797acf1', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('9faeec52-496f-4813-8c37-2796b627eee3', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('3e99ce53-45d4-4bd8-ab04-b7b8eb5df598', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('e8d9e91d-2ee1-41ef-9fac-fd122bc1e352', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('943a6253-9790-47b7-bd21-5a679e481874', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('42207c59-b927-46bf-b8e2-f9f73f857d0d', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('cf3a46b7-327e-4ed8-9cce-7e39477ddc74', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('d45e985a-de59-4bdb-8508-6948cfaffcec', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795314526287, 1795314526287);
INSERT INTO public.defaults_file VALUES ('7923d89f-28b8-44e2-ba41-3ee1636ea852', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795314526287, 1795314526287);
INSERT INTO public.document VALUES ('6c777321-2541-4453-889c-d0c3a24fa4a6', 0, '3abb4490-73a8-4810-833a-4f6904aa7782', 'lf', 0);
INSERT INTO public.document VALUES ('227812d4-bbf2-463a-8956-4bb51fc2c003', 0, 'eea66cd7-4c71-41c9-bdda-df699d4d0408', 'lf', 0);
INSERT INTO public.document VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', 2, '60103d66-7132-48c3-b8d8-e7e434615c32', 'lf', 0);
INSERT INTO public.document_client VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', '70d8d1e61af7d34766e4471dcc86d5b6', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', '787440e9-b92b-4a96-b0cd-1413b1ece617', 2, 2, 1795314535566);
INSERT INTO public.document_snapshot VALUES ('6c777321-2541-4453-889c-d0c3a24fa4a6', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795314534895);
INSERT INTO public.document_snapshot VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795314534972);
INSERT INTO public.document_snapshot VALUES ('227812d4-bbf2-463a-8956-4bb51fc2c003', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795314535027);
INSERT INTO public.document_update VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', 0, 1, '\x5b7b22636c69656e744944223a223730643864316536316166376433343736366534343731646363383664356236222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","name":"Ben","from":0,"to":1}]', 1795314535471, 1795314535471);
INSERT INTO public.document_update VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', 1, 2, '\x5b7b22636c69656e744944223a223730643864316536316166376433343736366534343731646363383664356236222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","name":"Ben","from":1,"to":2}]', 1795314535566, 1795314535566);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795314526207);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"722a1c79-a934-42c4-b79e-e2473fe946ec","email":"admin@example.org"}', 1795314526207);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"722a1c79-a934-42c4-b79e-e2473fe946ec","email":"admin@example.org","sessionId":"c70ba741-7161-49a9-925a-981c5ed6869b","clientId":"Test client","address":"127.0.0.1"}', 1795314527565);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795314528042);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"138a5210-1a26-402d-beff-c6ccf267be45","email":"ada@example.org"}', 1795314528121);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795314530298);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"user.updated","userId":"138a5210-1a26-402d-beff-c6ccf267be45","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795314530328);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"138a5210-1a26-402d-beff-c6ccf267be45","email":"ada@example.org","sessionId":"b0858c1d-d1f4-41e3-862e-9dc2f441ebd0","clientId":"Test client","address":"127.0.0.1"}', 1795314530507);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"722a1c79-a934-42c4-b79e-e2473fe946ec","email":"admin@example.org","sessionId":"728f6efb-1966-4ecd-9d8a-6566492d877c","clientId":"Test client","address":"127.0.0.1"}', 1795314530770);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795314531010);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","email":"ben@example.org"}', 1795314531067);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795314531378);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Administrator', '{"type":"user.updated","userId":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795314531425);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","email":"ben@example.org","sessionId":"787440e9-b92b-4a96-b0cd-1413b1ece617","clientId":"Test client","address":"127.0.0.1"}', 1795314531531);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '138a5210-1a26-402d-beff-c6ccf267be45', 'Ada', '{"type":"group.created","groupId":"78aa43ba-38e6-4693-a640-5983f5d3d1b9","name":"Forest ✓ \"quoted\""}', 1795314534631);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '138a5210-1a26-402d-beff-c6ccf267be45', 'Ada', '{"type":"group.member-added","groupId":"78aa43ba-38e6-4693-a640-5983f5d3d1b9","name":"Forest ✓ \"quoted\"","userId":"c43e46c3-9bd0-4f80-994d-7982c22f4ab0","userName":"Ben"}', 1795314534771);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"722a1c79-a934-42c4-b79e-e2473fe946ec","email":"admin@example.org","sessionId":"0c3e7baf-eb75-4085-bc36-c462e9e1dd67","clientId":"Test client","address":"127.0.0.1"}', 1795314535628);
INSERT INTO public.item VALUES ('91996cca-4328-4b7d-8fb9-ae4699058e75', 'fcd7d41e-60b4-41ca-8466-8df174221cbe', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795314526207, 1795314526207, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e8f24d5d-fa0b-4bad-8b4f-d4c9fe581367', '8a3d54a1-1f34-47d4-af96-887a8dddee5a', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795314531067, 1795314531067, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6c777321-2541-4453-889c-d0c3a24fa4a6', '115ee950-00b5-4d1c-9d23-f65e980cd444', '7e3088fe-ca08-4f77-b6bb-f3783bff8456', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795314534895, 1795314534895, '138a5210-1a26-402d-beff-c6ccf267be45', '138a5210-1a26-402d-beff-c6ccf267be45', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('227812d4-bbf2-463a-8956-4bb51fc2c003', '78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'ba1c0e70-3862-485b-90c3-7600cab5debb', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795314535027, 1795314535027, '138a5210-1a26-402d-beff-c6ccf267be45', '138a5210-1a26-402d-beff-c6ccf267be45', 1795314535074, '227812d4-bbf2-463a-8956-4bb51fc2c003', '138a5210-1a26-402d-beff-c6ccf267be45');
INSERT INTO public.item VALUES ('ba1c0e70-3862-485b-90c3-7600cab5debb', '78aa43ba-38e6-4693-a640-5983f5d3d1b9', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795314534631, 1795314535074, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('d2fe8e4c-a363-4a87-ad8e-2f2acd15f56c', '115ee950-00b5-4d1c-9d23-f65e980cd444', '7e3088fe-ca08-4f77-b6bb-f3783bff8456', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795314535251, 1795314535251, '138a5210-1a26-402d-beff-c6ccf267be45', '138a5210-1a26-402d-beff-c6ccf267be45', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7e3088fe-ca08-4f77-b6bb-f3783bff8456', '115ee950-00b5-4d1c-9d23-f65e980cd444', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795314528121, 1795314535251, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('eb90234a-d830-4dc1-90de-547195a8f52e', '78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'ba1c0e70-3862-485b-90c3-7600cab5debb', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795314534972, 1795314535566, '138a5210-1a26-402d-beff-c6ccf267be45', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('71f8b3a3-42f8-430b-8c31-a2c47c7ebba6', 'send-mail', '{}', 'done', 'send-mail', 1795314527331, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 1, 1000000, NULL, 1795314527331, 1795314527555, NULL);
INSERT INTO public.job VALUES ('31023db8-96ab-4df2-9a4e-2c527fa6fb72', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795336127649, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 0, 1000000, NULL, 1795314527331, NULL, NULL);
INSERT INTO public.job VALUES ('c1bbbd29-72d0-4237-b4b3-41abe616faab', 'empty-trash', '{}', 'queued', 'empty-trash', 1795318127719, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 0, 1000000, NULL, 1795314527331, NULL, NULL);
INSERT INTO public.job VALUES ('2ed3c5b3-d58c-4a5c-8358-73803260c227', 'prune-rows', '{}', 'queued', 'prune-rows', 1795318127739, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 0, 1000000, NULL, 1795314527331, NULL, NULL);
INSERT INTO public.job VALUES ('38ae44e3-048e-4c6f-a782-c9d2ab800e1d', 'finish-trees', '{}', 'queued', 'finish-trees', 1795314557790, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 0, 1000000, NULL, 1795314527334, NULL, NULL);
INSERT INTO public.job VALUES ('957816cc-6689-4091-88dd-5eebe038ef19', 'compact-history', '{}', 'queued', 'compact-history', 1795336127847, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 0, 1000000, NULL, 1795314527334, NULL, NULL);
INSERT INTO public.job VALUES ('6cfec83f-e9a9-4e26-ad49-b49a85d0f599', 'send-mail', '{}', 'done', 'send-mail', 1795314528121, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 1, 1000000, NULL, 1795314528121, 1795314530458, NULL);
INSERT INTO public.job VALUES ('9a7abc15-025d-42b8-907a-4f8c0a6b5049', 'send-mail', '{}', 'done', 'send-mail', 1795314531067, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 1, 1000000, NULL, 1795314531067, 1795314531459, NULL);
INSERT INTO public.job VALUES ('90705c67-190f-4697-ba22-611f22999e4f', 'send-mail', '{}', 'done', 'send-mail', 1795314534771, NULL, 1, 'adab939b-8f09-433f-96e6-de4d2a7a727e:0872bbfa-c270-4fbc-8f52-3c25b5d55830', 1, 1000000, '138a5210-1a26-402d-beff-c6ccf267be45', 1795314534771, 1795314534999, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T02:28:45.418Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T02:28:45.505Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T02:28:45.566Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T02:28:45.603Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T02:28:45.668Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T02:28:45.757Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('dd7aa075-6da3-412c-8d48-d50bfedc37a8', 'verify-email', '138a5210-1a26-402d-beff-c6ccf267be45', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795314528121, 1795487328121, 1795314528121, 1795314530431, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('e4486b53-a88a-4f88-8fc4-3609d38faaff', 'verify-email', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795314531067, 1795487331067, 1795314531067, 1795314531453, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('1a36a0b6-34a6-4735-b6bc-60767b0799b6', 'group-added', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795314534771, NULL, 1795314534771, 1795314534996, NULL, 'http://localhost:27793/unsubscribe?token=group-added~f_7cjNifGxmF9-nPBVhFlYgYUZWtwZHSkBk7qUW0344', 2);
INSERT INTO public.membership VALUES ('78aa43ba-38e6-4693-a640-5983f5d3d1b9', '138a5210-1a26-402d-beff-c6ccf267be45', 1, 1795314534631);
INSERT INTO public.membership VALUES ('78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 0, 1795314534771);
INSERT INTO public.notification VALUES ('c6298af2-4d93-4116-a91e-b44822d0f165', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/78aa43ba-38e6-4693-a640-5983f5d3d1b9/', 0, 1795314534771);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795315427579);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795318128130);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795318128121);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795315430507);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797906530507);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795318131070);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795318128130);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795318131067);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795315431531);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797906531531);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:138a5210-1a26-402d-beff-c6ccf267be45', 1, 1795318134774);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:138a5210-1a26-402d-beff-c6ccf267be45', 0, 1795318134774);
INSERT INTO public.rate_limit VALUES ('notice 138a5210-1a26-402d-beff-c6ccf267be45 c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 1, 1795400934771);
INSERT INTO public.rate_limit VALUES ('mail group-added 138a5210-1a26-402d-beff-c6ccf267be45 c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 1, 1795400934771);
INSERT INTO public.rate_limit VALUES ('mail group-added 138a5210-1a26-402d-beff-c6ccf267be45', 1, 1795400934771);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795315427579);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797906535628);
INSERT INTO public.session VALUES ('c70ba741-7161-49a9-925a-981c5ed6869b', 'cde05dedca98ee3e8afca3134c7938bf928612d67712d1d11639584c8e03234f', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Test client', 1795314527565, 1795314527565, 1803090527565, 1795314530448, 1795314527565);
INSERT INTO public.session VALUES ('b0858c1d-d1f4-41e3-862e-9dc2f441ebd0', 'fbac3bfe8c590df0d9f10b28f42d657c0ed9d8334f609d4d82054041586b6000', '138a5210-1a26-402d-beff-c6ccf267be45', 'Test client', 1795314530507, 1795314530507, 1803090530507, NULL, 1795314530507);
INSERT INTO public.session VALUES ('728f6efb-1966-4ecd-9d8a-6566492d877c', 'b0030796bff345733a066441dd829235acb6f34485f0e09ec125d5e7eeb093d6', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Test client', 1795314530770, 1795314530770, 1803090530770, 1795314531460, 1795314530770);
INSERT INTO public.session VALUES ('787440e9-b92b-4a96-b0cd-1413b1ece617', 'c16a8cbc6a35e77f1216c394a42d569b795e4db90295d4fa6d84e0181c9de5d6', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 'Test client', 1795314531531, 1795314531531, 1803090531531, NULL, 1795314531531);
INSERT INTO public.session VALUES ('0c3e7baf-eb75-4085-bc36-c462e9e1dd67', 'bc2ef31ceccc90770a33d0b7bc48d20f9c74370f476b30e4bcc3cf6ca7c8234f', '722a1c79-a934-42c4-b79e-e2473fe946ec', 'Test client', 1795314535628, 1795314535628, 1803090535628, NULL, 1795314535628);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"0ad7416d","key":"s7IiuWiPsAc/ty6F/UOOxQKwncoG4SZnOE3hduHBaPo=","madeAt":1795314525815,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"8be0ad2c","key":"ftE1yJwEUJPGkzoAbVn+4oypiRrU1pG0R4dX6jya7to=","madeAt":1795314525848,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"cfcbb09d","key":"kTiOLlaFmi2MnK0A30YgLVeBRZ9yU8Iz0CoB0PfLMDg=","madeAt":1795314525866,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('3d5a1a24-b893-4d26-a137-40646426ac23', 'verify-email', 'ce587992e8bd51ebc572079f69527f9f1330c092694b9c81318e31dd35ea1465', '138a5210-1a26-402d-beff-c6ccf267be45', 1795314528121, 1795487328121, NULL);
INSERT INTO public.token VALUES ('4b3e8162-c5c7-4df6-a895-9fd9d9214f97', 'verify-email', '31804c6b4f0442d9715282d4235a28c23560dbeed090af5612a46ecf236bcca9', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 1795314531067, 1795487331067, NULL);
INSERT INTO public.token VALUES ('34b43285-cec8-459e-8635-16686f4f27ca', 'unsubscribe', '454ed3d65747e175d8046ca46f02b7042017da7e63a55fb01f2483a4c49ee7ff', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 1795314534771, 1826850534771, NULL);
INSERT INTO public."user" VALUES ('722a1c79-a934-42c4-b79e-e2473fe946ec', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$eehBT2PssrTO1LTdubfMUA$BAjxuUYRkFZC5bIvVAoYp6Yhu/i9U6Nckv6AZoeRwbs', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314526207, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('138a5210-1a26-402d-beff-c6ccf267be45', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$psQ3Oq3/D/YjROERRumdPw$JjznG944m+Hhn/xfiLDkayQJoEU/ugZb8DLiJTotjkw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314528121, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('c43e46c3-9bd0-4f80-994d-7982c22f4ab0', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$2g+foVa0htMY/2igtYD4Tw$Cm6mrV8IYJxeScGvRcnGJ0Pr08Tt/1OdwhWEhFOmaeM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314531067, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'Forest ✓ "quoted"', '138a5210-1a26-402d-beff-c6ccf267be45', 1795314534631, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('fcd7d41e-60b4-41ca-8466-8df174221cbe', 'user', '722a1c79-a934-42c4-b79e-e2473fe946ec', NULL, '91996cca-4328-4b7d-8fb9-ae4699058e75', 104857600, 0, 0, 1, 1795314526207);
INSERT INTO public.workspace VALUES ('8a3d54a1-1f34-47d4-af96-887a8dddee5a', 'user', 'c43e46c3-9bd0-4f80-994d-7982c22f4ab0', NULL, 'e8f24d5d-fa0b-4bad-8b4f-d4c9fe581367', 104857600, 0, 0, 1, 1795314531067);
INSERT INTO public.workspace VALUES ('115ee950-00b5-4d1c-9d23-f65e980cd444', 'user', '138a5210-1a26-402d-beff-c6ccf267be45', NULL, '7e3088fe-ca08-4f77-b6bb-f3783bff8456', 104857600, 43, 2, 3, 1795314528121);
INSERT INTO public.workspace VALUES ('78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'group', NULL, '78aa43ba-38e6-4693-a640-5983f5d3d1b9', 'ba1c0e70-3862-485b-90c3-7600cab5debb', 524288000, 36, 2, 4, 1795314534631);
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
ALTER TABLE ONLY public.pending_tree
    ADD CONSTRAINT pending_tree_pkey PRIMARY KEY (id);
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
CREATE INDEX item_deleted ON public.item USING btree (workspace_id, trashed_at, id) WHERE (trashed_at IS NOT NULL);
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
CREATE INDEX pending_tree_workspace_id ON public.pending_tree USING btree (workspace_id);
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
