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
CREATE TABLE public.handed_out (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    origin text NOT NULL COLLATE pg_catalog."C",
    version bigint,
    given_at bigint NOT NULL
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
    created_at bigint NOT NULL,
    group_key text COLLATE pg_catalog."C",
    grouped text COLLATE pg_catalog."C"
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
CREATE TABLE public.review_mailing (
    user_id text NOT NULL COLLATE pg_catalog."C",
    due_at bigint,
    last_digest_at bigint
);
CREATE TABLE public.review_mention (
    user_id text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.review_news (
    document_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    place bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    mentions text NOT NULL COLLATE pg_catalog."C",
    by_id text NOT NULL COLLATE pg_catalog."C",
    by_name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    told_to text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.review_seen (
    user_id text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    seen_at bigint NOT NULL
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
    decided_at bigint,
    changed_by text COLLATE pg_catalog."C"
);
CREATE TABLE public.review_waiting (
    user_id text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    thread_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    urgent bigint NOT NULL,
    by_id text NOT NULL COLLATE pg_catalog."C",
    by_name text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    mail_id text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795341484297);
INSERT INTO public.defaults_file VALUES ('222357ce-fd19-4404-a87a-3a82ba8eb136', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('4c4e9084-c9fd-4c85-bc56-12c248f07172', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('df4d923a-dc61-4cd4-aff0-79280e42a73d', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('75d0673d-4347-43e9-9d7e-4b467f220f9b', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('b40788f3-612d-48ec-a7fb-dfbcfccc3f48', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('c1478d64-e2c9-41ac-818c-bf4a649a5049', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('5194af90-239a-4554-8c68-7876f8593f26', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('0831e9d5-a7da-4777-a335-554e1f593548', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('d9a2ffec-8dd5-4a19-b5bc-07a0ccea9e41', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('2d011414-c676-4985-af9d-766301bd55e2', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795341473276, 1795341473276);
INSERT INTO public.defaults_file VALUES ('bfc512a1-3b24-4014-bb14-87076d51ab1d', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795341473276, 1795341473276);
INSERT INTO public.document VALUES ('9867712a-3d05-4467-8a4a-66de32bad7b4', 0, '62ddee9f-fc66-4f76-9874-7738b1cb787e', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ec46608b-f281-4b68-a5d3-9b2a2ffda781', 0, '33059a99-dcad-41c8-b551-b3b05324216c', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 4, 'b2a06dbc-b9fe-4757-aaa3-d44869d1ee0a', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 'fccfa6c6584b7468e910b10d3c5138a6', '45253d97-68be-4fac-8099-4b147055b882', '2d34abe2-6fab-4f7d-bcb4-ab0465cc7345', 2, 2, 1795341484935);
INSERT INTO public.document_client VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 'd0fd4e4000de1f297d9d2c7de31d6c9d', 'f60dcb45-165f-4ab2-9107-922b835338f0', 'b9934f59-2ded-49db-ba24-9e6c40976336', 2, 4, 1795341485787);
INSERT INTO public.document_snapshot VALUES ('9867712a-3d05-4467-8a4a-66de32bad7b4', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795341483415);
INSERT INTO public.document_snapshot VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795341483624);
INSERT INTO public.document_snapshot VALUES ('ec46608b-f281-4b68-a5d3-9b2a2ffda781', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795341483840);
INSERT INTO public.document_update VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 0, 1, '\x5b7b22636c69656e744944223a226663636661366336353834623734363865393130623130643363353133386136222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"45253d97-68be-4fac-8099-4b147055b882","name":"Ben","from":0,"to":1}]', 1795341484583, 1795341484583, 'pushed');
INSERT INTO public.document_update VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 1, 2, '\x5b7b22636c69656e744944223a226663636661366336353834623734363865393130623130643363353133386136222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"45253d97-68be-4fac-8099-4b147055b882","name":"Ben","from":1,"to":2}]', 1795341484935, 1795341484935, 'pushed');
INSERT INTO public.document_update VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 2, 3, '\x789c158e4b6a03311404efd26b09f4d748bb403639839985a4f7640fc43389478b18e3bb072dbba0a8bebcd0be37dec7d72732487572ec9452c4ba9b1429916991d86a0a2d1104daadec573e912fc6ac0227ff226b01ee9ddb98f885f1fc61648cdb83cb54364246f19c8895964cd14bd738c8ea024b155b48cd781f6d8340d9dbed7820bfd01fc71d59098c0339080cfe1bc8c05be0cee759aeb361d8d0a21c491d94922ea4206be84ef6a2a2af6c52e10e817ad073ba53ddc776ecf3e82a5027ed4151abce4b1d7c97ae54239356512663ea62bdb54b5710d8cb7d163fa840606c73e898bc75da2dde3bfb5edfeb3f643d5e1d', '[{"user":"f60dcb45-165f-4ab2-9107-922b835338f0","name":"Ada","from":2,"to":3}]', 1795341485571, 1795341485571, 'pushed');
INSERT INTO public.document_update VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 3, 4, '\x789c458fcd6ac3301084df65ce12e8cfb2ac5b492f7d06e3837e568e6962a7b1020dc1ef5eec527ada9de16367b67f215d269aebc73b3cb228d9901142649245756deeb24a6d262db34d5d06433a8779a415be576a6058e90b5e31502994ea6ebf509f3782c7fa18475a2bd8df362d333c92d63a0521b8144e725392e3ce09c3154565a376a609160ce7c7fcf97b6ecaf0086008155e30a4c791d30b6687bdc1ed3225827f215259ee7430ffe8312b7d57789c96eb7599b16d0343be2f37f87e60884f78142b728aa6e1d236859b1015efa46879a75474bad1da150186395cf7d7def2dea74ebb906dd768238d6b5aebb6611b7e0080f76183', '[{"user":"f60dcb45-165f-4ab2-9107-922b835338f0","name":"Ada","from":3,"to":4}]', 1795341485787, 1795341485787, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795341473143);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"1835dc94-4f3b-48d9-8013-3097abaf6554","email":"admin@example.org"}', 1795341473143);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1835dc94-4f3b-48d9-8013-3097abaf6554","email":"admin@example.org","sessionId":"76647cf3-1741-424b-bb91-afd2fcc8903c","clientId":"Test client","address":"127.0.0.1"}', 1795341475981);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795341476862);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"f60dcb45-165f-4ab2-9107-922b835338f0","email":"ada@example.org"}', 1795341476873);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795341477362);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"user.updated","userId":"f60dcb45-165f-4ab2-9107-922b835338f0","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795341477674);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f60dcb45-165f-4ab2-9107-922b835338f0","email":"ada@example.org","sessionId":"b9934f59-2ded-49db-ba24-9e6c40976336","clientId":"Test client","address":"127.0.0.1"}', 1795341477955);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1835dc94-4f3b-48d9-8013-3097abaf6554","email":"admin@example.org","sessionId":"567b339e-5b7f-413b-aff5-8d594c1018fa","clientId":"Test client","address":"127.0.0.1"}', 1795341478791);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795341479287);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"45253d97-68be-4fac-8099-4b147055b882","email":"ben@example.org"}', 1795341479337);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795341479937);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"user.updated","userId":"45253d97-68be-4fac-8099-4b147055b882","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795341479976);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"45253d97-68be-4fac-8099-4b147055b882","email":"ben@example.org","sessionId":"2d34abe2-6fab-4f7d-bcb4-ab0465cc7345","clientId":"Test client","address":"127.0.0.1"}', 1795341480184);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Ada', '{"type":"group.created","groupId":"f7ed00d7-8d5b-4984-9724-034cb3ce797f","name":"Forest ✓ \"quoted\""}', 1795341482562);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Ada', '{"type":"group.member-added","groupId":"f7ed00d7-8d5b-4984-9724-034cb3ce797f","name":"Forest ✓ \"quoted\"","userId":"45253d97-68be-4fac-8099-4b147055b882","userName":"Ben"}', 1795341483035);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1835dc94-4f3b-48d9-8013-3097abaf6554","email":"admin@example.org","sessionId":"62fe8f31-6655-45e6-97f7-8a68715fd771","clientId":"Test client","address":"127.0.0.1"}', 1795341485900);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795341486295);
INSERT INTO public.item VALUES ('8d29dbbe-b9c1-48ed-aaf1-035c7423ff2f', 'e45f4813-e2fe-40d5-8b92-910b27c36b07', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795341473143, 1795341473143, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('609aa812-5e22-4c72-b477-c5f7ad132c9b', '0e31692a-e3eb-4cde-951a-1bc7d392604e', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795341479337, 1795341479337, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9867712a-3d05-4467-8a4a-66de32bad7b4', '192b7582-22d7-4db2-977a-9082564eb9e4', 'c9aa917f-5b5b-4527-ae0f-2a646a0a7407', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795341483415, 1795341483415, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'f60dcb45-165f-4ab2-9107-922b835338f0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ec46608b-f281-4b68-a5d3-9b2a2ffda781', 'f7ed00d7-8d5b-4984-9724-034cb3ce797f', '46713cbe-cce6-4b3e-90c7-e181fe7a1abd', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795341483840, 1795341483840, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'f60dcb45-165f-4ab2-9107-922b835338f0', 1795341484057, 'ec46608b-f281-4b68-a5d3-9b2a2ffda781', 'f60dcb45-165f-4ab2-9107-922b835338f0');
INSERT INTO public.item VALUES ('46713cbe-cce6-4b3e-90c7-e181fe7a1abd', 'f7ed00d7-8d5b-4984-9724-034cb3ce797f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795341482562, 1795341484057, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f2b03747-d2b2-44dc-84dc-328c82964e5a', '192b7582-22d7-4db2-977a-9082564eb9e4', 'c9aa917f-5b5b-4527-ae0f-2a646a0a7407', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795341484297, 1795341484297, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'f60dcb45-165f-4ab2-9107-922b835338f0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('c9aa917f-5b5b-4527-ae0f-2a646a0a7407', '192b7582-22d7-4db2-977a-9082564eb9e4', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795341476873, 1795341484297, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 'f7ed00d7-8d5b-4984-9724-034cb3ce797f', '46713cbe-cce6-4b3e-90c7-e181fe7a1abd', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795341483624, 1795341485787, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'f60dcb45-165f-4ab2-9107-922b835338f0', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('6fecb516-21c9-451e-b872-30e486553f73', 'send-mail', '{}', 'done', 'send-mail', 1795341475027, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 1, 1000000, NULL, 1795341475027, 1795341475772, NULL);
INSERT INTO public.job VALUES ('826a89b1-c757-4f08-b2f9-53335614f06d', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795363076171, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('21e6bed1-4540-4481-8505-993dabe728bc', 'compact-history', '{}', 'queued', 'compact-history', 1795363076203, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('4b7b4912-6e67-4084-a201-988adc6dc90c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795345076294, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('79df4418-0298-4f4c-a4b7-178e95680a9d', 'finish-trees', '{}', 'queued', 'finish-trees', 1795341506378, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('a76557c2-3b77-4366-bd38-29cb37c464bc', 'prune-rows', '{}', 'queued', 'prune-rows', 1795345076414, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('0ae415b4-779c-4884-9178-88339ab8e6d7', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795345076436, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.job VALUES ('9742c658-a890-45fd-b91f-32aea6480e4b', 'send-mail', '{}', 'done', 'send-mail', 1795341476873, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 1, 1000000, NULL, 1795341476873, 1795341477873, NULL);
INSERT INTO public.job VALUES ('3924302a-9aec-47f0-9a67-9465689ada4c', 'send-mail', '{}', 'done', 'send-mail', 1795341479337, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 1, 1000000, NULL, 1795341479337, 1795341479996, NULL);
INSERT INTO public.job VALUES ('1f3b4b3e-d08c-4a4f-be48-b07d58bc9ed5', 'send-mail', '{}', 'done', 'send-mail', 1795341483035, NULL, 1, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 1, 1000000, 'f60dcb45-165f-4ab2-9107-922b835338f0', 1795341483035, 1795341483640, NULL);
INSERT INTO public.job VALUES ('2b679350-822c-44f0-92d1-8ed4d34c8694', 'tell-review', '{}', 'queued', 'tell-review', 1795345086079, NULL, 3, '6ed97049-b376-41ef-9459-2330c83d17cd:80c17cfc-76c2-48c6-8cb2-fa91c8f67c87', 0, 1000000, NULL, 1795341475028, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T09:57:50.007Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T09:57:50.245Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T09:57:50.293Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T09:57:50.665Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T09:57:50.730Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T09:57:50.947Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T09:57:51.063Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T09:57:51.205Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T09:57:51.290Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T09:57:51.400Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T09:57:51.554Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T09:57:51.650Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T09:57:51.716Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T09:57:52.018Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T09:57:52.213Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('7051e9a9-b9db-4ccc-b09a-b95149f0cfcd', 'verify-email', 'f60dcb45-165f-4ab2-9107-922b835338f0', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795341476873, 1795514276873, 1795341476873, 1795341477829, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('36c1e4d8-a36e-4ff4-bbf7-6c1cc5ba8a6a', 'verify-email', '45253d97-68be-4fac-8099-4b147055b882', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795341479337, 1795514279337, 1795341479337, 1795341479991, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('75ab7287-c2bc-4ed8-b531-2640d04e79fe', 'group-added', '45253d97-68be-4fac-8099-4b147055b882', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795341483035, NULL, 1795341483035, 1795341483591, NULL, 'http://localhost:12607/unsubscribe?token=group-added~ewHqTSIYfuae9ZOCNb9RAnb9EnL5l3xtGZgfgdHxd-I', 2);
INSERT INTO public.membership VALUES ('f7ed00d7-8d5b-4984-9724-034cb3ce797f', 'f60dcb45-165f-4ab2-9107-922b835338f0', 1, 1795341482562, 'editor');
INSERT INTO public.membership VALUES ('f7ed00d7-8d5b-4984-9724-034cb3ce797f', '45253d97-68be-4fac-8099-4b147055b882', 0, 1795341483035, 'editor');
INSERT INTO public.notification VALUES ('7629e135-f702-4878-9c2f-5458586da6d2', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795341476873, NULL, NULL);
INSERT INTO public.notification VALUES ('b31187f2-d903-41b5-adc7-c3c922d9155c', '45253d97-68be-4fac-8099-4b147055b882', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/f7ed00d7-8d5b-4984-9724-034cb3ce797f/', 0, 1795341483035, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795342376064);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795345076874);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795345076873);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795342377955);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797933477955);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795345079337);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795345076874);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795345079337);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795342380184);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797933480184);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:f60dcb45-165f-4ab2-9107-922b835338f0', 1, 1795345083061);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:f60dcb45-165f-4ab2-9107-922b835338f0', 0, 1795345083061);
INSERT INTO public.rate_limit VALUES ('notice f60dcb45-165f-4ab2-9107-922b835338f0 45253d97-68be-4fac-8099-4b147055b882', 1, 1795427883035);
INSERT INTO public.rate_limit VALUES ('mail group-added f60dcb45-165f-4ab2-9107-922b835338f0 45253d97-68be-4fac-8099-4b147055b882', 1, 1795427883035);
INSERT INTO public.rate_limit VALUES ('mail group-added f60dcb45-165f-4ab2-9107-922b835338f0', 1, 1795427883035);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:45253d97-68be-4fac-8099-4b147055b882', 1, 1795341544372);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:f60dcb45-165f-4ab2-9107-922b835338f0', 1, 1795341545199);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795342376064);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797933485900);
INSERT INTO public.review_checkpoint VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795341485571);
INSERT INTO public.review_message VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', '2e2d804d-1600-4696-b6f4-fa075be29aef', 'a5e9de01-ed75-4ce6-b46e-07c69c25573c', 'Is this *kept*?', '[]', 3, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Ada', 1795341485543, NULL, NULL);
INSERT INTO public.review_thread VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 'a5e9de01-ed75-4ce6-b46e-07c69c25573c', 'comment', 'open', 'Shared', '2e2d804d-1600-4696-b6f4-fa075be29aef', 3, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Ada', 1795341485543, 1795341485543, NULL, NULL, NULL, 'f60dcb45-165f-4ab2-9107-922b835338f0');
INSERT INTO public.review_thread VALUES ('e3591d02-f7e5-4cd5-bc6e-39588baf4f8a', 'c333ca00-1081-4fc8-8804-2eb26b3845a6', 'suggestion', 'open', '', NULL, 4, 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Ada', 1795341485768, 1795341485768, NULL, NULL, NULL, 'f60dcb45-165f-4ab2-9107-922b835338f0');
INSERT INTO public.session VALUES ('76647cf3-1741-424b-bb91-afd2fcc8903c', '3545c6492186e466d4d413008d9497d7d11c277abba093d6c3827ca3ab5a58e2', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Test client', 1795341475981, 1795341475981, 1803117475981, 1795341477890, 1795341475981);
INSERT INTO public.session VALUES ('b9934f59-2ded-49db-ba24-9e6c40976336', '8472a8f77abe1de1c99f07d2d4bcb19fe027a368a7f7bb3a99bcfdd57e2e1b06', 'f60dcb45-165f-4ab2-9107-922b835338f0', 'Test client', 1795341477955, 1795341477955, 1803117477955, NULL, 1795341477955);
INSERT INTO public.session VALUES ('567b339e-5b7f-413b-aff5-8d594c1018fa', 'db11e558d976c616acaee30f571eabd7004ce7978477b3ec19b0be88cbec06aa', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Test client', 1795341478791, 1795341478791, 1803117478791, 1795341480050, 1795341478791);
INSERT INTO public.session VALUES ('2d34abe2-6fab-4f7d-bcb4-ab0465cc7345', '5524dc0a9b9f3128cdaae677393083a1ba6bf17e9951ffe513d0725488068c67', '45253d97-68be-4fac-8099-4b147055b882', 'Test client', 1795341480184, 1795341480184, 1803117480184, NULL, 1795341480184);
INSERT INTO public.session VALUES ('62fe8f31-6655-45e6-97f7-8a68715fd771', 'aa0cda1e650dcabffc5b74c79ae4a1cc8e6a4c66a38a3031097617aa62443699', '1835dc94-4f3b-48d9-8013-3097abaf6554', 'Test client', 1795341485900, 1795341485900, 1803117485900, NULL, 1795341485900);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"1e17bbbf","key":"daLKZw1wQiZmcc1JuzAI4yglQ5yYf39ODx90kG5jPYM=","madeAt":1795341472535,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"334809bf","key":"H/eisR73Wl8BKjZzqcW/DmvWlr/M4gxFnMNGKpeT4AQ=","madeAt":1795341472586,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"a786519b","key":"IFwRQaik1pbSnGQXyIaY1ScERbr1ONiOPPdauRvgh5E=","madeAt":1795341472593,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('5263c378-d983-4f5f-9f76-7111af5f3bef', 'verify-email', '89bee757848b9116e9f579f05aff46392feef783c1daf6c8cb52a617437752e0', 'f60dcb45-165f-4ab2-9107-922b835338f0', 1795341476873, 1795514276873, NULL);
INSERT INTO public.token VALUES ('066c6515-18bd-4ed8-a056-d842877fb620', 'verify-email', 'afadeb073926b3487c618a4e91c1645643871aaaf8ebf12a4e88e9595a39decb', '45253d97-68be-4fac-8099-4b147055b882', 1795341479337, 1795514279337, NULL);
INSERT INTO public.token VALUES ('e64b1f96-62c0-4d19-9987-cf705ab890f2', 'unsubscribe', 'c2b95d75abd7e6b5bc07a881f90861e0ea8caea830825851cb18826131bd15dc', '45253d97-68be-4fac-8099-4b147055b882', 1795341483035, 1826877483035, NULL);
INSERT INTO public."user" VALUES ('1835dc94-4f3b-48d9-8013-3097abaf6554', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$uZPcrL40mBmXyrN31uig4g$nRA5F8h4f3Bej8gSq/vtMjNlKs+XQy8R/2+XiQn0bvM', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341473143, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('f60dcb45-165f-4ab2-9107-922b835338f0', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$SwvqMur8xVIz5eSec8lMqg$KcqYIx55ZfPCsBjT2bPP9sgbfM8cEk5/hMP/5NA9hZ8', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341476873, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('45253d97-68be-4fac-8099-4b147055b882', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Wc+k87/a2FeAnK4qUt+qAw$AR8vslDB2zAfdebYMoQih70IP3UAB/3CkTZnP9PDvto', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341479337, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('f7ed00d7-8d5b-4984-9724-034cb3ce797f', 'Forest ✓ "quoted"', 'f60dcb45-165f-4ab2-9107-922b835338f0', 1795341482562, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('e45f4813-e2fe-40d5-8b92-910b27c36b07', 'user', '1835dc94-4f3b-48d9-8013-3097abaf6554', NULL, '8d29dbbe-b9c1-48ed-aaf1-035c7423ff2f', 104857600, 0, 0, 1, 1795341473143, 0);
INSERT INTO public.workspace VALUES ('0e31692a-e3eb-4cde-951a-1bc7d392604e', 'user', '45253d97-68be-4fac-8099-4b147055b882', NULL, '609aa812-5e22-4c72-b477-c5f7ad132c9b', 104857600, 0, 0, 1, 1795341479337, 0);
INSERT INTO public.workspace VALUES ('192b7582-22d7-4db2-977a-9082564eb9e4', 'user', 'f60dcb45-165f-4ab2-9107-922b835338f0', NULL, 'c9aa917f-5b5b-4527-ae0f-2a646a0a7407', 104857600, 43, 2, 3, 1795341476873, 0);
INSERT INTO public.workspace VALUES ('f7ed00d7-8d5b-4984-9724-034cb3ce797f', 'group', NULL, 'f7ed00d7-8d5b-4984-9724-034cb3ce797f', '46713cbe-cce6-4b3e-90c7-e181fe7a1abd', 524288000, 36, 2, 4, 1795341482562, 0);
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
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.review_mailing
    ADD CONSTRAINT review_mailing_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.review_mention
    ADD CONSTRAINT review_mention_pk PRIMARY KEY (user_id, document_id, thread_id, message_id);
ALTER TABLE ONLY public.review_message
    ADD CONSTRAINT review_message_pk PRIMARY KEY (document_id, id);
ALTER TABLE ONLY public.review_news
    ADD CONSTRAINT review_news_pk PRIMARY KEY (document_id, version, place);
ALTER TABLE ONLY public.review_seen
    ADD CONSTRAINT review_seen_pk PRIMARY KEY (user_id, document_id, thread_id);
ALTER TABLE ONLY public.review_thread
    ADD CONSTRAINT review_thread_pk PRIMARY KEY (document_id, id);
ALTER TABLE ONLY public.review_waiting
    ADD CONSTRAINT review_waiting_pk PRIMARY KEY (user_id, document_id, thread_id, message_id);
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
CREATE INDEX handed_out_given_at ON public.handed_out USING btree (given_at);
CREATE INDEX handed_out_item_id ON public.handed_out USING btree (item_id);
CREATE INDEX handed_out_user_id ON public.handed_out USING btree (user_id, item_id);
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
CREATE INDEX notification_group ON public.notification USING btree (user_id, group_key);
CREATE INDEX notification_user_id_created_at ON public.notification USING btree (user_id, created_at);
CREATE INDEX pending_tree_workspace_id ON public.pending_tree USING btree (workspace_id);
CREATE INDEX rate_limit_resets_at ON public.rate_limit USING btree (resets_at);
CREATE INDEX recent_file_item_id ON public.recent_file USING btree (item_id);
CREATE INDEX review_mailing_due_at ON public.review_mailing USING btree (due_at);
CREATE INDEX review_mention_message_id ON public.review_mention USING btree (document_id, message_id);
CREATE INDEX review_message_thread_id ON public.review_message USING btree (document_id, thread_id);
CREATE INDEX review_news_at ON public.review_news USING btree (at);
CREATE INDEX review_seen_thread_id ON public.review_seen USING btree (document_id, thread_id);
CREATE INDEX review_thread_changed ON public.review_thread USING btree (document_id, status, changed_at);
CREATE INDEX review_waiting_mail_id ON public.review_waiting USING btree (mail_id);
CREATE INDEX review_waiting_thread_id ON public.review_waiting USING btree (document_id, thread_id);
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
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.review_mailing
    ADD CONSTRAINT review_mailing_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_mention
    ADD CONSTRAINT review_mention_message FOREIGN KEY (document_id, message_id) REFERENCES public.review_message(document_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_mention
    ADD CONSTRAINT review_mention_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_message
    ADD CONSTRAINT review_message_thread FOREIGN KEY (document_id, thread_id) REFERENCES public.review_thread(document_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_news
    ADD CONSTRAINT review_news_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_seen
    ADD CONSTRAINT review_seen_thread FOREIGN KEY (document_id, thread_id) REFERENCES public.review_thread(document_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_seen
    ADD CONSTRAINT review_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_thread
    ADD CONSTRAINT review_thread_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_waiting
    ADD CONSTRAINT review_waiting_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mail(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_waiting
    ADD CONSTRAINT review_waiting_thread FOREIGN KEY (document_id, thread_id) REFERENCES public.review_thread(document_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_waiting
    ADD CONSTRAINT review_waiting_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
