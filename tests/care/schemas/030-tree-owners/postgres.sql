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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795379806985);
INSERT INTO public.defaults_file VALUES ('74f08781-43b8-430c-b4fb-8c33dc8a0316', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('6d491b7a-19b2-4122-b0f1-66531a57ef4c', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('ff3180a1-435c-43a1-b90a-5907de511e3b', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('fb4cfcc1-1c45-4756-9715-3b52116e107c', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('4403bb08-8197-4fd9-92b9-b8e4db0842d4', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('8fe59cbc-7a5b-4dc1-89d5-be1c326dc677', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('b6333776-9737-4043-bbf1-be3c15c5efed', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('853fc256-483d-4c0a-9c62-f7dbe34f660a', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('1b9c2776-6449-4613-95ac-4c7e8b8fc13c', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('2dcae5fe-bedd-4ee7-95bb-c8d975e0a946', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795379804389, 1795379804389);
INSERT INTO public.defaults_file VALUES ('c52a08a3-45c7-4ceb-8662-69fda112e56b', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795379804389, 1795379804389);
INSERT INTO public.document VALUES ('186ccfb7-4b6d-4954-b67d-04d0289bb225', 0, '7a129536-1e29-46e0-a300-86465c001304', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('883d813c-39dd-45cd-af23-a0ebe5283bc7', 0, '364db900-7be9-408c-9939-aabd38f01f39', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 4, 'd6f844ab-5332-4d40-b70c-d87d740630d0', 'lf', 0, NULL, 666, 0);
INSERT INTO public.document_client VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 'd3f5e672762dba6cd2f20df81221a6af', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'f19e695f-200d-40d7-85a5-3f4e29242363', 2, 2, 1795379807335);
INSERT INTO public.document_client VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', '59b8aef82c25a02c55d07e97bd4f4d49', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', '3e5fcbb6-5cf7-4310-abb1-c6be9abd0110', 2, 4, 1795379807488);
INSERT INTO public.document_snapshot VALUES ('186ccfb7-4b6d-4954-b67d-04d0289bb225', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795379806607);
INSERT INTO public.document_snapshot VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795379806784);
INSERT INTO public.document_snapshot VALUES ('883d813c-39dd-45cd-af23-a0ebe5283bc7', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795379806845);
INSERT INTO public.document_update VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 0, 1, '\x5b7b22636c69656e744944223a226433663565363732373632646261366364326632306466383132323161366166222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","name":"Ben","from":0,"to":1}]', 1795379807316, 1795379807316, 'pushed');
INSERT INTO public.document_update VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 1, 2, '\x5b7b22636c69656e744944223a226433663565363732373632646261366364326632306466383132323161366166222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","name":"Ben","from":1,"to":2}]', 1795379807335, 1795379807335, 'pushed');
INSERT INTO public.document_update VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 2, 3, '\x789c158ec16ec3201404ff65cf2001063fc3ad522ffd86c807783c124b8dddc61c1a45f9f78ae38e349abdbcc0df9becfdeb13092196254b5b1cbb908de310aa218954aa6fbefa0805bee5fd2a27d2c5b955e1945f24ab20ad09f7815fe8cf1f4142bf3d2457286c15093646b2ae91ce528cf61c9b2edeb2a6b919aac499828742def9763c905e688fe38e6414fa81342b74f9eb48c05be12ee799afa3514236d9caacd9b9aa3dd545479e58cbd46230e423fb068572d4e77087baf7edd8c7d155a10c6acb427596a6a73cb1f6ae8a8ec4b3ae25d34275322d3b28ecf93e8a1f3543a16f63588a61a2b818f236bed7f7fa0f32c05f03', '[{"user":"1b87d6ef-3a3c-42de-97c6-dba787d30fa2","name":"Ada","from":2,"to":3}]', 1795379807428, 1795379807428, 'pushed');
INSERT INTO public.document_update VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 3, 4, '\x789c458fcd6ac3301084df65ce12c8b2f563dd4a7ae933181f24ed2a314dec3456a021f8dd8b534a4fbb337ceccc0e4fe4f3c473fd784780e9938f5cbcceda44a5b331a41cf72e51573aea7a08e4539c8fbc220c5a8f022b7f2168012e8573dded27eae3ca0858efc723af15e26f9b961901de166b5362d93019d9258a321a6b652caa695bf2a9380b81d37dfefc3d371102220462455002f9feca1994b0e3dee07a9e32233c91b82c377e31ffe86b56feae08382c97cb3263db4601ba2d57846114480f0434c93bb25c641bdb2c3b4d2c7b97ada4149d77d4aa123504e678d95f7ba3bd4f9d76d1b8deb4aef7ca75ce6de336fe0053b76391', '[{"user":"1b87d6ef-3a3c-42de-97c6-dba787d30fa2","name":"Ada","from":3,"to":4}]', 1795379807488, 1795379807488, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795379804348);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"dbbe722f-bc66-4223-ad64-c4d08d626320","email":"admin@example.org"}', 1795379804348);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"dbbe722f-bc66-4223-ad64-c4d08d626320","email":"admin@example.org","sessionId":"215dcb86-4600-4081-8624-25f30a9a994c","clientId":"Test client","address":"127.0.0.1"}', 1795379804815);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379804985);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"1b87d6ef-3a3c-42de-97c6-dba787d30fa2","email":"ada@example.org"}', 1795379805012);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379805160);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"user.updated","userId":"1b87d6ef-3a3c-42de-97c6-dba787d30fa2","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379805222);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1b87d6ef-3a3c-42de-97c6-dba787d30fa2","email":"ada@example.org","sessionId":"3e5fcbb6-5cf7-4310-abb1-c6be9abd0110","clientId":"Test client","address":"127.0.0.1"}', 1795379805284);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"dbbe722f-bc66-4223-ad64-c4d08d626320","email":"admin@example.org","sessionId":"875734a7-430b-44ce-ba00-7e33dcf5a59d","clientId":"Test client","address":"127.0.0.1"}', 1795379805339);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795379805417);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","email":"ben@example.org"}', 1795379805435);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795379805564);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"user.updated","userId":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795379805627);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","email":"ben@example.org","sessionId":"f19e695f-200d-40d7-85a5-3f4e29242363","clientId":"Test client","address":"127.0.0.1"}', 1795379805686);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Ada', '{"type":"group.created","groupId":"a3a5c71a-db65-4db6-8acc-95e37e14855d","name":"Forest ✓ \"quoted\""}', 1795379806516);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Ada', '{"type":"group.member-added","groupId":"a3a5c71a-db65-4db6-8acc-95e37e14855d","name":"Forest ✓ \"quoted\"","userId":"bd057eb6-324d-4c85-9c08-5e87e558b3d1","userName":"Ben"}', 1795379806543);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"dbbe722f-bc66-4223-ad64-c4d08d626320","email":"admin@example.org","sessionId":"580a2c2a-1b4f-4e02-93fc-5b18e30871dd","clientId":"Test client","address":"127.0.0.1"}', 1795379807548);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795379807748);
INSERT INTO public.item VALUES ('38c9cc9e-2ab4-4053-9523-318c3661ffa8', 'ec23d2d1-015d-4f3f-8342-141ab9e16123', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379804348, 1795379804348, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('47f134c9-f95a-4871-b2b1-2b4972ac30cd', 'f60c1602-f50e-4afb-ba4f-3ef8151d7d4a', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379805435, 1795379805435, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('186ccfb7-4b6d-4954-b67d-04d0289bb225', 'da2374cd-24e1-42c6-abe0-ff5245b3ce88', '8fdf13b5-a9bb-4a75-b0d9-f31b6fa5e36e', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795379806607, 1795379806607, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('883d813c-39dd-45cd-af23-a0ebe5283bc7', 'a3a5c71a-db65-4db6-8acc-95e37e14855d', 'df4d9b36-9ee6-4e11-9395-494fe7c2998d', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795379806845, 1795379806845, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1795379806894, '883d813c-39dd-45cd-af23-a0ebe5283bc7', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2');
INSERT INTO public.item VALUES ('df4d9b36-9ee6-4e11-9395-494fe7c2998d', 'a3a5c71a-db65-4db6-8acc-95e37e14855d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379806516, 1795379806894, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('471c6cc8-5d1a-4b13-8f5e-39deb96ddb86', 'da2374cd-24e1-42c6-abe0-ff5245b3ce88', '8fdf13b5-a9bb-4a75-b0d9-f31b6fa5e36e', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795379806985, 1795379806985, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8fdf13b5-a9bb-4a75-b0d9-f31b6fa5e36e', 'da2374cd-24e1-42c6-abe0-ff5245b3ce88', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795379805012, 1795379806985, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 'a3a5c71a-db65-4db6-8acc-95e37e14855d', 'df4d9b36-9ee6-4e11-9395-494fe7c2998d', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795379806784, 1795379807488, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('55c1e33b-9ea1-4051-ab32-ceaaaf614630', 'send-mail', '{}', 'done', 'send-mail', 1795379804632, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 1, 1000000, NULL, 1795379804632, 1795379804798, NULL);
INSERT INTO public.job VALUES ('4e75ca08-2d0e-4737-8f3a-fc55b6c74c95', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795401404817, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('673aadf9-ccac-4451-83c1-f83cc85b8cce', 'prune-rows', '{}', 'queued', 'prune-rows', 1795383404842, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('cda40c19-9d0a-4398-866e-d2d51c38c6d2', 'empty-trash', '{}', 'queued', 'empty-trash', 1795383404862, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('4c4b7ea4-1feb-4cb3-a3a1-f6651b217b33', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795383404870, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('9d5d251f-37d8-4256-924a-064290c82d87', 'compact-history', '{}', 'queued', 'compact-history', 1795401404895, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('c73963bc-6fcd-44f6-a270-6a6369dbfaa2', 'finish-trees', '{}', 'queued', 'finish-trees', 1795379834910, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.job VALUES ('bf0365bf-1e2f-4cfe-a0cf-1a6215beab0a', 'send-mail', '{}', 'done', 'send-mail', 1795379806543, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 1, 1000000, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1795379806543, 1795379806801, NULL);
INSERT INTO public.job VALUES ('1026d020-f3b1-4db3-9d33-efb446deda70', 'send-mail', '{}', 'done', 'send-mail', 1795379805012, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 1, 1000000, NULL, 1795379805012, 1795379805277, NULL);
INSERT INTO public.job VALUES ('7739c045-fded-4c3c-a8fd-40e103b099a0', 'send-mail', '{}', 'done', 'send-mail', 1795379805435, NULL, 1, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 1, 1000000, NULL, 1795379805435, 1795379805685, NULL);
INSERT INTO public.job VALUES ('1b4f7cb1-20b0-4bc1-a679-c68af4c7b2fa', 'tell-review', '{}', 'queued', 'tell-review', 1795383407602, NULL, 3, 'c5a27928-4f08-4e02-9750-afc18644d6a0:a5ccba6f-3e9c-4a5f-9079-554dd36d5353', 0, 1000000, NULL, 1795379804632, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T20:36:42.879Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T20:36:42.907Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T20:36:42.928Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T20:36:42.946Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T20:36:42.965Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T20:36:42.985Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T20:36:43.007Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T20:36:43.026Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T20:36:43.044Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T20:36:43.059Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T20:36:43.084Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T20:36:43.107Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T20:36:43.134Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T20:36:43.190Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T20:36:43.233Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T20:36:43.291Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T20:36:43.351Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T20:36:43.383Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T20:36:43.432Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T20:36:43.489Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T20:36:43.552Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T20:36:43.611Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T20:36:43.645Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-22T20:36:43.674Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-22T20:36:43.719Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-22T20:36:43.797Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-22T20:36:43.834Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-22T20:36:43.896Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-22T20:36:43.986Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-22T20:36:44.013Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('ec6be1be-1aaa-445c-bd8e-8119be9208da', 'verify-email', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379805012, 1795552605012, 1795379805012, 1795379805266, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('8bc2326d-920c-4e57-b13c-f59f16c814d7', 'verify-email', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795379805435, 1795552605435, 1795379805435, 1795379805679, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('273435b3-07d2-4edf-94a9-e625b3d74240', 'group-added', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795379806543, NULL, 1795379806543, 1795379806762, NULL, 'http://localhost:13310/unsubscribe?token=group-added~pqhsCNmF_IapGGX7ZyE-YdsfcDn9kRxuHWtOIPMKA6A', 2);
INSERT INTO public.membership VALUES ('a3a5c71a-db65-4db6-8acc-95e37e14855d', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1, 1795379806516, 'editor');
INSERT INTO public.membership VALUES ('a3a5c71a-db65-4db6-8acc-95e37e14855d', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 0, 1795379806543, 'editor');
INSERT INTO public.notification VALUES ('7fb3da10-3f6b-454d-b788-8938dba36e82', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795379805012, NULL, NULL);
INSERT INTO public.notification VALUES ('e8bf1608-4ff8-42d1-8994-17e9daf601a4', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/a3a5c71a-db65-4db6-8acc-95e37e14855d/', 0, 1795379806543, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795380704816);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795383405018);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795383405012);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795380705284);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797971805284);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795383405435);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795383405018);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795383405435);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795380705686);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797971805686);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1, 1795383406548);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 0, 1795383406548);
INSERT INTO public.rate_limit VALUES ('notice 1b87d6ef-3a3c-42de-97c6-dba787d30fa2 bd057eb6-324d-4c85-9c08-5e87e558b3d1', 1, 1795466206543);
INSERT INTO public.rate_limit VALUES ('mail group-added 1b87d6ef-3a3c-42de-97c6-dba787d30fa2 bd057eb6-324d-4c85-9c08-5e87e558b3d1', 1, 1795466206543);
INSERT INTO public.rate_limit VALUES ('mail group-added 1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1, 1795466206543);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:bd057eb6-324d-4c85-9c08-5e87e558b3d1', 1, 1795379867061);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1, 1795379867354);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795380704816);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797971807548);
INSERT INTO public.review_checkpoint VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795379807428);
INSERT INTO public.review_message VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', 'b5a0a1e6-c22d-47d8-9c3c-e3f950749c4f', '199712f7-aeb0-4c9f-b41c-76f07d7ca754', 'Is this *kept*?', '[]', 3, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Ada', 1795379807419, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', '199712f7-aeb0-4c9f-b41c-76f07d7ca754', 'comment', 'open', 'Shared', 'b5a0a1e6-c22d-47d8-9c3c-e3f950749c4f', 3, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Ada', 1795379807419, 1795379807419, NULL, NULL, NULL, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('fd11a870-126f-4c61-9298-33c983ed2441', '86f66bbe-1ed5-4bda-a566-af0133d8bf76', 'suggestion', 'open', '', NULL, 4, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Ada', 1795379807477, 1795379807477, NULL, NULL, NULL, '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('215dcb86-4600-4081-8624-25f30a9a994c', '92f8f7ed6f65e4adb8595f8ea8e08ecbfc81ea21fb0144c9c0509de949fadb91', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Test client', 1795379804815, 1795379804815, 1803155804815, 1795379805265, 1795379804815, NULL, NULL);
INSERT INTO public.session VALUES ('3e5fcbb6-5cf7-4310-abb1-c6be9abd0110', '12748f1c74857bead6e0411081a91d0155c164b7cf8250be4e1e3ce794bbf528', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'Test client', 1795379805284, 1795379805284, 1803155805284, NULL, 1795379805284, NULL, NULL);
INSERT INTO public.session VALUES ('875734a7-430b-44ce-ba00-7e33dcf5a59d', 'f8913420941d732987cf27fad452e189a7973b0a4c65459a9df3f9afa07c9c5b', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Test client', 1795379805339, 1795379805339, 1803155805339, 1795379805669, 1795379805339, NULL, NULL);
INSERT INTO public.session VALUES ('f19e695f-200d-40d7-85a5-3f4e29242363', '29acc48bd90f59a99d9618338c3eb3f3767ca81b7a3d711bdea4bb2ee3c41591', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'Test client', 1795379805686, 1795379805686, 1803155805686, NULL, 1795379805686, NULL, NULL);
INSERT INTO public.session VALUES ('580a2c2a-1b4f-4e02-93fc-5b18e30871dd', '230c9db9db3c46b7fc6136b713871d703cd2e29e838034dd5baec311a79e5e96', 'dbbe722f-bc66-4223-ad64-c4d08d626320', 'Test client', 1795379807548, 1795379807548, 1803155807548, NULL, 1795379807548, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"52f30bf6","key":"XuceIx5PmBzWHeZl34R/tklEP5ui/8CztdAiDlGvSc4=","madeAt":1795379804118,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"d61618cd","key":"PllNz70SJ035/1Oy93ugsPMm4N1BJD8X0Ld9aicgcKM=","madeAt":1795379804163,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"0ab3365a","key":"XmsxcWF/rs4OFtmZhE6rnz4TqbbaCQKWUKA+3lEYiwU=","madeAt":1795379804188,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"bb73abf9","key":"EyUFHFU6OCHbzIIWoaeTsHJz4hiPOQlfbzPgdWVWSD8=","madeAt":1795379804207,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('51db7f9c-91e5-4fc2-a625-0c3bd3180c78', 'verify-email', 'd0164340b76be67aa9572d1790e5a072b81c2168bc7ee46f8b1ae5332af5a020', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1795379805012, 1795552605012, NULL);
INSERT INTO public.token VALUES ('7858eebd-313c-47fa-a73c-134e1610b465', 'verify-email', '41e06fa3e38a8596bb119652ccf197e4de43aece135533487a24989adaa5da33', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 1795379805435, 1795552605435, NULL);
INSERT INTO public.token VALUES ('33f18127-59e7-4cde-b42d-446e64be36e8', 'unsubscribe', '834250ae258c06833c4d3ed01f66265ca01cff8a7ec0bfeda8bae8be88a71bc4', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', 1795379806543, 1826915806543, NULL);
INSERT INTO public."user" VALUES ('dbbe722f-bc66-4223-ad64-c4d08d626320', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$/xgaCpyKnvIYUNI3uot5+g$gK46U3r5sh284U35veNmsaav4Do+s9A4Pie+q3ltxPw', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379804348, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$RkT7EwRKRl+HeZzDQ/fGJA$q2Yh8028/s7xUwJagunPZG/8d0LJTuWQnOnb+OAec0o', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379805012, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('bd057eb6-324d-4c85-9c08-5e87e558b3d1', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$6c9G4x4zs39cWVa/mBWg7Q$N4j0y9trrnpo3fPlu3flnOoiJ9w2UJjxC5xO5NxRj2U', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795379805435, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('a3a5c71a-db65-4db6-8acc-95e37e14855d', 'Forest ✓ "quoted"', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', 1795379806516, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('ec23d2d1-015d-4f3f-8342-141ab9e16123', 'user', 'dbbe722f-bc66-4223-ad64-c4d08d626320', NULL, '38c9cc9e-2ab4-4053-9523-318c3661ffa8', 104857600, 0, 0, 1, 1795379804348, 0);
INSERT INTO public.workspace VALUES ('f60c1602-f50e-4afb-ba4f-3ef8151d7d4a', 'user', 'bd057eb6-324d-4c85-9c08-5e87e558b3d1', NULL, '47f134c9-f95a-4871-b2b1-2b4972ac30cd', 104857600, 0, 0, 1, 1795379805435, 0);
INSERT INTO public.workspace VALUES ('da2374cd-24e1-42c6-abe0-ff5245b3ce88', 'user', '1b87d6ef-3a3c-42de-97c6-dba787d30fa2', NULL, '8fdf13b5-a9bb-4a75-b0d9-f31b6fa5e36e', 104857600, 43, 2, 3, 1795379805012, 0);
INSERT INTO public.workspace VALUES ('a3a5c71a-db65-4db6-8acc-95e37e14855d', 'group', NULL, 'a3a5c71a-db65-4db6-8acc-95e37e14855d', 'df4d9b36-9ee6-4e11-9395-494fe7c2998d', 524288000, 36, 2, 4, 1795379806516, 0);
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
