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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795379410585);
INSERT INTO public.defaults_file VALUES ('4883890e-420e-4349-b00a-2a58f39699de', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('119d39a4-901b-4b44-90d5-5b29a57aa3a9', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('7b4e3e43-725b-4361-a50c-2bcae6768fad', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('769776c5-3bb2-400e-95a0-696df23e97bd', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('f34e6f38-350e-4e97-9116-9d827181ef09', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('a6f165d6-5f12-47dc-9d04-c467a58d3f16', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('24a91ce2-cc2d-484c-a073-dd925970d12f', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('cfe069a3-d6f0-49c8-bafa-37c4c67a9a4d', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('dee06a07-8908-45ad-93da-60a8b35e59a0', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('6628c682-4d99-41c9-9855-aa7772dd53ee', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795379409400, 1795379409400);
INSERT INTO public.defaults_file VALUES ('99ccf1f8-11c5-4352-8f00-5aa564dbce72', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795379409400, 1795379409400);
INSERT INTO public.document VALUES ('05924268-589b-4dac-a150-ccc2a5ce97d2', 0, 'ad297657-e180-47cf-82c0-1aa15fb7a855', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('bdacfb82-3d02-4cbb-a8f0-5390125527a1', 0, 'dfd7f182-3747-4439-b8c8-5a8afbedb159', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 4, 'f6b6c296-b0fd-49fd-bf49-215e70da414d', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', '4107b3bb20af618efa43c95444477f9e', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', '1be3d73e-d084-47c2-93f0-448f5eee8394', 2, 2, 1795379410672);
INSERT INTO public.document_client VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', '5a7e803c6395ef9983ef20cdc7299671', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'd1eafec4-3815-4e07-950d-158f9b353697', 2, 4, 1795379410721);
INSERT INTO public.document_snapshot VALUES ('05924268-589b-4dac-a150-ccc2a5ce97d2', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795379410493);
INSERT INTO public.document_snapshot VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795379410518);
INSERT INTO public.document_snapshot VALUES ('bdacfb82-3d02-4cbb-a8f0-5390125527a1', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795379410540);
INSERT INTO public.document_update VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 0, 1, '\x5b7b22636c69656e744944223a223431303762336262323061663631386566613433633935343434343737663965222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","name":"Ben","from":0,"to":1}]', 1795379410663, 1795379410663, 'pushed');
INSERT INTO public.document_update VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 1, 2, '\x5b7b22636c69656e744944223a223431303762336262323061663631386566613433633935343434343737663965222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","name":"Ben","from":1,"to":2}]', 1795379410672, 1795379410672, 'pushed');
INSERT INTO public.document_update VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 2, 3, '\x789c158e3b6ec3301044ef3235092cc58f447601d2e40c860a72b9b405c45262b18861f8ee01cb79c0cc9bcb0bfcbdc9debf3e91e0f32c0b590e367a69312e56da445c799e620cb38102dff27e9513e9324dabc229bf4846415a13ee03bfd09f3f82847e7b48ae50d82a122c15638269da7a0ada15ef7494429a0a51aed6d92a0485bcf3ed7820bdd01ec71d8914fa811414bafc7524e0ad7097f3ccd7e160ae2cb3f3da738bda79093a67b13a2fc47109deb4e0a0508efa1cdd51ddfb76ece3e8aa500615ef62a9e2347b9eb40be2f5522d6bb3f82ca551b03236f67c1fc68f9aa1d0b711cc1cbd9da33334937dafeff51f3e3e5df2', '[{"user":"e549bde4-c5c2-46e5-8d3c-185aebf063e4","name":"Ada","from":2,"to":3}]', 1795379410705, 1795379410705, 'pushed');
INSERT INTO public.document_update VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 3, 4, '\x789c458fcd6ac3301084df65ce12c8fab12cdd4a7ae933181fe4d52a314dec3456a021f8dd8b534a4fbb337cecccf64fd079e2b97ebc23c225cf9d32d49ae0b884d0192e5a5126af43687d03013aa5f9c82b62aff520b0f217a216e05298ea6e3f511f5746c47a3f1e79ad107fdbb4cc882861346c3d49a30249cbae91dd98bdecda267485487362089ceef3e7efb9292322412055442540f7574eaf443bec0daee78918f18991cb72e317f38fbe66e5ef8a88c372b92c33b66d10c8b7e58ad80f02e30311ec6c18335b498eb4b42d3bd96543b2e95ce2b1a8d6b085c09c2efb6b6f79ef53a75d343e38e3836d94d76a1bb6e107915062b0', '[{"user":"e549bde4-c5c2-46e5-8d3c-185aebf063e4","name":"Ada","from":3,"to":4}]', 1795379410721, 1795379410721, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795379409382);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"1345acdb-caae-4121-92f1-c2a91705b90a","email":"admin@example.org"}', 1795379409382);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1345acdb-caae-4121-92f1-c2a91705b90a","email":"admin@example.org","sessionId":"40781730-d958-4953-8abd-e8de2c82e413","clientId":"Test client","address":"127.0.0.1"}', 1795379409702);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379409847);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"e549bde4-c5c2-46e5-8d3c-185aebf063e4","email":"ada@example.org"}', 1795379409875);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379409986);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"user.updated","userId":"e549bde4-c5c2-46e5-8d3c-185aebf063e4","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379410005);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"e549bde4-c5c2-46e5-8d3c-185aebf063e4","email":"ada@example.org","sessionId":"d1eafec4-3815-4e07-950d-158f9b353697","clientId":"Test client","address":"127.0.0.1"}', 1795379410036);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1345acdb-caae-4121-92f1-c2a91705b90a","email":"admin@example.org","sessionId":"9a1b1725-6356-4514-9f17-0a3c8df37aaa","clientId":"Test client","address":"127.0.0.1"}', 1795379410079);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379410122);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","email":"ben@example.org"}', 1795379410131);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379410190);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"user.updated","userId":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379410201);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","email":"ben@example.org","sessionId":"1be3d73e-d084-47c2-93f0-448f5eee8394","clientId":"Test client","address":"127.0.0.1"}', 1795379410219);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Ada', '{"type":"group.created","groupId":"ea665789-33f0-44db-8daa-5ff00c42e586","name":"Forest ✓ \"quoted\""}', 1795379410451);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Ada', '{"type":"group.member-added","groupId":"ea665789-33f0-44db-8daa-5ff00c42e586","name":"Forest ✓ \"quoted\"","userId":"b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca","userName":"Ben"}', 1795379410466);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1345acdb-caae-4121-92f1-c2a91705b90a","email":"admin@example.org","sessionId":"c91a558c-2d2c-4092-bef3-47177c9533b6","clientId":"Test client","address":"127.0.0.1"}', 1795379410742);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795379410791);
INSERT INTO public.item VALUES ('d87759fa-8fc0-47c5-82cd-df2cf6ee8718', 'b1629197-2936-4c1d-912d-556324ad5968', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379409382, 1795379409382, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6293606f-88ff-44dd-b51c-6057c15333f1', 'c3643180-cece-47d5-a996-a9c2614d2157', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379410131, 1795379410131, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('05924268-589b-4dac-a150-ccc2a5ce97d2', '2c641dbb-b193-4fde-aa0c-2ca7e5411593', '920dc543-0838-4966-9259-362a9ced168c', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795379410493, 1795379410493, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('bdacfb82-3d02-4cbb-a8f0-5390125527a1', 'ea665789-33f0-44db-8daa-5ff00c42e586', 'fc0acdd6-82e7-417c-89c2-c7359a718457', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795379410540, 1795379410540, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1795379410554, 'bdacfb82-3d02-4cbb-a8f0-5390125527a1', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4');
INSERT INTO public.item VALUES ('fc0acdd6-82e7-417c-89c2-c7359a718457', 'ea665789-33f0-44db-8daa-5ff00c42e586', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379410451, 1795379410554, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('184273b8-bcad-4c84-9ac7-9e9dbc9ecb79', '2c641dbb-b193-4fde-aa0c-2ca7e5411593', '920dc543-0838-4966-9259-362a9ced168c', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795379410585, 1795379410585, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('920dc543-0838-4966-9259-362a9ced168c', '2c641dbb-b193-4fde-aa0c-2ca7e5411593', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379409875, 1795379410585, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 'ea665789-33f0-44db-8daa-5ff00c42e586', 'fc0acdd6-82e7-417c-89c2-c7359a718457', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795379410518, 1795379410721, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('3cd5a71d-9d17-4236-a556-7f0912ced9e2', 'send-mail', '{}', 'done', 'send-mail', 1795379409592, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 1, 1000000, NULL, 1795379409592, 1795379409647, NULL);
INSERT INTO public.job VALUES ('09ae9880-679c-4dfb-83de-cbf2a2f1a460', 'empty-trash', '{}', 'queued', 'empty-trash', 1795383009686, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('1d854692-b742-4427-881e-a4ec5854404e', 'compact-history', '{}', 'queued', 'compact-history', 1795401009695, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('ecce0497-0fc1-46b5-abf0-b654c6bed3c1', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795383009695, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('6a286601-1fd6-4d76-bf93-873a6b3c4c20', 'finish-trees', '{}', 'queued', 'finish-trees', 1795379439711, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('ba2f5058-cb22-4fa7-8cfe-e9ae52d72613', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795401009724, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('30df0f64-ff73-4c82-92e2-a284ba7d1edb', 'prune-rows', '{}', 'queued', 'prune-rows', 1795383009746, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.job VALUES ('5e79e531-b3b6-4995-bd74-896f16859186', 'send-mail', '{}', 'done', 'send-mail', 1795379410466, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 1, 1000000, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1795379410466, 1795379410523, NULL);
INSERT INTO public.job VALUES ('5dbe34cf-2e04-4ce7-9f6e-c1a9bbad8376', 'send-mail', '{}', 'done', 'send-mail', 1795379409875, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 1, 1000000, NULL, 1795379409875, 1795379410024, NULL);
INSERT INTO public.job VALUES ('6fe68e6c-ddc2-410d-a279-5d02c2c76100', 'send-mail', '{}', 'done', 'send-mail', 1795379410131, NULL, 1, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 1, 1000000, NULL, 1795379410131, 1795379410209, NULL);
INSERT INTO public.job VALUES ('0bd9921b-7262-4553-891c-904ba9e358a0', 'tell-review', '{}', 'queued', 'tell-review', 1795383010751, NULL, 3, '3a64d271-fab0-43d8-a4e4-5b3bb5234de3:1139f9e8-3ef6-4227-a3f9-0cd1e818bd7f', 0, 1000000, NULL, 1795379409592, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T20:30:08.397Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T20:30:08.424Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T20:30:08.445Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T20:30:08.461Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T20:30:08.479Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T20:30:08.501Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T20:30:08.517Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T20:30:08.534Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T20:30:08.548Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T20:30:08.568Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T20:30:08.608Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T20:30:08.624Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T20:30:08.647Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T20:30:08.706Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T20:30:08.743Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T20:30:08.768Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T20:30:08.796Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T20:30:08.829Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T20:30:08.858Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T20:30:08.899Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T20:30:08.924Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T20:30:08.954Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T20:30:08.980Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T20:30:09.006Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-22T20:30:09.041Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-22T20:30:09.079Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-22T20:30:09.128Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-22T20:30:09.187Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-22T20:30:09.254Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('d0577be7-cee2-49b9-b638-620822c5c7f1', 'verify-email', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379409875, 1795552209875, 1795379409875, 1795379410021, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('34a30b04-a163-4d41-9eac-ea2eb256fd64', 'verify-email', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379410131, 1795552210131, 1795379410131, 1795379410205, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('35af8f12-bd0a-453b-8dab-e0c4f661ed6e', 'group-added', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795379410466, NULL, 1795379410466, 1795379410519, NULL, 'http://localhost:30296/unsubscribe?token=group-added~wRZUWP9Vfl2eGrZOLukTKflzmDuUTnDXOIfc4oYRCaw', 2);
INSERT INTO public.membership VALUES ('ea665789-33f0-44db-8daa-5ff00c42e586', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1, 1795379410451, 'editor');
INSERT INTO public.membership VALUES ('ea665789-33f0-44db-8daa-5ff00c42e586', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 0, 1795379410466, 'editor');
INSERT INTO public.notification VALUES ('20dc7971-44ff-4c42-9235-62cb736a9adf', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795379409875, NULL, NULL);
INSERT INTO public.notification VALUES ('4d455885-ad3c-4520-b8cf-32e95acc4ffe', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/ea665789-33f0-44db-8daa-5ff00c42e586/', 0, 1795379410466, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795380309703);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795383009883);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795383009875);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795380310036);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797971410036);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795383010131);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795383009883);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795383010131);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795380310219);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797971410219);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1, 1795383010468);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:e549bde4-c5c2-46e5-8d3c-185aebf063e4', 0, 1795383010468);
INSERT INTO public.rate_limit VALUES ('notice e549bde4-c5c2-46e5-8d3c-185aebf063e4 b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 1, 1795465810466);
INSERT INTO public.rate_limit VALUES ('mail group-added e549bde4-c5c2-46e5-8d3c-185aebf063e4 b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 1, 1795465810466);
INSERT INTO public.rate_limit VALUES ('mail group-added e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1, 1795465810466);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 1, 1795379470607);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1, 1795379470680);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795380309703);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797971410742);
INSERT INTO public.review_checkpoint VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795379410705);
INSERT INTO public.review_message VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 'ccdce745-5cf9-45e6-aae3-a80c98651f64', '30b1161f-3506-4b54-9eb0-0b00ad343de0', 'Is this *kept*?', '[]', 3, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Ada', 1795379410703, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', '30b1161f-3506-4b54-9eb0-0b00ad343de0', 'comment', 'open', 'Shared', 'ccdce745-5cf9-45e6-aae3-a80c98651f64', 3, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Ada', 1795379410703, 1795379410703, NULL, NULL, NULL, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('0fc41a19-8cf7-43eb-a5af-7eb222263011', 'f9b3e47c-309c-4e51-8bd7-86198fcc2eae', 'suggestion', 'open', '', NULL, 4, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Ada', 1795379410720, 1795379410720, NULL, NULL, NULL, 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('40781730-d958-4953-8abd-e8de2c82e413', '246163243b3eb15b3753cb6ce8f7969e9d039b8b110ff285d352c20bad18008b', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Test client', 1795379409702, 1795379409702, 1803155409702, 1795379410027, 1795379409702, NULL, NULL);
INSERT INTO public.session VALUES ('d1eafec4-3815-4e07-950d-158f9b353697', 'a574287e4be799329ca7e7e2d553c947eb63f1045a1b6aa7fd0cf5da82f0f5c3', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'Test client', 1795379410036, 1795379410036, 1803155410036, NULL, 1795379410036, NULL, NULL);
INSERT INTO public.session VALUES ('9a1b1725-6356-4514-9f17-0a3c8df37aaa', '86fe6ce1ffdcedf1113a96f0cf954ca963824dad3cc216764ce05a1da6e3f79a', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Test client', 1795379410079, 1795379410079, 1803155410079, 1795379410212, 1795379410079, NULL, NULL);
INSERT INTO public.session VALUES ('1be3d73e-d084-47c2-93f0-448f5eee8394', 'cbe1b07062199d978ee806aed1b1c75ec422217be242a0570ab0e05732c278af', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 'Test client', 1795379410219, 1795379410219, 1803155410219, NULL, 1795379410219, NULL, NULL);
INSERT INTO public.session VALUES ('c91a558c-2d2c-4092-bef3-47177c9533b6', 'ad35d9b73e7fb52fc19fc8fb698a8e562fa18c663810bbbfd4b46a70a92e23fc', '1345acdb-caae-4121-92f1-c2a91705b90a', 'Test client', 1795379410742, 1795379410742, 1803155410742, NULL, 1795379410742, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"16b5ba4c","key":"Pbfs6On03/7tGZmUCHcc3xZqE2wWG7ZytmNWJ7QWtN8=","madeAt":1795379409317,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"ffca5980","key":"LCWiYBzv/HdLQxCsM4FXHCugkHIY2CqFYPhbMnMTSqM=","madeAt":1795379409326,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"a54623f5","key":"v53Za93N8QkQfhNyZgVIPKArwK7YZ6YpkMcb2Ls6NjI=","madeAt":1795379409328,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"0f704925","key":"g2s8hArRKHmQDZaanQ4OKRRpkyefcsTYIdIRjuvADSs=","madeAt":1795379409331,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('49faeb10-09d6-44ee-afcc-552694349179', 'verify-email', '20242d542ac2d9139b330795512b774008988958562e9d46ed86bd3417b28d12', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1795379409875, 1795552209875, NULL);
INSERT INTO public.token VALUES ('e1741ab1-7f69-4b02-9b92-599c8a649334', 'verify-email', 'bbfc23d963edf14eb9712e2c19b4b346fdf81220cc45ed34041e843417dfcb0a', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 1795379410131, 1795552210131, NULL);
INSERT INTO public.token VALUES ('877fb94f-79a6-48f0-81f5-38111263b88a', 'unsubscribe', '9649d816dcfea213021cd51184a2a402049737aafa649065ff52b0e5ac9b0517', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 1795379410466, 1826915410466, NULL);
INSERT INTO public."user" VALUES ('1345acdb-caae-4121-92f1-c2a91705b90a', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$u1KNHkB/xMC5mQRX58TdpA$JncFq/TvxUXMUQpqJudZoZ+I7ND3tyUkFRonfJ8ma1o', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379409382, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('e549bde4-c5c2-46e5-8d3c-185aebf063e4', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$lGOyt3P3WUDadgrpdE7Mog$E7CwzsU2J8EH8pYMU9/0rvcoS4nRE5wd1tDqNe6yF4o', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379409875, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$Vy03tSFXiGa48+lskzl90g$NzacE9v9NpuxJcHXmeTokem3NUV/LSe/i/JSAEUTHJA', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379410131, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('ea665789-33f0-44db-8daa-5ff00c42e586', 'Forest ✓ "quoted"', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', 1795379410451, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('b1629197-2936-4c1d-912d-556324ad5968', 'user', '1345acdb-caae-4121-92f1-c2a91705b90a', NULL, 'd87759fa-8fc0-47c5-82cd-df2cf6ee8718', 104857600, 0, 0, 1, 1795379409382, 0);
INSERT INTO public.workspace VALUES ('c3643180-cece-47d5-a996-a9c2614d2157', 'user', 'b3beffa1-30c6-4e1d-a7bc-1fb24e79d2ca', NULL, '6293606f-88ff-44dd-b51c-6057c15333f1', 104857600, 0, 0, 1, 1795379410131, 0);
INSERT INTO public.workspace VALUES ('2c641dbb-b193-4fde-aa0c-2ca7e5411593', 'user', 'e549bde4-c5c2-46e5-8d3c-185aebf063e4', NULL, '920dc543-0838-4966-9259-362a9ced168c', 104857600, 43, 2, 3, 1795379409875, 0);
INSERT INTO public.workspace VALUES ('ea665789-33f0-44db-8daa-5ff00c42e586', 'group', NULL, 'ea665789-33f0-44db-8daa-5ff00c42e586', 'fc0acdd6-82e7-417c-89c2-c7359a718457', 524288000, 36, 2, 4, 1795379410451, 0);
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
CREATE INDEX blob_loose_created_at ON public.blob_loose USING btree (created_at);
CREATE INDEX blob_version_blob_hash ON public.blob_version USING btree (blob_hash);
CREATE INDEX blob_version_item_id ON public.blob_version USING btree (item_id);
CREATE INDEX defaults_attachment_blob_hash ON public.defaults_attachment USING btree (blob_hash);
CREATE INDEX document_label_document_id ON public.document_label USING btree (document_id);
CREATE INDEX event_log_created_at ON public.event_log USING btree (created_at);
CREATE INDEX export_job_output_item_id ON public.export_job USING btree (output_item_id);
CREATE INDEX export_job_user_id ON public.export_job USING btree (user_id);
CREATE INDEX export_job_workspace_id ON public.export_job USING btree (workspace_id);
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
CREATE INDEX share_link_created_by ON public.share_link USING btree (created_by);
CREATE INDEX share_link_item_id ON public.share_link USING btree (item_id);
CREATE INDEX share_link_workspace_id ON public.share_link USING btree (workspace_id);
CREATE INDEX ticket_guest_id ON public.ticket USING btree (guest_id);
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
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
