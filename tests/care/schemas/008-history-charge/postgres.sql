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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795317938355);
INSERT INTO public.defaults_file VALUES ('e6364aca-356d-493e-831e-c515fffb0aaf', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('921c0627-ab1a-4814-bf1f-21d5551170c8', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('3f274808-d309-4078-9da0-b52b9af709b9', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('875fc430-9267-4401-9202-b186ebd3f728', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('849214f2-6afc-4abf-b5fb-fc825279ef1b', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('5c8e0a93-1ef3-427d-98a4-54abf7ef9e02', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('6f20e583-17f1-4736-bc1f-2c56a1ef7edf', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('b63796a4-adde-4767-b51b-6a06d0a56430', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('3ba0e4a9-9afa-4009-8a76-4bfbe8497aff', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('762a807c-7f4d-47e2-b4bb-746024f63512', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795317930909, 1795317930909);
INSERT INTO public.defaults_file VALUES ('a5c91134-a609-481f-b384-74289ec20491', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795317930909, 1795317930909);
INSERT INTO public.document VALUES ('1b93b9f6-8697-4b92-9d93-5b59c2b50576', 0, 'c909bd07-6d3f-4a6f-bec3-7a866d5b54d3', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ec1c0eb0-6fca-4d28-b3e1-a685238a1844', 0, '1049bfb6-edf4-4994-9845-30288df41bcd', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', 2, 'e00fbd69-ab72-4b3f-af66-6e8b276b0cf8', 'lf', 0, NULL, 171, 0);
INSERT INTO public.document_client VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', '42a74631051f10871cc79909537ab2f2', '65b7f5ac-d1a7-416e-9af3-861290c412f9', '26069985-e23d-4c80-8e29-c93daff523be', 2, 2, 1795317938943);
INSERT INTO public.document_snapshot VALUES ('1b93b9f6-8697-4b92-9d93-5b59c2b50576', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795317938002);
INSERT INTO public.document_snapshot VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795317938110);
INSERT INTO public.document_snapshot VALUES ('ec1c0eb0-6fca-4d28-b3e1-a685238a1844', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795317938166);
INSERT INTO public.document_update VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', 0, 1, '\x5b7b22636c69656e744944223a223432613734363331303531663130383731636337393930393533376162326632222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"65b7f5ac-d1a7-416e-9af3-861290c412f9","name":"Ben","from":0,"to":1}]', 1795317938884, 1795317938884);
INSERT INTO public.document_update VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', 1, 2, '\x5b7b22636c69656e744944223a223432613734363331303531663130383731636337393930393533376162326632222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"65b7f5ac-d1a7-416e-9af3-861290c412f9","name":"Ben","from":1,"to":2}]', 1795317938943, 1795317938943);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795317930787);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"c91647e1-6b20-45c9-9553-70583caf64b2","email":"admin@example.org"}', 1795317930787);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c91647e1-6b20-45c9-9553-70583caf64b2","email":"admin@example.org","sessionId":"d98a4865-9bb5-42d0-9016-3f8607121e0b","clientId":"Test client","address":"127.0.0.1"}', 1795317931815);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795317932211);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"f3020d1e-5dc9-4738-bc28-09fd80eefbf5","email":"ada@example.org"}', 1795317932287);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795317934596);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"user.updated","userId":"f3020d1e-5dc9-4738-bc28-09fd80eefbf5","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795317934683);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f3020d1e-5dc9-4738-bc28-09fd80eefbf5","email":"ada@example.org","sessionId":"4a24ac35-f937-4cab-aa85-5ef9352a7183","clientId":"Test client","address":"127.0.0.1"}', 1795317934839);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c91647e1-6b20-45c9-9553-70583caf64b2","email":"admin@example.org","sessionId":"2ff53610-7239-465c-a18e-796a4ae840f6","clientId":"Test client","address":"127.0.0.1"}', 1795317935030);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795317935237);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"65b7f5ac-d1a7-416e-9af3-861290c412f9","email":"ben@example.org"}', 1795317935280);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795317935504);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Administrator', '{"type":"user.updated","userId":"65b7f5ac-d1a7-416e-9af3-861290c412f9","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795317935556);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"65b7f5ac-d1a7-416e-9af3-861290c412f9","email":"ben@example.org","sessionId":"26069985-e23d-4c80-8e29-c93daff523be","clientId":"Test client","address":"127.0.0.1"}', 1795317935655);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'Ada', '{"type":"group.created","groupId":"b8eab3c4-00e2-441a-9888-9ec391743b54","name":"Forest ✓ \"quoted\""}', 1795317937763);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'Ada', '{"type":"group.member-added","groupId":"b8eab3c4-00e2-441a-9888-9ec391743b54","name":"Forest ✓ \"quoted\"","userId":"65b7f5ac-d1a7-416e-9af3-861290c412f9","userName":"Ben"}', 1795317937868);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c91647e1-6b20-45c9-9553-70583caf64b2","email":"admin@example.org","sessionId":"00ff83a5-c469-47c8-965f-cd7eaa02bb02","clientId":"Test client","address":"127.0.0.1"}', 1795317938992);
INSERT INTO public.item VALUES ('66f824d9-c85c-44db-9c7b-fedbf3ed279d', 'd69ce67d-785b-4a42-8f42-12deab2b8dde', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795317930787, 1795317930787, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('d590ef95-871b-4a63-9143-b681a6c322f9', '12f5e61c-e61a-46bc-a497-021b6c98684c', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795317935280, 1795317935280, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1b93b9f6-8697-4b92-9d93-5b59c2b50576', 'd56fe6de-efb2-4cec-a36c-42eabe508689', '7982373e-c1e5-4fbf-9241-95ded66bbaec', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795317938002, 1795317938002, 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ec1c0eb0-6fca-4d28-b3e1-a685238a1844', 'b8eab3c4-00e2-441a-9888-9ec391743b54', '411bd381-ee30-433e-9986-293367d85c21', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795317938166, 1795317938166, 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1795317938223, 'ec1c0eb0-6fca-4d28-b3e1-a685238a1844', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5');
INSERT INTO public.item VALUES ('411bd381-ee30-433e-9986-293367d85c21', 'b8eab3c4-00e2-441a-9888-9ec391743b54', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795317937763, 1795317938223, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ec9f1dad-8975-4c48-ab14-80f74a81f709', 'd56fe6de-efb2-4cec-a36c-42eabe508689', '7982373e-c1e5-4fbf-9241-95ded66bbaec', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795317938355, 1795317938355, 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7982373e-c1e5-4fbf-9241-95ded66bbaec', 'd56fe6de-efb2-4cec-a36c-42eabe508689', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795317932287, 1795317938355, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3323c8e5-b86d-4f45-b9e8-dab546204413', 'b8eab3c4-00e2-441a-9888-9ec391743b54', '411bd381-ee30-433e-9986-293367d85c21', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795317938110, 1795317938943, 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', '65b7f5ac-d1a7-416e-9af3-861290c412f9', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('1aac3482-1dbe-406c-8f43-55368cff65fd', 'send-mail', '{}', 'done', 'send-mail', 1795317931615, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 1, 1000000, NULL, 1795317931615, 1795317931726, NULL);
INSERT INTO public.job VALUES ('e765e5eb-148b-48ed-b4f6-7043c6c337d0', 'prune-rows', '{}', 'queued', 'prune-rows', 1795321531764, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 0, 1000000, NULL, 1795317931617, NULL, NULL);
INSERT INTO public.job VALUES ('7f21a148-3b87-41b4-9ffa-a605d0b9ce37', 'compact-history', '{}', 'queued', 'compact-history', 1795339531863, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 0, 1000000, NULL, 1795317931617, NULL, NULL);
INSERT INTO public.job VALUES ('12b6f5af-dc89-4961-8077-41c9741e4cd8', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795339531899, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 0, 1000000, NULL, 1795317931615, NULL, NULL);
INSERT INTO public.job VALUES ('8420869c-226c-4cea-897a-5d6c347885d5', 'finish-trees', '{}', 'queued', 'finish-trees', 1795317961935, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 0, 1000000, NULL, 1795317931617, NULL, NULL);
INSERT INTO public.job VALUES ('2ea1ab49-efb6-42f1-8e9d-38d85c19cb67', 'empty-trash', '{}', 'queued', 'empty-trash', 1795321531922, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 0, 1000000, NULL, 1795317931617, NULL, NULL);
INSERT INTO public.job VALUES ('13d8641c-dbee-4732-bec2-6282aa618716', 'send-mail', '{}', 'done', 'send-mail', 1795317932287, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 1, 1000000, NULL, 1795317932287, 1795317934791, NULL);
INSERT INTO public.job VALUES ('e53e0cfa-5ced-4959-8b41-78b5e7930597', 'send-mail', '{}', 'done', 'send-mail', 1795317935280, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 1, 1000000, NULL, 1795317935280, 1795317935568, NULL);
INSERT INTO public.job VALUES ('5138f8d9-26d3-47fc-bba4-6e717490bc98', 'send-mail', '{}', 'done', 'send-mail', 1795317937868, NULL, 1, '0f3c099c-2c7c-4c9f-93ea-0a9835e0f9ff:1c65b3f4-8a8e-47c7-9b2b-b7413dda6103', 1, 1000000, 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1795317937868, 1795317938134, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T03:25:30.327Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T03:25:30.366Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T03:25:30.411Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T03:25:30.445Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T03:25:30.485Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T03:25:30.517Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T03:25:30.540Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T03:25:30.558Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('b17928e7-7bc6-41d0-9a09-e3af384becd5', 'verify-email', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795317932287, 1795490732287, 1795317932287, 1795317934760, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('f7c1a8f3-ec2b-46f9-bb39-4564468f7b85', 'verify-email', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795317935280, 1795490735280, 1795317935280, 1795317935558, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('ed2929bc-b0b7-4681-9ec5-ee473a685dee', 'group-added', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795317937868, NULL, 1795317937868, 1795317938128, NULL, 'http://localhost:13514/unsubscribe?token=group-added~HyJKH9zzgJO5bHOqs4Jqyv_szIqc6I_dJpq1ZUfy_D0', 2);
INSERT INTO public.membership VALUES ('b8eab3c4-00e2-441a-9888-9ec391743b54', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1, 1795317937763);
INSERT INTO public.membership VALUES ('b8eab3c4-00e2-441a-9888-9ec391743b54', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 0, 1795317937868);
INSERT INTO public.notification VALUES ('97069572-c373-4805-a73b-e9f4fde06ed0', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795317932287);
INSERT INTO public.notification VALUES ('eca772d8-5a88-448f-9525-9adbc449efc5', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b8eab3c4-00e2-441a-9888-9ec391743b54/', 0, 1795317937868);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795318831816);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795321532288);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795321532287);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795318834839);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797909934839);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795321535281);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795321532288);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795321535280);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795318835655);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797909935655);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1, 1795321537879);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 0, 1795321537879);
INSERT INTO public.rate_limit VALUES ('notice f3020d1e-5dc9-4738-bc28-09fd80eefbf5 65b7f5ac-d1a7-416e-9af3-861290c412f9', 1, 1795404337868);
INSERT INTO public.rate_limit VALUES ('mail group-added f3020d1e-5dc9-4738-bc28-09fd80eefbf5 65b7f5ac-d1a7-416e-9af3-861290c412f9', 1, 1795404337868);
INSERT INTO public.rate_limit VALUES ('mail group-added f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1, 1795404337868);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:65b7f5ac-d1a7-416e-9af3-861290c412f9', 1, 1795317998667);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795318831816);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797909938992);
INSERT INTO public.session VALUES ('d98a4865-9bb5-42d0-9016-3f8607121e0b', '90e832289cffc76e4d0abe5929bd0eb0b54b31da254eafd18698c6a28f5ee884', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Test client', 1795317931815, 1795317931815, 1803093931815, 1795317934783, 1795317931815);
INSERT INTO public.session VALUES ('4a24ac35-f937-4cab-aa85-5ef9352a7183', 'fcdd21abedd3889b46e39073e49a0c51c44968627c06c1245b74f25f2f5e9a7d', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'Test client', 1795317934839, 1795317934839, 1803093934839, NULL, 1795317934839);
INSERT INTO public.session VALUES ('2ff53610-7239-465c-a18e-796a4ae840f6', '07135deaec9f9708561c1dfed5bc034a363d37f5b4f95b85c40d902b81ac227e', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Test client', 1795317935030, 1795317935030, 1803093935030, 1795317935623, 1795317935030);
INSERT INTO public.session VALUES ('26069985-e23d-4c80-8e29-c93daff523be', 'c7f03656e0ef1d3eb733bd17f70893c2922a40b51ed296cbb5802ee8bfb24a70', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 'Test client', 1795317935655, 1795317935655, 1803093935655, NULL, 1795317935655);
INSERT INTO public.session VALUES ('00ff83a5-c469-47c8-965f-cd7eaa02bb02', '7d959dd100c4da7a1d15805d534ea59404c232f4346a2663f97ae00744be064e', 'c91647e1-6b20-45c9-9553-70583caf64b2', 'Test client', 1795317938992, 1795317938992, 1803093938992, NULL, 1795317938992);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"4ca5adfc","key":"2THwvfLe1rp6xopHYkF7XRA9/W5w4gTzVS+VwQ1tzbY=","madeAt":1795317930599,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"07ab0fe2","key":"nNDXa/Bfbwt1Hlxb+CqQK3WB0eTZtwgaKuFxKYpOdoE=","madeAt":1795317930608,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"654f77a5","key":"bhSeaYeBJ6aqLOe36Yra1gF8UddT0Elgd85Ohz06c7w=","madeAt":1795317930616,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('f2ff4da7-678f-47ae-a781-e2528f30c1d3', 'verify-email', '8ba538c52754398ed9afda8b147ed1f51c34f73c887bcc8e86b0cc5a6c1226e0', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1795317932287, 1795490732287, NULL);
INSERT INTO public.token VALUES ('418a0a3d-32cc-43fb-99f3-5aed70372e4d', 'verify-email', '70818b42d3adeb61f34e70e38d6bcead3192c8a7cd3651ae6b40d366b153a38b', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 1795317935280, 1795490735280, NULL);
INSERT INTO public.token VALUES ('7e0a9d62-8f8e-44cd-895f-9cf5f9b9a742', 'unsubscribe', '2199746b218902f7e960f6492a1d5d696e831fdd1e839687e5f41aec36ac1890', '65b7f5ac-d1a7-416e-9af3-861290c412f9', 1795317937868, 1826853937868, NULL);
INSERT INTO public."user" VALUES ('c91647e1-6b20-45c9-9553-70583caf64b2', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$HflHof8mosit/AcLfdIcJg$TQcO0OjDNRbO40Osj789hX9TB1bZejj8u+tUmJ3NNoc', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317930787, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$rKOL5CzMduL4d1TS8hUwLg$CBNzqDbwlPwNoocVtcg6nKwEVJBMWphFboGuSMrKQXQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317932287, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('65b7f5ac-d1a7-416e-9af3-861290c412f9', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Ff5Dc6/QRrqTNksBypWFkg$NBC4DN6pmlh68BC01vmrEK1KJQ1QXEL/3/nGg1KHOkQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317935280, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('b8eab3c4-00e2-441a-9888-9ec391743b54', 'Forest ✓ "quoted"', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', 1795317937763, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('d69ce67d-785b-4a42-8f42-12deab2b8dde', 'user', 'c91647e1-6b20-45c9-9553-70583caf64b2', NULL, '66f824d9-c85c-44db-9c7b-fedbf3ed279d', 104857600, 0, 0, 1, 1795317930787);
INSERT INTO public.workspace VALUES ('12f5e61c-e61a-46bc-a497-021b6c98684c', 'user', '65b7f5ac-d1a7-416e-9af3-861290c412f9', NULL, 'd590ef95-871b-4a63-9143-b681a6c322f9', 104857600, 0, 0, 1, 1795317935280);
INSERT INTO public.workspace VALUES ('d56fe6de-efb2-4cec-a36c-42eabe508689', 'user', 'f3020d1e-5dc9-4738-bc28-09fd80eefbf5', NULL, '7982373e-c1e5-4fbf-9241-95ded66bbaec', 104857600, 43, 2, 3, 1795317932287);
INSERT INTO public.workspace VALUES ('b8eab3c4-00e2-441a-9888-9ec391743b54', 'group', NULL, 'b8eab3c4-00e2-441a-9888-9ec391743b54', '411bd381-ee30-433e-9986-293367d85c21', 524288000, 36, 2, 4, 1795317937763);
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
