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
    output_folder text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    review text DEFAULT 'leave-out'::text NOT NULL COLLATE pg_catalog."C"
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
    joined_at bigint NOT NULL,
    role text DEFAULT 'editor'::text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.review_checkpoint (
    document_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    packed bytea NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.review_message (
    document_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    body text COLLATE pg_catalog."C",
    mentions text NOT NULL COLLATE pg_catalog."C",
    at_version bigint NOT NULL,
    author_id text NOT NULL COLLATE pg_catalog."C",
    author_name text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    edited_at bigint,
    deleted_by text COLLATE pg_catalog."C"
);
CREATE TABLE public.review_thread (
    document_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    quote text NOT NULL COLLATE pg_catalog."C",
    first_message text COLLATE pg_catalog."C",
    at_version bigint NOT NULL,
    created_by text NOT NULL COLLATE pg_catalog."C",
    created_name text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    decided_by text COLLATE pg_catalog."C",
    decided_name text COLLATE pg_catalog."C",
    decided_at bigint
);
CREATE TABLE public.review_watch (
    user_id text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    level text NOT NULL COLLATE pg_catalog."C",
    seen_at bigint
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795333056288);
INSERT INTO public.defaults_file VALUES ('cef56963-f7c0-4708-baa1-6537d1e5ef53', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('a73c373d-5e96-40c6-a42d-cd0cc842d7f1', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('6918f760-513f-47e6-94d2-4c34e4c4f270', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('63b707c3-4967-4146-a693-63263a38284b', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('d2b7eee2-914e-4b06-b33d-31de58ca3865', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('41940787-7d3b-4375-85c8-02d3a538d61d', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('60933f0f-f054-483f-b9e4-242cb4799379', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('80203a67-70d0-4f15-8ad2-e9e399a212f0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('7184b671-4236-4172-8b82-fecec238a61b', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('6ec70f93-2c94-4f0f-bfad-9ee762c7a9b0', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795333054039, 1795333054039);
INSERT INTO public.defaults_file VALUES ('404f9f01-da9b-4a69-9ac7-3761c1b57b88', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795333054039, 1795333054039);
INSERT INTO public.document VALUES ('df03934e-f19a-481a-8554-dc796683bc7e', 0, '112e9c9d-7451-4b55-818d-88a3799623e8', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('478664a0-52d9-4a68-aa84-4e82d20319fa', 0, '1404d245-2013-4183-8255-94a74afc3036', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 4, '79b620d0-0064-4deb-a00d-00675aa9042c', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', '4bb58cfb2d31c2d8b52f2c8e2068e11b', '263af406-4a81-4816-94b0-53f19725a5c6', '85c0cc48-9880-470c-ad88-5488cb0de38d', 2, 2, 1795333056377);
INSERT INTO public.document_client VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', '7df8a78f6be7d38d22075ecc602f63ba', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'ad9300a8-4e13-49f9-a0c6-f2047d093346', 2, 4, 1795333056438);
INSERT INTO public.document_snapshot VALUES ('df03934e-f19a-481a-8554-dc796683bc7e', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795333056187);
INSERT INTO public.document_snapshot VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795333056219);
INSERT INTO public.document_snapshot VALUES ('478664a0-52d9-4a68-aa84-4e82d20319fa', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795333056238);
INSERT INTO public.document_update VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 0, 1, '\x5b7b22636c69656e744944223a223462623538636662326433316332643862353266326338653230363865313162222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"263af406-4a81-4816-94b0-53f19725a5c6","name":"Ben","from":0,"to":1}]', 1795333056366, 1795333056366, 'pushed');
INSERT INTO public.document_update VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 1, 2, '\x5b7b22636c69656e744944223a223462623538636662326433316332643862353266326338653230363865313162222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"263af406-4a81-4816-94b0-53f19725a5c6","name":"Ben","from":1,"to":2}]', 1795333056377, 1795333056377, 'pushed');
INSERT INTO public.document_update VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 2, 3, '\x789c1590bb6ac4301444ff656a09f496ad2e9026dfb0b8d0d595d686ac9dac556459fcef41e51c18ce30b737caf756f7fef58984c86dca716a816a643bb1312afa5a4a50a6054b190265cdfbbd9e4837631681b3fe226981da5a2d7de037faeba722a1afcf9a19021b23a1661d630b5e166fb3742ecf92ac2fb2109176dcace31902792febf1447aa33d8f079212e8075210e8f5af230197c0a39e67be0f8761955d9d83d42e9274618a92f4c43254d644a6e4121b04e8e0d7e88eeadeb7631f4317011a54379a78f64eb6382be99463993d29499eb509a44c0e0e027b7e0ce3078f17fa36828eb3b7d62a1f9c71d7722dffb0295ef8', '[{"user":"1fb8d954-f790-404d-a5b0-b5d126b02a64","name":"Ada","from":2,"to":3}]', 1795333056425, 1795333056425, 'pushed');
INSERT INTO public.document_update VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 3, 4, '\x789c458fcd6ac3301084df65ce12c8fab5742be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4f3b3b7ceccc0e4fe4f34473fb7847802bb58faeaf36912baa2f520a6728672b64b52a4530e4539c8fb4220c528e0c2b7d214806aa9572dbed27dae34a0858efc723ad0dec4f4dcb8c0032da789914d79e34d7b60aee9dab5c16e775eafb2e7a0b86d37dfefc3d371504ecd1b12108867c7fe50c82d9716f703d4f99109e4854971bbd987ff4351b7d37041c96cb6599b16d2343b92d57846164480f047435f5c51bcdabf3826ba10b8f26099e4ce9a44d4246abc130c7cbfeda5bd9fbb4695f3ae78d524a18ab95dbc66dfc01650e61aa', '[{"user":"1fb8d954-f790-404d-a5b0-b5d126b02a64","name":"Ada","from":3,"to":4}]', 1795333056438, 1795333056438, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795333053995);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"f59f9c49-c789-4f56-ad95-482a0b4e99be","email":"admin@example.org"}', 1795333053995);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f59f9c49-c789-4f56-ad95-482a0b4e99be","email":"admin@example.org","sessionId":"c9dc4074-5984-493d-98eb-179ea747471c","clientId":"Test client","address":"127.0.0.1"}', 1795333054425);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795333054541);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"1fb8d954-f790-404d-a5b0-b5d126b02a64","email":"ada@example.org"}', 1795333054560);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795333054677);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"user.updated","userId":"1fb8d954-f790-404d-a5b0-b5d126b02a64","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795333054705);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1fb8d954-f790-404d-a5b0-b5d126b02a64","email":"ada@example.org","sessionId":"ad9300a8-4e13-49f9-a0c6-f2047d093346","clientId":"Test client","address":"127.0.0.1"}', 1795333054749);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f59f9c49-c789-4f56-ad95-482a0b4e99be","email":"admin@example.org","sessionId":"634be486-9683-435c-b522-0f23f946d672","clientId":"Test client","address":"127.0.0.1"}', 1795333054834);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795333054928);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"263af406-4a81-4816-94b0-53f19725a5c6","email":"ben@example.org"}', 1795333054949);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795333055129);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"user.updated","userId":"263af406-4a81-4816-94b0-53f19725a5c6","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795333055146);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"263af406-4a81-4816-94b0-53f19725a5c6","email":"ben@example.org","sessionId":"85c0cc48-9880-470c-ad88-5488cb0de38d","clientId":"Test client","address":"127.0.0.1"}', 1795333055194);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Ada', '{"type":"group.created","groupId":"5b0933cf-b3e2-42a4-8171-a9c5ac559664","name":"Forest ✓ \"quoted\""}', 1795333056122);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Ada', '{"type":"group.member-added","groupId":"5b0933cf-b3e2-42a4-8171-a9c5ac559664","name":"Forest ✓ \"quoted\"","userId":"263af406-4a81-4816-94b0-53f19725a5c6","userName":"Ben"}', 1795333056149);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f59f9c49-c789-4f56-ad95-482a0b4e99be","email":"admin@example.org","sessionId":"e667d270-fb80-4cbe-9927-90ebf304c438","clientId":"Test client","address":"127.0.0.1"}', 1795333056449);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795333056502);
INSERT INTO public.item VALUES ('fc4b0d1a-9af1-4238-b243-eec798a1bafe', 'ea579b40-6abd-443b-bc6c-b98e43aa0f9f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795333053995, 1795333053995, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('98253867-036c-4a24-bd43-fe13040e3773', 'c5ea94cf-c076-40a6-aaab-4907d1881c7f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795333054949, 1795333054949, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('df03934e-f19a-481a-8554-dc796683bc7e', '8bcc3cff-b759-44c9-b7c7-632b092b89fb', '152f3879-8647-4392-bf9b-1b1acaeaf0bc', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795333056187, 1795333056187, '1fb8d954-f790-404d-a5b0-b5d126b02a64', '1fb8d954-f790-404d-a5b0-b5d126b02a64', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('478664a0-52d9-4a68-aa84-4e82d20319fa', '5b0933cf-b3e2-42a4-8171-a9c5ac559664', 'ad29844a-b0c1-4c78-b568-d40cc2a9689f', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795333056238, 1795333056238, '1fb8d954-f790-404d-a5b0-b5d126b02a64', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 1795333056257, '478664a0-52d9-4a68-aa84-4e82d20319fa', '1fb8d954-f790-404d-a5b0-b5d126b02a64');
INSERT INTO public.item VALUES ('ad29844a-b0c1-4c78-b568-d40cc2a9689f', '5b0933cf-b3e2-42a4-8171-a9c5ac559664', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795333056122, 1795333056257, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1c546155-c8fd-4213-833f-a400cbbe2f3e', '8bcc3cff-b759-44c9-b7c7-632b092b89fb', '152f3879-8647-4392-bf9b-1b1acaeaf0bc', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795333056288, 1795333056288, '1fb8d954-f790-404d-a5b0-b5d126b02a64', '1fb8d954-f790-404d-a5b0-b5d126b02a64', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('152f3879-8647-4392-bf9b-1b1acaeaf0bc', '8bcc3cff-b759-44c9-b7c7-632b092b89fb', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795333054560, 1795333056288, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', '5b0933cf-b3e2-42a4-8171-a9c5ac559664', 'ad29844a-b0c1-4c78-b568-d40cc2a9689f', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795333056219, 1795333056438, '1fb8d954-f790-404d-a5b0-b5d126b02a64', '1fb8d954-f790-404d-a5b0-b5d126b02a64', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('37571922-4b8f-4946-872f-c2632f88028b', 'send-mail', '{}', 'done', 'send-mail', 1795333054270, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 1, 1000000, NULL, 1795333054270, 1795333054412, NULL);
INSERT INTO public.job VALUES ('aad49eb8-c013-4b6d-953b-eebcaf4847ae', 'finish-trees', '{}', 'queued', 'finish-trees', 1795333084440, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('f8e4aeab-d860-45a4-bcd5-b5d6d7a524fb', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795354654478, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('538cd151-40f0-4768-bd36-2aeca90d1b12', 'compact-history', '{}', 'queued', 'compact-history', 1795354654510, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('52e33c38-20d8-4702-acc3-a2a22cb2f6ac', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795336654512, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('db06580f-39d4-4cb0-93fe-419964aa3766', 'empty-trash', '{}', 'queued', 'empty-trash', 1795336654534, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('58e5bec2-f11c-4b88-93b2-be796c9e08b6', 'prune-rows', '{}', 'queued', 'prune-rows', 1795336654549, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 0, 1000000, NULL, 1795333054270, NULL, NULL);
INSERT INTO public.job VALUES ('fa134295-4279-4380-a9c1-21a3a52c5d05', 'send-mail', '{}', 'done', 'send-mail', 1795333054560, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 1, 1000000, NULL, 1795333054560, 1795333054735, NULL);
INSERT INTO public.job VALUES ('db74db7f-2892-4eb0-99ce-507efba0ea35', 'send-mail', '{}', 'done', 'send-mail', 1795333054949, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 1, 1000000, NULL, 1795333054949, 1795333055154, NULL);
INSERT INTO public.job VALUES ('cd93d58e-7c98-4e93-8922-2bc0692001e5', 'send-mail', '{}', 'done', 'send-mail', 1795333056149, NULL, 1, '8a0c14a4-dda6-485e-a5a8-83600b1cdc88:56bb3b3c-a934-4974-8b0b-36cbf3b3d74b', 1, 1000000, '1fb8d954-f790-404d-a5b0-b5d126b02a64', 1795333056149, 1795333056230, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T07:37:33.383Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T07:37:33.454Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T07:37:33.483Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T07:37:33.541Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T07:37:33.567Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T07:37:33.586Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T07:37:33.619Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T07:37:33.643Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T07:37:33.664Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T07:37:33.696Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T07:37:33.762Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T07:37:33.781Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('6103d5cb-e3cc-4772-9d24-08f771c799e2', 'verify-email', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795333054560, 1795505854560, 1795333054560, 1795333054728, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('38078a1b-b9a7-4ba5-a71f-66b52c8082dd', 'verify-email', '263af406-4a81-4816-94b0-53f19725a5c6', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795333054949, 1795505854949, 1795333054949, 1795333055149, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('b6d6fb68-6a6f-4e8f-b85e-e11000c1d2cb', 'group-added', '263af406-4a81-4816-94b0-53f19725a5c6', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795333056149, NULL, 1795333056149, 1795333056212, NULL, 'http://localhost:14659/unsubscribe?token=group-added~u1eq2Mkci2yK2YyaGLMgZAw4j_XuFPiwO60tOdD4AZo', 2);
INSERT INTO public.membership VALUES ('5b0933cf-b3e2-42a4-8171-a9c5ac559664', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 1, 1795333056122, 'editor');
INSERT INTO public.membership VALUES ('5b0933cf-b3e2-42a4-8171-a9c5ac559664', '263af406-4a81-4816-94b0-53f19725a5c6', 0, 1795333056149, 'editor');
INSERT INTO public.notification VALUES ('369773b5-4992-48c5-bbea-bd8eb5aada61', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795333054560);
INSERT INTO public.notification VALUES ('7c1a0cb1-8295-48d7-bdb6-6542a33f599a', '263af406-4a81-4816-94b0-53f19725a5c6', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/5b0933cf-b3e2-42a4-8171-a9c5ac559664/', 0, 1795333056149);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795333954427);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795336654561);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795336654560);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795333954750);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797925054749);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795336654949);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795336654561);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795336654949);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795333955195);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797925055194);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:1fb8d954-f790-404d-a5b0-b5d126b02a64', 1, 1795336656150);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:1fb8d954-f790-404d-a5b0-b5d126b02a64', 0, 1795336656150);
INSERT INTO public.rate_limit VALUES ('notice 1fb8d954-f790-404d-a5b0-b5d126b02a64 263af406-4a81-4816-94b0-53f19725a5c6', 1, 1795419456149);
INSERT INTO public.rate_limit VALUES ('mail group-added 1fb8d954-f790-404d-a5b0-b5d126b02a64 263af406-4a81-4816-94b0-53f19725a5c6', 1, 1795419456149);
INSERT INTO public.rate_limit VALUES ('mail group-added 1fb8d954-f790-404d-a5b0-b5d126b02a64', 1, 1795419456149);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:263af406-4a81-4816-94b0-53f19725a5c6', 1, 1795333116305);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:1fb8d954-f790-404d-a5b0-b5d126b02a64', 1, 1795333116393);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795333954427);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797925056449);
INSERT INTO public.review_checkpoint VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795333056425);
INSERT INTO public.review_message VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', '2d0a4e96-147b-4687-b18d-6ed1bb2cac7f', 'ea177f65-c53a-44a9-b35c-cbbb14df34d9', 'Is this *kept*?', '[]', 3, '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Ada', 1795333056424, NULL, NULL);
INSERT INTO public.review_thread VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 'ea177f65-c53a-44a9-b35c-cbbb14df34d9', 'comment', 'open', 'Shared', '2d0a4e96-147b-4687-b18d-6ed1bb2cac7f', 3, '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Ada', 1795333056424, 1795333056424, NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('ac9e3040-a8e4-453c-97c3-4c5249a66125', 'e54592b3-49e4-46f0-977f-2d794b881a96', 'suggestion', 'open', '', NULL, 4, '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Ada', 1795333056437, 1795333056437, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('c9dc4074-5984-493d-98eb-179ea747471c', 'ee7385ebd462578865265e48b496d8d2016bf00caf75769677b4e763036113d5', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Test client', 1795333054425, 1795333054425, 1803109054425, 1795333054735, 1795333054425);
INSERT INTO public.session VALUES ('ad9300a8-4e13-49f9-a0c6-f2047d093346', '3a8e2285a6a7330cf162af46ddfb5ce76e3805dd0ad2549e8ff617ddaed0aa19', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 'Test client', 1795333054749, 1795333054749, 1803109054749, NULL, 1795333054749);
INSERT INTO public.session VALUES ('634be486-9683-435c-b522-0f23f946d672', '49fbf8d75f7ab524294685989ac7f99e241b7c693d41a31b931a2901148cd535', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Test client', 1795333054834, 1795333054834, 1803109054834, 1795333055165, 1795333054834);
INSERT INTO public.session VALUES ('85c0cc48-9880-470c-ad88-5488cb0de38d', '1da815e5766e37e6e5756a1cede5d3603cf69874e0560c135c9d91b2f7e961ba', '263af406-4a81-4816-94b0-53f19725a5c6', 'Test client', 1795333055194, 1795333055194, 1803109055194, NULL, 1795333055194);
INSERT INTO public.session VALUES ('e667d270-fb80-4cbe-9927-90ebf304c438', '546f98b10b82365f6ec10d09cd96dc4cac0f107cfa67483f4a53322bc7361e9b', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', 'Test client', 1795333056449, 1795333056449, 1803109056449, NULL, 1795333056449);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"45996196","key":"VJBEcj8hLsjXWpmRuGZgHns45BFe/3JrNLwXxQ2M7/g=","madeAt":1795333053879,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"1f1fdb2a","key":"79OU3ZubSX5wL6B5advByvUcQHtsIfcDgKPPKkhYnRo=","madeAt":1795333053887,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"4c6f5413","key":"+u6LxANqhK5lawPQzf0yK1VjfqXlIvA1xaLwkkIudoY=","madeAt":1795333053892,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('user_group_management_limit', '20');
INSERT INTO public.setting VALUES ('mark:seeded-profile:epub', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:html', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:jats', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:latex-package', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:latex', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:markdown', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:opendocument', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:pdf', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:slides', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:typst', '1');
INSERT INTO public.setting VALUES ('mark:seeded-profile:word', '1');
INSERT INTO public.setting VALUES ('registration_open', '0');
INSERT INTO public.setting VALUES ('app_name', 'Kept');
INSERT INTO public.token VALUES ('a0249dd1-0af4-401b-8296-af021b8e5599', 'verify-email', '23fa56d9a2de5642f32da15612a69837eba115e33be13cb9c016cea51169ec04', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 1795333054560, 1795505854560, NULL);
INSERT INTO public.token VALUES ('2dc614d1-c173-44dc-a4f2-e5df625c06e0', 'verify-email', 'dbb3a54362fd2fb11626052a93c16a09fd82a0530bf6df793c9b8762f8e83cae', '263af406-4a81-4816-94b0-53f19725a5c6', 1795333054949, 1795505854949, NULL);
INSERT INTO public.token VALUES ('44fdc630-e2ce-4e82-ba8a-feaff9e9187c', 'unsubscribe', 'd092618e178e642266aeaba5424da4c4b1ce65b963fd5d65b68928b1f155b97a', '263af406-4a81-4816-94b0-53f19725a5c6', 1795333056149, 1826869056149, NULL);
INSERT INTO public."user" VALUES ('f59f9c49-c789-4f56-ad95-482a0b4e99be', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$7ll/B73v3pObuThfaqclyw$Br/qnnZqm/b7zXi238bIzrbonU3vmlclOWcFhcrwO3I', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333053995, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('1fb8d954-f790-404d-a5b0-b5d126b02a64', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$7JpEULfW8bNopvksR9/F6A$6QI59ZVgeee0WslJBN6eVm/1V6TILevjEO7WWrPllAo', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333054560, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('263af406-4a81-4816-94b0-53f19725a5c6', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$TcRGPDFf8zojtd1HGAXUrg$t55N0T2cPuEkekFD/brTKr/gwPEFcPs1wss689cRQzQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333054949, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('5b0933cf-b3e2-42a4-8171-a9c5ac559664', 'Forest ✓ "quoted"', '1fb8d954-f790-404d-a5b0-b5d126b02a64', 1795333056122, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('ea579b40-6abd-443b-bc6c-b98e43aa0f9f', 'user', 'f59f9c49-c789-4f56-ad95-482a0b4e99be', NULL, 'fc4b0d1a-9af1-4238-b243-eec798a1bafe', 104857600, 0, 0, 1, 1795333053995, 0);
INSERT INTO public.workspace VALUES ('c5ea94cf-c076-40a6-aaab-4907d1881c7f', 'user', '263af406-4a81-4816-94b0-53f19725a5c6', NULL, '98253867-036c-4a24-bd43-fe13040e3773', 104857600, 0, 0, 1, 1795333054949, 0);
INSERT INTO public.workspace VALUES ('8bcc3cff-b759-44c9-b7c7-632b092b89fb', 'user', '1fb8d954-f790-404d-a5b0-b5d126b02a64', NULL, '152f3879-8647-4392-bf9b-1b1acaeaf0bc', 104857600, 43, 2, 3, 1795333054560, 0);
INSERT INTO public.workspace VALUES ('5b0933cf-b3e2-42a4-8171-a9c5ac559664', 'group', NULL, '5b0933cf-b3e2-42a4-8171-a9c5ac559664', 'ad29844a-b0c1-4c78-b568-d40cc2a9689f', 524288000, 36, 2, 4, 1795333056122, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
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
ALTER TABLE ONLY public.review_checkpoint
    ADD CONSTRAINT review_checkpoint_pk PRIMARY KEY (document_id, version);
ALTER TABLE ONLY public.review_message
    ADD CONSTRAINT review_message_pk PRIMARY KEY (document_id, id);
ALTER TABLE ONLY public.review_thread
    ADD CONSTRAINT review_thread_pk PRIMARY KEY (document_id, id);
ALTER TABLE ONLY public.review_watch
    ADD CONSTRAINT review_watch_pk PRIMARY KEY (user_id, document_id);
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
CREATE INDEX review_message_thread_id ON public.review_message USING btree (document_id, thread_id);
CREATE INDEX review_thread_changed ON public.review_thread USING btree (document_id, status, changed_at);
CREATE INDEX review_watch_document_id ON public.review_watch USING btree (document_id);
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
ALTER TABLE ONLY public.review_checkpoint
    ADD CONSTRAINT review_checkpoint_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_message
    ADD CONSTRAINT review_message_thread FOREIGN KEY (document_id, thread_id) REFERENCES public.review_thread(document_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_thread
    ADD CONSTRAINT review_thread_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_watch
    ADD CONSTRAINT review_watch_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_watch
    ADD CONSTRAINT review_watch_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
