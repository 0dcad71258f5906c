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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795392875530);
INSERT INTO public.defaults_file VALUES ('ea9cb1c0-2bab-46b9-98ed-5fac3af0f774', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('f62e031e-2463-4a6b-94b0-def049b6364b', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('41671efe-6756-4f0a-8c60-183d316d09ca', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('3dda4e94-7f45-4e23-a23a-468a3a896149', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('4834494a-cd76-4e8f-a1b6-df6ec568a7e6', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('03b1303c-6869-4452-a643-7368818dd14c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('b90e4b0b-b2ec-4116-9001-8516279e237e', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('dfec3f5d-4683-49c3-9d70-2304a860fd7c', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('fbdab4af-8f2c-41fc-8d41-37b3362a3082', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('ccd3927b-afae-4675-a507-ccf8d62dbea7', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795392874406, 1795392874406);
INSERT INTO public.defaults_file VALUES ('f4f3ea2a-375b-4cd6-91f3-cae769988c27', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795392874406, 1795392874406);
INSERT INTO public.document VALUES ('e43076f8-c9ce-4f58-bde4-db120d6307fd', 0, 'a4b771f5-df67-405b-bbac-6321c79a85f6', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('32e10942-bfe6-4714-befd-a0f5518bdb90', 0, '929986af-aaee-4acf-8413-8aad917cec67', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 4, '646f7260-6de8-4c01-b195-94ba3981ae3c', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 'ae23e72318a2cdc83834c99dbb11bb0c', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'ce79a2df-2270-4b0f-8ab1-42bf777dbc85', 2, 2, 1795392875626);
INSERT INTO public.document_client VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', '3ee7fb327b9190870519a8c69a5fadfc', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', '83d317f6-d8d0-4eed-a2a0-ae478065548a', 2, 4, 1795392875667);
INSERT INTO public.document_snapshot VALUES ('e43076f8-c9ce-4f58-bde4-db120d6307fd', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795392875426);
INSERT INTO public.document_snapshot VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795392875452);
INSERT INTO public.document_snapshot VALUES ('32e10942-bfe6-4714-befd-a0f5518bdb90', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795392875478);
INSERT INTO public.document_update VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 0, 1, '\x5b7b22636c69656e744944223a226165323365373233313861326364633833383334633939646262313162623063222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","name":"Ben","from":0,"to":1}]', 1795392875618, 1795392875618, 'pushed');
INSERT INTO public.document_update VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 1, 2, '\x5b7b22636c69656e744944223a226165323365373233313861326364633833383334633939646262313162623063222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","name":"Ben","from":1,"to":2}]', 1795392875626, 1795392875626, 'pushed');
INSERT INTO public.document_update VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 2, 3, '\x789c158e3b6ec3301044ef3235098814297eba0069720643c52eb9b405c45262b18861f8ee01cb19e0cd9bcb0be57b93bd7f7d226316098d671b389934c5307993289625916f545b8142b9d17e9513f962edaa70ca2fb25190d6a4f451bfd09f3f828c7e7b0855286c754c57eb9218d2e4eda29d9d9ca65abc669378ae954ce10605dacbed7820bfd01ec71d7952e807f2a2d0e5af23036f85bb9c275d87c3c56989e48d6e5c8b76c5191da740ba087b1ba9312f0e0a7cd4e76007baf7edd8c7d1558147dbc831b1185d421b1bc1eb58a9690e618eec4d2b56a0b0d37d183f2a41a16f239890fc9c6c0c7e71e9bdbed77faf606028', '[{"user":"fa4babe1-c7fc-4c75-8daf-b7738b51fc2e","name":"Ada","from":2,"to":3}]', 1795392875651, 1795392875651, 'pushed');
INSERT INTO public.document_update VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 3, 4, '\x789c458fcd6ac3301084df65ce1248b265fddc4a7ae933181f247937314dec3456a021f8dd8b534a4fbb337cecccf64f94f34473fd78474443e43837c6e5a083f24e591d922f5d4896d3c80502e594e623ad88bd3183c04a5f88468098a9d4dd7ea23eae8488f57e3cd25a21feb6699911115268346b2f5b0e59b663503239b2d22aaf82368d65d542e0749f3f7fcf4d2322120452455402e5fecae995e886bdc1f53c15427c22132f377a31ffe86b56faae88382c97cb3263db0681f1b65c11fb41203f10c1a9cd299396c571916d7156fa31b1ccce353e5bcdc51004e674d95f7b1bf73e75da8576c136c17867bbaedb866df8016d0f62d5', '[{"user":"fa4babe1-c7fc-4c75-8daf-b7738b51fc2e","name":"Ada","from":3,"to":4}]', 1795392875667, 1795392875667, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795392874392);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"536234c9-ff82-4710-a00e-a67799bc9a7b","email":"admin@example.org"}', 1795392874392);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"536234c9-ff82-4710-a00e-a67799bc9a7b","email":"admin@example.org","sessionId":"4fbd3a76-fea7-4333-9832-9b1caa65746c","clientId":"Test client","address":"127.0.0.1"}', 1795392874657);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392874741);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"fa4babe1-c7fc-4c75-8daf-b7738b51fc2e","email":"ada@example.org"}', 1795392874750);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392874809);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"user.updated","userId":"fa4babe1-c7fc-4c75-8daf-b7738b51fc2e","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392874828);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"fa4babe1-c7fc-4c75-8daf-b7738b51fc2e","email":"ada@example.org","sessionId":"83d317f6-d8d0-4eed-a2a0-ae478065548a","clientId":"Test client","address":"127.0.0.1"}', 1795392874855);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"536234c9-ff82-4710-a00e-a67799bc9a7b","email":"admin@example.org","sessionId":"540ce5eb-a241-4ffb-9c4f-5fb47b16e6a8","clientId":"Test client","address":"127.0.0.1"}', 1795392874897);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392874970);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","email":"ben@example.org"}', 1795392874980);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392875077);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"user.updated","userId":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392875088);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","email":"ben@example.org","sessionId":"ce79a2df-2270-4b0f-8ab1-42bf777dbc85","clientId":"Test client","address":"127.0.0.1"}', 1795392875112);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Ada', '{"type":"group.created","groupId":"ab05bb18-068a-4d5f-ac4c-914cb84237e5","name":"Forest ✓ \"quoted\""}', 1795392875385);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Ada', '{"type":"group.member-added","groupId":"ab05bb18-068a-4d5f-ac4c-914cb84237e5","name":"Forest ✓ \"quoted\"","userId":"ac1273cc-0fc1-46ba-ab09-6f8334b5d119","userName":"Ben"}', 1795392875400);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"536234c9-ff82-4710-a00e-a67799bc9a7b","email":"admin@example.org","sessionId":"1461e174-b35f-44f7-abe9-b37170591984","clientId":"Test client","address":"127.0.0.1"}', 1795392875689);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795392875735);
INSERT INTO public.item VALUES ('4ac92528-0a4a-46e4-86b1-e8e5b84059db', '5893c058-3979-4927-931c-99814f33d749', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392874392, 1795392874392, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3415b5ed-8912-4e45-acff-81efddd18792', '51f6db5a-9a73-4da8-9567-1b278a8618e2', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392874980, 1795392874980, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e43076f8-c9ce-4f58-bde4-db120d6307fd', 'd4865180-1e37-4870-8faa-5a088f3b0818', '2134eaa7-80df-488b-98b9-74d91c66f4f1', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795392875426, 1795392875426, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('32e10942-bfe6-4714-befd-a0f5518bdb90', 'ab05bb18-068a-4d5f-ac4c-914cb84237e5', '4d05bce0-9f83-410c-b2db-8f82da670fc2', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795392875478, 1795392875478, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1795392875493, '32e10942-bfe6-4714-befd-a0f5518bdb90', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e');
INSERT INTO public.item VALUES ('4d05bce0-9f83-410c-b2db-8f82da670fc2', 'ab05bb18-068a-4d5f-ac4c-914cb84237e5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392875385, 1795392875493, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('555e08ef-3ebd-4345-9284-284b040afde1', 'd4865180-1e37-4870-8faa-5a088f3b0818', '2134eaa7-80df-488b-98b9-74d91c66f4f1', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795392875530, 1795392875530, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2134eaa7-80df-488b-98b9-74d91c66f4f1', 'd4865180-1e37-4870-8faa-5a088f3b0818', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392874750, 1795392875530, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 'ab05bb18-068a-4d5f-ac4c-914cb84237e5', '4d05bce0-9f83-410c-b2db-8f82da670fc2', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795392875452, 1795392875667, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('a7c7ac5d-72cf-45db-b326-7a597db56a4a', 'send-mail', '{}', 'done', 'send-mail', 1795392874592, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 1, 1000000, NULL, 1795392874592, 1795392874648, NULL);
INSERT INTO public.job VALUES ('7490433f-667f-4f34-99c1-0858e0c681a5', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795396474660, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('c759d6e5-bd81-442f-a2e0-5fd8e1690ae0', 'compact-history', '{}', 'queued', 'compact-history', 1795414474666, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('f75bc1fd-85d3-4f21-b42b-30269e0039cd', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795414474671, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('e9ff91d9-cfa9-475e-8898-8ffa7cd4b0a1', 'empty-trash', '{}', 'queued', 'empty-trash', 1795396474676, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('7ed45985-ff31-40c5-b08f-8db62e3356db', 'finish-trees', '{}', 'queued', 'finish-trees', 1795392904685, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('c946f659-02fa-4dfe-b47a-3b4dc26e8260', 'prune-rows', '{}', 'queued', 'prune-rows', 1795396474703, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874592, NULL, NULL);
INSERT INTO public.job VALUES ('2266cbf2-3c20-4788-ba90-1e4a4a3afe4b', 'send-mail', '{}', 'done', 'send-mail', 1795392875400, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 1, 1000000, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1795392875400, 1795392875451, NULL);
INSERT INTO public.job VALUES ('30c2c818-25fe-454c-afdf-f51189088558', 'send-mail', '{}', 'done', 'send-mail', 1795392874750, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 1, 1000000, NULL, 1795392874750, 1795392874851, NULL);
INSERT INTO public.job VALUES ('cc60ae2d-4821-4fdd-92ff-c6c3acd1defb', 'send-mail', '{}', 'done', 'send-mail', 1795392874980, NULL, 1, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 1, 1000000, NULL, 1795392874980, 1795392875089, NULL);
INSERT INTO public.job VALUES ('80891528-a8ab-48ee-90f8-cde860e90cf3', 'tell-review', '{}', 'queued', 'tell-review', 1795396475700, NULL, 3, '1d27d196-04bd-4a1a-9cc4-e988e4c2f5a1:25515290-026a-4505-b92d-07d2969014b0', 0, 1000000, NULL, 1795392874593, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-23T00:14:33.343Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-23T00:14:33.360Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-23T00:14:33.376Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-23T00:14:33.390Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-23T00:14:33.405Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-23T00:14:33.421Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-23T00:14:33.434Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-23T00:14:33.448Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-23T00:14:33.460Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-23T00:14:33.480Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-23T00:14:33.501Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-23T00:14:33.516Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-23T00:14:33.533Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-23T00:14:33.563Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-23T00:14:33.585Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-23T00:14:33.608Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-23T00:14:33.629Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-23T00:14:33.653Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-23T00:14:33.676Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-23T00:14:33.706Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-23T00:14:33.765Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-23T00:14:33.800Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-23T00:14:33.849Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-23T00:14:33.885Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-23T00:14:33.911Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-23T00:14:33.936Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-23T00:14:33.963Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-23T00:14:34.057Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-23T00:14:34.101Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-23T00:14:34.120Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-23T00:14:34.138Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-23T00:14:34.157Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-23T00:14:34.179Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-23T00:14:34.206Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-23T00:14:34.225Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('2c93cf28-a63a-4569-ba0d-dce2330be800', 'verify-email', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392874750, 1795565674750, 1795392874750, 1795392874847, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('b2a0942f-0322-40dc-beed-2081dad4a4fc', 'verify-email', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392874980, 1795565674980, 1795392874980, 1795392875074, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('ea1191e5-7c75-4eba-80ed-a96d0b90871f', 'group-added', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795392875400, NULL, 1795392875400, 1795392875441, NULL, 'http://localhost:21908/unsubscribe?token=group-added~jcR7etcR0J1BUKN2dZTmWbn2ZnOaX1GTPKB9VPODuq8', 2);
INSERT INTO public.membership VALUES ('ab05bb18-068a-4d5f-ac4c-914cb84237e5', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1, 1795392875385, 'editor', NULL);
INSERT INTO public.membership VALUES ('ab05bb18-068a-4d5f-ac4c-914cb84237e5', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 0, 1795392875400, 'editor', NULL);
INSERT INTO public.notification VALUES ('5d56421d-2d57-4baa-9b39-491254b42bf0', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795392874750, NULL, NULL);
INSERT INTO public.notification VALUES ('7f23ca67-3a3e-4a15-9dab-3b6a766075bc', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/ab05bb18-068a-4d5f-ac4c-914cb84237e5/', 0, 1795392875400, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795393774659);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795396474751);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795396474750);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795393774856);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797984874855);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795396474980);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795396474751);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795396474980);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795393775112);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797984875112);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1, 1795396475402);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 0, 1795396475402);
INSERT INTO public.rate_limit VALUES ('notice fa4babe1-c7fc-4c75-8daf-b7738b51fc2e ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 1, 1795479275400);
INSERT INTO public.rate_limit VALUES ('mail group-added fa4babe1-c7fc-4c75-8daf-b7738b51fc2e ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 1, 1795479275400);
INSERT INTO public.rate_limit VALUES ('mail group-added fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1, 1795479275400);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 1, 1795392935567);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1, 1795392935632);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795393774659);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797984875689);
INSERT INTO public.review_checkpoint VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795392875651);
INSERT INTO public.review_message VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', '48068a51-fbdc-4c41-807a-ceb528afbb64', '3d249e1a-a526-4204-adc5-b19b3dda1cbf', 'Is this *kept*?', '[]', 3, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Ada', 1795392875649, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', '3d249e1a-a526-4204-adc5-b19b3dda1cbf', 'comment', 'open', 'Shared', '48068a51-fbdc-4c41-807a-ceb528afbb64', 3, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Ada', 1795392875649, 1795392875649, NULL, NULL, NULL, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('6b7cb1dc-21f2-4820-9038-dd06a4e9ffef', '9a931f18-4f9b-4d90-a7e5-508091235f04', 'suggestion', 'open', '', NULL, 4, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Ada', 1795392875666, 1795392875666, NULL, NULL, NULL, 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('4fbd3a76-fea7-4333-9832-9b1caa65746c', 'f4c0941ba74a9b60062400ed4356e2a48ab475d4e9b30a154e37eed3756c157c', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Test client', 1795392874657, 1795392874657, 1803168874657, 1795392874846, 1795392874657, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('83d317f6-d8d0-4eed-a2a0-ae478065548a', 'e64754c958c2d0c5c0b3efe7152fe1615a71d420265a3ea3ba4d98def08f8c15', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'Test client', 1795392874855, 1795392874855, 1803168874855, NULL, 1795392874855, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('540ce5eb-a241-4ffb-9c4f-5fb47b16e6a8', '6e1942774edcd40444b6ba22706ef36703c90b072bb04fae34fedc1e9e330a7b', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Test client', 1795392874897, 1795392874897, 1803168874897, 1795392875099, 1795392874897, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('ce79a2df-2270-4b0f-8ab1-42bf777dbc85', '82686810ebd6ea9f1c483f71b47116b74c5f24486bd4b440779be0d4afa42083', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'Test client', 1795392875112, 1795392875112, 1803168875112, NULL, 1795392875112, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('1461e174-b35f-44f7-abe9-b37170591984', 'ee27afec41d39a48fb8f4a39599a7b6f96f82d366a691e52419a15364e9c6f9c', '536234c9-ff82-4710-a00e-a67799bc9a7b', 'Test client', 1795392875689, 1795392875689, 1803168875689, NULL, 1795392875689, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"0d4d7212","key":"M0WNHuCRLh9M+1J+Ud50PlubuZxTmW5l465xfbPOzDM=","madeAt":1795392874304,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"6981da9a","key":"kIHLbekeVIyhSPKU2L74eHzcKObOIdwoGNYo//k/rd4=","madeAt":1795392874324,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"873e057d","key":"4eeUfM3hYkmtDb+acJe4O/oL8OXDlkyjwJvKcikJ7cM=","madeAt":1795392874327,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"672216be","key":"/jJG62FfkYWmsVppQoqxwfW9fMH+MvoYNrtr5d9LuqY=","madeAt":1795392874332,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('5331653d-1af6-4002-b74f-65829c6b2c36', 'verify-email', 'ceb10d5750a25f020a92418fd6ffb64157e662f8422f06d022ffeef7c12be35d', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1795392874750, 1795565674750, NULL);
INSERT INTO public.token VALUES ('fe5ab4d2-7592-4ae5-96dc-1f0a14616f4e', 'verify-email', '961332d8f3db02658ab107cee076888fac33a1ee023e5cb6ee6b5329f300ef30', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 1795392874980, 1795565674980, NULL);
INSERT INTO public.token VALUES ('cda6d9be-301a-4280-89f2-3f42c910652f', 'unsubscribe', '13fd1c65e1fcfb33d1b7ac7703d064ff5ce2ae283c4fd857e533a638ef2fab50', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 1795392875400, 1826928875400, NULL);
INSERT INTO public."user" VALUES ('536234c9-ff82-4710-a00e-a67799bc9a7b', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$FrwT0lWSol1uT4Q/croVjA$E/TzM78GAFRzVh0kQcwdrxPqBV00Bm2MkchDpFSS/4U', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392874392, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$jQzFaNVNi1kWzUFJuVq+sw$bVOKyZda9H0a7/ZMmmVkY3ogkDQCs+F9GJYYWQnwe28', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392874750, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('ac1273cc-0fc1-46ba-ab09-6f8334b5d119', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$RSksccYgSr+y0JJlWF1tPA$6ty9k7mzWdK7jOIzWK78oLzAtE0QGewiDy0CaZC3yNc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392874980, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('ab05bb18-068a-4d5f-ac4c-914cb84237e5', 'Forest ✓ "quoted"', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', 1795392875385, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('5893c058-3979-4927-931c-99814f33d749', 'user', '536234c9-ff82-4710-a00e-a67799bc9a7b', NULL, '4ac92528-0a4a-46e4-86b1-e8e5b84059db', 104857600, 0, 0, 1, 1795392874392, 0);
INSERT INTO public.workspace VALUES ('51f6db5a-9a73-4da8-9567-1b278a8618e2', 'user', 'ac1273cc-0fc1-46ba-ab09-6f8334b5d119', NULL, '3415b5ed-8912-4e45-acff-81efddd18792', 104857600, 0, 0, 1, 1795392874980, 0);
INSERT INTO public.workspace VALUES ('d4865180-1e37-4870-8faa-5a088f3b0818', 'user', 'fa4babe1-c7fc-4c75-8daf-b7738b51fc2e', NULL, '2134eaa7-80df-488b-98b9-74d91c66f4f1', 104857600, 43, 2, 3, 1795392874750, 0);
INSERT INTO public.workspace VALUES ('ab05bb18-068a-4d5f-ac4c-914cb84237e5', 'group', NULL, 'ab05bb18-068a-4d5f-ac4c-914cb84237e5', '4d05bce0-9f83-410c-b2db-8f82da670fc2', 524288000, 36, 2, 4, 1795392875385, 0);
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
