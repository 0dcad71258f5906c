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
CREATE TABLE public.identity (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    provider_id text NOT NULL COLLATE pg_catalog."C",
    issuer text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.identity_provider (
    id text NOT NULL COLLATE pg_catalog."C",
    preset text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    issuer text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    client_secret text COLLATE pg_catalog."C",
    scopes text NOT NULL COLLATE pg_catalog."C",
    is_enabled bigint NOT NULL,
    "position" bigint NOT NULL,
    trusted_domains text NOT NULL COLLATE pg_catalog."C",
    second_step text NOT NULL COLLATE pg_catalog."C",
    changed_at bigint NOT NULL
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
    expires_at bigint NOT NULL,
    identity_id text COLLATE pg_catalog."C",
    provider_session text COLLATE pg_catalog."C"
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
    authenticated_at bigint DEFAULT 0 NOT NULL,
    identity_id text COLLATE pg_catalog."C",
    provider_session text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795366491653);
INSERT INTO public.defaults_file VALUES ('f6d5b4ec-cff0-4ebc-bfdd-2a67d86586a5', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('65e1124a-b07a-498f-9027-e6de52da4c7d', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('e64b4d93-36d9-40dd-9454-fa0e27d65458', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('0d4a5a88-8ba2-41f9-843c-1f6c528f15a7', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('6e684a91-3cec-413d-859b-ce41dd1854ac', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('5dcc3e10-8dbd-4009-800f-c2fceb05b109', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('57e922a1-d616-4263-a5ce-e88049f9c94c', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('b2827705-84af-4c65-af02-6129c2a578ba', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('7bcb5b8d-9f8c-4eb3-9c30-d6235b969ad6', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('52208a44-e488-4b75-a5e8-d46728c87302', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795366485736, 1795366485736);
INSERT INTO public.defaults_file VALUES ('88df07ca-1486-44ab-9517-447122623827', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795366485736, 1795366485736);
INSERT INTO public.document VALUES ('9bacb70b-0ba1-4f92-8c4d-c8343f32723d', 0, 'cc02f4d2-1284-4307-b4ba-b009b0b429bf', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('874c4997-91f5-4901-b09a-4723fdaea57e', 0, 'bdf4c6a2-3afb-443d-b03d-17ebed7464fd', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 4, '23b5a6f2-95eb-485a-8f3e-0965f59ca0e2', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 'c696bb1225a41cbc357323f11c9db06a', '6097f8eb-03b5-472f-8140-16dbe6912c48', 'e199e4b2-fe4f-45e7-812a-4b72d2f1e197', 2, 2, 1795366492283);
INSERT INTO public.document_client VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', '5e7e57e26038fa0904f121a07ef8cd08', '71115d44-fdd9-418b-a62d-1d0788e08173', '45d7ed4c-063e-4685-bc9d-44687cd7d067', 2, 4, 1795366492507);
INSERT INTO public.document_snapshot VALUES ('9bacb70b-0ba1-4f92-8c4d-c8343f32723d', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795366491000);
INSERT INTO public.document_snapshot VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795366491352);
INSERT INTO public.document_snapshot VALUES ('874c4997-91f5-4901-b09a-4723fdaea57e', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795366491444);
INSERT INTO public.document_update VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 0, 1, '\x5b7b22636c69656e744944223a226336393662623132323561343163626333353733323366313163396462303661222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"6097f8eb-03b5-472f-8140-16dbe6912c48","name":"Ben","from":0,"to":1}]', 1795366492221, 1795366492221, 'pushed');
INSERT INTO public.document_update VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 1, 2, '\x5b7b22636c69656e744944223a226336393662623132323561343163626333353733323366313163396462303661222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"6097f8eb-03b5-472f-8140-16dbe6912c48","name":"Ben","from":1,"to":2}]', 1795366492283, 1795366492283, 'pushed');
INSERT INTO public.document_update VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 2, 3, '\x789c158e4b6a03311404efd26b09f4f41fed02d9e40c6616fa3cd903f14ce2d122c6f8ee41cb2e28aa2f2fd4ef8df7f1f58904c7815d60ed95893dab45d94e9ab20adc636d2a42a0def27ee513e9a2f52a70f22f120970ef5cc7c42f8ce70f2361dc1e9c1b04b68684582cf94e4ddadebcb4a645996b6e9273712e685e740810c87bbd1d0fa417fae3b823298171207981c17f0309780bdcf93cf375368cabce722852e9e0a435cac94c31ca6229aa587455b142a01ced39dda9ee633bf67974152893062272cd5ad95b5ba4a55864f6ba496a2ac4c82a523010d8f37d163f5a86c0d8e6a0b038e3bd5db4b5e6bdbed77f41035ccc', '[{"user":"71115d44-fdd9-418b-a62d-1d0788e08173","name":"Ada","from":2,"to":3}]', 1795366492455, 1795366492455, 'pushed');
INSERT INTO public.document_update VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 3, 4, '\x789c458fc16ec3201044ff65ce20b11803e656a5977e83e5038625b19ad8694ca44691ffbd72aaaaa7dd193dedccf64fa4f3c473fd784740cb8e5bc7daaac697a83a650a698aca71f1292b0f81748af39157845eeb4160e52f042dc0a570aabbfd447d5c1901ebfd78e4b542fc6dd33223c08c45918b461a1db3348d2dd2b723c964ada64ed1d82882c0e93e7ffe9e9b3202220462455002e9fecae995b0c3dee07a9e12233c3172596efc62fed1d7acfc5d1170582e9765c6b60d02f9b65c11fa41607c20c011519b8d9125e74e1af2a38c5667495939ef5979720d04e678d95f7bcb7b9f3aed825cd736d69a4eb7ca6ec336fc00945560bc', '[{"user":"71115d44-fdd9-418b-a62d-1d0788e08173","name":"Ada","from":3,"to":4}]', 1795366492507, 1795366492507, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795366485622);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"c6ae5b8f-a3db-4ec3-8a83-c5df0b797693","email":"admin@example.org"}', 1795366485622);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c6ae5b8f-a3db-4ec3-8a83-c5df0b797693","email":"admin@example.org","sessionId":"9b442b9f-91f3-435a-ad17-b951b96a61ed","clientId":"Test client","address":"127.0.0.1"}', 1795366486940);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366487207);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"71115d44-fdd9-418b-a62d-1d0788e08173","email":"ada@example.org"}', 1795366487269);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366487455);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"user.updated","userId":"71115d44-fdd9-418b-a62d-1d0788e08173","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366487486);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"71115d44-fdd9-418b-a62d-1d0788e08173","email":"ada@example.org","sessionId":"45d7ed4c-063e-4685-bc9d-44687cd7d067","clientId":"Test client","address":"127.0.0.1"}', 1795366487603);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c6ae5b8f-a3db-4ec3-8a83-c5df0b797693","email":"admin@example.org","sessionId":"21276d80-acd0-43c9-8549-0b1c27d4848b","clientId":"Test client","address":"127.0.0.1"}', 1795366487891);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366488260);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"6097f8eb-03b5-472f-8140-16dbe6912c48","email":"ben@example.org"}', 1795366488312);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366488724);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"user.updated","userId":"6097f8eb-03b5-472f-8140-16dbe6912c48","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366488802);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6097f8eb-03b5-472f-8140-16dbe6912c48","email":"ben@example.org","sessionId":"e199e4b2-fe4f-45e7-812a-4b72d2f1e197","clientId":"Test client","address":"127.0.0.1"}', 1795366489071);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '71115d44-fdd9-418b-a62d-1d0788e08173', 'Ada', '{"type":"group.created","groupId":"c203ee0e-d7cb-4799-868e-0774485633fa","name":"Forest ✓ \"quoted\""}', 1795366490876);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '71115d44-fdd9-418b-a62d-1d0788e08173', 'Ada', '{"type":"group.member-added","groupId":"c203ee0e-d7cb-4799-868e-0774485633fa","name":"Forest ✓ \"quoted\"","userId":"6097f8eb-03b5-472f-8140-16dbe6912c48","userName":"Ben"}', 1795366490912);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"c6ae5b8f-a3db-4ec3-8a83-c5df0b797693","email":"admin@example.org","sessionId":"69978f3f-6ddc-4bb4-8dee-02fa47a0ecad","clientId":"Test client","address":"127.0.0.1"}', 1795366492603);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795366492925);
INSERT INTO public.item VALUES ('4af0a2ca-4a4b-43e4-bec2-a87e84039f91', '8f505045-66dc-48a8-b05a-60c2c8a30d19', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366485622, 1795366485622, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('f0f48d12-427f-4008-b835-a493e4627b8f', 'b9676d3a-bcf2-4bb0-b747-85ceb66393fc', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366488312, 1795366488312, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9bacb70b-0ba1-4f92-8c4d-c8343f32723d', '6387ecc8-c8fe-4d04-b34d-d3b811485bf4', '7aecd577-09f1-4ada-aaab-05021411410e', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795366491000, 1795366491000, '71115d44-fdd9-418b-a62d-1d0788e08173', '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('874c4997-91f5-4901-b09a-4723fdaea57e', 'c203ee0e-d7cb-4799-868e-0774485633fa', 'bf17e001-7587-46d2-a254-5670e29880b8', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795366491444, 1795366491444, '71115d44-fdd9-418b-a62d-1d0788e08173', '71115d44-fdd9-418b-a62d-1d0788e08173', 1795366491528, '874c4997-91f5-4901-b09a-4723fdaea57e', '71115d44-fdd9-418b-a62d-1d0788e08173');
INSERT INTO public.item VALUES ('bf17e001-7587-46d2-a254-5670e29880b8', 'c203ee0e-d7cb-4799-868e-0774485633fa', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366490876, 1795366491528, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('146544ef-68ce-4250-9782-9ce665703a52', '6387ecc8-c8fe-4d04-b34d-d3b811485bf4', '7aecd577-09f1-4ada-aaab-05021411410e', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795366491653, 1795366491653, '71115d44-fdd9-418b-a62d-1d0788e08173', '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7aecd577-09f1-4ada-aaab-05021411410e', '6387ecc8-c8fe-4d04-b34d-d3b811485bf4', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366487269, 1795366491653, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 'c203ee0e-d7cb-4799-868e-0774485633fa', 'bf17e001-7587-46d2-a254-5670e29880b8', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795366491352, 1795366492507, '71115d44-fdd9-418b-a62d-1d0788e08173', '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('6325c2c2-958e-48e6-b413-e201842089cc', 'send-mail', '{}', 'done', 'send-mail', 1795366486619, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 1, 1000000, NULL, 1795366486619, 1795366486922, NULL);
INSERT INTO public.job VALUES ('d3dcb8c6-8254-41de-81e8-36791bb3f057', 'finish-trees', '{}', 'queued', 'finish-trees', 1795366516930, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('da07bd17-60d3-442d-8b44-fbe9696f426f', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795388086925, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('2cd2aa7a-ea87-4c03-831c-76406b83fc60', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795370086948, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('ee5ca066-eb60-4f18-a755-32533cb70d83', 'empty-trash', '{}', 'queued', 'empty-trash', 1795370086994, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('fa37ac00-c599-40ce-9b13-9eccaf78819b', 'prune-rows', '{}', 'queued', 'prune-rows', 1795370087117, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('4baabb99-9dc4-4228-9747-e080f0cad132', 'compact-history', '{}', 'queued', 'compact-history', 1795388087168, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.job VALUES ('0e3b19b2-b470-43c5-9c31-c7c828d0b6db', 'send-mail', '{}', 'done', 'send-mail', 1795366490912, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 1, 1000000, '71115d44-fdd9-418b-a62d-1d0788e08173', 1795366490912, 1795366491239, NULL);
INSERT INTO public.job VALUES ('1db37ede-3e2e-4af3-8908-6094fa152297', 'send-mail', '{}', 'done', 'send-mail', 1795366487269, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 1, 1000000, NULL, 1795366487269, 1795366487556, NULL);
INSERT INTO public.job VALUES ('2a3f8642-b3af-47d8-9e1a-bde42be23d83', 'send-mail', '{}', 'done', 'send-mail', 1795366488312, NULL, 1, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 1, 1000000, NULL, 1795366488312, 1795366489061, NULL);
INSERT INTO public.job VALUES ('fb3e8881-4324-440a-be95-db04b8e53270', 'tell-review', '{}', 'queued', 'tell-review', 1795370092673, NULL, 3, '945be7c0-7acb-44a2-9208-b79f70326b3c:4f5517f1-fc70-431f-aa5c-bb127ca77408', 0, 1000000, NULL, 1795366486619, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T16:54:41.861Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T16:54:42.030Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T16:54:42.213Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T16:54:42.316Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T16:54:42.466Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T16:54:42.621Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T16:54:42.715Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T16:54:42.779Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T16:54:42.825Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T16:54:42.932Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T16:54:43.039Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T16:54:43.151Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T16:54:43.220Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T16:54:43.415Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T16:54:43.566Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T16:54:43.682Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T16:54:43.793Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T16:54:43.829Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T16:54:43.878Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T16:54:44.057Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T16:54:44.231Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T16:54:44.410Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T16:54:44.533Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T16:54:44.727Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-22T16:54:44.878Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('b38de2ab-6dee-41b1-bf2c-88e54a0ca0af', 'verify-email', '71115d44-fdd9-418b-a62d-1d0788e08173', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366487269, 1795539287269, 1795366487269, 1795366487526, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('f0f087f7-cbbe-4492-8cd1-f2cb1c57fed9', 'verify-email', '6097f8eb-03b5-472f-8140-16dbe6912c48', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366488312, 1795539288312, 1795366488312, 1795366488910, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('71463612-8e7d-4b8d-8803-888eac233861', 'group-added', '6097f8eb-03b5-472f-8140-16dbe6912c48', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795366490912, NULL, 1795366490912, 1795366491218, NULL, 'http://localhost:12465/unsubscribe?token=group-added~iMdB6zvTO0tqJ-9K0_LMwGgIXuUSN55RDGKii3JltzI', 2);
INSERT INTO public.membership VALUES ('c203ee0e-d7cb-4799-868e-0774485633fa', '71115d44-fdd9-418b-a62d-1d0788e08173', 1, 1795366490876, 'editor');
INSERT INTO public.membership VALUES ('c203ee0e-d7cb-4799-868e-0774485633fa', '6097f8eb-03b5-472f-8140-16dbe6912c48', 0, 1795366490912, 'editor');
INSERT INTO public.notification VALUES ('793a1f9c-9e22-4d4b-b2c6-f3171e6f5d16', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795366487269, NULL, NULL);
INSERT INTO public.notification VALUES ('95c5f1bd-de8a-4a44-b2e1-a3ed1777cddc', '6097f8eb-03b5-472f-8140-16dbe6912c48', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/c203ee0e-d7cb-4799-868e-0774485633fa/', 0, 1795366490912, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795367386942);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795370087270);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795370087269);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795367387603);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797958487603);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795370088321);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795370087270);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795370088312);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795367389079);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797958489071);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:71115d44-fdd9-418b-a62d-1d0788e08173', 1, 1795370090919);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:71115d44-fdd9-418b-a62d-1d0788e08173', 0, 1795370090919);
INSERT INTO public.rate_limit VALUES ('notice 71115d44-fdd9-418b-a62d-1d0788e08173 6097f8eb-03b5-472f-8140-16dbe6912c48', 1, 1795452890912);
INSERT INTO public.rate_limit VALUES ('mail group-added 71115d44-fdd9-418b-a62d-1d0788e08173 6097f8eb-03b5-472f-8140-16dbe6912c48', 1, 1795452890912);
INSERT INTO public.rate_limit VALUES ('mail group-added 71115d44-fdd9-418b-a62d-1d0788e08173', 1, 1795452890912);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:6097f8eb-03b5-472f-8140-16dbe6912c48', 1, 1795366551713);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:71115d44-fdd9-418b-a62d-1d0788e08173', 1, 1795366552328);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795367386942);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797958492603);
INSERT INTO public.review_checkpoint VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795366492455);
INSERT INTO public.review_message VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', '35c54e7b-0275-4305-a188-b41808b2c08c', '8b416f1d-4fd6-43d8-acad-eab5572e9277', 'Is this *kept*?', '[]', 3, '71115d44-fdd9-418b-a62d-1d0788e08173', 'Ada', 1795366492443, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', '8b416f1d-4fd6-43d8-acad-eab5572e9277', 'comment', 'open', 'Shared', '35c54e7b-0275-4305-a188-b41808b2c08c', 3, '71115d44-fdd9-418b-a62d-1d0788e08173', 'Ada', 1795366492443, 1795366492443, NULL, NULL, NULL, '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('5eff579f-9d73-4e93-8821-dc5c4278f2a1', '4bf017a4-42ad-436f-85b1-c6621901b301', 'suggestion', 'open', '', NULL, 4, '71115d44-fdd9-418b-a62d-1d0788e08173', 'Ada', 1795366492506, 1795366492506, NULL, NULL, NULL, '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('9b442b9f-91f3-435a-ad17-b951b96a61ed', 'b7c09c6db79f4ff5fd3a4c2d22c15b0d08e5afd2b2412cda635cf7a60b2968a3', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Test client', 1795366486940, 1795366486940, 1803142486940, 1795366487549, 1795366486940, NULL, NULL);
INSERT INTO public.session VALUES ('45d7ed4c-063e-4685-bc9d-44687cd7d067', '6d3c2c7a01904d20b8d06512a003765f9bc9c83b5aa021f404551cca77602707', '71115d44-fdd9-418b-a62d-1d0788e08173', 'Test client', 1795366487603, 1795366487603, 1803142487603, NULL, 1795366487603, NULL, NULL);
INSERT INTO public.session VALUES ('21276d80-acd0-43c9-8549-0b1c27d4848b', 'f0a3408c744a1fab04d8412bf2aef80a017d9489724bc262bd10aa2d1369af99', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Test client', 1795366487891, 1795366487891, 1803142487891, 1795366488902, 1795366487891, NULL, NULL);
INSERT INTO public.session VALUES ('e199e4b2-fe4f-45e7-812a-4b72d2f1e197', '7df0a82d1e3350e44cf5d3e5a1f1b70aec3830bc8b51aa7c42a1300f7f9ac880', '6097f8eb-03b5-472f-8140-16dbe6912c48', 'Test client', 1795366489071, 1795366489071, 1803142489071, NULL, 1795366489071, NULL, NULL);
INSERT INTO public.session VALUES ('69978f3f-6ddc-4bb4-8dee-02fa47a0ecad', '280f7f9e272d3bb545f959082c4cecc69041a56e3f963f5b961f8090349b3579', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'Test client', 1795366492603, 1795366492603, 1803142492603, NULL, 1795366492603, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"2e1279e4","key":"hifF0TbS1bhiD1GkFdyWXaQTd7tZZ9Km9GVSUfnMmVE=","madeAt":1795366485150,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"9d98a966","key":"nOPWzNhHaWVZdMo6Ji/viPovzmu9+IwQPo8UkyoLifA=","madeAt":1795366485210,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"6314e2b6","key":"7nqok7Kd5Zi6p3kMPPGQ9ZaZZh77Vx/2Ow6Bcis3Cdg=","madeAt":1795366485236,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"b39ae79f","key":"/3oiilZA14PJPJlmrCoVBxeRxs1G/npUCE5/Qs1PriU=","madeAt":1795366485265,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('7526351d-815d-42da-9bdc-6c786bc4cb6a', 'verify-email', '7e151b835395c2a545dd79bb76e39ef856cd475895db21eff24c3beafc7c7874', '71115d44-fdd9-418b-a62d-1d0788e08173', 1795366487269, 1795539287269, NULL);
INSERT INTO public.token VALUES ('b4ef7e9a-fd7d-4e57-b813-544a66f5c9b6', 'verify-email', '1e6e8dff5f9a68f18274493d030afa998ae86c6478d195c02090986a3a00c1d8', '6097f8eb-03b5-472f-8140-16dbe6912c48', 1795366488312, 1795539288312, NULL);
INSERT INTO public.token VALUES ('be4cb560-3754-41d1-9f33-2693796b315f', 'unsubscribe', 'e10d07960e4a7fd823101dfbc790b8384f17e187ddea159df2536d269d2137e1', '6097f8eb-03b5-472f-8140-16dbe6912c48', 1795366490912, 1826902490912, NULL);
INSERT INTO public."user" VALUES ('c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$tFl5QHHzFs2QCuAlUVlGOw$hRFk8RMFJXBgshUIojzNZtLk47dxjuNzPqlItBL5qlk', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366485622, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('71115d44-fdd9-418b-a62d-1d0788e08173', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$b8ue9jy7c5H5mKXzHrFwaA$ziL1wBxNmsK/njlqHsax/4goxUThe1Ejh60JdQVq37Q', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366487269, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('6097f8eb-03b5-472f-8140-16dbe6912c48', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Juj/SeQm38UOJdEOiQQh3g$i+1JhAjtsZL14ktVmtITjwIkNj1qKapuZxA//BThXOo', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366488312, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('c203ee0e-d7cb-4799-868e-0774485633fa', 'Forest ✓ "quoted"', '71115d44-fdd9-418b-a62d-1d0788e08173', 1795366490876, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('8f505045-66dc-48a8-b05a-60c2c8a30d19', 'user', 'c6ae5b8f-a3db-4ec3-8a83-c5df0b797693', NULL, '4af0a2ca-4a4b-43e4-bec2-a87e84039f91', 104857600, 0, 0, 1, 1795366485622, 0);
INSERT INTO public.workspace VALUES ('b9676d3a-bcf2-4bb0-b747-85ceb66393fc', 'user', '6097f8eb-03b5-472f-8140-16dbe6912c48', NULL, 'f0f48d12-427f-4008-b835-a493e4627b8f', 104857600, 0, 0, 1, 1795366488312, 0);
INSERT INTO public.workspace VALUES ('6387ecc8-c8fe-4d04-b34d-d3b811485bf4', 'user', '71115d44-fdd9-418b-a62d-1d0788e08173', NULL, '7aecd577-09f1-4ada-aaab-05021411410e', 104857600, 43, 2, 3, 1795366487269, 0);
INSERT INTO public.workspace VALUES ('c203ee0e-d7cb-4799-868e-0774485633fa', 'group', NULL, 'c203ee0e-d7cb-4799-868e-0774485633fa', 'bf17e001-7587-46d2-a254-5670e29880b8', 524288000, 36, 2, 4, 1795366490876, 0);
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
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_subject UNIQUE (provider_id, issuer, subject);
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
CREATE INDEX identity_user_id ON public.identity USING btree (user_id);
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
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
