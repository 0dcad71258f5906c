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
    seen_at bigint NOT NULL
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
    deleted_by text COLLATE pg_catalog."C"
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
    changed_by text COLLATE pg_catalog."C"
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
INSERT INTO public.blob VALUES ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795348797892);
INSERT INTO public.defaults_file VALUES ('c8490a85-1ebb-4be6-8505-94f466b6d743', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('d3bbb5c5-5277-4ed3-932f-50b14a251567', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('569fb09c-6b2f-48bd-a268-3be35650e3ff', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('2396cc02-e3e0-4a7f-82f2-feae998123ab', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('90a00c3e-53f4-4afd-9455-d17073633a08', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('cda20f82-8cde-44f2-b406-bf7f65d7d0cb', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('a04dd843-b8ce-49f6-8a06-8f5f40fffc6a', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('f2ad6802-118d-4b89-a900-852ca020f672', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('4a724420-77e9-467c-85a3-68a33873618a', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('4e493f3d-b8fa-4df8-a410-cd8233842809', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795348793893, 1795348793893);
INSERT INTO public.defaults_file VALUES ('da02372e-6109-45d0-8dbb-3b41fd702e5b', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795348793893, 1795348793893);
INSERT INTO public.document VALUES ('3ac4dcc0-e7f0-4684-abf8-a264a0610983', 0, '2731c95c-54b5-4f78-b231-f114bdc496a8', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('8fb5bf67-d838-49fd-86f8-e1833f988396', 0, '29a1354d-3916-44ff-a91e-31971e3ef10f', 'lf', 0, NULL, 0, 0);
INSERT INTO public.document VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 4, 'f001cd77-9113-4f9b-b8da-dc7ff7a3ac50', 'lf', 0, NULL, 664, 0);
INSERT INTO public.document_client VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 'cdc0290adc49045635a182d6209f5aa0', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', '40895ea6-763c-4046-86cd-f72a240e4fa9', 2, 2, 1795348798188);
INSERT INTO public.document_client VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 'feb1a82fa197dced9d7a18a27aef1659', '3e38541c-f468-4901-9777-c15060ed9317', '55ebb838-5022-4764-8a99-64b66b939225', 2, 4, 1795348798462);
INSERT INTO public.document_snapshot VALUES ('3ac4dcc0-e7f0-4684-abf8-a264a0610983', 0, '\x789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795348797640);
INSERT INTO public.document_snapshot VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 0, '\x789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795348797719);
INSERT INTO public.document_snapshot VALUES ('8fb5bf67-d838-49fd-86f8-e1833f988396', 0, '\x789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795348797749);
INSERT INTO public.document_update VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 0, 1, '\x5b7b22636c69656e744944223a226364633032393061646334393034353633356131383264363230396635616130222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","name":"Ben","from":0,"to":1}]', 1795348798150, 1795348798150, 'pushed');
INSERT INTO public.document_update VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 1, 2, '\x5b7b22636c69656e744944223a226364633032393061646334393034353633356131383264363230396635616130222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","name":"Ben","from":1,"to":2}]', 1795348798188, 1795348798188, 'pushed');
INSERT INTO public.document_update VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 2, 3, '\x789c158e3b6ec3301044ef3235099012ff5d80343983a162c55dda026229b158c4307cf780e53c60e6cde585fabdc9debf3e51d064b594a6463647aec29923d94453246936f80c857aa3fd2a27ca659a1685537e51ac82b426b50ffc427ffe080afaed21c450d81805b52632445973b64e3b4e46274f569b1829ac71f6d94c50a0bdde8e07ca0bed71dc518c423f50824297bf8e02bc15ee729e741d0eceae71f5419b609a7624ac9349acd986c856cc6a3d41613df839baa3baf7edd8c7d145611d7496397967ab6e2e24edb2b13ac71875b5de04239c671ba1b0d37d183f780cf66d041bb39f5d8a39cddebd97f7f20f46b35da4', '[{"user":"3e38541c-f468-4901-9777-c15060ed9317","name":"Ada","from":2,"to":3}]', 1795348798358, 1795348798358, 'pushed');
INSERT INTO public.document_update VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 3, 4, '\x789c458fcd6e83301084df65ceb684c1c63fb72abdf4191087c55e13d404d2e0488d22debd82aaea6977469f7666bb17e265e2b97cbc2320f3a0c8d59994b72972f2c99272545be2ac5ae32110cf348fbc227475dd0bacfc85500b70ce1ccb6ebf509e3746c0fa18475e0bc4df362d330292f72ec668a4699595da6a92445449ae5b9394a321670581f363fefc3d3725041004a8205402f171e4749568fbbdc1ed3245467861e0bcdcf960fed16316fe2e08382dd7eb3263db7a81745f6e085d2f303c11d070e38c565166dd3aa97da5a4b7d6caa84cd5569c7ca32c0466baeeafbda5bd4f9976a1ac378d76d63b6ddcd66ffd0f766c6249', '[{"user":"3e38541c-f468-4901-9777-c15060ed9317","name":"Ada","from":3,"to":4}]', 1795348798462, 1795348798462, 'pushed');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, 'server', 'server.started', 'The server started (version 0.1.0)', NULL, 'server', '{"type":"server.started","version":"0.1.0"}', 1795348793844);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', NULL, 'server', '{"type":"server.set-up","userId":"a4d0f408-0179-4bc7-90d8-adab709dc38e","email":"admin@example.org"}', 1795348793844);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"a4d0f408-0179-4bc7-90d8-adab709dc38e","email":"admin@example.org","sessionId":"511fb225-8a8f-4547-888e-65f1a5bb9c4c","clientId":"Test client","address":"127.0.0.1"}', 1795348795104);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795348795333);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, 'user', 'user.signed-up', 'ada@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"3e38541c-f468-4901-9777-c15060ed9317","email":"ada@example.org"}', 1795348795368);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795348795610);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"user.updated","userId":"3e38541c-f468-4901-9777-c15060ed9317","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795348795653);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"3e38541c-f468-4901-9777-c15060ed9317","email":"ada@example.org","sessionId":"55ebb838-5022-4764-8a99-64b66b939225","clientId":"Test client","address":"127.0.0.1"}', 1795348795764);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"a4d0f408-0179-4bc7-90d8-adab709dc38e","email":"admin@example.org","sessionId":"f97951f8-aab2-4548-82f4-591ee30a87e2","clientId":"Test client","address":"127.0.0.1"}', 1795348796003);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795348796227);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, 'user', 'user.signed-up', 'ben@example.org signed up', NULL, NULL, '{"type":"user.signed-up","userId":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","email":"ben@example.org"}', 1795348796285);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795348796540);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"user.updated","userId":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795348796618);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","email":"ben@example.org","sessionId":"40895ea6-763c-4046-86cd-f72a240e4fa9","clientId":"Test client","address":"127.0.0.1"}', 1795348796684);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '3e38541c-f468-4901-9777-c15060ed9317', 'Ada', '{"type":"group.created","groupId":"06f40537-6206-425d-b9a9-b665ba5c6b44","name":"Forest ✓ \"quoted\""}', 1795348797442);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '3e38541c-f468-4901-9777-c15060ed9317', 'Ada', '{"type":"group.member-added","groupId":"06f40537-6206-425d-b9a9-b665ba5c6b44","name":"Forest ✓ \"quoted\"","userId":"83a6e2a6-721c-4aa2-8695-cb8c1709020d","userName":"Ben"}', 1795348797508);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', NULL, NULL, '{"type":"user.logged-in","userId":"a4d0f408-0179-4bc7-90d8-adab709dc38e","email":"admin@example.org","sessionId":"5da41c92-035a-4115-916e-055c38b9eb2d","clientId":"Test client","address":"127.0.0.1"}', 1795348798564);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795348798927);
INSERT INTO public.item VALUES ('d02d4f91-6692-40ac-8e2f-7a3e5eca4bf4', '0bfd3ad0-79a9-45c7-84f5-69920a23ab90', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795348793844, 1795348793844, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('1427fd7d-8e3a-4498-8788-a641ec8bfcd0', 'bcbdcc56-ff18-4079-a051-565cf7c10285', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795348796285, 1795348796285, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('3ac4dcc0-e7f0-4684-abf8-a264a0610983', '3784cce2-3883-4c84-9a9f-6bff44a32ead', 'cc99526e-3c94-483a-ada0-f963c5afffef', 'paper.md', 'file', 'live', 17, NULL, 'application/octet-stream', 1795348797640, 1795348797640, '3e38541c-f468-4901-9777-c15060ed9317', '3e38541c-f468-4901-9777-c15060ed9317', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('8fb5bf67-d838-49fd-86f8-e1833f988396', '06f40537-6206-425d-b9a9-b665ba5c6b44', '07c59eee-05f7-4863-a457-1866a62aa7f0', 'gone.md', 'file', 'live', 14, NULL, 'application/octet-stream', 1795348797749, 1795348797749, '3e38541c-f468-4901-9777-c15060ed9317', '3e38541c-f468-4901-9777-c15060ed9317', 1795348797803, '8fb5bf67-d838-49fd-86f8-e1833f988396', '3e38541c-f468-4901-9777-c15060ed9317');
INSERT INTO public.item VALUES ('07c59eee-05f7-4863-a457-1866a62aa7f0', '06f40537-6206-425d-b9a9-b665ba5c6b44', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795348797442, 1795348797803, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('a671996e-8970-4709-a563-7d201e7060ad', '3784cce2-3883-4c84-9a9f-6bff44a32ead', 'cc99526e-3c94-483a-ada0-f963c5afffef', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795348797892, 1795348797892, '3e38541c-f468-4901-9777-c15060ed9317', '3e38541c-f468-4901-9777-c15060ed9317', NULL, NULL, NULL);
INSERT INTO public.item VALUES ('cc99526e-3c94-483a-ada0-f963c5afffef', '3784cce2-3883-4c84-9a9f-6bff44a32ead', NULL, '', 'directory', NULL, 0, NULL, NULL, 1795348795368, 1795348797892, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.item VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', '06f40537-6206-425d-b9a9-b665ba5c6b44', '07c59eee-05f7-4863-a457-1866a62aa7f0', 'it''s shared.md', 'file', 'live', 22, NULL, 'application/octet-stream', 1795348797719, 1795348798462, '3e38541c-f468-4901-9777-c15060ed9317', '3e38541c-f468-4901-9777-c15060ed9317', NULL, NULL, NULL);
INSERT INTO public.job VALUES ('bdeec30c-4041-4e56-a1ae-ac19b6dbc217', 'send-mail', '{}', 'done', 'send-mail', 1795348794552, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 1, 1000000, NULL, 1795348794552, 1795348795094, NULL);
INSERT INTO public.job VALUES ('6aa0d75a-d313-4a22-b97a-f59ab2395bc7', 'empty-trash', '{}', 'queued', 'empty-trash', 1795352395176, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('92933d70-c6fa-4314-ac12-4a4ee2012b99', 'prune-rows', '{}', 'queued', 'prune-rows', 1795352395195, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('18e8ca6d-c175-4086-92d5-60d27dede16b', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795352395205, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('5f3ced86-63a2-439d-b934-20df3a8b98f8', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795370395236, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('f0a618fe-2f2e-4aa6-a2ad-98689faeea7e', 'compact-history', '{}', 'queued', 'compact-history', 1795370395255, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('a26b61be-794e-4910-a39a-3605604a60e1', 'finish-trees', '{}', 'queued', 'finish-trees', 1795348825266, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.job VALUES ('97b21697-1dc7-4297-83b2-21b523f03cc5', 'send-mail', '{}', 'done', 'send-mail', 1795348797508, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 1, 1000000, '3e38541c-f468-4901-9777-c15060ed9317', 1795348797508, 1795348797722, NULL);
INSERT INTO public.job VALUES ('5fed5c9d-bd01-43db-9d4f-bce9dce8229d', 'send-mail', '{}', 'done', 'send-mail', 1795348795368, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 1, 1000000, NULL, 1795348795368, 1795348795696, NULL);
INSERT INTO public.job VALUES ('270df42c-5468-40ba-8ad1-bcacae1733b6', 'send-mail', '{}', 'done', 'send-mail', 1795348796285, NULL, 1, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 1, 1000000, NULL, 1795348796285, 1795348796668, NULL);
INSERT INTO public.job VALUES ('f282da83-6360-4076-9eec-3a470237e4e7', 'tell-review', '{}', 'queued', 'tell-review', 1795352398657, NULL, 2, '429ecb7e-0acb-4fb7-b2b7-368d0b42cd5d:db73dd40-5ba0-4cbb-b929-f5004edb2197', 0, 1000000, NULL, 1795348794552, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('001-initial', '2026-11-22T11:59:52.813Z');
INSERT INTO public.kysely_migration VALUES ('002-archive-selection', '2026-11-22T11:59:52.864Z');
INSERT INTO public.kysely_migration VALUES ('003-name-keys', '2026-11-22T11:59:52.908Z');
INSERT INTO public.kysely_migration VALUES ('004-mail-unsubscribe', '2026-11-22T11:59:53.007Z');
INSERT INTO public.kysely_migration VALUES ('005-account-safety', '2026-11-22T11:59:53.113Z');
INSERT INTO public.kysely_migration VALUES ('006-hidden-trees', '2026-11-22T11:59:53.167Z');
INSERT INTO public.kysely_migration VALUES ('007-export-folders', '2026-11-22T11:59:53.225Z');
INSERT INTO public.kysely_migration VALUES ('008-history-charge', '2026-11-22T11:59:53.286Z');
INSERT INTO public.kysely_migration VALUES ('009-history-forms', '2026-11-22T11:59:53.321Z');
INSERT INTO public.kysely_migration VALUES ('010-authors', '2026-11-22T11:59:53.361Z');
INSERT INTO public.kysely_migration VALUES ('011-review', '2026-11-22T11:59:53.411Z');
INSERT INTO public.kysely_migration VALUES ('012-export-review', '2026-11-22T11:59:53.434Z');
INSERT INTO public.kysely_migration VALUES ('013-nodes', '2026-11-22T11:59:53.463Z');
INSERT INTO public.kysely_migration VALUES ('014-review-news', '2026-11-22T11:59:53.518Z');
INSERT INTO public.kysely_migration VALUES ('015-handed-out', '2026-11-22T11:59:53.549Z');
INSERT INTO public.kysely_migration VALUES ('016-push-texts', '2026-11-22T11:59:53.575Z');
INSERT INTO public.kysely_migration VALUES ('017-export-numbers', '2026-11-22T11:59:53.597Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mail VALUES ('84ff9da2-d039-4e7c-9611-67db786f5a2f', 'verify-email', '3e38541c-f468-4901-9777-c15060ed9317', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795348795368, 1795521595368, 1795348795368, 1795348795679, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('76762e14-a56b-45f6-9a4c-c9c901da88da', 'verify-email', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795348796285, 1795521596285, 1795348796285, 1795348796664, NULL, NULL, 1);
INSERT INTO public.mail VALUES ('0ba28377-76af-44a5-a69f-c4ad10465d6a', 'group-added', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795348797508, NULL, 1795348797508, 1795348797687, NULL, 'http://localhost:21383/unsubscribe?token=group-added~8KGeNOrLfD98OrOflK5gaVudMaZ7UcgC_lWkhRS-VYQ', 2);
INSERT INTO public.membership VALUES ('06f40537-6206-425d-b9a9-b665ba5c6b44', '3e38541c-f468-4901-9777-c15060ed9317', 1, 1795348797442, 'editor');
INSERT INTO public.membership VALUES ('06f40537-6206-425d-b9a9-b665ba5c6b44', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 0, 1795348797508, 'editor');
INSERT INTO public.notification VALUES ('4120c142-6ee8-4133-91a8-5a2d914c7a0b', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795348795368, NULL, NULL);
INSERT INTO public.notification VALUES ('186ca3a8-7fad-460e-a351-b06a80c0e2c0', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/06f40537-6206-425d-b9a9-b665ba5c6b44/', 0, 1795348797508, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('password-guess account:admin@example.org', 1, 1795349695106);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795352395370);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ada@example.org', 1, 1795352395368);
INSERT INTO public.rate_limit VALUES ('password-guess account:ada@example.org', 1, 1795349695765);
INSERT INTO public.rate_limit VALUES ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797940795764);
INSERT INTO public.rate_limit VALUES ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795352396285);
INSERT INTO public.rate_limit VALUES ('/api/user/signup address:127.0.0.1', 2, 1795352395370);
INSERT INTO public.rate_limit VALUES ('mailbox sign-up ben@example.org', 1, 1795352396285);
INSERT INTO public.rate_limit VALUES ('password-guess account:ben@example.org', 1, 1795349696686);
INSERT INTO public.rate_limit VALUES ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797940796684);
INSERT INTO public.rate_limit VALUES ('/api/groups/add-member account:3e38541c-f468-4901-9777-c15060ed9317', 1, 1795352397515);
INSERT INTO public.rate_limit VALUES ('groups/add-member misses account:3e38541c-f468-4901-9777-c15060ed9317', 0, 1795352397515);
INSERT INTO public.rate_limit VALUES ('notice 3e38541c-f468-4901-9777-c15060ed9317 83a6e2a6-721c-4aa2-8695-cb8c1709020d', 1, 1795435197508);
INSERT INTO public.rate_limit VALUES ('mail group-added 3e38541c-f468-4901-9777-c15060ed9317 83a6e2a6-721c-4aa2-8695-cb8c1709020d', 1, 1795435197508);
INSERT INTO public.rate_limit VALUES ('mail group-added 3e38541c-f468-4901-9777-c15060ed9317', 1, 1795435197508);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:83a6e2a6-721c-4aa2-8695-cb8c1709020d', 1, 1795348857934);
INSERT INTO public.rate_limit VALUES ('/api/request-ws-ticket account:3e38541c-f468-4901-9777-c15060ed9317', 1, 1795348858211);
INSERT INTO public.rate_limit VALUES ('password-guess address:127.0.0.1', 5, 1795349695106);
INSERT INTO public.rate_limit VALUES ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797940798564);
INSERT INTO public.review_checkpoint VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 2, '\x789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795348798358);
INSERT INTO public.review_message VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 'd94fdc56-060f-4aed-808d-d167d1e0b15a', 'cc8a0aa9-d914-4d80-85a1-077a6b735902', 'Is this *kept*?', '[]', 3, '3e38541c-f468-4901-9777-c15060ed9317', 'Ada', 1795348798354, NULL, NULL);
INSERT INTO public.review_thread VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 'cc8a0aa9-d914-4d80-85a1-077a6b735902', 'comment', 'open', 'Shared', 'd94fdc56-060f-4aed-808d-d167d1e0b15a', 3, '3e38541c-f468-4901-9777-c15060ed9317', 'Ada', 1795348798354, 1795348798354, NULL, NULL, NULL, '3e38541c-f468-4901-9777-c15060ed9317');
INSERT INTO public.review_thread VALUES ('6e2faea2-4c73-4573-8ec6-8a7bb6bd9d0b', 'd998ccc5-5617-474a-aaa0-e265d18abff1', 'suggestion', 'open', '', NULL, 4, '3e38541c-f468-4901-9777-c15060ed9317', 'Ada', 1795348798458, 1795348798458, NULL, NULL, NULL, '3e38541c-f468-4901-9777-c15060ed9317');
INSERT INTO public.session VALUES ('511fb225-8a8f-4547-888e-65f1a5bb9c4c', '468cb3635ac9c871a4f86ac94446f76caefa0ff1704b6e8cccb85f5bcb2ccb2d', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Test client', 1795348795104, 1795348795104, 1803124795104, 1795348795720, 1795348795104);
INSERT INTO public.session VALUES ('55ebb838-5022-4764-8a99-64b66b939225', '614be949bfa782550bd6a619077f630c8e172a1678aaf39ddf7f2e4420ee146a', '3e38541c-f468-4901-9777-c15060ed9317', 'Test client', 1795348795764, 1795348795764, 1803124795764, NULL, 1795348795764);
INSERT INTO public.session VALUES ('f97951f8-aab2-4548-82f4-591ee30a87e2', '476b8a8216b02340a94452b8fe175a2a5bb1ddb4d821317b5a142338ac522197', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Test client', 1795348796003, 1795348796003, 1803124796003, 1795348796662, 1795348796003);
INSERT INTO public.session VALUES ('40895ea6-763c-4046-86cd-f72a240e4fa9', 'f8da911cb0864bb8ff6bd523af08a437ec7773eeaabd01734f71a313d6f011de', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 'Test client', 1795348796684, 1795348796684, 1803124796684, NULL, 1795348796684);
INSERT INTO public.session VALUES ('5da41c92-035a-4115-916e-055c38b9eb2d', '2dafe7a9a5bb95719127e6297720a32f76ebbd7ef61d65079baa78d6ca199531', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', 'Test client', 1795348798564, 1795348798564, 1803124798564, NULL, 1795348798564);
INSERT INTO public.setting VALUES ('secret:csrf', '[{"id":"660fbc4e","key":"MGO9YRLaS6prrwAb+D/JbRsIe9nil9lPhmZT0zVr0dE=","madeAt":1795348793717,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:asset-links', '[{"id":"28c715cf","key":"BIA74SgC4gt6RT9pW1CL/9Hy3Ca2FqoWJeUgS5qPERc=","madeAt":1795348793724,"goodUntil":null}]');
INSERT INTO public.setting VALUES ('secret:devices', '[{"id":"92e57b52","key":"sDP0QOWJpQfF4MAv0xSIFFrDEzIX1RZ/Yo81isikWCQ=","madeAt":1795348793726,"goodUntil":null}]');
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
INSERT INTO public.token VALUES ('a3c6b639-197c-480a-b203-566d6047916a', 'verify-email', 'b519f70116ea4571b25a4749dddceb5d70771224f505ca2015d55ca6ab44f55b', '3e38541c-f468-4901-9777-c15060ed9317', 1795348795368, 1795521595368, NULL);
INSERT INTO public.token VALUES ('fcedc54b-d9ac-4b13-9e56-251532f78031', 'verify-email', 'a832df9dc24b285b7bd8efe9720b43eaf4505d083920203ad5ca4e6a18bdacc3', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 1795348796285, 1795521596285, NULL);
INSERT INTO public.token VALUES ('99a8098e-5fc2-4a6e-be7d-72e1653d7450', 'unsubscribe', '7a1d7a4ec8c64511a03220e5df5edbeaeced6115e02d101207b1f7bfb1058e1b', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', 1795348797508, 1826884797508, NULL);
INSERT INTO public."user" VALUES ('a4d0f408-0179-4bc7-90d8-adab709dc38e', 'admin@example.org', 'admin@example.org', 'Administrator', NULL, '$argon2id$v=19$m=19456,t=2,p=1$YORhfE2Lsb50r+8GWMifdg$jl6pL7p2ljwVOu2bnErxCRMcKvblcEwnYqpbhvoDjrA', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348793844, 'administrator', 0, NULL);
INSERT INTO public."user" VALUES ('3e38541c-f468-4901-9777-c15060ed9317', 'ada@example.org', 'ada@example.org', 'Ada', NULL, '$argon2id$v=19$m=19456,t=2,p=1$R/BvJ70mPwEnw9Tv6NG9Og$seX1PVY94jEvlX0bxauHZxm1vchMJfJbHVO4S0WhyM4', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348795368, 'ada', 0, NULL);
INSERT INTO public."user" VALUES ('83a6e2a6-721c-4aa2-8695-cb8c1709020d', 'ben@example.org', 'ben@example.org', 'Ben', NULL, '$argon2id$v=19$m=19456,t=2,p=1$EbCnH6KX6RLxJqqsQhq9jA$rmALKklm/3pu4rQjisFVPQ77ijfmT6xoacOLnqQBPuE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348796285, 'ben', 0, NULL);
INSERT INTO public.user_group VALUES ('06f40537-6206-425d-b9a9-b665ba5c6b44', 'Forest ✓ "quoted"', '3e38541c-f468-4901-9777-c15060ed9317', 1795348797442, NULL, 'forest ✓ "quoted"');
INSERT INTO public.workspace VALUES ('0bfd3ad0-79a9-45c7-84f5-69920a23ab90', 'user', 'a4d0f408-0179-4bc7-90d8-adab709dc38e', NULL, 'd02d4f91-6692-40ac-8e2f-7a3e5eca4bf4', 104857600, 0, 0, 1, 1795348793844, 0);
INSERT INTO public.workspace VALUES ('bcbdcc56-ff18-4079-a051-565cf7c10285', 'user', '83a6e2a6-721c-4aa2-8695-cb8c1709020d', NULL, '1427fd7d-8e3a-4498-8788-a641ec8bfcd0', 104857600, 0, 0, 1, 1795348796285, 0);
INSERT INTO public.workspace VALUES ('3784cce2-3883-4c84-9a9f-6bff44a32ead', 'user', '3e38541c-f468-4901-9777-c15060ed9317', NULL, 'cc99526e-3c94-483a-ada0-f963c5afffef', 104857600, 43, 2, 3, 1795348795368, 0);
INSERT INTO public.workspace VALUES ('06f40537-6206-425d-b9a9-b665ba5c6b44', 'group', NULL, '06f40537-6206-425d-b9a9-b665ba5c6b44', '07c59eee-05f7-4863-a457-1866a62aa7f0', 524288000, 36, 2, 4, 1795348797442, 0);
SELECT pg_catalog.setval('public.event_log_seq_seq', 18, true);
SELECT pg_catalog.setval('public.export_job_number', 1, false);
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
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_pk PRIMARY KEY (group_id, user_id);
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_tree
    ADD CONSTRAINT pending_tree_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_pk PRIMARY KEY (user_id, item_id);
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
CREATE INDEX mail_sent_at ON public.mail USING btree (sent_at);
CREATE INDEX mail_state_next_at ON public.mail USING btree (state, next_at);
CREATE INDEX mail_user_id ON public.mail USING btree (user_id);
CREATE INDEX membership_user_id ON public.membership USING btree (user_id);
CREATE INDEX notification_group ON public.notification USING btree (user_id, group_key);
CREATE INDEX notification_user_id_created_at ON public.notification USING btree (user_id, created_at);
CREATE INDEX pending_tree_workspace_id ON public.pending_tree USING btree (workspace_id);
CREATE INDEX rate_limit_resets_at ON public.rate_limit USING btree (resets_at);
CREATE INDEX recent_file_item_id ON public.recent_file USING btree (item_id);
CREATE INDEX review_mailing_due_at ON public.review_mailing USING btree (due_at);
CREATE INDEX review_mention_message_id ON public.review_mention USING btree (document_id, message_id);
CREATE INDEX review_message_thread_id ON public.review_message USING btree (document_id, thread_id);
CREATE INDEX review_news_at ON public.review_news USING btree (at);
CREATE INDEX review_seen_thread_id ON public.review_seen USING btree (document_id, thread_id);
CREATE INDEX review_thread_changed ON public.review_thread USING btree (document_id, status, changed_at);
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
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recent_file
    ADD CONSTRAINT recent_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.user_group
    ADD CONSTRAINT user_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.user_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
