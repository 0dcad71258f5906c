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
    bom bigint NOT NULL,
    export_folder text COLLATE pg_catalog."C",
    log_bytes bigint DEFAULT 0 NOT NULL,
    charged bigint DEFAULT 0 NOT NULL
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
    ended_at bigint NOT NULL,
    form text DEFAULT 'pushed'::text NOT NULL COLLATE pg_catalog."C"
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
    log text COLLATE pg_catalog."C",
    output_folder text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795326449373);
INSERT INTO public.defaults_file VALUES ('06dc654b-dd5c-49b2-82a5-09c2bb17e95a', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('dbe92978-282f-43ab-a572-7c6c5e5007d0', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('aa4e3921-29e6-4755-ad19-ead3fe305a62', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('e9737c46-0f82-4ec3-a270-f354be9e4691', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
# of natbib. "cite-method: biblatex" makes them those of biblatex; without that line they are written out.
to: latex
package: zip
standalone: true
number-sections: true
cite-method: natbib
variables:
  documentclass: article
  papersize: a4
  geometry: margin=2.8cm
  colorlinks: true
', 'latex-package', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('1dc62a37-9d33-4bd4-9d22-45656fa842e2', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('32922e8d-04d3-48b7-b3b1-74b92d84b6a9', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('5cef110d-ac75-4725-b1fd-90d1eb6466fa', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('ccd5c22d-b9b1-4ef3-8b53-da575ec42ba0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('28324642-5bb3-48bb-8e97-a5396e5b6f7a', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('d02393c1-8707-4a2e-9488-ba09538b7da0', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795326447121, 1795326447121);
INSERT INTO public.defaults_file VALUES ('814fb6a5-18aa-4c6f-a856-b3ff5c597f00', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795326447121, 1795326447121);
INSERT INTO public.document VALUES ('e61dda1c-23e0-48da-8e17-67a5514efe6e', 0, '5f2cdeb5-3523-4a91-ac9c-8405d13a76ad', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('743e0471-88aa-434a-a69a-dd4ee47f49b9', 0, 'cdfd4915-580b-4ba1-8f47-f17ab84c596a', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', 2, '533f4065-acf8-44b0-b84b-a82558e69fe2', 'lf', 0, NULL, 171, 0);
INSERT INTO public.document_client VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', '6dca70d855029f71042e3ac44afd20b3', 'fed8739f-6911-48f7-9e95-44610848d6e9', '70cbcf9a-eac1-43d3-973d-fddebc445dc5', 2, 2, 1795326449496);
INSERT INTO public.document_snapshot VALUES ('e61dda1c-23e0-48da-8e17-67a5514efe6e', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795326449295);
INSERT INTO public.document_snapshot VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795326449321);
INSERT INTO public.document_snapshot VALUES ('743e0471-88aa-434a-a69a-dd4ee47f49b9', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795326449335);
INSERT INTO public.document_update VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', 0, 1, '\x5b7b22636c69656e744944223a223664636137306438353530323966373130343265336163343461666432306233222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"fed8739f-6911-48f7-9e95-44610848d6e9","name":"Ben","from":0,"to":1}]', 1795326449472, 1795326449472, 'pushed');
INSERT INTO public.document_update VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', 1, 2, '\x5b7b22636c69656e744944223a223664636137306438353530323966373130343265336163343461666432306233222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"fed8739f-6911-48f7-9e95-44610848d6e9","name":"Ben","from":1,"to":2}]', 1795326449496, 1795326449496, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795326447083);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"71705b54-dd1e-4633-a6c5-4db1266f327e","email":"admin@example.org"}', 1795326447083);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"71705b54-dd1e-4633-a6c5-4db1266f327e","email":"admin@example.org","sessionId":"7c5fc926-3562-4022-a6e4-dbe94bf293fa","clientId":"Test client","address":"127.0.0.1"}', 1795326447646);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795326447760);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"204a2061-dad0-4b36-a2fb-88b7353455b9","email":"ada@example.org"}', 1795326447770);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795326448334);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"user.updated","userId":"204a2061-dad0-4b36-a2fb-88b7353455b9","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795326448353);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"204a2061-dad0-4b36-a2fb-88b7353455b9","email":"ada@example.org","sessionId":"952e2014-0ee7-4a41-b742-73486c0e9fd6","clientId":"Test client","address":"127.0.0.1"}', 1795326448395);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"71705b54-dd1e-4633-a6c5-4db1266f327e","email":"admin@example.org","sessionId":"22e486d4-a54f-49b1-a5c1-e2e6409075ec","clientId":"Test client","address":"127.0.0.1"}', 1795326448519);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795326448571);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"fed8739f-6911-48f7-9e95-44610848d6e9","email":"ben@example.org"}', 1795326448578);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795326448636);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Administrator', '{"type":"user.updated","userId":"fed8739f-6911-48f7-9e95-44610848d6e9","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795326448647);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"fed8739f-6911-48f7-9e95-44610848d6e9","email":"ben@example.org","sessionId":"70cbcf9a-eac1-43d3-973d-fddebc445dc5","clientId":"Test client","address":"127.0.0.1"}', 1795326448670);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '204a2061-dad0-4b36-a2fb-88b7353455b9', 'Ada', '{"type":"group.created","groupId":"b9130dea-3e7a-451b-8f70-889b050b5819","name":"Forest ✓ \"quoted\""}', 1795326449246);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '204a2061-dad0-4b36-a2fb-88b7353455b9', 'Ada', '{"type":"group.member-added","groupId":"b9130dea-3e7a-451b-8f70-889b050b5819","name":"Forest ✓ \"quoted\"","userId":"fed8739f-6911-48f7-9e95-44610848d6e9","userName":"Ben"}', 1795326449272);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"71705b54-dd1e-4633-a6c5-4db1266f327e","email":"admin@example.org","sessionId":"f797104d-d6e7-4b36-9e7b-df7ae404a43c","clientId":"Test client","address":"127.0.0.1"}', 1795326449518);
INSERT INTO public.item VALUES ('51dc96a9-8368-4a0b-9bcc-6af70335ad28', 'a479c307-09e2-4ba4-935e-726648f87dd2', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795326447083, 1795326447083, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2665a4ee-9a1c-4f74-ad10-40a8818d9a78', '0e7ecc41-e30e-4c7f-906b-584a9507d7cd', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795326448578, 1795326448578, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e61dda1c-23e0-48da-8e17-67a5514efe6e', '670304c3-a5b0-43df-9a0b-0b02749fcdb8', 'a306719d-2782-467b-98d1-796c7377f864', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795326449295, 1795326449295, '204a2061-dad0-4b36-a2fb-88b7353455b9', '204a2061-dad0-4b36-a2fb-88b7353455b9', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('743e0471-88aa-434a-a69a-dd4ee47f49b9', 'b9130dea-3e7a-451b-8f70-889b050b5819', 'e5ffbf4f-aeb9-4583-b8f0-4c444cca801b', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795326449335, 1795326449335, '204a2061-dad0-4b36-a2fb-88b7353455b9', '204a2061-dad0-4b36-a2fb-88b7353455b9', 1795326449347, '743e0471-88aa-434a-a69a-dd4ee47f49b9', '204a2061-dad0-4b36-a2fb-88b7353455b9');
INSERT INTO public.item VALUES ('e5ffbf4f-aeb9-4583-b8f0-4c444cca801b', 'b9130dea-3e7a-451b-8f70-889b050b5819', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795326449246, 1795326449347, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9a7337e0-9b0d-43bb-9759-aa13b6acacf5', '670304c3-a5b0-43df-9a0b-0b02749fcdb8', 'a306719d-2782-467b-98d1-796c7377f864', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795326449373, 1795326449373, '204a2061-dad0-4b36-a2fb-88b7353455b9', '204a2061-dad0-4b36-a2fb-88b7353455b9', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('a306719d-2782-467b-98d1-796c7377f864', '670304c3-a5b0-43df-9a0b-0b02749fcdb8', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795326447770, 1795326449373, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('29da8a70-fed8-4a99-a76e-427428a097ac', 'b9130dea-3e7a-451b-8f70-889b050b5819', 'e5ffbf4f-aeb9-4583-b8f0-4c444cca801b', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795326449321, 1795326449496, '204a2061-dad0-4b36-a2fb-88b7353455b9', 'fed8739f-6911-48f7-9e95-44610848d6e9', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('cccc9fdf-4d4a-4a67-86c4-7ed2d69d9f81', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795348047661, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447582, NULL, NULL);
INSERT INTO public.job VALUES ('3c1040e9-dfee-4459-b152-8ad852364fa8', 'send-mail', '{}', 'done', 'send-mail', 1795326447582, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 1, 1000000, NULL, 1795326447582, 1795326447666, NULL);
INSERT INTO public.job VALUES ('88f8403c-5081-485a-84d7-4f5b070ed5fb', 'empty-trash', '{}', 'queued', 'empty-trash', 1795330047713, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447583, NULL, NULL);
INSERT INTO public.job VALUES ('16b45913-7c1f-4b6c-a08f-6cda53b6499f', 'prune-rows', '{}', 'queued', 'prune-rows', 1795330047713, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447583, NULL, NULL);
INSERT INTO public.job VALUES ('a4c84d16-561d-41d4-b5fb-101ab016c3aa', 'compact-history', '{}', 'queued', 'compact-history', 1795348047722, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447583, NULL, NULL);
INSERT INTO public.job VALUES ('609f9ec1-5c23-4684-a410-058af7d12ded', 'finish-trees', '{}', 'queued', 'finish-trees', 1795326477730, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447583, NULL, NULL);
INSERT INTO public.job VALUES ('809b51be-4f78-43b0-98c8-2b90ff35c2a0', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795330047741, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 0, 1000000, NULL, 1795326447583, NULL, NULL);
INSERT INTO public.job VALUES ('6e947d54-7cbf-4d9c-9244-de396e8ff391', 'send-mail', '{}', 'done', 'send-mail', 1795326447770, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 1, 1000000, NULL, 1795326447770, 1795326448380, NULL);
INSERT INTO public.job VALUES ('b2476198-bf0c-4a69-802e-9ed60e793652', 'send-mail', '{}', 'done', 'send-mail', 1795326448578, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 1, 1000000, NULL, 1795326448578, 1795326448655, NULL);
INSERT INTO public.job VALUES ('6c5cb178-f467-442f-a799-86d0dafe0068', 'send-mail', '{}', 'done', 'send-mail', 1795326449272, NULL, 1, '215e4e96-ee9f-40d3-ad9b-5b104efb8461:e0187f3a-3ff7-40ea-8ef9-47f276ae68cb', 1, 1000000, '204a2061-dad0-4b36-a2fb-88b7353455b9', 1795326449272, 1795326449327, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T05:47:26.686Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T05:47:26.724Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T05:47:26.754Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T05:47:26.787Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T05:47:26.811Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T05:47:26.853Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T05:47:26.886Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T05:47:26.909Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T05:47:26.933Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('37c42cf3-9862-4526-864c-b4e56ed602a1', 'verify-email', '204a2061-dad0-4b36-a2fb-88b7353455b9', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795326447770, 1795499247770, 1795326447770, 1795326448377, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('082939bb-9176-4b5f-a20f-6cc480bb72d5', 'verify-email', 'fed8739f-6911-48f7-9e95-44610848d6e9', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795326448578, 1795499248578, 1795326448578, 1795326448653, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('2b494bb2-078d-4306-b01d-656739b44b12', 'group-added', 'fed8739f-6911-48f7-9e95-44610848d6e9', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795326449272, NULL, 1795326449272, 1795326449322, NULL, 'http://localhost:24285/unsubscribe?token=group-added~bteZDruL-mKZ-9qElX5qBpBrU4uM_AiyY1AI6EWEk4c', 2);
INSERT INTO public.membership VALUES ('b9130dea-3e7a-451b-8f70-889b050b5819', '204a2061-dad0-4b36-a2fb-88b7353455b9', 1, 1795326449246);
INSERT INTO public.membership VALUES ('b9130dea-3e7a-451b-8f70-889b050b5819', 'fed8739f-6911-48f7-9e95-44610848d6e9', 0, 1795326449272);
INSERT INTO public.notification VALUES ('6774e913-c1f8-4028-83c2-19df6eae8a46', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795326447770);
INSERT INTO public.notification VALUES ('c0136c22-b003-4b22-8a5d-fc562b636467', 'fed8739f-6911-48f7-9e95-44610848d6e9', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b9130dea-3e7a-451b-8f70-889b050b5819/', 0, 1795326449272);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795327347649);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795330047771);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795330047770);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795327348396);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797918448395);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795330048578);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795330047771);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795330048578);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795327348670);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797918448670);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:204a2061-dad0-4b36-a2fb-88b7353455b9', 1, 1795330049273);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:204a2061-dad0-4b36-a2fb-88b7353455b9', 0, 1795330049273);
INSERT INTO public.rate_limit VALUES ('notice 204a2061-dad0-4b36-a2fb-88b7353455b9 fed8739f-6911-48f7-9e95-44610848d6e9', 1, 1795412849272);
INSERT INTO public.rate_limit VALUES ('mail group-added 204a2061-dad0-4b36-a2fb-88b7353455b9 fed8739f-6911-48f7-9e95-44610848d6e9', 1, 1795412849272);
INSERT INTO public.rate_limit VALUES ('mail group-added 204a2061-dad0-4b36-a2fb-88b7353455b9', 1, 1795412849272);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:fed8739f-6911-48f7-9e95-44610848d6e9', 1, 1795326509400);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795327347649);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797918449518);
INSERT INTO public.session VALUES ('7c5fc926-3562-4022-a6e4-dbe94bf293fa', 'bed334a2dff96aa519596f1991f4e73f6fb8fa0318a6d25d7eb3694946a732f8', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Test client', 1795326447646, 1795326447646, 1803102447646, 1795326448377, 1795326447646);
INSERT INTO public.session VALUES ('952e2014-0ee7-4a41-b742-73486c0e9fd6', '0e4c1cf831910c06130333ba983fb60e2264c53b1e904867f51b9c843ae820f2', '204a2061-dad0-4b36-a2fb-88b7353455b9', 'Test client', 1795326448395, 1795326448395, 1803102448395, NULL, 1795326448395);
INSERT INTO public.session VALUES ('22e486d4-a54f-49b1-a5c1-e2e6409075ec', '0a668b631eb13f6d9cc90dc665fbacb4bbbde06f4909e64eb500f645f172b673', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Test client', 1795326448519, 1795326448519, 1803102448519, 1795326448660, 1795326448519);
INSERT INTO public.session VALUES ('70cbcf9a-eac1-43d3-973d-fddebc445dc5', '5d10c203e5e687f6e4dbc26ed7f333501fe2f64b3c600d2a8685ca0280d5eb1f', 'fed8739f-6911-48f7-9e95-44610848d6e9', 'Test client', 1795326448670, 1795326448670, 1803102448670, NULL, 1795326448670);
INSERT INTO public.session VALUES ('f797104d-d6e7-4b36-9e7b-df7ae404a43c', '2b603858387c3116eacb8afd3d40a5b02543d414c10329c4e3d19612193b2e05', '71705b54-dd1e-4633-a6c5-4db1266f327e', 'Test client', 1795326449518, 1795326449518, 1803102449518, NULL, 1795326449518);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"d00aeb41","key":"60bg9cgSAaP03GvsVei2KcBEr6Jq4cuSOYLwkd5DVSU=","madeAt":1795326446977,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"c7503a80","key":"TVHZygDr+o+AlSgj7y8xOCj4Z7xk33haK1LEB+5KrJA=","madeAt":1795326446993,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"05e784f7","key":"ke+zrPvsVstdYVFzt9qaHW4ck4Il2cJ+k67Dm+hwjss=","madeAt":1795326447003,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('user_group_management_limit', '20');
INSERT INTO public.setting VALUES ('secret:seeded-profile:epub', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:html', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:jats', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:latex-package', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:latex', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:markdown', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:opendocument', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:pdf', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:slides', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:typst', '1');
INSERT INTO public.setting VALUES ('secret:seeded-profile:word', '1');
INSERT INTO public.setting VALUES ('registration_open', '0');
INSERT INTO public.token VALUES ('3cee0683-471a-40a0-8407-6f4f4f384572', 'verify-email', '28fd78a31e29d5917a0a5bc44a8e84fe8400362c3ea1c18e9b0eaaeac10b087d', '204a2061-dad0-4b36-a2fb-88b7353455b9', 1795326447770, 1795499247770, NULL);
INSERT INTO public.token VALUES ('e5ee19cc-e5c2-4dba-9043-bfb5077d7932', 'verify-email', '8536ccfc47c8b101ee8576fbd98d74eb471eb8abd0a265a67269327a95f2053d', 'fed8739f-6911-48f7-9e95-44610848d6e9', 1795326448578, 1795499248578, NULL);
INSERT INTO public.token VALUES ('3e1ecf20-666a-431e-a4e7-3ef3b59e8d96', 'unsubscribe', '9faf08df206a4af1e0c1a4108b788db04e5bd26f4f84fbd90c4326fdb98836a3', 'fed8739f-6911-48f7-9e95-44610848d6e9', 1795326449272, 1826862449272, NULL);
INSERT INTO public."user" VALUES ('71705b54-dd1e-4633-a6c5-4db1266f327e', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$5sbVs8NUvgrZBbIxCHunvA$fUKSGCvRnCe05eXE7w6n22qaNH6ormDYMYSQFGXO/Is', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326447083, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('204a2061-dad0-4b36-a2fb-88b7353455b9', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$qJGZ27VM9pkkh5GcjFGhQQ$Yv6KpLO7iANxHKHJJ8yGh9x8Ovy8tE6ue7jERVjL9nM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326447770, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('fed8739f-6911-48f7-9e95-44610848d6e9', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$7r9kbDUpt0rEc4QYuYziDw$4pJd7rPICS/KRBHD8SAAOG4AfLAKLhfDMh723YcXg/0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326448578, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('b9130dea-3e7a-451b-8f70-889b050b5819', 'Forest ✓ "quoted"', '204a2061-dad0-4b36-a2fb-88b7353455b9', 1795326449246, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('a479c307-09e2-4ba4-935e-726648f87dd2', 'user', '71705b54-dd1e-4633-a6c5-4db1266f327e', NULL, '51dc96a9-8368-4a0b-9bcc-6af70335ad28', 104857600, 0, 0, 1, 1795326447083);
INSERT INTO public.workspace VALUES ('0e7ecc41-e30e-4c7f-906b-584a9507d7cd', 'user', 'fed8739f-6911-48f7-9e95-44610848d6e9', NULL, '2665a4ee-9a1c-4f74-ad10-40a8818d9a78', 104857600, 0, 0, 1, 1795326448578);
INSERT INTO public.workspace VALUES ('670304c3-a5b0-43df-9a0b-0b02749fcdb8', 'user', '204a2061-dad0-4b36-a2fb-88b7353455b9', NULL, 'a306719d-2782-467b-98d1-796c7377f864', 104857600, 43, 2, 3, 1795326447770);
INSERT INTO public.workspace VALUES ('b9130dea-3e7a-451b-8f70-889b050b5819', 'group', NULL, 'b9130dea-3e7a-451b-8f70-889b050b5819', 'e5ffbf4f-aeb9-4583-b8f0-4c444cca801b', 524288000, 36, 2, 4, 1795326449246);
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
