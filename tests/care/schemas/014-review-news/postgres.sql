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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795340477758);
INSERT INTO public.defaults_file VALUES ('0e56d8c9-4b13-487e-8744-0b857add144a', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('66ae0d6b-124c-4947-9e08-56d416aaccf3', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('ea95ed6a-4102-489a-8343-ce9c752931b4', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('068aef16-e4ba-4cd0-aa75-f135ac8f260f', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('f1f9967e-3880-414f-80b0-4ea6fa98b38c', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('e30034cb-39d2-4248-a19f-dad4e17faaf0', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('57f73d2b-f71f-40f1-b76b-6915f5cc8c31', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('0c63285e-220a-4471-ba5e-66e4516caca1', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('e495a13e-5fd8-441a-8cee-f99f949c407c', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('8f64e1ce-01ac-4cb8-98fc-8a9fe5baa2cf', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795340469850, 1795340469850);
INSERT INTO public.defaults_file VALUES ('1dc3a959-343e-4a4f-a798-9cc515e09910', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795340469850, 1795340469850);
INSERT INTO public.document VALUES ('5f09de79-20aa-4771-9d56-5e98944246a7', 0, 'c24091d1-5e4d-4d00-97c1-d444b7ff74b9', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ca554cb8-49ae-4539-b9f6-0d344e02a204', 0, '2051c19a-5ec8-4222-9bfc-7a8613851f02', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 4, 'ec1313ce-51b9-4eb2-b04f-7abf21264ea1', 'lf', 0, NULL, 663, 0);
INSERT INTO public.document_client VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', '29b7fc4f2bfd23bce3f4f999bab0d059', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'ebed2461-ac42-4aa7-85e1-95297b4b182f', 2, 2, 1795340478278);
INSERT INTO public.document_client VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', '87de1b38ae7d8c408394fde2b73a1fc5', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'f37d25ad-76d6-4781-92ac-875d9bccbe5c', 2, 4, 1795340478548);
INSERT INTO public.document_snapshot VALUES ('5f09de79-20aa-4771-9d56-5e98944246a7', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795340477150);
INSERT INTO public.document_snapshot VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795340477270);
INSERT INTO public.document_snapshot VALUES ('ca554cb8-49ae-4539-b9f6-0d344e02a204', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795340477363);
INSERT INTO public.document_update VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 0, 1, '\x5b7b22636c69656e744944223a223239623766633466326266643233626365336634663939396261623064303539222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","name":"Ben","from":0,"to":1}]', 1795340478181, 1795340478181, 'pushed');
INSERT INTO public.document_update VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 1, 2, '\x5b7b22636c69656e744944223a223239623766633466326266643233626365336634663939396261623064303539222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","name":"Ben","from":1,"to":2}]', 1795340478278, 1795340478278, 'pushed');
INSERT INTO public.document_update VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 2, 3, '\x789c158ecb6ac3301045ffe5ae25b034233fb42b74d36f085e8ca4516268ec36d6a221e4df8b96f7c0e1dccb0bf97bd3bd7d7d22629e8aba44b3e854e6ccc34c0bd7a23e4d24aee600837c93fdaa27e2c5fbd5e0d45f4467a0b56a6e1dbfd09e3f8a88767ba814186c05113216f62917ab7e51cb2e904d99c972f22e0412f6bcc040f67c3b1e882fd4c771471c0cda81381a34fd6b88c0dbe0aee729d7de20cd557d1aacd7ea2c0b39bb30b11d94539e721ebdf4d3e928cfee76756fdbb1f7a3ab41eab4249231f06cb38a5af6456df242b6ba20132d35052218ec72efc58f2230685b1f6e5a02f1c0d3cca37fafeff51f48be5ee9', '[{"user":"db3a6548-ceae-42de-b2a3-f15a739fb533","name":"Ada","from":2,"to":3}]', 1795340478478, 1795340478478, 'pushed');
INSERT INTO public.document_update VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 3, 4, '\x789c458fcd6ac3301084df65ce12d8fab164dd4a7ae933181ff4b34a4c63d98d1568087ef7e294d2d3ce0e1fbb33c313f13a51a91fef70b026511ba4f564928daab1b25739910846fa36470d8678f1e54c1bdc20c4c8b0d1179c60a09c29d6c37ea23e5682c3763f9f69ab607f6a5a0a1ca8b3a4ac69b9f1aae52a5acd2d59c1bbdcdb3e85ac43e7c170b997cfdf735382c361f90ad730c4fbebcfd0b06e3c12acd72912dc1381f272a317f38fbe66a5ef0a87d332cf4bc1be8f0ce9b6ac70c3c8101e704841fa4e2bcb2379e24a24e24178c973abbd917d0e5a4a30143f1fd5ded291a74ec7d29a5e4bd52863b532fbb88f3f01426308', '[{"user":"db3a6548-ceae-42de-b2a3-f15a739fb533","name":"Ada","from":3,"to":4}]', 1795340478548, 1795340478548, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795340469722);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"8245fb60-7d93-4ffd-89f6-03792fe27039","email":"admin@example.org"}', 1795340469722);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8245fb60-7d93-4ffd-89f6-03792fe27039","email":"admin@example.org","sessionId":"cdf4fd1b-40ba-4ddd-ad9a-06299f9eb092","clientId":"Test client","address":"127.0.0.1"}', 1795340471974);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795340472896);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"db3a6548-ceae-42de-b2a3-f15a739fb533","email":"ada@example.org"}', 1795340473083);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795340473771);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"user.updated","userId":"db3a6548-ceae-42de-b2a3-f15a739fb533","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795340473797);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"db3a6548-ceae-42de-b2a3-f15a739fb533","email":"ada@example.org","sessionId":"f37d25ad-76d6-4781-92ac-875d9bccbe5c","clientId":"Test client","address":"127.0.0.1"}', 1795340474010);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8245fb60-7d93-4ffd-89f6-03792fe27039","email":"admin@example.org","sessionId":"563d83d1-0ed7-47b6-adac-e0d7aa2ad6e0","clientId":"Test client","address":"127.0.0.1"}', 1795340474337);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795340475073);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","email":"ben@example.org"}', 1795340475216);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795340475489);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"user.updated","userId":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795340475510);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","email":"ben@example.org","sessionId":"ebed2461-ac42-4aa7-85e1-95297b4b182f","clientId":"Test client","address":"127.0.0.1"}', 1795340475617);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Ada', '{"type":"group.created","groupId":"575e23b7-d07d-4125-8575-13db8c72505b","name":"Forest ✓ \"quoted\""}', 1795340476841);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Ada', '{"type":"group.member-added","groupId":"575e23b7-d07d-4125-8575-13db8c72505b","name":"Forest ✓ \"quoted\"","userId":"c704bf47-d14d-4b38-9df5-d130d0f6bb06","userName":"Ben"}', 1795340476958);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8245fb60-7d93-4ffd-89f6-03792fe27039","email":"admin@example.org","sessionId":"0f833788-b046-454e-8512-2a5c2671f942","clientId":"Test client","address":"127.0.0.1"}', 1795340478655);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795340479034);
INSERT INTO public.item VALUES ('c99b82be-1530-42f2-8aaf-bccf84ca1420', '537db67d-71a5-44f2-ad7d-680b9430e2c0', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795340469722, 1795340469722, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1d39a848-d00e-4831-86d1-5a38986f805f', '4870ada6-95bb-4fd9-80ea-652140a4b090', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795340475216, 1795340475216, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5f09de79-20aa-4771-9d56-5e98944246a7', 'aee1323d-c0c4-4e0a-9083-6b47c9be575d', '590a8143-c80f-4b22-b4a4-415316a53e4e', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795340477150, 1795340477150, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'db3a6548-ceae-42de-b2a3-f15a739fb533', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ca554cb8-49ae-4539-b9f6-0d344e02a204', '575e23b7-d07d-4125-8575-13db8c72505b', '80dab947-e192-4874-bf7d-f7b908c19e5b', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795340477363, 1795340477363, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 1795340477465, 'ca554cb8-49ae-4539-b9f6-0d344e02a204', 'db3a6548-ceae-42de-b2a3-f15a739fb533');
INSERT INTO public.item VALUES ('80dab947-e192-4874-bf7d-f7b908c19e5b', '575e23b7-d07d-4125-8575-13db8c72505b', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795340476841, 1795340477465, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8198419f-29f3-4182-b318-78582caab2b8', 'aee1323d-c0c4-4e0a-9083-6b47c9be575d', '590a8143-c80f-4b22-b4a4-415316a53e4e', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795340477758, 1795340477758, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'db3a6548-ceae-42de-b2a3-f15a739fb533', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('590a8143-c80f-4b22-b4a4-415316a53e4e', 'aee1323d-c0c4-4e0a-9083-6b47c9be575d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795340473083, 1795340477758, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', '575e23b7-d07d-4125-8575-13db8c72505b', '80dab947-e192-4874-bf7d-f7b908c19e5b', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795340477270, 1795340478548, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'db3a6548-ceae-42de-b2a3-f15a739fb533', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('fae52f15-5d2c-49b4-a28b-3f02c6056734', 'send-mail', '{}', 'done', 'send-mail', 1795340470986, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 1, 1000000, NULL, 1795340470986, 1795340471863, NULL);
INSERT INTO public.job VALUES ('4da249db-809b-4a37-bfc9-2f26c487084c', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795362072069, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('7c37965d-3b8d-4dfa-82f2-636de9bd3db2', 'finish-trees', '{}', 'queued', 'finish-trees', 1795340502117, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('caf0738c-be96-492d-8985-751f30df8dfd', 'empty-trash', '{}', 'queued', 'empty-trash', 1795344072257, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('18843b9d-27de-4024-ab36-d6c21b279db0', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795344072273, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('85027d90-c7c4-4823-9634-28ea6aa0b289', 'prune-rows', '{}', 'queued', 'prune-rows', 1795344072260, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('fa58d68f-9735-4aab-8c66-8f8f01b9ca21', 'compact-history', '{}', 'queued', 'compact-history', 1795362072337, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.job VALUES ('a3064735-5307-4c21-8bf5-673f31d6030b', 'send-mail', '{}', 'done', 'send-mail', 1795340473083, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 1, 1000000, NULL, 1795340473083, 1795340474790, NULL);
INSERT INTO public.job VALUES ('ebf9b442-0cd3-471d-b2ff-f0375846c578', 'send-mail', '{}', 'done', 'send-mail', 1795340475216, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 1, 1000000, NULL, 1795340475216, 1795340475603, NULL);
INSERT INTO public.job VALUES ('1085299f-2857-4a06-8b6d-c186ae48af41', 'send-mail', '{}', 'done', 'send-mail', 1795340476958, NULL, 1, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 1, 1000000, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 1795340476958, 1795340477231, NULL);
INSERT INTO public.job VALUES ('e27de999-7a6f-4aab-8bc5-50184fdcd1e3', 'tell-review', '{}', 'queued', 'tell-review', 1795344078664, NULL, 2, '2a1e4ee9-f297-46bd-83dc-81d6b5ef515a:f708d46d-3498-42e2-bc94-2485c22d3d6c', 0, 1000000, NULL, 1795340471016, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T09:41:06.585Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T09:41:06.821Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T09:41:07.094Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T09:41:07.181Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T09:41:07.363Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T09:41:07.489Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T09:41:07.564Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T09:41:07.698Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T09:41:07.779Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T09:41:07.868Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T09:41:08.095Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T09:41:08.186Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T09:41:08.376Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T09:41:08.623Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('0778962b-f436-4554-8c04-3588b7081f33', 'verify-email', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795340473083, 1795513273083, 1795340473083, 1795340474719, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('c650dd21-fbf2-45c3-86e0-c512e6f38208', 'verify-email', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795340475216, 1795513275216, 1795340475216, 1795340475570, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('c9c677bc-ffae-448d-a2fa-6a97a8c8cfec', 'group-added', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795340476958, NULL, 1795340476958, 1795340477223, NULL, 'http://localhost:25678/unsubscribe?token=group-added~b7v9BjJ8lP_OKxaC1CrUFDODAFfmZ40CDZi7OmzTZkQ', 2);
INSERT INTO public.membership VALUES ('575e23b7-d07d-4125-8575-13db8c72505b', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 1, 1795340476841, 'editor');
INSERT INTO public.membership VALUES ('575e23b7-d07d-4125-8575-13db8c72505b', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 0, 1795340476958, 'editor');
INSERT INTO public.notification VALUES ('e0b6eaff-1fd7-4f8b-933a-d36be5e0d2ee', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795340473083, NULL, NULL);
INSERT INTO public.notification VALUES ('7d6d42aa-89f7-4551-b3a5-9571334493f1', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/575e23b7-d07d-4125-8575-13db8c72505b/', 0, 1795340476958, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795341371992);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795344073100);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795344073083);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795341374011);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797932474010);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795344075216);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795344073100);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795344075216);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795341375617);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797932475617);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:db3a6548-ceae-42de-b2a3-f15a739fb533', 1, 1795344076979);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:db3a6548-ceae-42de-b2a3-f15a739fb533', 0, 1795344076979);
INSERT INTO public.rate_limit VALUES ('notice db3a6548-ceae-42de-b2a3-f15a739fb533 c704bf47-d14d-4b38-9df5-d130d0f6bb06', 1, 1795426876958);
INSERT INTO public.rate_limit VALUES ('mail group-added db3a6548-ceae-42de-b2a3-f15a739fb533 c704bf47-d14d-4b38-9df5-d130d0f6bb06', 1, 1795426876958);
INSERT INTO public.rate_limit VALUES ('mail group-added db3a6548-ceae-42de-b2a3-f15a739fb533', 1, 1795426876958);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:c704bf47-d14d-4b38-9df5-d130d0f6bb06', 1, 1795340537847);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:db3a6548-ceae-42de-b2a3-f15a739fb533', 1, 1795340538358);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795341371992);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797932478655);
INSERT INTO public.review_checkpoint VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795340478478);
INSERT INTO public.review_message VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', '3ecfe2b0-2ef1-4a31-9434-0e4bc7cc62a5', 'a6d42bcd-e29e-4153-bc43-4b21553a4249', 'Is this *kept*?', '[]', 3, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Ada', 1795340478462, NULL, NULL);
INSERT INTO public.review_thread VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 'a6d42bcd-e29e-4153-bc43-4b21553a4249', 'comment', 'open', 'Shared', '3ecfe2b0-2ef1-4a31-9434-0e4bc7cc62a5', 3, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Ada', 1795340478462, 1795340478462, NULL, NULL, NULL, 'db3a6548-ceae-42de-b2a3-f15a739fb533');
INSERT INTO public.review_thread VALUES ('ddf853fa-abcd-4e02-8104-5c94281cdb91', 'e68e4871-7a41-4c85-8e82-6f989dbf5b6a', 'suggestion', 'open', '', NULL, 4, 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Ada', 1795340478547, 1795340478547, NULL, NULL, NULL, 'db3a6548-ceae-42de-b2a3-f15a739fb533');
INSERT INTO public.session VALUES ('cdf4fd1b-40ba-4ddd-ad9a-06299f9eb092', 'e9318bb8f7edf1dacfed2a934a0c4250c65a8eba9ecfea795783270f60f1a347', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Test client', 1795340471974, 1795340471974, 1803116471974, 1795340473942, 1795340471974);
INSERT INTO public.session VALUES ('f37d25ad-76d6-4781-92ac-875d9bccbe5c', 'eca67595763eb8ce1a66e8d27d4ed371e0302bb29487e98f0cb077005eda4fd3', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 'Test client', 1795340474010, 1795340474010, 1803116474010, NULL, 1795340474010);
INSERT INTO public.session VALUES ('563d83d1-0ed7-47b6-adac-e0d7aa2ad6e0', '2220b3bd39db826424f96f4086cad5cf520854191e430412ac7d4b88a6e9091c', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Test client', 1795340474337, 1795340474337, 1803116474337, 1795340475574, 1795340474337);
INSERT INTO public.session VALUES ('ebed2461-ac42-4aa7-85e1-95297b4b182f', '604f5fcafb69601b63650b47ac7b6e748d4ad095b09ccc10d1bd851d6856f086', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'Test client', 1795340475617, 1795340475617, 1803116475617, NULL, 1795340475617);
INSERT INTO public.session VALUES ('0f833788-b046-454e-8512-2a5c2671f942', '4b9e0628b22cf4d69c891894c0b35a4a97b70227d7afa9c30746d42512b4e61d', '8245fb60-7d93-4ffd-89f6-03792fe27039', 'Test client', 1795340478655, 1795340478655, 1803116478655, NULL, 1795340478655);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"50e518a0","key":"rFzQtJl0gtVeG6FxsSqSJqlfJHktwDQuqQVPYi8UsoA=","madeAt":1795340469249,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"c0bab045","key":"G5xd3DK/EIAjHKecIdVBIJx8gvHOna+tMwWwojEweb8=","madeAt":1795340469322,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"e68c0232","key":"edPMDtQFhZvhkYZC3PkZWXPRuQgkbtX/ksMy1nvMMXo=","madeAt":1795340469333,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('21c16a27-048e-4e9c-99db-8cf2f91b78e5', 'verify-email', 'c5833c185f0232c7db4a07d316ecdd4e9b4b13f8b5f1c21976bf6bbb8eb3ac79', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 1795340473083, 1795513273083, NULL);
INSERT INTO public.token VALUES ('54f25382-7f9f-4c2a-8147-5f162e3bf13d', 'verify-email', '6733d48842f502e193586c7ee3ab7aaa8ecd05b065108d39c711581e29e4bdc0', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 1795340475216, 1795513275216, NULL);
INSERT INTO public.token VALUES ('6f42e65d-a022-4d02-836b-93b3f31f7845', 'unsubscribe', 'c41b0434faa7955596902f2a9a501343925dbab6a998f17e32fe540bd8e50ef7', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', 1795340476958, 1826876476958, NULL);
INSERT INTO public."user" VALUES ('8245fb60-7d93-4ffd-89f6-03792fe27039', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$ZSJaXOf0w+k5xrNiaAlrsg$ABRbq1YaPXjz6Lao2im7M/ORCQ4fMngR1uzBIeAkl0o', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340469722, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('db3a6548-ceae-42de-b2a3-f15a739fb533', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$y/mEopGmhE1KVqvEUoiEDw$/5DvMPro1uFrHcVfklPKT3GATCMuiaQyPQlaQJGnxK0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340473083, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('c704bf47-d14d-4b38-9df5-d130d0f6bb06', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$XoDQ2T/Uf9ZGz1vN2jTNeg$2QknHEjX2kBmWw3OhP0I1evDW68tEBNpUCmsVPWP3L0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340475216, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('575e23b7-d07d-4125-8575-13db8c72505b', 'Forest ✓ "quoted"', 'db3a6548-ceae-42de-b2a3-f15a739fb533', 1795340476841, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('537db67d-71a5-44f2-ad7d-680b9430e2c0', 'user', '8245fb60-7d93-4ffd-89f6-03792fe27039', NULL, 'c99b82be-1530-42f2-8aaf-bccf84ca1420', 104857600, 0, 0, 1, 1795340469722, 0);
INSERT INTO public.workspace VALUES ('4870ada6-95bb-4fd9-80ea-652140a4b090', 'user', 'c704bf47-d14d-4b38-9df5-d130d0f6bb06', NULL, '1d39a848-d00e-4831-86d1-5a38986f805f', 104857600, 0, 0, 1, 1795340475216, 0);
INSERT INTO public.workspace VALUES ('aee1323d-c0c4-4e0a-9083-6b47c9be575d', 'user', 'db3a6548-ceae-42de-b2a3-f15a739fb533', NULL, '590a8143-c80f-4b22-b4a4-415316a53e4e', 104857600, 43, 2, 3, 1795340473083, 0);
INSERT INTO public.workspace VALUES ('575e23b7-d07d-4125-8575-13db8c72505b', 'group', NULL, '575e23b7-d07d-4125-8575-13db8c72505b', '80dab947-e192-4874-bf7d-f7b908c19e5b', 524288000, 36, 2, 4, 1795340476841, 0);
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
