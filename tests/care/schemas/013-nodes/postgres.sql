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
CREATE FUNCTION public.hold_node(wanted text) RETURNS void
    LANGUAGE plpgsql
    AS $$
      begin
        perform pg_advisory_xact_lock_shared(1396920900, hashtext(wanted));
        perform 1 from node where id = wanted;
        if not found then
          raise exception 'Another server has taken over the database.' using errcode = 'SCR01';
        end if;
      end $$;
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
CREATE TABLE public.node (
    id text NOT NULL COLLATE pg_catalog."C",
    place text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL COLLATE pg_catalog."C",
    process bigint NOT NULL,
    version text NOT NULL COLLATE pg_catalog."C",
    started_at bigint NOT NULL,
    seen_at bigint NOT NULL
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795337730960);
INSERT INTO public.defaults_file VALUES ('d4b8f4de-79e8-441d-bd05-01df01d5727e', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('88837b2c-c144-43cd-baee-c2b2f0f57692', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('27d7a533-14d8-4cc3-b0a7-271b7a0121ca', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('3f9f4dd4-dce6-430e-8f4d-eb72bad18d72', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('e2b6c865-9b64-4712-9c8f-ff3515cad7fb', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('0aa4116c-71fd-415a-a9e9-3ad58de1ee2c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('0159c45c-f82a-41fd-822a-d5abc3e4854b', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('8f96d414-8610-4ae1-a28e-2224b82e6db0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('5f54dffa-933c-4d1f-9bd4-47c3e7970db0', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('911b44b8-b4d8-4980-91c5-fe266e320a74', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795337721075, 1795337721075);
INSERT INTO public.defaults_file VALUES ('5db55880-da5b-4bbb-a6d9-604e9ba57310', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795337721075, 1795337721075);
INSERT INTO public.document VALUES ('f7a6c559-3eb2-46b4-a7cd-2faa443369d5', 0, '2b7b97ee-db96-419a-a00a-7f2feafa9eb4', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('0afb0f93-5502-471c-8c09-c33899ce62f2', 0, 'e9fe4d55-bdeb-4018-b185-2da451b276a3', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 4, 'c23439f2-b3ed-495c-abac-8b820afc0708', 'lf', 0, NULL, 666, 0);
INSERT INTO public.document_client VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', '2de9fdc8e757ce38445ab1f8efb35ea3', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', '44eee092-28b1-446f-a7b1-a97e1a0424df', 2, 2, 1795337731447);
INSERT INTO public.document_client VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 'f9705631d82ad2f95e2830a4a5f01b14', 'dd08283a-1706-47f7-a758-4d3913404306', 'd11e9005-8bdd-418e-9da8-606dac0019a0', 2, 4, 1795337731883);
INSERT INTO public.document_snapshot VALUES ('f7a6c559-3eb2-46b4-a7cd-2faa443369d5', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795337730388);
INSERT INTO public.document_snapshot VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795337730587);
INSERT INTO public.document_snapshot VALUES ('0afb0f93-5502-471c-8c09-c33899ce62f2', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795337730643);
INSERT INTO public.document_update VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 0, 1, '\x5b7b22636c69656e744944223a223264653966646338653735376365333834343561623166386566623335656133222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","name":"Ben","from":0,"to":1}]', 1795337731352, 1795337731352, 'pushed');
INSERT INTO public.document_update VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 1, 2, '\x5b7b22636c69656e744944223a223264653966646338653735376365333834343561623166386566623335656133222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","name":"Ben","from":1,"to":2}]', 1795337731447, 1795337731447, 'pushed');
INSERT INTO public.document_update VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 2, 3, '\x789c158ecb6ac3301045ffe5ae2590347ad8da15bae937042f461e293134761b6bd110f2ef45cb7be070eee585f57bab7bfffa44469b930991ac4c8ec5b53954379161cfa1195bac87c27ae3fd5a4fe48b738bc2597f91ad426dadae7de017faf3a722a3df1e95050a9b20839bf5c917d18503693f336b1663b42f44b3a71a623250e07dbd1d0fe417dae3b8231b857e2047855eff3a32f056b8d7f3e4eb68d428564a6d7a6d14b4e7e874292d6ae22865763110372894439ec31deadeb7631f47178532a88899dc44ac6d3251fbd492e61426ed85664bde7832110a3bdf47f143180a7d1bc3a63910a54436c5f45edecb3f67095d44', '[{"user":"dd08283a-1706-47f7-a758-4d3913404306","name":"Ada","from":2,"to":3}]', 1795337731777, 1795337731777, 'pushed');
INSERT INTO public.document_update VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 3, 4, '\x789c458fcd6ac3301084df65ce12ac7e2c59ba95f4d267303ec8d62a314dec3456a021f8dd8b534a4fbb337ceccc764f8ce789e7faf18e88123c35cea8dcea9475090debd650b2a929a4066521309ed27ce415b1d3ba1758f90b510b70293cd6dd7ea23eae8c88f57e3cf25a21feb6699911e12898ac8746864441dae4920ca3b1925d26c3be68220f81d37dfefc3d3765442408a48a4802e3fd95d39170fddee07a9e46467c62e0b2dcf8c5fca3af59f9bb22e2b05c2ecb8c6deb05f26db92276bdc0f04044ced4ead624a93c39697df132f9a695369ba08c256bc841604e97fdb5b7bcf7a9d32e940f8d31de1bd5b67aebb7fe0766d36039', '[{"user":"dd08283a-1706-47f7-a758-4d3913404306","name":"Ada","from":3,"to":4}]', 1795337731883, 1795337731883, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795337720999);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"5e3547d2-001a-4299-8db0-c8607a003298","email":"admin@example.org"}', 1795337720999);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5e3547d2-001a-4299-8db0-c8607a003298","email":"admin@example.org","sessionId":"9e177202-7722-49a7-bf4e-41ad5a0d3d33","clientId":"Test client","address":"127.0.0.1"}', 1795337722089);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795337722772);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"dd08283a-1706-47f7-a758-4d3913404306","email":"ada@example.org"}', 1795337722803);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795337723139);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"user.updated","userId":"dd08283a-1706-47f7-a758-4d3913404306","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795337723270);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"dd08283a-1706-47f7-a758-4d3913404306","email":"ada@example.org","sessionId":"d11e9005-8bdd-418e-9da8-606dac0019a0","clientId":"Test client","address":"127.0.0.1"}', 1795337723351);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5e3547d2-001a-4299-8db0-c8607a003298","email":"admin@example.org","sessionId":"308956f9-9de8-4464-a97d-29b3ff482f69","clientId":"Test client","address":"127.0.0.1"}', 1795337723601);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795337723940);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","email":"ben@example.org"}', 1795337723963);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795337724343);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"user.updated","userId":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795337724380);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","email":"ben@example.org","sessionId":"44eee092-28b1-446f-a7b1-a97e1a0424df","clientId":"Test client","address":"127.0.0.1"}', 1795337724507);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'dd08283a-1706-47f7-a758-4d3913404306', 'Ada', '{"type":"group.created","groupId":"82d52937-a39a-434e-90c2-fb2ef189106d","name":"Forest ✓ \"quoted\""}', 1795337729860);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'dd08283a-1706-47f7-a758-4d3913404306', 'Ada', '{"type":"group.member-added","groupId":"82d52937-a39a-434e-90c2-fb2ef189106d","name":"Forest ✓ \"quoted\"","userId":"c6ee996d-db2f-48e6-b1e3-9072e4217ae3","userName":"Ben"}', 1795337730091);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5e3547d2-001a-4299-8db0-c8607a003298","email":"admin@example.org","sessionId":"09eb7762-9f7b-44de-93e7-72decd9e4ba1","clientId":"Test client","address":"127.0.0.1"}', 1795337731982);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '5e3547d2-001a-4299-8db0-c8607a003298', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795337732424);
INSERT INTO public.item VALUES ('be243c53-6874-4fd0-a275-0602b7bda98d', '46d2cad8-e0b6-4654-98a7-25c7bc5e5557', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795337720999, 1795337720999, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1106cdd8-b431-4577-992b-dfbb6f877219', '11c81d86-4506-452b-9b88-0b4ca2980688', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795337723963, 1795337723963, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f7a6c559-3eb2-46b4-a7cd-2faa443369d5', 'a868f097-4b2a-40a1-b4cf-64b5ca4d7a28', '0ff13516-9ce8-4ba8-a9b7-4bce42a77944', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795337730388, 1795337730388, 'dd08283a-1706-47f7-a758-4d3913404306', 'dd08283a-1706-47f7-a758-4d3913404306', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('0afb0f93-5502-471c-8c09-c33899ce62f2', '82d52937-a39a-434e-90c2-fb2ef189106d', '87be576c-9f9f-475e-af2c-ba7743a11537', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795337730643, 1795337730643, 'dd08283a-1706-47f7-a758-4d3913404306', 'dd08283a-1706-47f7-a758-4d3913404306', 1795337730750, '0afb0f93-5502-471c-8c09-c33899ce62f2', 'dd08283a-1706-47f7-a758-4d3913404306');
INSERT INTO public.item VALUES ('87be576c-9f9f-475e-af2c-ba7743a11537', '82d52937-a39a-434e-90c2-fb2ef189106d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795337729860, 1795337730750, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b94f16c8-9d80-45be-9ecc-144ed2bfeeed', 'a868f097-4b2a-40a1-b4cf-64b5ca4d7a28', '0ff13516-9ce8-4ba8-a9b7-4bce42a77944', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795337730960, 1795337730960, 'dd08283a-1706-47f7-a758-4d3913404306', 'dd08283a-1706-47f7-a758-4d3913404306', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('0ff13516-9ce8-4ba8-a9b7-4bce42a77944', 'a868f097-4b2a-40a1-b4cf-64b5ca4d7a28', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795337722803, 1795337730960, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', '82d52937-a39a-434e-90c2-fb2ef189106d', '87be576c-9f9f-475e-af2c-ba7743a11537', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795337730587, 1795337731883, 'dd08283a-1706-47f7-a758-4d3913404306', 'dd08283a-1706-47f7-a758-4d3913404306', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('073e8d81-fd8c-450a-89d8-1ea3ddf976cc', 'send-mail', '{}', 'done', 'send-mail', 1795337721687, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 1, 1000000, NULL, 1795337721687, 1795337722080, NULL);
INSERT INTO public.job VALUES ('13bf2775-696a-45db-a14e-5778ffadc504', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795359322144, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('fdb9d7ef-a80e-43d2-9533-aa6e5271dd39', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795341322196, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('aa6f2259-c8f3-41e8-8c31-f30fdf572e31', 'compact-history', '{}', 'queued', 'compact-history', 1795359322447, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('c2de26e0-b2ba-493b-96b3-f756864c93af', 'prune-rows', '{}', 'queued', 'prune-rows', 1795341322463, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('0a827512-118e-43e8-a671-9ec36b79cff3', 'empty-trash', '{}', 'queued', 'empty-trash', 1795341322476, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('2a47c03c-c123-451f-bc69-3292eabe9c56', 'finish-trees', '{}', 'queued', 'finish-trees', 1795337752518, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 0, 1000000, NULL, 1795337721687, NULL, NULL);
INSERT INTO public.job VALUES ('97b3b73a-3470-46d1-af7c-347900ef6c5e', 'send-mail', '{}', 'done', 'send-mail', 1795337722803, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 1, 1000000, NULL, 1795337722803, 1795337723289, NULL);
INSERT INTO public.job VALUES ('ea9c9c61-08c5-4215-b42e-88b03623708a', 'send-mail', '{}', 'done', 'send-mail', 1795337723963, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 1, 1000000, NULL, 1795337723963, 1795337724398, NULL);
INSERT INTO public.job VALUES ('dd8a9e22-f6b9-4c25-83ea-57d89818ccde', 'send-mail', '{}', 'done', 'send-mail', 1795337730091, NULL, 1, 'e8174320-e9b3-4986-b31b-b581566099da:63edb8df-a0d4-48af-badf-7251440f8b0a', 1, 1000000, 'dd08283a-1706-47f7-a758-4d3913404306', 1795337730091, 1795337730540, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T08:55:19.032Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T08:55:19.235Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T08:55:19.395Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T08:55:19.479Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T08:55:19.574Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T08:55:19.708Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T08:55:19.811Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T08:55:19.936Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T08:55:20.026Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T08:55:20.105Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T08:55:20.320Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T08:55:20.398Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T08:55:20.485Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('25166385-26b1-43dc-aee9-5ef9a89380fe', 'verify-email', 'dd08283a-1706-47f7-a758-4d3913404306', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795337722803, 1795510522803, 1795337722803, 1795337723269, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('6620d74c-987b-414f-8245-0df9ac90a73d', 'verify-email', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795337723963, 1795510523963, 1795337723963, 1795337724384, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('cc2ed475-81b7-4d3a-8928-f02f761b4a6e', 'group-added', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795337730091, NULL, 1795337730091, 1795337730517, NULL, 'http://localhost:29554/unsubscribe?token=group-added~dPID2xt1Y-buOA4J-MdtXUBzI2_KI3sn0okALsOOXpQ', 2);
INSERT INTO public.membership VALUES ('82d52937-a39a-434e-90c2-fb2ef189106d', 'dd08283a-1706-47f7-a758-4d3913404306', 1, 1795337729860, 'editor');
INSERT INTO public.membership VALUES ('82d52937-a39a-434e-90c2-fb2ef189106d', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 0, 1795337730091, 'editor');
INSERT INTO public.notification VALUES ('cda4c22d-a961-41dd-9745-d4e8c265a498', '5e3547d2-001a-4299-8db0-c8607a003298', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795337722803);
INSERT INTO public.notification VALUES ('6157c3b1-f5b7-47da-879d-70983c2e4246', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/82d52937-a39a-434e-90c2-fb2ef189106d/', 0, 1795337730091);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795338622092);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795341322806);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795341322803);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795338623351);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797929723351);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795341323963);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795341322806);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795341323963);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795338624507);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797929724507);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:dd08283a-1706-47f7-a758-4d3913404306', 1, 1795341330116);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:dd08283a-1706-47f7-a758-4d3913404306', 0, 1795341330116);
INSERT INTO public.rate_limit VALUES ('notice dd08283a-1706-47f7-a758-4d3913404306 c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 1, 1795424130091);
INSERT INTO public.rate_limit VALUES ('mail group-added dd08283a-1706-47f7-a758-4d3913404306 c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 1, 1795424130091);
INSERT INTO public.rate_limit VALUES ('mail group-added dd08283a-1706-47f7-a758-4d3913404306', 1, 1795424130091);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 1, 1795337791054);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:dd08283a-1706-47f7-a758-4d3913404306', 1, 1795337791551);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795338622092);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797929731982);
INSERT INTO public.review_checkpoint VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795337731777);
INSERT INTO public.review_message VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 'e6d1dbef-cf35-4a62-bbf6-3a6db92653af', 'af1474bd-ba53-49aa-ad00-4b33943e5670', 'Is this *kept*?', '[]', 3, 'dd08283a-1706-47f7-a758-4d3913404306', 'Ada', 1795337731767, NULL, NULL);
INSERT INTO public.review_thread VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', 'af1474bd-ba53-49aa-ad00-4b33943e5670', 'comment', 'open', 'Shared', 'e6d1dbef-cf35-4a62-bbf6-3a6db92653af', 3, 'dd08283a-1706-47f7-a758-4d3913404306', 'Ada', 1795337731767, 1795337731767, NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('5650b4e6-2abc-4c21-ab55-4fc7a0b71e57', '6093d2b5-9a09-4a6a-9c34-e6d03e7f2007', 'suggestion', 'open', '', NULL, 4, 'dd08283a-1706-47f7-a758-4d3913404306', 'Ada', 1795337731882, 1795337731882, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('9e177202-7722-49a7-bf4e-41ad5a0d3d33', '5d87cfa48c2a74e803744223648729de6e4e7ae763ff75582f01494657119f74', '5e3547d2-001a-4299-8db0-c8607a003298', 'Test client', 1795337722089, 1795337722089, 1803113722089, 1795337723306, 1795337722089);
INSERT INTO public.session VALUES ('d11e9005-8bdd-418e-9da8-606dac0019a0', 'e2e18ecb55743bdd0144bbd0994522d6205c9bc755c04e0eec894059c7d73ecb', 'dd08283a-1706-47f7-a758-4d3913404306', 'Test client', 1795337723351, 1795337723351, 1803113723351, NULL, 1795337723351);
INSERT INTO public.session VALUES ('308956f9-9de8-4464-a97d-29b3ff482f69', '094968a0187b4b2c63435fcef27f1d45ca5fcd414c2a95d1df6488e229df09c7', '5e3547d2-001a-4299-8db0-c8607a003298', 'Test client', 1795337723601, 1795337723601, 1803113723601, 1795337724438, 1795337723601);
INSERT INTO public.session VALUES ('44eee092-28b1-446f-a7b1-a97e1a0424df', 'f60064b999170a0b123b27e769909b354bd054a4963f3f893df128cbcff343d6', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 'Test client', 1795337724507, 1795337724507, 1803113724507, NULL, 1795337724507);
INSERT INTO public.session VALUES ('09eb7762-9f7b-44de-93e7-72decd9e4ba1', '71f05f08b2667e46fc5fe27fc50b1359e51bcfb5d2990a17d733f404e7022c57', '5e3547d2-001a-4299-8db0-c8607a003298', 'Test client', 1795337731982, 1795337731982, 1803113731982, NULL, 1795337731982);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"66e59a8e","key":"kCX+LRNc0fv52P9mpGQ6czA3mzfQKqpK226kByGfj5M=","madeAt":1795337720746,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"527fd819","key":"Cgv3K6emgTU3sE3XRbxUV6HuJqUyERchd7CZM9Nhse0=","madeAt":1795337720765,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"dc634f9f","key":"oHceYj5tRiXMmm63VpbtAo/SQDHHI2G5NU3JCDQAgj8=","madeAt":1795337720776,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('40e8882f-c3e7-40da-8cab-482e6a57eef4', 'verify-email', '119cb782a85ce34ae0372017d440395ff7d35f746b77ec13bf5a629597d89eea', 'dd08283a-1706-47f7-a758-4d3913404306', 1795337722803, 1795510522803, NULL);
INSERT INTO public.token VALUES ('d1cfdb47-8ea0-4b7a-b4bc-d58e48001cbe', 'verify-email', '0c99077e1e05a4dfa4d79635ac495888a56b3d961dec10059e1489893c30f1fb', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 1795337723963, 1795510523963, NULL);
INSERT INTO public.token VALUES ('e901bd60-2c55-446a-8270-c92f17782495', 'unsubscribe', 'c4462469839faaaff4dbe85abb837e2c97035baad32316a2445949eed8200831', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 1795337730091, 1826873730091, NULL);
INSERT INTO public."user" VALUES ('5e3547d2-001a-4299-8db0-c8607a003298', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Y6PcvyJsmBViTZsVSVnsjg$SVIT28HtKfE65JPcaueMdRqu9WUgMPkaJ8uy+tQpoN0', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337720999, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('dd08283a-1706-47f7-a758-4d3913404306', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$UOfKCoisl1bS5g+xV/axjg$3Z2AMjft3Adq4v9Vqs4W+5Wcl8ehgdNs9gmy9qYWA3E', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337722803, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('c6ee996d-db2f-48e6-b1e3-9072e4217ae3', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$QocpM0Hgu0nQ2BWKhj1PzA$qEdiqL9o7wMfIHV5TvAomzFTvsMBJ8wdc+lWBkc8Vy4', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337723963, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('82d52937-a39a-434e-90c2-fb2ef189106d', 'Forest ✓ "quoted"', 'dd08283a-1706-47f7-a758-4d3913404306', 1795337729860, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('46d2cad8-e0b6-4654-98a7-25c7bc5e5557', 'user', '5e3547d2-001a-4299-8db0-c8607a003298', NULL, 'be243c53-6874-4fd0-a275-0602b7bda98d', 104857600, 0, 0, 1, 1795337720999, 0);
INSERT INTO public.workspace VALUES ('11c81d86-4506-452b-9b88-0b4ca2980688', 'user', 'c6ee996d-db2f-48e6-b1e3-9072e4217ae3', NULL, '1106cdd8-b431-4577-992b-dfbb6f877219', 104857600, 0, 0, 1, 1795337723963, 0);
INSERT INTO public.workspace VALUES ('a868f097-4b2a-40a1-b4cf-64b5ca4d7a28', 'user', 'dd08283a-1706-47f7-a758-4d3913404306', NULL, '0ff13516-9ce8-4ba8-a9b7-4bce42a77944', 104857600, 43, 2, 3, 1795337722803, 0);
INSERT INTO public.workspace VALUES ('82d52937-a39a-434e-90c2-fb2ef189106d', 'group', NULL, '82d52937-a39a-434e-90c2-fb2ef189106d', '87be576c-9f9f-475e-af2c-ba7743a11537', 524288000, 36, 2, 4, 1795337729860, 0);
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
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
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
