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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795958808931);
INSERT INTO public.defaults_file VALUES ('821cac78-f76f-47c1-9fdb-333a9b143fb7', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('cebe1066-4275-49fe-b785-9462be19805a', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('79bafdb3-1935-4eb5-8a7b-264a4fa3ed9a', 'JATS', '# JATS XML, the format journals and archives accept.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('15fb2d67-664f-46c0-81fa-9429fec657d8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('30473d9d-0ade-4ac3-b44b-7bb396b962d0', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('e024d631-4a20-44d8-9f7f-b8113e264d98', 'Markdown', '# Markdown with citations written out and the references at the end: for tools without citation support.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('eb9e457a-4b1b-4c24-afc7-3966b43607ac', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('a047ca95-b4d8-4ccf-b740-4f356deb29cb', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('9c355aba-8185-4779-990f-cd0d77f86ff3', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('65e45030-705f-4d38-ba26-01cf47485465', 'Typst', '# The Typst source behind the PDF, for typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795958807957, 1795958807957);
INSERT INTO public.defaults_file VALUES ('47b5117e-99cd-49c7-bff2-f133eba9ac25', 'Word', '# Word: headings, captions and references as styles, so that a journal’s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795958807957, 1795958807957);
INSERT INTO public.document VALUES ('330b30c3-f264-444f-8fd3-3dda66fa0af9', 0, '78b73485-d543-4116-a86f-421798873d4f', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('9c05ffc0-cea3-4240-990d-d319f620adc4', 0, '514933a8-5f69-4395-b259-80fe8e66743f', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('40782b1d-af94-476d-95dd-201becc18596', 4, 'e248dec7-e771-47dd-abec-ab1a40a4f7fb', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_changed VALUES ('330b30c3-f264-444f-8fd3-3dda66fa0af9', 'c7750f58-cb88-4b1c-a802-e6123365f84d');
INSERT INTO public.document_changed VALUES ('40782b1d-af94-476d-95dd-201becc18596', 'e66c27ab-2816-4967-96dc-121c3b1a0a3b');
INSERT INTO public.document_changed VALUES ('9c05ffc0-cea3-4240-990d-d319f620adc4', 'e66c27ab-2816-4967-96dc-121c3b1a0a3b');
INSERT INTO public.document_client VALUES ('40782b1d-af94-476d-95dd-201becc18596', '5575d18aea4962d072add0c09fff0304', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'ae35967a-05ac-419c-8132-6cbcf56ef173', 2, 2, 1795958808986);
INSERT INTO public.document_client VALUES ('40782b1d-af94-476d-95dd-201becc18596', 'f649e9595e0e5073b9ffb5980ccecda5', '96989347-87e7-4882-a14b-849380e35138', 'fdc8bb71-f373-45d3-a009-cdfaaaf90aba', 2, 4, 1795958809030);
INSERT INTO public.document_snapshot VALUES ('330b30c3-f264-444f-8fd3-3dda66fa0af9', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795958808816);
INSERT INTO public.document_snapshot VALUES ('40782b1d-af94-476d-95dd-201becc18596', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795958808849);
INSERT INTO public.document_snapshot VALUES ('9c05ffc0-cea3-4240-990d-d319f620adc4', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795958808861);
INSERT INTO public.document_update VALUES ('40782b1d-af94-476d-95dd-201becc18596', 0, 1, '\x5b7b22636c69656e744944223a223535373564313861656134393632643037326164643063303966666630333034222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","name":"Ben","from":0,"to":1}]', 1795958808980, 1795958808980, 'pushed');
INSERT INTO public.document_update VALUES ('40782b1d-af94-476d-95dd-201becc18596', 1, 2, '\x5b7b22636c69656e744944223a223535373564313861656134393632643037326164643063303966666630333034222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","name":"Ben","from":1,"to":2}]', 1795958808986, 1795958808986, 'pushed');
INSERT INTO public.document_update VALUES ('40782b1d-af94-476d-95dd-201becc18596', 2, 3, '\x789c1590496ac4301444ef526b0924ebcb1a76816c7286c60b0d5f6d43da4eda5aa4697cf7a0653da881babd51be37defbd72722da4c81830d96155be54c0ead651bbc2a854b4d1602654dfb9d4fc4db342d0227ff226a016e8d4b1ff88dfefa6144f4f5c9a94260ab887036506b9391c59624a91049afb393b69127aaa99aac2090f6b21e4fc437daf378202a817e20ce029dff3a2270093cf83cd37d74d8a9e4dcca2ccdac476a31d293b6b2506db5b9945c7010c8477d0defb0ee7d3bf6317411c8838639f860c849efd849f27e924953969e82f18a8dd5c643604f8fd1f8511304fa368476e32bef55507abe966bf90729445da6', '[{"user":"96989347-87e7-4882-a14b-849380e35138","name":"Ada","from":2,"to":3}]', 1795958809017, 1795958809017, 'pushed');
INSERT INTO public.document_update VALUES ('40782b1d-af94-476d-95dd-201becc18596', 3, 4, '\x789c4550cb6e833010fc9739db928d6d58fb56a5977e03e2609b25414d200d466a84f8f78a54554fbb3b1aed3cda0df93af2543ede1130d4d6b377deb162a71a93fc3024e749e5ccb98f0e02f912a7332f086d5575020b7f2154023c0c9ccb016f28cf3b236059cf675e0ac4df36ce1302744f8dd329ca4ca692362723c9662dfb3a928ac9a48a35042eebf4f9fb6eec111021100b8212c8eb4ba755a2ee0e07f7eb98196143e2617ef08bf34f7dcdc2df0501a7f9769b27ec7b27d03fe63b42db09a427027cedc91bdb486ab89196a89251db24c97a438a8dd3862030c5db11edad3ffc94f13874731446a4bc326aeff6ee07beff615f', '[{"user":"96989347-87e7-4882-a14b-849380e35138","name":"Ada","from":3,"to":4}]', 1795958809030, 1795958809030, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795958807948);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', NULL, 'Server', '{"type":"server.set-up","userId":"be32a744-96a6-4f2f-bfb8-7ef16dc45993","email":"admin@example.org"}', 1795958807948);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"user.logged-in","userId":"be32a744-96a6-4f2f-bfb8-7ef16dc45993","email":"admin@example.org","sessionId":"c82ec627-001f-4c4c-80f8-cd2becbbb9cc","clientId":"Test client","address":"127.0.0.1"}', 1795958808114);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795958808256);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', '96989347-87e7-4882-a14b-849380e35138', 'Ada', '{"type":"user.signed-up","userId":"96989347-87e7-4882-a14b-849380e35138","email":"ada@example.org"}', 1795958808278);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795958808339);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"user.updated","userId":"96989347-87e7-4882-a14b-849380e35138","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795958808345);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', '96989347-87e7-4882-a14b-849380e35138', 'Ada', '{"type":"user.logged-in","userId":"96989347-87e7-4882-a14b-849380e35138","email":"ada@example.org","sessionId":"fdc8bb71-f373-45d3-a009-cdfaaaf90aba","clientId":"Test client","address":"127.0.0.1"}', 1795958808377);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795958808474);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'user', 'user.signed-up', 'ben@example.org signed up', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'Ben', '{"type":"user.signed-up","userId":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","email":"ben@example.org"}', 1795958808482);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795958808525);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"user.updated","userId":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795958808534);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'Ben', '{"type":"user.logged-in","userId":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","email":"ben@example.org","sessionId":"ae35967a-05ac-419c-8132-6cbcf56ef173","clientId":"Test client","address":"127.0.0.1"}', 1795958808553);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '96989347-87e7-4882-a14b-849380e35138', 'Ada', '{"type":"group.created","groupId":"e66c27ab-2816-4967-96dc-121c3b1a0a3b","name":"Forest ✓ \"quoted\""}', 1795958808787);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '96989347-87e7-4882-a14b-849380e35138', 'Ada', '{"type":"group.member-added","groupId":"e66c27ab-2816-4967-96dc-121c3b1a0a3b","name":"Forest ✓ \"quoted\"","userId":"aaa1fe02-4595-425d-9c7c-6640909dc5bc","userName":"Ben"}', 1795958808798);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"user.logged-in","userId":"be32a744-96a6-4f2f-bfb8-7ef16dc45993","email":"admin@example.org","sessionId":"2396a645-6199-4c3c-a5e3-6b23786075fe","clientId":"Test client","address":"127.0.0.1"}', 1795958809047);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795958809102);
INSERT INTO public.item VALUES ('cf84dea4-c60e-4c4f-af03-3d60b6f512f6', '2cc41e56-494f-40ba-992c-14ba6f8dc8f6', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795958807948, 1795958807948, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('14bdbdfc-90e8-403b-86da-4cdc51971d5e', '74df4ece-c7b9-40b6-9d30-2b99136529af', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795958808482, 1795958808482, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('330b30c3-f264-444f-8fd3-3dda66fa0af9', 'c7750f58-cb88-4b1c-a802-e6123365f84d', '9852d211-f433-4d42-84b0-67f4918337ba', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795958808816, 1795958808816, '96989347-87e7-4882-a14b-849380e35138', '96989347-87e7-4882-a14b-849380e35138', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9c05ffc0-cea3-4240-990d-d319f620adc4', 'e66c27ab-2816-4967-96dc-121c3b1a0a3b', '190d2f02-94b2-420d-b2d6-af72177ee587', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795958808861, 1795958808861, '96989347-87e7-4882-a14b-849380e35138', '96989347-87e7-4882-a14b-849380e35138', 1795958808876, '9c05ffc0-cea3-4240-990d-d319f620adc4', '96989347-87e7-4882-a14b-849380e35138');
INSERT INTO public.item VALUES ('190d2f02-94b2-420d-b2d6-af72177ee587', 'e66c27ab-2816-4967-96dc-121c3b1a0a3b', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795958808787, 1795958808876, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('5663dbe5-2a6b-4b34-953f-bfea7c86452b', 'c7750f58-cb88-4b1c-a802-e6123365f84d', '9852d211-f433-4d42-84b0-67f4918337ba', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795958808931, 1795958808931, '96989347-87e7-4882-a14b-849380e35138', '96989347-87e7-4882-a14b-849380e35138', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('9852d211-f433-4d42-84b0-67f4918337ba', 'c7750f58-cb88-4b1c-a802-e6123365f84d', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795958808278, 1795958808931, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('40782b1d-af94-476d-95dd-201becc18596', 'e66c27ab-2816-4967-96dc-121c3b1a0a3b', '190d2f02-94b2-420d-b2d6-af72177ee587', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795958808849, 1795958809030, '96989347-87e7-4882-a14b-849380e35138', '96989347-87e7-4882-a14b-849380e35138', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('75d81dac-7f06-42b8-8149-67a431b7ee10', 'send-mail', '{}', 'done', 'send-mail', 1795958808063, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 1, 1000000, NULL, 1795958808063, 1795958808111, NULL);
INSERT INTO public.job VALUES ('634de488-1568-4750-8818-45240d3dc364', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795980408119, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('d08bd755-2621-4870-8a5d-868ae558a3ab', 'empty-trash', '{}', 'queued', 'empty-trash', 1795962408123, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('5d119200-8723-48fe-b3f9-6b3b9288cd16', 'prune-rows', '{}', 'queued', 'prune-rows', 1795962408144, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('a180c066-4bde-4e13-950f-54c5208a5ae2', 'finish-trees', '{}', 'queued', 'finish-trees', 1795958838161, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('b75681c0-7794-40f3-a5b4-f36bf4bc73c5', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795962408165, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('8f412d17-06b8-48ac-b460-f0f309c316a4', 'make-pages', '{}', 'queued', 'make-pages', 1795962408184, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('1ac86e8b-f85c-41cc-b0a2-2919119705c4', 'compact-history', '{}', 'queued', 'compact-history', 1795980408190, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('4d04bc73-f9f0-4922-ad9b-1fa95cff0b6a', 'send-mail', '{}', 'done', 'send-mail', 1795958808278, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 1, 1000000, NULL, 1795958808278, 1795958808376, NULL);
INSERT INTO public.job VALUES ('cc4de1cf-f3d2-4f5d-8e90-7800b18f01e8', 'send-mail', '{}', 'done', 'send-mail', 1795958808482, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 1, 1000000, NULL, 1795958808482, 1795958808555, NULL);
INSERT INTO public.job VALUES ('3c5b8657-17c1-4132-90b1-a3610a44876e', 'send-mail', '{}', 'done', 'send-mail', 1795958808798, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 1, 1000000, '96989347-87e7-4882-a14b-849380e35138', 1795958808798, 1795958808835, NULL);
INSERT INTO public.job VALUES ('b3dce3e1-38e4-467b-8bc7-fac76dd781af', 'tell-review', '{}', 'queued', 'tell-review', 1795962409075, NULL, 3, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.job VALUES ('d878df6c-ec01-418a-8d85-e89257a3126d', 'index-texts', '{}', 'queued', 'index-texts', 1795958809110, NULL, 1, '2d1db304-ef73-45e3-8b8d-b44a9df43b8c:6a75d180-31e1-4322-824d-37e7ab99bece', 0, 1000000, NULL, 1795958808063, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-29T13:26:46.549Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-29T13:26:46.575Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-29T13:26:46.591Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-29T13:26:46.608Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-29T13:26:46.639Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-29T13:26:46.687Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-29T13:26:46.701Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-29T13:26:46.710Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-29T13:26:46.717Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-29T13:26:46.732Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-29T13:26:46.754Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-29T13:26:46.763Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-29T13:26:46.789Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-29T13:26:46.833Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-29T13:26:46.859Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-29T13:26:46.870Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-29T13:26:46.883Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-29T13:26:46.897Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-29T13:26:46.911Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-29T13:26:46.967Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-29T13:26:46.982Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-29T13:26:47.008Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-29T13:26:47.025Z');
INSERT INTO public.kysely_migration VALUES ('024-blob-claims', '2026-11-29T13:26:47.056Z');
INSERT INTO public.kysely_migration VALUES ('025-identities', '2026-11-29T13:26:47.114Z');
INSERT INTO public.kysely_migration VALUES ('026-item-shares', '2026-11-29T13:26:47.135Z');
INSERT INTO public.kysely_migration VALUES ('027-invitations-to-items', '2026-11-29T13:26:47.153Z');
INSERT INTO public.kysely_migration VALUES ('028-blob-objects', '2026-11-29T13:26:47.170Z');
INSERT INTO public.kysely_migration VALUES ('029-share-links', '2026-11-29T13:26:47.222Z');
INSERT INTO public.kysely_migration VALUES ('030-tree-owners', '2026-11-29T13:26:47.238Z');
INSERT INTO public.kysely_migration VALUES ('031-provider-sessions', '2026-11-29T13:26:47.254Z');
INSERT INTO public.kysely_migration VALUES ('032-group-rules', '2026-11-29T13:26:47.282Z');
INSERT INTO public.kysely_migration VALUES ('033-confirmations', '2026-11-29T13:26:47.296Z');
INSERT INTO public.kysely_migration VALUES ('034-zotero', '2026-11-29T13:26:47.325Z');
INSERT INTO public.kysely_migration VALUES ('035-trusted-devices', '2026-11-29T13:26:47.339Z');
INSERT INTO public.kysely_migration VALUES ('036-confirmed-acts', '2026-11-29T13:26:47.350Z');
INSERT INTO public.kysely_migration VALUES ('037-publications', '2026-11-29T13:26:47.384Z');
INSERT INTO public.kysely_migration VALUES ('038-scim', '2026-11-29T13:26:47.522Z');
INSERT INTO public.kysely_migration VALUES ('039-ldap', '2026-11-29T13:26:47.613Z');
INSERT INTO public.kysely_migration VALUES ('041-second-tries', '2026-11-29T13:26:47.648Z');
INSERT INTO public.kysely_migration VALUES ('043-guests-push', '2026-11-29T13:26:47.699Z');
INSERT INTO public.kysely_migration VALUES ('044+search', '2026-11-29T13:26:47.745Z');
INSERT INTO public.kysely_migration VALUES ('045+search-changes', '2026-11-29T13:26:47.763Z');
INSERT INTO public.kysely_migration VALUES ('046+notices-by', '2026-11-29T13:26:47.777Z');
INSERT INTO public.kysely_migration VALUES ('047+newest-users', '2026-11-29T13:26:47.805Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('54d2cbcd-e67c-47d3-b81a-db613186b377', 'verify-email', '96989347-87e7-4882-a14b-849380e35138', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795958808278, 1796131608278, 1795958808278, 1795958808369, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('5da009a5-e5b6-48d0-aa0a-90d93a24894e', 'verify-email', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795958808482, 1796131608482, 1795958808482, 1795958808551, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('f1a60015-7aa3-4df3-931d-01c59038dbef', 'group-added', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795958808798, NULL, 1795958808798, 1795958808833, NULL, 'http://localhost:31780/unsubscribe?token=group-added~zNEYRFXYAdfjb8TL8ALpllwR4rYPcPo6IFEuo-IBF2I', 2);
INSERT INTO public.membership VALUES ('e66c27ab-2816-4967-96dc-121c3b1a0a3b', '96989347-87e7-4882-a14b-849380e35138', 1, 1795958808787, 'editor', NULL, NULL);
INSERT INTO public.membership VALUES ('e66c27ab-2816-4967-96dc-121c3b1a0a3b', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 0, 1795958808798, 'editor', NULL, NULL);
INSERT INTO public.notification VALUES ('f7119645-67b7-4b8e-a051-bab1d6a76d1a', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795958808278, NULL, '{"code":"waiting-verification","values":{}}', NULL);
INSERT INTO public.notification VALUES ('5e21778b-5a4c-43ba-a6d1-84ec7b143fcc', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/e66c27ab-2816-4967-96dc-121c3b1a0a3b/', 0, 1795958808798, NULL, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}', '96989347-87e7-4882-a14b-849380e35138');
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795959708115);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795962408279);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795962408278);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795959708377);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798550808377);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795962408482);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795962408279);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795962408482);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795959708553);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798550808553);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:96989347-87e7-4882-a14b-849380e35138', 1, 1795962408799);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:96989347-87e7-4882-a14b-849380e35138', 0, 1795962408799);
INSERT INTO public.rate_limit VALUES ('notice 96989347-87e7-4882-a14b-849380e35138 aaa1fe02-4595-425d-9c7c-6640909dc5bc', 1, 1796045208798);
INSERT INTO public.rate_limit VALUES ('mail group-added 96989347-87e7-4882-a14b-849380e35138 aaa1fe02-4595-425d-9c7c-6640909dc5bc', 1, 1796045208798);
INSERT INTO public.rate_limit VALUES ('mail group-added 96989347-87e7-4882-a14b-849380e35138', 1, 1796045208798);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:aaa1fe02-4595-425d-9c7c-6640909dc5bc', 1, 1795958868945);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:96989347-87e7-4882-a14b-849380e35138', 1, 1795958868994);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 4, 1795959708115);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798550809047);
INSERT INTO public.review_checkpoint VALUES ('40782b1d-af94-476d-95dd-201becc18596', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795958809017);
INSERT INTO public.review_message VALUES ('40782b1d-af94-476d-95dd-201becc18596', '52cbbfc6-361a-4cc3-8415-c4dfdf7aa797', '7594ff23-c5ca-4c44-81b7-5f4844dad3b0', 'Is this *kept*?', '[]', 3, '96989347-87e7-4882-a14b-849380e35138', 'Ada', 1795958809016, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('40782b1d-af94-476d-95dd-201becc18596', '7594ff23-c5ca-4c44-81b7-5f4844dad3b0', 'comment', 'open', 'Shared', '52cbbfc6-361a-4cc3-8415-c4dfdf7aa797', 3, '96989347-87e7-4882-a14b-849380e35138', 'Ada', 1795958809016, 1795958809016, NULL, NULL, NULL, '96989347-87e7-4882-a14b-849380e35138', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('40782b1d-af94-476d-95dd-201becc18596', '1d8751ba-c832-4cb3-84c1-d6a80ab3b2e1', 'suggestion', 'open', '', NULL, 4, '96989347-87e7-4882-a14b-849380e35138', 'Ada', 1795958809030, 1795958809030, NULL, NULL, NULL, '96989347-87e7-4882-a14b-849380e35138', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('c82ec627-001f-4c4c-80f8-cd2becbbb9cc', 'f450a60b6e3aa00508391cce6a839ba9cffc39b2c463684b5ab681e5f48630b6', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Test client', 1795958808114, 1795958808114, 1803734808114, NULL, 1795958808114, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('fdc8bb71-f373-45d3-a009-cdfaaaf90aba', '1025a18297f6639fff8627bb444dff7b149990e2940dd4aaa2c4027075d8a3b7', '96989347-87e7-4882-a14b-849380e35138', 'Test client', 1795958808377, 1795958808377, 1803734808377, NULL, 1795958808377, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('ae35967a-05ac-419c-8132-6cbcf56ef173', '8b85307b9d2823fef7ecf696c5b3f86468179c8a1ac556a094dcac9ecba5adf7', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'Test client', 1795958808553, 1795958808553, 1803734808553, NULL, 1795958808553, NULL, NULL, NULL, NULL);
INSERT INTO public.session VALUES ('2396a645-6199-4c3c-a5e3-6b23786075fe', '5f098cc4e774de3bec0322640622c8972424b05aa8e50e62c2ea83bb089d1daf', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'Test client', 1795958809047, 1795958809047, 1803734809047, NULL, 1795958809047, NULL, NULL, NULL, NULL);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"a7fd4399","key":"fmrZXc1LSQXsL1xOTkNwXBy0MZvLwJ91oW32j/pp7NY=","madeAt":1795958807852,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"6eda7d60","key":"33L6Gf5lucaj1+47IqHXQrQ+eWRTupOCrL/D1qFIk5Q=","madeAt":1795958807860,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"f05f8f8e","key":"fifXCLIm4SiA8OiINERi/Ka5buzJBxXpL7a7gh0kieY=","madeAt":1795958807861,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"62059a1f","key":"O/6IUb7pwu2qdHx1S8XsGi2TUPyTjRwLAesj9EZteXc=","madeAt":1795958807862,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('90c85469-9da0-4a21-ba15-14830a23db1f', 'verify-email', '44ddf707972ae0c9213890a78859047ecb4061569975928b2bda5d050516ada2', '96989347-87e7-4882-a14b-849380e35138', 1795958808278, 1796131608278, NULL);
INSERT INTO public.token VALUES ('7d83360e-676d-47ca-8a09-c662ec405a99', 'verify-email', 'a472c99902f220a9bb4c4d898ecbc0b56091250d8d8587b12c1480c100e9a932', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 1795958808482, 1796131608482, NULL);
INSERT INTO public.token VALUES ('42110c7e-4cc4-4dbb-a198-1124e9001223', 'unsubscribe', '9d4e1d2c8d4d2774e86f828e493aefc9dec18ab6cb0426ae54cabcf29f91fcf7', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', 1795958808798, 1827494808798, NULL);
INSERT INTO public."user" VALUES ('be32a744-96a6-4f2f-bfb8-7ef16dc45993', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$SHBFYXoGwNpKp7oxp02jCw$4DrOcEultX5fRS6ZrYgPERnuMU+90DYqB6XtksBlZ2g', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958807948, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('96989347-87e7-4882-a14b-849380e35138', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$8xMyhAJAntCDZjR0nvcmqw$KSmqLzSYLE2zCTWK5hRfnciwcXKOvGTxHZpJpaMAo+0', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958808278, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('aaa1fe02-4595-425d-9c7c-6640909dc5bc', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$9Hloq8+f85OnQMjT3SbhRw$4LRV8vF2mrntnnZoKmcgPO6TNCoBTD0raNwSZHSlUKs', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795958808482, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('e66c27ab-2816-4967-96dc-121c3b1a0a3b', 'Forest ✓ "quoted"', '96989347-87e7-4882-a14b-849380e35138', 1795958808787, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('2cc41e56-494f-40ba-992c-14ba6f8dc8f6', 'user', 'be32a744-96a6-4f2f-bfb8-7ef16dc45993', NULL, 'cf84dea4-c60e-4c4f-af03-3d60b6f512f6', 104857600, 0, 0, 1, 1795958807948, 0);
INSERT INTO public.workspace VALUES ('74df4ece-c7b9-40b6-9d30-2b99136529af', 'user', 'aaa1fe02-4595-425d-9c7c-6640909dc5bc', NULL, '14bdbdfc-90e8-403b-86da-4cdc51971d5e', 104857600, 0, 0, 1, 1795958808482, 0);
INSERT INTO public.workspace VALUES ('c7750f58-cb88-4b1c-a802-e6123365f84d', 'user', '96989347-87e7-4882-a14b-849380e35138', NULL, '9852d211-f433-4d42-84b0-67f4918337ba', 104857600, 43, 2, 3, 1795958808278, 0);
INSERT INTO public.workspace VALUES ('e66c27ab-2816-4967-96dc-121c3b1a0a3b', 'group', NULL, 'e66c27ab-2816-4967-96dc-121c3b1a0a3b', '190d2f02-94b2-420d-b2d6-af72177ee587', 524288000, 36, 2, 4, 1795958808787, 0);
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
CREATE INDEX user_registered_at ON public."user" USING btree (registered_at, id);
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
