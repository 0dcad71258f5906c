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
CREATE TABLE public.invitation (
    id text NOT NULL COLLATE pg_catalog."C",
    group_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    invited_by text NOT NULL COLLATE pg_catalog."C",
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795350735385);
INSERT INTO public.defaults_file VALUES ('f4befa4a-9f9a-447a-90e9-42d2a869ab0d', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('a3dd0c04-164f-40db-930f-0a27b483fd3c', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('fd4591ae-9948-42da-97fe-401b6ff4f012', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('717d7ff4-b9d0-4fdf-8035-95f0b06a4df4', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('16bd3d91-b58d-4bef-96bb-138971ccf592', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('5ba25d1a-a561-4d58-8019-9ce8f08c9b48', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('bc15ed33-2fc2-4358-afe7-3a61f0867bab', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('582e5080-ca21-49fd-89eb-c1f6c8637372', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('5c862fde-a7f7-46d4-b909-088a523b1c0a', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('f99fcb93-52d3-4ba8-b4f2-73c0f091754b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795350728085, 1795350728085);
INSERT INTO public.defaults_file VALUES ('c15b379c-0665-4432-802e-2001f9a0723a', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795350728085, 1795350728085);
INSERT INTO public.document VALUES ('ed168499-05d1-45f2-822d-0d21c10a36d7', 0, '39f373a1-5e36-4a6d-ab41-8a3a1db5d664', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('e2d44b18-2823-46e8-b55f-cee7073bc757', 0, 'a1e8c66e-9695-4fc9-bb25-bc15f95ab690', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 4, '9f64b05f-c713-4bc0-bcb0-da5ba3c2bdea', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 'f0030f54b4bbc464c8add5b3766f2371', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', '43c46779-a6c2-4b39-9e55-ba428d7dcd6f', 2, 2, 1795350736031);
INSERT INTO public.document_client VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', '0eb1882cb5672a72b4468a5fa30d1c66', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', '9b5efd65-7644-41ce-a735-adf89eb4f65d', 2, 4, 1795350736354);
INSERT INTO public.document_snapshot VALUES ('ed168499-05d1-45f2-822d-0d21c10a36d7', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795350734497);
INSERT INTO public.document_snapshot VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795350734716);
INSERT INTO public.document_snapshot VALUES ('e2d44b18-2823-46e8-b55f-cee7073bc757', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795350734908);
INSERT INTO public.document_update VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 0, 1, '\x5b7b22636c69656e744944223a226630303330663534623462626334363463386164643562333736366632333731222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","name":"Ben","from":0,"to":1}]', 1795350735889, 1795350735889, 'pushed');
INSERT INTO public.document_update VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 1, 2, '\x5b7b22636c69656e744944223a226630303330663534623462626334363463386164643562333736366632333731222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","name":"Ben","from":1,"to":2}]', 1795350736031, 1795350736031, 'pushed');
INSERT INTO public.document_update VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 2, 3, '\x789c158ec16ec3201404ff65cf2061ccc3c0ad522ffd86c887073c124b8dddc61c1a45f9f78ae38e349abdbc50be37d9fbd727128ce429045b32f9c5f262b3733e30359e4d9d8af7502837deaf72225dac5d154ef9459a14a435297de017faf34790d06f0fe10a85ad22a1395b4df351936d51bbb95a1dab152dc485a84d85024181f7723b1e482fb4c77147320afd40f20a5dfe3a12f056b8cb79f27534a2a360663769476cb5a399746cc16893c59b5a4b342543211ff539dca1ee7d3bf6717455c883c65cc871ab9ab936ed82880ede64dd6c6db5666e81050a3bdf47f1a33214fa36c6b4449ac92cb3b7d3fc5edfeb3f7f825f07', '[{"user":"9bc54afd-aadf-48ee-860b-f2dfddbaf8ae","name":"Ada","from":2,"to":3}]', 1795350736215, 1795350736215, 'pushed');
INSERT INTO public.document_update VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 3, 4, '\x789c458fcd6ac3301084df65ce1248b27e1cdd4a7be933181f56d22a316dec3456a021f8dd8b534a4fb33b0cbbdf0c0fe4cf89e7f6fe8608c549f7bdc9c9f960289864adefc955ea54d1d97b08e413cd475e110763468195bf108d00d7cab9edf603ed7e6144acb7e391d706f1374dcb8c888331c56bada52e8ea4e594e4210423abf7c19aaa74b11502a7dbfcf17b6e2a88200850435402f9f6fc3328e1c79de0f23965467c20715daefcccfc479fdaf8bb21e275399f9719db360a94eb72411c468174dfa95276966a9144a54adb33cbdeab24ab29b59444b52786c04ce7bdda4bd979dab42f3a1c5ce754e87ce7ba6ddcc61f3f4a6366', '[{"user":"9bc54afd-aadf-48ee-860b-f2dfddbaf8ae","name":"Ada","from":3,"to":4}]', 1795350736354, 1795350736354, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795350727986);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"87d96153-4a82-4010-9a14-b377f57d8822","email":"admin@example.org"}', 1795350727986);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"87d96153-4a82-4010-9a14-b377f57d8822","email":"admin@example.org","sessionId":"60694cb1-ebf6-4573-8e0f-90cd173500df","clientId":"Test client","address":"127.0.0.1"}', 1795350729117);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350729822);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"9bc54afd-aadf-48ee-860b-f2dfddbaf8ae","email":"ada@example.org"}', 1795350729909);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350730176);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"user.updated","userId":"9bc54afd-aadf-48ee-860b-f2dfddbaf8ae","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350730251);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"9bc54afd-aadf-48ee-860b-f2dfddbaf8ae","email":"ada@example.org","sessionId":"9b5efd65-7644-41ce-a735-adf89eb4f65d","clientId":"Test client","address":"127.0.0.1"}', 1795350730482);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"87d96153-4a82-4010-9a14-b377f57d8822","email":"admin@example.org","sessionId":"44a7e2c1-675c-4078-a65b-2e96fedfb4f6","clientId":"Test client","address":"127.0.0.1"}', 1795350730877);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350731164);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","email":"ben@example.org"}', 1795350731215);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350731859);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"user.updated","userId":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350732459);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","email":"ben@example.org","sessionId":"43c46779-a6c2-4b39-9e55-ba428d7dcd6f","clientId":"Test client","address":"127.0.0.1"}', 1795350732482);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Ada', '{"type":"group.created","groupId":"c89b2b1f-ee81-41bd-9fdd-7ce21e65f744","name":"Forest ✓ \"quoted\""}', 1795350733984);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Ada', '{"type":"group.member-added","groupId":"c89b2b1f-ee81-41bd-9fdd-7ce21e65f744","name":"Forest ✓ \"quoted\"","userId":"d37e1ae2-97bc-4cea-8656-5c85f511ff4e","userName":"Ben"}', 1795350734168);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"87d96153-4a82-4010-9a14-b377f57d8822","email":"admin@example.org","sessionId":"87b68076-dff1-4c7d-8d16-115eae3ecac3","clientId":"Test client","address":"127.0.0.1"}', 1795350736445);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '87d96153-4a82-4010-9a14-b377f57d8822', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795350736848);
INSERT INTO public.item VALUES ('a7b87971-f426-4de2-b2b1-5628e74335b7', 'a43c1473-ee72-4a66-a101-a71283c43591', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350727986, 1795350727986, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('4a1cc60d-d17f-41da-8ac7-1c9c7c2ce94a', 'b44eb0d9-adaf-4940-9f0b-8b9ba3983cb6', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350731215, 1795350731215, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ed168499-05d1-45f2-822d-0d21c10a36d7', '7dd52658-c12f-494c-84ab-7047463b46e5', '0d5c58b4-7d8d-499e-8d7f-a9079a1f3ac2', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795350734497, 1795350734497, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e2d44b18-2823-46e8-b55f-cee7073bc757', 'c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', '21af1fc8-ab46-4b12-a6e3-63a34c15bb0b', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795350734908, 1795350734908, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1795350735044, 'e2d44b18-2823-46e8-b55f-cee7073bc757', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae');
INSERT INTO public.item VALUES ('21af1fc8-ab46-4b12-a6e3-63a34c15bb0b', 'c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350733984, 1795350735044, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3035be9e-1fb5-46ba-92ce-e8a64df7f9a7', '7dd52658-c12f-494c-84ab-7047463b46e5', '0d5c58b4-7d8d-499e-8d7f-a9079a1f3ac2', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795350735385, 1795350735385, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('0d5c58b4-7d8d-499e-8d7f-a9079a1f3ac2', '7dd52658-c12f-494c-84ab-7047463b46e5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795350729909, 1795350735385, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 'c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', '21af1fc8-ab46-4b12-a6e3-63a34c15bb0b', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795350734716, 1795350736354, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('63c461b5-f905-4c9f-979c-eecadcb57e83', 'send-mail', '{}', 'done', 'send-mail', 1795350728348, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 1, 1000000, NULL, 1795350728348, 1795350729097, NULL);
INSERT INTO public.job VALUES ('b8e7a8e4-3231-4e58-849d-eefc05cec69b', 'finish-trees', '{}', 'queued', 'finish-trees', 1795350759128, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('85790418-cf72-4003-8eb0-af4c3427c2f8', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372329131, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('ff0391a2-0172-4366-90b7-e96e28290550', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354329149, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('e8213cfe-7395-43e7-81a2-f535e7242fbd', 'compact-history', '{}', 'queued', 'compact-history', 1795372329263, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('78aa1215-98b7-4a58-b541-4fd95eac9b46', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354329484, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('9263908f-606f-4884-a9a0-cec0fc5f295d', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354329750, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.job VALUES ('14dd85fb-4588-4c0f-9eb7-0ef4223bc219', 'send-mail', '{}', 'done', 'send-mail', 1795350734168, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 1, 1000000, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1795350734168, 1795350734590, NULL);
INSERT INTO public.job VALUES ('b006e908-614c-4ad0-93fc-4c7ebf886b22', 'send-mail', '{}', 'done', 'send-mail', 1795350729909, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 1, 1000000, NULL, 1795350729909, 1795350730490, NULL);
INSERT INTO public.job VALUES ('b31d42fa-0251-409a-9b00-97c6773a6ac1', 'send-mail', '{}', 'done', 'send-mail', 1795350731215, NULL, 1, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 1, 1000000, NULL, 1795350731215, 1795350732485, NULL);
INSERT INTO public.job VALUES ('4bdbd2d5-6171-40ba-949e-745b1fedb8d3', 'tell-review', '{}', 'queued', 'tell-review', 1795354336479, NULL, 2, '3ac7c5df-8dcb-4e2a-a6b8-681cdc019f3a:936236be-82a1-4104-900e-fd83028724d7', 0, 1000000, NULL, 1795350728348, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T12:32:05.735Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T12:32:05.812Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T12:32:05.951Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T12:32:06.155Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T12:32:06.287Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T12:32:06.396Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T12:32:06.463Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T12:32:06.592Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T12:32:06.681Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T12:32:06.753Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T12:32:06.885Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T12:32:06.960Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T12:32:06.995Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T12:32:07.053Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T12:32:07.111Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T12:32:07.201Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T12:32:07.325Z');
INSERT INTO public.kysely_migration VALUES ('018-invitations', '2026-11-22T12:32:07.401Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('73c7530c-8097-4b4c-9219-059f0b965878', 'verify-email', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350729909, 1795523529909, 1795350729909, 1795350730485, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('03281d7a-37f9-4714-bf3b-bcd9fee9ed9d', 'verify-email', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350731215, 1795523531215, 1795350731215, 1795350732471, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('cab0b126-4a55-402e-b4da-e97bba132eaa', 'group-added', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795350734168, NULL, 1795350734168, 1795350734574, NULL, 'http://localhost:14821/unsubscribe?token=group-added~aaMxZGrkwlj6waA4ob_ATYc7qTXDAmV_6GcN98lS8PE', 2);
INSERT INTO public.membership VALUES ('c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1, 1795350733984, 'editor');
INSERT INTO public.membership VALUES ('c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 0, 1795350734168, 'editor');
INSERT INTO public.notification VALUES ('54e7db5d-8b50-4712-8bcd-83d64f7a43ac', '87d96153-4a82-4010-9a14-b377f57d8822', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795350729909, NULL, NULL);
INSERT INTO public.notification VALUES ('1829cb3e-3f7f-43e7-9c3a-e1908d7392e4', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/c89b2b1f-ee81-41bd-9fdd-7ce21e65f744/', 0, 1795350734168, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795351629119);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354329911);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795354329909);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795351630482);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797942730482);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354331216);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795354329911);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795354331215);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795351632482);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797942732482);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1, 1795354334180);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 0, 1795354334180);
INSERT INTO public.rate_limit VALUES ('notice 9bc54afd-aadf-48ee-860b-f2dfddbaf8ae d37e1ae2-97bc-4cea-8656-5c85f511ff4e', 1, 1795437134168);
INSERT INTO public.rate_limit VALUES ('mail group-added 9bc54afd-aadf-48ee-860b-f2dfddbaf8ae d37e1ae2-97bc-4cea-8656-5c85f511ff4e', 1, 1795437134168);
INSERT INTO public.rate_limit VALUES ('mail group-added 9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1, 1795437134168);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:d37e1ae2-97bc-4cea-8656-5c85f511ff4e', 1, 1795350795551);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1, 1795350796136);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795351629119);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797942736445);
INSERT INTO public.review_checkpoint VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795350736215);
INSERT INTO public.review_message VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', '94580341-45a2-4535-9f80-0be60ddc90cb', 'f42d0f69-52f9-43d2-9d2e-e5ac55f1c585', 'Is this *kept*?', '[]', 3, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Ada', 1795350736213, NULL, NULL);
INSERT INTO public.review_thread VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', 'f42d0f69-52f9-43d2-9d2e-e5ac55f1c585', 'comment', 'open', 'Shared', '94580341-45a2-4535-9f80-0be60ddc90cb', 3, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Ada', 1795350736213, 1795350736213, NULL, NULL, NULL, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae');
INSERT INTO public.review_thread VALUES ('5c32f1c1-907d-4ae6-a8af-1d4c830b0635', '922d6111-1d5a-4ebb-9772-f66742f01d4f', 'suggestion', 'open', '', NULL, 4, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Ada', 1795350736353, 1795350736353, NULL, NULL, NULL, '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae');
INSERT INTO public.session VALUES ('60694cb1-ebf6-4573-8e0f-90cd173500df', '751231545572d5b63f3c2eed44964727cad7816dd2073827e6e567af807ae145', '87d96153-4a82-4010-9a14-b377f57d8822', 'Test client', 1795350729117, 1795350729117, 1803126729117, 1795350730427, 1795350729117);
INSERT INTO public.session VALUES ('9b5efd65-7644-41ce-a735-adf89eb4f65d', '8c5f305dfe48fa388b335a7223141e00ef26b01d66e489fe81c38715a6369d86', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'Test client', 1795350730482, 1795350730482, 1803126730482, NULL, 1795350730482);
INSERT INTO public.session VALUES ('44a7e2c1-675c-4078-a65b-2e96fedfb4f6', '1ace6eab8c77de51d8f14677647de106616f42a47c83599c41ebf80bfb6b8987', '87d96153-4a82-4010-9a14-b377f57d8822', 'Test client', 1795350730877, 1795350730877, 1803126730877, 1795350732474, 1795350730877);
INSERT INTO public.session VALUES ('43c46779-a6c2-4b39-9e55-ba428d7dcd6f', '699d3db023b9079922d025a23526e80e6950aa9fca5a43f8a7357be2bff9d630', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 'Test client', 1795350732482, 1795350732482, 1803126732482, NULL, 1795350732482);
INSERT INTO public.session VALUES ('87b68076-dff1-4c7d-8d16-115eae3ecac3', '610833099b3efa43c61b7f91663936d20a2fc74bc720fd540d46906900633272', '87d96153-4a82-4010-9a14-b377f57d8822', 'Test client', 1795350736445, 1795350736445, 1803126736445, NULL, 1795350736445);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"651ceace","key":"7dPH9zJTHtqy/v9bHtDUfI/ApMxg+P0ReswJAIwzm3c=","madeAt":1795350727723,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"33c019d7","key":"3IFnKqh+VP3U0pBZkgU6/o0jEHunlQ+GoFKzUhvlrMc=","madeAt":1795350727751,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"acf24d02","key":"MIUVkI4EGYdDXR34ScOvKpPw9tEiPMEULFZQAJeeT9s=","madeAt":1795350727756,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('4038424c-e220-4763-8ec0-2bb0657ad14a', 'verify-email', '3fb665f1e20974991dd484e3bb28f5de288552cbd89319f4503184ab1336f693', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1795350729909, 1795523529909, NULL);
INSERT INTO public.token VALUES ('8c5b12ea-2792-44cd-b29d-0b974a53ab75', 'verify-email', '97d2d7cc9aa7d1d553f4862cba507a528fa8e29c5ce37bf05f1424257635a321', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 1795350731215, 1795523531215, NULL);
INSERT INTO public.token VALUES ('1b250ffb-aa3b-4da8-984f-501b68c67459', 'unsubscribe', 'b80914c8d6ca5f4dfe82fc2abc4e43ed8b08ed9c0ab09b1ae65b8ee7ca3d9fcd', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', 1795350734168, 1826886734168, NULL);
INSERT INTO public."user" VALUES ('87d96153-4a82-4010-9a14-b377f57d8822', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$C4rMbydn7ANis/uH7LiKSw$Qp/bWoY8UnnDfzkMkFXQhouBODsPSGsmU8pEmFPScOM', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350727986, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$9+/pmN6Foz+3qWpPUbVWBw$fRrMTr6hP797hXlV3sHBbfM8MwIKkWvFFvBhlTicOt4', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350729909, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('d37e1ae2-97bc-4cea-8656-5c85f511ff4e', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$eoTXMMSyNpzvXQXQEhxppA$dZ/noLbDkuwy13r9i2uUtgg0xDpa4HrmZUu/G+AMc2Y', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350731215, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', 'Forest ✓ "quoted"', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', 1795350733984, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('a43c1473-ee72-4a66-a101-a71283c43591', 'user', '87d96153-4a82-4010-9a14-b377f57d8822', NULL, 'a7b87971-f426-4de2-b2b1-5628e74335b7', 104857600, 0, 0, 1, 1795350727986, 0);
INSERT INTO public.workspace VALUES ('b44eb0d9-adaf-4940-9f0b-8b9ba3983cb6', 'user', 'd37e1ae2-97bc-4cea-8656-5c85f511ff4e', NULL, '4a1cc60d-d17f-41da-8ac7-1c9c7c2ce94a', 104857600, 0, 0, 1, 1795350731215, 0);
INSERT INTO public.workspace VALUES ('7dd52658-c12f-494c-84ab-7047463b46e5', 'user', '9bc54afd-aadf-48ee-860b-f2dfddbaf8ae', NULL, '0d5c58b4-7d8d-499e-8d7f-a9079a1f3ac2', 104857600, 43, 2, 3, 1795350729909, 0);
INSERT INTO public.workspace VALUES ('c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', 'group', NULL, 'c89b2b1f-ee81-41bd-9fdd-7ce21e65f744', '21af1fc8-ab46-4b12-a6e3-63a34c15bb0b', 524288000, 36, 2, 4, 1795350733984, 0);
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
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_address UNIQUE (group_id, email_key);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_token_hash_key UNIQUE (token_hash);
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
CREATE INDEX invitation_expires_at ON public.invitation USING btree (expires_at);
CREATE INDEX invitation_invited_by ON public.invitation USING btree (invited_by);
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
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public."user"(id) ON DELETE CASCADE;
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
