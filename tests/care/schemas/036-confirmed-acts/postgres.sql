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
    confirmed_at bigint,
    confirmed_for text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795392987609);
INSERT INTO public.defaults_file VALUES ('8f1712d4-6692-4f79-a3c0-01890ab1efcf', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('51762a82-c38e-4120-9b53-0c9ae197e66d', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('7c79d09f-78d5-44bf-81c8-deb51affd72d', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('50c6593f-2a1a-4f18-b7c8-b089751f553c', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('f7857deb-b0da-4501-ac86-e275af68e7da', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('766a5dd3-8f82-4669-97e4-bc3af1d60917', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('20e89fd8-8dd7-4715-9d49-5bc58ac53955', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('7500f182-9b83-483f-a1ea-fc235229cf11', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('361b0ccd-17c4-4678-8507-3471c31adc81', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('0565f7e8-7a32-40c9-a878-b6fd164c6f7d', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795392986705, 1795392986705);
INSERT INTO public.defaults_file VALUES ('540b8040-177f-4b2f-93fe-82707ab8e241', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795392986705, 1795392986705);
INSERT INTO public.document VALUES ('29ec65a8-9fc7-4ba7-8b04-3a6fc103ae7e', 0, 'c707e0f6-76ce-4930-9dd4-164e330ce426', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('db8c350e-326e-4241-b848-d9b81fba5d62', 0, 'aa243060-1b61-468d-8340-04879b8c7f55', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 4, '97d58006-f747-4daf-a2ee-27862c51ffd2', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', '7cfd2f7f07340f98846207b5854d2625', '3fe5e851-4031-43c0-abb8-a860933ecc99', '875ad710-cac8-4e4a-9250-d640895969ce', 2, 2, 1795392987678);
INSERT INTO public.document_client VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 'f8bcd8fa5aecd4d279a676151334a434', '6585239e-40ad-46c5-bd55-fd356c76c5e6', '837eeaa4-dd4e-47d3-b8e3-c059f79bf9ce', 2, 4, 1795392987723);
INSERT INTO public.document_snapshot VALUES ('29ec65a8-9fc7-4ba7-8b04-3a6fc103ae7e', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795392987528);
INSERT INTO public.document_snapshot VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795392987550);
INSERT INTO public.document_snapshot VALUES ('db8c350e-326e-4241-b848-d9b81fba5d62', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795392987567);
INSERT INTO public.document_update VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 0, 1, '\x5b7b22636c69656e744944223a223763666432663766303733343066393838343632303762353835346432363235222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"3fe5e851-4031-43c0-abb8-a860933ecc99","name":"Ben","from":0,"to":1}]', 1795392987671, 1795392987671, 'pushed');
INSERT INTO public.document_update VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 1, 2, '\x5b7b22636c69656e744944223a223763666432663766303733343066393838343632303762353835346432363235222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"3fe5e851-4031-43c0-abb8-a860933ecc99","name":"Ben","from":1,"to":2}]', 1795392987678, 1795392987678, 'pushed');
INSERT INTO public.document_update VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 2, 3, '\x789c158e4b6a03311404efd26b0946ffcf2e904dce6066f1243dd903f14ce2d122c6f8ee41cb2e28aa2f2fd4ef8df7f1f5898c1e4b6db19323aecd361d12f9e09553c658b2c642a0de68bff2897cd17a1538f917590970ef5cc7c42f8ce70f2363dc1e4c0d025b43460b964ae72429762dad272f89a297256a1fc8736b5420407bbd1d0fe417fae3b8232f02e340f60283ff0632f016b8f379d27536ac091c83f17259162dadb24e924d5196aeac32d5b65ee78372b4e774a7ba8fedd8e7d155a04cea5d74da249676a126adaf4e96e69ceccd385f83af8e3d0476bacfe24723088c6d0e15923349a718c2a2dfeb7bfd0756845e64', '[{"user":"6585239e-40ad-46c5-bd55-fd356c76c5e6","name":"Ada","from":2,"to":3}]', 1795392987704, 1795392987704, 'pushed');
INSERT INTO public.document_update VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 3, 4, '\x789c458fcd6ac3301084df65ce12d8fab5742be9a5cf607cd0cf2a314dec3496a1c1f8dd8b534a4fb33b0cbbdff41bd275a4a97ebcc3a37431e5ae041d2865958575c158d3ea564a159454604897309d6981ef85181816fa82170c540aa57ad81beaf34ef058d6f399960af6378df3040f53dad449ad79964970a56dc39d70914b53a2cdc995363660b8acd3e7efb931c323802154f88621adaf3f7dc3cc7010dcaf6322f80d91cafca057e63ffad24adf151ea7f9769b27ecfbc0901ff31dbe1f18e2f3a0d29d16d211574dc85c99a479cc5af392a536c99aa4c980610ab7a3da5b3e78ea782cad755a3ae13a6b45bb0ffbf00386836212', '[{"user":"6585239e-40ad-46c5-bd55-fd356c76c5e6","name":"Ada","from":3,"to":4}]', 1795392987723, 1795392987723, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795392986693);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"6f0a9b61-e0e0-41db-81f6-e5247d5f388f","email":"admin@example.org"}', 1795392986693);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6f0a9b61-e0e0-41db-81f6-e5247d5f388f","email":"admin@example.org","sessionId":"b9b4b1c2-8a2b-4acb-ab45-9cb54963c935","clientId":"Test client","address":"127.0.0.1"}', 1795392986878);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392986965);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"6585239e-40ad-46c5-bd55-fd356c76c5e6","email":"ada@example.org"}', 1795392986973);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392987030);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"user.updated","userId":"6585239e-40ad-46c5-bd55-fd356c76c5e6","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392987047);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6585239e-40ad-46c5-bd55-fd356c76c5e6","email":"ada@example.org","sessionId":"837eeaa4-dd4e-47d3-b8e3-c059f79bf9ce","clientId":"Test client","address":"127.0.0.1"}', 1795392987071);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6f0a9b61-e0e0-41db-81f6-e5247d5f388f","email":"admin@example.org","sessionId":"01622d67-510b-44df-9401-aae28a0ab07e","clientId":"Test client","address":"127.0.0.1"}', 1795392987113);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795392987164);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"3fe5e851-4031-43c0-abb8-a860933ecc99","email":"ben@example.org"}', 1795392987170);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795392987225);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"user.updated","userId":"3fe5e851-4031-43c0-abb8-a860933ecc99","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795392987236);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"3fe5e851-4031-43c0-abb8-a860933ecc99","email":"ben@example.org","sessionId":"875ad710-cac8-4e4a-9250-d640895969ce","clientId":"Test client","address":"127.0.0.1"}', 1795392987256);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Ada', '{"type":"group.created","groupId":"04b4637e-223a-4956-a721-2926ac1ecc62","name":"Forest ✓ \"quoted\""}', 1795392987489);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Ada', '{"type":"group.member-added","groupId":"04b4637e-223a-4956-a721-2926ac1ecc62","name":"Forest ✓ \"quoted\"","userId":"3fe5e851-4031-43c0-abb8-a860933ecc99","userName":"Ben"}', 1795392987505);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"6f0a9b61-e0e0-41db-81f6-e5247d5f388f","email":"admin@example.org","sessionId":"39eac4af-2bad-400e-a275-b5b17510124a","clientId":"Test client","address":"127.0.0.1"}', 1795392987746);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795392987798);
INSERT INTO public.item VALUES ('16317589-82a2-44c4-820a-2d388a4b72e4', 'd279a665-d441-4c17-b528-936cb8c265d0', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392986693, 1795392986693, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('946ee866-334a-4458-a343-335ba6391707', '7cdf81c3-4677-4ad0-8692-53240b8a574d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392987170, 1795392987170, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('29ec65a8-9fc7-4ba7-8b04-3a6fc103ae7e', '94c78ea2-2487-4e76-8d4c-708cfac6b79f', '8f8450d7-d6a1-4c5b-a3b0-4f054a5f6cef', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795392987528, 1795392987528, '6585239e-40ad-46c5-bd55-fd356c76c5e6', '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('db8c350e-326e-4241-b848-d9b81fba5d62', '04b4637e-223a-4956-a721-2926ac1ecc62', 'a031b091-5e19-4a43-980f-2434abd2e10a', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795392987567, 1795392987567, '6585239e-40ad-46c5-bd55-fd356c76c5e6', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 1795392987579, 'db8c350e-326e-4241-b848-d9b81fba5d62', '6585239e-40ad-46c5-bd55-fd356c76c5e6');
INSERT INTO public.item VALUES ('a031b091-5e19-4a43-980f-2434abd2e10a', '04b4637e-223a-4956-a721-2926ac1ecc62', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392987489, 1795392987579, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('2b1e2a25-8cd0-4e84-96dd-6878917cf859', '94c78ea2-2487-4e76-8d4c-708cfac6b79f', '8f8450d7-d6a1-4c5b-a3b0-4f054a5f6cef', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795392987609, 1795392987609, '6585239e-40ad-46c5-bd55-fd356c76c5e6', '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8f8450d7-d6a1-4c5b-a3b0-4f054a5f6cef', '94c78ea2-2487-4e76-8d4c-708cfac6b79f', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795392986973, 1795392987609, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', '04b4637e-223a-4956-a721-2926ac1ecc62', 'a031b091-5e19-4a43-980f-2434abd2e10a', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795392987550, 1795392987723, '6585239e-40ad-46c5-bd55-fd356c76c5e6', '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('0559f16f-293f-4e76-98d6-dc40db23e4fe', 'send-mail', '{}', 'done', 'send-mail', 1795392986822, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 1, 1000000, NULL, 1795392986822, 1795392986880, NULL);
INSERT INTO public.job VALUES ('27c625cb-f697-4f90-8a57-c25a829c16c7', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795396586885, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('6178f812-ad3b-45a3-b811-fcb024cc5118', 'compact-history', '{}', 'queued', 'compact-history', 1795414586890, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('90af120d-d414-43f1-9463-a17e54919b49', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795414586892, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('5a7d1be4-42a1-4c22-b919-02a0d87b9cdf', 'finish-trees', '{}', 'queued', 'finish-trees', 1795393016895, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('6a61d24b-a655-4067-814e-94ca4d5562f7', 'empty-trash', '{}', 'queued', 'empty-trash', 1795396586908, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('d0c424c1-6c0c-40c1-960a-f99d0da8c6fd', 'prune-rows', '{}', 'queued', 'prune-rows', 1795396586923, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.job VALUES ('26de40e8-50f3-4367-b9c5-103e8de7b58e', 'send-mail', '{}', 'done', 'send-mail', 1795392987505, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 1, 1000000, '6585239e-40ad-46c5-bd55-fd356c76c5e6', 1795392987505, 1795392987545, NULL);
INSERT INTO public.job VALUES ('a7e6c42b-15f8-4e6d-beba-fd9112163dd0', 'send-mail', '{}', 'done', 'send-mail', 1795392986973, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 1, 1000000, NULL, 1795392986973, 1795392987065, NULL);
INSERT INTO public.job VALUES ('f7a84b9e-25e5-4432-95d4-fc98ba1243c0', 'send-mail', '{}', 'done', 'send-mail', 1795392987170, NULL, 1, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 1, 1000000, NULL, 1795392987170, 1795392987243, NULL);
INSERT INTO public.job VALUES ('d7369cd6-baeb-4336-b556-dfb5a813ca7b', 'tell-review', '{}', 'queued', 'tell-review', 1795396587759, NULL, 3, '4ba065a7-9a6b-4869-af53-7b07b565fe29:02d11ab6-d9bb-4ef3-82f5-cd9bb9082759', 0, 1000000, NULL, 1795392986822, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-23T00:16:25.930Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-23T00:16:25.948Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-23T00:16:25.965Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-23T00:16:25.982Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-23T00:16:25.995Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-23T00:16:26.012Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-23T00:16:26.029Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-23T00:16:26.042Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-23T00:16:26.053Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-23T00:16:26.068Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-23T00:16:26.092Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-23T00:16:26.104Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-23T00:16:26.119Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-23T00:16:26.145Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-23T00:16:26.162Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-23T00:16:26.177Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-23T00:16:26.190Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-23T00:16:26.205Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-23T00:16:26.223Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-23T00:16:26.243Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-23T00:16:26.261Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-23T00:16:26.279Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-23T00:16:26.299Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-23T00:16:26.318Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-23T00:16:26.339Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-23T00:16:26.360Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-23T00:16:26.390Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-23T00:16:26.431Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-23T00:16:26.468Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-23T00:16:26.483Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-23T00:16:26.498Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-23T00:16:26.517Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-23T00:16:26.537Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-23T00:16:26.562Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-23T00:16:26.579Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-23T00:16:26.594Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('337c30c0-86ad-458c-a801-67c7efa407f8', 'verify-email', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392986973, 1795565786973, 1795392986973, 1795392987060, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('e6255130-1af4-4844-8ba9-9b3fd3944e77', 'verify-email', '3fe5e851-4031-43c0-abb8-a860933ecc99', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795392987170, 1795565787170, 1795392987170, 1795392987239, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('0f99e8e2-1e72-4d56-8043-c22809ad79e7', 'group-added', '3fe5e851-4031-43c0-abb8-a860933ecc99', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795392987505, NULL, 1795392987505, 1795392987541, NULL, 'http://localhost:15475/unsubscribe?token=group-added~eIxmStohRhLuCfAAkLCSRUm7KE-MU50F_8Ww5FNSY-0', 2);
INSERT INTO public.membership VALUES ('04b4637e-223a-4956-a721-2926ac1ecc62', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 1, 1795392987489, 'editor', NULL);
INSERT INTO public.membership VALUES ('04b4637e-223a-4956-a721-2926ac1ecc62', '3fe5e851-4031-43c0-abb8-a860933ecc99', 0, 1795392987505, 'editor', NULL);
INSERT INTO public.notification VALUES ('9595ac38-3233-429d-b6a4-ae5fb90909e9', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795392986973, NULL, NULL);
INSERT INTO public.notification VALUES ('dfdb616f-7ece-49e3-ab92-664e73072c69', '3fe5e851-4031-43c0-abb8-a860933ecc99', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/04b4637e-223a-4956-a721-2926ac1ecc62/', 0, 1795392987505, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795393886879);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795396586974);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795396586973);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795393887071);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797984987071);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795396587171);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795396586974);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795396587170);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795393887256);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797984987256);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:6585239e-40ad-46c5-bd55-fd356c76c5e6', 1, 1795396587507);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:6585239e-40ad-46c5-bd55-fd356c76c5e6', 0, 1795396587507);
INSERT INTO public.rate_limit VALUES ('notice 6585239e-40ad-46c5-bd55-fd356c76c5e6 3fe5e851-4031-43c0-abb8-a860933ecc99', 1, 1795479387505);
INSERT INTO public.rate_limit VALUES ('mail group-added 6585239e-40ad-46c5-bd55-fd356c76c5e6 3fe5e851-4031-43c0-abb8-a860933ecc99', 1, 1795479387505);
INSERT INTO public.rate_limit VALUES ('mail group-added 6585239e-40ad-46c5-bd55-fd356c76c5e6', 1, 1795479387505);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:3fe5e851-4031-43c0-abb8-a860933ecc99', 1, 1795393047637);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:6585239e-40ad-46c5-bd55-fd356c76c5e6', 1, 1795393047684);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795393886879);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797984987746);
INSERT INTO public.review_checkpoint VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795392987704);
INSERT INTO public.review_message VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', '437e8736-0002-4145-a498-bf1413c4dfcd', 'd74abfe9-a8f2-46a6-aa86-b8267a6eddab', 'Is this *kept*?', '[]', 3, '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Ada', 1795392987702, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', 'd74abfe9-a8f2-46a6-aa86-b8267a6eddab', 'comment', 'open', 'Shared', '437e8736-0002-4145-a498-bf1413c4dfcd', 3, '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Ada', 1795392987702, 1795392987702, NULL, NULL, NULL, '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('6043d70a-6904-427a-b318-bcb0c7258d18', '6f1c8355-d3c2-4570-929b-36fb7dc9f1b0', 'suggestion', 'open', '', NULL, 4, '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Ada', 1795392987721, 1795392987721, NULL, NULL, NULL, '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('b9b4b1c2-8a2b-4acb-ab45-9cb54963c935', '9fd20b52d13e456dd37f1228459afc577a14218cdf155de4e549674862a75073', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Test client', 1795392986878, 1795392986878, 1803168986878, 1795392987063, 1795392986878, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('837eeaa4-dd4e-47d3-b8e3-c059f79bf9ce', '018c48eeb2aa0f6a68e50fcd44514e582fa38b449ad2cdb6225b1bbcff1f2632', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 'Test client', 1795392987071, 1795392987071, 1803168987071, NULL, 1795392987071, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('01622d67-510b-44df-9401-aae28a0ab07e', '4224a0f0fe9f1d6ca486bd0721f13a8be2f224d85e5da62790e9c2baeda21482', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Test client', 1795392987113, 1795392987113, 1803168987113, 1795392987248, 1795392987113, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('875ad710-cac8-4e4a-9250-d640895969ce', 'a7ebdc9ebbc20d7ceaae0af7edb9f944669186aed19b710625d37fa47da5ede8', '3fe5e851-4031-43c0-abb8-a860933ecc99', 'Test client', 1795392987256, 1795392987256, 1803168987256, NULL, 1795392987256, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('39eac4af-2bad-400e-a275-b5b17510124a', '3945256a5477294bf3306c7fb29662a506f36d97286ac409606d3b89965402c8', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'Test client', 1795392987746, 1795392987746, 1803168987746, NULL, 1795392987746, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"bdc03628","key":"/p4moIxfzdDlSvLBj6p/0CL6e5GWs0nEweuVTgnN3fU=","madeAt":1795392986641,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"634543c2","key":"WlMa5pnLeYTS3vsGh9UYaSBvW/EhB6+fMfgAF/Yo1XI=","madeAt":1795392986646,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"c5f66178","key":"ZR7T9an9X4ycG756IRThLlSVow/lZ86okaEtOLXKI8E=","madeAt":1795392986648,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"83f0044c","key":"HICXp1uGLOFUZwjz7MfJGBrZ2aWuveNcP5HV7s43KVQ=","madeAt":1795392986650,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('906e2016-e60b-4450-8fc7-7efc24d286b1', 'verify-email', '6508f82882d95d40263108549adf629a8eaf449a1d4fea1e33b9bd3c277c6656', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 1795392986973, 1795565786973, NULL);
INSERT INTO public.token VALUES ('110125c3-480d-459f-af5c-cb7d2a1c8117', 'verify-email', '52c7d4a990b8b9308607f386ae6e8feb5bbc349b7f365e711826fdca6533c5fa', '3fe5e851-4031-43c0-abb8-a860933ecc99', 1795392987170, 1795565787170, NULL);
INSERT INTO public.token VALUES ('4cf1c90b-7086-4d16-90a5-aaa1a52c09e9', 'unsubscribe', 'a7e5984acb2e092c07fa39558a424c5262532559b1edd38e168d41581c95957f', '3fe5e851-4031-43c0-abb8-a860933ecc99', 1795392987505, 1826928987505, NULL);
INSERT INTO public."user" VALUES ('6f0a9b61-e0e0-41db-81f6-e5247d5f388f', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$pOWZsbcL0iCN9uKPOdEBug$Uxb8FaRCCFl1wZekAqRRjzSwSKBhpkskXUEfMURnt+s', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392986693, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('6585239e-40ad-46c5-bd55-fd356c76c5e6', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$tyE4cP0bbmQTI74fOCy15g$PvqAlIIkNtnM0xrD81JqXvJYy0+7aleOZYyszUp5Qw8', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392986973, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('3fe5e851-4031-43c0-abb8-a860933ecc99', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Nb4r/Nq20lLATLNp3TUiUw$dFM6s+CrbuKaA7qDshMMrR/jzEjG219DaSiWk6hI4GE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795392987170, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('04b4637e-223a-4956-a721-2926ac1ecc62', 'Forest ✓ "quoted"', '6585239e-40ad-46c5-bd55-fd356c76c5e6', 1795392987489, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('d279a665-d441-4c17-b528-936cb8c265d0', 'user', '6f0a9b61-e0e0-41db-81f6-e5247d5f388f', NULL, '16317589-82a2-44c4-820a-2d388a4b72e4', 104857600, 0, 0, 1, 1795392986693, 0);
INSERT INTO public.workspace VALUES ('7cdf81c3-4677-4ad0-8692-53240b8a574d', 'user', '3fe5e851-4031-43c0-abb8-a860933ecc99', NULL, '946ee866-334a-4458-a343-335ba6391707', 104857600, 0, 0, 1, 1795392987170, 0);
INSERT INTO public.workspace VALUES ('94c78ea2-2487-4e76-8d4c-708cfac6b79f', 'user', '6585239e-40ad-46c5-bd55-fd356c76c5e6', NULL, '8f8450d7-d6a1-4c5b-a3b0-4f054a5f6cef', 104857600, 43, 2, 3, 1795392986973, 0);
INSERT INTO public.workspace VALUES ('04b4637e-223a-4956-a721-2926ac1ecc62', 'group', NULL, '04b4637e-223a-4956-a721-2926ac1ecc62', 'a031b091-5e19-4a43-980f-2434abd2e10a', 524288000, 36, 2, 4, 1795392987489, 0);
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
