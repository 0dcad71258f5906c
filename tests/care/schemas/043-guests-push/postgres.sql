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
    update item i set size = p_sizes[at], modified_at = p_at[at], modified_by = (select u.id from "user" u where u.id = p_marks[at] -> 0 ->> 'owner')
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795451366148);
INSERT INTO public.defaults_file VALUES ('daff6517-444b-49d1-a52c-14fd511d333f', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('d43203fe-7ca3-43d6-99e4-59d2999789bc', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('946d0e76-f01e-46cc-be74-2fe2cb496d54', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('8e840254-a6dd-4420-8d6e-0445e68f5d6e', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('518721ce-3dae-46ec-b48e-cfa4c65ef455', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('164541f7-799e-4edb-9801-d742123af3f6', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('4dd4c1d1-5ac1-4b10-85d7-956ec273abf2', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('d6b7c38f-599e-4683-8a5c-606424af534c', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('9b52b627-479e-4b85-a10d-237e729759e1', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('654df1f3-b86f-4976-8d9e-391c66bba8a5', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795451364686, 1795451364686);
INSERT INTO public.defaults_file VALUES ('b383d374-0a30-4092-bf55-50a2b48e7749', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795451364686, 1795451364686);
INSERT INTO public.document VALUES ('dfaf35d5-c8b1-4dd0-bf82-2af4c9ab928c', 0, '80b1a68c-899b-4bc7-9039-f79857552bcb', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('7ae7fd76-d57b-4380-9cca-23d94707ab76', 0, '862dd300-ca69-4d7e-9773-04fe8123f26c', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 4, 'e17ef9dc-d75c-473d-9bc0-5b40d44ea152', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', '29a4f23df9b3f46a8a67bfc52389a1d0', '993768e2-1a8a-4686-83fe-51298d825041', '747088f8-a712-4ab1-80ac-2cc680fbe31f', 2, 2, 1795451366281);
INSERT INTO public.document_client VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 'bebb34d784517bba1cff00cb3609044f', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', '06e81ca1-5a7d-495e-9f49-00b3fc7bb4c6', 2, 4, 1795451366386);
INSERT INTO public.document_snapshot VALUES ('dfaf35d5-c8b1-4dd0-bf82-2af4c9ab928c', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795451366007);
INSERT INTO public.document_snapshot VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795451366051);
INSERT INTO public.document_snapshot VALUES ('7ae7fd76-d57b-4380-9cca-23d94707ab76', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795451366080);
INSERT INTO public.document_update VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 0, 1, '\x5b7b22636c69656e744944223a223239613466323364663962336634366138613637626663353233383961316430222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"993768e2-1a8a-4686-83fe-51298d825041","name":"Ben","from":0,"to":1}]', 1795451366265, 1795451366265, 'pushed');
INSERT INTO public.document_update VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 1, 2, '\x5b7b22636c69656e744944223a223239613466323364663962336634366138613637626663353233383961316430222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"993768e2-1a8a-4686-83fe-51298d825041","name":"Ben","from":1,"to":2}]', 1795451366281, 1795451366281, 'pushed');
INSERT INTO public.document_update VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 2, 3, '\x789c1d8ec16ec3201044ff65ce2081bd80e156a9977e43e4032c4b63a9b1db9843a328ff5ed1e38cf4e6cde509feda64ef1fef482852ca4c352ce46c28255b6ecd182eb337d1103528f035ef9f72225da6695538e507c92a486bc27dd44ff4c7b720a15fef922b14b68a045bfd2c64ab268946938f412fcd196da288d4999bfb9fcf3b5f8f3bd213ed7edc908c423f90bc4297df8e04bc146e729ef973383872a31c448b2b4153685567b7b08e265b325c658e028572d4c76007baf7edd8c7d155a18cd65a5a7c98445b66af8923ebd8aad3a1d8c579334d4dc6b33ddf86f1ad6628f46d041ba2236767ef6732aff5b5fe01694f5ee8', '[{"user":"1148672e-1cc6-4c9c-9fd5-7b1856022fef","name":"Ada","from":2,"to":3}]', 1795451366348, 1795451366348, 'pushed');
INSERT INTO public.document_update VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 3, 4, '\x789c458fcd6ac3301084df65ce12e85fb66e25bdf4198c0ffa5925a6899dc60a3404bf7b714ae96967878fdd99e1897c9e686e1fef0848949236c577c64a9f5294b9562172d24ef4c2980a867c8af391568441a99161a52f04c540b5526ebbfd447b5c0901ebfd78a4b581fda9699911606d265dbce2c50bc18dee89c718890b59855526ea522d184ef7f9f3f7dc541010c1101b8260c8f7d79f413037ee09aee72913c21389ea72a317f38fbe66a3ef8680c372b92c33b66d6428b7e58a308c0ce98100294de7bc222e7376dce43ef3be16cb7d929d7542a94a7bfb395ef66a6f65cfd3a67d91beb7c64aed9ceecc366ee30fdc2c6269', '[{"user":"1148672e-1cc6-4c9c-9fd5-7b1856022fef","name":"Ada","from":3,"to":4}]', 1795451366386, 1795451366386, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795451364661);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"16c28b2f-64a8-43c2-b545-eec474adc480","email":"admin@example.org"}', 1795451364661);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"16c28b2f-64a8-43c2-b545-eec474adc480","email":"admin@example.org","sessionId":"ed3cc2af-b236-430f-aa1e-dbe4dbf4ab5a","clientId":"Test client","address":"127.0.0.1"}', 1795451365101);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795451365315);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"1148672e-1cc6-4c9c-9fd5-7b1856022fef","email":"ada@example.org"}', 1795451365343);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795451365468);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"user.updated","userId":"1148672e-1cc6-4c9c-9fd5-7b1856022fef","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795451365480);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1148672e-1cc6-4c9c-9fd5-7b1856022fef","email":"ada@example.org","sessionId":"06e81ca1-5a7d-495e-9f49-00b3fc7bb4c6","clientId":"Test client","address":"127.0.0.1"}', 1795451365532);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795451365599);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"993768e2-1a8a-4686-83fe-51298d825041","email":"ben@example.org"}', 1795451365615);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795451365722);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"user.updated","userId":"993768e2-1a8a-4686-83fe-51298d825041","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795451365739);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"993768e2-1a8a-4686-83fe-51298d825041","email":"ben@example.org","sessionId":"747088f8-a712-4ab1-80ac-2cc680fbe31f","clientId":"Test client","address":"127.0.0.1"}', 1795451365764);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Ada', '{"type":"group.created","groupId":"ea0b1634-6df3-4486-8215-48bfe5eccfe7","name":"Forest ✓ \"quoted\""}', 1795451365922);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Ada', '{"type":"group.member-added","groupId":"ea0b1634-6df3-4486-8215-48bfe5eccfe7","name":"Forest ✓ \"quoted\"","userId":"993768e2-1a8a-4686-83fe-51298d825041","userName":"Ben"}', 1795451365949);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"16c28b2f-64a8-43c2-b545-eec474adc480","email":"admin@example.org","sessionId":"04de80bb-718e-40e9-856a-e2d614925fd1","clientId":"Test client","address":"127.0.0.1"}', 1795451366419);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795451366514);
INSERT INTO public.item VALUES ('abf904fc-e3e9-40dc-8852-c6e611231088', 'cdcf22eb-0449-406f-8255-5921dc59bdcc', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795451364661, 1795451364661, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e419b108-4348-447c-93cf-db173b634c22', '0e1f2f46-0815-4a69-8824-0c2feac8d8b5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795451365615, 1795451365615, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('dfaf35d5-c8b1-4dd0-bf82-2af4c9ab928c', 'ce4ae611-3613-4441-9dd5-6e6d6461ddfc', '32069c21-1a8a-4c7d-816e-0d0b24d92677', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795451366007, 1795451366007, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7ae7fd76-d57b-4380-9cca-23d94707ab76', 'ea0b1634-6df3-4486-8215-48bfe5eccfe7', 'fd194bc4-0182-4d99-bcff-ae55aed97a50', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795451366080, 1795451366080, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1795451366104, '7ae7fd76-d57b-4380-9cca-23d94707ab76', '1148672e-1cc6-4c9c-9fd5-7b1856022fef');
INSERT INTO public.item VALUES ('fd194bc4-0182-4d99-bcff-ae55aed97a50', 'ea0b1634-6df3-4486-8215-48bfe5eccfe7', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795451365922, 1795451366104, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1629da64-5763-4777-bde0-73831beee8dc', 'ce4ae611-3613-4441-9dd5-6e6d6461ddfc', '32069c21-1a8a-4c7d-816e-0d0b24d92677', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795451366148, 1795451366148, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('32069c21-1a8a-4c7d-816e-0d0b24d92677', 'ce4ae611-3613-4441-9dd5-6e6d6461ddfc', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795451365343, 1795451366148, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 'ea0b1634-6df3-4486-8215-48bfe5eccfe7', 'fd194bc4-0182-4d99-bcff-ae55aed97a50', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795451366051, 1795451366386, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('dc4882de-eea5-43a5-812d-d9afc9fc1109', 'send-mail', '{}', 'done', 'send-mail', 1795451364953, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 1, 1000000, NULL, 1795451364953, 1795451365062, NULL);
INSERT INTO public.job VALUES ('70cbc712-4476-46d1-a171-3599e2c553f6', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795472965069, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364953, NULL, NULL);
INSERT INTO public.job VALUES ('9b66db51-18d6-43a6-82c9-7efd21841b8a', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795454965074, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('f7e6118f-4477-4aac-81da-a2276a1e6d53', 'empty-trash', '{}', 'queued', 'empty-trash', 1795454965122, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('7356801d-be07-4d7e-b093-df3c590c8712', 'compact-history', '{}', 'queued', 'compact-history', 1795472965151, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('8d6e4595-e7e7-4e0b-9aa9-e727b304e79f', 'make-pages', '{}', 'queued', 'make-pages', 1795454965178, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('e0a6e4db-c8c3-4d6f-9d6b-91c19da1b001', 'prune-rows', '{}', 'queued', 'prune-rows', 1795454965195, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('29d5ee22-94f4-489f-8146-57328daad02d', 'finish-trees', '{}', 'queued', 'finish-trees', 1795451395210, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.job VALUES ('b77286c1-cacf-48fe-821d-6c5dd56ddecd', 'send-mail', '{}', 'done', 'send-mail', 1795451365343, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 1, 1000000, NULL, 1795451365343, 1795451365536, NULL);
INSERT INTO public.job VALUES ('047ccfc7-27e7-46a5-aa16-2082fe7e7ec6', 'send-mail', '{}', 'done', 'send-mail', 1795451365615, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 1, 1000000, NULL, 1795451365615, 1795451365751, NULL);
INSERT INTO public.job VALUES ('b82eb6d1-13ba-405b-b158-e5661548ee39', 'send-mail', '{}', 'done', 'send-mail', 1795451365949, NULL, 1, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 1, 1000000, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1795451365949, 1795451366034, NULL);
INSERT INTO public.job VALUES ('0d9b919c-19ba-49e9-bb94-015d98e4a6ec', 'tell-review', '{}', 'queued', 'tell-review', 1795454966426, NULL, 2, '88ccfed3-c201-4a2b-9295-ea839d0c7fd8:65ec451b-bec9-4c68-95bf-e4a9ec1d6e1d', 0, 1000000, NULL, 1795451364954, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-23T16:29:22.701Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-23T16:29:22.746Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-23T16:29:22.779Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-23T16:29:22.812Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-23T16:29:22.851Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-23T16:29:22.896Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-23T16:29:22.924Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-23T16:29:22.950Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-23T16:29:22.966Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-23T16:29:22.995Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-23T16:29:23.039Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-23T16:29:23.068Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-23T16:29:23.108Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-23T16:29:23.180Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-23T16:29:23.240Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-23T16:29:23.274Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-23T16:29:23.304Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-23T16:29:23.338Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-23T16:29:23.382Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-23T16:29:23.434Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-23T16:29:23.481Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-23T16:29:23.521Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-23T16:29:23.568Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-23T16:29:23.607Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-23T16:29:23.654Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-23T16:29:23.713Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-23T16:29:23.815Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-23T16:29:23.863Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-23T16:29:23.955Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-23T16:29:23.983Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-23T16:29:24.016Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-23T16:29:24.059Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-23T16:29:24.099Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-23T16:29:24.162Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-23T16:29:24.209Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-23T16:29:24.242Z');
INSERT INTO public.kysely_migration VALUES ('037-publications', '2026-11-23T16:29:24.301Z');
INSERT INTO public.kysely_migration VALUES ('038-scim', '2026-11-23T16:29:24.379Z');
INSERT INTO public.kysely_migration VALUES ('039-ldap', '2026-11-23T16:29:24.411Z');
INSERT INTO public.kysely_migration VALUES ('041-second-tries', '2026-11-23T16:29:24.444Z');
INSERT INTO public.kysely_migration VALUES ('043-guests-push', '2026-11-23T16:29:24.480Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('bce9656e-7609-4ae3-be9e-196d94d3dacc', 'verify-email', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795451365343, 1795624165343, 1795451365343, 1795451365527, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('8a94cb08-7a21-4631-8f22-2bf83e6f8ed9', 'verify-email', '993768e2-1a8a-4686-83fe-51298d825041', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795451365615, 1795624165615, 1795451365615, 1795451365742, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('933c4bf4-3066-4901-a6de-97a426caa1c6', 'group-added', '993768e2-1a8a-4686-83fe-51298d825041', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795451365949, NULL, 1795451365949, 1795451366027, NULL, 'http://localhost:21689/unsubscribe?token=group-added~RqJm3vJ08BKF5LPjLxsXD17WRONsIYgghTZ03xYvYi0', 2);
INSERT INTO public.membership VALUES ('ea0b1634-6df3-4486-8215-48bfe5eccfe7', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1, 1795451365922, 'editor', NULL, NULL);
INSERT INTO public.membership VALUES ('ea0b1634-6df3-4486-8215-48bfe5eccfe7', '993768e2-1a8a-4686-83fe-51298d825041', 0, 1795451365949, 'editor', NULL, NULL);
INSERT INTO public.notification VALUES ('b82f1da9-08e3-46d4-90c7-d442bf1420d5', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795451365343, NULL, '{"code":"waiting-verification","values":{}}');
INSERT INTO public.notification VALUES ('c6ea222f-1db6-4ebf-9f7b-ebeb73e20697', '993768e2-1a8a-4686-83fe-51298d825041', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/ea0b1634-6df3-4486-8215-48bfe5eccfe7/', 0, 1795451365949, NULL, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795452265103);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795454965345);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795454965343);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795452265533);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798043365532);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795454965616);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795454965345);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795454965615);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795452265764);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798043365764);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1, 1795454965951);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:1148672e-1cc6-4c9c-9fd5-7b1856022fef', 0, 1795454965951);
INSERT INTO public.rate_limit VALUES ('notice 1148672e-1cc6-4c9c-9fd5-7b1856022fef 993768e2-1a8a-4686-83fe-51298d825041', 1, 1795537765949);
INSERT INTO public.rate_limit VALUES ('mail group-added 1148672e-1cc6-4c9c-9fd5-7b1856022fef 993768e2-1a8a-4686-83fe-51298d825041', 1, 1795537765949);
INSERT INTO public.rate_limit VALUES ('mail group-added 1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1, 1795537765949);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:993768e2-1a8a-4686-83fe-51298d825041', 1, 1795451426181);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1, 1795451426291);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 4, 1795452265103);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798043366419);
INSERT INTO public.review_checkpoint VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795451366348);
INSERT INTO public.review_message VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', 'c9cf4a7e-e5b7-47fd-a58c-90a140cde39e', '1d63e41d-4e90-4697-8f50-09eeed3cf54f', 'Is this *kept*?', '[]', 3, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Ada', 1795451366340, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', '1d63e41d-4e90-4697-8f50-09eeed3cf54f', 'comment', 'open', 'Shared', 'c9cf4a7e-e5b7-47fd-a58c-90a140cde39e', 3, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Ada', 1795451366340, 1795451366340, NULL, NULL, NULL, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('0719ee9d-3245-4433-b9d2-af724db95578', '55ce3d72-d700-439e-aaae-01f0524a3df5', 'suggestion', 'open', '', NULL, 4, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Ada', 1795451366384, 1795451366384, NULL, NULL, NULL, '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('ed3cc2af-b236-430f-aa1e-dbe4dbf4ab5a', '4977475e1746329b33e9e249fae39e21111686920c2d7ed19c5ad2c740e7b743', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Test client', 1795451365101, 1795451365101, 1803227365101, NULL, 1795451365101, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('06e81ca1-5a7d-495e-9f49-00b3fc7bb4c6', 'c068c00ebdb2c7cca5b2c82f56b9cb915a0db99ba200f19766ab6c4d9e3b5093', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'Test client', 1795451365532, 1795451365532, 1803227365532, NULL, 1795451365532, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('747088f8-a712-4ab1-80ac-2cc680fbe31f', 'c6b2a2f6f802a266e4794fe789c79764569b69d1bcc3a938534ea4a07a4173d2', '993768e2-1a8a-4686-83fe-51298d825041', 'Test client', 1795451365764, 1795451365764, 1803227365764, NULL, 1795451365764, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('04de80bb-718e-40e9-856a-e2d614925fd1', 'f590c4f459f9dc6b56b46199524c6d124ffe1d69f8c91912e38d9cc5358dcb95', '16c28b2f-64a8-43c2-b545-eec474adc480', 'Test client', 1795451366419, 1795451366419, 1803227366419, NULL, 1795451366419, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"f3f2bc7f","key":"Q7oAzsSkKA6TChpN22D9M5VCjCgaDuw3NcUqIrf08HE=","madeAt":1795451364568,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"acb2fd7c","key":"U8e3cNyeHAJ4V5tCJT7SLbbk31/dk+DK7bicR/gcEwA=","madeAt":1795451364581,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"a8f17483","key":"2Gld8jWgQOjGTAVEaeO0Z91iqEkujLg0/ljxH0sSr20=","madeAt":1795451364584,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"1a93d06f","key":"iW7KNXQ4HsLOw+ZCJotrhRIoaPcz/IE8lc9bxKoF1NE=","madeAt":1795451364586,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('88c1aeac-fee7-4ed9-9491-aaf9611e3962', 'verify-email', 'b9635f14e85758e83d64ad34590e15b038e2f7829d6582de2d4608f3d142e246', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1795451365343, 1795624165343, NULL);
INSERT INTO public.token VALUES ('b35e5361-8b89-4690-8f6b-1a855a19bd1f', 'verify-email', 'c89797fc72e69cf348df9f7809407e79ad9c5d2a09b4204c40fd6e091a40ce72', '993768e2-1a8a-4686-83fe-51298d825041', 1795451365615, 1795624165615, NULL);
INSERT INTO public.token VALUES ('9db57718-754f-4720-9ad9-0989516d69d9', 'unsubscribe', '0363de16e5abd23066c57ecce6ddd638341d954568cfc2d0c62e9d5dd7c31e19', '993768e2-1a8a-4686-83fe-51298d825041', 1795451365949, 1826987365949, NULL);
INSERT INTO public."user" VALUES ('16c28b2f-64a8-43c2-b545-eec474adc480', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$1ssYVvfjSECFJOGp3xH8/Q$fFXNA1nN7cQyxDNh2eclojJLUxqTp2OPlhxFeapUPeM', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451364661, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('1148672e-1cc6-4c9c-9fd5-7b1856022fef', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$UlVO9Hq9HlE8fS41BfMixQ$GG7tVL0Be4nRrBeuU492bF+DGhMIA9FVskSlkKpO44Y', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451365343, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('993768e2-1a8a-4686-83fe-51298d825041', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$QqthtMS2lKRqWtOLERkZJA$VO4aVuSdU+H9iZKrOFObxbmedumfoxm6HRbYvfUq9dY', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795451365615, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('ea0b1634-6df3-4486-8215-48bfe5eccfe7', 'Forest ✓ "quoted"', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', 1795451365922, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('cdcf22eb-0449-406f-8255-5921dc59bdcc', 'user', '16c28b2f-64a8-43c2-b545-eec474adc480', NULL, 'abf904fc-e3e9-40dc-8852-c6e611231088', 104857600, 0, 0, 1, 1795451364661, 0);
INSERT INTO public.workspace VALUES ('0e1f2f46-0815-4a69-8824-0c2feac8d8b5', 'user', '993768e2-1a8a-4686-83fe-51298d825041', NULL, 'e419b108-4348-447c-93cf-db173b634c22', 104857600, 0, 0, 1, 1795451365615, 0);
INSERT INTO public.workspace VALUES ('ce4ae611-3613-4441-9dd5-6e6d6461ddfc', 'user', '1148672e-1cc6-4c9c-9fd5-7b1856022fef', NULL, '32069c21-1a8a-4c7d-816e-0d0b24d92677', 104857600, 43, 2, 3, 1795451365343, 0);
INSERT INTO public.workspace VALUES ('ea0b1634-6df3-4486-8215-48bfe5eccfe7', 'group', NULL, 'ea0b1634-6df3-4486-8215-48bfe5eccfe7', 'fd194bc4-0182-4d99-bcff-ae55aed97a50', 524288000, 36, 2, 4, 1795451365922, 0);
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
