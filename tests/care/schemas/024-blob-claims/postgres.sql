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
CREATE FUNCTION public.push_in_epochs(p_epochs text[], p_node text, p_documents text[], p_from bigint[], p_to bigint[], p_changes bytea[], p_authors text[], p_at bigint[], p_sizes bigint[], p_free bigint[], p_marks jsonb[]) RETURNS TABLE(place integer, reason text, missed jsonb)
    LANGUAGE plpgsql
    AS $$
begin
  return query select p.place, p.reason, p.missed
    from push_texts(p_node, p_documents, p_from, p_to, p_changes, p_authors, p_at, p_sizes, p_free, p_marks) p;
  perform 1 from unnest(p_documents, p_epochs) as asked(document, epoch)
    join document d on d.id = asked.document where d.epoch <> asked.epoch;
  if found then raise exception 'The document has another epoch.' using errcode = 'SCR02'; end if;
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
CREATE TABLE public.blob_claim (
    id text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C"
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
    seen_at bigint NOT NULL,
    shared text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.node_event (
    id bigint NOT NULL,
    node text NOT NULL COLLATE pg_catalog."C",
    events text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
ALTER TABLE public.node_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.node_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795364464364);
INSERT INTO public.defaults_file VALUES ('a29d0645-8ab7-4ce7-afbd-e9ed8d04b770', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('bbd1f8b8-4fc8-41df-8073-c323767113f7', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('0e5ad15f-647f-4b84-b538-7586c3b4c55a', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('d53ebae9-860c-466f-96e0-489a26220ed3', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('6c64ad97-9fa6-450e-b8a2-adb044c73084', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('16cd0883-d262-4ed8-a9f4-a50234a18faa', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('9b0b9955-1f3c-4af9-99b0-463c52333b3a', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('64f7a98d-dc8b-4c93-8a7e-76cc57ffb4af', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('8902a242-df05-4741-89d1-f9b6967439ea', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('13701cc7-6e9a-488a-bd7d-673eb60fe9a7', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795364461770, 1795364461770);
INSERT INTO public.defaults_file VALUES ('8826ba21-11b9-4fb8-92eb-366418bf271f', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795364461770, 1795364461770);
INSERT INTO public.document VALUES ('03a07358-a678-4d46-b580-468bcb9c4ae3', 0, '0e733424-bb6f-4db4-b3b6-015667ad4f96', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('b85a88ea-41f6-4b3b-8b77-93ad50153a1b', 0, 'b8f54090-8063-47e4-badb-c1597c0d8c6a', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 4, '69fe3346-f57f-478e-856a-cda6f6eb70f4', 'lf', 0, NULL, 666, 0);
INSERT INTO public.document_client VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 'd21d5473efa18b55fa080de56d1e3ad8', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', '954ba56f-5335-4072-b9d7-737f68e0e65a', 2, 2, 1795364464467);
INSERT INTO public.document_client VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', '5605d5279a08725406758375d7d7451c', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', '5e30f0b6-d015-456c-ad12-6c35e3f813bd', 2, 4, 1795364464571);
INSERT INTO public.document_snapshot VALUES ('03a07358-a678-4d46-b580-468bcb9c4ae3', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795364464240);
INSERT INTO public.document_snapshot VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795364464278);
INSERT INTO public.document_snapshot VALUES ('b85a88ea-41f6-4b3b-8b77-93ad50153a1b', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795364464292);
INSERT INTO public.document_update VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 0, 1, '\x5b7b22636c69656e744944223a226432316435343733656661313862353566613038306465353664316533616438222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","name":"Ben","from":0,"to":1}]', 1795364464459, 1795364464459, 'pushed');
INSERT INTO public.document_update VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 1, 2, '\x5b7b22636c69656e744944223a226432316435343733656661313862353566613038306465353664316533616438222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","name":"Ben","from":1,"to":2}]', 1795364464467, 1795364464467, 'pushed');
INSERT INTO public.document_update VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 2, 3, '\x789c158ebb6a03311444ff656a0924edd5b30ba4c937982df4b8b217e2ddc4ab22c6f8df83ca393073e6f242fdde781f5f9f48b04ed9668d8f59056f2c29e76d58bc6dbe79b2ba42a0def27ee513e962cc2a70f22f9216e0deb98e895f18cf1f46c2b83d3837086c0d09d9b51a342b19832249c656192bb18c265b63b4ce31cff9bcd7dbf1407aa13f8e3b92121807921318fc379080b7c09dcf335fa7232c4c967d9075f14d925f9c8ca4581a6ac518179b6b0602e568cfd99dd57d6cc73e8fae026552d69c9b094a86ee8b242a4596e09acc56b9b0f41872ef10d8f37d1a3f5a86c0d866d03edac51139b226bcd7f7fa0fddc65c93', '[{"user":"e1ead280-8f7b-44bb-b86d-a50683f98aff","name":"Ada","from":2,"to":3}]', 1795364464530, 1795364464530, 'pushed');
INSERT INTO public.document_update VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 3, 4, '\x789c458fcd6ac3301084df65ce1248b6feac5b492f7d06e3837e56896962a7b10c0dc6ef5e9c527ada9de16367b6df90ae234df5e31d1eda089d7563bb209c6db412c66ad75a9d6db64acb04867409d39916f8be69068685bee01b062a85523dec0df57927782cebf94c4b05fbdbc67982870c2edbce6aaeda6cb94aa1f02883e4b924d99956b6d27460b8acd3e7efb931c32380215478c190d6574e2f98198e06f7eb98087e43a4323fe8c5fca3af59e9bbc2e334df6ef3847d1f18f263bec3f703437cc2832485dc38c15db1912b15238fce641eb430ae2d9d0ba580610ab7e3b5b77cf4a9e321a4ed746b94324a5bb10ffbf003eaa6614e', '[{"user":"e1ead280-8f7b-44bb-b86d-a50683f98aff","name":"Ada","from":3,"to":4}]', 1795364464571, 1795364464571, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795364461693);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"8eb1d0d1-581a-44f7-b3e5-af84fa92ac53","email":"admin@example.org"}', 1795364461693);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8eb1d0d1-581a-44f7-b3e5-af84fa92ac53","email":"admin@example.org","sessionId":"c8235843-5948-4c6b-94a0-bf82782aa2eb","clientId":"Test client","address":"127.0.0.1"}', 1795364462179);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795364462383);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"e1ead280-8f7b-44bb-b86d-a50683f98aff","email":"ada@example.org"}', 1795364462423);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795364462605);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"user.updated","userId":"e1ead280-8f7b-44bb-b86d-a50683f98aff","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795364462636);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"e1ead280-8f7b-44bb-b86d-a50683f98aff","email":"ada@example.org","sessionId":"5e30f0b6-d015-456c-ad12-6c35e3f813bd","clientId":"Test client","address":"127.0.0.1"}', 1795364462703);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8eb1d0d1-581a-44f7-b3e5-af84fa92ac53","email":"admin@example.org","sessionId":"08a34690-563f-40a7-a247-483167cdd4e8","clientId":"Test client","address":"127.0.0.1"}', 1795364462863);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795364463033);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","email":"ben@example.org"}', 1795364463054);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795364463274);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"user.updated","userId":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795364463315);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","email":"ben@example.org","sessionId":"954ba56f-5335-4072-b9d7-737f68e0e65a","clientId":"Test client","address":"127.0.0.1"}', 1795364463359);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Ada', '{"type":"group.created","groupId":"8030c588-dd0e-47c3-b91a-f8d0584efe31","name":"Forest ✓ \"quoted\""}', 1795364464096);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Ada', '{"type":"group.member-added","groupId":"8030c588-dd0e-47c3-b91a-f8d0584efe31","name":"Forest ✓ \"quoted\"","userId":"cb2f3c00-1a2f-48a8-8329-7929e19bc39c","userName":"Ben"}', 1795364464151);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"8eb1d0d1-581a-44f7-b3e5-af84fa92ac53","email":"admin@example.org","sessionId":"995980ff-4504-42dc-b8cc-3eb335ddd12b","clientId":"Test client","address":"127.0.0.1"}', 1795364464610);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795364464679);
INSERT INTO public.item VALUES ('6966f9c6-a08b-44a4-a249-ca087a1afc18', 'b755883c-f240-47c0-bd83-f04558f5fd4c', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795364461693, 1795364461693, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7ce79f74-35c0-40d9-86ce-95e775d379c7', '8edbf46f-f7a0-47fd-8a1f-d493de4188d7', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795364463054, 1795364463054, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('03a07358-a678-4d46-b580-468bcb9c4ae3', '80e0f43c-69bb-43aa-b5f4-3d136c178752', '53c9624b-0d17-47b8-8d45-82e40b0acb51', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795364464240, 1795364464240, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b85a88ea-41f6-4b3b-8b77-93ad50153a1b', '8030c588-dd0e-47c3-b91a-f8d0584efe31', 'bfc9333b-0e6f-4010-99f9-82f59ade49c5', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795364464292, 1795364464292, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 1795364464320, 'b85a88ea-41f6-4b3b-8b77-93ad50153a1b', 'e1ead280-8f7b-44bb-b86d-a50683f98aff');
INSERT INTO public.item VALUES ('bfc9333b-0e6f-4010-99f9-82f59ade49c5', '8030c588-dd0e-47c3-b91a-f8d0584efe31', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795364464096, 1795364464320, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f1d02503-db02-4337-8834-24fca4a0c1d9', '80e0f43c-69bb-43aa-b5f4-3d136c178752', '53c9624b-0d17-47b8-8d45-82e40b0acb51', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795364464364, 1795364464364, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('53c9624b-0d17-47b8-8d45-82e40b0acb51', '80e0f43c-69bb-43aa-b5f4-3d136c178752', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795364462423, 1795364464364, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', '8030c588-dd0e-47c3-b91a-f8d0584efe31', 'bfc9333b-0e6f-4010-99f9-82f59ade49c5', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795364464278, 1795364464571, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('e43de0ea-e568-4eb9-8f1b-adb3c49539fe', 'send-mail', '{}', 'done', 'send-mail', 1795364461937, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 1, 1000000, NULL, 1795364461937, 1795364462173, NULL);
INSERT INTO public.job VALUES ('7dfe3c45-1c5f-4052-95e1-8a224f86a5d8', 'empty-trash', '{}', 'queued', 'empty-trash', 1795368062202, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('098e9632-cc24-41d5-b9ec-3e794bcb2f7e', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795386062296, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('72e4bcf0-6873-4512-8be4-ca9ffbe74c91', 'compact-history', '{}', 'queued', 'compact-history', 1795386062308, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('01eb5801-38aa-47e4-ad35-043aa56d43e9', 'finish-trees', '{}', 'queued', 'finish-trees', 1795364492309, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('8cc77502-ba06-4865-b581-a86d657f5cef', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795368062309, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('044a216a-9d3a-4b25-9200-80ebce2fdfd4', 'prune-rows', '{}', 'queued', 'prune-rows', 1795368062342, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.job VALUES ('f256a09e-6dd0-444e-b1c5-5b06e88ca39d', 'send-mail', '{}', 'done', 'send-mail', 1795364464151, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 1, 1000000, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 1795364464151, 1795364464252, NULL);
INSERT INTO public.job VALUES ('34fe382e-650a-4613-a988-bda3a51600a8', 'send-mail', '{}', 'done', 'send-mail', 1795364462423, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 1, 1000000, NULL, 1795364462423, 1795364462642, NULL);
INSERT INTO public.job VALUES ('ad8305df-956c-4198-bbb0-478a0ae1411e', 'send-mail', '{}', 'done', 'send-mail', 1795364463054, NULL, 1, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 1, 1000000, NULL, 1795364463054, 1795364463350, NULL);
INSERT INTO public.job VALUES ('9b2542a8-e845-47b3-a358-25caa3e1a9b7', 'tell-review', '{}', 'queued', 'tell-review', 1795368064671, NULL, 3, '3d1586e6-9285-48c2-97a3-4ab1353258e7:c87fde46-f399-4431-9797-240a189f5373', 0, 1000000, NULL, 1795364461937, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T16:20:59.515Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T16:20:59.602Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T16:20:59.686Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T16:20:59.742Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T16:20:59.814Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T16:20:59.873Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T16:20:59.942Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T16:20:59.994Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T16:21:00.017Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T16:21:00.065Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T16:21:00.163Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T16:21:00.222Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T16:21:00.352Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T16:21:00.501Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T16:21:00.603Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T16:21:00.686Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T16:21:00.746Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T16:21:00.798Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T16:21:00.860Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T16:21:00.962Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T16:21:01.050Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T16:21:01.115Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T16:21:01.191Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T16:21:01.268Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('83b2a9bc-25b7-455c-af08-0772f7301710', 'verify-email', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795364462423, 1795537262423, 1795364462423, 1795364462638, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('56bba032-6fca-4504-ada3-499d72ab3e47', 'verify-email', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795364463054, 1795537263054, 1795364463054, 1795364463335, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('afcaa098-95e2-438e-837b-3c995246e1f1', 'group-added', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795364464151, NULL, 1795364464151, 1795364464250, NULL, 'http://localhost:18648/unsubscribe?token=group-added~mzIJG9F_beaje2m9MJjGMOZAgAW-GGvf7G9WEq7EGpI', 2);
INSERT INTO public.membership VALUES ('8030c588-dd0e-47c3-b91a-f8d0584efe31', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 1, 1795364464096, 'editor');
INSERT INTO public.membership VALUES ('8030c588-dd0e-47c3-b91a-f8d0584efe31', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 0, 1795364464151, 'editor');
INSERT INTO public.notification VALUES ('112c3fb3-76d3-45c4-8c29-a4ce615af087', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795364462423, NULL, NULL);
INSERT INTO public.notification VALUES ('6c2276fb-70c6-42e0-b0d5-a85062d0eeea', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/8030c588-dd0e-47c3-b91a-f8d0584efe31/', 0, 1795364464151, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795365362181);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795368062425);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795368062423);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795365362703);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797956462703);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795368063054);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795368062425);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795368063054);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795365363359);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797956463359);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:e1ead280-8f7b-44bb-b86d-a50683f98aff', 1, 1795368064165);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:e1ead280-8f7b-44bb-b86d-a50683f98aff', 0, 1795368064165);
INSERT INTO public.rate_limit VALUES ('notice e1ead280-8f7b-44bb-b86d-a50683f98aff cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 1, 1795450864151);
INSERT INTO public.rate_limit VALUES ('mail group-added e1ead280-8f7b-44bb-b86d-a50683f98aff cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 1, 1795450864151);
INSERT INTO public.rate_limit VALUES ('mail group-added e1ead280-8f7b-44bb-b86d-a50683f98aff', 1, 1795450864151);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 1, 1795364524394);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:e1ead280-8f7b-44bb-b86d-a50683f98aff', 1, 1795364524490);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795365362181);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797956464610);
INSERT INTO public.review_checkpoint VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795364464530);
INSERT INTO public.review_message VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', '83e45e78-c37d-4736-940e-24db2269d6d2', 'a6dc81e0-9804-425c-9c4e-92a52211a9ac', 'Is this *kept*?', '[]', 3, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Ada', 1795364464528, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', 'a6dc81e0-9804-425c-9c4e-92a52211a9ac', 'comment', 'open', 'Shared', '83e45e78-c37d-4736-940e-24db2269d6d2', 3, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Ada', 1795364464528, 1795364464528, NULL, NULL, NULL, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('445e968f-2073-4aeb-9b40-d3142466dbc3', '1a8d7975-43d7-4caf-b1a1-dfc196313169', 'suggestion', 'open', '', NULL, 4, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Ada', 1795364464570, 1795364464570, NULL, NULL, NULL, 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('c8235843-5948-4c6b-94a0-bf82782aa2eb', 'c68a40462203080fc2675136d695548c1f045afd3ae384e19521f87b9fb79fd3', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Test client', 1795364462179, 1795364462179, 1803140462179, 1795364462674, 1795364462179);
INSERT INTO public.session VALUES ('5e30f0b6-d015-456c-ad12-6c35e3f813bd', '7d5451c56bc491e39d45cbe895a53c46fc8acbcacb3f540375f22e8e6d6513f5', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 'Test client', 1795364462703, 1795364462703, 1803140462703, NULL, 1795364462703);
INSERT INTO public.session VALUES ('08a34690-563f-40a7-a247-483167cdd4e8', '9e4f27b1405042c9e11fe1a677b24588f8873df4dc0c37e969ab834ec080def3', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Test client', 1795364462863, 1795364462863, 1803140462863, 1795364463339, 1795364462863);
INSERT INTO public.session VALUES ('954ba56f-5335-4072-b9d7-737f68e0e65a', '65bb67e526ccf9ef8e54038895bc36aa01bafd2be4074a3632095361f1308817', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 'Test client', 1795364463359, 1795364463359, 1803140463359, NULL, 1795364463359);
INSERT INTO public.session VALUES ('995980ff-4504-42dc-b8cc-3eb335ddd12b', '11609891c7a18ff343062370d3da7a5aa7dc2c5bbd9c24b2f2c1f201b3380f67', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'Test client', 1795364464610, 1795364464610, 1803140464610, NULL, 1795364464610);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"8d5e1fb3","key":"l0vYXLQCaN5OiludNh1OMIZ+X2S9eKWdHK24U90VeBc=","madeAt":1795364461438,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"9c7e46f3","key":"eRiOZ+mdQGABLr/ShHYOwvHSRe0LgZLTvaBXxwMVnlk=","madeAt":1795364461470,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"69882a98","key":"1Kxzhdwg9s5lct7jq7GzEQoOIaoT1VCmQ2wSf1avEq0=","madeAt":1795364461483,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"8d1b2b0c","key":"89iD7GJ96JFz3ULE3MFE5wZblSR78mGLtT8YP43oAwg=","madeAt":1795364461499,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('8213e15c-7e32-4859-b300-7767f07e7736', 'verify-email', '34f5f9c72fe101dd078888176bd33944ac9a70b48ec745e14ca894622075065c', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 1795364462423, 1795537262423, NULL);
INSERT INTO public.token VALUES ('f7d58199-ca99-4ad1-85a5-a319f8909a5f', 'verify-email', '1eb6064c7409389de8c6c6619d18bfb68e106777f4cf15b9429253a75f4813d6', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 1795364463054, 1795537263054, NULL);
INSERT INTO public.token VALUES ('3c4d49be-1236-4490-881b-87fbe8cef168', 'unsubscribe', '3900f7a7ea4cbf6977c59c06678d41af9df79473add07515f1cbae37cafb2c84', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 1795364464151, 1826900464151, NULL);
INSERT INTO public."user" VALUES ('8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$7E4tZ8w4C8Jq55IXywaI0w$F3c9c0Vb8Fgyvsn9C9K7G0jJkQyjVmuWY2FzrVfyUO0', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364461693, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('e1ead280-8f7b-44bb-b86d-a50683f98aff', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$lw55/MRjbIhw90vT4ZEblg$C2SLCfLFP+CzTJFA7TIzA+5aelWbmxxX+EWeZLDVBoA', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364462423, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('cb2f3c00-1a2f-48a8-8329-7929e19bc39c', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$10wGCRA5T+bpH8vaKmL2ng$2YSilnMbCphiIaRw9c3klbTmh3DxeRGq9l4gZfMvyYw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795364463054, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('8030c588-dd0e-47c3-b91a-f8d0584efe31', 'Forest ✓ "quoted"', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', 1795364464096, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('b755883c-f240-47c0-bd83-f04558f5fd4c', 'user', '8eb1d0d1-581a-44f7-b3e5-af84fa92ac53', NULL, '6966f9c6-a08b-44a4-a249-ca087a1afc18', 104857600, 0, 0, 1, 1795364461693, 0);
INSERT INTO public.workspace VALUES ('8edbf46f-f7a0-47fd-8a1f-d493de4188d7', 'user', 'cb2f3c00-1a2f-48a8-8329-7929e19bc39c', NULL, '7ce79f74-35c0-40d9-86ce-95e775d379c7', 104857600, 0, 0, 1, 1795364463054, 0);
INSERT INTO public.workspace VALUES ('80e0f43c-69bb-43aa-b5f4-3d136c178752', 'user', 'e1ead280-8f7b-44bb-b86d-a50683f98aff', NULL, '53c9624b-0d17-47b8-8d45-82e40b0acb51', 104857600, 43, 2, 3, 1795364462423, 0);
INSERT INTO public.workspace VALUES ('8030c588-dd0e-47c3-b91a-f8d0584efe31', 'group', NULL, '8030c588-dd0e-47c3-b91a-f8d0584efe31', 'bfc9333b-0e6f-4010-99f9-82f59ade49c5', 524288000, 36, 2, 4, 1795364464096, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
SELECT pg_catalog.setval('public.export_job_number', 1, false);
SELECT pg_catalog.setval('public.node_event_id_seq', 1, false);
ALTER TABLE ONLY public.archive_selection
    ADD CONSTRAINT archive_selection_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob_claim
    ADD CONSTRAINT blob_claim_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.node_event
    ADD CONSTRAINT node_event_pkey PRIMARY KEY (id);
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
CREATE INDEX blob_claim_hash ON public.blob_claim USING btree (hash);
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
CREATE INDEX node_event_created_at ON public.node_event USING btree (created_at);
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
