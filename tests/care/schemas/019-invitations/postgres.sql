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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795351190893);
INSERT INTO public.defaults_file VALUES ('0db846d4-9214-4ba8-9c17-d2a992788cd1', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('38962e2d-4557-4be9-ae22-b22fadd18eed', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('08043527-1a6e-43a2-9ff7-d0a5207b7c56', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('4c1eedc3-ee30-4209-8d29-9a08ffcdc9df', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('8ee64d0c-c7aa-4e8d-8d55-3603daf5fb3b', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('1013dba6-a84b-4e41-be60-f8a4796f0f01', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('4a060021-656b-476c-8bc0-b43fd1210381', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('b35ed626-0840-462b-b2c2-a159e6f411a5', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('086a01a7-bcac-4ef5-8da8-b4258e984282', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('e1730164-7e51-4c00-b3ba-811170607cf5', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795351174302, 1795351174302);
INSERT INTO public.defaults_file VALUES ('8d37eb87-535d-4060-8535-71684c700936', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795351174302, 1795351174302);
INSERT INTO public.document VALUES ('f0137300-f3f9-4679-a7c4-30f882e9af59', 0, '26702edc-6202-4113-9474-d78cd5dd959c', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('5536b3ac-ed25-4a58-bf91-bd1842c20e46', 0, '3b37dfa9-032e-4e74-81a6-e86575ad02b4', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 4, '8441c63b-0c1e-4a7c-bc64-829c783a43fb', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', '5407fd7a5ad21f176f7b05ac105e5ea4', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', '984e9a57-5dc7-4bd7-8b01-d01dc3e29625', 2, 2, 1795351192891);
INSERT INTO public.document_client VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 'ed66ec8486d068a96fb65efd59f572bc', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', '9b0f5c17-f6c9-468b-9996-60bc2ab32c28', 2, 4, 1795351194062);
INSERT INTO public.document_snapshot VALUES ('f0137300-f3f9-4679-a7c4-30f882e9af59', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795351188743);
INSERT INTO public.document_snapshot VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795351189510);
INSERT INTO public.document_snapshot VALUES ('5536b3ac-ed25-4a58-bf91-bd1842c20e46', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795351189898);
INSERT INTO public.document_update VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 0, 1, '\x5b7b22636c69656e744944223a223534303766643761356164323166313736663762303561633130356535656134222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","name":"Ben","from":0,"to":1}]', 1795351192769, 1795351192769, 'pushed');
INSERT INTO public.document_update VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 1, 2, '\x5b7b22636c69656e744944223a223534303766643761356164323166313736663762303561633130356535656134222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","name":"Ben","from":1,"to":2}]', 1795351192891, 1795351192891, 'pushed');
INSERT INTO public.document_update VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 2, 3, '\x789c158ec16ec3201404ff65cf20018667c3ad522ffd86c887073c124b8dddc61c1a45f9f78ae38e349abdbc50be37d9fbd72712a4124959fc42d5d0c2915aa620ad86d8c2ec728142b9f17e9513e9e2dcaa70ca2f925590d6a4f4815fe8cf1f4142bf3d842b14b68a04938b69318a36cca27da6a0b3b7a4ab738d4a9c899b4081f7723b1e482fb4c77147320afd4022852e7f1d09782bdce53cf93a1aa684e2322f7a1267b4b7b3d5919ce8bcd8564276712e1314f2519fc31deadeb7631f4757853c281b96e8f3ac5d5e587bb659476bb2f6e46da875e6990d1476be8fe2476528f46d0c3bc730056be34414dfeb7bfd07a22a5ede', '[{"user":"a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0","name":"Ada","from":2,"to":3}]', 1795351193759, 1795351193759, 'pushed');
INSERT INTO public.document_update VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 3, 4, '\x789c458fcd6ac3301084df65ce1258b6acbf5b492f7d06e3c34a5a25a6899dc60a3404bf7b714ae96967878fd9d9e189749e78ae1fef08e06c0c27a79dc98d71e44d89a6e7927b5f7adbc6048174a2f9c82bc2d0b6a3c0ca5f08ad0097c2a9eef613f5716504acf7e391d70af1a7a66546802fad2fa43b99c87552176765ecac91b17089649ca66c2170bacf9fbf7153460041802a422390eeaf3b4323ccb837b89ea7c4084f442ecb8d5fcc3ffa9a95bf2b020ecbe5b2ccd8b65120df962bc2300ac4c79edf107b1dad6ca323a94945e95513a5365af5395bb2d44060a6cbfeda5bdefbd4695f94f57dd72be57563d4366ee30f94276356', '[{"user":"a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0","name":"Ada","from":3,"to":4}]', 1795351194062, 1795351194062, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795351174131);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"bd5494ff-f1a8-4818-8f86-d106d4ff9ef7","email":"admin@example.org"}', 1795351174131);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"bd5494ff-f1a8-4818-8f86-d106d4ff9ef7","email":"admin@example.org","sessionId":"306e2076-f3a0-4cce-870e-7e9ed4e2dcba","clientId":"Test client","address":"127.0.0.1"}', 1795351177584);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351178570);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0","email":"ada@example.org"}', 1795351178715);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351179696);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"user.updated","userId":"a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351180140);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0","email":"ada@example.org","sessionId":"9b0f5c17-f6c9-468b-9996-60bc2ab32c28","clientId":"Test client","address":"127.0.0.1"}', 1795351180884);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"bd5494ff-f1a8-4818-8f86-d106d4ff9ef7","email":"admin@example.org","sessionId":"7a412ac5-a9ae-48f9-b05a-9920d15e170c","clientId":"Test client","address":"127.0.0.1"}', 1795351181732);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351182330);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","email":"ben@example.org"}', 1795351182596);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351183407);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"user.updated","userId":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351183528);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","email":"ben@example.org","sessionId":"984e9a57-5dc7-4bd7-8b01-d01dc3e29625","clientId":"Test client","address":"127.0.0.1"}', 1795351184048);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Ada', '{"type":"group.created","groupId":"795ea8ef-b57f-446b-8b6f-45d34753faa9","name":"Forest ✓ \"quoted\""}', 1795351187390);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Ada', '{"type":"group.member-added","groupId":"795ea8ef-b57f-446b-8b6f-45d34753faa9","name":"Forest ✓ \"quoted\"","userId":"4aec9218-3fe7-4056-b4f9-58bc164ca5e2","userName":"Ben"}', 1795351187891);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"bd5494ff-f1a8-4818-8f86-d106d4ff9ef7","email":"admin@example.org","sessionId":"be9f20ef-36f1-4681-a6af-2eec936918e3","clientId":"Test client","address":"127.0.0.1"}', 1795351194312);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795351195015);
INSERT INTO public.item VALUES ('793321fa-cd3d-443a-a596-05f1796fe957', '82b582c4-22a4-4bd8-8209-1cc53724958a', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351174131, 1795351174131, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('d8cfbda2-5721-430d-a41b-5b00974d6fdf', '3df7ab86-a4e6-40b7-a2c2-e580eef48aba', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351182596, 1795351182596, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f0137300-f3f9-4679-a7c4-30f882e9af59', 'd7f4307b-af50-4b16-9bf8-032e2939bbff', '521af07b-ccbc-4a27-b6ec-efa82aec6653', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795351188743, 1795351188743, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5536b3ac-ed25-4a58-bf91-bd1842c20e46', '795ea8ef-b57f-446b-8b6f-45d34753faa9', 'e070cd1c-a121-4e5d-adf9-13fbacc741d1', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795351189898, 1795351189898, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1795351190275, '5536b3ac-ed25-4a58-bf91-bd1842c20e46', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0');
INSERT INTO public.item VALUES ('e070cd1c-a121-4e5d-adf9-13fbacc741d1', '795ea8ef-b57f-446b-8b6f-45d34753faa9', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351187390, 1795351190275, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('aff899d7-8144-4642-82cd-371a78680e6c', 'd7f4307b-af50-4b16-9bf8-032e2939bbff', '521af07b-ccbc-4a27-b6ec-efa82aec6653', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795351190893, 1795351190893, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('521af07b-ccbc-4a27-b6ec-efa82aec6653', 'd7f4307b-af50-4b16-9bf8-032e2939bbff', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351178715, 1795351190893, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', '795ea8ef-b57f-446b-8b6f-45d34753faa9', 'e070cd1c-a121-4e5d-adf9-13fbacc741d1', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795351189510, 1795351194062, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('c982b0ed-f19a-42e3-acc9-600d0888d657', 'send-mail', '{}', 'done', 'send-mail', 1795351176739, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 1, 1000000, NULL, 1795351176740, 1795351177516, NULL);
INSERT INTO public.job VALUES ('22831e1d-6ed1-4bd6-9927-5dd1b0c716a9', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372777602, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('0b3e844d-6471-4287-9b41-46d4b1825b0c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354777623, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('04bc9a29-6c15-42c9-832d-c6c3a893af37', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354777810, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('e19fbed8-360b-44da-ae43-7372b9352e2a', 'compact-history', '{}', 'queued', 'compact-history', 1795372777885, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('64a45b4c-0574-4cb6-b981-70c91a0e92e3', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354778011, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('349f9d9d-29b3-4a07-9bd6-c732d3434560', 'finish-trees', '{}', 'queued', 'finish-trees', 1795351208073, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.job VALUES ('2264c18f-ceab-4112-9d05-26854ba18b38', 'send-mail', '{}', 'done', 'send-mail', 1795351187891, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 1, 1000000, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1795351187891, 1795351189530, NULL);
INSERT INTO public.job VALUES ('5933d49f-d5f6-4ec4-ab4f-22c8ecfc77a9', 'send-mail', '{}', 'done', 'send-mail', 1795351178715, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 1, 1000000, NULL, 1795351178715, 1795351180587, NULL);
INSERT INTO public.job VALUES ('48c2239c-c5e6-4164-b431-5b354bd25f54', 'send-mail', '{}', 'done', 'send-mail', 1795351182596, NULL, 1, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 1, 1000000, NULL, 1795351182596, 1795351183885, NULL);
INSERT INTO public.job VALUES ('f9cce169-1be2-46ed-b07c-618984c84dec', 'tell-review', '{}', 'queued', 'tell-review', 1795354794718, NULL, 3, 'd41626fc-9780-4a26-a473-b26747f0fc8c:1890e9de-65d7-40b3-a761-7b7ba7c820f9', 0, 1000000, NULL, 1795351176740, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T12:39:27.177Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T12:39:27.757Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T12:39:28.155Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T12:39:28.602Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T12:39:28.858Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T12:39:29.198Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T12:39:29.520Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T12:39:29.986Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T12:39:30.222Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T12:39:30.464Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T12:39:30.798Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T12:39:31.013Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T12:39:31.318Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T12:39:31.878Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T12:39:32.122Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T12:39:32.306Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T12:39:32.518Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T12:39:32.800Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T12:39:32.967Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('0f13e4a3-611f-4441-b02e-17c14561f433', 'verify-email', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351178715, 1795523978715, 1795351178715, 1795351180460, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('068b1450-0a6a-4eae-a7f8-4e48975d915e', 'verify-email', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351182596, 1795523982596, 1795351182596, 1795351183821, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('30418993-35a9-43e4-8f74-451b2108bbeb', 'group-added', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795351187891, NULL, 1795351187891, 1795351189355, NULL, 'http://localhost:20662/unsubscribe?token=group-added~j4G6_dvqJNRZKvFtT7CfyUDAipkQIfJspZWXoF6muoY', 2);
INSERT INTO public.membership VALUES ('795ea8ef-b57f-446b-8b6f-45d34753faa9', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1, 1795351187390, 'editor');
INSERT INTO public.membership VALUES ('795ea8ef-b57f-446b-8b6f-45d34753faa9', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 0, 1795351187891, 'editor');
INSERT INTO public.notification VALUES ('613961c1-dcb0-4fba-bd3d-33818dc14385', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795351178715, NULL, NULL);
INSERT INTO public.notification VALUES ('0dc8fef9-b6ea-4c22-b86d-851723942c1d', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/795ea8ef-b57f-446b-8b6f-45d34753faa9/', 0, 1795351187891, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795352077601);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354778716);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795354778715);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795352080884);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797943180884);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354782596);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795354778716);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795354782596);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795352084049);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797943184048);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1, 1795354787946);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 0, 1795354787946);
INSERT INTO public.rate_limit VALUES ('notice a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0 4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 1, 1795437587891);
INSERT INTO public.rate_limit VALUES ('mail group-added a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0 4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 1, 1795437587891);
INSERT INTO public.rate_limit VALUES ('mail group-added a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1, 1795437587891);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 1, 1795351251271);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1, 1795351253132);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795352077601);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797943194312);
INSERT INTO public.review_checkpoint VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795351193759);
INSERT INTO public.review_message VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', '0c5c2ba8-3e20-4171-962e-b81fc5b297c3', '0bc0f99e-0aae-4b65-b416-d22f6c976afe', 'Is this *kept*?', '[]', 3, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Ada', 1795351193669, NULL, NULL);
INSERT INTO public.review_thread VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', '0bc0f99e-0aae-4b65-b416-d22f6c976afe', 'comment', 'open', 'Shared', '0c5c2ba8-3e20-4171-962e-b81fc5b297c3', 3, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Ada', 1795351193669, 1795351193669, NULL, NULL, NULL, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0');
INSERT INTO public.review_thread VALUES ('f8bcce31-01e1-47c5-88ca-8a0277b9316b', '9f29fa43-ca83-4f87-b376-bfefba684ad7', 'suggestion', 'open', '', NULL, 4, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Ada', 1795351194061, 1795351194061, NULL, NULL, NULL, 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0');
INSERT INTO public.session VALUES ('306e2076-f3a0-4cce-870e-7e9ed4e2dcba', '4c1a0675f3038c09efb7284da8b49c2fa7138969d11790baa8f9f0397c9b6c7e', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Test client', 1795351177584, 1795351177584, 1803127177584, 1795351180666, 1795351177584);
INSERT INTO public.session VALUES ('9b0f5c17-f6c9-468b-9996-60bc2ab32c28', 'dedf733c9dbf2acd04b5500c0a08c9605fb676048d7f1692f1ae39f404d61aca', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'Test client', 1795351180884, 1795351180884, 1803127180884, NULL, 1795351180884);
INSERT INTO public.session VALUES ('7a412ac5-a9ae-48f9-b05a-9920d15e170c', '8b478ea55adfb0652bf47f5a658b231cd51e9f04c769185d3f2348f957b37918', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Test client', 1795351181732, 1795351181732, 1803127181732, 1795351183867, 1795351181732);
INSERT INTO public.session VALUES ('984e9a57-5dc7-4bd7-8b01-d01dc3e29625', '4f19d0c802ccd4130e30951889fbdfacf74334f6417cdebfda9fdac645706809', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 'Test client', 1795351184048, 1795351184048, 1803127184048, NULL, 1795351184048);
INSERT INTO public.session VALUES ('be9f20ef-36f1-4681-a6af-2eec936918e3', 'e30002bdd45076ba7af8e6dab8ac6c644faeb68de4fac959d628cece4b07a6b8', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'Test client', 1795351194312, 1795351194312, 1803127194312, NULL, 1795351194312);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"0dd57d07","key":"F7/ZqjEd0e35zfZzhSH6mNsNopZ6QVSfri2ay2Uhk9M=","madeAt":1795351173493,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"9ac7c3bb","key":"IC1tUIA1vidTjnSpmLefZXhx1jZCd0S8ySY3pj15zGk=","madeAt":1795351173567,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"4675dd5e","key":"QUuecXboIj0JSEpreEqaKkoE07i2IeEyegb7x91+Dlk=","madeAt":1795351173607,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('31ee9623-4d62-4e93-ab6a-ac2a2e96c8cf', 'verify-email', '31d3d15d96b481c9b2e6b291073e8304eab2ae5fdfc2586e60f3eb8de8cbc8cc', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1795351178715, 1795523978715, NULL);
INSERT INTO public.token VALUES ('a1e40bc1-7e21-43eb-8cd5-accb75408b44', 'verify-email', '0dd52620a1a6fd248a1f14e915479b4b706407467f26ec3b87602f4fb9c16f30', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 1795351182596, 1795523982596, NULL);
INSERT INTO public.token VALUES ('8e8dc217-b889-4a9f-9b72-b09d717645ac', 'unsubscribe', '609965760efec94609989e22ca77cc3012cb06555a45b5d3e02840d3363f0565', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 1795351187891, 1826887187891, NULL);
INSERT INTO public."user" VALUES ('bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$hFyrsZfcO125FTYtfPpifA$r2odkEbuYF3+NB/3zccXcvuimufRT30KhHGjsOR8D1w', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351174131, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$92oNT4pccqGz1CGAs3m+Rw$hSWh7uZafOSvZwfIgLwT9L4Lx3EBwPJFuVQIBaD9GsM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351178715, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('4aec9218-3fe7-4056-b4f9-58bc164ca5e2', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Ks0bIa5LpWdW9glCQrruuQ$zZEeAIP4lh1892H+sRiST5BWDn+TFv7bqO3ZLxr/Y7E', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351182596, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('795ea8ef-b57f-446b-8b6f-45d34753faa9', 'Forest ✓ "quoted"', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', 1795351187390, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('82b582c4-22a4-4bd8-8209-1cc53724958a', 'user', 'bd5494ff-f1a8-4818-8f86-d106d4ff9ef7', NULL, '793321fa-cd3d-443a-a596-05f1796fe957', 104857600, 0, 0, 1, 1795351174131, 0);
INSERT INTO public.workspace VALUES ('3df7ab86-a4e6-40b7-a2c2-e580eef48aba', 'user', '4aec9218-3fe7-4056-b4f9-58bc164ca5e2', NULL, 'd8cfbda2-5721-430d-a41b-5b00974d6fdf', 104857600, 0, 0, 1, 1795351182596, 0);
INSERT INTO public.workspace VALUES ('d7f4307b-af50-4b16-9bf8-032e2939bbff', 'user', 'a0ae94b7-2b8a-4a1b-910b-46415dd7a7a0', NULL, '521af07b-ccbc-4a27-b6ec-efa82aec6653', 104857600, 43, 2, 3, 1795351178715, 0);
INSERT INTO public.workspace VALUES ('795ea8ef-b57f-446b-8b6f-45d34753faa9', 'group', NULL, '795ea8ef-b57f-446b-8b6f-45d34753faa9', 'e070cd1c-a121-4e5d-adf9-13fbacc741d1', 524288000, 36, 2, 4, 1795351187390, 0);
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
