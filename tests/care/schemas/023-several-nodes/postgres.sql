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
CREATE TABLE public.handed_out (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    origin text NOT NULL COLLATE pg_catalog."C",
    version bigint,
    given_at bigint NOT NULL
);
CREATE TABLE public.invitation (
    id text NOT NULL COLLATE pg_catalog."C",
    group_id text NOT NULL COLLATE pg_catalog."C",
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
CREATE TABLE public.login_flow (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    session_id text COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    data text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
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
    authenticated_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.setting (
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.ticket (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    session_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    expires_at bigint NOT NULL
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795361494757);
INSERT INTO public.defaults_file VALUES ('9cec94e8-4699-44f1-94e0-706e63ddbc98', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('2c5d5aa4-2ccd-4dd3-8a5a-b79fb8da8642', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('c8f9d472-c95b-475e-8da4-06f038c7efdf', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('4669b420-29bc-486b-996e-2ad89cd70a48', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('c9f2d4d4-afa5-4a11-a3b7-e7dd587acb74', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('cd662cfb-4165-4101-a9c6-3b8c880ed5ab', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('548419f0-c625-4d68-b545-54414e202bf4', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('1476dba0-826c-4567-8dbb-872664cc44fd', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('aa10dbd4-9051-4435-8c9c-7cff2689844c', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('cd00b0d7-995d-47bd-8b94-e301674dc78c', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795361492775, 1795361492775);
INSERT INTO public.defaults_file VALUES ('c261f486-d565-4426-9518-4887970beda4', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795361492775, 1795361492775);
INSERT INTO public.document VALUES ('06ed8838-725d-4584-810c-a4ac4310333d', 0, 'bf76bf99-5fe9-41de-a5be-e0d2f5b40481', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('05fb000e-c160-4704-a89c-12d7c7e1f50a', 0, '18932aa0-0fbe-49b8-b215-bcb15ba05614', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 4, '07061d25-c8fa-4898-9bcc-416e1eff048a', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 'fc4e2082bd7dce7e3c7b77aba888d39d', '5e1f0903-f350-4389-915e-e3b25a23970e', '23ff38e3-9adb-4869-9da2-bdbe5e4c8733', 2, 2, 1795361494838);
INSERT INTO public.document_client VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', '8c386d9938db99643f11a8d1027667a0', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'be9529b0-f3dd-47aa-970d-f18940b73d75', 2, 4, 1795361494883);
INSERT INTO public.document_snapshot VALUES ('06ed8838-725d-4584-810c-a4ac4310333d', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795361494625);
INSERT INTO public.document_snapshot VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795361494674);
INSERT INTO public.document_snapshot VALUES ('05fb000e-c160-4704-a89c-12d7c7e1f50a', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795361494687);
INSERT INTO public.document_update VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 0, 1, '\x5b7b22636c69656e744944223a226663346532303832626437646365376533633762373761626138383864333964222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"5e1f0903-f350-4389-915e-e3b25a23970e","name":"Ben","from":0,"to":1}]', 1795361494829, 1795361494829, 'pushed');
INSERT INTO public.document_update VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 1, 2, '\x5b7b22636c69656e744944223a226663346532303832626437646365376533633762373761626138383864333964222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"5e1f0903-f350-4389-915e-e3b25a23970e","name":"Ben","from":1,"to":2}]', 1795361494838, 1795361494838, 'pushed');
INSERT INTO public.document_update VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 2, 3, '\x789c158e4b6a03311404efd26b0946ffcf2e904dce6066a1273dd903f14ce2d122c6f8ee41cb2e28aa2f2fd4ef8df7f1f5898c584df42d25131ba5e4ade94a95d8d4a283f7a12c10a8b7b25ff944be68bd0a9cfc8bac04b877ae63e217c6f38791316e0f2e0d025b4386d19c42272b5df0465a57b52cd52fb2f1c2811287400481b2d7dbf1407ea13f8e3bf222300e642f30f86f20036f813b9f67b9ce4670aaeae048728b5ddaae8ba4a53b69489352ddb7ae1c04e868cfe94e751fdbb1cfa3ab004dda436fce2692b19396b62c5a96509264aac158df932911027bb9cfe2472b1018db1c2a2467bcb2c946efdeeb7bfd07496a5e43', '[{"user":"f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8","name":"Ada","from":2,"to":3}]', 1795361494867, 1795361494867, 'pushed');
INSERT INTO public.document_update VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 3, 4, '\x789c458fc96ac3401044ffa5ce33309b66bb05e7926f103acc6a8bd892638d2046e8df831c424edd553cbaaafb0de93a96a97dbcc3c3266975764eda1c9dd34a56ce83cd9c09a3b5090c04e912a67359e07b210682a57cc10b82526b49edb037b4e7bdc06359cfe7b23490bf6d9c277808a372279da5dc694d55621d75991b5a938e319b8e5591417059a7cfdf73638647004168f08c20adaf9c9e113d1c0deed73115f80db1d4f9515ecc3ffa9aad7c37789ce6db6d9eb0ef03417ecc77f87e20884f78545373a75ca4b6464155608206131c2d3119a974753258104ce176bcf6968f3e6d3c0437ae939a2ba7ac15fbb00f3f716b6197', '[{"user":"f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8","name":"Ada","from":3,"to":4}]', 1795361494883, 1795361494883, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795361492689);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"1a301084-e5b7-4d25-9ed8-45422ec1a3b3","email":"admin@example.org"}', 1795361492689);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1a301084-e5b7-4d25-9ed8-45422ec1a3b3","email":"admin@example.org","sessionId":"7c529708-ab4f-45ca-aba8-745055fc334b","clientId":"Test client","address":"127.0.0.1"}', 1795361493417);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795361493546);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8","email":"ada@example.org"}', 1795361493566);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795361493713);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"user.updated","userId":"f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795361493749);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8","email":"ada@example.org","sessionId":"be9529b0-f3dd-47aa-970d-f18940b73d75","clientId":"Test client","address":"127.0.0.1"}', 1795361493923);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1a301084-e5b7-4d25-9ed8-45422ec1a3b3","email":"admin@example.org","sessionId":"aab752c2-c325-4f9d-b4b1-2482e6e21dba","clientId":"Test client","address":"127.0.0.1"}', 1795361493975);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795361494055);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"5e1f0903-f350-4389-915e-e3b25a23970e","email":"ben@example.org"}', 1795361494077);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795361494158);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"user.updated","userId":"5e1f0903-f350-4389-915e-e3b25a23970e","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795361494187);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"5e1f0903-f350-4389-915e-e3b25a23970e","email":"ben@example.org","sessionId":"23ff38e3-9adb-4869-9da2-bdbe5e4c8733","clientId":"Test client","address":"127.0.0.1"}', 1795361494251);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Ada', '{"type":"group.created","groupId":"34d173a3-315c-4eb3-9fa3-4cc2b5523fdf","name":"Forest ✓ \"quoted\""}', 1795361494579);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Ada', '{"type":"group.member-added","groupId":"34d173a3-315c-4eb3-9fa3-4cc2b5523fdf","name":"Forest ✓ \"quoted\"","userId":"5e1f0903-f350-4389-915e-e3b25a23970e","userName":"Ben"}', 1795361494596);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"1a301084-e5b7-4d25-9ed8-45422ec1a3b3","email":"admin@example.org","sessionId":"a1e2373b-2edc-4ed8-acd4-a3d0c68a50d2","clientId":"Test client","address":"127.0.0.1"}', 1795361494912);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795361494976);
INSERT INTO public.item VALUES ('772fb6e8-3732-4c29-8248-21675514e48d', '50e934bd-dd32-483a-8a20-e3a618c2a828', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795361492689, 1795361492689, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('889858f3-8682-4cbf-8373-2109045fd479', 'f8c18897-8168-4d16-9e8f-3c317ec36a2e', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795361494077, 1795361494077, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('06ed8838-725d-4584-810c-a4ac4310333d', 'f683848e-49b1-4200-acd1-82222b569696', '7b4fab12-70de-4c13-962c-9ce3151665c2', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795361494625, 1795361494625, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('05fb000e-c160-4704-a89c-12d7c7e1f50a', '34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'f7cbe7d5-5fd8-43a8-a26a-b05c2fcb747d', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795361494687, 1795361494687, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1795361494706, '05fb000e-c160-4704-a89c-12d7c7e1f50a', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8');
INSERT INTO public.item VALUES ('f7cbe7d5-5fd8-43a8-a26a-b05c2fcb747d', '34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795361494579, 1795361494706, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7ee00643-aca8-4667-9e23-3ec713848e76', 'f683848e-49b1-4200-acd1-82222b569696', '7b4fab12-70de-4c13-962c-9ce3151665c2', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795361494757, 1795361494757, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('7b4fab12-70de-4c13-962c-9ce3151665c2', 'f683848e-49b1-4200-acd1-82222b569696', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795361493566, 1795361494757, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', '34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'f7cbe7d5-5fd8-43a8-a26a-b05c2fcb747d', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795361494674, 1795361494883, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('40a9a90a-2bef-4a9b-8962-2460e4676381', 'send-mail', '{}', 'done', 'send-mail', 1795361493132, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 1, 1000000, NULL, 1795361493132, 1795361493294, NULL);
INSERT INTO public.job VALUES ('2dd5f9fc-ff7c-41e3-a55e-f21929ed14bb', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795383093462, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493132, NULL, NULL);
INSERT INTO public.job VALUES ('ab11603c-ae53-4833-84f7-5896c421d874', 'finish-trees', '{}', 'queued', 'finish-trees', 1795361523524, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493133, NULL, NULL);
INSERT INTO public.job VALUES ('234489b7-6ef5-4e69-987b-338faa03ce5c', 'compact-history', '{}', 'queued', 'compact-history', 1795383093542, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493133, NULL, NULL);
INSERT INTO public.job VALUES ('b14ac19c-d76f-4961-9966-bae035b718d0', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795365093551, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493133, NULL, NULL);
INSERT INTO public.job VALUES ('84086478-7bb1-4c50-b933-b0c8ac4558f8', 'prune-rows', '{}', 'queued', 'prune-rows', 1795365093728, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493132, NULL, NULL);
INSERT INTO public.job VALUES ('54249dc9-9fe8-49ba-939b-f6e17f2f202d', 'send-mail', '{}', 'done', 'send-mail', 1795361494596, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 1, 1000000, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1795361494596, 1795361494656, NULL);
INSERT INTO public.job VALUES ('905a9e82-0fb0-4e75-8076-86d69adf0cb8', 'empty-trash', '{}', 'queued', 'empty-trash', 1795365093827, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493132, NULL, NULL);
INSERT INTO public.job VALUES ('8f806f86-d499-4ad7-a187-44493a8bea66', 'send-mail', '{}', 'done', 'send-mail', 1795361493566, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 1, 1000000, NULL, 1795361493566, 1795361493935, NULL);
INSERT INTO public.job VALUES ('31328161-44c8-419a-8e72-e49390e9b242', 'send-mail', '{}', 'done', 'send-mail', 1795361494077, NULL, 1, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 1, 1000000, NULL, 1795361494077, 1795361494210, NULL);
INSERT INTO public.job VALUES ('629fb05c-58df-4eb8-8020-87a951de8646', 'tell-review', '{}', 'queued', 'tell-review', 1795365094925, NULL, 3, 'e92cb7ca-21c6-44c2-94fe-e0cf680c6519:000d82db-5582-45a3-a78e-b42a8b7f91aa', 0, 1000000, NULL, 1795361493133, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T15:31:32.068Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T15:31:32.092Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T15:31:32.135Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T15:31:32.163Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T15:31:32.184Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T15:31:32.200Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T15:31:32.216Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T15:31:32.230Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T15:31:32.243Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T15:31:32.258Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T15:31:32.280Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T15:31:32.291Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T15:31:32.309Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T15:31:32.338Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T15:31:32.356Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T15:31:32.376Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T15:31:32.402Z');
INSERT INTO public.kysely_migration VALUES ('018-lookup-answers', '2026-11-22T15:31:32.417Z');
INSERT INTO public.kysely_migration VALUES ('019-invitations', '2026-11-22T15:31:32.434Z');
INSERT INTO public.kysely_migration VALUES ('020-second-factors', '2026-11-22T15:31:32.456Z');
INSERT INTO public.kysely_migration VALUES ('021-word-origin', '2026-11-22T15:31:32.477Z');
INSERT INTO public.kysely_migration VALUES ('022-passkeys', '2026-11-22T15:31:32.506Z');
INSERT INTO public.kysely_migration VALUES ('023-several-nodes', '2026-11-22T15:31:32.533Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('bc7228bb-003f-4283-ae49-22394c272504', 'verify-email', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795361493566, 1795534293566, 1795361493566, 1795361493920, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('2ade9212-9154-461e-9cdb-8b56ec09d4ed', 'verify-email', '5e1f0903-f350-4389-915e-e3b25a23970e', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795361494077, 1795534294077, 1795361494077, 1795361494208, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('9a90ab58-4ffa-4c6d-832f-03611ca6ca44', 'group-added', '5e1f0903-f350-4389-915e-e3b25a23970e', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795361494596, NULL, 1795361494596, 1795361494651, NULL, 'http://localhost:24870/unsubscribe?token=group-added~xliivQnEN7luUL-it3kMsGwUOY-v-TNlcotnARY6qo8', 2);
INSERT INTO public.membership VALUES ('34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1, 1795361494579, 'editor');
INSERT INTO public.membership VALUES ('34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', '5e1f0903-f350-4389-915e-e3b25a23970e', 0, 1795361494596, 'editor');
INSERT INTO public.notification VALUES ('5a41e00e-087d-4144-9ffc-224d80aa4de0', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795361493566, NULL, NULL);
INSERT INTO public.notification VALUES ('9a279483-d14f-48e0-ba1c-e363b5482240', '5e1f0903-f350-4389-915e-e3b25a23970e', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/34d173a3-315c-4eb3-9fa3-4cc2b5523fdf/', 0, 1795361494596, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795362393423);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795365093567);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795365093566);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795362393923);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797953493923);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795365094077);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795365093567);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795365094077);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795362394252);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797953494251);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1, 1795365094597);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 0, 1795365094597);
INSERT INTO public.rate_limit VALUES ('notice f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8 5e1f0903-f350-4389-915e-e3b25a23970e', 1, 1795447894596);
INSERT INTO public.rate_limit VALUES ('mail group-added f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8 5e1f0903-f350-4389-915e-e3b25a23970e', 1, 1795447894596);
INSERT INTO public.rate_limit VALUES ('mail group-added f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1, 1795447894596);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:5e1f0903-f350-4389-915e-e3b25a23970e', 1, 1795361554777);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1, 1795361554845);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795362393423);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797953494912);
INSERT INTO public.review_checkpoint VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795361494867);
INSERT INTO public.review_message VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', '751c275b-ed8f-4f2a-b0f5-3b2b11f6df15', '32e97fb4-5763-45c2-ac60-de0e7b9e77bb', 'Is this *kept*?', '[]', 3, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Ada', 1795361494865, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.review_thread VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', '32e97fb4-5763-45c2-ac60-de0e7b9e77bb', 'comment', 'open', 'Shared', '751c275b-ed8f-4f2a-b0f5-3b2b11f6df15', 3, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Ada', 1795361494865, 1795361494865, NULL, NULL, NULL, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, NULL, NULL);
INSERT INTO public.review_thread VALUES ('b7d9cfa1-72d0-45db-aad8-b32138787dba', '274d5398-1966-4c05-9d17-fc6bbd750f2d', 'suggestion', 'open', '', NULL, 4, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Ada', 1795361494882, 1795361494882, NULL, NULL, NULL, 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('7c529708-ab4f-45ca-aba8-745055fc334b', '1a85073c886b24e95d4c0e43adbed5efd71a2c02d28c0382bbae13122bf43aaf', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Test client', 1795361493417, 1795361493417, 1803137493417, 1795361493914, 1795361493417);
INSERT INTO public.session VALUES ('be9529b0-f3dd-47aa-970d-f18940b73d75', '333373308ce80b09879f9cb0e9c31d3ab8a536ca243ea69eac5379e61a55a8ef', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'Test client', 1795361493923, 1795361493923, 1803137493923, NULL, 1795361493923);
INSERT INTO public.session VALUES ('aab752c2-c325-4f9d-b4b1-2482e6e21dba', '1c5dda6884f77de6a805cce50a5fb650384e58959f404e630994852738c35290', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Test client', 1795361493975, 1795361493975, 1803137493975, 1795361494245, 1795361493975);
INSERT INTO public.session VALUES ('23ff38e3-9adb-4869-9da2-bdbe5e4c8733', '2070902a1ed893eb8e92c10e82a65a67a4df2d639ad477d286edd9c0d0e87a76', '5e1f0903-f350-4389-915e-e3b25a23970e', 'Test client', 1795361494251, 1795361494251, 1803137494251, NULL, 1795361494251);
INSERT INTO public.session VALUES ('a1e2373b-2edc-4ed8-acd4-a3d0c68a50d2', '28e50fa06b4e49621b2dd76564c2e8953b23ab39d44d666b46c2c39a9b32c104', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'Test client', 1795361494912, 1795361494912, 1803137494912, NULL, 1795361494912);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"7d50f14d","key":"4R1oyMjX1pzHfMpbcXqg7slaFZJVOj5IKJhtPyq7pPA=","madeAt":1795361492596,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"364fae83","key":"/u53w5AE4NBp1m8Sl8qvmdvqcgQPLwfli6lTLhXKaIo=","madeAt":1795361492605,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"b85c7ef9","key":"/2aO9v295IlZQ9ZZGEZS3uesRtMD166GpT8g4K6HgcM=","madeAt":1795361492609,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:secrets', '[{"id":"21e0abc5","key":"Kx24l9gAKh2kcqDH3LChvKnZcK/5CYSgvN8zTGM2g38=","madeAt":1795361492611,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('450eb265-8217-4208-a722-3127ffc2a7ca', 'verify-email', '641a16194649c5dc0e40f57ffe39b95bd9baa0e58674c9e000f10e118e014dda', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1795361493566, 1795534293566, NULL);
INSERT INTO public.token VALUES ('8f2915a8-bd0e-42b9-8e31-aefc737bfa41', 'verify-email', '53300957022c6dbcb6be6ddee06fb27f19a7cd5e7ae29e12b395fbfcdc804b9c', '5e1f0903-f350-4389-915e-e3b25a23970e', 1795361494077, 1795534294077, NULL);
INSERT INTO public.token VALUES ('8c40b04c-7fa0-4db3-8e03-10f831f91d96', 'unsubscribe', '1258de4811e1c51cbb2bc60f3be98ec698bbfd5e755c827f4ea024523b6e6869', '5e1f0903-f350-4389-915e-e3b25a23970e', 1795361494596, 1826897494596, NULL);
INSERT INTO public."user" VALUES ('1a301084-e5b7-4d25-9ed8-45422ec1a3b3', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$1HLqcPP6/rZwdUiblIu5iw$zmmiUkG6laawR2kw94C6ivF5e+kLJ6OM8uX0CNs35gs', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361492689, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$/PBJo6iHTNzqkkgIPIR/NQ$+Zf2yq/w6E1xru0zOJjYCTVEd9eev20dUBagyKGrB9k', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361493566, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('5e1f0903-f350-4389-915e-e3b25a23970e', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$tIGbOUavJ3MqgjTQ4icWkg$UEAzYznxqVD7MmPvVZRpsFPVyESl/gXP/FcpMPHwz9c', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361494077, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'Forest ✓ "quoted"', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', 1795361494579, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('50e934bd-dd32-483a-8a20-e3a618c2a828', 'user', '1a301084-e5b7-4d25-9ed8-45422ec1a3b3', NULL, '772fb6e8-3732-4c29-8248-21675514e48d', 104857600, 0, 0, 1, 1795361492689, 0);
INSERT INTO public.workspace VALUES ('f8c18897-8168-4d16-9e8f-3c317ec36a2e', 'user', '5e1f0903-f350-4389-915e-e3b25a23970e', NULL, '889858f3-8682-4cbf-8373-2109045fd479', 104857600, 0, 0, 1, 1795361494077, 0);
INSERT INTO public.workspace VALUES ('f683848e-49b1-4200-acd1-82222b569696', 'user', 'f7fd549b-8fb2-4a02-a7a9-ebc7346f93a8', NULL, '7b4fab12-70de-4c13-962c-9ce3151665c2', 104857600, 43, 2, 3, 1795361493566, 0);
INSERT INTO public.workspace VALUES ('34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'group', NULL, '34d173a3-315c-4eb3-9fa3-4cc2b5523fdf', 'f7cbe7d5-5fd8-43a8-a26a-b05c2fcb747d', 524288000, 36, 2, 4, 1795361494579, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
SELECT pg_catalog.setval('public.export_job_number', 1, false);
SELECT pg_catalog.setval('public.node_event_id_seq', 1, false);
ALTER TABLE ONLY public.archive_selection
    ADD CONSTRAINT archive_selection_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_address UNIQUE (group_id, email_key);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
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
CREATE INDEX blob_version_blob_hash ON public.blob_version USING btree (blob_hash);
CREATE INDEX blob_version_item_id ON public.blob_version USING btree (item_id);
CREATE INDEX defaults_attachment_blob_hash ON public.defaults_attachment USING btree (blob_hash);
CREATE INDEX document_label_document_id ON public.document_label USING btree (document_id);
CREATE INDEX event_log_created_at ON public.event_log USING btree (created_at);
CREATE INDEX export_job_output_item_id ON public.export_job USING btree (output_item_id);
CREATE INDEX export_job_user_id ON public.export_job USING btree (user_id);
CREATE INDEX export_job_workspace_id ON public.export_job USING btree (workspace_id);
CREATE INDEX handed_out_given_at ON public.handed_out USING btree (given_at);
CREATE INDEX handed_out_item_id ON public.handed_out USING btree (item_id);
CREATE INDEX handed_out_user_id ON public.handed_out USING btree (user_id, item_id);
CREATE INDEX invitation_expires_at ON public.invitation USING btree (expires_at);
CREATE INDEX invitation_invited_by ON public.invitation USING btree (invited_by);
CREATE INDEX item_blob_hash ON public.item USING btree (blob_hash);
CREATE INDEX item_created_by ON public.item USING btree (created_by);
CREATE INDEX item_deleted ON public.item USING btree (workspace_id, trashed_at, id) WHERE (trashed_at IS NOT NULL);
CREATE INDEX item_modified_by ON public.item USING btree (modified_by);
CREATE INDEX item_parent_id ON public.item USING btree (parent_id);
CREATE UNIQUE INDEX item_parent_id_name_present ON public.item USING btree (parent_id, name) WHERE (trashed_at IS NULL);
CREATE INDEX item_trash_root_id ON public.item USING btree (trash_root_id);
CREATE INDEX item_trashed_by ON public.item USING btree (trashed_by);
CREATE INDEX item_workspace_id ON public.item USING btree (workspace_id);
CREATE INDEX job_state_run_at ON public.job USING btree (state, run_at);
CREATE UNIQUE INDEX job_unique_key_waiting ON public.job USING btree (unique_key) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
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
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handed_out
    ADD CONSTRAINT handed_out_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_blob_hash_fkey FOREIGN KEY (blob_hash) REFERENCES public.blob(hash);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_modified_by_fkey FOREIGN KEY (modified_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_trashed_by_fkey FOREIGN KEY (trashed_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE;
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
