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
CREATE FUNCTION public.missed_steps(p_document text, p_from bigint, p_marks jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    AS $$
declare
  head record;
  held bigint;
  many bigint;
  steps jsonb;
  marks jsonb;
begin
  select d.version, d.epoch, d.eol, i.size into head
    from document d join item i on i.id = d.id where d.id = p_document;
  select sum(length(u.changes)), count(*) into held, many
    from (select changes from document_update
      where document_id = p_document and to_version > p_from order by from_version limit 101) u;
  if held > 262144 or many > 100 then return null; end if;
  select jsonb_agg(jsonb_build_array(u.from_version, u.to_version, u.form, encode(u.changes, 'base64')) order by u.from_version)
    into steps from document_update u where u.document_id = p_document and u.to_version > p_from;
  select jsonb_agg(jsonb_build_array(c.client_id, c.user_id, c.last_seq, c.last_version)) into marks
    from document_client c where c.document_id = p_document
      and c.client_id in (select m ->> 'client' from jsonb_array_elements(p_marks) m);
  return jsonb_build_object('version', head.version, 'epoch', head.epoch, 'eol', head.eol, 'size', head.size,
    'steps', coalesce(steps, '[]'), 'marks', coalesce(marks, '[]'));
end $$;
CREATE FUNCTION public.push_texts(p_node text, p_documents text[], p_from bigint[], p_to bigint[], p_changes bytea[], p_authors text[], p_at bigint[], p_sizes bigint[], p_free bigint[], p_marks jsonb[]) RETURNS TABLE(place integer, reason text, missed jsonb)
    LANGUAGE plpgsql
    AS $$
declare
  home text;
  head record;
  mark record;
  weight bigint;
  charge bigint;
  growth bigint;
begin
  for at in 1 .. cardinality(p_documents) loop
    place := at;
    missed := null;
    select i.workspace_id into home from item i
      where i.id = p_documents[at] and i.trashed_at is null and i.kind = 'live';
    perform 1 from workspace w where w.id = home for no key update;
    select d.version, d.log_bytes, d.charged, i.size, i.workspace_id into head
      from document d join item i on i.id = d.id
      where d.id = p_documents[at] and i.trashed_at is null and i.kind = 'live' for no key update;
    if not found then
      reason := 'gone';
      return next;
      continue;
    end if;
    if head.workspace_id <> home then
      raise exception 'The document was moved meanwhile.' using errcode = '40001';
    end if;
    if head.version <> p_from[at] then
      reason := 'stale';
      missed := missed_steps(p_documents[at], p_from[at], p_marks[at]);
      return next;
      continue;
    end if;
    weight := head.log_bytes + length(p_changes[at]);
    charge := greatest(0, weight - p_free[at]);
    growth := p_sizes[at] - head.size + charge - head.charged;
    if growth > 0 and p_sizes[at] >= head.size then
      update workspace w set used_bytes = w.used_bytes + growth
        where w.id = home and w.used_bytes + growth <= w.quota;
      if not found then
        -- Of two reasons the one that a new try may cure.
        perform 1 from jsonb_to_recordset(p_marks[at]) as m(client text, owner_before text, seq_before bigint)
          left join document_client c on c.document_id = p_documents[at] and c.client_id = m.client
          where c.user_id is distinct from m.owner_before or c.last_seq is distinct from m.seq_before;
        reason := case when found then 'stale' else 'over-quota' end;
        return next;
        continue;
      end if;
    elsif growth <> 0 then
      update workspace w set used_bytes = w.used_bytes + growth where w.id = home;
    end if;
    for mark in select * from jsonb_to_recordset(p_marks[at]) as
      m(client text, owner text, session text, seq bigint, version bigint, owner_before text, seq_before bigint)
    loop
      if mark.owner_before is null then
        insert into document_client (document_id, client_id, user_id, session_id, last_seq, last_version, seen_at)
          values (p_documents[at], mark.client, mark.owner, mark.session, mark.seq, mark.version, p_at[at])
          on conflict do nothing;
      else
        update document_client c set user_id = mark.owner, session_id = mark.session, last_seq = mark.seq,
            last_version = mark.version, seen_at = p_at[at]
          where c.document_id = p_documents[at] and c.client_id = mark.client
            and c.user_id = mark.owner_before and c.last_seq = mark.seq_before;
      end if;
      -- Rare, and some of it is written already: nothing of the call happens, and the general path judges it.
      if not found then raise exception 'A client stands elsewhere.' using errcode = 'SCR02'; end if;
    end loop;
    update document d set version = p_to[at], log_bytes = weight, charged = charge where d.id = p_documents[at];
    insert into document_update (document_id, from_version, to_version, changes, authors, started_at, ended_at)
      values (p_documents[at], p_from[at], p_to[at], p_changes[at], p_authors[at], p_at[at], p_at[at]);
    update item i set size = p_sizes[at], modified_at = p_at[at], modified_by = p_marks[at] -> 0 ->> 'owner'
      where i.id = p_documents[at];
  end loop;
  perform hold_node(p_node);
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
CREATE SEQUENCE public.export_job_number
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795350771569);
INSERT INTO public.defaults_file VALUES ('9f9ab027-f9ae-4b36-abe2-8b9ce55b2945', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('bf7cdfe2-abb4-4978-9fa3-3946fafc8f7c', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('71db53da-e430-4a21-ab83-193f919e9dc7', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('4a048dab-1f2e-471c-bbeb-70ae07d7f8b9', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('d58dfbe0-c1f1-4f22-9d4b-a53f8fa9a844', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('51251a7c-5aaa-4631-9b6c-84f624e4a9b8', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('6a88d4bc-904e-4843-a42b-5dce35faea03', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('88fd4021-e473-42fc-bbe6-fbb40d179714', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('59dd9c9b-2198-4a73-adbf-d5a2165ede41', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('219c84b3-6ab1-4a89-a7a6-cbc2e5c2378d', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795350764241, 1795350764241);
INSERT INTO public.defaults_file VALUES ('185594d5-9610-4c43-80d7-ff1f3a14b615', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795350764241, 1795350764241);
INSERT INTO public.document VALUES ('e1f60441-ee7f-42a0-a176-9fa25e6d09b6', 0, '94ba14af-ddf0-4403-a1df-52258b2960f6', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('98d9685c-2f73-4a04-aee3-096b18bfc553', 0, '4ae7f28e-31e9-4c6b-a202-a9c0753330bf', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 4, 'ffeacfb3-c739-4d8a-8d26-e84619537730', 'lf', 0, NULL, 663, 0);
INSERT INTO public.document_client VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 'da027458970d3376c34101aaaf8436df', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'd37f366d-8d4b-4766-b565-0da29c20e29a', 2, 2, 1795350772050);
INSERT INTO public.document_client VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 'e66377f4eb760a6eb43fae8a13dc583c', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'd14ffea6-6190-43bb-99d5-2033b9152d23', 2, 4, 1795350773013);
INSERT INTO public.document_snapshot VALUES ('e1f60441-ee7f-42a0-a176-9fa25e6d09b6', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795350770949);
INSERT INTO public.document_snapshot VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795350771060);
INSERT INTO public.document_snapshot VALUES ('98d9685c-2f73-4a04-aee3-096b18bfc553', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795350771219);
INSERT INTO public.document_update VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 0, 1, '\x5b7b22636c69656e744944223a226461303237343538393730643333373663333431303161616166383433366466222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","name":"Ben","from":0,"to":1}]', 1795350771959, 1795350771959, 'pushed');
INSERT INTO public.document_update VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 1, 2, '\x5b7b22636c69656e744944223a226461303237343538393730643333373663333431303161616166383433366466222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","name":"Ben","from":1,"to":2}]', 1795350772050, 1795350772050, 'pushed');
INSERT INTO public.document_update VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 2, 3, '\x789c158ec16ec3201404ff65cf20190c3cccad522ffd86c887073c124b8dddc61c1a45f9f78ae38e349abdbc50be37d9fbd72712248499a839c914260e92dddc58229bb9161fe7028572e3fd2a27d2c5da55e1945f24a320ad49e903bfd09f3f82847e7b0857286c150995334d61f6da4676da2d73d00b13eb569af7998a31364381f7723b1e482fb4c771479a14fa811414bafc7524e0ad7097f3e4eb68f8e828e646da5b27daf96c740c91b4c83285584d991b41211ff539dca1ee7d3bf6717455c88372f5d6e6bc686a9eb5f36c7516df74c891c4b55084031476be8fe2476528f46d0c438b9ffd446489cc7b7dafff08775ea4', '[{"user":"ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6","name":"Ada","from":2,"to":3}]', 1795350772776, 1795350772776, 'pushed');
INSERT INTO public.document_update VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 3, 4, '\x789c458f4b6e84301044ef526b5b021bdbe05d34d9e40c88853f6d0665f86430524688bb471045597575e9a9babadd111e034df9e31d16a4b5342655e48d2e9c265fc9e4a876a58c41d5328021dcddd4d30adb0ad131acf4052b1828250af9b477e4d742b058b7bea73583fda9619e60115450858b8e97c2785ea53af1c650e4a5108df6415394020cf76dfafc8d1b222c1c185c862d18c276dd690ba6bbb3c1f21802c1eef094e6275dcc3f7acd4cdf1916b7791ce709c7d131c4e7bcc0b61d837f9df95109e17dc34d528e57ca09ee4925ae7d6da84a3a90d36098dc78bef616cf3e793897d2344aaac2185994f2e88eee0761bc63a2', '[{"user":"ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6","name":"Ada","from":3,"to":4}]', 1795350773013, 1795350773013, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795350764148);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"2f16ad38-cd88-4330-b7a9-f7664ab4b8bb","email":"admin@example.org"}', 1795350764148);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"2f16ad38-cd88-4330-b7a9-f7664ab4b8bb","email":"admin@example.org","sessionId":"42008c6e-0f8b-460d-9ba6-6b6a14788347","clientId":"Test client","address":"127.0.0.1"}', 1795350766456);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350766904);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6","email":"ada@example.org"}', 1795350766927);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350767334);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"user.updated","userId":"ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350767507);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6","email":"ada@example.org","sessionId":"d14ffea6-6190-43bb-99d5-2033b9152d23","clientId":"Test client","address":"127.0.0.1"}', 1795350767985);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"2f16ad38-cd88-4330-b7a9-f7664ab4b8bb","email":"admin@example.org","sessionId":"d1199eee-91d2-45f5-a0a9-fdbb799238bd","clientId":"Test client","address":"127.0.0.1"}', 1795350768316);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350768631);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","email":"ben@example.org"}', 1795350768681);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350769057);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"user.updated","userId":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350769108);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","email":"ben@example.org","sessionId":"d37f366d-8d4b-4766-b565-0da29c20e29a","clientId":"Test client","address":"127.0.0.1"}', 1795350769157);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Ada', '{"type":"group.created","groupId":"81a77088-6b31-4169-8ede-c5a03b8ac05e","name":"Forest ✓ \"quoted\""}', 1795350770713);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Ada', '{"type":"group.member-added","groupId":"81a77088-6b31-4169-8ede-c5a03b8ac05e","name":"Forest ✓ \"quoted\"","userId":"15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd","userName":"Ben"}', 1795350770778);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"2f16ad38-cd88-4330-b7a9-f7664ab4b8bb","email":"admin@example.org","sessionId":"ac13d997-a048-4067-9313-1cc60756d159","clientId":"Test client","address":"127.0.0.1"}', 1795350773303);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795350773728);
INSERT INTO public.item VALUES ('bdf7c10e-a1b0-4861-b340-1407748e83f6', 'acaccb8f-1ad1-4c82-8fea-88fc398a60e6', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350764148, 1795350764148, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5c428fce-0b8f-4571-856f-86ca5431ef3c', '824d5b3a-ab96-414b-8bf6-7bcdfb792df1', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350768681, 1795350768681, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e1f60441-ee7f-42a0-a176-9fa25e6d09b6', '5ea2fc90-5079-406c-bbf8-d39fc9b6593f', '1ba9abf4-2b07-4fc2-8a5d-b5ee1a7a8b97', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795350770949, 1795350770949, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('98d9685c-2f73-4a04-aee3-096b18bfc553', '81a77088-6b31-4169-8ede-c5a03b8ac05e', '2ddff241-2317-4f37-b65a-8150e1692b75', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795350771219, 1795350771219, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1795350771336, '98d9685c-2f73-4a04-aee3-096b18bfc553', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6');
INSERT INTO public.item VALUES ('2ddff241-2317-4f37-b65a-8150e1692b75', '81a77088-6b31-4169-8ede-c5a03b8ac05e', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350770713, 1795350771336, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1187d14b-ebb6-4132-a752-9b6fe92f637a', '5ea2fc90-5079-406c-bbf8-d39fc9b6593f', '1ba9abf4-2b07-4fc2-8a5d-b5ee1a7a8b97', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795350771569, 1795350771569, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1ba9abf4-2b07-4fc2-8a5d-b5ee1a7a8b97', '5ea2fc90-5079-406c-bbf8-d39fc9b6593f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350766927, 1795350771569, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', '81a77088-6b31-4169-8ede-c5a03b8ac05e', '2ddff241-2317-4f37-b65a-8150e1692b75', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795350771060, 1795350773013, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('a18080ab-a20c-4ee8-8795-f4e9eeb8b4dc', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372366458, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('b81c0f25-8032-4d69-a175-0decd4d76c5b', 'send-mail', '{}', 'done', 'send-mail', 1795350765639, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 1, 1000000, NULL, 1795350765639, 1795350766472, NULL);
INSERT INTO public.job VALUES ('18e14f98-2a6f-47c0-abcd-f159f28f6a08', 'compact-history', '{}', 'queued', 'compact-history', 1795372366687, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('5e586901-56b0-4c26-98b6-8c60147865bd', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354366783, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('e0d3de9f-3ebc-4f0f-a4ef-0929d83c5bf0', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354366824, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('cfe23e69-98b9-4a7a-a659-707b1708352f', 'finish-trees', '{}', 'queued', 'finish-trees', 1795350796829, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('e98d0deb-28ac-486e-ac82-724b5f2ea847', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354366844, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.job VALUES ('84fca0ee-f76f-4bb0-9963-ab3395ec5703', 'send-mail', '{}', 'done', 'send-mail', 1795350770778, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 1, 1000000, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1795350770778, 1795350771062, NULL);
INSERT INTO public.job VALUES ('3391e77e-1f59-4848-ac45-db9af1a22df8', 'send-mail', '{}', 'done', 'send-mail', 1795350766927, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 1, 1000000, NULL, 1795350766927, 1795350767924, NULL);
INSERT INTO public.job VALUES ('4c65481a-dc98-427e-ac99-6fac038443f4', 'send-mail', '{}', 'done', 'send-mail', 1795350768681, NULL, 1, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 1, 1000000, NULL, 1795350768681, 1795350769150, NULL);
INSERT INTO public.job VALUES ('cf38ff79-5a48-4937-951e-22cd6a186887', 'tell-review', '{}', 'queued', 'tell-review', 1795354373408, NULL, 2, 'a05acf57-f587-4061-9d86-5e54a82cf59e:2c86b8d8-7332-48a8-a40d-b0d1177035fc', 0, 1000000, NULL, 1795350765639, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T12:32:39.276Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T12:32:39.754Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T12:32:40.040Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T12:32:40.557Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T12:32:40.718Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T12:32:40.817Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T12:32:40.941Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T12:32:41.170Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T12:32:41.311Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T12:32:41.475Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T12:32:41.750Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T12:32:41.923Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T12:32:42.118Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T12:32:42.372Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T12:32:42.469Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T12:32:42.570Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T12:32:42.700Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T12:32:42.868Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('e89fd8f5-94f8-4d0b-9976-43dcbfd35900', 'verify-email', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350766927, 1795523566927, 1795350766927, 1795350767885, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('599b07f0-81aa-4060-b669-b3cfb3a7c0ad', 'verify-email', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350768681, 1795523568681, 1795350768681, 1795350769141, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('05114785-df9a-4d22-8604-731c605152b5', 'group-added', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795350770778, NULL, 1795350770778, 1795350771054, NULL, 'http://localhost:17201/unsubscribe?token=group-added~HILEqttH-oC_3JvkeTBdg1_CGyAR1b1p6cb3TElMzZA', 2);
INSERT INTO public.membership VALUES ('81a77088-6b31-4169-8ede-c5a03b8ac05e', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1, 1795350770713, 'editor');
INSERT INTO public.membership VALUES ('81a77088-6b31-4169-8ede-c5a03b8ac05e', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 0, 1795350770778, 'editor');
INSERT INTO public.notification VALUES ('c94ce2bd-206a-4689-bf1d-30c80dedb574', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795350766927, NULL, NULL);
INSERT INTO public.notification VALUES ('1c35b178-146d-4318-91d9-89012397e52b', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/81a77088-6b31-4169-8ede-c5a03b8ac05e/', 0, 1795350770778, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795351666457);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354366929);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795354366927);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795351667986);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797942767985);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354368682);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795354366929);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795354368681);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795351669157);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797942769157);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1, 1795354370787);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 0, 1795354370787);
INSERT INTO public.rate_limit VALUES ('notice ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6 15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 1, 1795437170778);
INSERT INTO public.rate_limit VALUES ('mail group-added ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6 15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 1, 1795437170778);
INSERT INTO public.rate_limit VALUES ('mail group-added ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1, 1795437170778);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 1, 1795350831653);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1, 1795350832372);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795351666457);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797942773303);
INSERT INTO public.review_checkpoint VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795350772776);
INSERT INTO public.review_message VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', '58478bf7-524e-45b1-8687-ee9068d1c3f7', 'dab70635-28a4-4936-9a7a-fcf55b7c112b', 'Is this *kept*?', '[]', 3, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Ada', 1795350772771, NULL, NULL);
INSERT INTO public.review_thread VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 'dab70635-28a4-4936-9a7a-fcf55b7c112b', 'comment', 'open', 'Shared', '58478bf7-524e-45b1-8687-ee9068d1c3f7', 3, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Ada', 1795350772771, 1795350772771, NULL, NULL, NULL, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6');
INSERT INTO public.review_thread VALUES ('54298aa5-fa0b-461b-9b8f-638dfc3ac9c0', 'c5c50ada-127b-4f8f-97ed-12296bc6ed32', 'suggestion', 'open', '', NULL, 4, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Ada', 1795350773013, 1795350773013, NULL, NULL, NULL, 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6');
INSERT INTO public.session VALUES ('42008c6e-0f8b-460d-9ba6-6b6a14788347', '77061aa2655ec4115060ab8aa699ac79b0d2b96088d2cd4c71a3c1fca6feb8e4', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Test client', 1795350766456, 1795350766456, 1803126766456, 1795350767892, 1795350766456);
INSERT INTO public.session VALUES ('d14ffea6-6190-43bb-99d5-2033b9152d23', 'b8f0ccd4b0991b43c7efa46bc76153dc78a94d689d3293a6056512d0c57abf58', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'Test client', 1795350767985, 1795350767985, 1803126767985, NULL, 1795350767985);
INSERT INTO public.session VALUES ('d1199eee-91d2-45f5-a0a9-fdbb799238bd', '347d0d115296a0b5b79d93c5e1344bb76692c9dac1d968b8b7aa47b17abafa7d', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Test client', 1795350768316, 1795350768316, 1803126768316, 1795350769130, 1795350768316);
INSERT INTO public.session VALUES ('d37f366d-8d4b-4766-b565-0da29c20e29a', '1c5c3ff0ef94e6ac5d452934d794387b5096b34db8733d2a10af6fc527102343', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'Test client', 1795350769157, 1795350769157, 1803126769157, NULL, 1795350769157);
INSERT INTO public.session VALUES ('ac13d997-a048-4067-9313-1cc60756d159', '73dddb3543436cfa65d69071b6a2944bac96f412b80d25ec51a29ad090d20a0b', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'Test client', 1795350773303, 1795350773303, 1803126773303, NULL, 1795350773303);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"89442a44","key":"Ke1GjqLmHH5wZ0vpm0wf6HvuPhMMJ+3q8Ag1b0YtsxE=","madeAt":1795350763622,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"b7b85c77","key":"1xAbrxT6SUyH2T5F3ge4IlkJ6udlgnbN8iMVMifbwuw=","madeAt":1795350763718,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"c4414efe","key":"peqBN/dhhjFEcyQlD0ZJtizHqdRfHdQOFzWHVf0VPqc=","madeAt":1795350763731,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('810e3b9e-c403-43f2-80af-fadae5ed9ee0', 'verify-email', '30ffd116e7c0cf14066f3d63b766f19b60108b4dcf50d2d7c5e5b1d10c037a0b', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1795350766927, 1795523566927, NULL);
INSERT INTO public.token VALUES ('d52782ad-e113-4b99-a964-73cc0a0cb168', 'verify-email', 'd4f4397db5d066146236a900f8ae2a9f9aca339ddb75e7746e7c7fa08d606a79', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 1795350768681, 1795523568681, NULL);
INSERT INTO public.token VALUES ('611e6732-c3a0-44ba-a3bb-3e04c3b8ef28', 'unsubscribe', '20419b11f7549c6c3e6fc55ae35914f8ffdc015083f04dd829c3f02351e1d8b2', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 1795350770778, 1826886770778, NULL);
INSERT INTO public."user" VALUES ('2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$nKEC/neo7XoxiVPOPewn4A$gz17ZMZ7Gv+2Hepu/FtANZqYUKFJL49OQykeZwi32GI', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350764148, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$W0umrZ2E4mbP1zg7lDcVcw$rWCoIRUhkluLHfjaUW0jfBn7+kc5rOpNg9wREeQ30RE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350766927, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$z/OayiRXnz7Kl9xme8jfDw$JeZv7dx1obFKWOFtoXbZCXO/6mCEgyC132PDyj0p8m0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350768681, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('81a77088-6b31-4169-8ede-c5a03b8ac05e', 'Forest ✓ "quoted"', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', 1795350770713, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('acaccb8f-1ad1-4c82-8fea-88fc398a60e6', 'user', '2f16ad38-cd88-4330-b7a9-f7664ab4b8bb', NULL, 'bdf7c10e-a1b0-4861-b340-1407748e83f6', 104857600, 0, 0, 1, 1795350764148, 0);
INSERT INTO public.workspace VALUES ('824d5b3a-ab96-414b-8bf6-7bcdfb792df1', 'user', '15d34fc4-dc7f-43a6-8fb2-d7610ddc62cd', NULL, '5c428fce-0b8f-4571-856f-86ca5431ef3c', 104857600, 0, 0, 1, 1795350768681, 0);
INSERT INTO public.workspace VALUES ('5ea2fc90-5079-406c-bbf8-d39fc9b6593f', 'user', 'ad522bb9-7f5a-45a2-be5f-6b87e4f6cea6', NULL, '1ba9abf4-2b07-4fc2-8a5d-b5ee1a7a8b97', 104857600, 43, 2, 3, 1795350766927, 0);
INSERT INTO public.workspace VALUES ('81a77088-6b31-4169-8ede-c5a03b8ac05e', 'group', NULL, '81a77088-6b31-4169-8ede-c5a03b8ac05e', '2ddff241-2317-4f37-b65a-8150e1692b75', 524288000, 36, 2, 4, 1795350770713, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
SELECT pg_catalog.setval('public.export_job_number', 1, false);
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
