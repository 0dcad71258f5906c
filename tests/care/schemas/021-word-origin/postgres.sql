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
    deleted_by text COLLATE pg_catalog."C",
    word_name text COLLATE pg_catalog."C",
    word_at bigint,
    is_from_word bigint DEFAULT 0 NOT NULL
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
    changed_by text COLLATE pg_catalog."C",
    word_name text COLLATE pg_catalog."C",
    word_at bigint,
    word_file text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795352419643);
INSERT INTO public.defaults_file VALUES ('7853d946-45e8-4e61-88ff-ab7f18258fb8', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('4035eb58-3810-4a32-900b-54a2f4c7ae24', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('981f68d9-d98e-44cb-ae2d-2df3f4e86a13', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('c1adb95a-7768-40a5-9760-4995623518b4', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('39302508-8e80-47c9-8543-796b5bb56a41', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('c566e0f4-f918-45d6-9c1d-1cc9a95b812c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('70614b75-c7b4-4da7-b71a-3f52a4d0f207', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('a14a454f-f732-4367-8e89-b06caa0abfd0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('66b3d3ce-f688-48f8-a9e4-896312039b02', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('a7d15664-ecd2-45e0-a893-3c701d2b854d', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795352410049, 1795352410049);
INSERT INTO public.defaults_file VALUES ('f92b7188-d049-4ce5-ba61-53e912641627', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795352410049, 1795352410049);
INSERT INTO public.document VALUES ('876c21ed-7445-4501-958a-db069730941c', 0, '9d239b0a-6367-427c-b1a8-0d325b56a942', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('dedd6d73-b9fa-4e39-acd7-fc6b887dcdf0', 0, 'c49cd4d0-fab0-447a-8bb5-d2fbfd9071a7', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 4, '993a852d-687f-4a06-a69c-2f82d4d8ade8', 'lf', 0, NULL, 662, 0);
INSERT INTO public.document_client VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', '880c59372fef62524438df1cac6cb753', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', '99a90aa8-a49a-4b5f-9805-4a85eaecc3ff', 2, 2, 1795352420067);
INSERT INTO public.document_client VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', '5c39724662f9dd54b4fbedfd139099a0', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'bda4f666-5686-4dd5-82a1-42ec2da8e73d', 2, 4, 1795352420464);
INSERT INTO public.document_snapshot VALUES ('876c21ed-7445-4501-958a-db069730941c', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795352419168);
INSERT INTO public.document_snapshot VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795352419356);
INSERT INTO public.document_snapshot VALUES ('dedd6d73-b9fa-4e39-acd7-fc6b887dcdf0', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795352419417);
INSERT INTO public.document_update VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 0, 1, '\x5b7b22636c69656e744944223a223838306335393337326665663632353234343338646631636163366362373533222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","name":"Ben","from":0,"to":1}]', 1795352420021, 1795352420021, 'pushed');
INSERT INTO public.document_update VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 1, 2, '\x5b7b22636c69656e744944223a223838306335393337326665663632353234343338646631636163366362373533222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","name":"Ben","from":1,"to":2}]', 1795352420067, 1795352420067, 'pushed');
INSERT INTO public.document_update VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 2, 3, '\x789c158ecb6ac3301045ffe5ae25b0c623a9a35da19b7e43f042cfc4d0d8a9ad4543c8bf172def81c3b99717f2cf5ab7fefd85009b67f1c4ce5193522c276ea99656cc2c93489ca0906f71bbd613e142b4289cf517c128d4d66aee03bfd09f8f8a807e3b6a2c50580b02a6c4868c21eda3886667a24ec4b32e9e9cf722d9b28342dcf26d3f105e68c77e479814fa8ee0147afdeb08c05be15ecf335e47a3514d4c75d2526cd29c7dd3d13ba33fc47266cfeced389df6f21cee50b7beeedb38ba28a4414b6d36e544ba906b9ab9652d739ab5d84cdea54c62080a5bbc8fe2678950e8eb18c68b9d2d314d24febdbc977fcd5f5ce5', '[{"user":"def5bcb2-d26f-44fc-93b3-95c276bc2912","name":"Ada","from":2,"to":3}]', 1795352420321, 1795352420321, 'pushed');
INSERT INTO public.document_update VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 3, 4, '\x789c454fcb6e833010fc9739db12ac6dc0be55e9a5df8038f8b126a809a4c1911a45fc7b0555d5d3ee8e666667fa17e265e2b97cbcc3c144655bd24d43d9a66474d03970caa956b6b2d6571088673f8fbcc2f54483c0ca5f7024c039732c3bfc4279de180eeb631c792d107fdbb4cc70f0a953d4b646a62e19a993f5d2b79664edbb98bb90b5670581f363fefcb59bd2ae82802f7095407c1c7ffa4a34c39ee0769922c3bd10382f773e38ffd46316fe2e70382dd7eb3263db0681745f6e70fd20109e70489c4d888164a2264bad7394560525ad89d4362192ad0902b3bfeed5ded29ea74cfb51b7d628439a2aadeb6dd8861ff37862f2', '[{"user":"def5bcb2-d26f-44fc-93b3-95c276bc2912","name":"Ada","from":3,"to":4}]', 1795352420464, 1795352420464, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795352409964);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"027c66d8-0837-4206-967d-44a26efa239c","email":"admin@example.org"}', 1795352409964);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"027c66d8-0837-4206-967d-44a26efa239c","email":"admin@example.org","sessionId":"87f28253-0286-4f60-94f3-b8d45c63ce81","clientId":"Test client","address":"127.0.0.1"}', 1795352412432);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795352413541);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"def5bcb2-d26f-44fc-93b3-95c276bc2912","email":"ada@example.org"}', 1795352413848);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795352414426);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"user.updated","userId":"def5bcb2-d26f-44fc-93b3-95c276bc2912","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795352414627);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"def5bcb2-d26f-44fc-93b3-95c276bc2912","email":"ada@example.org","sessionId":"bda4f666-5686-4dd5-82a1-42ec2da8e73d","clientId":"Test client","address":"127.0.0.1"}', 1795352414833);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"027c66d8-0837-4206-967d-44a26efa239c","email":"admin@example.org","sessionId":"e82bf8e4-3172-48b8-a6f0-5bc503623388","clientId":"Test client","address":"127.0.0.1"}', 1795352415363);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795352416147);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","email":"ben@example.org"}', 1795352416244);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795352416734);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"user.updated","userId":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795352416799);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","email":"ben@example.org","sessionId":"99a90aa8-a49a-4b5f-9805-4a85eaecc3ff","clientId":"Test client","address":"127.0.0.1"}', 1795352416923);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Ada', '{"type":"group.created","groupId":"32155502-18d7-4f55-8091-a6f25dd14469","name":"Forest ✓ \"quoted\""}', 1795352418766);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Ada', '{"type":"group.member-added","groupId":"32155502-18d7-4f55-8091-a6f25dd14469","name":"Forest ✓ \"quoted\"","userId":"ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2","userName":"Ben"}', 1795352418965);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"027c66d8-0837-4206-967d-44a26efa239c","email":"admin@example.org","sessionId":"40dee176-d275-4316-b1ff-923675d2fe4d","clientId":"Test client","address":"127.0.0.1"}', 1795352420599);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '027c66d8-0837-4206-967d-44a26efa239c', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795352420912);
INSERT INTO public.item VALUES ('eb45f40b-1ee1-48e1-8126-44b1d0ffcd4e', '3210b177-bda3-47f0-89e5-7273b415c8ba', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795352409964, 1795352409964, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7b1a197c-c4a3-4c31-b4c6-d6b4265152c2', 'c8febd25-8fae-4d07-965c-533c7f1c2b16', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795352416244, 1795352416244, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('876c21ed-7445-4501-958a-db069730941c', 'df74a730-a481-4c27-bef3-ed0bfd222516', '10a61889-45fe-42b7-8223-0b3b818a0f73', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795352419168, 1795352419168, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('dedd6d73-b9fa-4e39-acd7-fc6b887dcdf0', '32155502-18d7-4f55-8091-a6f25dd14469', 'ef56ca87-37c1-476a-b28d-fc5e0a182478', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795352419417, 1795352419417, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 1795352419494, 'dedd6d73-b9fa-4e39-acd7-fc6b887dcdf0', 'def5bcb2-d26f-44fc-93b3-95c276bc2912');
INSERT INTO public.item VALUES ('ef56ca87-37c1-476a-b28d-fc5e0a182478', '32155502-18d7-4f55-8091-a6f25dd14469', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795352418766, 1795352419494, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2aafde19-6f14-4e3e-b5ee-38d44c1c7e62', 'df74a730-a481-4c27-bef3-ed0bfd222516', '10a61889-45fe-42b7-8223-0b3b818a0f73', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795352419643, 1795352419643, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('10a61889-45fe-42b7-8223-0b3b818a0f73', 'df74a730-a481-4c27-bef3-ed0bfd222516', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795352413848, 1795352419643, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', '32155502-18d7-4f55-8091-a6f25dd14469', 'ef56ca87-37c1-476a-b28d-fc5e0a182478', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795352419356, 1795352420464, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('d3adf957-8c4d-4db9-b039-aea536bd3fd6', 'send-mail', '{}', 'done', 'send-mail', 1795352411465, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 1, 1000000, NULL, 1795352411465, 1795352412392, NULL);
INSERT INTO public.job VALUES ('f63426da-9046-4a52-ae3d-0ae839451025', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795374012400, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('1b8ff6bf-131e-4755-b49d-6cba234f1d9c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795356012534, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('2b4a0cb8-4dfd-4899-a177-c96a2d707a10', 'finish-trees', '{}', 'queued', 'finish-trees', 1795352442559, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('d6045f88-cf91-4aa0-ab9c-fae1c3bb5242', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795356012673, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('8e5ffda7-ecbe-4cd1-ae03-e319141e153a', 'prune-rows', '{}', 'queued', 'prune-rows', 1795356012785, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('e240f7ce-e4f9-402f-8316-6948c4b39042', 'compact-history', '{}', 'queued', 'compact-history', 1795374012954, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.job VALUES ('473077cb-806b-4a96-9c27-79e20751b952', 'send-mail', '{}', 'done', 'send-mail', 1795352418965, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 1, 1000000, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 1795352418965, 1795352419349, NULL);
INSERT INTO public.job VALUES ('88dac485-ece0-4b66-b1b9-fda88bed1ca0', 'send-mail', '{}', 'done', 'send-mail', 1795352413848, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 1, 1000000, NULL, 1795352413848, 1795352414778, NULL);
INSERT INTO public.job VALUES ('d45ecf68-89f6-4770-8501-0602d618b97f', 'send-mail', '{}', 'done', 'send-mail', 1795352416244, NULL, 1, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 1, 1000000, NULL, 1795352416244, 1795352416870, NULL);
INSERT INTO public.job VALUES ('78591955-6d60-42b5-81fa-f5f6b0c211e7', 'tell-review', '{}', 'queued', 'tell-review', 1795356020685, NULL, 3, '916f0a6d-f8fd-4b71-b205-297abe7b9253:a15baf15-2104-4e6c-a243-020a379b7cb4', 0, 1000000, NULL, 1795352411492, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T13:00:05.427Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T13:00:05.505Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T13:00:05.646Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T13:00:05.703Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T13:00:05.809Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T13:00:05.962Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T13:00:06.142Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T13:00:06.319Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T13:00:06.462Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T13:00:06.576Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T13:00:06.814Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T13:00:06.944Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T13:00:07.129Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T13:00:07.438Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T13:00:07.620Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T13:00:07.896Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T13:00:08.108Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T13:00:08.270Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T13:00:08.533Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T13:00:08.647Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T13:00:08.755Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('46c2e62f-26ab-4668-9ac7-4dc55a51fd97', 'verify-email', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795352413848, 1795525213848, 1795352413848, 1795352414727, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('126e5bba-44c6-4d0c-a06e-47858f19906a', 'verify-email', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795352416244, 1795525216244, 1795352416244, 1795352416847, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('be07c8e0-f83a-4000-ae5b-74a5ecf5bcab', 'group-added', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795352418965, NULL, 1795352418965, 1795352419318, NULL, 'http://localhost:15290/unsubscribe?token=group-added~7WTgYBxpStnVwBaf4fg-Xsr5S83uCDx7ggmdYz9uEgQ', 2);
INSERT INTO public.membership VALUES ('32155502-18d7-4f55-8091-a6f25dd14469', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 1, 1795352418766, 'editor');
INSERT INTO public.membership VALUES ('32155502-18d7-4f55-8091-a6f25dd14469', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 0, 1795352418965, 'editor');
INSERT INTO public.notification VALUES ('36c1a336-76bd-40f3-8ea0-39ca35fbec7c', '027c66d8-0837-4206-967d-44a26efa239c', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795352413848, NULL, NULL);
INSERT INTO public.notification VALUES ('06736062-7596-4b8d-83ef-00724c8ec925', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/32155502-18d7-4f55-8091-a6f25dd14469/', 0, 1795352418965, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795353312494);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795356013850);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795356013848);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795353314833);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797944414833);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795356016245);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795356013850);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795356016244);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795353316924);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797944416923);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:def5bcb2-d26f-44fc-93b3-95c276bc2912', 1, 1795356018970);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:def5bcb2-d26f-44fc-93b3-95c276bc2912', 0, 1795356018970);
INSERT INTO public.rate_limit VALUES ('notice def5bcb2-d26f-44fc-93b3-95c276bc2912 ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 1, 1795438818965);
INSERT INTO public.rate_limit VALUES ('mail group-added def5bcb2-d26f-44fc-93b3-95c276bc2912 ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 1, 1795438818965);
INSERT INTO public.rate_limit VALUES ('mail group-added def5bcb2-d26f-44fc-93b3-95c276bc2912', 1, 1795438818965);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 1, 1795352479782);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:def5bcb2-d26f-44fc-93b3-95c276bc2912', 1, 1795352480133);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795353312494);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797944420599);
INSERT INTO public.review_checkpoint VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795352420321);
INSERT INTO public.review_message VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 'f2eb42e0-9d5b-4c7f-a761-8954c4744750', '0b412112-7a99-461a-b243-d7267799c546', 'Is this *kept*?', '[]', 3, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Ada', 1795352420297, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', '0b412112-7a99-461a-b243-d7267799c546', 'comment', 'open', 'Shared', 'f2eb42e0-9d5b-4c7f-a761-8954c4744750', 3, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Ada', 1795352420297, 1795352420297, NULL, NULL, NULL, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('ec493084-f548-4f5c-b0ab-6afc509e91cd', 'ad832775-d8d5-4d9a-a792-1a8cf8bf4ae3', 'suggestion', 'open', '', NULL, 4, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Ada', 1795352420441, 1795352420441, NULL, NULL, NULL, 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('87f28253-0286-4f60-94f3-b8d45c63ce81', 'a0ebd003586c31960bd8642cdaa6d601729e6beceaa2c3cb9c1febc6bcf4efd9', '027c66d8-0837-4206-967d-44a26efa239c', 'Test client', 1795352412432, 1795352412432, 1803128412432, 1795352414741, 1795352412432);
INSERT INTO public.session VALUES ('bda4f666-5686-4dd5-82a1-42ec2da8e73d', '24f15c069dc403261b6437ffa135e96eea8507894543a32e0ec72436cdc0b923', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 'Test client', 1795352414833, 1795352414833, 1803128414833, NULL, 1795352414833);
INSERT INTO public.session VALUES ('e82bf8e4-3172-48b8-a6f0-5bc503623388', 'fc75c12c768adc5b443eea081cb888c513e60f785726abc3870622ee9a1ae846', '027c66d8-0837-4206-967d-44a26efa239c', 'Test client', 1795352415363, 1795352415363, 1803128415363, 1795352416870, 1795352415363);
INSERT INTO public.session VALUES ('99a90aa8-a49a-4b5f-9805-4a85eaecc3ff', '031eacad83a8c5107a8407fc67331a4f4192a2a5439596ae6f472b17612c8a9c', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 'Test client', 1795352416923, 1795352416923, 1803128416923, NULL, 1795352416923);
INSERT INTO public.session VALUES ('40dee176-d275-4316-b1ff-923675d2fe4d', 'b9fa39e60d95d007d52d6ed24856cc9d1949045fdd701fa00d1c214c9e7ba933', '027c66d8-0837-4206-967d-44a26efa239c', 'Test client', 1795352420599, 1795352420599, 1803128420599, NULL, 1795352420599);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"b3d3c29a","key":"XIfc60K1DD513zHmABAIkl8g0b10qP2RMsFZJiXbRzI=","madeAt":1795352409217,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"5ddd1924","key":"AYEe4T+PQcprL/PGMZ65ubFy8ySP0zhyhiT5H2efo9A=","madeAt":1795352409297,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"fb394553","key":"1gWNAEmy4EfQJUlqJZCZ/jmhXRYDcNu5G1zekcZeFPQ=","madeAt":1795352409324,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"59c0cc4d","key":"Zla+YG3FcvBX7Lqv8UeSs0r/d/VaWw7MNPdALu3R0X4=","madeAt":1795352409406,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('a4f72576-9533-4ba4-878a-80ed8ac64c8e', 'verify-email', '3a50bbb0a8357f54b92618a7b018d579ea2fb378932ce90151e39d8afc1fa2a3', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 1795352413848, 1795525213848, NULL);
INSERT INTO public.token VALUES ('10becc2f-0eb2-4b79-94de-02750b2080f8', 'verify-email', 'e7bcf3f10bf1febb01064cfe042389708f6bcb32937103b0d64b82637ee0db38', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 1795352416244, 1795525216244, NULL);
INSERT INTO public.token VALUES ('2fdc92ba-1cff-415c-b92f-f8f49e1f7e52', 'unsubscribe', '321a3ce7300b749d8527c794d20d626e1c739a0e6cd82cdbeeabb38224849266', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 1795352418965, 1826888418965, NULL);
INSERT INTO public."user" VALUES ('027c66d8-0837-4206-967d-44a26efa239c', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$2/KvwKPv60np17UshGTS0Q$JOoYED/Dykq4RYyptAxU7jggK/aestuNXPuG5PDXA7U', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352409964, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('def5bcb2-d26f-44fc-93b3-95c276bc2912', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$ZjpMXN8tiwsqAQzfava5eg$34KzHcRE9s8F5aU6EWkbVuk9ziPlHptjS5jMynC/ktc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352413848, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$sVPA+kwsr5w/7NDCj93uMw$Th2xWJ6f4UlJRQydee6Csez6Hc8hBC31c462AidMfYg', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352416244, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('32155502-18d7-4f55-8091-a6f25dd14469', 'Forest ✓ "quoted"', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', 1795352418766, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('3210b177-bda3-47f0-89e5-7273b415c8ba', 'user', '027c66d8-0837-4206-967d-44a26efa239c', NULL, 'eb45f40b-1ee1-48e1-8126-44b1d0ffcd4e', 104857600, 0, 0, 1, 1795352409964, 0);
INSERT INTO public.workspace VALUES ('c8febd25-8fae-4d07-965c-533c7f1c2b16', 'user', 'ac4192c4-ee6a-48df-8c3e-92bf34dd3ae2', NULL, '7b1a197c-c4a3-4c31-b4c6-d6b4265152c2', 104857600, 0, 0, 1, 1795352416244, 0);
INSERT INTO public.workspace VALUES ('df74a730-a481-4c27-bef3-ed0bfd222516', 'user', 'def5bcb2-d26f-44fc-93b3-95c276bc2912', NULL, '10a61889-45fe-42b7-8223-0b3b818a0f73', 104857600, 43, 2, 3, 1795352413848, 0);
INSERT INTO public.workspace VALUES ('32155502-18d7-4f55-8091-a6f25dd14469', 'group', NULL, '32155502-18d7-4f55-8091-a6f25dd14469', 'ef56ca87-37c1-476a-b28d-fc5e0a182478', 524288000, 36, 2, 4, 1795352418766, 0);
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
CREATE INDEX review_thread_word_file ON public.review_thread USING btree (document_id, word_file) WHERE (word_file IS NOT NULL);
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
