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
CREATE TABLE public.login_flow (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    session_id text COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    data text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
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
CREATE TABLE public.recovery_code (
    user_id text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL
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
CREATE TABLE public.totp (
    user_id text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL COLLATE pg_catalog."C",
    last_step bigint NOT NULL,
    added_at bigint NOT NULL,
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795351869560);
INSERT INTO public.defaults_file VALUES ('5de61411-e2ac-4a38-aabf-14ed42307c75', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('99a574d2-d748-4fc2-b4e1-25bf836376ea', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('19446e17-ea49-4112-8795-fdcaf30557ca', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('45516506-c5d1-4e37-833f-d3ef9963b5c6', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('ecd7bf2b-2c77-4444-bf6f-ff65b2ae0851', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('1463561b-fe4f-491e-b177-c381985869dd', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('c14e0eb3-3ee8-4584-946e-b57c1fd2214d', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('fa7d2e46-180f-4182-897a-eff65bcd42a0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('9152d009-d0bf-40ef-843f-a291e6aef8f5', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('3c3e8f46-d461-43c8-bad5-c18afe971270', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795351862518, 1795351862518);
INSERT INTO public.defaults_file VALUES ('92149bdf-256d-47bc-bfe3-757b20a875ca', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795351862518, 1795351862518);
INSERT INTO public.document VALUES ('4b11591e-ab40-448a-a5bf-0f69fc901451', 0, 'd81be7a2-3b12-41f5-9330-bb9fa60b584e', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('20d59987-e202-425c-962b-6f0fd17b53cf', 0, '91678333-53e5-421f-ba45-7a30d978eda1', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 4, '146c5d03-425f-481e-b7e2-19c2f770ba53', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', '1117351a784da8a8f93610e9f7cc0ba7', 'a478d99e-8add-46d2-8205-1f31ccb93958', '93f68eee-5f8e-4d38-a54f-1e35723bff56', 2, 2, 1795351870121);
INSERT INTO public.document_client VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', '17997ddb8b73a753ff82ffc5fddfe48f', '5fa0f19c-555b-4df2-996d-906f2449e67c', '6e9f4c3b-8caf-4682-b7fa-3335bb2edd10', 2, 4, 1795351870541);
INSERT INTO public.document_snapshot VALUES ('4b11591e-ab40-448a-a5bf-0f69fc901451', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795351868881);
INSERT INTO public.document_snapshot VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795351869017);
INSERT INTO public.document_snapshot VALUES ('20d59987-e202-425c-962b-6f0fd17b53cf', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795351869116);
INSERT INTO public.document_update VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 0, 1, '\x5b7b22636c69656e744944223a223131313733353161373834646138613866393336313065396637636330626137222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"a478d99e-8add-46d2-8205-1f31ccb93958","name":"Ben","from":0,"to":1}]', 1795351870064, 1795351870064, 'pushed');
INSERT INTO public.document_update VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 1, 2, '\x5b7b22636c69656e744944223a223131313733353161373834646138613866393336313065396637636330626137222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"a478d99e-8add-46d2-8205-1f31ccb93958","name":"Ben","from":1,"to":2}]', 1795351870121, 1795351870121, 'pushed');
INSERT INTO public.document_update VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 2, 3, '\x789c158e3b6ec3301044ef323509f0238a9f2e409a9cc1504171776d01b194582c6218be7bc0721e30f3e6f242fbde78ef5f9f28b031e748b4a635fa1a8317494ea40521129e9240a1ddea7ee513e5e2dca270f22f8a5560116e7de017faf38751d06f0fae04858d50e06a6a966dd3e41deb2939d6598cd32df0dccc4a12e298af7bbb1d0f9417e471dc518c423f506685ce7f1d05782bdcf93ceb7538289a9ca2b77a4e71d21387a85310ab2dad81a846626fa0b01ef41cdd51ddfb76ece3e8a2b00e1aa41ab1b9e910c2aa2712a7739e4967338b9ba6cc736c50d8eb7d183fa842a16f23d898830f3645e37d7a2fefe51fe8e45ef1', '[{"user":"5fa0f19c-555b-4df2-996d-906f2449e67c","name":"Ada","from":2,"to":3}]', 1795351870358, 1795351870358, 'pushed');
INSERT INTO public.document_update VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 3, 4, '\x789c458fcd6ac3301084df65ce12c8926559ba95f4d267303ee86737314dec3456a021f8dd8b534a4fbb337ceccc0e4fe4f34473fd784740e3bc77a5a43e39139d35ccbd66ce964b616a7b86403ec5f9482bc2a0f528b0d21782162066ca75b79fa88f2b2160bd1f8fb45688bf6d5a66049033597b15a56b1a2bdbe24926ea48763df5c65bc53e26089ceef3e7efb9a92020422056042590efaf9c41896edc1b5ccf5326842712f172a317f38fbe66a5ef8a80c372b92c33b66d1428b7e58a308c02e98100cb5171e3b3b4d626d916d6d2fbae48af3ad66deba973190273bcecafbd95bd4f9d76d1386f8d6d7aa7ac31dbb88d3f7ffd62f8', '[{"user":"5fa0f19c-555b-4df2-996d-906f2449e67c","name":"Ada","from":3,"to":4}]', 1795351870541, 1795351870541, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795351862344);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"f958304d-1aab-4696-b000-380c5828480d","email":"admin@example.org"}', 1795351862344);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f958304d-1aab-4696-b000-380c5828480d","email":"admin@example.org","sessionId":"76365121-d750-4321-8a6e-9f1040fe12d4","clientId":"Test client","address":"127.0.0.1"}', 1795351864319);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351865077);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"5fa0f19c-555b-4df2-996d-906f2449e67c","email":"ada@example.org"}', 1795351865163);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351865514);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"user.updated","userId":"5fa0f19c-555b-4df2-996d-906f2449e67c","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351865617);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5fa0f19c-555b-4df2-996d-906f2449e67c","email":"ada@example.org","sessionId":"6e9f4c3b-8caf-4682-b7fa-3335bb2edd10","clientId":"Test client","address":"127.0.0.1"}', 1795351865883);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f958304d-1aab-4696-b000-380c5828480d","email":"admin@example.org","sessionId":"ca7f24d5-0bb5-4fe6-8a2b-8cae961aa491","clientId":"Test client","address":"127.0.0.1"}', 1795351866214);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351866615);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"a478d99e-8add-46d2-8205-1f31ccb93958","email":"ben@example.org"}', 1795351866733);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351867279);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"user.updated","userId":"a478d99e-8add-46d2-8205-1f31ccb93958","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351867378);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"a478d99e-8add-46d2-8205-1f31ccb93958","email":"ben@example.org","sessionId":"93f68eee-5f8e-4d38-a54f-1e35723bff56","clientId":"Test client","address":"127.0.0.1"}', 1795351867476);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Ada', '{"type":"group.created","groupId":"6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1","name":"Forest ✓ \"quoted\""}', 1795351868656);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Ada', '{"type":"group.member-added","groupId":"6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1","name":"Forest ✓ \"quoted\"","userId":"a478d99e-8add-46d2-8205-1f31ccb93958","userName":"Ben"}', 1795351868736);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f958304d-1aab-4696-b000-380c5828480d","email":"admin@example.org","sessionId":"c842150b-c173-459d-b4ee-282f5d057d6b","clientId":"Test client","address":"127.0.0.1"}', 1795351870752);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'f958304d-1aab-4696-b000-380c5828480d', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795351871282);
INSERT INTO public.item VALUES ('2fa7baa0-90c7-4c3e-bd6c-d681d55a46a2', 'a97586d6-dc56-423c-affb-1711adf49c72', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351862344, 1795351862344, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('330c8628-32f1-4843-bf7c-86dac6b1499a', '6b9ba38f-e717-48fb-a6f1-069692bfb02c', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351866733, 1795351866733, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('4b11591e-ab40-448a-a5bf-0f69fc901451', '5e579af0-2003-4fd9-b67e-93299f47e08b', 'cc2a1e87-6dcc-461c-9fef-6f540301729f', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795351868881, 1795351868881, '5fa0f19c-555b-4df2-996d-906f2449e67c', '5fa0f19c-555b-4df2-996d-906f2449e67c', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('20d59987-e202-425c-962b-6f0fd17b53cf', '6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'f619de3c-f9d6-4265-b6cf-4278e9cbb90a', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795351869116, 1795351869116, '5fa0f19c-555b-4df2-996d-906f2449e67c', '5fa0f19c-555b-4df2-996d-906f2449e67c', 1795351869251, '20d59987-e202-425c-962b-6f0fd17b53cf', '5fa0f19c-555b-4df2-996d-906f2449e67c');
INSERT INTO public.item VALUES ('f619de3c-f9d6-4265-b6cf-4278e9cbb90a', '6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351868656, 1795351869251, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('177d7b5c-b071-488b-bccf-ebc0a1a63dd9', '5e579af0-2003-4fd9-b67e-93299f47e08b', 'cc2a1e87-6dcc-461c-9fef-6f540301729f', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795351869560, 1795351869560, '5fa0f19c-555b-4df2-996d-906f2449e67c', '5fa0f19c-555b-4df2-996d-906f2449e67c', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('cc2a1e87-6dcc-461c-9fef-6f540301729f', '5e579af0-2003-4fd9-b67e-93299f47e08b', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795351865163, 1795351869560, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', '6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'f619de3c-f9d6-4265-b6cf-4278e9cbb90a', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795351869017, 1795351870541, '5fa0f19c-555b-4df2-996d-906f2449e67c', '5fa0f19c-555b-4df2-996d-906f2449e67c', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('6b2f907f-1ee6-42e9-bd4b-b46e0895954f', 'send-mail', '{}', 'done', 'send-mail', 1795351863601, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 1, 1000000, NULL, 1795351863601, 1795351864284, NULL);
INSERT INTO public.job VALUES ('6898076d-6a84-4c02-9f51-33bcb8ffc7b2', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795373464414, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863601, NULL, NULL);
INSERT INTO public.job VALUES ('ab0a1321-bf1a-4472-9ab0-96b88cf2bf6b', 'prune-rows', '{}', 'queued', 'prune-rows', 1795355464539, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863601, NULL, NULL);
INSERT INTO public.job VALUES ('3199056c-a72e-4e25-83cc-8aceb2b4d77f', 'empty-trash', '{}', 'queued', 'empty-trash', 1795355464555, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863619, NULL, NULL);
INSERT INTO public.job VALUES ('fc2c8e87-6682-4355-9b9a-f743d919c75a', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795355464680, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863620, NULL, NULL);
INSERT INTO public.job VALUES ('02f9e629-434e-4ec9-9e91-8c56d1e3cee7', 'compact-history', '{}', 'queued', 'compact-history', 1795373464632, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863620, NULL, NULL);
INSERT INTO public.job VALUES ('b3de723d-a079-4a33-bdaa-cb26b13205e5', 'finish-trees', '{}', 'queued', 'finish-trees', 1795351894696, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863620, NULL, NULL);
INSERT INTO public.job VALUES ('d95c898a-3009-447e-aff9-762f8e50417b', 'send-mail', '{}', 'done', 'send-mail', 1795351868736, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 1, 1000000, '5fa0f19c-555b-4df2-996d-906f2449e67c', 1795351868736, 1795351869016, NULL);
INSERT INTO public.job VALUES ('fe958084-0257-4ec8-ac46-048892f48252', 'send-mail', '{}', 'done', 'send-mail', 1795351865163, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 1, 1000000, NULL, 1795351865163, 1795351865830, NULL);
INSERT INTO public.job VALUES ('40c24eb8-5587-492c-9275-1544f9804493', 'send-mail', '{}', 'done', 'send-mail', 1795351866733, NULL, 1, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 1, 1000000, NULL, 1795351866733, 1795351867397, NULL);
INSERT INTO public.job VALUES ('0d88e244-3176-4c41-915e-22a2c9d0a1e3', 'tell-review', '{}', 'queued', 'tell-review', 1795355470924, NULL, 3, '82170010-d68e-44dd-a5ec-a8d1245b7238:bac116eb-24e4-4cac-92dc-4dedf2de30b0', 0, 1000000, NULL, 1795351863620, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T12:50:59.855Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T12:50:59.931Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T12:51:00.010Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T12:51:00.149Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T12:51:00.202Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T12:51:00.260Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T12:51:00.307Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T12:51:00.398Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T12:51:00.457Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T12:51:00.512Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T12:51:00.595Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T12:51:00.645Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T12:51:00.707Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T12:51:00.810Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T12:51:00.904Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T12:51:01.189Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T12:51:01.311Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T12:51:01.418Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T12:51:01.529Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T12:51:01.659Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('d43e514b-8d24-44f7-acf8-40e051e7c04b', 'verify-email', '5fa0f19c-555b-4df2-996d-906f2449e67c', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351865163, 1795524665163, 1795351865163, 1795351865627, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('62dc0ede-f489-489d-bc12-1b4a60c3a9c2', 'verify-email', 'a478d99e-8add-46d2-8205-1f31ccb93958', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351866733, 1795524666733, 1795351866733, 1795351867393, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('8a307a9b-d6b3-415e-ac0b-75977957a471', 'group-added', 'a478d99e-8add-46d2-8205-1f31ccb93958', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795351868736, NULL, 1795351868736, 1795351868994, NULL, 'http://localhost:28954/unsubscribe?token=group-added~cZuZGxr3_NxuQXH8Kw2R8zXwDcp_uM2JSHuF4uY0YCI', 2);
INSERT INTO public.membership VALUES ('6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', '5fa0f19c-555b-4df2-996d-906f2449e67c', 1, 1795351868656, 'editor');
INSERT INTO public.membership VALUES ('6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'a478d99e-8add-46d2-8205-1f31ccb93958', 0, 1795351868736, 'editor');
INSERT INTO public.notification VALUES ('526394f1-2a13-4359-9930-0ace22bab96c', 'f958304d-1aab-4696-b000-380c5828480d', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795351865163, NULL, NULL);
INSERT INTO public.notification VALUES ('ee6e7f57-7ab6-4d71-88f9-c2ed61364464', 'a478d99e-8add-46d2-8205-1f31ccb93958', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1/', 0, 1795351868736, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795352764321);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795355465165);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795355465163);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795352765884);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797943865883);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795355466745);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795355465165);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795355466733);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795352767476);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797943867476);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:5fa0f19c-555b-4df2-996d-906f2449e67c', 1, 1795355468760);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:5fa0f19c-555b-4df2-996d-906f2449e67c', 0, 1795355468760);
INSERT INTO public.rate_limit VALUES ('notice 5fa0f19c-555b-4df2-996d-906f2449e67c a478d99e-8add-46d2-8205-1f31ccb93958', 1, 1795438268736);
INSERT INTO public.rate_limit VALUES ('mail group-added 5fa0f19c-555b-4df2-996d-906f2449e67c a478d99e-8add-46d2-8205-1f31ccb93958', 1, 1795438268736);
INSERT INTO public.rate_limit VALUES ('mail group-added 5fa0f19c-555b-4df2-996d-906f2449e67c', 1, 1795438268736);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:a478d99e-8add-46d2-8205-1f31ccb93958', 1, 1795351929708);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:5fa0f19c-555b-4df2-996d-906f2449e67c', 1, 1795351930155);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795352764321);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797943870752);
INSERT INTO public.review_checkpoint VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795351870358);
INSERT INTO public.review_message VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 'd7098731-6874-4e57-85f1-1db5dda7de30', '2a8c1e1c-d32e-482e-9f02-c5e6c0bdf57f', 'Is this *kept*?', '[]', 3, '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Ada', 1795351870338, NULL, NULL);
INSERT INTO public.review_thread VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', '2a8c1e1c-d32e-482e-9f02-c5e6c0bdf57f', 'comment', 'open', 'Shared', 'd7098731-6874-4e57-85f1-1db5dda7de30', 3, '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Ada', 1795351870338, 1795351870338, NULL, NULL, NULL, '5fa0f19c-555b-4df2-996d-906f2449e67c');
INSERT INTO public.review_thread VALUES ('7bfb1017-4240-4c70-9c73-e5ccc1250f94', 'e73c290a-7115-4d9e-be6e-68e83950f9ab', 'suggestion', 'open', '', NULL, 4, '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Ada', 1795351870533, 1795351870533, NULL, NULL, NULL, '5fa0f19c-555b-4df2-996d-906f2449e67c');
INSERT INTO public.session VALUES ('76365121-d750-4321-8a6e-9f1040fe12d4', '01ff4e4d432d0aea477543ad57fc6429a4d3a5452280c61dadf1a125cc475a20', 'f958304d-1aab-4696-b000-380c5828480d', 'Test client', 1795351864319, 1795351864319, 1803127864319, 1795351865847, 1795351864319);
INSERT INTO public.session VALUES ('6e9f4c3b-8caf-4682-b7fa-3335bb2edd10', '975e6b3cf3a4dde52762c4c1910970007899de9a0b0aeb1f885627950771e214', '5fa0f19c-555b-4df2-996d-906f2449e67c', 'Test client', 1795351865883, 1795351865883, 1803127865883, NULL, 1795351865883);
INSERT INTO public.session VALUES ('ca7f24d5-0bb5-4fe6-8a2b-8cae961aa491', 'daa143b7776bb29182240447aee653032b6f30d0f057f8184e8ddafe9d2ba4c3', 'f958304d-1aab-4696-b000-380c5828480d', 'Test client', 1795351866214, 1795351866214, 1803127866214, 1795351867430, 1795351866214);
INSERT INTO public.session VALUES ('93f68eee-5f8e-4d38-a54f-1e35723bff56', 'a615e3c2d6979b656443d10a3043cfa85eadafe9cc260e287c1b333597c9c26b', 'a478d99e-8add-46d2-8205-1f31ccb93958', 'Test client', 1795351867476, 1795351867476, 1803127867476, NULL, 1795351867476);
INSERT INTO public.session VALUES ('c842150b-c173-459d-b4ee-282f5d057d6b', '477701095496f477ac42c667fbbb8ffa84ad9a350480bad9fcbb4edd34c55b85', 'f958304d-1aab-4696-b000-380c5828480d', 'Test client', 1795351870752, 1795351870752, 1803127870752, NULL, 1795351870752);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"f2029f41","key":"xvlPcLG/uFwXUbN2L0+40r0VMmfkZFV8qcPwITEthLI=","madeAt":1795351861952,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"c24a1cb3","key":"2Kyap+SC6JXMN54Cc2i3qo4Ba1EsQQcsb0ZNfks4Y4A=","madeAt":1795351862012,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"b68f94f4","key":"TFLUv8tBYBR9XfqDtUcebE5a7VK+DQR3GjON+SJSiDw=","madeAt":1795351862049,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"657c1830","key":"qHrhLvP64ROZxgNSXIw8HvKcPUcbmnMdmbHi54docjY=","madeAt":1795351862064,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('3e5a808b-8934-4f57-b389-5b31204bfe34', 'verify-email', '03d62eca5d637080b3162e7dc8b980b370ecb594f27497c7f1ca812bbb54e5ce', '5fa0f19c-555b-4df2-996d-906f2449e67c', 1795351865163, 1795524665163, NULL);
INSERT INTO public.token VALUES ('c4e5a073-29c8-44f8-8e55-a2bd80ed6523', 'verify-email', 'cac5a0c6bcd4444a621330d47207ddda1c4d50e24fc166e7b0034d88c26411df', 'a478d99e-8add-46d2-8205-1f31ccb93958', 1795351866733, 1795524666733, NULL);
INSERT INTO public.token VALUES ('d2f1f1d5-30c3-4e27-b5be-d0165ca9135e', 'unsubscribe', 'a5803b207578319ded648f1d01256d6e6d3172bc9ea0eea872384b60217e64c1', 'a478d99e-8add-46d2-8205-1f31ccb93958', 1795351868736, 1826887868736, NULL);
INSERT INTO public."user" VALUES ('f958304d-1aab-4696-b000-380c5828480d', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$4EaiRHFT0O9883nosd7PmA$MPUFMxJq1R/9AOCnWbcOitQeP1IAHZTrqoscSbpPCIc', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351862344, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('5fa0f19c-555b-4df2-996d-906f2449e67c', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$L+QME0GFpadHQEbB/uHAHQ$r3nzNBXtLjod0yfzucnAgmak9B6KSFIzz0N25qIvPck', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351865163, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('a478d99e-8add-46d2-8205-1f31ccb93958', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$ctCsL8SmobR/sey5f53Mlw$ybPOq/p3srzlutM6c9gMYsNI8J0SjrARaWU7Yc3CcuE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351866733, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'Forest ✓ "quoted"', '5fa0f19c-555b-4df2-996d-906f2449e67c', 1795351868656, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('a97586d6-dc56-423c-affb-1711adf49c72', 'user', 'f958304d-1aab-4696-b000-380c5828480d', NULL, '2fa7baa0-90c7-4c3e-bd6c-d681d55a46a2', 104857600, 0, 0, 1, 1795351862344, 0);
INSERT INTO public.workspace VALUES ('6b9ba38f-e717-48fb-a6f1-069692bfb02c', 'user', 'a478d99e-8add-46d2-8205-1f31ccb93958', NULL, '330c8628-32f1-4843-bf7c-86dac6b1499a', 104857600, 0, 0, 1, 1795351866733, 0);
INSERT INTO public.workspace VALUES ('5e579af0-2003-4fd9-b67e-93299f47e08b', 'user', '5fa0f19c-555b-4df2-996d-906f2449e67c', NULL, 'cc2a1e87-6dcc-461c-9fef-6f540301729f', 104857600, 43, 2, 3, 1795351865163, 0);
INSERT INTO public.workspace VALUES ('6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'group', NULL, '6d9b0b16-65ef-4d6b-acd6-0fea21b3d0b1', 'f619de3c-f9d6-4265-b6cf-4278e9cbb90a', 524288000, 36, 2, 4, 1795351868656, 0);
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
ALTER TABLE ONLY public.login_flow
    ADD CONSTRAINT login_flow_pkey PRIMARY KEY (token_hash);
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
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pk PRIMARY KEY (user_id, code_hash);
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
ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (user_id);
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
CREATE INDEX login_flow_expires_at ON public.login_flow USING btree (expires_at);
CREATE INDEX login_flow_user_id ON public.login_flow USING btree (user_id);
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
ALTER TABLE ONLY public.login_flow
    ADD CONSTRAINT login_flow_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
