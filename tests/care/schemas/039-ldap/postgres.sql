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
CREATE TABLE public.directory (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    domains text NOT NULL COLLATE pg_catalog."C",
    adopts bigint NOT NULL,
    sends_mail bigint NOT NULL,
    group_role text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    last_call_at bigint
);
CREATE TABLE public.directory_group (
    group_id text NOT NULL COLLATE pg_catalog."C",
    directory_id text NOT NULL COLLATE pg_catalog."C",
    display_name text NOT NULL COLLATE pg_catalog."C",
    name_key text NOT NULL COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    removed_at bigint
);
CREATE TABLE public.directory_person (
    user_id text NOT NULL COLLATE pg_catalog."C",
    directory_id text NOT NULL COLLATE pg_catalog."C",
    user_name_key text NOT NULL COLLATE pg_catalog."C",
    address_key text NOT NULL COLLATE pg_catalog."C",
    name_key text NOT NULL COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C",
    active bigint NOT NULL,
    suspended_here bigint NOT NULL,
    said text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    removed_at bigint
);
CREATE TABLE public.directory_problem (
    id text NOT NULL COLLATE pg_catalog."C",
    directory_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    call text NOT NULL COLLATE pg_catalog."C",
    message text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.directory_token (
    id text NOT NULL COLLATE pg_catalog."C",
    directory_id text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    used_at bigint
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
    changed_at bigint NOT NULL,
    ldap text COLLATE pg_catalog."C"
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
    provider_id text COLLATE pg_catalog."C",
    directory_id text COLLATE pg_catalog."C"
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
CREATE TABLE public.publication (
    id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    follows bigint NOT NULL,
    indexed bigint NOT NULL,
    offers_pdf bigint NOT NULL,
    published_by text COLLATE pg_catalog."C",
    published_at bigint NOT NULL,
    version bigint NOT NULL,
    asked bigint NOT NULL,
    answered bigint NOT NULL,
    tried_version bigint,
    tried_at bigint NOT NULL,
    fault text COLLATE pg_catalog."C",
    made_version bigint,
    made_at bigint,
    title text NOT NULL COLLATE pg_catalog."C",
    lang text NOT NULL COLLATE pg_catalog."C",
    dir text NOT NULL COLLATE pg_catalog."C",
    sources text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.publication_file (
    publication_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    blob_hash text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    media_type text NOT NULL COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795417229792);
INSERT INTO public.defaults_file VALUES ('6781d35d-ae6c-40b2-ad8b-cb46f415eb82', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('a87035df-615b-450d-b5c3-ca8bd5e60ec1', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('5595094d-5c33-4fa7-8cc3-b7c92e21ac87', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('9abad431-17fc-45d3-a3cd-eaf360179e69', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('3888d8ae-eb0b-4335-8ec1-03c987bbb59e', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('f823945e-85dc-4f17-ba3f-d94a8f9cdc28', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('3d06351d-3ee4-4cdb-ae28-ddd985c67372', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('852d1c47-4d76-4700-8e09-b582adeb47be', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('d4fd2568-f2c5-49f2-9947-a44d5bfeb5a6', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('ff0cad55-abc0-497c-a75f-674513f1289e', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795417228595, 1795417228595);
INSERT INTO public.defaults_file VALUES ('faa9499c-8959-439e-b18e-9c29589f9b7c', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795417228595, 1795417228595);
INSERT INTO public.document VALUES ('fbe522fd-6aa7-47ce-9ea5-4b7915dc7476', 0, '1573f80c-e849-4423-b7d1-c9fc2934b027', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('12bfae53-a701-45b5-8bf8-7a0030574833', 0, '83f9199d-c4ff-4c3b-bcc0-4c5229b5af77', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 4, '5b7b7345-336a-4e5c-ac34-5488ffcd9534', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '2dbddd65b92a75f8d0b5f8e0979d413f', '018a88a3-3882-482a-9f6c-a9dd65021898', '52c95c91-62a6-4aa4-9729-035c64e9712f', 2, 2, 1795417229888);
INSERT INTO public.document_client VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '6897a233d388e7654b35052f568cf1bc', '5a37bc03-5988-4434-97a0-2661233a8698', '6267a946-9237-4624-b3b6-9e354eb30fd3', 2, 4, 1795417229948);
INSERT INTO public.document_snapshot VALUES ('fbe522fd-6aa7-47ce-9ea5-4b7915dc7476', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795417229673);
INSERT INTO public.document_snapshot VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795417229702);
INSERT INTO public.document_snapshot VALUES ('12bfae53-a701-45b5-8bf8-7a0030574833', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795417229727);
INSERT INTO public.document_update VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 0, 1, '\x5b7b22636c69656e744944223a223264626464643635623932613735663864306235663865303937396434313366222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"018a88a3-3882-482a-9f6c-a9dd65021898","name":"Ben","from":0,"to":1}]', 1795417229877, 1795417229877, 'pushed');
INSERT INTO public.document_update VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 1, 2, '\x5b7b22636c69656e744944223a223264626464643635623932613735663864306235663865303937396434313366222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"018a88a3-3882-482a-9f6c-a9dd65021898","name":"Ben","from":1,"to":2}]', 1795417229888, 1795417229888, 'pushed');
INSERT INTO public.document_update VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 2, 3, '\x789c158ebb6a03311444ff656a09f4bada2b758134f906b3859ef642bc9b7855c418ff7b50390766ce5c5e28df5bdbc7d727223c8725196bab656e8b27972d29329d3c97ae738140b9a5fdda4ec48b31abc0d97e11b540ebbd9531f10be3f9d310316e8f962a04b68a88a015dbe0bb54ba66e94ac832745d2493c99e42532a3708a4bddc8e07e20bfd71dc1195c03810bdc0687f0311780bdcdb79a6eb74e8a49929b364c34dba9c8ccc9e8a2c3634ae94c91043201ff539bbb3ba8fedd8e7d155204f4ac92eb9282b29304be7ac9361494a1aefb5b136b10f73634ff769fca80902639b412f819c5e8c09c1b8f7fa5eff01881c5bda', '[{"user":"5a37bc03-5988-4434-97a0-2661233a8698","name":"Ada","from":2,"to":3}]', 1795417229926, 1795417229926, 'pushed');
INSERT INTO public.document_update VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 3, 4, '\x789c458fcd6e83301084df65ceb664fc6fdfaaf4d267401c8c59086a0269305223c4bb5750553dedcee8d3ce6cbd21df469acac73b22ac0f2e49a53ae53d396b74ab8c30b237d6e7be6a3318f2354d032d88b5940dc3425f889281fa9e7239ec0de5f520442ceb30d052c0feb6719e10a17b9d6ca83aee3319ae43a5b84f42f24eab149c506d320e0cd775fafc3d377688486048055130e4f5cca905b3cdd1e0711b33216e68a99f9f7432ffe8390b7d17445ce6fb7d9eb0ef0d43f79c1f8875c3d0be106192726d168a9be03dd75a691e5c125c5a5b49a592b7c183614af7e3b5b7eee853c643542e185d392943d06e6ff6e6073f7f6004', '[{"user":"5a37bc03-5988-4434-97a0-2661233a8698","name":"Ada","from":3,"to":4}]', 1795417229948, 1795417229948, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795417228569);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"f5a54c28-e908-4a21-803a-e6dfd2112cc6","email":"admin@example.org"}', 1795417228569);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f5a54c28-e908-4a21-803a-e6dfd2112cc6","email":"admin@example.org","sessionId":"c36dc1c0-f44a-431a-b63b-1446583ac786","clientId":"Test client","address":"127.0.0.1"}', 1795417228842);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795417228981);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"5a37bc03-5988-4434-97a0-2661233a8698","email":"ada@example.org"}', 1795417228995);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795417229084);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"user.updated","userId":"5a37bc03-5988-4434-97a0-2661233a8698","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795417229105);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5a37bc03-5988-4434-97a0-2661233a8698","email":"ada@example.org","sessionId":"6267a946-9237-4624-b3b6-9e354eb30fd3","clientId":"Test client","address":"127.0.0.1"}', 1795417229134);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795417229194);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"018a88a3-3882-482a-9f6c-a9dd65021898","email":"ben@example.org"}', 1795417229205);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795417229284);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"user.updated","userId":"018a88a3-3882-482a-9f6c-a9dd65021898","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795417229295);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"018a88a3-3882-482a-9f6c-a9dd65021898","email":"ben@example.org","sessionId":"52c95c91-62a6-4aa4-9729-035c64e9712f","clientId":"Test client","address":"127.0.0.1"}', 1795417229316);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '5a37bc03-5988-4434-97a0-2661233a8698', 'Ada', '{"type":"group.created","groupId":"2643904a-5318-47f1-a695-1f0aae05e565","name":"Forest ✓ \"quoted\""}', 1795417229597);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '5a37bc03-5988-4434-97a0-2661233a8698', 'Ada', '{"type":"group.member-added","groupId":"2643904a-5318-47f1-a695-1f0aae05e565","name":"Forest ✓ \"quoted\"","userId":"018a88a3-3882-482a-9f6c-a9dd65021898","userName":"Ben"}', 1795417229635);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f5a54c28-e908-4a21-803a-e6dfd2112cc6","email":"admin@example.org","sessionId":"f80a188f-8ea6-4b3d-9e72-32ee63ed5cc1","clientId":"Test client","address":"127.0.0.1"}', 1795417229978);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795417230057);
INSERT INTO public.item VALUES ('690896c2-5df0-49b6-8235-6de5b5a7e868', 'e4c974b8-7fe3-47f6-b829-43be9a20b79e', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795417228569, 1795417228569, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('c6d68354-5ff3-42bf-b084-a70423a019fc', 'cec96531-ae4e-4aee-90c4-82779ab058d3', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795417229205, 1795417229205, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('fbe522fd-6aa7-47ce-9ea5-4b7915dc7476', 'f8f89fdf-895d-4fb6-8a7e-d02ce422bc9c', '58e1d3e3-dd73-48d1-882a-1c36cfa6fc09', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795417229673, 1795417229673, '5a37bc03-5988-4434-97a0-2661233a8698', '5a37bc03-5988-4434-97a0-2661233a8698', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('12bfae53-a701-45b5-8bf8-7a0030574833', '2643904a-5318-47f1-a695-1f0aae05e565', '7515a6c7-75ea-4403-9321-d5136c3f25f8', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795417229727, 1795417229727, '5a37bc03-5988-4434-97a0-2661233a8698', '5a37bc03-5988-4434-97a0-2661233a8698', 1795417229749, '12bfae53-a701-45b5-8bf8-7a0030574833', '5a37bc03-5988-4434-97a0-2661233a8698');
INSERT INTO public.item VALUES ('7515a6c7-75ea-4403-9321-d5136c3f25f8', '2643904a-5318-47f1-a695-1f0aae05e565', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795417229597, 1795417229749, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1554b509-6ce2-404c-ad65-b2c741987863', 'f8f89fdf-895d-4fb6-8a7e-d02ce422bc9c', '58e1d3e3-dd73-48d1-882a-1c36cfa6fc09', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795417229792, 1795417229792, '5a37bc03-5988-4434-97a0-2661233a8698', '5a37bc03-5988-4434-97a0-2661233a8698', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('58e1d3e3-dd73-48d1-882a-1c36cfa6fc09', 'f8f89fdf-895d-4fb6-8a7e-d02ce422bc9c', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795417228995, 1795417229792, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '2643904a-5318-47f1-a695-1f0aae05e565', '7515a6c7-75ea-4403-9321-d5136c3f25f8', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795417229702, 1795417229948, '5a37bc03-5988-4434-97a0-2661233a8698', '5a37bc03-5988-4434-97a0-2661233a8698', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('2183fa81-c5ac-4422-ae26-89e4b97eb2bc', 'send-mail', '{}', 'done', 'send-mail', 1795417228749, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 1, 1000000, NULL, 1795417228749, 1795417228818, NULL);
INSERT INTO public.job VALUES ('3b2e824a-2a5d-48d7-b930-020501f3ff7d', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795438828837, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('6deda827-d1e1-4eeb-a15e-df31a328e908', 'empty-trash', '{}', 'queued', 'empty-trash', 1795420828857, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('87ec1d23-a85c-41a1-a253-c7c41378a1b5', 'finish-trees', '{}', 'queued', 'finish-trees', 1795417258869, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('6e72c77f-b0e3-4b23-b687-4515c3ef341d', 'prune-rows', '{}', 'queued', 'prune-rows', 1795420828882, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('add3b4e9-ad80-4437-affb-d5d28c81006d', 'compact-history', '{}', 'queued', 'compact-history', 1795438828885, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('648cf222-55d0-491e-a408-0ce5289698bd', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795420828887, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('545e32d3-ce2f-488f-bca2-99a66aad1b3d', 'make-pages', '{}', 'queued', 'make-pages', 1795420828902, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.job VALUES ('1a55d4d7-3a62-4a78-ad60-87cf9bc7b389', 'send-mail', '{}', 'done', 'send-mail', 1795417228995, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 1, 1000000, NULL, 1795417228995, 1795417229128, NULL);
INSERT INTO public.job VALUES ('9671c3ee-dcc3-4840-895d-5757e2324291', 'send-mail', '{}', 'done', 'send-mail', 1795417229205, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 1, 1000000, NULL, 1795417229205, 1795417229322, NULL);
INSERT INTO public.job VALUES ('52a668de-fc0c-4263-b222-a235f0cd7578', 'send-mail', '{}', 'done', 'send-mail', 1795417229635, NULL, 1, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 1, 1000000, '5a37bc03-5988-4434-97a0-2661233a8698', 1795417229635, 1795417229695, NULL);
INSERT INTO public.job VALUES ('d782bd08-efd6-422e-a19e-5b01fd7c2b3a', 'tell-review', '{}', 'queued', 'tell-review', 1795420829995, NULL, 3, 'ed1708b9-7aa8-4998-a296-78be491dc089:64b43725-98b9-4621-ba14-bc3095245d8f', 0, 1000000, NULL, 1795417228749, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-23T07:00:27.263Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-23T07:00:27.291Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-23T07:00:27.315Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-23T07:00:27.342Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-23T07:00:27.370Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-23T07:00:27.395Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-23T07:00:27.419Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-23T07:00:27.441Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-23T07:00:27.460Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-23T07:00:27.489Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-23T07:00:27.538Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-23T07:00:27.565Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-23T07:00:27.599Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-23T07:00:27.645Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-23T07:00:27.674Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-23T07:00:27.698Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-23T07:00:27.724Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-23T07:00:27.748Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-23T07:00:27.772Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-23T07:00:27.804Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-23T07:00:27.833Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-23T07:00:27.858Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-23T07:00:27.885Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-23T07:00:27.911Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-23T07:00:27.944Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-23T07:00:27.978Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-23T07:00:28.044Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-23T07:00:28.086Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-23T07:00:28.128Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-23T07:00:28.151Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-23T07:00:28.176Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-23T07:00:28.207Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-23T07:00:28.236Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-23T07:00:28.278Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-23T07:00:28.306Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-23T07:00:28.334Z');
INSERT INTO public.kysely_migration VALUES ('037-publications', '2026-11-23T07:00:28.364Z');
INSERT INTO public.kysely_migration VALUES ('038-scim', '2026-11-23T07:00:28.401Z');
INSERT INTO public.kysely_migration VALUES ('039-ldap', '2026-11-23T07:00:28.420Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('f6579248-aaff-479f-9eae-a93547e3b59f', 'verify-email', '5a37bc03-5988-4434-97a0-2661233a8698', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795417228995, 1795590028995, 1795417228995, 1795417229120, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('0c2f29fd-4087-42c1-a17d-fcbd56e6bcd0', 'verify-email', '018a88a3-3882-482a-9f6c-a9dd65021898', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795417229205, 1795590029205, 1795417229205, 1795417229318, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('4228c4cb-73bb-4138-9c63-13d72ece31b9', 'group-added', '018a88a3-3882-482a-9f6c-a9dd65021898', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795417229635, NULL, 1795417229635, 1795417229691, NULL, 'http://localhost:30335/unsubscribe?token=group-added~AbjYiA310dezy3feHyCylOeEEnrqrR0Qss-GUubtvc0', 2);
INSERT INTO public.membership VALUES ('2643904a-5318-47f1-a695-1f0aae05e565', '5a37bc03-5988-4434-97a0-2661233a8698', 1, 1795417229597, 'editor', NULL, NULL);
INSERT INTO public.membership VALUES ('2643904a-5318-47f1-a695-1f0aae05e565', '018a88a3-3882-482a-9f6c-a9dd65021898', 0, 1795417229635, 'editor', NULL, NULL);
INSERT INTO public.notification VALUES ('6dd2dd3b-9669-49fd-8578-952485ee62f5', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795417228995, NULL, NULL);
INSERT INTO public.notification VALUES ('ec9c9cf8-236c-4118-a468-286feb23a878', '018a88a3-3882-482a-9f6c-a9dd65021898', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/2643904a-5318-47f1-a695-1f0aae05e565/', 0, 1795417229635, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795418128844);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795420828996);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795420828995);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795418129135);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798009229134);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795420829205);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795420828996);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795420829205);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795418129317);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798009229316);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:5a37bc03-5988-4434-97a0-2661233a8698', 1, 1795420829640);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:5a37bc03-5988-4434-97a0-2661233a8698', 0, 1795420829640);
INSERT INTO public.rate_limit VALUES ('notice 5a37bc03-5988-4434-97a0-2661233a8698 018a88a3-3882-482a-9f6c-a9dd65021898', 1, 1795503629635);
INSERT INTO public.rate_limit VALUES ('mail group-added 5a37bc03-5988-4434-97a0-2661233a8698 018a88a3-3882-482a-9f6c-a9dd65021898', 1, 1795503629635);
INSERT INTO public.rate_limit VALUES ('mail group-added 5a37bc03-5988-4434-97a0-2661233a8698', 1, 1795503629635);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:018a88a3-3882-482a-9f6c-a9dd65021898', 1, 1795417289820);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:5a37bc03-5988-4434-97a0-2661233a8698', 1, 1795417289897);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 4, 1795418128844);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798009229978);
INSERT INTO public.review_checkpoint VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795417229926);
INSERT INTO public.review_message VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '1a1885b8-828e-4ba2-b65c-c39e8d5b5258', '9108396f-01db-4c9b-9f1c-852b659e00be', 'Is this *kept*?', '[]', 3, '5a37bc03-5988-4434-97a0-2661233a8698', 'Ada', 1795417229924, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '9108396f-01db-4c9b-9f1c-852b659e00be', 'comment', 'open', 'Shared', '1a1885b8-828e-4ba2-b65c-c39e8d5b5258', 3, '5a37bc03-5988-4434-97a0-2661233a8698', 'Ada', 1795417229924, 1795417229924, NULL, NULL, NULL, '5a37bc03-5988-4434-97a0-2661233a8698', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('64299dea-dd01-4ac5-a306-d5533bf3ecd3', '4f4a691d-8ce5-4913-8a02-d43a9703ba57', 'suggestion', 'open', '', NULL, 4, '5a37bc03-5988-4434-97a0-2661233a8698', 'Ada', 1795417229947, 1795417229947, NULL, NULL, NULL, '5a37bc03-5988-4434-97a0-2661233a8698', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('c36dc1c0-f44a-431a-b63b-1446583ac786', 'bb539213ccb79c6ab146d9e23ed9d3615e328dbdf23fcbed6456c0711224bb64', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Test client', 1795417228842, 1795417228842, 1803193228842, NULL, 1795417228842, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('6267a946-9237-4624-b3b6-9e354eb30fd3', '587783a5572b5c7ed764fa38f4adc01971e150156559bd33b3888f73f8474732', '5a37bc03-5988-4434-97a0-2661233a8698', 'Test client', 1795417229134, 1795417229134, 1803193229134, NULL, 1795417229134, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('52c95c91-62a6-4aa4-9729-035c64e9712f', '9ba07ac1b1ff970ce75b17e24eade1a2876c96837c772241d045d9b1890e1c34', '018a88a3-3882-482a-9f6c-a9dd65021898', 'Test client', 1795417229316, 1795417229316, 1803193229316, NULL, 1795417229316, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('f80a188f-8ea6-4b3d-9e72-32ee63ed5cc1', 'c8c5fd6faa060d4221dce72b5b981b48e2bc1e41352bbf620279ee2540d69e76', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'Test client', 1795417229978, 1795417229978, 1803193229978, NULL, 1795417229978, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"ef0b2fec","key":"QbG4W7AI2qjf7l1PjEPjiaNdzoFigfumwPrD/RodQN4=","madeAt":1795417228484,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"a2404315","key":"2gH6TYqhDkbUzsM55GsJKcR4Odrpdfa39Fo6aosxYZI=","madeAt":1795417228493,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"1029259b","key":"Rx3DT8j4+WZwi+GNVGOWhaPgnASM0zby2r4ViNRpOtE=","madeAt":1795417228495,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"cd64becb","key":"YMKyJpqBLS/O2oZZr+KG+dDzKhMeOQyNAxtiil3ZHXs=","madeAt":1795417228497,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('1bccd491-68d6-4fe7-89fd-5192a817a88e', 'verify-email', '2b15ad11070475ae654bbaaef9bb4e10e94c909c2a8c9506c26e5245a24a3222', '5a37bc03-5988-4434-97a0-2661233a8698', 1795417228995, 1795590028995, NULL);
INSERT INTO public.token VALUES ('88eeb54f-550b-43d6-9ea4-1ed00d853e8c', 'verify-email', 'cc1e33eda518a3f0f2615a1c042054cd2b3fc242d2da6c21cbad4372c37ff24b', '018a88a3-3882-482a-9f6c-a9dd65021898', 1795417229205, 1795590029205, NULL);
INSERT INTO public.token VALUES ('b7cb70fb-a12d-4102-b63f-c669f3523d4f', 'unsubscribe', 'b3824fa0314a2816896c7f1783adca025eaa53327c612435fd5a19916123ff51', '018a88a3-3882-482a-9f6c-a9dd65021898', 1795417229635, 1826953229635, NULL);
INSERT INTO public."user" VALUES ('f5a54c28-e908-4a21-803a-e6dfd2112cc6', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$KB5TC7K3SLoWw4OCoBM4Eg$zvZFXPyvsL+E8pOWfJHXaKgIvsAPoLmOayokR/5yXU8', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417228569, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('5a37bc03-5988-4434-97a0-2661233a8698', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$OQI8GGKGP/nLX6h79Hwmog$K3GcOAiAJ/NS2r90dRkCQATx0hZq5Zm2bsjhiKWHO2I', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417228995, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('018a88a3-3882-482a-9f6c-a9dd65021898', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$MEYAEO70nP07Xgp1O+zt8g$5CVSWR5BKox40TIoNkjtUSsqc4URy87fsIHp9yEqwYY', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795417229205, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('2643904a-5318-47f1-a695-1f0aae05e565', 'Forest ✓ "quoted"', '5a37bc03-5988-4434-97a0-2661233a8698', 1795417229597, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('e4c974b8-7fe3-47f6-b829-43be9a20b79e', 'user', 'f5a54c28-e908-4a21-803a-e6dfd2112cc6', NULL, '690896c2-5df0-49b6-8235-6de5b5a7e868', 104857600, 0, 0, 1, 1795417228569, 0);
INSERT INTO public.workspace VALUES ('cec96531-ae4e-4aee-90c4-82779ab058d3', 'user', '018a88a3-3882-482a-9f6c-a9dd65021898', NULL, 'c6d68354-5ff3-42bf-b084-a70423a019fc', 104857600, 0, 0, 1, 1795417229205, 0);
INSERT INTO public.workspace VALUES ('f8f89fdf-895d-4fb6-8a7e-d02ce422bc9c', 'user', '5a37bc03-5988-4434-97a0-2661233a8698', NULL, '58e1d3e3-dd73-48d1-882a-1c36cfa6fc09', 104857600, 43, 2, 3, 1795417228995, 0);
INSERT INTO public.workspace VALUES ('2643904a-5318-47f1-a695-1f0aae05e565', 'group', NULL, '2643904a-5318-47f1-a695-1f0aae05e565', '7515a6c7-75ea-4403-9321-d5136c3f25f8', 524288000, 36, 2, 4, 1795417229597, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 17, true);
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
ALTER TABLE ONLY public.directory_group
    ADD CONSTRAINT directory_group_pkey PRIMARY KEY (group_id);
ALTER TABLE ONLY public.directory_person
    ADD CONSTRAINT directory_person_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory_problem
    ADD CONSTRAINT directory_problem_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory_token
    ADD CONSTRAINT directory_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory_token
    ADD CONSTRAINT directory_token_token_hash_key UNIQUE (token_hash);
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
ALTER TABLE ONLY public.publication_file
    ADD CONSTRAINT publication_file_pk PRIMARY KEY (publication_id, name);
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_item_id_key UNIQUE (item_id);
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_name_key UNIQUE (name);
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_pkey PRIMARY KEY (id);
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
CREATE INDEX directory_group_external_id ON public.directory_group USING btree (directory_id, external_id);
CREATE INDEX directory_group_made_at ON public.directory_group USING btree (directory_id, made_at);
CREATE INDEX directory_group_name_key ON public.directory_group USING btree (directory_id, name_key);
CREATE INDEX directory_person_address_key ON public.directory_person USING btree (directory_id, address_key);
CREATE INDEX directory_person_external_id ON public.directory_person USING btree (directory_id, external_id);
CREATE INDEX directory_person_made_at ON public.directory_person USING btree (directory_id, made_at);
CREATE INDEX directory_person_name_key ON public.directory_person USING btree (directory_id, name_key);
CREATE INDEX directory_person_removed_at ON public.directory_person USING btree (directory_id, removed_at);
CREATE INDEX directory_person_user_name_key ON public.directory_person USING btree (directory_id, user_name_key);
CREATE INDEX directory_problem_directory_id ON public.directory_problem USING btree (directory_id, at);
CREATE INDEX directory_token_directory_id ON public.directory_token USING btree (directory_id);
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
CREATE INDEX membership_directory_id ON public.membership USING btree (directory_id) WHERE (directory_id IS NOT NULL);
CREATE INDEX membership_provider_id ON public.membership USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX membership_user_id ON public.membership USING btree (user_id);
CREATE INDEX node_event_created_at ON public.node_event USING btree (created_at);
CREATE INDEX notification_group ON public.notification USING btree (user_id, group_key);
CREATE INDEX notification_user_id_created_at ON public.notification USING btree (user_id, created_at);
CREATE INDEX passkey_user_id ON public.passkey USING btree (user_id);
CREATE INDEX pending_tree_workspace_id ON public.pending_tree USING btree (workspace_id);
CREATE INDEX publication_file_blob_hash ON public.publication_file USING btree (blob_hash);
CREATE INDEX publication_published_by ON public.publication USING btree (published_by);
CREATE INDEX publication_workspace_id ON public.publication USING btree (workspace_id);
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
ALTER TABLE ONLY public.directory_group
    ADD CONSTRAINT directory_group_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES public.directory(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_group
    ADD CONSTRAINT directory_group_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_person
    ADD CONSTRAINT directory_person_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES public.directory(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_person
    ADD CONSTRAINT directory_person_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_problem
    ADD CONSTRAINT directory_problem_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES public.directory(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_token
    ADD CONSTRAINT directory_token_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES public.directory(id) ON DELETE CASCADE;
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
    ADD CONSTRAINT membership_directory_id_fkey FOREIGN KEY (directory_id) REFERENCES public.directory(id) ON DELETE SET NULL;
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
ALTER TABLE ONLY public.publication_file
    ADD CONSTRAINT publication_file_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.publication(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_published_by_fkey FOREIGN KEY (published_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
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
