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
CREATE TABLE public.document_changed (
    document_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.document_searched (
    document_id text NOT NULL COLLATE pg_catalog."C",
    epoch text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    searched_at bigint NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
CREATE TABLE public.document_words (
    number bigint NOT NULL,
    document_id text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    words tsvector NOT NULL
);
ALTER TABLE public.document_words ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.document_words_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    grouped text COLLATE pg_catalog."C",
    by_id text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795912103780);
INSERT INTO public.defaults_file VALUES ('38c46593-6ff5-40a1-bf23-785a028e9dc0', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('d5d8de5f-c63f-4c81-bbf2-c0eef7e96204', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('16232764-ae5e-4129-b703-a3f597632e9a', 'JATS', '# JATS XML, the format journals and archives accept.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('2d848d69-bd71-46eb-bd40-638d63ac6110', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('f717e7ee-b296-4159-b2ed-d75e57adde0b', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('12cc7593-08e4-4f7e-9f0d-5b31204560cd', 'Markdown', '# Markdown with citations written out and the references at the end: for tools without citation support.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('ea9a8969-0971-48b8-9e87-874007cc7223', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('47dcac18-bd32-4341-83a5-77b20ebc9866', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('29cfb9a4-242b-44f3-994d-7eb70693bdee', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('d7861bb6-eb73-4e45-aed4-bbbb9905edd4', 'Typst', '# The Typst source behind the PDF, for typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795912102109, 1795912102109);
INSERT INTO public.defaults_file VALUES ('6a66a4f9-5335-4c7d-9d27-abbb392ee290', 'Word', '# Word: headings, captions and references as styles, so that a journal’s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795912102109, 1795912102109);
INSERT INTO public.document VALUES ('41eddd95-0408-406d-9f0b-6760f04aa280', 0, '25da59c5-c3fd-4d10-b05c-ce7951018eb7', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('e3af6e0c-da52-4dba-9546-2026f1c31c9c', 0, 'f5d8f3ce-dea7-4cf0-8d8f-4adcc5f8e4b4', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 4, '44ff65d1-cebf-4e86-b664-f9357745c8f8', 'lf', 0, NULL, 663, 0);
INSERT INTO public.document_changed VALUES ('41eddd95-0408-406d-9f0b-6760f04aa280', '46fc9cce-ec2b-4db2-b0d9-1938beb6dee8');
INSERT INTO public.document_changed VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a');
INSERT INTO public.document_changed VALUES ('e3af6e0c-da52-4dba-9546-2026f1c31c9c', 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a');
INSERT INTO public.document_client VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', '302ec9e7ee7381f976ff484639e952f9', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'd240077d-5ace-466d-a4a1-50fdd70975b7', 2, 2, 1795912103875);
INSERT INTO public.document_client VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 'dba1ca2547969951a11b9f3bdbfe99b4', '46eae869-c46b-4f17-a300-6cd48c6a93cb', '9b8b8f8c-b83a-4e3f-8222-985ed1564ccc', 2, 4, 1795912103939);
INSERT INTO public.document_snapshot VALUES ('41eddd95-0408-406d-9f0b-6760f04aa280', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795912103632);
INSERT INTO public.document_snapshot VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795912103678);
INSERT INTO public.document_snapshot VALUES ('e3af6e0c-da52-4dba-9546-2026f1c31c9c', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795912103709);
INSERT INTO public.document_update VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 0, 1, '\x5b7b22636c69656e744944223a223330326563396537656537333831663937366666343834363339653935326639222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"006aa6cc-f987-4671-a965-cf809cc9c71a","name":"Ben","from":0,"to":1}]', 1795912103863, 1795912103863, 'pushed');
INSERT INTO public.document_update VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 1, 2, '\x5b7b22636c69656e744944223a223330326563396537656537333831663937366666343834363339653935326639222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"006aa6cc-f987-4671-a965-cf809cc9c71a","name":"Ben","from":1,"to":2}]', 1795912103875, 1795912103875, 'pushed');
INSERT INTO public.document_update VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 2, 3, '\x789c158e4b6a03311404efd26b09f41b494fbb4036398399c5d3cf1e8867128f1631c6770f5a7641517d79a17c6f6d1f5f9f48a8997561b3b8409e68d1ac75a66e73cdbd1165078172e3fdda4ea48b31abc0d97e91b440ebbd9531f10be3f9d390306e8fc615025b45828ddc0d9191752956ba1cacccca910ca6702bc6e9de1802bc97dbf1407aa13f8e3b92121807921718ed6f20016f817b3b4fbece8659548dba67196a0dd2355f6574b148620a511147630304f2519fd39dea3eb6639f4757813ca9f38d5bf4248bf359baae8364ab94f4a5ba583c932d19023bdf67f1a3ce9b639b43075a481bad2c69f75edfeb3f28ee5e63', '[{"user":"46eae869-c46b-4f17-a300-6cd48c6a93cb","name":"Ada","from":2,"to":3}]', 1795912103916, 1795912103916, 'pushed');
INSERT INTO public.document_update VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 3, 4, '\x789c458fcd6ac3301084df65ce12e8df966e25bdf4198c0ffa5925a6899dc60a3404bf7b714ae96977868f9dd9e1897c9e686e1fef082829ca1c95359d77de5b19a54cbeea545225ef9301433ec5f9482bc2a0d4c8b0d2178262a05a29b7dd7ea23dae8480f57e3cd2dac0feb6699911e063673bd1133759686e6cd43c4927b952aa58676bad89c070bacf9fbfe7a682800886d8100443bebf7206c1dcb837b89ea74c084f24aacb8d5ecc3ffa9a8dbe1b020ecbe5b2ccd8b691a1dc962bc23032a407028ca348bdf33c1b97b8a9b2e3510bc15d2ea6cf2e7a9d1318e678d95f7b2b7b9f36ed4276de7aa9a4d05ef7dbb88d3fbf186284', '[{"user":"46eae869-c46b-4f17-a300-6cd48c6a93cb","name":"Ada","from":3,"to":4}]', 1795912103939, 1795912103939, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795912102042);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', NULL, 'Server', '{"type":"server.set-up","userId":"2f1b526c-15f4-4168-b13e-a16d8de20fd9","email":"admin@example.org"}', 1795912102042);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"user.logged-in","userId":"2f1b526c-15f4-4168-b13e-a16d8de20fd9","email":"admin@example.org","sessionId":"5c01d88e-c03e-460a-ad82-d7511d3aa8aa","clientId":"Test client","address":"127.0.0.1"}', 1795912102432);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795912102586);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', '{"type":"user.signed-up","userId":"46eae869-c46b-4f17-a300-6cd48c6a93cb","email":"ada@example.org"}', 1795912102606);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795912102805);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"user.updated","userId":"46eae869-c46b-4f17-a300-6cd48c6a93cb","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795912102823);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', '{"type":"user.logged-in","userId":"46eae869-c46b-4f17-a300-6cd48c6a93cb","email":"ada@example.org","sessionId":"9b8b8f8c-b83a-4e3f-8222-985ed1564ccc","clientId":"Test client","address":"127.0.0.1"}', 1795912102929);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795912103124);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'user', 'user.signed-up', 'ben@example.org signed up', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'Ben', '{"type":"user.signed-up","userId":"006aa6cc-f987-4671-a965-cf809cc9c71a","email":"ben@example.org"}', 1795912103154);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795912103272);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"user.updated","userId":"006aa6cc-f987-4671-a965-cf809cc9c71a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795912103299);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'Ben', '{"type":"user.logged-in","userId":"006aa6cc-f987-4671-a965-cf809cc9c71a","email":"ben@example.org","sessionId":"d240077d-5ace-466d-a4a1-50fdd70975b7","clientId":"Test client","address":"127.0.0.1"}', 1795912103324);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', '{"type":"group.created","groupId":"ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a","name":"Forest ✓ \"quoted\""}', 1795912103575);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', '{"type":"group.member-added","groupId":"ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a","name":"Forest ✓ \"quoted\"","userId":"006aa6cc-f987-4671-a965-cf809cc9c71a","userName":"Ben"}', 1795912103596);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"user.logged-in","userId":"2f1b526c-15f4-4168-b13e-a16d8de20fd9","email":"admin@example.org","sessionId":"a18eb46b-f438-4c2e-9143-9b0d03f0aed8","clientId":"Test client","address":"127.0.0.1"}', 1795912103971);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795912104049);
INSERT INTO public.item VALUES ('967040ca-5e70-408c-95e1-0f2215fd6a62', '4c183f92-a7db-4bf7-a256-cb541bcb4ea8', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795912102042, 1795912102042, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('a41651d8-35ef-433c-854b-f7cf5c25ea64', '04b7ec84-6570-45ce-af77-3af7366839a5', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795912103154, 1795912103154, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('41eddd95-0408-406d-9f0b-6760f04aa280', '46fc9cce-ec2b-4db2-b0d9-1938beb6dee8', 'd707f74b-f74c-4507-8480-fc522e47f445', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795912103632, 1795912103632, '46eae869-c46b-4f17-a300-6cd48c6a93cb', '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('e3af6e0c-da52-4dba-9546-2026f1c31c9c', 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', 'b093a908-57b8-4a55-83fd-59692497ead8', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795912103709, 1795912103709, '46eae869-c46b-4f17-a300-6cd48c6a93cb', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 1795912103740, 'e3af6e0c-da52-4dba-9546-2026f1c31c9c', '46eae869-c46b-4f17-a300-6cd48c6a93cb');
INSERT INTO public.item VALUES ('b093a908-57b8-4a55-83fd-59692497ead8', 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795912103575, 1795912103740, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('cff1d515-0afb-498e-b9cc-87d65d5c0516', '46fc9cce-ec2b-4db2-b0d9-1938beb6dee8', 'd707f74b-f74c-4507-8480-fc522e47f445', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795912103780, 1795912103780, '46eae869-c46b-4f17-a300-6cd48c6a93cb', '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('d707f74b-f74c-4507-8480-fc522e47f445', '46fc9cce-ec2b-4db2-b0d9-1938beb6dee8', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795912102606, 1795912103780, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', 'b093a908-57b8-4a55-83fd-59692497ead8', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795912103678, 1795912103939, '46eae869-c46b-4f17-a300-6cd48c6a93cb', '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('b77a9dcc-d465-4610-bc8f-5c35489def42', 'send-mail', '{}', 'done', 'send-mail', 1795912102335, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 1, 1000000, NULL, 1795912102335, 1795912102414, NULL);
INSERT INTO public.job VALUES ('f524cd41-b7ec-47b6-9dc4-31adc256ed15', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795933702422, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102335, NULL, NULL);
INSERT INTO public.job VALUES ('c4fa17f8-0c28-4a59-b6a0-18f735ffa69b', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795915702458, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('055b37c9-c27e-45ad-a659-df27cfae2561', 'empty-trash', '{}', 'queued', 'empty-trash', 1795915702459, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('3d42e9cd-201d-4f56-8826-5d5244c3c2b9', 'compact-history', '{}', 'queued', 'compact-history', 1795933702475, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('007e9314-eed7-4fab-a4c5-f680401c42da', 'prune-rows', '{}', 'queued', 'prune-rows', 1795915702495, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('21282031-3a1b-437a-8758-df10ff17380a', 'finish-trees', '{}', 'queued', 'finish-trees', 1795912132500, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('6eb48c5b-791a-45cb-8560-5ab709e32117', 'make-pages', '{}', 'queued', 'make-pages', 1795915702510, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('a5c95f2a-6e3b-40b5-bf79-ff97fff9f361', 'send-mail', '{}', 'done', 'send-mail', 1795912102606, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 1, 1000000, NULL, 1795912102606, 1795912102959, NULL);
INSERT INTO public.job VALUES ('90004499-1493-4d75-9c9a-abcc6dba883b', 'send-mail', '{}', 'done', 'send-mail', 1795912103154, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 1, 1000000, NULL, 1795912103154, 1795912103314, NULL);
INSERT INTO public.job VALUES ('a94c9163-374b-4d65-b96f-4b01f86aacf6', 'send-mail', '{}', 'done', 'send-mail', 1795912103596, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 1, 1000000, '46eae869-c46b-4f17-a300-6cd48c6a93cb', 1795912103596, 1795912103666, NULL);
INSERT INTO public.job VALUES ('9d5ed15c-6e72-4595-bd58-e54743cedb40', 'tell-review', '{}', 'queued', 'tell-review', 1795915703973, NULL, 2, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.job VALUES ('afc2a7a7-4d13-4b1f-8793-8ec4a1b515a4', 'index-texts', '{}', 'queued', 'index-texts', 1795912104057, NULL, 1, '6b3b934c-80cf-4daf-90ce-195ccc70c9c3:6374df22-3fec-444d-9b11-c7fcfa087055', 0, 1000000, NULL, 1795912102336, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-29T00:28:20.140Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-29T00:28:20.169Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-29T00:28:20.193Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-29T00:28:20.215Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-29T00:28:20.236Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-29T00:28:20.260Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-29T00:28:20.282Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-29T00:28:20.301Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-29T00:28:20.319Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-29T00:28:20.339Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-29T00:28:20.372Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-29T00:28:20.392Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-29T00:28:20.420Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-29T00:28:20.463Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-29T00:28:20.489Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-29T00:28:20.510Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-29T00:28:20.548Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-29T00:28:20.571Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-29T00:28:20.600Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-29T00:28:20.643Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-29T00:28:20.677Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-29T00:28:20.712Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-29T00:28:20.742Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-29T00:28:20.771Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-29T00:28:20.805Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-29T00:28:20.842Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-29T00:28:20.878Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-29T00:28:20.909Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-29T00:28:20.959Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-29T00:28:20.985Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-29T00:28:21.011Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-29T00:28:21.054Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-29T00:28:21.108Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-29T00:28:21.179Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-29T00:28:21.227Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-29T00:28:21.261Z');
INSERT INTO public.kysely_migration VALUES ('037-publications', '2026-11-29T00:28:21.321Z');
INSERT INTO public.kysely_migration VALUES ('038-scim', '2026-11-29T00:28:21.394Z');
INSERT INTO public.kysely_migration VALUES ('039-ldap', '2026-11-29T00:28:21.436Z');
INSERT INTO public.kysely_migration VALUES ('041-second-tries', '2026-11-29T00:28:21.483Z');
INSERT INTO public.kysely_migration VALUES ('043-guests-push', '2026-11-29T00:28:21.534Z');
INSERT INTO public.kysely_migration VALUES ('044+search', '2026-11-29T00:28:21.579Z');
INSERT INTO public.kysely_migration VALUES ('045+search-changes', '2026-11-29T00:28:21.625Z');
INSERT INTO public.kysely_migration VALUES ('046+notices-by', '2026-11-29T00:28:21.666Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('9b39ddf4-aea9-4e8a-a0e6-1fe5660eec82', 'verify-email', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795912102606, 1796084902606, 1795912102606, 1795912102947, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('b659719b-afdb-4408-9026-ada5bcb544cf', 'verify-email', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795912103154, 1796084903154, 1795912103154, 1795912103303, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('3a37a24a-4708-4ae0-bb71-5fffcad6ccc2', 'group-added', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795912103596, NULL, 1795912103596, 1795912103658, NULL, 'http://localhost:19284/unsubscribe?token=group-added~4MN7x4MqdZ1WsqyyifB0UjS85rEajJFPWvxVODe2Y8k', 2);
INSERT INTO public.membership VALUES ('ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 1, 1795912103575, 'editor', NULL, NULL);
INSERT INTO public.membership VALUES ('ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', '006aa6cc-f987-4671-a965-cf809cc9c71a', 0, 1795912103596, 'editor', NULL, NULL);
INSERT INTO public.notification VALUES ('6ef83126-1732-47cc-a679-1b92b6e4b216', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795912102606, NULL, '{"code":"waiting-verification","values":{}}', NULL);
INSERT INTO public.notification VALUES ('6b9fed40-0387-4e44-9347-83e2460cdb52', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a/', 0, 1795912103596, NULL, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}', '46eae869-c46b-4f17-a300-6cd48c6a93cb');
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795913002434);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795915702611);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795915702606);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795913002929);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798504102929);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795915703154);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795915702611);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795915703154);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795913003325);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798504103324);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:46eae869-c46b-4f17-a300-6cd48c6a93cb', 1, 1795915703599);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:46eae869-c46b-4f17-a300-6cd48c6a93cb', 0, 1795915703599);
INSERT INTO public.rate_limit VALUES ('notice 46eae869-c46b-4f17-a300-6cd48c6a93cb 006aa6cc-f987-4671-a965-cf809cc9c71a', 1, 1795998503596);
INSERT INTO public.rate_limit VALUES ('mail group-added 46eae869-c46b-4f17-a300-6cd48c6a93cb 006aa6cc-f987-4671-a965-cf809cc9c71a', 1, 1795998503596);
INSERT INTO public.rate_limit VALUES ('mail group-added 46eae869-c46b-4f17-a300-6cd48c6a93cb', 1, 1795998503596);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:006aa6cc-f987-4671-a965-cf809cc9c71a', 1, 1795912163807);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:46eae869-c46b-4f17-a300-6cd48c6a93cb', 1, 1795912163883);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 4, 1795913002434);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798504103971);
INSERT INTO public.review_checkpoint VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795912103916);
INSERT INTO public.review_message VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', '250d81fb-7dd7-4e6d-848c-9a97809a8237', '38af2992-d5c3-4b73-b049-72caec241fea', 'Is this *kept*?', '[]', 3, '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', 1795912103914, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', '38af2992-d5c3-4b73-b049-72caec241fea', 'comment', 'open', 'Shared', '250d81fb-7dd7-4e6d-848c-9a97809a8237', 3, '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', 1795912103914, 1795912103914, NULL, NULL, NULL, '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('70dce430-3e8c-4a9c-92b8-304c059dc03e', '9a75708e-4c03-45a3-b161-222d565fffbe', 'suggestion', 'open', '', NULL, 4, '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Ada', 1795912103938, 1795912103938, NULL, NULL, NULL, '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('5c01d88e-c03e-460a-ad82-d7511d3aa8aa', 'd55e2971cbd947b5d32fc615da6a6659382fe26083d23d0040b8342bd0a96c81', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Test client', 1795912102432, 1795912102432, 1803688102432, NULL, 1795912102432, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('9b8b8f8c-b83a-4e3f-8222-985ed1564ccc', 'e2182d89c3d1ce2c54d79fd3302ae7b216eb4d112725d0731c3267b7fb507b00', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 'Test client', 1795912102929, 1795912102929, 1803688102929, NULL, 1795912102929, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('d240077d-5ace-466d-a4a1-50fdd70975b7', 'fc3791e28ab2558bb7a6fc08f9292e512034d27f7c51f0a12f0ced7d5174cd8f', '006aa6cc-f987-4671-a965-cf809cc9c71a', 'Test client', 1795912103324, 1795912103324, 1803688103324, NULL, 1795912103324, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('a18eb46b-f438-4c2e-9143-9b0d03f0aed8', '16d69bec725be2c5a467ad82ba5a71c9dbcee14443c8618f80e101e2e382dd45', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'Test client', 1795912103971, 1795912103971, 1803688103971, NULL, 1795912103971, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"62c79cc1","key":"LcgrlRTqlwj7f9ORHwiwXhoLn8BBAflETbS0XMcRLNU=","madeAt":1795912101867,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"b81b6232","key":"fuUougK0XjfLj44hPNqbKTkuGZ9iGgo6ywe9Zlfa9dE=","madeAt":1795912101882,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"975506e3","key":"+Oy6/Vc/CW7a9boU7aJbw71UvZqZFuxeJJOPQEfaeX8=","madeAt":1795912101885,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"df87bdc3","key":"iIjPNnaYV4Sw59Was+fmzZUtr7EvH78UB+tKTJmTt+o=","madeAt":1795912101888,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('4f36a9d8-0fd3-4cd3-b13a-c071cb6acec1', 'verify-email', '84a7dae993453e03bd3b0a2f9e1fe77e676f2956d4da6fa5c304799411030064', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 1795912102606, 1796084902606, NULL);
INSERT INTO public.token VALUES ('c7108cd0-b4a7-4ed9-85a3-d8a346d65651', 'verify-email', '96ee30d495ae2a4d199dd05f419b43dd48795205e9da161ec39ca089ca09be2c', '006aa6cc-f987-4671-a965-cf809cc9c71a', 1795912103154, 1796084903154, NULL);
INSERT INTO public.token VALUES ('297bb833-e085-4e5a-8b07-a65182ecdd0a', 'unsubscribe', '12c004ee2b51ab084f906b13fc8ba49c0ded86e8a933630257d5c0b4f18bbaac', '006aa6cc-f987-4671-a965-cf809cc9c71a', 1795912103596, 1827448103596, NULL);
INSERT INTO public."user" VALUES ('2f1b526c-15f4-4168-b13e-a16d8de20fd9', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$JLjw3lZBZUSz9z8hFxzN6w$HrPtCmNwrZeDAmV+l9nx0/3S3SbkgW2wvEGO0XGhw2s', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912102042, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('46eae869-c46b-4f17-a300-6cd48c6a93cb', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$2U5+jFRXGzVbJ+EhDN9D3g$IsiK7U4WTPB74g2SJ+D3+5CodNWF3VVhdXKmSa2huzQ', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912102606, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('006aa6cc-f987-4671-a965-cf809cc9c71a', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$AibOJMgOkI8cekuhYqufFQ$JsH+w0WEsH2dOTSHcDjnsuixeQtVhOiPS7VfN2+LNL0', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795912103154, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', 'Forest ✓ "quoted"', '46eae869-c46b-4f17-a300-6cd48c6a93cb', 1795912103575, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('4c183f92-a7db-4bf7-a256-cb541bcb4ea8', 'user', '2f1b526c-15f4-4168-b13e-a16d8de20fd9', NULL, '967040ca-5e70-408c-95e1-0f2215fd6a62', 104857600, 0, 0, 1, 1795912102042, 0);
INSERT INTO public.workspace VALUES ('04b7ec84-6570-45ce-af77-3af7366839a5', 'user', '006aa6cc-f987-4671-a965-cf809cc9c71a', NULL, 'a41651d8-35ef-433c-854b-f7cf5c25ea64', 104857600, 0, 0, 1, 1795912103154, 0);
INSERT INTO public.workspace VALUES ('46fc9cce-ec2b-4db2-b0d9-1938beb6dee8', 'user', '46eae869-c46b-4f17-a300-6cd48c6a93cb', NULL, 'd707f74b-f74c-4507-8480-fc522e47f445', 104857600, 43, 2, 3, 1795912102606, 0);
INSERT INTO public.workspace VALUES ('ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', 'group', NULL, 'ea5f7811-ce4b-4fdd-ae03-26ffb19ed94a', 'b093a908-57b8-4a55-83fd-59692497ead8', 524288000, 36, 2, 4, 1795912103575, 0);
SELECT pg_catalog.setval('public.document_words_number_seq', 1, false);
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
ALTER TABLE ONLY public.document_changed
    ADD CONSTRAINT document_changed_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY public.document_client
    ADD CONSTRAINT document_client_pk PRIMARY KEY (document_id, client_id);
ALTER TABLE ONLY public.document_label
    ADD CONSTRAINT document_label_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_searched
    ADD CONSTRAINT document_searched_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY public.document_snapshot
    ADD CONSTRAINT document_snapshot_pk PRIMARY KEY (document_id, version);
ALTER TABLE ONLY public.document_update
    ADD CONSTRAINT document_update_pk PRIMARY KEY (document_id, from_version);
ALTER TABLE ONLY public.document_words
    ADD CONSTRAINT document_words_once UNIQUE (document_id, hash);
ALTER TABLE ONLY public.document_words
    ADD CONSTRAINT document_words_pkey PRIMARY KEY (number);
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
CREATE INDEX document_changed_workspace_id ON public.document_changed USING btree (workspace_id, document_id);
CREATE INDEX document_label_document_id ON public.document_label USING btree (document_id);
CREATE INDEX document_words_words ON public.document_words USING gin (words);
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
ALTER TABLE ONLY public.document_changed
    ADD CONSTRAINT document_changed_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_client
    ADD CONSTRAINT document_client_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_id_fkey FOREIGN KEY (id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_label
    ADD CONSTRAINT document_label_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_searched
    ADD CONSTRAINT document_searched_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_snapshot
    ADD CONSTRAINT document_snapshot_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_update
    ADD CONSTRAINT document_update_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_words
    ADD CONSTRAINT document_words_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
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
