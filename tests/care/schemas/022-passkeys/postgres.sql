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
CREATE TABLE public.passkey (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key text NOT NULL COLLATE pg_catalog."C",
    counter bigint NOT NULL,
    transports text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL,
    used_at bigint
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795354455490);
INSERT INTO public.defaults_file VALUES ('3577dfd0-153b-4675-9487-25717bb6d6a4', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('6d920feb-75b6-4ab5-b517-13c23e3e461b', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('a1385282-561e-4a73-9425-24a19ef92faa', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('ef625d81-eee5-4036-828c-abda7406fe4b', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('fb885029-1a3c-4248-b196-ccd88a94730d', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('2a6ece8a-761a-407c-8d05-cb30865f5902', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('69240fb3-9f92-4499-ae77-3579453b150d', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('254e60cd-b173-48d5-828a-b0a0cb8d71d0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('25c85500-c6b0-4d8d-b665-b021be926afd', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('ac0a7476-65e2-44a8-851a-bb2ee858fb9e', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795354453563, 1795354453563);
INSERT INTO public.defaults_file VALUES ('71d796f2-64e2-4013-9410-01571be4621c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795354453563, 1795354453563);
INSERT INTO public.document VALUES ('3475d8f5-aded-4394-b907-6cbad47df38a', 0, '135de28f-8ab0-40a1-a21d-c89e5ef45ff4', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('d3a958be-b0a3-4e52-9349-aa197be9cc30', 0, '13d502fd-f613-41c3-8641-e16b19cc3389', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 4, '2728f647-06e8-4ed4-b522-e4a77f699003', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', '05a1567227b42bf9a3362dd55d77ea7f', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', '12c3c61b-5e40-4a19-a1a5-7efcd7e025fc', 2, 2, 1795354455582);
INSERT INTO public.document_client VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', '28de32286b75654cfff3fcece9778c1b', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', '263950d9-a1af-4028-819a-b92bfd1a8b2d', 2, 4, 1795354455651);
INSERT INTO public.document_snapshot VALUES ('3475d8f5-aded-4394-b907-6cbad47df38a', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795354455329);
INSERT INTO public.document_snapshot VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795354455385);
INSERT INTO public.document_snapshot VALUES ('d3a958be-b0a3-4e52-9349-aa197be9cc30', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795354455421);
INSERT INTO public.document_update VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 0, 1, '\x5b7b22636c69656e744944223a223035613135363732323762343262663961333336326464353564373765613766222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"cccbb767-14e6-466d-abdb-ee8a4d977d60","name":"Ben","from":0,"to":1}]', 1795354455571, 1795354455571, 'pushed');
INSERT INTO public.document_update VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 1, 2, '\x5b7b22636c69656e744944223a223035613135363732323762343262663961333336326464353564373765613766222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"cccbb767-14e6-466d-abdb-ee8a4d977d60","name":"Ben","from":1,"to":2}]', 1795354455582, 1795354455582, 'pushed');
INSERT INTO public.document_update VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 2, 3, '\x789c158e4b6a03311404efd26b09f4d748bb403639839985f4f4640fc43389478b18e3bb072dbba0a8bebc40df1befe3eb131966696c8d59428d3e7847bd77db8989538c0be90a01ba95fdca27f2c59855e0e45f642dc0bd338d895f18cf1f46c6b83db834086c0d19540d2f9d95d43d15e99caab2aad8640da57baacdb9a6205076ba1d0fe417fae3b8232b8171200781c17f0319780bdcf93ccb753634d99292d2b295a4a58bac642ab64ad34c2cbd441d9281403dda73ba53ddc776ecf3e82a50278d6c1dc5b048d36c972e7a9235c52e4d69956bf39d2c43602ff759fc680502639b43c7e4ad77cefb60cc7b7dafffede65fd3', '[{"user":"7e34c768-2d3f-475c-b97f-2adbebd5fc3e","name":"Ada","from":2,"to":3}]', 1795354455625, 1795354455625, 'pushed');
INSERT INTO public.document_update VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 3, 4, '\x789c458fcd6e83301084df65ceb604c63fd8b72abdf4191007bc5e27a809a4c1488d10ef5e91aaea6977469f7666bb0d741d792a1fef08506de246a9d64667acd194736e3231b177aea53a42802ec374e605a153aa1758f80b410970ce4ce5b03794e79d11b0ace7332f05e26f1be709017aa86d45ec24194f5227f6d2fb64645bb564aa5c5775d210b8acd3e7efb931216080c050102a015a5f395d256c7f34b85f4762840d91f3fce017f38fbe66e1ef8280d37cbbcd13f6bd17488ff98ed0f502f18900c78d26675ba95293a5768664f42e4b35a4c831994c0d43601a6ec76b6fe9e853c643d4ce9bc6686d8cd576eff7fe07fcf5633f', '[{"user":"7e34c768-2d3f-475c-b97f-2adbebd5fc3e","name":"Ada","from":3,"to":4}]', 1795354455651, 1795354455651, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795354453527);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"975e373b-1304-4cae-bfb7-8fbbac5c1e9d","email":"admin@example.org"}', 1795354453527);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"975e373b-1304-4cae-bfb7-8fbbac5c1e9d","email":"admin@example.org","sessionId":"0470ea5d-3936-48ae-b4ee-421c161e1d5f","clientId":"Test client","address":"127.0.0.1"}', 1795354454009);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795354454219);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"7e34c768-2d3f-475c-b97f-2adbebd5fc3e","email":"ada@example.org"}', 1795354454237);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795354454400);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"user.updated","userId":"7e34c768-2d3f-475c-b97f-2adbebd5fc3e","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795354454449);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"7e34c768-2d3f-475c-b97f-2adbebd5fc3e","email":"ada@example.org","sessionId":"263950d9-a1af-4028-819a-b92bfd1a8b2d","clientId":"Test client","address":"127.0.0.1"}', 1795354454511);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"975e373b-1304-4cae-bfb7-8fbbac5c1e9d","email":"admin@example.org","sessionId":"27143982-e6fd-49a5-a2ab-1fbb17f34b07","clientId":"Test client","address":"127.0.0.1"}', 1795354454605);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795354454667);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"cccbb767-14e6-466d-abdb-ee8a4d977d60","email":"ben@example.org"}', 1795354454677);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795354454756);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"user.updated","userId":"cccbb767-14e6-466d-abdb-ee8a4d977d60","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795354454788);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"cccbb767-14e6-466d-abdb-ee8a4d977d60","email":"ben@example.org","sessionId":"12c3c61b-5e40-4a19-a1a5-7efcd7e025fc","clientId":"Test client","address":"127.0.0.1"}', 1795354454818);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Ada', '{"type":"group.created","groupId":"b5945a1f-ffa6-4bad-8757-c38074d474cd","name":"Forest ✓ \"quoted\""}', 1795354455261);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Ada', '{"type":"group.member-added","groupId":"b5945a1f-ffa6-4bad-8757-c38074d474cd","name":"Forest ✓ \"quoted\"","userId":"cccbb767-14e6-466d-abdb-ee8a4d977d60","userName":"Ben"}', 1795354455289);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"975e373b-1304-4cae-bfb7-8fbbac5c1e9d","email":"admin@example.org","sessionId":"dc23b463-4e60-4613-947e-1632e0a76e14","clientId":"Test client","address":"127.0.0.1"}', 1795354455688);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795354455759);
INSERT INTO public.item VALUES ('90eab7be-3c1a-431e-9889-09fe92336807', '0005470f-f3bd-4952-bd29-eeb3f7757dc1', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795354453527, 1795354453527, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3ec80a3b-5cc8-4748-9af1-b844a9e0fc85', '8fa59684-24b7-40b1-9ef8-fd29aa5648ab', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795354454677, 1795354454677, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3475d8f5-aded-4394-b907-6cbad47df38a', '2d01dc94-5381-4035-ac6a-e457016149e5', '32c6247f-570d-4c66-9c6a-f6ce88f1f877', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795354455329, 1795354455329, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('d3a958be-b0a3-4e52-9349-aa197be9cc30', 'b5945a1f-ffa6-4bad-8757-c38074d474cd', '77bdcc3a-9567-45ba-b2b7-c7a88df528be', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795354455421, 1795354455421, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1795354455443, 'd3a958be-b0a3-4e52-9349-aa197be9cc30', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e');
INSERT INTO public.item VALUES ('77bdcc3a-9567-45ba-b2b7-c7a88df528be', 'b5945a1f-ffa6-4bad-8757-c38074d474cd', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795354455261, 1795354455443, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('46f00d0e-decf-4c2c-9e35-6f865c0ba9e1', '2d01dc94-5381-4035-ac6a-e457016149e5', '32c6247f-570d-4c66-9c6a-f6ce88f1f877', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795354455490, 1795354455490, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('32c6247f-570d-4c66-9c6a-f6ce88f1f877', '2d01dc94-5381-4035-ac6a-e457016149e5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795354454237, 1795354455490, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 'b5945a1f-ffa6-4bad-8757-c38074d474cd', '77bdcc3a-9567-45ba-b2b7-c7a88df528be', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795354455385, 1795354455651, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('f5899d94-3949-4bed-9801-d85c1d9f3c39', 'send-mail', '{}', 'done', 'send-mail', 1795354453841, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 1, 1000000, NULL, 1795354453841, 1795354453960, NULL);
INSERT INTO public.job VALUES ('895e72c6-c1b0-4f60-bf5b-6afd9798f028', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795376053997, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('2fda2cf0-a0f3-4645-ba78-eb451ad20ad8', 'finish-trees', '{}', 'queued', 'finish-trees', 1795354484024, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('8274c049-5040-4853-935d-096551b1d756', 'empty-trash', '{}', 'queued', 'empty-trash', 1795358054039, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('19b29ea4-cf4a-44dc-a51d-2d50df412854', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795358054061, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('2c95fa5a-85dd-4a90-833d-5be870ac5fec', 'prune-rows', '{}', 'queued', 'prune-rows', 1795358054064, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('7213b7e8-2b91-4947-a99c-db4fa30454a1', 'compact-history', '{}', 'queued', 'compact-history', 1795376054071, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.job VALUES ('ff96fba0-0e38-430f-bb11-48e4bcf6124e', 'send-mail', '{}', 'done', 'send-mail', 1795354455289, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 1, 1000000, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1795354455289, 1795354455393, NULL);
INSERT INTO public.job VALUES ('9033b1a2-6418-4e63-ac24-fbcfd65aedc5', 'send-mail', '{}', 'done', 'send-mail', 1795354454237, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 1, 1000000, NULL, 1795354454237, 1795354454489, NULL);
INSERT INTO public.job VALUES ('d9e46c49-2abf-4595-8a14-6ef40769976d', 'send-mail', '{}', 'done', 'send-mail', 1795354454677, NULL, 1, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 1, 1000000, NULL, 1795354454677, 1795354454826, NULL);
INSERT INTO public.job VALUES ('66a4dfea-632d-4947-8f07-1a96156e4a96', 'tell-review', '{}', 'queued', 'tell-review', 1795358055704, NULL, 3, '40c5e00e-377b-4e15-b1e2-2a41e7669bf9:c45b9350-3fc9-4441-9479-e82ced65a20a', 0, 1000000, NULL, 1795354453841, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T13:34:12.392Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T13:34:12.421Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T13:34:12.470Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T13:34:12.504Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T13:34:12.536Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T13:34:12.567Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T13:34:12.593Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T13:34:12.617Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T13:34:12.639Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T13:34:12.669Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T13:34:12.710Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T13:34:12.747Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T13:34:12.782Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T13:34:12.946Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T13:34:13.015Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T13:34:13.054Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T13:34:13.096Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T13:34:13.125Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T13:34:13.169Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T13:34:13.207Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T13:34:13.234Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T13:34:13.264Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('9d067354-ebea-40fd-8003-67164034786a', 'verify-email', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795354454237, 1795527254237, 1795354454237, 1795354454459, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('5be55914-927f-4b4a-a4e1-e4da43e84a30', 'verify-email', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795354454677, 1795527254677, 1795354454677, 1795354454819, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('2d3f0ac4-76cf-4bd1-a07d-f45e08180e02', 'group-added', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795354455289, NULL, 1795354455289, 1795354455387, NULL, 'http://localhost:15687/unsubscribe?token=group-added~rOGsGj7_R2DpX_5F2mxJXvNPwlztmWoeeK8Oa0fQnKQ', 2);
INSERT INTO public.membership VALUES ('b5945a1f-ffa6-4bad-8757-c38074d474cd', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1, 1795354455261, 'editor');
INSERT INTO public.membership VALUES ('b5945a1f-ffa6-4bad-8757-c38074d474cd', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 0, 1795354455289, 'editor');
INSERT INTO public.notification VALUES ('07402e37-5847-46b1-b68b-2cd21240e4a2', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795354454237, NULL, NULL);
INSERT INTO public.notification VALUES ('3b81160c-c6d8-4325-8bd8-a915766693fc', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b5945a1f-ffa6-4bad-8757-c38074d474cd/', 0, 1795354455289, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795355354011);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795358054240);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795358054237);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795355354511);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797946454511);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795358054677);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795358054240);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795358054677);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795355354818);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797946454818);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1, 1795358055292);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 0, 1795358055292);
INSERT INTO public.rate_limit VALUES ('notice 7e34c768-2d3f-475c-b97f-2adbebd5fc3e cccbb767-14e6-466d-abdb-ee8a4d977d60', 1, 1795440855289);
INSERT INTO public.rate_limit VALUES ('mail group-added 7e34c768-2d3f-475c-b97f-2adbebd5fc3e cccbb767-14e6-466d-abdb-ee8a4d977d60', 1, 1795440855289);
INSERT INTO public.rate_limit VALUES ('mail group-added 7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1, 1795440855289);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:cccbb767-14e6-466d-abdb-ee8a4d977d60', 1, 1795354515516);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1, 1795354515595);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795355354011);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797946455688);
INSERT INTO public.review_checkpoint VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795354455625);
INSERT INTO public.review_message VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', '1c3a9901-da91-47e0-9a3b-2d27afa71692', 'cb2e8fe0-1f9a-440b-b07d-b6af5cbd44d0', 'Is this *kept*?', '[]', 3, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Ada', 1795354455622, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', 'cb2e8fe0-1f9a-440b-b07d-b6af5cbd44d0', 'comment', 'open', 'Shared', '1c3a9901-da91-47e0-9a3b-2d27afa71692', 3, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Ada', 1795354455622, 1795354455622, NULL, NULL, NULL, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('7ea64924-6ff2-4f93-ba41-d3eb11bfd924', '4a160ce7-c59c-4de9-99d5-808c50f101d4', 'suggestion', 'open', '', NULL, 4, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Ada', 1795354455646, 1795354455646, NULL, NULL, NULL, '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('0470ea5d-3936-48ae-b4ee-421c161e1d5f', '126a03ec666cd94fc1a99c91b666ad1375ff4f23fccb4bc594bc5f5f8e9f90ed', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Test client', 1795354454009, 1795354454009, 1803130454009, 1795354454483, 1795354454009);
INSERT INTO public.session VALUES ('263950d9-a1af-4028-819a-b92bfd1a8b2d', '056fb006bf2c856360502f8a2bb31eb21a554fc0d82e6ea865372c4512f9b6d7', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'Test client', 1795354454511, 1795354454511, 1803130454511, NULL, 1795354454511);
INSERT INTO public.session VALUES ('27143982-e6fd-49a5-a2ab-1fbb17f34b07', 'a2c75fc96b9af536754e608398bf355ffe1c5e6e8551cbb63df1260eb6b79b90', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Test client', 1795354454605, 1795354454605, 1803130454605, 1795354454806, 1795354454605);
INSERT INTO public.session VALUES ('12c3c61b-5e40-4a19-a1a5-7efcd7e025fc', '42aead6687a943d892415da9682a13a97183d81af843a3d809c2d5f92ecd2ed8', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 'Test client', 1795354454818, 1795354454818, 1803130454818, NULL, 1795354454818);
INSERT INTO public.session VALUES ('dc23b463-4e60-4613-947e-1632e0a76e14', 'e2238a75901b26244c096bd74b9d487d8b3586e1c30b76d734f1be25bf783c39', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'Test client', 1795354455688, 1795354455688, 1803130455688, NULL, 1795354455688);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"02e558f9","key":"9jt3LuFKkaja7Z0jOVrkr9yukdhJ6lodxLWELma2xWk=","madeAt":1795354453382,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"f5f0dcf7","key":"wAXjFGcZr6cvL0NlRGsjbJCK6+WeoNlNZCypw7EqQKw=","madeAt":1795354453399,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"c46a8e85","key":"q6x4H8W5Y62mBlh2bxBehthGyEYURQyiQVjG6SZDFnA=","madeAt":1795354453405,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"28089002","key":"C/yGKB7EfBC6/T6je+7Mr9une3QW4hbKMkO26uxgDyI=","madeAt":1795354453410,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('125df4b2-8b38-4bc9-b71d-d0f1f3ffc106', 'verify-email', '0a3c98bcc896c6a5af0db121d9dab5e62d137bcf8044cdd3bab13becf9b70e4d', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1795354454237, 1795527254237, NULL);
INSERT INTO public.token VALUES ('52924830-25f2-486a-8cf2-17c5fd2d2039', 'verify-email', '588a5c0892157f1ba6df8013c027056fe2a0cdcc52f8bfda748ce8a7bead9c06', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 1795354454677, 1795527254677, NULL);
INSERT INTO public.token VALUES ('0ee08d24-f0d2-4d6e-a56b-5ed81a71fa1a', 'unsubscribe', '08c6584afe4b4ea98c5cc7334008cec177c02b5fea7403d84240f980df1f1a3e', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', 1795354455289, 1826890455289, NULL);
INSERT INTO public."user" VALUES ('975e373b-1304-4cae-bfb7-8fbbac5c1e9d', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$/dFPQxxVtTA4kZW6J/GXZA$hoDmptb+my+bcinR/cKykXI7LLoiMBtkt0x82K9fcr4', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354453527, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$OfxxZf0Aa/lhEY8hRn6cZg$FkUzry/Jkco8V6OUdK5YJjwS2sO/0dDewPZKk6CPKDg', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354454237, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('cccbb767-14e6-466d-abdb-ee8a4d977d60', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$DEOZe7NATswK+IiNBkTGEQ$QJs9fTg+M3dS+0h6kipAjJA5YQLf/m/5ne7TBk++1Vo', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795354454677, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('b5945a1f-ffa6-4bad-8757-c38074d474cd', 'Forest ✓ "quoted"', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', 1795354455261, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('0005470f-f3bd-4952-bd29-eeb3f7757dc1', 'user', '975e373b-1304-4cae-bfb7-8fbbac5c1e9d', NULL, '90eab7be-3c1a-431e-9889-09fe92336807', 104857600, 0, 0, 1, 1795354453527, 0);
INSERT INTO public.workspace VALUES ('8fa59684-24b7-40b1-9ef8-fd29aa5648ab', 'user', 'cccbb767-14e6-466d-abdb-ee8a4d977d60', NULL, '3ec80a3b-5cc8-4748-9af1-b844a9e0fc85', 104857600, 0, 0, 1, 1795354454677, 0);
INSERT INTO public.workspace VALUES ('2d01dc94-5381-4035-ac6a-e457016149e5', 'user', '7e34c768-2d3f-475c-b97f-2adbebd5fc3e', NULL, '32c6247f-570d-4c66-9c6a-f6ce88f1f877', 104857600, 43, 2, 3, 1795354454237, 0);
INSERT INTO public.workspace VALUES ('b5945a1f-ffa6-4bad-8757-c38074d474cd', 'group', NULL, 'b5945a1f-ffa6-4bad-8757-c38074d474cd', '77bdcc3a-9567-45ba-b2b7-c7a88df528be', 524288000, 36, 2, 4, 1795354455261, 0);
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
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
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
CREATE INDEX passkey_user_id ON public.passkey USING btree (user_id);
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
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
