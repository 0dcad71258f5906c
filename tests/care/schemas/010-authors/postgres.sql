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
CREATE TABLE public.document_authors (
    document_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    packed bytea NOT NULL,
    created_at bigint NOT NULL
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
    created_at bigint NOT NULL,
    note text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
    created_at bigint NOT NULL,
    shows_shares bigint DEFAULT 0 NOT NULL
);
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795328118235);
INSERT INTO public.defaults_file VALUES ('a79ee3b7-958a-44a9-ac45-40de65b2e9d1', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('0fc6650e-0ebc-4588-b267-081c60c679d4', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('5d0e57e9-ac70-4bc0-b664-2919d7681e70', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('d3544b10-f807-4056-ba11-f49b382f7aa7', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('8cb69263-b942-4104-adbb-428a4664cc82', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('b46320be-f540-49b9-bbd0-a540ba21f0dc', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('61e25f34-bfee-4121-a8cf-18d44da767f5', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('ed26a6f9-d9a4-48d2-a7cf-e962a282aa96', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('555c0be2-285f-4d13-a153-cafc3062fcdf', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('8320ff91-f88d-400c-8c5a-d64526085e0b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795328114963, 1795328114963);
INSERT INTO public.defaults_file VALUES ('a3c8eb8d-dd7d-4589-a23e-484f4ccd7fc0', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795328114963, 1795328114963);
INSERT INTO public.document VALUES ('081e5b11-7b65-494c-a643-fecfe693c2bf', 0, '05780f78-62ea-4193-8674-1495428a65c1', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('cf434c0e-8fe8-4485-ad19-ae075f07487c', 0, 'a6f1ecc5-f459-4e59-af87-c65150dd5560', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', 2, '9da7f6fe-c7e9-48f8-81ef-57bb3df820dd', 'lf', 0, NULL, 171, 0);
INSERT INTO public.document_client VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', '70bb5a0da5283ceb0ff35daba16e76e2', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', '44fac02e-e651-460a-92e3-36f5121d91ec', 2, 2, 1795328118320);
INSERT INTO public.document_snapshot VALUES ('081e5b11-7b65-494c-a643-fecfe693c2bf', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795328118068);
INSERT INTO public.document_snapshot VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795328118108);
INSERT INTO public.document_snapshot VALUES ('cf434c0e-8fe8-4485-ad19-ae075f07487c', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795328118181);
INSERT INTO public.document_update VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', 0, 1, '\x5b7b22636c69656e744944223a223730626235613064613532383363656230666633356461626131366537366532222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","name":"Ben","from":0,"to":1}]', 1795328118305, 1795328118305, 'pushed');
INSERT INTO public.document_update VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', 1, 2, '\x5b7b22636c69656e744944223a223730626235613064613532383363656230666633356461626131366537366532222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","name":"Ben","from":1,"to":2}]', 1795328118320, 1795328118320, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795328114915);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"7dd1685a-6055-4f55-a994-401bffd36f63","email":"admin@example.org"}', 1795328114915);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7dd1685a-6055-4f55-a994-401bffd36f63","email":"admin@example.org","sessionId":"7c04d0f8-0431-4c4d-87b4-75faff6e9e56","clientId":"Test client","address":"127.0.0.1"}', 1795328115598);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795328115844);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"59d6cdd7-8b3a-478c-b53a-715a6555a9b0","email":"ada@example.org"}', 1795328115879);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795328116141);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"user.updated","userId":"59d6cdd7-8b3a-478c-b53a-715a6555a9b0","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795328116281);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"59d6cdd7-8b3a-478c-b53a-715a6555a9b0","email":"ada@example.org","sessionId":"93d43cff-4747-4e6a-a0cd-eb4003d2ba5a","clientId":"Test client","address":"127.0.0.1"}', 1795328116434);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7dd1685a-6055-4f55-a994-401bffd36f63","email":"admin@example.org","sessionId":"6efd70d6-dcae-43da-99e3-b7ef70283391","clientId":"Test client","address":"127.0.0.1"}', 1795328116642);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795328116852);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","email":"ben@example.org"}', 1795328116867);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795328117067);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Administrator', '{"type":"user.updated","userId":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795328117084);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","email":"ben@example.org","sessionId":"44fac02e-e651-460a-92e3-36f5121d91ec","clientId":"Test client","address":"127.0.0.1"}', 1795328117175);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 'Ada', '{"type":"group.created","groupId":"41322d76-5e2e-4f6e-bc8a-b65f18508ce7","name":"Forest ✓ \"quoted\""}', 1795328117988);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 'Ada', '{"type":"group.member-added","groupId":"41322d76-5e2e-4f6e-bc8a-b65f18508ce7","name":"Forest ✓ \"quoted\"","userId":"7bbc3317-ca0f-4c35-8de0-eef21ebd366a","userName":"Ben"}', 1795328118030);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7dd1685a-6055-4f55-a994-401bffd36f63","email":"admin@example.org","sessionId":"b74c4592-b34b-406a-a2f4-3b19ea000b1a","clientId":"Test client","address":"127.0.0.1"}', 1795328118335);
INSERT INTO public.item VALUES ('bc6adeb9-ce97-4a3b-9c45-ecf0da73508b', '212b18fe-feb9-4ee7-8380-4466624c3462', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795328114915, 1795328114915, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('16ff085e-0b2b-4d5b-9b84-0a79eff01c96', '04ed7195-c7a1-4f45-88a6-d2e1007e80f9', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795328116867, 1795328116867, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('081e5b11-7b65-494c-a643-fecfe693c2bf', 'd3cd8458-5d2a-475a-9238-b78ed1531c2d', '862f3b0c-bae5-45a1-ab23-3a80ab2b7df8', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795328118068, 1795328118068, '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('cf434c0e-8fe8-4485-ad19-ae075f07487c', '41322d76-5e2e-4f6e-bc8a-b65f18508ce7', '3b2df1a5-5247-440e-a6ef-21eef7877e59', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795328118181, 1795328118181, '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1795328118199, 'cf434c0e-8fe8-4485-ad19-ae075f07487c', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0');
INSERT INTO public.item VALUES ('3b2df1a5-5247-440e-a6ef-21eef7877e59', '41322d76-5e2e-4f6e-bc8a-b65f18508ce7', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795328117988, 1795328118199, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e3d0fe93-3e99-4435-a019-b391daae440a', 'd3cd8458-5d2a-475a-9238-b78ed1531c2d', '862f3b0c-bae5-45a1-ab23-3a80ab2b7df8', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795328118235, 1795328118235, '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('862f3b0c-bae5-45a1-ab23-3a80ab2b7df8', 'd3cd8458-5d2a-475a-9238-b78ed1531c2d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795328115879, 1795328118235, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('afabfc87-bcfe-4f8e-a113-c5ab7585467e', '41322d76-5e2e-4f6e-bc8a-b65f18508ce7', '3b2df1a5-5247-440e-a6ef-21eef7877e59', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795328118108, 1795328118320, '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('70551014-62f2-4b33-953a-b2529e8273cc', 'send-mail', '{}', 'done', 'send-mail', 1795328115518, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 1, 1000000, NULL, 1795328115518, 1795328115591, NULL);
INSERT INTO public.job VALUES ('e3dd762b-6998-4281-94c5-b37c365ba67b', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795349715609, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115518, NULL, NULL);
INSERT INTO public.job VALUES ('ac2a82dd-e6c3-45a1-a75a-740e5713e573', 'empty-trash', '{}', 'queued', 'empty-trash', 1795331715645, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115519, NULL, NULL);
INSERT INTO public.job VALUES ('b6267a5d-fcac-45ce-bd88-888d617cd82f', 'finish-trees', '{}', 'queued', 'finish-trees', 1795328145656, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115519, NULL, NULL);
INSERT INTO public.job VALUES ('3c2f22b5-a141-4816-9b0c-27fc4242b5d8', 'prune-rows', '{}', 'queued', 'prune-rows', 1795331715742, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115519, NULL, NULL);
INSERT INTO public.job VALUES ('9257c7eb-c94e-47f1-a776-c4094178b114', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795331715744, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115519, NULL, NULL);
INSERT INTO public.job VALUES ('43b7a659-2647-4dc4-be56-fd1d4dbcb551', 'compact-history', '{}', 'queued', 'compact-history', 1795349715779, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 0, 1000000, NULL, 1795328115520, NULL, NULL);
INSERT INTO public.job VALUES ('4cd77119-5271-457a-8802-9262629f3447', 'send-mail', '{}', 'done', 'send-mail', 1795328115879, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 1, 1000000, NULL, 1795328115879, 1795328116352, NULL);
INSERT INTO public.job VALUES ('00f7f887-12f4-4ebc-815a-48b55ebd027d', 'send-mail', '{}', 'done', 'send-mail', 1795328116867, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 1, 1000000, NULL, 1795328116867, 1795328117149, NULL);
INSERT INTO public.job VALUES ('d2f5ec91-54d1-4278-86c8-c0b69498be37', 'send-mail', '{}', 'done', 'send-mail', 1795328118030, NULL, 1, '96b098eb-7acc-419c-b93c-c395d03501fd:458f82e7-6912-4397-a201-483c15650566', 1, 1000000, '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1795328118030, 1795328118099, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T06:15:13.967Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T06:15:14.122Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T06:15:14.177Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T06:15:14.217Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T06:15:14.294Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T06:15:14.345Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T06:15:14.386Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T06:15:14.440Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T06:15:14.482Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T06:15:14.604Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('fdfbd160-c103-4103-8a05-e71f85d3d675', 'verify-email', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795328115879, 1795500915879, 1795328115879, 1795328116322, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('6f42d8d2-1e7a-4975-a98a-b0180dcff78b', 'verify-email', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795328116867, 1795500916867, 1795328116867, 1795328117143, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('0e5251ac-4d9d-4e4f-b22b-df8b15384f55', 'group-added', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795328118030, NULL, 1795328118030, 1795328118093, NULL, 'http://localhost:31676/unsubscribe?token=group-added~pFbpsMz4P9uHdo5IrLY9VWbgFTMSGKkGtFNmkNHcjNU', 2);
INSERT INTO public.membership VALUES ('41322d76-5e2e-4f6e-bc8a-b65f18508ce7', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1, 1795328117988);
INSERT INTO public.membership VALUES ('41322d76-5e2e-4f6e-bc8a-b65f18508ce7', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 0, 1795328118030);
INSERT INTO public.notification VALUES ('3dff04a1-34a9-4050-a4e1-36e5db256fc2', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795328115879);
INSERT INTO public.notification VALUES ('d73db677-64b7-4853-875c-02fcc32b8a01', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/41322d76-5e2e-4f6e-bc8a-b65f18508ce7/', 0, 1795328118030);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795329015600);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795331715881);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795331715879);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795329016434);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797920116434);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795331716868);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795331715881);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795331716867);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795329017175);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797920117175);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1, 1795331718033);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 0, 1795331718033);
INSERT INTO public.rate_limit VALUES ('notice 59d6cdd7-8b3a-478c-b53a-715a6555a9b0 7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 1, 1795414518030);
INSERT INTO public.rate_limit VALUES ('mail group-added 59d6cdd7-8b3a-478c-b53a-715a6555a9b0 7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 1, 1795414518030);
INSERT INTO public.rate_limit VALUES ('mail group-added 59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1, 1795414518030);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 1, 1795328178257);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795329015600);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797920118335);
INSERT INTO public.session VALUES ('7c04d0f8-0431-4c4d-87b4-75faff6e9e56', '39d9b602bc6c318d81eab3f98530a625280c708faf3de76c0a814882a3f9e66b', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Test client', 1795328115598, 1795328115598, 1803104115598, 1795328116374, 1795328115598);
INSERT INTO public.session VALUES ('93d43cff-4747-4e6a-a0cd-eb4003d2ba5a', '47d531f08e3f3bf32f71bba261c3f78f3a7adccc7e6fba5aca2f89b62968716a', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 'Test client', 1795328116434, 1795328116434, 1803104116434, NULL, 1795328116434);
INSERT INTO public.session VALUES ('6efd70d6-dcae-43da-99e3-b7ef70283391', '45c1dfce46f96420e2cf920f50e970a39eda7ebbf0883b786876e489249b3c3b', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Test client', 1795328116642, 1795328116642, 1803104116642, 1795328117150, 1795328116642);
INSERT INTO public.session VALUES ('44fac02e-e651-460a-92e3-36f5121d91ec', '7bd867fed390a38abb8bcfb1f6a97683e45381f15f6e92c8fa64c49f8db82697', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 'Test client', 1795328117175, 1795328117175, 1803104117175, NULL, 1795328117175);
INSERT INTO public.session VALUES ('b74c4592-b34b-406a-a2f4-3b19ea000b1a', '7b52f543bbd290e621e40ec80be7da2397516d6078a2597645eff14d1711eb17', '7dd1685a-6055-4f55-a994-401bffd36f63', 'Test client', 1795328118335, 1795328118335, 1803104118335, NULL, 1795328118335);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"7afec136","key":"QWjpREonhujoRF7gFPHXBijczVvcHOcUoju3IiBJuNU=","madeAt":1795328114776,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"1cddd62b","key":"hGljwLfQVWqfCdLwkywZRSCgg4WuYAA+JRxUUypBz48=","madeAt":1795328114796,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"e3f77515","key":"xBeMwRQdH6pPMOshUX0QRdItav25aLkckXip6O4lzv0=","madeAt":1795328114801,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('f6048678-fd60-4f12-894e-c8474b937977', 'verify-email', '2a1e4d99bec59a14f48dfc5ad53ddcdc7dd00fd8b86f608ef54ac79f1bb6a6c2', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1795328115879, 1795500915879, NULL);
INSERT INTO public.token VALUES ('69f32c9d-bf31-4bff-b51c-bc63bf602037', 'verify-email', 'e284502e1857c0d0a46485b30b9e68a21104b9b4b594e954e6ccf7dc906d6c69', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 1795328116867, 1795500916867, NULL);
INSERT INTO public.token VALUES ('f68bca80-c6a1-4113-afe1-965937675af2', 'unsubscribe', '65ccbb38b6ef0c2fd0e4789e38d9ca73768733e38f4c37edd7bca02324e482c5', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 1795328118030, 1826864118030, NULL);
INSERT INTO public."user" VALUES ('7dd1685a-6055-4f55-a994-401bffd36f63', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$HZTzFR/1WZN49LOyE8ybvQ$SGGUciqgPWw3uzuCCEumlPgtaZnZCS+ih9xRQ/2nPJs', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328114915, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$rx+HRsAoHTR6pJeOwagwMg$chgiigfn7ZR2VeiBJoOoOhCZMize0a5szNVnSesG59Y', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328115879, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('7bbc3317-ca0f-4c35-8de0-eef21ebd366a', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$8Ea9c8iPfewYxurP+v0yDg$WesDdEBx5l+bPU4AePclcae62NWIuBCJUOymAYrPtBM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328116867, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('41322d76-5e2e-4f6e-bc8a-b65f18508ce7', 'Forest ✓ "quoted"', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', 1795328117988, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('212b18fe-feb9-4ee7-8380-4466624c3462', 'user', '7dd1685a-6055-4f55-a994-401bffd36f63', NULL, 'bc6adeb9-ce97-4a3b-9c45-ecf0da73508b', 104857600, 0, 0, 1, 1795328114915, 0);
INSERT INTO public.workspace VALUES ('04ed7195-c7a1-4f45-88a6-d2e1007e80f9', 'user', '7bbc3317-ca0f-4c35-8de0-eef21ebd366a', NULL, '16ff085e-0b2b-4d5b-9b84-0a79eff01c96', 104857600, 0, 0, 1, 1795328116867, 0);
INSERT INTO public.workspace VALUES ('d3cd8458-5d2a-475a-9238-b78ed1531c2d', 'user', '59d6cdd7-8b3a-478c-b53a-715a6555a9b0', NULL, '862f3b0c-bae5-45a1-ab23-3a80ab2b7df8', 104857600, 43, 2, 3, 1795328115879, 0);
INSERT INTO public.workspace VALUES ('41322d76-5e2e-4f6e-bc8a-b65f18508ce7', 'group', NULL, '41322d76-5e2e-4f6e-bc8a-b65f18508ce7', '3b2df1a5-5247-440e-a6ef-21eef7877e59', 524288000, 36, 2, 4, 1795328117988, 0);
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
ALTER TABLE ONLY public.document_authors
    ADD CONSTRAINT document_authors_key PRIMARY KEY (document_id, version);
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
ALTER TABLE ONLY public.document_authors
    ADD CONSTRAINT document_authors_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
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
