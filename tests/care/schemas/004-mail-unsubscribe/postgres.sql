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
    unsubscribe_url text COLLATE pg_catalog."C"
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
    registered_at bigint NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795229649762);
INSERT INTO public.defaults_file VALUES ('a58c5c97-f554-4de9-b9da-53e1dd616797', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('6a8398f3-be8e-4c0e-86ac-5185890b81de', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('49396afe-31ab-4ae8-9f09-2ab2927cf1d0', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('34a1be56-9c32-4593-aa27-b9e6a966d660', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('42065108-c3c4-4942-85bd-09b3a207d9e2', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('1ddde733-46c0-4b64-823b-22549c6f207f', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('cc85588b-6b1e-4169-a429-18aa4dad7a4f', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('68c4471a-cbf4-40f6-82b1-9990f9edbfad', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('4138f147-0b17-4094-afe1-6e9e7c3f37c4', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795229648210, 1795229648210);
INSERT INTO public.defaults_file VALUES ('d0adac7d-c923-4d25-8212-9b17b3caa722', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795229648210, 1795229648210);
INSERT INTO public.document VALUES ('96423fc2-6beb-47bc-8719-cfb0b6ea2cef', 0, 'e271eece-be56-4938-b419-02d2c3a5555e', 'lf', 0);
INSERT INTO public.document VALUES ('8e458b6d-8b70-450d-a936-3c1270098047', 0, '54abe343-a9ce-4642-ae0e-c8479f3d81ef', 'lf', 0);
INSERT INTO public.document VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', 2, '75a90c03-ca55-497a-9d80-7a758d6df082', 'lf', 0);
INSERT INTO public.document_client VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', '5d529d1655e4171c6ce1422df08ce1b5', '1ac510f3-450a-4776-908d-a1305c0804bb', '84d6cb40-4b96-4aed-8562-0983ddc34bc0', 2, 2, 1795229649827);
INSERT INTO public.document_snapshot VALUES ('96423fc2-6beb-47bc-8719-cfb0b6ea2cef', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795229649711);
INSERT INTO public.document_snapshot VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795229649727);
INSERT INTO public.document_snapshot VALUES ('8e458b6d-8b70-450d-a936-3c1270098047', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795229649736);
INSERT INTO public.document_update VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', 0, 1, '\x5b7b22636c69656e744944223a223564353239643136353565343137316336636531343232646630386365316235222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"1ac510f3-450a-4776-908d-a1305c0804bb","name":"Ben","from":0,"to":1}]', 1795229649810, 1795229649810);
INSERT INTO public.document_update VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', 1, 2, '\x5b7b22636c69656e744944223a223564353239643136353565343137316336636531343232646630386365316235222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"1ac510f3-450a-4776-908d-a1305c0804bb","name":"Ben","from":1,"to":2}]', 1795229649827, 1795229649827);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795229648198);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"387c3b68-9595-44e6-b477-4fe313a1625a","email":"admin@example.org"}', 1795229648198);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"387c3b68-9595-44e6-b477-4fe313a1625a","email":"admin@example.org","sessionId":"c6ccd0a5-e4da-4134-b940-404239907f87","clientId":"Test client","address":"127.0.0.1"}', 1795229648416);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795229648510);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"0d6a073d-037b-4f29-87e2-54a9833270f2","email":"ada@example.org"}', 1795229648520);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795229649376);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"user.updated","userId":"0d6a073d-037b-4f29-87e2-54a9833270f2","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795229649400);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"0d6a073d-037b-4f29-87e2-54a9833270f2","email":"ada@example.org","sessionId":"24d10b04-e7e5-44e1-a30b-0a3307a788e9","clientId":"Test client","address":"127.0.0.1"}', 1795229649421);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"387c3b68-9595-44e6-b477-4fe313a1625a","email":"admin@example.org","sessionId":"7997c1e2-755c-434a-9dd6-c93adde38bde","clientId":"Test client","address":"127.0.0.1"}', 1795229649460);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795229649520);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"1ac510f3-450a-4776-908d-a1305c0804bb","email":"ben@example.org"}', 1795229649527);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795229649572);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Administrator', '{"type":"user.updated","userId":"1ac510f3-450a-4776-908d-a1305c0804bb","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795229649581);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1ac510f3-450a-4776-908d-a1305c0804bb","email":"ben@example.org","sessionId":"84d6cb40-4b96-4aed-8562-0983ddc34bc0","clientId":"Test client","address":"127.0.0.1"}', 1795229649605);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '0d6a073d-037b-4f29-87e2-54a9833270f2', 'Ada', '{"type":"group.created","groupId":"98b58a7b-b72b-44a4-9753-7696e2804201","name":"Forest ✓ \"quoted\""}', 1795229649663);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '0d6a073d-037b-4f29-87e2-54a9833270f2', 'Ada', '{"type":"group.member-added","groupId":"98b58a7b-b72b-44a4-9753-7696e2804201","name":"Forest ✓ \"quoted\"","userId":"1ac510f3-450a-4776-908d-a1305c0804bb","userName":"Ben"}', 1795229649696);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"387c3b68-9595-44e6-b477-4fe313a1625a","email":"admin@example.org","sessionId":"ef3d69b4-397a-4468-8e25-3d87f9a5555a","clientId":"Test client","address":"127.0.0.1"}', 1795229649837);
INSERT INTO public.item VALUES ('74d612bd-c426-44e3-9b08-cb50d6c1fe30', '88d88d20-16f0-4f8a-8c4b-b08a87612919', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795229648198, 1795229648198, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1dbdd03d-cac1-4c49-9f7d-5136e8f126f7', '848fee72-90f4-4076-ab76-d64529aa96d5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795229649527, 1795229649527, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('96423fc2-6beb-47bc-8719-cfb0b6ea2cef', '36413d83-7cfd-489a-9fad-a525bb0d3445', 'f0685a67-15e6-4412-8815-45da96e9d46c', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795229649711, 1795229649711, '0d6a073d-037b-4f29-87e2-54a9833270f2', '0d6a073d-037b-4f29-87e2-54a9833270f2', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8e458b6d-8b70-450d-a936-3c1270098047', '98b58a7b-b72b-44a4-9753-7696e2804201', 'ad4064a9-e45a-4b14-b8d8-178d4a97b0c8', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795229649736, 1795229649736, '0d6a073d-037b-4f29-87e2-54a9833270f2', '0d6a073d-037b-4f29-87e2-54a9833270f2', 1795229649743, '8e458b6d-8b70-450d-a936-3c1270098047', '0d6a073d-037b-4f29-87e2-54a9833270f2');
INSERT INTO public.item VALUES ('ad4064a9-e45a-4b14-b8d8-178d4a97b0c8', '98b58a7b-b72b-44a4-9753-7696e2804201', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795229649663, 1795229649743, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2697885c-a072-410d-96ae-9f8a818e70bd', '36413d83-7cfd-489a-9fad-a525bb0d3445', 'f0685a67-15e6-4412-8815-45da96e9d46c', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795229649762, 1795229649762, '0d6a073d-037b-4f29-87e2-54a9833270f2', '0d6a073d-037b-4f29-87e2-54a9833270f2', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f0685a67-15e6-4412-8815-45da96e9d46c', '36413d83-7cfd-489a-9fad-a525bb0d3445', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795229648520, 1795229649762, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('33589a82-d7ae-4c68-b3dc-5c0d3a9e6c90', '98b58a7b-b72b-44a4-9753-7696e2804201', 'ad4064a9-e45a-4b14-b8d8-178d4a97b0c8', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795229649727, 1795229649827, '0d6a073d-037b-4f29-87e2-54a9833270f2', '1ac510f3-450a-4776-908d-a1305c0804bb', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('cbcf1e30-43da-4ab6-94c0-b72c6152610f', 'send-mail', '{}', 'done', 'send-mail', 1795229648353, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 1, 1000000, NULL, 1795229648353, 1795229648406, NULL);
INSERT INTO public.job VALUES ('edb61796-ea2f-4e35-9fe0-9753e745280d', 'prune-rows', '{}', 'queued', 'prune-rows', 1795233248432, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 0, 1000000, NULL, 1795229648353, NULL, NULL);
INSERT INTO public.job VALUES ('9b2c589e-6c4f-4b0f-9e55-a955ec6e3ddd', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795251248445, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 0, 1000000, NULL, 1795229648353, NULL, NULL);
INSERT INTO public.job VALUES ('e289d93f-54ad-4b0c-a7ae-dc87584d199f', 'empty-trash', '{}', 'queued', 'empty-trash', 1795233248458, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 0, 1000000, NULL, 1795229648353, NULL, NULL);
INSERT INTO public.job VALUES ('bba74c3e-cab3-4b6d-8755-efc35c480286', 'compact-history', '{}', 'queued', 'compact-history', 1795251248467, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 0, 1000000, NULL, 1795229648353, NULL, NULL);
INSERT INTO public.job VALUES ('6949ed4d-1a12-404b-96d3-0636636e1377', 'send-mail', '{}', 'done', 'send-mail', 1795229648520, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 1, 1000000, NULL, 1795229648520, 1795229649495, NULL);
INSERT INTO public.job VALUES ('6fdec77b-841b-421f-95ed-5cc93dc9d1dc', 'send-mail', '{}', 'done', 'send-mail', 1795229649527, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 1, 1000000, NULL, 1795229649527, 1795229649600, NULL);
INSERT INTO public.job VALUES ('b04536dc-f4b1-4f82-996c-da34a8ad4715', 'send-mail', '{}', 'done', 'send-mail', 1795229649696, NULL, 1, '6be1f390-7732-47b7-b915-61037e269426:ca6cf578-9b86-4269-b0cc-7aeb62fad5ff', 1, 1000000, '0d6a073d-037b-4f29-87e2-54a9833270f2', 1795229649696, 1795229649726, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-21T02:54:08.070Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-21T02:54:08.096Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-21T02:54:08.109Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-21T02:54:08.117Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('d01f78d9-da4c-4a36-8538-7f3693d24f8d', 'verify-email', '0d6a073d-037b-4f29-87e2-54a9833270f2', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795229648520, 1795402448520, 1795229648520, 1795229649492, NULL, NULL);
INSERT INTO public.mail VALUES ('212ed988-b166-4ae1-9b18-90210dc9e009', 'verify-email', '1ac510f3-450a-4776-908d-a1305c0804bb', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795229649527, 1795402449527, 1795229649527, 1795229649596, NULL, NULL);
INSERT INTO public.mail VALUES ('ad426e22-d251-4d3c-9582-d421c0b3eddc', 'group-added', '1ac510f3-450a-4776-908d-a1305c0804bb', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795229649696, NULL, 1795229649696, 1795229649723, NULL, 'http://localhost:17780/unsubscribe?token=group-added~dQJ8_K7igU0wiIdnCUfJOoBJgi0iTyMsZzomUDbJksw');
INSERT INTO public.membership VALUES ('98b58a7b-b72b-44a4-9753-7696e2804201', '0d6a073d-037b-4f29-87e2-54a9833270f2', 1, 1795229649663);
INSERT INTO public.membership VALUES ('98b58a7b-b72b-44a4-9753-7696e2804201', '1ac510f3-450a-4776-908d-a1305c0804bb', 0, 1795229649696);
INSERT INTO public.notification VALUES ('7d258338-9ffd-4124-b09e-eff576813c96', '1ac510f3-450a-4776-908d-a1305c0804bb', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/98b58a7b-b72b-44a4-9753-7696e2804201/', 0, 1795229649696);
INSERT INTO public.rate_limit VALUES ('/api/user/signup account:ada@example.org', 1, 1795233248520);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:ada@example.org', 1, 1795230549421);
INSERT INTO public.rate_limit VALUES ('/api/user/signup account:ben@example.org', 1, 1795233249527);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795233248520);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:ben@example.org', 1, 1795230549605);
INSERT INTO public.rate_limit VALUES ('/api/auth/login account:admin@example.org', 3, 1795230548419);
INSERT INTO public.rate_limit VALUES ('/api/auth/login address:127.0.0.1', 5, 1795230548419);
INSERT INTO public.session VALUES ('c6ccd0a5-e4da-4134-b940-404239907f87', '690a8e833cd9e03f471dc42e5008012e7023afd39b76ac107f8e59df47935d29', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Test client', 1795229648416, 1795229648416, 1803005648416, 1795229649412);
INSERT INTO public.session VALUES ('24d10b04-e7e5-44e1-a30b-0a3307a788e9', '2c053c0729fa7a78385fc12b6f6be478a15a74a2f0977601dafe8fdfd4959aef', '0d6a073d-037b-4f29-87e2-54a9833270f2', 'Test client', 1795229649421, 1795229649421, 1803005649421, NULL);
INSERT INTO public.session VALUES ('7997c1e2-755c-434a-9dd6-c93adde38bde', 'db3f40b1314feb8d2698fa84951a2727370caa792bb649dbb865dc64b6ca004e', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Test client', 1795229649460, 1795229649460, 1803005649460, 1795229649595);
INSERT INTO public.session VALUES ('84d6cb40-4b96-4aed-8562-0983ddc34bc0', 'e4685520676b9cd36b70c9142afebe1736c1be6c622a28d015cbdcf94834cda6', '1ac510f3-450a-4776-908d-a1305c0804bb', 'Test client', 1795229649605, 1795229649605, 1803005649605, NULL);
INSERT INTO public.session VALUES ('ef3d69b4-397a-4468-8e25-3d87f9a5555a', '736fd29d5e9bd69ccf7f99a2d907244fdde94448419096eaec6c957f73e16f6c', '387c3b68-9595-44e6-b477-4fe313a1625a', 'Test client', 1795229649837, 1795229649837, 1803005649837, NULL);
INSERT INTO public.setting VALUES ('secret:asset-links', 'RCZquA4GEw6sVFcHtyeP/003ZHzyXOuwcsXphm8bzT8=');
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
INSERT INTO public.setting VALUES ('secret:csrf', 'S7xuWS7t8soGEqs9xl3mTYAiAZCQALd/jiTyqOjOts8=');
INSERT INTO public.setting VALUES ('registration_open', '0');
INSERT INTO public.token VALUES ('8f88705b-ea7c-4ce3-b8de-ceda95e5299d', 'verify-email', 'de3a3ca25c44438b0cc7154735ca1661003194453eb98358cbc4afaa20e43ab3', '0d6a073d-037b-4f29-87e2-54a9833270f2', 1795229648520, 1795402448520, NULL);
INSERT INTO public.token VALUES ('4d52455d-d124-4798-996b-ff8065b9562e', 'verify-email', 'add0efefc837307bbc452d1698942e73ea534f8924f6ab8313acd7dd1757e844', '1ac510f3-450a-4776-908d-a1305c0804bb', 1795229649527, 1795402449527, NULL);
INSERT INTO public.token VALUES ('91faa172-1c04-43a0-b610-d8017c4dd7ac', 'unsubscribe', '4d32162061bc116cccb710e6e08a3daac58764f60a69ed7971e098baf4b6dc2c', '1ac510f3-450a-4776-908d-a1305c0804bb', 1795229649696, 1826765649696, NULL);
INSERT INTO public."user" VALUES ('387c3b68-9595-44e6-b477-4fe313a1625a', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$gn3dfZec8o9NdumtD+ainw$2IFBh0iRSW8QclDZ7087wRYEP8mSHmBehn5pEg1oFTs', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229648198, 'administrator');
INSERT INTO public."user" VALUES ('0d6a073d-037b-4f29-87e2-54a9833270f2', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$sPRbb6QsIf5qFT+KFsWJ8w$Qj0xGQbEb+XjlO+XxWnNbsDtiIPCXGCC5fx6rYW8+vc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229648520, 'ada');
INSERT INTO public."user" VALUES ('1ac510f3-450a-4776-908d-a1305c0804bb', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$6dXUs3ai5oyqGBID1sX5YQ$tumtDeeQBx7S1VndohBVKUacKgsZfCGE0HLQYQT2dkA', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229649527, 'ben');
INSERT INTO public.user_group VALUES ('98b58a7b-b72b-44a4-9753-7696e2804201', 'Forest ✓ "quoted"', '0d6a073d-037b-4f29-87e2-54a9833270f2', 1795229649663, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('88d88d20-16f0-4f8a-8c4b-b08a87612919', 'user', '387c3b68-9595-44e6-b477-4fe313a1625a', NULL, '74d612bd-c426-44e3-9b08-cb50d6c1fe30', 104857600, 0, 0, 1, 1795229648198);
INSERT INTO public.workspace VALUES ('848fee72-90f4-4076-ab76-d64529aa96d5', 'user', '1ac510f3-450a-4776-908d-a1305c0804bb', NULL, '1dbdd03d-cac1-4c49-9f7d-5136e8f126f7', 104857600, 0, 0, 1, 1795229649527);
INSERT INTO public.workspace VALUES ('36413d83-7cfd-489a-9fad-a525bb0d3445', 'user', '0d6a073d-037b-4f29-87e2-54a9833270f2', NULL, 'f0685a67-15e6-4412-8815-45da96e9d46c', 104857600, 43, 2, 3, 1795229648520);
INSERT INTO public.workspace VALUES ('98b58a7b-b72b-44a4-9753-7696e2804201', 'group', NULL, '98b58a7b-b72b-44a4-9753-7696e2804201', 'ad4064a9-e45a-4b14-b8d8-178d4a97b0c8', 524288000, 36, 2, 4, 1795229649663);
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
