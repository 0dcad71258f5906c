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
CREATE TABLE public.blob_loose (
    name text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);
CREATE TABLE public.blob_object (
    hash text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    holders bigint NOT NULL,
    is_new bigint NOT NULL,
    touched_at bigint NOT NULL
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
CREATE TABLE public.group_rule (
    id text NOT NULL COLLATE pg_catalog."C",
    provider_id text NOT NULL COLLATE pg_catalog."C",
    claim text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    group_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL
);
CREATE TABLE public.guest (
    id text NOT NULL COLLATE pg_catalog."C",
    link_id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    edition bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
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
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    item_id text COLLATE pg_catalog."C",
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
CREATE TABLE public.link_opening (
    link_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    edition bigint NOT NULL,
    opened_at bigint NOT NULL
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
    role text DEFAULT 'editor'::text NOT NULL COLLATE pg_catalog."C",
    provider_id text COLLATE pg_catalog."C"
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
    created_at bigint NOT NULL,
    node text COLLATE pg_catalog."C"
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
    provider_session text COLLATE pg_catalog."C",
    confirmed_at bigint
);
CREATE TABLE public.setting (
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.share_link (
    id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL COLLATE pg_catalog."C",
    accounts_only bigint NOT NULL,
    password_hash text COLLATE pg_catalog."C",
    edition bigint NOT NULL,
    expires_at bigint,
    uses bigint NOT NULL,
    created_by text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    withdrawn_at bigint
);
CREATE TABLE public.ticket (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    session_id text COLLATE pg_catalog."C",
    guest_id text COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL,
    CONSTRAINT ticket_of_one CHECK (((session_id IS NULL) <> (guest_id IS NULL)))
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
CREATE TABLE public.trusted_device (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    used_at bigint,
    expires_at bigint NOT NULL
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
CREATE TABLE public.zotero_key (
    user_id text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL COLLATE pg_catalog."C",
    zotero_user bigint NOT NULL,
    username text NOT NULL COLLATE pg_catalog."C",
    added_at bigint NOT NULL
);
CREATE TABLE public.zotero_link (
    id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    library text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    linked_by text COLLATE pg_catalog."C",
    lent bigint NOT NULL,
    version bigint NOT NULL,
    state bytea,
    synced_at bigint,
    synced_by text COLLATE pg_catalog."C",
    report text COLLATE pg_catalog."C",
    ended_at bigint
);
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795391041822);
INSERT INTO public.defaults_file VALUES ('baf8b0d7-0f83-4e85-ad1f-ca6640091734', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('f865cb5a-aaba-48fd-a012-f30760ee0871', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('6b33ccdb-bd1c-458b-bcb4-45dcbef60ca4', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('c1374a2f-3b8d-48da-b83a-78c060cc9840', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('381ff35c-36ee-447d-a484-89beceda3959', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('bcfc5b41-d2e1-4905-b3c7-30af203a3db3', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('142d13c8-130f-487c-a469-9e70c905ebaf', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('0942985d-88c6-4f19-8c51-4779670d2790', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('8577cfb4-9198-408d-96dc-32957b78fd80', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('29119688-a777-4de7-8fef-fa0382c5874b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795391040849, 1795391040849);
INSERT INTO public.defaults_file VALUES ('3cf0a9ec-d685-47b0-91ec-52717ebe6f49', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795391040849, 1795391040849);
INSERT INTO public.document VALUES ('13c11375-bcaf-4232-9247-f8dc3803bad2', 0, '217cdf0f-595b-4d8d-aedb-b84fecf3a152', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('e35367a0-801f-49d1-a3cb-c0eb8f30c7c2', 0, 'cb309cb4-21e2-4e2a-b842-6d5bccd45103', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 4, '2dece832-74ed-4ba3-b5bf-ba47fceb64ce', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 'ecffb37650e66946db27da26aa0ef2a8', '9814aee1-511f-4a70-a142-539a5b923c17', 'fc87a95f-f3b8-490d-951a-688900a7f4ad', 2, 2, 1795391041886);
INSERT INTO public.document_client VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', '76814f1866e213b670ddef263c7bef31', '0d1eea5c-a5ae-4869-b169-217bb173898d', 'b469a8ef-0285-450a-a2b6-20f74be36aca', 2, 4, 1795391041927);
INSERT INTO public.document_snapshot VALUES ('13c11375-bcaf-4232-9247-f8dc3803bad2', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795391041733);
INSERT INTO public.document_snapshot VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795391041762);
INSERT INTO public.document_snapshot VALUES ('e35367a0-801f-49d1-a3cb-c0eb8f30c7c2', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795391041778);
INSERT INTO public.document_update VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 0, 1, '\x5b7b22636c69656e744944223a226563666662333736353065363639343664623237646132366161306566326138222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"9814aee1-511f-4a70-a142-539a5b923c17","name":"Ben","from":0,"to":1}]', 1795391041878, 1795391041878, 'pushed');
INSERT INTO public.document_update VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 1, 2, '\x5b7b22636c69656e744944223a226563666662333736353065363639343664623237646132366161306566326138222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"9814aee1-511f-4a70-a142-539a5b923c17","name":"Ben","from":1,"to":2}]', 1795391041886, 1795391041886, 'pushed');
INSERT INTO public.document_update VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 2, 3, '\x789c158fcb6ac3301444ff65d612e8dad67357e8a6df10bcd095ae124363b7b1160d21ff5eb49c03c399b9bc50be37d9fbd72712bc0bb4340acec944333b6f6a9536b9b97896361314ca2def5739912ed3b42a9cf28b440ad29a943ef00bfdf92348e8b787e40a85ad22a13a27b4f8aa5dad4d2f1259b3cd557388c5942693150385bc97dbf1407aa13d8e3b9251e8079253e8f2d79180b7c25dce335f87a378b6ccb6eab204a717578d66b6411baaec6c9e63300d0a7cd4e7e88eeadeb7631f4357051ed45412c9b6e86cb3e825b8a8995cd4137966f2738861bcd8f37d183f6a8642df46201fed1cc92c14c9bcd7f7fa0f5ecb5ee2', '[{"user":"0d1eea5c-a5ae-4869-b169-217bb173898d","name":"Ada","from":2,"to":3}]', 1795391041911, 1795391041911, 'pushed');
INSERT INTO public.document_update VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 3, 4, '\x789c458fcd6ac3301084df65ce1248b2bdfab995f4d267303ee8679d9826761a2bd010fceec529a5a7dd193e7666fb27f279e2b97ebc23c092d3eda81d111bdd24b2aa141e0d35d9261e1b0d817c8af3915784de984160e52f0423c0e3c8b9eef613f5716504acf7e391d70af1b74dcb8c00225b1c47277da7b56c5b2a3236ce49e55a6a32b12a8e2070bacf9fbfe7a68280088158119440bebf727a2568d81b5ccf53668427128fcb8d5fcc3ffa9a95bf2b020ecbe5b2ccd8b641a0dc962b423f08a4070254d1ccb1cb32769165ebc8cba4c94ba36d4ada36cebb0281395ef6d7decadea74ebbd0d6778dd7aad5ded0366cc30fb6076150', '[{"user":"0d1eea5c-a5ae-4869-b169-217bb173898d","name":"Ada","from":3,"to":4}]', 1795391041927, 1795391041927, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795391040836);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"25e269a4-1653-412e-bc87-57eefcf719c1","email":"admin@example.org"}', 1795391040836);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"25e269a4-1653-412e-bc87-57eefcf719c1","email":"admin@example.org","sessionId":"34418c01-e234-4bc8-a918-02463bb61774","clientId":"Test client","address":"127.0.0.1"}', 1795391041093);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795391041181);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"0d1eea5c-a5ae-4869-b169-217bb173898d","email":"ada@example.org"}', 1795391041189);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795391041250);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"user.updated","userId":"0d1eea5c-a5ae-4869-b169-217bb173898d","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795391041270);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"0d1eea5c-a5ae-4869-b169-217bb173898d","email":"ada@example.org","sessionId":"b469a8ef-0285-450a-a2b6-20f74be36aca","clientId":"Test client","address":"127.0.0.1"}', 1795391041294);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"25e269a4-1653-412e-bc87-57eefcf719c1","email":"admin@example.org","sessionId":"5da112f6-bda0-4e56-9d50-b80d37dc739d","clientId":"Test client","address":"127.0.0.1"}', 1795391041336);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795391041379);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"9814aee1-511f-4a70-a142-539a5b923c17","email":"ben@example.org"}', 1795391041387);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795391041443);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"user.updated","userId":"9814aee1-511f-4a70-a142-539a5b923c17","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795391041451);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"9814aee1-511f-4a70-a142-539a5b923c17","email":"ben@example.org","sessionId":"fc87a95f-f3b8-490d-951a-688900a7f4ad","clientId":"Test client","address":"127.0.0.1"}', 1795391041470);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Ada', '{"type":"group.created","groupId":"a0028265-9773-445a-9a6c-37b05381d85e","name":"Forest ✓ \"quoted\""}', 1795391041695);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Ada', '{"type":"group.member-added","groupId":"a0028265-9773-445a-9a6c-37b05381d85e","name":"Forest ✓ \"quoted\"","userId":"9814aee1-511f-4a70-a142-539a5b923c17","userName":"Ben"}', 1795391041708);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"25e269a4-1653-412e-bc87-57eefcf719c1","email":"admin@example.org","sessionId":"4a8efbca-945a-4603-9997-1450fd206054","clientId":"Test client","address":"127.0.0.1"}', 1795391041947);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795391041996);
INSERT INTO public.item VALUES ('eb5c02dd-f17e-4fbc-946c-26afd224bf01', 'd6a58021-6019-4c64-a43d-31c8da9098c3', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795391040836, 1795391040836, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('cd88d558-57d2-4d07-8bc7-ce3b27508776', '2c0b2361-902f-4b6f-841a-51a8ad504fc4', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795391041387, 1795391041387, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('13c11375-bcaf-4232-9247-f8dc3803bad2', '310108d8-7cf8-42dc-9bb9-50a200ab2068', '8c8e889a-ef03-4a2c-92df-29a5f378fa27', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795391041733, 1795391041733, '0d1eea5c-a5ae-4869-b169-217bb173898d', '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e35367a0-801f-49d1-a3cb-c0eb8f30c7c2', 'a0028265-9773-445a-9a6c-37b05381d85e', '865f4591-81c1-4c71-a370-f11ecdacf20a', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795391041778, 1795391041778, '0d1eea5c-a5ae-4869-b169-217bb173898d', '0d1eea5c-a5ae-4869-b169-217bb173898d', 1795391041793, 'e35367a0-801f-49d1-a3cb-c0eb8f30c7c2', '0d1eea5c-a5ae-4869-b169-217bb173898d');
INSERT INTO public.item VALUES ('865f4591-81c1-4c71-a370-f11ecdacf20a', 'a0028265-9773-445a-9a6c-37b05381d85e', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795391041695, 1795391041793, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2b5419ee-771f-430e-bf55-97a47877c0d1', '310108d8-7cf8-42dc-9bb9-50a200ab2068', '8c8e889a-ef03-4a2c-92df-29a5f378fa27', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795391041822, 1795391041822, '0d1eea5c-a5ae-4869-b169-217bb173898d', '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8c8e889a-ef03-4a2c-92df-29a5f378fa27', '310108d8-7cf8-42dc-9bb9-50a200ab2068', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795391041189, 1795391041822, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 'a0028265-9773-445a-9a6c-37b05381d85e', '865f4591-81c1-4c71-a370-f11ecdacf20a', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795391041762, 1795391041927, '0d1eea5c-a5ae-4869-b169-217bb173898d', '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('eb252437-425e-473b-96ea-f53d8850e702', 'send-mail', '{}', 'done', 'send-mail', 1795391040996, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 1, 1000000, NULL, 1795391040996, 1795391041018, NULL);
INSERT INTO public.job VALUES ('c207b87a-ecc5-4632-9f06-c77c5a6294d0', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795412641084, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('167225cb-fc3c-4f19-a692-2955ce998a0f', 'empty-trash', '{}', 'queued', 'empty-trash', 1795394641101, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('83600818-2fc8-4cdc-a4f8-007ab3f5f4f9', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795394641111, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('d1c8368a-f1ba-44c9-bf86-0a3f5e1bb632', 'prune-rows', '{}', 'queued', 'prune-rows', 1795394641125, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('e68a4825-2777-4140-a803-a9ecb15c6ecf', 'compact-history', '{}', 'queued', 'compact-history', 1795412641125, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('8eefe5eb-55a9-409e-af1c-cd7d2db05791', 'finish-trees', '{}', 'queued', 'finish-trees', 1795391071132, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.job VALUES ('e87ed8f1-1c30-4731-9a75-0fdc0a4e860b', 'send-mail', '{}', 'done', 'send-mail', 1795391041708, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 1, 1000000, '0d1eea5c-a5ae-4869-b169-217bb173898d', 1795391041708, 1795391041755, NULL);
INSERT INTO public.job VALUES ('2d8a87e6-fbaf-470b-9ab2-e18f3cc1ecce', 'send-mail', '{}', 'done', 'send-mail', 1795391041189, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 1, 1000000, NULL, 1795391041189, 1795391041284, NULL);
INSERT INTO public.job VALUES ('da78fa6a-45d9-4a59-8878-478370779179', 'send-mail', '{}', 'done', 'send-mail', 1795391041387, NULL, 1, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 1, 1000000, NULL, 1795391041387, 1795391041465, NULL);
INSERT INTO public.job VALUES ('ef78608c-00b8-4edf-b3b2-6892fe4587da', 'tell-review', '{}', 'queued', 'tell-review', 1795394641960, NULL, 3, 'b94cc05f-0a68-4020-9ee1-a02f44d465d7:d2381112-e70a-407f-9c24-cf7e88dd207f', 0, 1000000, NULL, 1795391040996, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T23:44:00.095Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T23:44:00.112Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T23:44:00.127Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T23:44:00.143Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T23:44:00.156Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T23:44:00.171Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T23:44:00.183Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T23:44:00.198Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T23:44:00.210Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T23:44:00.224Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T23:44:00.245Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T23:44:00.258Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T23:44:00.273Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T23:44:00.300Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T23:44:00.317Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T23:44:00.333Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T23:44:00.348Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T23:44:00.363Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T23:44:00.381Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T23:44:00.401Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T23:44:00.422Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T23:44:00.452Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T23:44:00.470Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T23:44:00.488Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-22T23:44:00.508Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-22T23:44:00.529Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-22T23:44:00.551Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-22T23:44:00.575Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-22T23:44:00.605Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-22T23:44:00.624Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-22T23:44:00.640Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-22T23:44:00.662Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-22T23:44:00.687Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-22T23:44:00.711Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-22T23:44:00.728Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('237bb32f-bf0e-45eb-8f12-e3ae1a089077', 'verify-email', '0d1eea5c-a5ae-4869-b169-217bb173898d', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795391041189, 1795563841189, 1795391041189, 1795391041278, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('723c6e85-10d9-4045-8c1d-5d18cfcacb5f', 'verify-email', '9814aee1-511f-4a70-a142-539a5b923c17', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795391041387, 1795563841387, 1795391041387, 1795391041462, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('571ff05d-b07b-43e1-bea6-4ee01b310ee6', 'group-added', '9814aee1-511f-4a70-a142-539a5b923c17', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795391041708, NULL, 1795391041708, 1795391041750, NULL, 'http://localhost:16507/unsubscribe?token=group-added~kmh_XqHknaDXZUpp9fwDeB03EWPTyNxvk3VVcnMe_-o', 2);
INSERT INTO public.membership VALUES ('a0028265-9773-445a-9a6c-37b05381d85e', '0d1eea5c-a5ae-4869-b169-217bb173898d', 1, 1795391041695, 'editor', NULL);
INSERT INTO public.membership VALUES ('a0028265-9773-445a-9a6c-37b05381d85e', '9814aee1-511f-4a70-a142-539a5b923c17', 0, 1795391041708, 'editor', NULL);
INSERT INTO public.notification VALUES ('9b9e6baf-c91e-472f-a6d1-7befcab0c1fa', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795391041189, NULL, NULL);
INSERT INTO public.notification VALUES ('2a3e0ad4-9de5-4e5f-9813-398228e4684f', '9814aee1-511f-4a70-a142-539a5b923c17', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/a0028265-9773-445a-9a6c-37b05381d85e/', 0, 1795391041708, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795391941095);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795394641190);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795394641189);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795391941294);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797983041294);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795394641387);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795394641190);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795394641387);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795391941470);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797983041470);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:0d1eea5c-a5ae-4869-b169-217bb173898d', 1, 1795394641711);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:0d1eea5c-a5ae-4869-b169-217bb173898d', 0, 1795394641711);
INSERT INTO public.rate_limit VALUES ('notice 0d1eea5c-a5ae-4869-b169-217bb173898d 9814aee1-511f-4a70-a142-539a5b923c17', 1, 1795477441708);
INSERT INTO public.rate_limit VALUES ('mail group-added 0d1eea5c-a5ae-4869-b169-217bb173898d 9814aee1-511f-4a70-a142-539a5b923c17', 1, 1795477441708);
INSERT INTO public.rate_limit VALUES ('mail group-added 0d1eea5c-a5ae-4869-b169-217bb173898d', 1, 1795477441708);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:9814aee1-511f-4a70-a142-539a5b923c17', 1, 1795391101841);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:0d1eea5c-a5ae-4869-b169-217bb173898d', 1, 1795391101892);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795391941095);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797983041947);
INSERT INTO public.review_checkpoint VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795391041911);
INSERT INTO public.review_message VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 'c7b5bb5d-c486-46d0-bb58-01db65a3980f', 'd66e147d-6ddf-4e9b-b5ad-b89c0cfe25e0', 'Is this *kept*?', '[]', 3, '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Ada', 1795391041910, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', 'd66e147d-6ddf-4e9b-b5ad-b89c0cfe25e0', 'comment', 'open', 'Shared', 'c7b5bb5d-c486-46d0-bb58-01db65a3980f', 3, '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Ada', 1795391041910, 1795391041910, NULL, NULL, NULL, '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('68b72ecc-b5dd-4d77-9479-b121667421f5', '667d8ea8-9511-446d-a388-08463c6e0d86', 'suggestion', 'open', '', NULL, 4, '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Ada', 1795391041926, 1795391041926, NULL, NULL, NULL, '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('34418c01-e234-4bc8-a918-02463bb61774', '8db9bf046b318c309426375c1f23804687c6e4fea8d7b608b5f5676cb3ac463b', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Test client', 1795391041093, 1795391041093, 1803167041093, 1795391041287, 1795391041093, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('b469a8ef-0285-450a-a2b6-20f74be36aca', 'bfc004acd18b1c7094cfdfc46ca107b45837225aba69e94fd95c5baa1028e832', '0d1eea5c-a5ae-4869-b169-217bb173898d', 'Test client', 1795391041294, 1795391041294, 1803167041294, NULL, 1795391041294, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('5da112f6-bda0-4e56-9d50-b80d37dc739d', 'e7b9c4c58f3fb5049964e11d6c069844f478006d9df20902dacb7bafd45f0a16', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Test client', 1795391041336, 1795391041336, 1803167041336, 1795391041461, 1795391041336, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('fc87a95f-f3b8-490d-951a-688900a7f4ad', 'feb07fa1f9f1e3473c87d0b360ed24796656f0991ad27c07aa4ee2375939e339', '9814aee1-511f-4a70-a142-539a5b923c17', 'Test client', 1795391041470, 1795391041470, 1803167041470, NULL, 1795391041470, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('4a8efbca-945a-4603-9997-1450fd206054', '23431800ada1acf9684e1eb13cd26a16f254f7be5cb6ada99bf5f813f30e5700', '25e269a4-1653-412e-bc87-57eefcf719c1', 'Test client', 1795391041947, 1795391041947, 1803167041947, NULL, 1795391041947, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"08647bcf","key":"dMgLKa9MNuuyqFAyjBtat4ItwttzcP3lw6o9f1+jZ0Y=","madeAt":1795391040778,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"4fbe9fa9","key":"wwPHT4/Pms4MpKJ90c3gmS8sdG5r+jYOv7oPzIX3OSM=","madeAt":1795391040786,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"206f8fca","key":"mBOx1xrDbNf47ZoRmXmXlLiw41jf8ylDGZuJ/Q91gec=","madeAt":1795391040788,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"6a08710b","key":"6Yn/MrVVntL0ab0vLiw5ZUnyc/jtniCkFXYwoq5hbVI=","madeAt":1795391040790,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('010b73ff-c28f-47b3-abf8-e449df2811ec', 'verify-email', 'deefc2b90e7d483af2256c16ec0142c1570678e98d30a30ef32ed33c76b1f76a', '0d1eea5c-a5ae-4869-b169-217bb173898d', 1795391041189, 1795563841189, NULL);
INSERT INTO public.token VALUES ('83f81005-cf0f-469d-8d9c-88855c2609df', 'verify-email', '836386d7d333d4bd589e50dfaf1433f0dc057279ce9f349f687814f2b3f5e4bf', '9814aee1-511f-4a70-a142-539a5b923c17', 1795391041387, 1795563841387, NULL);
INSERT INTO public.token VALUES ('87e6658c-5f89-43e6-8338-3cffb1d8220a', 'unsubscribe', 'c28f5116514339ce7a6dcdd547064dccad1ff6f02eaf48e119644e9dfeb2e9e3', '9814aee1-511f-4a70-a142-539a5b923c17', 1795391041708, 1826927041708, NULL);
INSERT INTO public."user" VALUES ('25e269a4-1653-412e-bc87-57eefcf719c1', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$AzOV7XLllOZBD5RCJLMexA$awKviW1lCWSxXbl6e5o1CC1GFqGjaqDpTxJrk1rHRRw', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391040836, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('0d1eea5c-a5ae-4869-b169-217bb173898d', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$H3BIzFC9T4/lyGLTXy8rKQ$g2DGmJvF6GUbyLWBpid6mbYwlve+51zD+CTWbTzxyvM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391041189, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('9814aee1-511f-4a70-a142-539a5b923c17', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$intiQz0WwfJpaWBw813yDg$K7IiYRpd5J3vH4uWwK54nOhbfDN9bCd8AspS3DIb8qQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795391041387, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('a0028265-9773-445a-9a6c-37b05381d85e', 'Forest ✓ "quoted"', '0d1eea5c-a5ae-4869-b169-217bb173898d', 1795391041695, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('d6a58021-6019-4c64-a43d-31c8da9098c3', 'user', '25e269a4-1653-412e-bc87-57eefcf719c1', NULL, 'eb5c02dd-f17e-4fbc-946c-26afd224bf01', 104857600, 0, 0, 1, 1795391040836, 0);
INSERT INTO public.workspace VALUES ('2c0b2361-902f-4b6f-841a-51a8ad504fc4', 'user', '9814aee1-511f-4a70-a142-539a5b923c17', NULL, 'cd88d558-57d2-4d07-8bc7-ce3b27508776', 104857600, 0, 0, 1, 1795391041387, 0);
INSERT INTO public.workspace VALUES ('310108d8-7cf8-42dc-9bb9-50a200ab2068', 'user', '0d1eea5c-a5ae-4869-b169-217bb173898d', NULL, '8c8e889a-ef03-4a2c-92df-29a5f378fa27', 104857600, 43, 2, 3, 1795391041189, 0);
INSERT INTO public.workspace VALUES ('a0028265-9773-445a-9a6c-37b05381d85e', 'group', NULL, 'a0028265-9773-445a-9a6c-37b05381d85e', '865f4591-81c1-4c71-a370-f11ecdacf20a', 524288000, 36, 2, 4, 1795391041695, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
SELECT pg_catalog.setval('public.export_job_number', 1, false);
SELECT pg_catalog.setval('public.node_event_id_seq', 1, false);
ALTER TABLE ONLY public.archive_selection
    ADD CONSTRAINT archive_selection_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob_claim
    ADD CONSTRAINT blob_claim_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob_loose
    ADD CONSTRAINT blob_loose_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.blob_object
    ADD CONSTRAINT blob_object_pkey PRIMARY KEY (hash);
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
ALTER TABLE ONLY public.group_rule
    ADD CONSTRAINT group_rule_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_subject UNIQUE (provider_id, issuer, subject);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_id PRIMARY KEY (id);
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
ALTER TABLE ONLY public.link_opening
    ADD CONSTRAINT link_opening_pk PRIMARY KEY (user_id, link_id);
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
ALTER TABLE ONLY public.share_link
    ADD CONSTRAINT share_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.share_link
    ADD CONSTRAINT share_link_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_token_hash_key UNIQUE (token_hash);
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
ALTER TABLE ONLY public.zotero_key
    ADD CONSTRAINT zotero_key_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.zotero_link
    ADD CONSTRAINT zotero_link_of_item UNIQUE (item_id, library);
ALTER TABLE ONLY public.zotero_link
    ADD CONSTRAINT zotero_link_pkey PRIMARY KEY (id);
CREATE INDEX archive_selection_expires_at ON public.archive_selection USING btree (expires_at);
CREATE INDEX archive_selection_user_id ON public.archive_selection USING btree (user_id, expires_at);
CREATE INDEX blob_claim_hash ON public.blob_claim USING btree (hash);
CREATE INDEX blob_loose_created_at ON public.blob_loose USING btree (created_at);
CREATE INDEX blob_version_blob_hash ON public.blob_version USING btree (blob_hash);
CREATE INDEX blob_version_item_id ON public.blob_version USING btree (item_id);
CREATE INDEX defaults_attachment_blob_hash ON public.defaults_attachment USING btree (blob_hash);
CREATE INDEX document_label_document_id ON public.document_label USING btree (document_id);
CREATE INDEX event_log_created_at ON public.event_log USING btree (created_at);
CREATE INDEX export_job_output_item_id ON public.export_job USING btree (output_item_id);
CREATE INDEX export_job_user_id ON public.export_job USING btree (user_id);
CREATE INDEX export_job_workspace_id ON public.export_job USING btree (workspace_id);
CREATE INDEX group_rule_group_id ON public.group_rule USING btree (group_id);
CREATE INDEX group_rule_provider_id ON public.group_rule USING btree (provider_id);
CREATE INDEX guest_link_id ON public.guest USING btree (link_id);
CREATE INDEX handed_out_given_at ON public.handed_out USING btree (given_at);
CREATE INDEX handed_out_item_id ON public.handed_out USING btree (item_id);
CREATE INDEX handed_out_user_id ON public.handed_out USING btree (user_id, item_id);
CREATE INDEX identity_user_id ON public.identity USING btree (user_id);
CREATE INDEX invitation_expires_at ON public.invitation USING btree (expires_at);
CREATE INDEX invitation_invited_by ON public.invitation USING btree (invited_by);
CREATE INDEX invitation_item_id ON public.invitation USING btree (item_id);
CREATE UNIQUE INDEX invitation_target ON public.invitation USING btree (COALESCE(item_id, workspace_id), email_key);
CREATE UNIQUE INDEX invitation_token ON public.invitation USING btree (token_hash);
CREATE INDEX invitation_workspace_id ON public.invitation USING btree (workspace_id);
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
CREATE INDEX link_opening_link_id ON public.link_opening USING btree (link_id);
CREATE INDEX login_flow_expires_at ON public.login_flow USING btree (expires_at);
CREATE INDEX login_flow_user_id ON public.login_flow USING btree (user_id);
CREATE INDEX lookup_answer_asked_at ON public.lookup_answer USING btree (asked_at);
CREATE INDEX lookup_answer_expires_at ON public.lookup_answer USING btree (expires_at);
CREATE INDEX mail_sent_at ON public.mail USING btree (sent_at);
CREATE INDEX mail_state_next_at ON public.mail USING btree (state, next_at);
CREATE INDEX mail_user_id ON public.mail USING btree (user_id);
CREATE INDEX membership_provider_id ON public.membership USING btree (provider_id) WHERE (provider_id IS NOT NULL);
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
CREATE INDEX session_identity_id ON public.session USING btree (identity_id) WHERE (identity_id IS NOT NULL);
CREATE INDEX session_provider_session ON public.session USING btree (provider_session) WHERE (provider_session IS NOT NULL);
CREATE INDEX session_user_id ON public.session USING btree (user_id);
CREATE INDEX share_link_created_by ON public.share_link USING btree (created_by);
CREATE INDEX share_link_item_id ON public.share_link USING btree (item_id);
CREATE INDEX share_link_workspace_id ON public.share_link USING btree (workspace_id);
CREATE INDEX ticket_guest_id ON public.ticket USING btree (guest_id);
CREATE INDEX ticket_item_id ON public.ticket USING btree (item_id);
CREATE INDEX ticket_session_id ON public.ticket USING btree (session_id);
CREATE INDEX ticket_user_id ON public.ticket USING btree (user_id);
CREATE INDEX token_user_id_kind ON public.token USING btree (user_id, kind);
CREATE INDEX trusted_device_user_id ON public.trusted_device USING btree (user_id);
CREATE INDEX user_group_name_key ON public.user_group USING btree (name_key);
CREATE INDEX user_group_owner_id ON public.user_group USING btree (owner_id);
CREATE INDEX user_name_key ON public."user" USING btree (name_key);
CREATE INDEX zotero_link_linked_by ON public.zotero_link USING btree (linked_by);
CREATE INDEX zotero_link_synced_by ON public.zotero_link USING btree (synced_by);
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
ALTER TABLE ONLY public.group_rule
    ADD CONSTRAINT group_rule_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_rule
    ADD CONSTRAINT group_rule_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.share_link(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_invited_by_fkey1 FOREIGN KEY (invited_by) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.link_opening
    ADD CONSTRAINT link_opening_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.share_link(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.link_opening
    ADD CONSTRAINT link_opening_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.login_flow
    ADD CONSTRAINT login_flow_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE SET NULL;
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
ALTER TABLE ONLY public.share_link
    ADD CONSTRAINT share_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.share_link
    ADD CONSTRAINT share_link_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.share_link
    ADD CONSTRAINT share_link_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES public.guest(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.zotero_key
    ADD CONSTRAINT zotero_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.zotero_link
    ADD CONSTRAINT zotero_link_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.zotero_link
    ADD CONSTRAINT zotero_link_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.zotero_link
    ADD CONSTRAINT zotero_link_synced_by_fkey FOREIGN KEY (synced_by) REFERENCES public."user"(id) ON DELETE SET NULL;
