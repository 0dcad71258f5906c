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
CREATE TABLE public.item_share (
    id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    group_id text COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    shared_by text COLLATE pg_catalog."C",
    shared_at bigint NOT NULL,
    expires_at bigint,
    CONSTRAINT item_share_with_one CHECK (((user_id IS NULL) <> (group_id IS NULL)))
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795366970249);
INSERT INTO public.defaults_file VALUES ('bb157023-c3a8-429b-a0e7-f4e723e3cdaa', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('95a2a424-6449-4d60-8227-66c3cd40e0ed', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('3f2b0805-2f81-4d99-b5aa-daa3b1b0af85', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('b1b667a8-1e23-4128-a820-c4386fda8d9b', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('5a347f85-bff4-4c26-a749-5cdade5e99d6', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('ff92f5f9-75c7-43af-a033-7b2ef03dcd4b', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('6a14fa43-813c-41ec-a0b1-7c63446f21db', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('270118b3-914c-4dfc-ab1d-746156e2ad6f', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('cd15c99e-92f7-4774-b7d6-f141080c5f80', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('08506bcd-fbd2-47bb-8f29-9ab64ae7af93', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795366969189, 1795366969189);
INSERT INTO public.defaults_file VALUES ('ef4ab012-154c-41aa-b7ae-57b564ce2e11', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795366969189, 1795366969189);
INSERT INTO public.document VALUES ('bef3abda-0b36-41e0-8cb7-d3d5a042b784', 0, '6a7d080c-f39c-40df-b351-a78e30ef4c5e', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('95f016c9-d576-4ce5-929e-e1cb739ca3b7', 0, '2bd9bc22-afd7-4d3a-9312-e63511523b61', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 4, 'a4e467f1-885e-42af-b8f4-844eed15ead9', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 'afaec4b0da114c389dba3987b6d60522', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 'c8124682-43a8-4b99-8c4c-de472e2ddbf6', 2, 2, 1795366970323);
INSERT INTO public.document_client VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', '5cabaf6d765dfc382ce07a8862475705', 'f585e837-0729-44b5-b4c6-ca22fb531353', '19cc6958-9416-4c68-915a-e37cf1d2917c', 2, 4, 1795366970375);
INSERT INTO public.document_snapshot VALUES ('bef3abda-0b36-41e0-8cb7-d3d5a042b784', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795366970153);
INSERT INTO public.document_snapshot VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795366970184);
INSERT INTO public.document_snapshot VALUES ('95f016c9-d576-4ce5-929e-e1cb739ca3b7', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795366970199);
INSERT INTO public.document_update VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 0, 1, '\x5b7b22636c69656e744944223a226166616563346230646131313463333839646261333938376236643630353232222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"46cae487-c8b0-43c6-af82-9d0be97a1d46","name":"Ben","from":0,"to":1}]', 1795366970314, 1795366970314, 'pushed');
INSERT INTO public.document_update VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 1, 2, '\x5b7b22636c69656e744944223a226166616563346230646131313463333839646261333938376236643630353232222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"46cae487-c8b0-43c6-af82-9d0be97a1d46","name":"Ben","from":1,"to":2}]', 1795366970323, 1795366970323, 'pushed');
INSERT INTO public.document_update VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 2, 3, '\x789c158ec16ec3201404ff65cf2061e001e656a9977e43e4037e3c124b8dddc61c1a45f9f78ae38e349abdbcc0df9becfdeb1319c4652d2dd418a83676c9b29858520ad6478a86a0c0b7b25fe544be58bb289cf28b3c29486bc27de017faf34790d16f0f29150a5b45862931f9168d8e2d19ed59aa9e6b211db894994a0d645628949d6fc703f985f638eec846a11fc841a1cb5f4706de0a7739cf721d0d9ec9546e464fc2a23d4fa213b5a8a31331ce734a7384c27ad4e77087baf7edd8c7d145611db45122492e6a13edacbd5f49af9e83e6626d5bc94d8e1c14f6721fc58f5aa0d0b731a638930b618ec6917d2fefe51f14705e0c', '[{"user":"f585e837-0729-44b5-b4c6-ca22fb531353","name":"Ada","from":2,"to":3}]', 1795366970355, 1795366970355, 'pushed');
INSERT INTO public.document_update VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 3, 4, '\x789c458fcd6ac3301084df65ce1228925672742be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4fbb337cecccf64fe4f3c853fb784700e5986275c53b2a359b4e67563e769dd3d6935704817c8ad39117845eeb4160e12f042dc0b5726e9bfd447b5c1901cbfd78e4a541fc6de33c21c029b3d3c64699742169ab35321169a93d17aab533a524089ceed3e7efb9b12020422036042590efaf9c5e09376c0daee73133c21389eb7ce317f38fbe66e3ef8680c37cb9cc13d6751028b7f98ad00f02e981804a1d7167bc545eefa5b58964b2d9c91cb5ae89ccce9081c0142fdb6b6f65ebd3c64decfc9e8c737baf8cb7ebb00e3f559a619a', '[{"user":"f585e837-0729-44b5-b4c6-ca22fb531353","name":"Ada","from":3,"to":4}]', 1795366970375, 1795366970375, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795366969175);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"12360cb0-305c-4ee2-adc4-556d2bf3c0f1","email":"admin@example.org"}', 1795366969175);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"12360cb0-305c-4ee2-adc4-556d2bf3c0f1","email":"admin@example.org","sessionId":"96c44bc9-4cd5-4f34-a45d-bdaaf47bea29","clientId":"Test client","address":"127.0.0.1"}', 1795366969417);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366969519);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"f585e837-0729-44b5-b4c6-ca22fb531353","email":"ada@example.org"}', 1795366969528);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366969603);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"user.updated","userId":"f585e837-0729-44b5-b4c6-ca22fb531353","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366969624);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f585e837-0729-44b5-b4c6-ca22fb531353","email":"ada@example.org","sessionId":"19cc6958-9416-4c68-915a-e37cf1d2917c","clientId":"Test client","address":"127.0.0.1"}', 1795366969650);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"12360cb0-305c-4ee2-adc4-556d2bf3c0f1","email":"admin@example.org","sessionId":"180ab6d0-6525-4b26-a9ff-1f4e61c86b76","clientId":"Test client","address":"127.0.0.1"}', 1795366969704);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795366969782);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"46cae487-c8b0-43c6-af82-9d0be97a1d46","email":"ben@example.org"}', 1795366969791);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795366969850);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"user.updated","userId":"46cae487-c8b0-43c6-af82-9d0be97a1d46","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795366969864);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"46cae487-c8b0-43c6-af82-9d0be97a1d46","email":"ben@example.org","sessionId":"c8124682-43a8-4b99-8c4c-de472e2ddbf6","clientId":"Test client","address":"127.0.0.1"}', 1795366969885);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Ada', '{"type":"group.created","groupId":"c6858a97-44b1-4796-bc1a-f6fb61d8941d","name":"Forest ✓ \"quoted\""}', 1795366970109);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Ada', '{"type":"group.member-added","groupId":"c6858a97-44b1-4796-bc1a-f6fb61d8941d","name":"Forest ✓ \"quoted\"","userId":"46cae487-c8b0-43c6-af82-9d0be97a1d46","userName":"Ben"}', 1795366970125);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"12360cb0-305c-4ee2-adc4-556d2bf3c0f1","email":"admin@example.org","sessionId":"8c7810a6-ed73-4163-9cd0-a29bd64c8e58","clientId":"Test client","address":"127.0.0.1"}', 1795366970396);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795366970448);
INSERT INTO public.item VALUES ('717f9a09-5ac7-4d3a-b49e-6258232806b3', '735f9061-58e3-4cf8-ac37-d765d20b7e3f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366969175, 1795366969175, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('dba6ba87-a0b8-46c9-832d-d6cdcd938c20', '0e81e892-a795-408f-a8f5-532cb3d1fb42', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366969791, 1795366969791, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('bef3abda-0b36-41e0-8cb7-d3d5a042b784', '44c427be-e867-48cf-9d1f-f393fa2c47da', 'fb90dc8c-21b1-4328-b2c3-617f5d6fdcaa', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795366970153, 1795366970153, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('95f016c9-d576-4ce5-929e-e1cb739ca3b7', 'c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'ca679ac0-3413-4e0b-88e9-bc3c103a23b7', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795366970199, 1795366970199, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'f585e837-0729-44b5-b4c6-ca22fb531353', 1795366970217, '95f016c9-d576-4ce5-929e-e1cb739ca3b7', 'f585e837-0729-44b5-b4c6-ca22fb531353');
INSERT INTO public.item VALUES ('ca679ac0-3413-4e0b-88e9-bc3c103a23b7', 'c6858a97-44b1-4796-bc1a-f6fb61d8941d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366970109, 1795366970217, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('12dd3c80-6a79-4030-b873-30ec91951255', '44c427be-e867-48cf-9d1f-f393fa2c47da', 'fb90dc8c-21b1-4328-b2c3-617f5d6fdcaa', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795366970249, 1795366970249, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('fb90dc8c-21b1-4328-b2c3-617f5d6fdcaa', '44c427be-e867-48cf-9d1f-f393fa2c47da', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795366969528, 1795366970249, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 'c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'ca679ac0-3413-4e0b-88e9-bc3c103a23b7', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795366970184, 1795366970375, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('b87fb53f-f4e9-4640-920e-158b738bdd38', 'send-mail', '{}', 'done', 'send-mail', 1795366969321, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 1, 1000000, NULL, 1795366969321, 1795366969413, NULL);
INSERT INTO public.job VALUES ('d94e6e47-9f25-4884-bfd7-9d3d82f7402c', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795388569427, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('a01da2b2-8fbf-4e35-9efe-4753579f2aa5', 'finish-trees', '{}', 'queued', 'finish-trees', 1795366999446, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('cbde23ce-bb76-4c82-a447-3564360ee033', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795370569459, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('b10f856d-235a-43a6-8c75-5b94cda0a552', 'prune-rows', '{}', 'queued', 'prune-rows', 1795370569467, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('39d9a3f0-deb6-4303-a5f6-ac3021408470', 'empty-trash', '{}', 'queued', 'empty-trash', 1795370569471, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('4590bcce-ebd0-4bd1-9631-b6c1efe610d3', 'compact-history', '{}', 'queued', 'compact-history', 1795388569476, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.job VALUES ('7792a8c9-0f54-447d-88de-717c73434c9a', 'send-mail', '{}', 'done', 'send-mail', 1795366970125, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 1, 1000000, 'f585e837-0729-44b5-b4c6-ca22fb531353', 1795366970125, 1795366970177, NULL);
INSERT INTO public.job VALUES ('e9ff04cb-7e0e-4eca-a93f-226ef32465fa', 'send-mail', '{}', 'done', 'send-mail', 1795366969528, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 1, 1000000, NULL, 1795366969528, 1795366969640, NULL);
INSERT INTO public.job VALUES ('5cc047c2-bf79-4340-9af3-37fc61aace16', 'send-mail', '{}', 'done', 'send-mail', 1795366969791, NULL, 1, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 1, 1000000, NULL, 1795366969791, 1795366969868, NULL);
INSERT INTO public.job VALUES ('c0e82c7a-a04e-44af-aec5-635a33ea3de3', 'tell-review', '{}', 'queued', 'tell-review', 1795370570404, NULL, 3, 'c377cfe1-ab50-469e-86f8-7b85cfe9677b:82c688d6-ea2f-4a17-b1fc-07d55b06c51b', 0, 1000000, NULL, 1795366969321, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T17:02:48.402Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T17:02:48.445Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T17:02:48.469Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T17:02:48.491Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T17:02:48.514Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T17:02:48.538Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T17:02:48.562Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T17:02:48.585Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T17:02:48.604Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T17:02:48.628Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T17:02:48.662Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T17:02:48.685Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T17:02:48.707Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T17:02:48.746Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T17:02:48.767Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T17:02:48.786Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T17:02:48.803Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T17:02:48.820Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T17:02:48.846Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T17:02:48.885Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T17:02:48.916Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T17:02:48.948Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T17:02:48.976Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T17:02:48.999Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-22T17:02:49.022Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-22T17:02:49.047Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('a96510cf-7a1b-4209-b075-7b8dc03b6e66', 'verify-email', 'f585e837-0729-44b5-b4c6-ca22fb531353', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366969528, 1795539769528, 1795366969528, 1795366969635, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('4b2f8c60-51dc-4a5c-80f4-dc9282eb15f5', 'verify-email', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795366969791, 1795539769791, 1795366969791, 1795366969865, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('66afaad0-c60b-4e99-b10e-8bcd50b85808', 'group-added', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795366970125, NULL, 1795366970125, 1795366970173, NULL, 'http://localhost:26876/unsubscribe?token=group-added~L4zyGU9_pB0mbwD0TggRFANzA8yz8so0S_JmqX5Ey-c', 2);
INSERT INTO public.membership VALUES ('c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'f585e837-0729-44b5-b4c6-ca22fb531353', 1, 1795366970109, 'editor');
INSERT INTO public.membership VALUES ('c6858a97-44b1-4796-bc1a-f6fb61d8941d', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 0, 1795366970125, 'editor');
INSERT INTO public.notification VALUES ('c661ce07-a87e-40d8-a82d-4a3a7868049f', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795366969528, NULL, NULL);
INSERT INTO public.notification VALUES ('1a9550b0-defd-4fc8-9c1e-e74d8a48acf1', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/c6858a97-44b1-4796-bc1a-f6fb61d8941d/', 0, 1795366970125, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795367869419);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795370569529);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795370569528);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795367869650);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797958969650);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795370569791);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795370569529);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795370569791);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795367869886);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797958969885);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:f585e837-0729-44b5-b4c6-ca22fb531353', 1, 1795370570126);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:f585e837-0729-44b5-b4c6-ca22fb531353', 0, 1795370570126);
INSERT INTO public.rate_limit VALUES ('notice f585e837-0729-44b5-b4c6-ca22fb531353 46cae487-c8b0-43c6-af82-9d0be97a1d46', 1, 1795453370125);
INSERT INTO public.rate_limit VALUES ('mail group-added f585e837-0729-44b5-b4c6-ca22fb531353 46cae487-c8b0-43c6-af82-9d0be97a1d46', 1, 1795453370125);
INSERT INTO public.rate_limit VALUES ('mail group-added f585e837-0729-44b5-b4c6-ca22fb531353', 1, 1795453370125);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:46cae487-c8b0-43c6-af82-9d0be97a1d46', 1, 1795367030272);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:f585e837-0729-44b5-b4c6-ca22fb531353', 1, 1795367030332);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795367869419);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797958970396);
INSERT INTO public.review_checkpoint VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795366970355);
INSERT INTO public.review_message VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', 'c950dcf0-1ece-4c1e-85f7-73ee034c8897', '0a784f70-7f80-4ced-9da5-6caa95ad650b', 'Is this *kept*?', '[]', 3, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Ada', 1795366970352, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', '0a784f70-7f80-4ced-9da5-6caa95ad650b', 'comment', 'open', 'Shared', 'c950dcf0-1ece-4c1e-85f7-73ee034c8897', 3, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Ada', 1795366970352, 1795366970352, NULL, NULL, NULL, 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('b9979ea5-ec5a-4ad6-8ef0-439bca93bebf', '6031234a-b2d5-4f43-b552-27ed5ff83ddb', 'suggestion', 'open', '', NULL, 4, 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Ada', 1795366970374, 1795366970374, NULL, NULL, NULL, 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('96c44bc9-4cd5-4f34-a45d-bdaaf47bea29', 'dcbb5fcbe7041ae52ebacedf7c542ee8a606410491f8ed96f25424083002e4af', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Test client', 1795366969417, 1795366969417, 1803142969417, 1795366969640, 1795366969417, NULL, NULL);
INSERT INTO public.session VALUES ('19cc6958-9416-4c68-915a-e37cf1d2917c', '9749d86792023bec7748fa5e6becf35358d210635c05e175e7df31c9ce1ee681', 'f585e837-0729-44b5-b4c6-ca22fb531353', 'Test client', 1795366969650, 1795366969650, 1803142969650, NULL, 1795366969650, NULL, NULL);
INSERT INTO public.session VALUES ('180ab6d0-6525-4b26-a9ff-1f4e61c86b76', 'e4373e98906eb1848e254d7c572b6f2e48d7df7e4855bb88d6d5b37c726e92c7', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Test client', 1795366969704, 1795366969704, 1803142969704, 1795366969877, 1795366969704, NULL, NULL);
INSERT INTO public.session VALUES ('c8124682-43a8-4b99-8c4c-de472e2ddbf6', 'becf84f93448699afb3341d575fa067b7948b7e0170cbfef4494598c5220c956', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 'Test client', 1795366969885, 1795366969885, 1803142969885, NULL, 1795366969885, NULL, NULL);
INSERT INTO public.session VALUES ('8c7810a6-ed73-4163-9cd0-a29bd64c8e58', '5856735a9942bc3d8721dd60a1456c7d110030ea6d57be0be3bc8416532df065', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'Test client', 1795366970396, 1795366970396, 1803142970396, NULL, 1795366970396, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"c21618ce","key":"E/9r/a+wkNnqVV0UqLQd8VpJQ7jZq3WwLMRPvaNrYS4=","madeAt":1795366969111,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"a9e8e20c","key":"TQmKF6GFxI2IvulTmVKBpgBGGpDaSIXLjlGgsA1Mw/o=","madeAt":1795366969118,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"9474bacb","key":"pObDaA1gLT+1R9kzKwJeLgqVQiZTCFkdIyNFo4+QqIY=","madeAt":1795366969120,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"5ae361dd","key":"t41mSWBRwCOVEztQnwa+g5f4h1XS4mIMOe8x/+2XS3w=","madeAt":1795366969123,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('3bb6e4a4-8416-4cf4-b3a7-2001e785ccf3', 'verify-email', '281c5b64b2ba86f8dfcd70b49afad02720261e4ba309373b6b36c2943048afa5', 'f585e837-0729-44b5-b4c6-ca22fb531353', 1795366969528, 1795539769528, NULL);
INSERT INTO public.token VALUES ('4f9b70f5-9c0f-4155-b63e-d791979a8585', 'verify-email', 'b969bb2d6e6c484bf790a3fa02732d0b6af8a58246d665ccbeb7bd39afe7eaeb', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 1795366969791, 1795539769791, NULL);
INSERT INTO public.token VALUES ('9246b583-3886-4200-bd2b-3c2776929199', 'unsubscribe', '8582333a926b1400a9b356ae5b58ca2ee316d5ae0cf64f156336c63d72c0cf9e', '46cae487-c8b0-43c6-af82-9d0be97a1d46', 1795366970125, 1826902970125, NULL);
INSERT INTO public."user" VALUES ('12360cb0-305c-4ee2-adc4-556d2bf3c0f1', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Jtu90WcLahtK9ZOJ0R7LPA$Cef4+ApsIpB2uAf9pdVNUSPBRu8YemjqToD9XbPObjg', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366969175, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('f585e837-0729-44b5-b4c6-ca22fb531353', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$c3dZnCbJoBz9cahb9Hx1Fg$jKfFXnTjSLp+Tx3VzT76NLbE2WxCFgYE1N+ROSVykIY', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366969528, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('46cae487-c8b0-43c6-af82-9d0be97a1d46', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$7v7SfXu2QjRAtBZd/B75vQ$7q6m5ac42R7TYQmlq2317zxzY/3AJLNZ3ZTk+uayqCM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795366969791, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'Forest ✓ "quoted"', 'f585e837-0729-44b5-b4c6-ca22fb531353', 1795366970109, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('735f9061-58e3-4cf8-ac37-d765d20b7e3f', 'user', '12360cb0-305c-4ee2-adc4-556d2bf3c0f1', NULL, '717f9a09-5ac7-4d3a-b49e-6258232806b3', 104857600, 0, 0, 1, 1795366969175, 0);
INSERT INTO public.workspace VALUES ('0e81e892-a795-408f-a8f5-532cb3d1fb42', 'user', '46cae487-c8b0-43c6-af82-9d0be97a1d46', NULL, 'dba6ba87-a0b8-46c9-832d-d6cdcd938c20', 104857600, 0, 0, 1, 1795366969791, 0);
INSERT INTO public.workspace VALUES ('44c427be-e867-48cf-9d1f-f393fa2c47da', 'user', 'f585e837-0729-44b5-b4c6-ca22fb531353', NULL, 'fb90dc8c-21b1-4328-b2c3-617f5d6fdcaa', 104857600, 43, 2, 3, 1795366969528, 0);
INSERT INTO public.workspace VALUES ('c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'group', NULL, 'c6858a97-44b1-4796-bc1a-f6fb61d8941d', 'ca679ac0-3413-4e0b-88e9-bc3c103a23b7', 524288000, 36, 2, 4, 1795366970109, 0);
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
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_group UNIQUE (item_id, group_id);
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_user UNIQUE (item_id, user_id);
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
CREATE INDEX item_share_group_id ON public.item_share USING btree (group_id, workspace_id);
CREATE INDEX item_share_shared_by ON public.item_share USING btree (shared_by);
CREATE INDEX item_share_user_id ON public.item_share USING btree (user_id, workspace_id);
CREATE INDEX item_share_workspace_id ON public.item_share USING btree (workspace_id);
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
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_shared_by_fkey FOREIGN KEY (shared_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_share
    ADD CONSTRAINT item_share_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
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
