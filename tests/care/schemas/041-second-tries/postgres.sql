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
    provider_session text COLLATE pg_catalog."C",
    typed_name text COLLATE pg_catalog."C"
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
    sources text NOT NULL COLLATE pg_catalog."C",
    tries bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795441934923);
INSERT INTO public.defaults_file VALUES ('c0584bbb-6b1e-46ab-831f-b311c52bf775', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('3d6f7ec0-d4ef-4fd6-9dc8-aa26008a60a7', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('63039567-2188-4901-a04d-cecc200269db', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('05ba6627-1a81-4f53-ab28-72eb01be79a8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('2da19ac4-6bb2-444b-ad4b-bb38a64afec6', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('8b2ad9b7-8436-43da-890e-7e8b1bfbbed1', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('98d66d44-0f75-4c58-b8d9-3147cdd08116', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('5dbe0791-36a4-48f9-b809-cf38c4b131f9', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('6b5ecdd1-bcc7-46d1-97e7-6b09af0db426', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('3eb648ed-cb6d-49d6-9fd2-84ee3056121e', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795441933729, 1795441933729);
INSERT INTO public.defaults_file VALUES ('da56d987-7a0f-4163-8a17-c1d93808e9af', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795441933729, 1795441933729);
INSERT INTO public.document VALUES ('c1e25ac1-b1da-41c1-a5f7-4d4c11ec3b2b', 0, 'd49b4b70-2249-438c-ae38-f6895daf05ee', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('3e5e320e-00b2-4fb9-8cce-870dd8f192dd', 0, '903d15bc-6661-4409-8e98-698198e29d2d', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 4, '15b8e85c-d505-4344-b1f8-ca2ceb5ed79b', 'lf', 0, NULL, 665, 0);
INSERT INTO public.document_client VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 'c072728eb1d48761900df747e360efc2', '024d4924-3ac6-484d-9733-a80f7f50661f', '3cff75e7-1115-4589-8d81-8f465c1832e6', 2, 2, 1795441934994);
INSERT INTO public.document_client VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', '7745d90ccb9f3a54f17c8548c87e4a19', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', '2c0c9f56-59a5-4265-9c43-ec10bdb8244a', 2, 4, 1795441935045);
INSERT INTO public.document_snapshot VALUES ('c1e25ac1-b1da-41c1-a5f7-4d4c11ec3b2b', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795441934833);
INSERT INTO public.document_snapshot VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795441934859);
INSERT INTO public.document_snapshot VALUES ('3e5e320e-00b2-4fb9-8cce-870dd8f192dd', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795441934876);
INSERT INTO public.document_update VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 0, 1, '\x5b7b22636c69656e744944223a226330373237323865623164343837363139303064663734376533363065666332222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"024d4924-3ac6-484d-9733-a80f7f50661f","name":"Ben","from":0,"to":1}]', 1795441934985, 1795441934985, 'pushed');
INSERT INTO public.document_update VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 1, 2, '\x5b7b22636c69656e744944223a226330373237323865623164343837363139303064663734376533363065666332222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"024d4924-3ac6-484d-9733-a80f7f50661f","name":"Ben","from":1,"to":2}]', 1795441934994, 1795441934994, 'pushed');
INSERT INTO public.document_update VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 2, 3, '\x789c158ec16ec3201404ff65cf2081011bb855eaa5df10f9f0780f124b8dddc61c1a45f9f78ae38e349abdbcc0df5bddfbd7273296c5074986b9a4e628f866178ec1478e4bf5641314f846fbb59ec897695a15cefa8b6c156a6b95fbc02ff4e74f4546bf3d2a0914364146742185505887d0bcf68e264de2441ba9568a999923418176be1d0fe417dae3b8231b857e20cf0abdfe7564e0ad70afe749d7d170564229d1698e89b59f48344d96b473265249323b9aa0500e790e77a87bdf8e7d1c5d15caa02cadc665661da377dac768742a44da0a53aa4d6aa9060a3bdd47f143c6cdbe8d619714bcb7c9053385f7fa5eff0106695f3b', '[{"user":"cdfe876c-8843-4880-9baa-1dca9efdebe0","name":"Ada","from":2,"to":3}]', 1795441935026, 1795441935026, 'pushed');
INSERT INTO public.document_update VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 3, 4, '\x789c458fcd6ac3301084df65ce12c8b664fddc4a7ae933181ff4b34a4c133b8d6568307ef7a294d2d3ee2cc3ccb7c38e789d682e1fef70d05aaa64458cc1e6ce2b991b1d8d92261a4dd237160cf1e2e733ad7043db8e0c2b7dc1b50c9433c552cf3bcaf34e7058b7f399d602f6b74dcb5c3b62df09ed7bae43125c7621716383e0462bdba92444db08305cb6f9f3376e4a70f060f0054e30c4edd53308d68f95e07e9d22c1ed08949707bd3cffd6d72cf45de0705a6eb765c6718c0ce9b1dce18691213ce1105326a3fbc88d911d97c6086e83f7bc49d15bca890255aad9dfea6b6fa9f294a98a465b2565633b25a43cc663fc01e7f46239', '[{"user":"cdfe876c-8843-4880-9baa-1dca9efdebe0","name":"Ada","from":3,"to":4}]', 1795441935045, 1795441935045, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795441933707);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"b6fd0b70-574b-497e-ad1a-ee767f7ee006","email":"admin@example.org"}', 1795441933707);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b6fd0b70-574b-497e-ad1a-ee767f7ee006","email":"admin@example.org","sessionId":"83a3e1cd-f7e8-4649-b4e8-4aef07626933","clientId":"Test client","address":"127.0.0.1"}', 1795441934073);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795441934267);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"cdfe876c-8843-4880-9baa-1dca9efdebe0","email":"ada@example.org"}', 1795441934292);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795441934397);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"user.updated","userId":"cdfe876c-8843-4880-9baa-1dca9efdebe0","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795441934428);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"cdfe876c-8843-4880-9baa-1dca9efdebe0","email":"ada@example.org","sessionId":"2c0c9f56-59a5-4265-9c43-ec10bdb8244a","clientId":"Test client","address":"127.0.0.1"}', 1795441934453);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795441934525);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"024d4924-3ac6-484d-9733-a80f7f50661f","email":"ben@example.org"}', 1795441934536);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795441934631);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"user.updated","userId":"024d4924-3ac6-484d-9733-a80f7f50661f","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795441934642);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"024d4924-3ac6-484d-9733-a80f7f50661f","email":"ben@example.org","sessionId":"3cff75e7-1115-4589-8d81-8f465c1832e6","clientId":"Test client","address":"127.0.0.1"}', 1795441934657);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Ada', '{"type":"group.created","groupId":"013cc66f-cf72-47ff-88f3-b653f58ed761","name":"Forest ✓ \"quoted\""}', 1795441934782);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Ada', '{"type":"group.member-added","groupId":"013cc66f-cf72-47ff-88f3-b653f58ed761","name":"Forest ✓ \"quoted\"","userId":"024d4924-3ac6-484d-9733-a80f7f50661f","userName":"Ben"}', 1795441934806);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"b6fd0b70-574b-497e-ad1a-ee767f7ee006","email":"admin@example.org","sessionId":"d117178b-085c-4fe4-9c54-f7efe00835df","clientId":"Test client","address":"127.0.0.1"}', 1795441935073);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795441935144);
INSERT INTO public.item VALUES ('3f4b6cc3-2617-4540-b9d0-bd672c0bbb28', '21780403-4399-4e72-a604-4fcd370a8a98', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795441933707, 1795441933707, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7aa4850c-7fe4-4636-9070-d0bd01ee5217', '3fd529e5-0290-4a3e-af5f-dd3cdb48a0a2', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795441934536, 1795441934536, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('c1e25ac1-b1da-41c1-a5f7-4d4c11ec3b2b', '3102170d-fe8d-43bd-bd72-8429e0c6901d', 'de09aa1e-15b8-4fb2-8fac-12871fc61d7d', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795441934833, 1795441934833, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3e5e320e-00b2-4fb9-8cce-870dd8f192dd', '013cc66f-cf72-47ff-88f3-b653f58ed761', '0802cbfc-e7fe-41d1-b5ff-98b10240747c', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795441934876, 1795441934876, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 1795441934894, '3e5e320e-00b2-4fb9-8cce-870dd8f192dd', 'cdfe876c-8843-4880-9baa-1dca9efdebe0');
INSERT INTO public.item VALUES ('0802cbfc-e7fe-41d1-b5ff-98b10240747c', '013cc66f-cf72-47ff-88f3-b653f58ed761', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795441934782, 1795441934894, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1b34d587-8a36-4ead-b7e7-3e08025b7cd5', '3102170d-fe8d-43bd-bd72-8429e0c6901d', 'de09aa1e-15b8-4fb2-8fac-12871fc61d7d', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795441934923, 1795441934923, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('de09aa1e-15b8-4fb2-8fac-12871fc61d7d', '3102170d-fe8d-43bd-bd72-8429e0c6901d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795441934292, 1795441934923, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', '013cc66f-cf72-47ff-88f3-b653f58ed761', '0802cbfc-e7fe-41d1-b5ff-98b10240747c', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795441934859, 1795441935045, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('74e98de4-d2e1-4bd6-974f-5bd7bbf9f69d', 'send-mail', '{}', 'done', 'send-mail', 1795441933942, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 1, 1000000, NULL, 1795441933942, 1795441934043, NULL);
INSERT INTO public.job VALUES ('7f1fd20d-04f3-43f7-b102-a45ec185dea2', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795463534091, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('e646cfe6-6851-41b9-932e-bd22da0dc699', 'empty-trash', '{}', 'queued', 'empty-trash', 1795445534108, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('86b6a0ee-a103-4dce-8014-683baad99187', 'prune-rows', '{}', 'queued', 'prune-rows', 1795445534127, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('17d03a3a-da80-42c8-a76f-67dd580d566e', 'compact-history', '{}', 'queued', 'compact-history', 1795463534129, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('c9a8cbc0-44f7-407c-91f0-369a99420a2a', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795445534130, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('6702495f-3820-4e76-b123-2ff8ed6426da', 'finish-trees', '{}', 'queued', 'finish-trees', 1795441964138, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('c922791c-b4b8-4a56-970e-68e92cf8424f', 'make-pages', '{}', 'queued', 'make-pages', 1795445534158, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.job VALUES ('e4650af7-3019-4993-b073-34aa82136472', 'send-mail', '{}', 'done', 'send-mail', 1795441934292, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 1, 1000000, NULL, 1795441934292, 1795441934439, NULL);
INSERT INTO public.job VALUES ('aa9d6aea-1500-4610-b0cf-2a777a374bd4', 'send-mail', '{}', 'done', 'send-mail', 1795441934536, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 1, 1000000, NULL, 1795441934536, 1795441934672, NULL);
INSERT INTO public.job VALUES ('8e2d08fb-c796-4346-865d-94c5624c3496', 'send-mail', '{}', 'done', 'send-mail', 1795441934806, NULL, 1, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 1, 1000000, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 1795441934806, 1795441934850, NULL);
INSERT INTO public.job VALUES ('532212d7-b273-4269-b58e-21d62442745c', 'tell-review', '{}', 'queued', 'tell-review', 1795445535081, NULL, 3, '25ad738b-84b7-4173-9199-83ac4b5f475b:361281cc-e6e4-4518-ac55-201ce18d92f9', 0, 1000000, NULL, 1795441933942, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-23T13:52:12.457Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-23T13:52:12.482Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-23T13:52:12.498Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-23T13:52:12.520Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-23T13:52:12.541Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-23T13:52:12.570Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-23T13:52:12.598Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-23T13:52:12.623Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-23T13:52:12.641Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-23T13:52:12.662Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-23T13:52:12.696Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-23T13:52:12.717Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-23T13:52:12.740Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-23T13:52:12.772Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-23T13:52:12.793Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-23T13:52:12.813Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-23T13:52:12.835Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-23T13:52:12.859Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-23T13:52:12.880Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-23T13:52:12.902Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-23T13:52:12.925Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-23T13:52:12.953Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-23T13:52:12.978Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-23T13:52:12.999Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-23T13:52:13.025Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-23T13:52:13.053Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-23T13:52:13.127Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-23T13:52:13.156Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-23T13:52:13.200Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-23T13:52:13.227Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-23T13:52:13.251Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-23T13:52:13.279Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-23T13:52:13.313Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-23T13:52:13.351Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-23T13:52:13.381Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-23T13:52:13.399Z');
INSERT INTO public.kysely_migration VALUES ('037-publications', '2026-11-23T13:52:13.434Z');
INSERT INTO public.kysely_migration VALUES ('038-scim', '2026-11-23T13:52:13.480Z');
INSERT INTO public.kysely_migration VALUES ('039-ldap', '2026-11-23T13:52:13.511Z');
INSERT INTO public.kysely_migration VALUES ('041-second-tries', '2026-11-23T13:52:13.540Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('6152055e-ef8d-49c6-8db4-83e09f209496', 'verify-email', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795441934292, 1795614734292, 1795441934292, 1795441934433, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('4994ee1b-65dd-4a81-9a58-e68240ef6974', 'verify-email', '024d4924-3ac6-484d-9733-a80f7f50661f', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795441934536, 1795614734536, 1795441934536, 1795441934652, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('4df1c4b2-e058-432a-bd7d-ccf2fd797ae8', 'group-added', '024d4924-3ac6-484d-9733-a80f7f50661f', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795441934806, NULL, 1795441934806, 1795441934846, NULL, 'http://localhost:19877/unsubscribe?token=group-added~zyvYfGecfJvi-sQA2GchHogl4d3v31FQcVvh-DNnG9g', 2);
INSERT INTO public.membership VALUES ('013cc66f-cf72-47ff-88f3-b653f58ed761', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 1, 1795441934782, 'editor', NULL, NULL);
INSERT INTO public.membership VALUES ('013cc66f-cf72-47ff-88f3-b653f58ed761', '024d4924-3ac6-484d-9733-a80f7f50661f', 0, 1795441934806, 'editor', NULL, NULL);
INSERT INTO public.notification VALUES ('e346eca5-09fc-4bf5-ae4a-df221164568b', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795441934292, NULL, '{"code":"waiting-verification","values":{}}');
INSERT INTO public.notification VALUES ('e0dce4f0-274b-4ef8-a603-ad7db1355e21', '024d4924-3ac6-484d-9733-a80f7f50661f', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/013cc66f-cf72-47ff-88f3-b653f58ed761/', 0, 1795441934806, NULL, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795442834075);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795445534298);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795445534292);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795442834453);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798033934453);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795445534536);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795445534298);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795445534536);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795442834657);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798033934657);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:cdfe876c-8843-4880-9baa-1dca9efdebe0', 1, 1795445534808);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:cdfe876c-8843-4880-9baa-1dca9efdebe0', 0, 1795445534808);
INSERT INTO public.rate_limit VALUES ('notice cdfe876c-8843-4880-9baa-1dca9efdebe0 024d4924-3ac6-484d-9733-a80f7f50661f', 1, 1795528334806);
INSERT INTO public.rate_limit VALUES ('mail group-added cdfe876c-8843-4880-9baa-1dca9efdebe0 024d4924-3ac6-484d-9733-a80f7f50661f', 1, 1795528334806);
INSERT INTO public.rate_limit VALUES ('mail group-added cdfe876c-8843-4880-9baa-1dca9efdebe0', 1, 1795528334806);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:024d4924-3ac6-484d-9733-a80f7f50661f', 1, 1795441994944);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:cdfe876c-8843-4880-9baa-1dca9efdebe0', 1, 1795441995003);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 4, 1795442834075);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798033935073);
INSERT INTO public.review_checkpoint VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795441935026);
INSERT INTO public.review_message VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', '31d5bb83-c89c-42ad-a21a-3308ab9d63a2', '835955bc-55f4-43a2-ad3d-0de1db06cc8a', 'Is this *kept*?', '[]', 3, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Ada', 1795441935025, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', '835955bc-55f4-43a2-ad3d-0de1db06cc8a', 'comment', 'open', 'Shared', '31d5bb83-c89c-42ad-a21a-3308ab9d63a2', 3, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Ada', 1795441935025, 1795441935025, NULL, NULL, NULL, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('bc233b56-8cc8-47e8-8a4d-356a339c09cb', '7c6307a6-7bd0-43bd-89b0-875935d00210', 'suggestion', 'open', '', NULL, 4, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Ada', 1795441935044, 1795441935044, NULL, NULL, NULL, 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('83a3e1cd-f7e8-4649-b4e8-4aef07626933', '250f57d51f2e286267fce87ea887106039321bcd9cc8ba5bb9ff6a0b8e595662', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Test client', 1795441934073, 1795441934073, 1803217934073, NULL, 1795441934073, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('2c0c9f56-59a5-4265-9c43-ec10bdb8244a', '8ef58e10e2e40693735ff3c00973a90e982245f29104af04c11bca3850f52904', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 'Test client', 1795441934453, 1795441934453, 1803217934453, NULL, 1795441934453, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('3cff75e7-1115-4589-8d81-8f465c1832e6', '7426fbdf0c185cbab50eb47999cac63ba4e298804c5029f69f1154a1f8d02b23', '024d4924-3ac6-484d-9733-a80f7f50661f', 'Test client', 1795441934657, 1795441934657, 1803217934657, NULL, 1795441934657, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('d117178b-085c-4fe4-9c54-f7efe00835df', '3a3902329c9c405e185e7671101fc74b83f52cccc03e8c6e0964bd938383a237', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'Test client', 1795441935073, 1795441935073, 1803217935073, NULL, 1795441935073, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"ecbecb88","key":"fKRy1OEWsR+N+tbA4WkrZMpdE73ef67trspt+bVjMZQ=","madeAt":1795441933624,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"16753c38","key":"+Y673KMwzvLVRXQ5KfCM32MeygDjbsIIr7aV6YsrVQ0=","madeAt":1795441933637,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"56ef633e","key":"2iTYXjf8P55cEZKRziixxgFcat/aC+lXGLfUjOif/HE=","madeAt":1795441933641,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"49bee6b8","key":"M3Z91qh09zlS3vN2XSWInvELLRNk/qjd/NTX1bwPAyU=","madeAt":1795441933645,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('1cd128c3-06e7-468b-bbd3-52df598624fc', 'verify-email', '1a174b4d7efb429316e2bd76293551aa6f97fdc47af52aeb72c0f8a4a9f46ce9', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 1795441934292, 1795614734292, NULL);
INSERT INTO public.token VALUES ('3ffc43a0-f52c-4956-8f88-5d07e35d6701', 'verify-email', 'b42cff6afef8be27eb7ee0732c59c64d1e4484f6174fe5cdbdf4fe5cfda95905', '024d4924-3ac6-484d-9733-a80f7f50661f', 1795441934536, 1795614734536, NULL);
INSERT INTO public.token VALUES ('e2d97b61-f544-44ea-bd29-7d5633b60823', 'unsubscribe', 'a3b23672477db5bd109f46fe760bfb3a8f94c2e9ec67fcd1c1c8714705dc1b4b', '024d4924-3ac6-484d-9733-a80f7f50661f', 1795441934806, 1826977934806, NULL);
INSERT INTO public."user" VALUES ('b6fd0b70-574b-497e-ad1a-ee767f7ee006', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$d+PpcHHd6Kd/7wAtwv2zjA$a7l9tvvEaWdaih9ls2nGSLXfWy9ZwITKBDKo8u21Npc', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441933707, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('cdfe876c-8843-4880-9baa-1dca9efdebe0', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$8Pw9T7IeoGwio2DiwUG5Dg$ouEt+i2na+O7jYPlL/uWt7phXeMs2FWS58IJOm3AD78', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441934292, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('024d4924-3ac6-484d-9733-a80f7f50661f', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$PInVsMy3gk/3UE7FIULKwg$YwQjGxI3R0g8HKYcmMpPDHL97f4EG/VCVzF4zOtkdr8', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795441934536, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('013cc66f-cf72-47ff-88f3-b653f58ed761', 'Forest ✓ "quoted"', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', 1795441934782, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('21780403-4399-4e72-a604-4fcd370a8a98', 'user', 'b6fd0b70-574b-497e-ad1a-ee767f7ee006', NULL, '3f4b6cc3-2617-4540-b9d0-bd672c0bbb28', 104857600, 0, 0, 1, 1795441933707, 0);
INSERT INTO public.workspace VALUES ('3fd529e5-0290-4a3e-af5f-dd3cdb48a0a2', 'user', '024d4924-3ac6-484d-9733-a80f7f50661f', NULL, '7aa4850c-7fe4-4636-9070-d0bd01ee5217', 104857600, 0, 0, 1, 1795441934536, 0);
INSERT INTO public.workspace VALUES ('3102170d-fe8d-43bd-bd72-8429e0c6901d', 'user', 'cdfe876c-8843-4880-9baa-1dca9efdebe0', NULL, 'de09aa1e-15b8-4fb2-8fac-12871fc61d7d', 104857600, 43, 2, 3, 1795441934292, 0);
INSERT INTO public.workspace VALUES ('013cc66f-cf72-47ff-88f3-b653f58ed761', 'group', NULL, '013cc66f-cf72-47ff-88f3-b653f58ed761', '0802cbfc-e7fe-41d1-b5ff-98b10240747c', 524288000, 36, 2, 4, 1795441934782, 0);
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
