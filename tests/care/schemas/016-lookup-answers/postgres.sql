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
CREATE TABLE public.lookup_answer (
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    service text NOT NULL COLLATE pg_catalog."C",
    work text COLLATE pg_catalog."C",
    asked_at bigint NOT NULL,
    expires_at bigint NOT NULL
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795349535053);
INSERT INTO public.defaults_file VALUES ('d8993f14-65a0-4d0e-8a5f-f13aeabae925', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('f6532ff9-5177-47dd-85d7-3854e60c3c89', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('ef4a901b-6a86-400f-aabf-a8b07b0e532c', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('2eea27c3-a935-4857-adba-ab0b35330929', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('4e965bd3-f611-4e3c-b6b3-86fe3f0e80cc', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('55d23034-8961-47a3-80a7-6b2431bceb2c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('fa4af4e1-66c4-43f7-af8f-6aadcee91b30', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('9af222d6-2a91-4195-a62d-1faeb06d0b38', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('5bacadfb-c954-4b2b-840e-6e332faa484e', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('97c6a4d1-b6e6-4f21-ae35-d6b7b15bfccb', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795349529045, 1795349529045);
INSERT INTO public.defaults_file VALUES ('fd424951-328b-4e34-a6cd-e544c9dba610', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795349529045, 1795349529045);
INSERT INTO public.document VALUES ('de40b9a9-82d8-4dd7-b25d-d9c6ee84c61a', 0, 'e7cd755b-5e94-4e79-b3b9-10952157b91c', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('57c64df1-c9c3-4e5d-acb0-75bcbda44013', 0, '40686121-0b5e-4866-957a-628dddb10c98', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 4, 'bfe1d486-3436-4e27-b500-aef8566e57ec', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', '530de623949169e043176c6f5045cf00', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', '2eceffb8-58b0-4984-87f3-531efc109791', 2, 2, 1795349535411);
INSERT INTO public.document_client VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 'b876f2777f90360d94239fbd51c7590e', '592005e7-ed68-4948-8d9f-e81006e84d09', '0025fb12-2705-4a06-9415-0b196dc399b2', 2, 4, 1795349535786);
INSERT INTO public.document_snapshot VALUES ('de40b9a9-82d8-4dd7-b25d-d9c6ee84c61a', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795349534494);
INSERT INTO public.document_snapshot VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795349534706);
INSERT INTO public.document_snapshot VALUES ('57c64df1-c9c3-4e5d-acb0-75bcbda44013', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795349534829);
INSERT INTO public.document_update VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 0, 1, '\x5b7b22636c69656e744944223a223533306465363233393439313639653034333137366336663530343563663030222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","name":"Ben","from":0,"to":1}]', 1795349535288, 1795349535288, 'pushed');
INSERT INTO public.document_update VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 1, 2, '\x5b7b22636c69656e744944223a223533306465363233393439313639653034333137366336663530343563663030222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","name":"Ben","from":1,"to":2}]', 1795349535411, 1795349535411, 'pushed');
INSERT INTO public.document_update VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 2, 3, '\x789c158ecd6ac4201845dfe5ae15d4f8f7b92b74d36718b2d0f83909749276e2a2c390772f2eef81c3b9b73796ef8df7fef5898412836f2684d0484d5e55b266a256aad34b70a41802cb9af73b9f4837636681937f91b400b7c64b1ff88dfefa6124f4f5c9b94260ab48988cd59403493655491b6d9165b24536369e72b646334120efcb7a3c91de68cfe381a404fa81e4053aff7524e01278f079e6fb68b4caa1e462a57391a5754b95e45a91d566d2c5d4eca3864039ea6bb843ddfb76ece3e82c5006756494721c24571fa5251b65acd42447ad94e768ab1acff6fc18c58f9a21d0b731742037597293f3365ef335ff0329d95d6c', '[{"user":"592005e7-ed68-4948-8d9f-e81006e84d09","name":"Ada","from":2,"to":3}]', 1795349535651, 1795349535651, 'pushed');
INSERT INTO public.document_update VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 3, 4, '\x789c458fcd6ac3301084df65ce126cf463fddc4a7ae933181f6c699598c6761a2bd010fceec529a5a7dd193e7666db27d265e4b97ebc2362f0ae29ca395702e98672304a8732647b48ce066208a4733f9f78456c95ea0456fe4254025c0aa7badb4fd4c79511b1de4f275e2bc4df362e3322c210b4d385656f8c93c6272f87ac9d5459f79ec871b10a02e7fbfcf97b6ecc88e821d057441248f7574e4ba2e9f606d7cb9818f18981cb72e317f38fbe66e5ef8a88e3324dcb8c6deb04f26db922b69dc0f040840d8ac8b2939c1b2f4d305efa1c8a647f206ad89b4c0102733fedafbde5bd4f1d777170c16a13acb6ced3d66ddd0f9af360e8', '[{"user":"592005e7-ed68-4948-8d9f-e81006e84d09","name":"Ada","from":3,"to":4}]', 1795349535786, 1795349535786, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795349529001);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"6d5daea7-c431-4b18-a091-d40511e0f67a","email":"admin@example.org"}', 1795349529001);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6d5daea7-c431-4b18-a091-d40511e0f67a","email":"admin@example.org","sessionId":"90ec7f5a-e42d-4efd-a4cd-0b5ab18b0a5b","clientId":"Test client","address":"127.0.0.1"}', 1795349530506);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795349531048);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"592005e7-ed68-4948-8d9f-e81006e84d09","email":"ada@example.org"}', 1795349531094);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795349531367);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"user.updated","userId":"592005e7-ed68-4948-8d9f-e81006e84d09","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795349531535);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"592005e7-ed68-4948-8d9f-e81006e84d09","email":"ada@example.org","sessionId":"0025fb12-2705-4a06-9415-0b196dc399b2","clientId":"Test client","address":"127.0.0.1"}', 1795349531631);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6d5daea7-c431-4b18-a091-d40511e0f67a","email":"admin@example.org","sessionId":"9942fab3-7613-4676-85f3-2fd39abc48f4","clientId":"Test client","address":"127.0.0.1"}', 1795349531811);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795349532027);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","email":"ben@example.org"}', 1795349532058);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795349532575);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"user.updated","userId":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795349532756);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","email":"ben@example.org","sessionId":"2eceffb8-58b0-4984-87f3-531efc109791","clientId":"Test client","address":"127.0.0.1"}', 1795349533168);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '592005e7-ed68-4948-8d9f-e81006e84d09', 'Ada', '{"type":"group.created","groupId":"b46625e3-79ce-439f-8a75-decee91618bf","name":"Forest ✓ \"quoted\""}', 1795349534150);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '592005e7-ed68-4948-8d9f-e81006e84d09', 'Ada', '{"type":"group.member-added","groupId":"b46625e3-79ce-439f-8a75-decee91618bf","name":"Forest ✓ \"quoted\"","userId":"7cdb8eab-11b2-472c-b265-a6afa4bf620a","userName":"Ben"}', 1795349534258);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6d5daea7-c431-4b18-a091-d40511e0f67a","email":"admin@example.org","sessionId":"9f841ee5-79b7-47ab-9d37-45d3548ef99c","clientId":"Test client","address":"127.0.0.1"}', 1795349535969);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795349536203);
INSERT INTO public.item VALUES ('afa7ea51-05a8-438f-a25a-416e7f9954aa', '14716030-cb32-4102-8437-3762567b5608', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795349529001, 1795349529001, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('dbee85c2-bbd4-4578-89b9-93384dad2158', '1109c8a9-c03a-4129-81cd-32df55564494', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795349532058, 1795349532058, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('de40b9a9-82d8-4dd7-b25d-d9c6ee84c61a', '01a3c93e-f13a-4d86-aa59-a0d3fc3b7837', 'c595b46e-2736-47f8-bb63-12421fe23de8', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795349534494, 1795349534494, '592005e7-ed68-4948-8d9f-e81006e84d09', '592005e7-ed68-4948-8d9f-e81006e84d09', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('57c64df1-c9c3-4e5d-acb0-75bcbda44013', 'b46625e3-79ce-439f-8a75-decee91618bf', 'c86e28ce-f26c-47c4-a05b-251ee81947b3', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795349534829, 1795349534829, '592005e7-ed68-4948-8d9f-e81006e84d09', '592005e7-ed68-4948-8d9f-e81006e84d09', 1795349534906, '57c64df1-c9c3-4e5d-acb0-75bcbda44013', '592005e7-ed68-4948-8d9f-e81006e84d09');
INSERT INTO public.item VALUES ('c86e28ce-f26c-47c4-a05b-251ee81947b3', 'b46625e3-79ce-439f-8a75-decee91618bf', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795349534150, 1795349534906, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('339dae04-0747-47e3-ae8b-7e87f32196ba', '01a3c93e-f13a-4d86-aa59-a0d3fc3b7837', 'c595b46e-2736-47f8-bb63-12421fe23de8', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795349535053, 1795349535053, '592005e7-ed68-4948-8d9f-e81006e84d09', '592005e7-ed68-4948-8d9f-e81006e84d09', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('c595b46e-2736-47f8-bb63-12421fe23de8', '01a3c93e-f13a-4d86-aa59-a0d3fc3b7837', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795349531094, 1795349535053, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 'b46625e3-79ce-439f-8a75-decee91618bf', 'c86e28ce-f26c-47c4-a05b-251ee81947b3', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795349534706, 1795349535786, '592005e7-ed68-4948-8d9f-e81006e84d09', '592005e7-ed68-4948-8d9f-e81006e84d09', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('25c579d8-6e8c-4e64-bba4-0db217327ed7', 'send-mail', '{}', 'done', 'send-mail', 1795349529721, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 1, 1000000, NULL, 1795349529721, 1795349530439, NULL);
INSERT INTO public.job VALUES ('8f2c66fe-84a2-4479-a0b4-a793a050261b', 'empty-trash', '{}', 'queued', 'empty-trash', 1795353130536, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529721, NULL, NULL);
INSERT INTO public.job VALUES ('5e7b21ca-290c-44e1-b6ef-7114f4b11302', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795371130595, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529721, NULL, NULL);
INSERT INTO public.job VALUES ('3dbc5f3b-6e04-444f-b198-04e3fd664c86', 'finish-trees', '{}', 'queued', 'finish-trees', 1795349560703, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529722, NULL, NULL);
INSERT INTO public.job VALUES ('b53ddda6-3d49-49e4-9da3-67a634daefe7', 'prune-rows', '{}', 'queued', 'prune-rows', 1795353130851, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529721, NULL, NULL);
INSERT INTO public.job VALUES ('7b91e686-a354-43e0-85d0-3f4ce0fc86e4', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795353130875, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529722, NULL, NULL);
INSERT INTO public.job VALUES ('9ab6b301-1e3e-4e50-9782-0b2c862c883d', 'compact-history', '{}', 'queued', 'compact-history', 1795371130973, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529722, NULL, NULL);
INSERT INTO public.job VALUES ('bc07d12e-3b23-4bd2-a0cd-fcf3fbbe1e76', 'send-mail', '{}', 'done', 'send-mail', 1795349534258, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 1, 1000000, '592005e7-ed68-4948-8d9f-e81006e84d09', 1795349534258, 1795349534677, NULL);
INSERT INTO public.job VALUES ('4db68380-a974-4ec0-86e2-c73cbd0f44e5', 'send-mail', '{}', 'done', 'send-mail', 1795349531094, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 1, 1000000, NULL, 1795349531094, 1795349531613, NULL);
INSERT INTO public.job VALUES ('8f7fa004-3e63-4fe3-9f60-689a5f23418d', 'send-mail', '{}', 'done', 'send-mail', 1795349532058, NULL, 1, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 1, 1000000, NULL, 1795349532058, 1795349532731, NULL);
INSERT INTO public.job VALUES ('49846390-6765-4d7b-bc0d-65aa9aca892d', 'tell-review', '{}', 'queued', 'tell-review', 1795353135986, NULL, 2, 'b5f69b78-cb09-49bc-a05a-3453789d6b97:137b9e61-ca99-4104-91cc-d4858124a4fe', 0, 1000000, NULL, 1795349529722, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T12:12:06.272Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T12:12:06.433Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T12:12:06.543Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T12:12:06.761Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T12:12:06.894Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T12:12:07.032Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T12:12:07.144Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T12:12:07.343Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T12:12:07.408Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T12:12:07.504Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T12:12:07.694Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T12:12:07.765Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T12:12:07.864Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T12:12:08.035Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T12:12:08.135Z');
INSERT INTO public.kysely_migration VALUES ('016-lookup-answers', '2026-11-22T12:12:08.241Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('03031f66-a7b0-45f8-b638-7f8c95e307cf', 'verify-email', '592005e7-ed68-4948-8d9f-e81006e84d09', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795349531094, 1795522331094, 1795349531094, 1795349531594, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('fe33ed9c-f888-4e4e-ad40-8ea32195a3ee', 'verify-email', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795349532058, 1795522332058, 1795349532058, 1795349532692, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('3d3d615b-cd93-4bf8-9a54-a14ed29fc0dd', 'group-added', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795349534258, NULL, 1795349534258, 1795349534668, NULL, 'http://localhost:13196/unsubscribe?token=group-added~loC2M0iW6HCKOm7Okmsxu2ufOfuRa4y6ZW1tZzb7xGs', 2);
INSERT INTO public.membership VALUES ('b46625e3-79ce-439f-8a75-decee91618bf', '592005e7-ed68-4948-8d9f-e81006e84d09', 1, 1795349534150, 'editor');
INSERT INTO public.membership VALUES ('b46625e3-79ce-439f-8a75-decee91618bf', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 0, 1795349534258, 'editor');
INSERT INTO public.notification VALUES ('ac48b18f-9816-4457-a783-e41236b09060', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795349531094, NULL, NULL);
INSERT INTO public.notification VALUES ('91a96713-778f-4ca4-8cf5-fb59746ab7ec', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b46625e3-79ce-439f-8a75-decee91618bf/', 0, 1795349534258, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795350430509);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795353131096);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795353131094);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795350431631);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797941531631);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795353132058);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795353131096);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795353132058);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795350433168);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797941533168);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:592005e7-ed68-4948-8d9f-e81006e84d09', 1, 1795353134282);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:592005e7-ed68-4948-8d9f-e81006e84d09', 0, 1795353134282);
INSERT INTO public.rate_limit VALUES ('notice 592005e7-ed68-4948-8d9f-e81006e84d09 7cdb8eab-11b2-472c-b265-a6afa4bf620a', 1, 1795435934258);
INSERT INTO public.rate_limit VALUES ('mail group-added 592005e7-ed68-4948-8d9f-e81006e84d09 7cdb8eab-11b2-472c-b265-a6afa4bf620a', 1, 1795435934258);
INSERT INTO public.rate_limit VALUES ('mail group-added 592005e7-ed68-4948-8d9f-e81006e84d09', 1, 1795435934258);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:7cdb8eab-11b2-472c-b265-a6afa4bf620a', 1, 1795349595115);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:592005e7-ed68-4948-8d9f-e81006e84d09', 1, 1795349595465);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795350430509);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797941535969);
INSERT INTO public.review_checkpoint VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795349535651);
INSERT INTO public.review_message VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', 'fde7bab4-558e-45cd-95fb-d4a91b2da681', '32419a79-e2d0-484b-b34b-fe269aa421e9', 'Is this *kept*?', '[]', 3, '592005e7-ed68-4948-8d9f-e81006e84d09', 'Ada', 1795349535648, NULL, NULL);
INSERT INTO public.review_thread VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', '32419a79-e2d0-484b-b34b-fe269aa421e9', 'comment', 'open', 'Shared', 'fde7bab4-558e-45cd-95fb-d4a91b2da681', 3, '592005e7-ed68-4948-8d9f-e81006e84d09', 'Ada', 1795349535648, 1795349535648, NULL, NULL, NULL, '592005e7-ed68-4948-8d9f-e81006e84d09');
INSERT INTO public.review_thread VALUES ('5045c77d-c79a-41fa-a08e-34d2a3acdf85', '9b9373fe-a447-48c8-bd37-2d3a8007ef52', 'suggestion', 'open', '', NULL, 4, '592005e7-ed68-4948-8d9f-e81006e84d09', 'Ada', 1795349535780, 1795349535780, NULL, NULL, NULL, '592005e7-ed68-4948-8d9f-e81006e84d09');
INSERT INTO public.session VALUES ('90ec7f5a-e42d-4efd-a4cd-0b5ab18b0a5b', '0ecd03f477d3bd42277b45cc6fc674b4869e6e8323f78e410dc9e785253312d4', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Test client', 1795349530506, 1795349530506, 1803125530506, 1795349531613, 1795349530506);
INSERT INTO public.session VALUES ('0025fb12-2705-4a06-9415-0b196dc399b2', '07830d4510964c2396a6b692070e835e9169bd38aea4fb030aa482a453444404', '592005e7-ed68-4948-8d9f-e81006e84d09', 'Test client', 1795349531631, 1795349531631, 1803125531631, NULL, 1795349531631);
INSERT INTO public.session VALUES ('9942fab3-7613-4676-85f3-2fd39abc48f4', '8d404ca5c2d3fc4f6eab3137724c31ddad20cc7dd729c67719039da7b664bdc7', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Test client', 1795349531811, 1795349531811, 1803125531811, 1795349532791, 1795349531811);
INSERT INTO public.session VALUES ('2eceffb8-58b0-4984-87f3-531efc109791', '970eeb12e12eb14fe9349cb431daa9b0d796289bcfee7aca8e58c279919723c3', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 'Test client', 1795349533168, 1795349533168, 1803125533168, NULL, 1795349533168);
INSERT INTO public.session VALUES ('9f841ee5-79b7-47ab-9d37-45d3548ef99c', 'efe4ed3c1d6849de8a1bb8bea42cd0a7cfd137380b65e48b5d3797cc420a4214', '6d5daea7-c431-4b18-a091-d40511e0f67a', 'Test client', 1795349535969, 1795349535969, 1803125535969, NULL, 1795349535969);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"0e514206","key":"+mjGm67uY2mluPLVzUcr4RRukODiUckXSAkM/NO1FGw=","madeAt":1795349528600,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"ceb1747c","key":"bOZ30CrRMiU1Yfw6Gv6gG6wV/rlAUzF3lLyuW9ewJZI=","madeAt":1795349528657,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"d95929a5","key":"G6NXHAJIZYp/LNLwbJV2mEN16AWtgunxuMDNbZ2HLXc=","madeAt":1795349528728,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('6e73aded-d7cd-45c0-b9c9-ceb3b2bbfa31', 'verify-email', 'cd0271885ad073c6b9aafa05c020d20f0e03bc06babeed234100664173fadc36', '592005e7-ed68-4948-8d9f-e81006e84d09', 1795349531094, 1795522331094, NULL);
INSERT INTO public.token VALUES ('eb4f4ffd-ebe6-4b14-a0e7-ca9f8348d276', 'verify-email', 'f3e131ff3ab4cec11c754f037d1d22b1e6b4a285f3fdfb5a21b0b36bb03b349d', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 1795349532058, 1795522332058, NULL);
INSERT INTO public.token VALUES ('ca8a0d8e-95c4-49c4-a3c1-01127a1ed141', 'unsubscribe', '22a013a2a019dd0c6b3b7f64365dbe786f235739ff5c7128267dd8f2dd54390b', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', 1795349534258, 1826885534258, NULL);
INSERT INTO public."user" VALUES ('6d5daea7-c431-4b18-a091-d40511e0f67a', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$doUKjvINS8Xz04diuj+caw$7Nhdbd3+2sAVlki6zT9y/q0kdUQF9Zbaj7WB9aWp8q8', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349529001, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('592005e7-ed68-4948-8d9f-e81006e84d09', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$HWt75/H0PPNFDjOyZhatag$hD86l7CwAFDeJ27s7K2xZPek8QYh1mM0n5RSckEvW2w', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349531094, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('7cdb8eab-11b2-472c-b265-a6afa4bf620a', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$bBzl/sF0Xqot6t9eBGjxaA$Dk++D8Kd0F0VgupAraOy/e+J1NRVE1FK2n11/laElQc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795349532058, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('b46625e3-79ce-439f-8a75-decee91618bf', 'Forest ✓ "quoted"', '592005e7-ed68-4948-8d9f-e81006e84d09', 1795349534150, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('14716030-cb32-4102-8437-3762567b5608', 'user', '6d5daea7-c431-4b18-a091-d40511e0f67a', NULL, 'afa7ea51-05a8-438f-a25a-416e7f9954aa', 104857600, 0, 0, 1, 1795349529001, 0);
INSERT INTO public.workspace VALUES ('1109c8a9-c03a-4129-81cd-32df55564494', 'user', '7cdb8eab-11b2-472c-b265-a6afa4bf620a', NULL, 'dbee85c2-bbd4-4578-89b9-93384dad2158', 104857600, 0, 0, 1, 1795349532058, 0);
INSERT INTO public.workspace VALUES ('01a3c93e-f13a-4d86-aa59-a0d3fc3b7837', 'user', '592005e7-ed68-4948-8d9f-e81006e84d09', NULL, 'c595b46e-2736-47f8-bb63-12421fe23de8', 104857600, 43, 2, 3, 1795349531094, 0);
INSERT INTO public.workspace VALUES ('b46625e3-79ce-439f-8a75-decee91618bf', 'group', NULL, 'b46625e3-79ce-439f-8a75-decee91618bf', 'c86e28ce-f26c-47c4-a05b-251ee81947b3', 524288000, 36, 2, 4, 1795349534150, 0);
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
ALTER TABLE ONLY public.lookup_answer
    ADD CONSTRAINT lookup_answer_key PRIMARY KEY (kind, value);
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
CREATE INDEX lookup_answer_asked_at ON public.lookup_answer USING btree (asked_at);
CREATE INDEX lookup_answer_expires_at ON public.lookup_answer USING btree (expires_at);
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
