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
    error text COLLATE pg_catalog."C"
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
    ended_at bigint
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
    registered_at bigint NOT NULL
);
CREATE TABLE public.user_group (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    deleted_at bigint
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795222910960);
INSERT INTO public.defaults_file VALUES ('dcbbfd8d-521e-457d-9398-9db21e647a67', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('a8a862e8-e80e-4462-80e9-26d0516e8c7d', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('0a537e1d-c1bc-4fc2-ae29-eac43fcb954a', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('9b7d9c3e-d5c0-4c67-a617-59324f7ebe48', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('a149022d-5fb0-4cc5-9c56-d8052f9ee118', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('e0a8b142-e850-485b-8592-c2da3027915b', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('473cbcbb-a5c0-42e7-81c6-a31f648c53c8', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('0489b3c3-143f-4857-8ddc-6215396d2e63', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('5168bf50-9658-4a8d-b131-1f4948f904e4', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795222902619, 1795222902619);
INSERT INTO public.defaults_file VALUES ('e963d2e1-b754-42eb-ad92-dfef4a77673d', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795222902619, 1795222902619);
INSERT INTO public.document VALUES ('ab7faff4-fbfa-4494-a219-40397c080543', 0, '214af9fd-eebf-4982-942c-78a1b6a2ad47', 'lf', 0);
INSERT INTO public.document VALUES ('b0382a10-be3b-4e07-8e80-93d89fec71e0', 0, 'bcd3bdc8-7fbc-4e45-815b-f134c3350f3a', 'lf', 0);
INSERT INTO public.document VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', 2, 'f3ff4423-8d5c-457e-b55f-014208b86129', 'lf', 0);
INSERT INTO public.document_client VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', '7dda7373a9dfa8e16f8ec39ad8249fee', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'eb6b8233-e999-4638-b894-23e7fb7ea315', 2, 2, 1795222911053);
INSERT INTO public.document_snapshot VALUES ('ab7faff4-fbfa-4494-a219-40397c080543', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795222910803);
INSERT INTO public.document_snapshot VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795222910825);
INSERT INTO public.document_snapshot VALUES ('b0382a10-be3b-4e07-8e80-93d89fec71e0', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795222910874);
INSERT INTO public.document_update VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', 0, 1, '\x789c05c13b0a80301005c0abc8ab531823e653dbd8db85144b76a38204451b11efee4c7c91f74dea3d8d08b0cc648d35e4b990133d1427d97862d7f5be884021af5417b910a253b155989f43b8414a0a979c08fa4b3f4372195b', '[{"user":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","name":"Ben","from":0,"to":1}]', 1795222911039, 1795222911039);
INSERT INTO public.document_update VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', 1, 2, '\x789c05c14b0a80201405d0adc41d4b64467e86d1a4358883973e2b08216c12d1de3bc7bf88e7c1e55e6638e894482badc8a64c86e5980d476529997eb099190271a7b27185f37210be13589f66e2d2360841a0f205d77fe10787a819c1', '[{"user":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","name":"Ben","from":1,"to":2}]', 1795222911053, 1795222911053);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795222902610);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"b3e28905-ea82-414d-a80b-972a21dfc524","email":"admin@example.org"}', 1795222902610);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b3e28905-ea82-414d-a80b-972a21dfc524","email":"admin@example.org","sessionId":"b689d75d-3885-4131-9928-da418b3f250f","clientId":"Test client","address":"127.0.0.1"}', 1795222903113);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795222904094);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830","email":"ada@example.org"}', 1795222904138);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795222908225);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"user.updated","userId":"9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795222908583);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830","email":"ada@example.org","sessionId":"23cb8b9f-be44-4582-90f7-ff9f9b43d3d2","clientId":"Test client","address":"127.0.0.1"}', 1795222908715);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b3e28905-ea82-414d-a80b-972a21dfc524","email":"admin@example.org","sessionId":"f1f44bca-8d2b-4074-bb47-ea806ba60553","clientId":"Test client","address":"127.0.0.1"}', 1795222908857);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795222909640);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","email":"ben@example.org"}', 1795222909894);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795222910214);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Administrator', '{"type":"user.updated","userId":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795222910303);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","email":"ben@example.org","sessionId":"eb6b8233-e999-4638-b894-23e7fb7ea315","clientId":"Test client","address":"127.0.0.1"}', 1795222910351);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'Ada', '{"type":"group.created","groupId":"24db055b-e7a1-4740-ba4d-e23bffd22ac2","name":"Forest ✓ \"quoted\""}', 1795222910443);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'Ada', '{"type":"group.member-added","groupId":"24db055b-e7a1-4740-ba4d-e23bffd22ac2","name":"Forest ✓ \"quoted\"","userId":"b25c2dd5-cdfc-4272-9ad2-b416487235aa","userName":"Ben"}', 1795222910776);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b3e28905-ea82-414d-a80b-972a21dfc524","email":"admin@example.org","sessionId":"9510bf46-aba7-4899-9dbd-915107f53850","clientId":"Test client","address":"127.0.0.1"}', 1795222911082);
INSERT INTO public.item VALUES ('6d0efab3-fd88-4d62-ae92-34fb535202c0', '291cc621-f4ff-47c1-b762-35665e4972d4', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795222902610, 1795222902610, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9c3a18e5-f423-4f60-9184-8100c9ca9dba', '52aec0d1-bb84-4469-a1f2-20adc1d4e0f1', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795222909894, 1795222909894, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ab7faff4-fbfa-4494-a219-40397c080543', 'eeaae21e-9278-40d5-86bd-7afcba394b18', '4367fa63-d681-4854-9201-8075813e12cb', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795222910803, 1795222910803, '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b0382a10-be3b-4e07-8e80-93d89fec71e0', '24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'bc4dbb6c-2844-451d-a287-a5af02264ccb', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795222910874, 1795222910874, '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 1795222910891, 'b0382a10-be3b-4e07-8e80-93d89fec71e0', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830');
INSERT INTO public.item VALUES ('bc4dbb6c-2844-451d-a287-a5af02264ccb', '24db055b-e7a1-4740-ba4d-e23bffd22ac2', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795222910443, 1795222910891, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b6874569-d70c-4e1e-ade1-3f12fcb62fdc', 'eeaae21e-9278-40d5-86bd-7afcba394b18', '4367fa63-d681-4854-9201-8075813e12cb', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795222910960, 1795222910960, '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('4367fa63-d681-4854-9201-8075813e12cb', 'eeaae21e-9278-40d5-86bd-7afcba394b18', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795222904138, 1795222910960, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6f9fd837-55c8-4d7a-9820-0551882c0615', '24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'bc4dbb6c-2844-451d-a287-a5af02264ccb', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795222910825, 1795222911053, '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('05dd094d-66a4-4844-88f8-b6ebbfa76070', 'send-mail', '{}', 'done', 'send-mail', 1795222903000, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 1, 1000000, NULL, 1795222903001, 1795222903229, NULL);
INSERT INTO public.job VALUES ('3bf4cecb-240e-4ede-a169-aa43a05dc47b', 'compact-history', '{}', 'queued', 'compact-history', 1795244503242, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 0, 1000000, NULL, 1795222903001, NULL, NULL);
INSERT INTO public.job VALUES ('696469a5-610d-42b7-9b1d-7f0be733854e', 'empty-trash', '{}', 'queued', 'empty-trash', 1795226503278, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 0, 1000000, NULL, 1795222903001, NULL, NULL);
INSERT INTO public.job VALUES ('e05152ee-7992-476f-bb2d-cd2a68c6eb96', 'prune-rows', '{}', 'queued', 'prune-rows', 1795226503492, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 0, 1000000, NULL, 1795222903001, NULL, NULL);
INSERT INTO public.job VALUES ('afbc9ecc-03c0-40b5-82ef-ca6db55fd229', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795244503601, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 0, 1000000, NULL, 1795222903001, NULL, NULL);
INSERT INTO public.job VALUES ('1b8faa4e-69ce-421f-9a00-98ac890976a1', 'send-mail', '{}', 'done', 'send-mail', 1795222904138, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 1, 1000000, NULL, 1795222904138, 1795222909085, NULL);
INSERT INTO public.job VALUES ('df71d556-a7a3-4ab0-b995-c4cb0bb08fdf', 'send-mail', '{}', 'done', 'send-mail', 1795222909894, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 1, 1000000, NULL, 1795222909894, 1795222910306, NULL);
INSERT INTO public.job VALUES ('0ae959ac-a4f7-4658-8435-b491cdeb5853', 'send-mail', '{}', 'done', 'send-mail', 1795222910776, NULL, 1, '9ef9f7d5-3b45-4fbc-9925-818dfc2724f7', 1, 1000000, '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 1795222910776, 1795222910892, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-21T01:01:42.447Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('78908294-acb3-46d3-92a4-c541af77883f', 'verify-email', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'ada@example.org', 'Verify your e-mail address for Scriptorium', 'Hello Ada,
somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.
If it was not you, do nothing: without this link nobody can use the account.
Verify e-mail address:
http://localhost:13847/verify-email?token=oNtwtlU-SCr_6kO9wHFlf_YMNSaP-uGFx1xonZ0KAxE
Scriptorium
http://localhost:13847
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>Verify your e-mail address for Scriptorium</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">Verify your e-mail address for Scriptorium</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Hello Ada,</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">If it was not you, do nothing: without this link nobody can use the account.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:13847/verify-email?token=oNtwtlU-SCr_6kO9wHFlf_YMNSaP-uGFx1xonZ0KAxE" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Verify e-mail address</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:13847/verify-email?token=oNtwtlU-SCr_6kO9wHFlf_YMNSaP-uGFx1xonZ0KAxE" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847/verify-email?token=oNtwtlU-SCr_6kO9wHFlf_YMNSaP-uGFx1xonZ0KAxE</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:13847" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222904138, 1795395704138, 1795222904138, 1795222909079, NULL);
INSERT INTO public.mail VALUES ('bb931baf-00b1-474f-a3f3-52efee0e445c', 'verify-email', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'ben@example.org', 'Verify your e-mail address for Scriptorium', 'Hello Ben,
somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.
If it was not you, do nothing: without this link nobody can use the account.
Verify e-mail address:
http://localhost:13847/verify-email?token=IB0vJrchroSZDkR0k7XeKeDK1MmLoAgZ_gcyFkh-2d4
Scriptorium
http://localhost:13847
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>Verify your e-mail address for Scriptorium</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">Verify your e-mail address for Scriptorium</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Hello Ben,</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">If it was not you, do nothing: without this link nobody can use the account.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:13847/verify-email?token=IB0vJrchroSZDkR0k7XeKeDK1MmLoAgZ_gcyFkh-2d4" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Verify e-mail address</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:13847/verify-email?token=IB0vJrchroSZDkR0k7XeKeDK1MmLoAgZ_gcyFkh-2d4" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847/verify-email?token=IB0vJrchroSZDkR0k7XeKeDK1MmLoAgZ_gcyFkh-2d4</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:13847" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222909894, 1795395709894, 1795222909894, 1795222910303, NULL);
INSERT INTO public.mail VALUES ('f296fd7a-f847-491b-ab53-dcbb33b5e131', 'group-added', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', 'Ada added you to the group “Forest ✓ "quoted"” on Scriptorium. You now have access to its workspace.
Open the workspace:
http://localhost:13847/workspace/24db055b-e7a1-4740-ba4d-e23bffd22ac2/
Scriptorium
http://localhost:13847
No more mails of this kind:
http://localhost:13847/unsubscribe?token=group-added~xkzXTQwROc_FPK8c9wW7e0Etf7WnOYJ4ta55gFt7qa4
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>You were added to the group “Forest ✓ &quot;quoted&quot;”</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">You were added to the group “Forest ✓ &quot;quoted&quot;”</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Ada added you to the group “Forest ✓ &quot;quoted&quot;” on Scriptorium. You now have access to its workspace.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:13847/workspace/24db055b-e7a1-4740-ba4d-e23bffd22ac2/" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Open the workspace</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:13847/workspace/24db055b-e7a1-4740-ba4d-e23bffd22ac2/" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847/workspace/24db055b-e7a1-4740-ba4d-e23bffd22ac2/</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:13847" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:13847</a><br/><a href="http://localhost:13847/unsubscribe?token=group-added~xkzXTQwROc_FPK8c9wW7e0Etf7WnOYJ4ta55gFt7qa4" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">No more mails of this kind</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222910776, NULL, 1795222910776, 1795222910842, NULL);
INSERT INTO public.membership VALUES ('24db055b-e7a1-4740-ba4d-e23bffd22ac2', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 1, 1795222910443);
INSERT INTO public.membership VALUES ('24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 0, 1795222910776);
INSERT INTO public.notification VALUES ('61a972e2-580a-4ec2-b5a4-50288a9cdab7', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/24db055b-e7a1-4740-ba4d-e23bffd22ac2/', 0, 1795222910776);
INSERT INTO public.rate_limit VALUES ('/api/user/signup account:ada@example.org', 1, 1795226504139);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:ada@example.org', 1, 1795223808715);
INSERT INTO public.rate_limit VALUES ('/api/user/signup account:ben@example.org', 1, 1795226509895);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795226504139);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:ben@example.org', 1, 1795223810351);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:admin@example.org', 3, 1795223803115);
INSERT INTO public.rate_limit VALUES ('/api/auth/login address:127.0.0.1', 5, 1795223803115);
INSERT INTO public.session VALUES ('b689d75d-3885-4131-9928-da418b3f250f', '90b7dabe224dc9f7402ebec8ea70fecadfd2023e116b53ebd122de4b774e7833', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Test client', 1795222903113, 1795222903113, 1802998903113, 1795222908691);
INSERT INTO public.session VALUES ('23cb8b9f-be44-4582-90f7-ff9f9b43d3d2', '6f95122d9b1d267d4e992c1b2e4555b35d02539f7da5948c1d66f62b4d943db7', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'Test client', 1795222908715, 1795222908715, 1802998908715, NULL);
INSERT INTO public.session VALUES ('f1f44bca-8d2b-4074-bb47-ea806ba60553', '19ec49d973d8889c52929dc413c34950b64065f486f3271e6b717daefc84050b', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Test client', 1795222908857, 1795222908857, 1802998908857, 1795222910333);
INSERT INTO public.session VALUES ('eb6b8233-e999-4638-b894-23e7fb7ea315', '6e6893c962407f452e92e520e39800f52bf9e200f97e2a4f8c37f422ddc97425', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'Test client', 1795222910351, 1795222910351, 1802998910351, NULL);
INSERT INTO public.session VALUES ('9510bf46-aba7-4899-9dbd-915107f53850', 'b57c6362b29f4c5975d630df860cf3225fa6cbd111a6d83380560d13a6508932', 'b3e28905-ea82-414d-a80b-972a21dfc524', 'Test client', 1795222911082, 1795222911082, 1802998911082, NULL);
INSERT INTO public.setting VALUES ('secret:asset-links', 's0DB366dJaEarYX+ruk/1huYmbn8agBozC3iQ1q/6FU=');
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
INSERT INTO public.setting VALUES ('secret:csrf', 'e3xHO9S1BTSRaOn1thnR4z/oW0DMuTqzm7T0tFfPkWw=');
INSERT INTO public.setting VALUES ('registration_open', '0');
INSERT INTO public.token VALUES ('46c9cc62-82b8-4003-8da5-eb5a6985a544', 'verify-email', 'e54a7bda877be8e1405eb5cc0ffba9b2036894ccd590130778d335b34a3d1323', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 1795222904138, 1795395704138, NULL);
INSERT INTO public.token VALUES ('ebf64d6a-b85d-4f9f-b19a-66e1750125b1', 'verify-email', 'be682bd13de985a0d50b8425bbd59f940ceb1597ef29662d7218da07c6cc1cea', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 1795222909894, 1795395709894, NULL);
INSERT INTO public.token VALUES ('64ecc1ec-f7df-48ca-ad22-2de8b905fd1f', 'unsubscribe', 'ab0036aafa18161bbb86153e1cb9e9998dd1b3abc9551d618107766958df6b9b', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', 1795222910776, 1826758910776, NULL);
INSERT INTO public."user" VALUES ('b3e28905-ea82-414d-a80b-972a21dfc524', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Vz5JUZWhaVPwuDUpKzn04w$Io6ApJBkFJDTEUeWy/oP6jGjrfARTA0ZW+7MsBDwehA', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222902610);
INSERT INTO public."user" VALUES ('9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$qdXkjZxu8HBRCxPYRjJI8Q$2DG6TyZF/eGB6WW+tinc8OpY1lnC9ctjtd1gOES32zo', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222904138);
INSERT INTO public."user" VALUES ('b25c2dd5-cdfc-4272-9ad2-b416487235aa', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$lwMhCOVeTcp8ZSmwt9UtJg$Zt4X1j4rP1qWOCA3bWYyERZIE+KUaEMAITo5Att2hFA', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222909894);
INSERT INTO public.user_group VALUES ('24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'Forest ✓ "quoted"', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', 1795222910443, NULL);
INSERT INTO public.workspace VALUES ('291cc621-f4ff-47c1-b762-35665e4972d4', 'user', 'b3e28905-ea82-414d-a80b-972a21dfc524', NULL, '6d0efab3-fd88-4d62-ae92-34fb535202c0', 104857600, 0, 0, 1, 1795222902610);
INSERT INTO public.workspace VALUES ('52aec0d1-bb84-4469-a1f2-20adc1d4e0f1', 'user', 'b25c2dd5-cdfc-4272-9ad2-b416487235aa', NULL, '9c3a18e5-f423-4f60-9184-8100c9ca9dba', 104857600, 0, 0, 1, 1795222909894);
INSERT INTO public.workspace VALUES ('eeaae21e-9278-40d5-86bd-7afcba394b18', 'user', '9e1e1dfc-c26b-40e2-98cf-3ab6ecb3f830', NULL, '4367fa63-d681-4854-9201-8075813e12cb', 104857600, 43, 2, 3, 1795222904138);
INSERT INTO public.workspace VALUES ('24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'group', NULL, '24db055b-e7a1-4740-ba4d-e23bffd22ac2', 'bc4dbb6c-2844-451d-a287-a5af02264ccb', 524288000, 36, 2, 4, 1795222910443);
SELECT pg_catalog.setval('public.event_log_seq_seq', 17, true);
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
CREATE INDEX user_group_owner_id ON public.user_group USING btree (owner_id);
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
