CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null) strict;
CREATE INDEX "session_user_id" on "session" ("user_id");
CREATE TABLE "token" ("id" text primary key, "kind" text not null, "token_hash" text not null unique, "user_id" text references "user" ("id") on delete cascade, "created_at" integer not null, "expires_at" integer not null, "used_at" integer) strict;
CREATE INDEX "token_user_id_kind" on "token" ("user_id", "kind");
CREATE TABLE "user_group" ("id" text primary key, "name" text not null, "owner_id" text references "user" ("id") on delete set null, "created_at" integer not null, "deleted_at" integer, "name_key" text default '' not null) strict;
CREATE INDEX "user_group_owner_id" on "user_group" ("owner_id");
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, "role" text default 'editor' not null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
CREATE INDEX "membership_user_id" on "membership" ("user_id");
CREATE TABLE "workspace" ("id" text primary key, "owner_type" text not null, "user_id" text unique references "user" ("id") on delete cascade, "group_id" text unique references "user_group" ("id") on delete cascade, "root_id" text not null, "quota" integer not null, "used_bytes" integer not null, "item_count" integer not null, "revision" integer not null, "created_at" integer not null, "shows_shares" integer default 0 not null) strict;
CREATE TABLE "blob" ("hash" text primary key, "size" integer not null, "created_at" integer not null) strict;
CREATE TABLE "item" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "parent_id" text references "item" ("id") on delete cascade, "name" text not null, "type" text not null, "kind" text, "size" integer not null, "blob_hash" text references "blob" ("hash"), "media_type" text, "created_at" integer not null, "modified_at" integer not null, "created_by" text references "user" ("id") on delete set null, "modified_by" text references "user" ("id") on delete set null, "trashed_at" integer, "trash_root_id" text, "trashed_by" text references "user" ("id") on delete set null) strict;
CREATE UNIQUE INDEX "item_parent_id_name_present" on "item" ("parent_id", "name") where "trashed_at" is null;
CREATE INDEX "item_parent_id" on "item" ("parent_id");
CREATE INDEX "item_workspace_id" on "item" ("workspace_id");
CREATE INDEX "item_trash_root_id" on "item" ("trash_root_id");
CREATE INDEX "item_blob_hash" on "item" ("blob_hash");
CREATE INDEX "item_created_by" on "item" ("created_by");
CREATE INDEX "item_modified_by" on "item" ("modified_by");
CREATE INDEX "item_trashed_by" on "item" ("trashed_by");
CREATE TABLE "ticket" ("token_hash" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "session_id" text not null references "session" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "expires_at" integer not null) strict;
CREATE INDEX "ticket_item_id" on "ticket" ("item_id");
CREATE INDEX "ticket_user_id" on "ticket" ("user_id");
CREATE INDEX "ticket_session_id" on "ticket" ("session_id");
CREATE TABLE "blob_version" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "blob_hash" text not null references "blob" ("hash"), "size" integer not null, "media_type" text, "created_at" integer not null, "author_id" text, "author_name" text not null) strict;
CREATE INDEX "blob_version_item_id" on "blob_version" ("item_id");
CREATE INDEX "blob_version_blob_hash" on "blob_version" ("blob_hash");
CREATE TABLE "document" ("id" text primary key references "item" ("id") on delete cascade, "version" integer not null, "epoch" text not null, "eol" text not null, "bom" integer not null, "export_folder" text, "log_bytes" integer default 0 not null, "charged" integer default 0 not null) strict;
CREATE TABLE "document_update" ("document_id" text not null references "document" ("id") on delete cascade, "from_version" integer not null, "to_version" integer not null, "changes" blob not null, "authors" text not null, "started_at" integer not null, "ended_at" integer not null, "form" text default 'pushed' not null, constraint "document_update_pk" primary key ("document_id", "from_version")) strict;
CREATE TABLE "document_client" ("document_id" text not null references "document" ("id") on delete cascade, "client_id" text not null, "user_id" text not null, "session_id" text not null, "last_seq" integer not null, "last_version" integer not null, "seen_at" integer not null, constraint "document_client_pk" primary key ("document_id", "client_id")) strict;
CREATE TABLE "document_snapshot" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "text" blob not null, "sha256" text not null, "created_at" integer not null, constraint "document_snapshot_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "document_label" ("id" text primary key, "document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "name" text not null, "created_by" text, "created_at" integer not null, "note" text default '' not null) strict;
CREATE INDEX "document_label_document_id" on "document_label" ("document_id");
CREATE TABLE "recent_file" ("user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "opened_at" integer not null, constraint "recent_file_pk" primary key ("user_id", "item_id")) strict;
CREATE INDEX "recent_file_item_id" on "recent_file" ("item_id");
CREATE TABLE "job" ("id" text primary key, "kind" text not null, "payload" text not null, "state" text not null, "unique_key" text, "run_at" integer not null, "lease_until" integer, "lease_no" integer not null, "owner" text, "attempts" integer not null, "max_attempts" integer not null, "created_by" text, "created_at" integer not null, "finished_at" integer, "error" text) strict;
CREATE INDEX "job_state_run_at" on "job" ("state", "run_at");
CREATE UNIQUE INDEX job_unique_key_waiting on job (unique_key) where state in ('queued', 'running');
CREATE TABLE "export_job" ("id" text primary key references "job" ("id") on delete cascade, "number" integer not null unique, "user_id" text not null references "user" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "profile_id" text not null, "profile_name" text not null, "profile_content" text not null, "inputs" text not null, "output_name" text not null, "output_item_id" text, "stage" text, "log" text, "output_folder" text default '' not null, "review" text default 'leave-out' not null) strict;
CREATE INDEX "export_job_user_id" on "export_job" ("user_id");
CREATE INDEX "export_job_workspace_id" on "export_job" ("workspace_id");
CREATE INDEX "export_job_output_item_id" on "export_job" ("output_item_id");
CREATE TABLE "defaults_file" ("id" text primary key, "name" text not null, "content" text not null, "builtin" text, "created_at" integer not null, "modified_at" integer not null) strict;
CREATE TABLE "defaults_attachment" ("id" text primary key, "defaults_id" text not null references "defaults_file" ("id") on delete cascade, "name" text not null, "blob_hash" text not null references "blob" ("hash"), "size" integer not null, constraint "defaults_attachment_name" unique ("defaults_id", "name")) strict;
CREATE INDEX "defaults_attachment_blob_hash" on "defaults_attachment" ("blob_hash");
CREATE TABLE "mail" ("id" text primary key, "kind" text not null, "user_id" text references "user" ("id") on delete set null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "state" text not null, "attempts" integer not null, "next_at" integer not null, "expires_at" integer, "created_at" integer not null, "sent_at" integer, "error" text, "unsubscribe_url" text, "priority" integer default 1 not null) strict;
CREATE INDEX "mail_state_next_at" on "mail" ("state", "next_at");
CREATE INDEX "mail_sent_at" on "mail" ("sent_at");
CREATE INDEX "mail_user_id" on "mail" ("user_id");
CREATE TABLE "notification" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "message" text not null, "action_url" text, "read" integer not null, "created_at" integer not null, "group_key" text, "grouped" text) strict;
CREATE INDEX "notification_user_id_created_at" on "notification" ("user_id", "created_at");
CREATE TABLE "event_log" ("seq" integer primary key autoincrement, "category" text not null, "type" text not null, "message" text not null, "actor_id" text, "actor_name" text, "details" text not null, "created_at" integer not null) strict;
CREATE INDEX "event_log_created_at" on "event_log" ("created_at");
CREATE TABLE "rate_limit" ("key" text primary key, "count" integer not null, "resets_at" integer not null) strict;
CREATE INDEX "rate_limit_resets_at" on "rate_limit" ("resets_at");
CREATE TABLE "archive_selection" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "item_ids" text not null, "expires_at" integer not null) strict;
CREATE INDEX "archive_selection_user_id" on "archive_selection" ("user_id", "expires_at");
CREATE INDEX "archive_selection_expires_at" on "archive_selection" ("expires_at");
CREATE INDEX "user_name_key" on "user" ("name_key");
CREATE INDEX "user_group_name_key" on "user_group" ("name_key");
CREATE INDEX "item_deleted" on "item" ("workspace_id", "trashed_at", "id") where "trashed_at" is not null;
CREATE TABLE "pending_tree" ("id" text primary key, "kind" text not null, "workspace_id" text not null, "from_workspace_id" text, "roots" text not null, "bytes" integer not null, "items" integer not null, "created_at" integer not null) strict;
CREATE INDEX "pending_tree_workspace_id" on "pending_tree" ("workspace_id");
CREATE TABLE "document_authors" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "created_at" integer not null, constraint "document_authors_key" primary key ("document_id", "version"));
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, "changed_by" text, "word_name" text, "word_at" integer, "word_file" text, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, "word_name" text, "word_at" integer, "is_from_word" integer default 0 not null, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_message_thread_id" on "review_message" ("document_id", "thread_id");
CREATE TABLE "review_checkpoint" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "sha256" text not null, "created_at" integer not null, constraint "review_checkpoint_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "review_watch" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null references "document" ("id") on delete cascade, "level" text not null, "seen_at" integer, constraint "review_watch_pk" primary key ("user_id", "document_id")) strict;
CREATE INDEX "review_watch_document_id" on "review_watch" ("document_id");
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null, "shared" text default '' not null) strict;
CREATE INDEX "notification_group" on "notification" ("user_id", "group_key");
CREATE TABLE "review_seen" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "seen_at" integer not null, constraint "review_seen_pk" primary key ("user_id", "document_id", "thread_id"), constraint "review_seen_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_seen_thread_id" on "review_seen" ("document_id", "thread_id");
CREATE TABLE "review_mention" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "message_id" text not null, constraint "review_mention_pk" primary key ("user_id", "document_id", "thread_id", "message_id"), constraint "review_mention_message" foreign key ("document_id", "message_id") references "review_message" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_mention_message_id" on "review_mention" ("document_id", "message_id");
CREATE TABLE "review_news" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "place" integer not null, "kind" text not null, "thread_id" text not null, "message_id" text not null, "mentions" text not null, "by_id" text not null, "by_name" text not null, "at" integer not null, "told_to" text not null, constraint "review_news_pk" primary key ("document_id", "version", "place")) strict;
CREATE INDEX "review_news_at" on "review_news" ("at");
CREATE TABLE "review_waiting" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null, "thread_id" text not null, "message_id" text not null, "reason" text not null, "urgent" integer not null, "by_id" text not null, "by_name" text not null, "at" integer not null, "mail_id" text references "mail" ("id") on delete cascade, constraint "review_waiting_pk" primary key ("user_id", "document_id", "thread_id", "message_id"), constraint "review_waiting_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_waiting_thread_id" on "review_waiting" ("document_id", "thread_id");
CREATE INDEX "review_waiting_mail_id" on "review_waiting" ("mail_id");
CREATE TABLE "review_mailing" ("user_id" text primary key references "user" ("id") on delete cascade, "due_at" integer, "last_digest_at" integer) strict;
CREATE INDEX "review_mailing_due_at" on "review_mailing" ("due_at");
CREATE TABLE "handed_out" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "origin" text not null, "version" integer, "given_at" integer not null) strict;
CREATE INDEX "handed_out_user_id" on "handed_out" ("user_id", "item_id");
CREATE INDEX "handed_out_item_id" on "handed_out" ("item_id");
CREATE INDEX "handed_out_given_at" on "handed_out" ("given_at");
CREATE TABLE "lookup_answer" ("kind" text not null, "value" text not null, "service" text not null, "work" text, "asked_at" integer not null, "expires_at" integer not null, constraint "lookup_answer_key" primary key ("kind", "value")) strict;
CREATE INDEX "lookup_answer_asked_at" on "lookup_answer" ("asked_at");
CREATE INDEX "lookup_answer_expires_at" on "lookup_answer" ("expires_at");
CREATE TABLE "invitation" ("id" text primary key, "group_id" text not null references "user_group" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null unique, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_address" unique ("group_id", "email_key")) strict;
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
CREATE TABLE "login_flow" ("token_hash" text primary key, "purpose" text not null, "user_id" text references "user" ("id") on delete cascade, "session_id" text, "client_id" text not null, "data" text, "created_at" integer not null, "expires_at" integer not null) strict;
CREATE INDEX "login_flow_user_id" on "login_flow" ("user_id");
CREATE INDEX "login_flow_expires_at" on "login_flow" ("expires_at");
CREATE TABLE "totp" ("user_id" text primary key references "user" ("id") on delete cascade, "secret" text not null, "last_step" integer not null, "added_at" integer not null, "used_at" integer) strict;
CREATE TABLE "recovery_code" ("user_id" text not null references "user" ("id") on delete cascade, "code_hash" text not null, "made_at" integer not null, constraint "recovery_code_pk" primary key ("user_id", "code_hash")) strict;
CREATE INDEX review_thread_word_file on review_thread (document_id, word_file) where word_file is not null;
CREATE TABLE "passkey" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "credential_id" text not null unique, "public_key" text not null, "counter" integer not null, "transports" text not null, "name" text not null, "added_at" integer not null, "used_at" integer) strict;
CREATE INDEX "passkey_user_id" on "passkey" ("user_id");
CREATE TABLE "node_event" ("id" integer primary key autoincrement, "node" text not null, "events" text not null, "created_at" integer not null) strict;
CREATE INDEX "node_event_created_at" on "node_event" ("created_at");
insert into "kysely_migration" values ('001-initial', '2026-11-22T15:31:25.456Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T15:31:25.482Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T15:31:25.489Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T15:31:25.532Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T15:31:25.547Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T15:31:25.684Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T15:31:25.702Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T15:31:25.730Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T15:31:25.741Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T15:31:25.760Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T15:31:25.772Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T15:31:25.790Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T15:31:25.920Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T15:31:25.945Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T15:31:25.964Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T15:31:25.973Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T15:31:25.990Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T15:31:26.011Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T15:31:26.022Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T15:31:26.034Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T15:31:26.057Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-22T15:31:26.070Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-22T15:31:26.099Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"718ea341","key":"lZKNreDhD3REvJ8pWkM5S9eQZb7Qw7KsWIwBP0MBfLY=","madeAt":1795361487064,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"b4d871db","key":"1FqrY57ekKfdKCYtfgJ+XlEo6itaWj6TMTE2QVpPB0k=","madeAt":1795361487086,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"ff4b6748","key":"SAs6ZwH4revwg3nDPhi7SiiEHTmK7BsbvfRJGfy5E/o=","madeAt":1795361487091,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"f677a2e1","key":"NMFuW6132ucmUd+EWUEmD9QAw1Q4YF3dy7kZbErLD08=","madeAt":1795361487095,"goodUntil":null}]');
insert into "setting" values ('user_group_management_limit', '20');
insert into "setting" values ('mark:seeded-profile:epub', '1');
insert into "setting" values ('mark:seeded-profile:html', '1');
insert into "setting" values ('mark:seeded-profile:jats', '1');
insert into "setting" values ('mark:seeded-profile:latex-package', '1');
insert into "setting" values ('mark:seeded-profile:latex', '1');
insert into "setting" values ('mark:seeded-profile:markdown', '1');
insert into "setting" values ('mark:seeded-profile:opendocument', '1');
insert into "setting" values ('mark:seeded-profile:pdf', '1');
insert into "setting" values ('mark:seeded-profile:slides', '1');
insert into "setting" values ('mark:seeded-profile:typst', '1');
insert into "setting" values ('mark:seeded-profile:word', '1');
insert into "setting" values ('registration_open', '0');
insert into "setting" values ('app_name', 'Kept');
insert into "user" values ('1c3d6e2c-9289-4115-9c99-34018968c764', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$tj1cw/HkliDZJttr/r7tgA$ZKi1QVrj+ExzwCOnfukfP86BYY5wfQn8zmbR5G2Po3c', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361487274, 'administrator', 0, null);
insert into "user" values ('168c6a84-4f7e-471a-a461-0216342eae09', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$mrcskluUMB600WszeLFW8A$JpEkEUKqhriE3GT1gpV5BW6s2C6l9BoWj21XroXsHLE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361488481, 'ada', 0, null);
insert into "user" values ('027e99d4-31ab-4f39-9bd8-4587c989ddf2', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$l+foeAbRyDvS7M0jaJH9Og$U8c1F/0Y/Zh1pSYKoeQtc752eOarckR4ymekhNYfw4M', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795361488971, 'ben', 0, null);
insert into "session" values ('15913f9d-c10b-450d-8cdb-2f960bf9228c', 'fb45c576592094bd6eb162fcd7fff9025427bbd97431663c915a96729f0cc64f', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Test client', 1795361488286, 1795361488286, 1803137488286, 1795361488644, 1795361488286);
insert into "session" values ('1c1beae2-e587-4e5c-821d-3cb2e11f64a2', '8f78f28d1cbf8694f93b9de05eb221764cab83e4ff0fdb745c56edd22288dd2c', '168c6a84-4f7e-471a-a461-0216342eae09', 'Test client', 1795361488704, 1795361488704, 1803137488704, null, 1795361488704);
insert into "session" values ('990620b9-e926-43fd-b640-ef2971346ccd', 'b53a88319ae4b6263794cae12c6799e7b057c6bb555dfbb2fc430e6b2767cf8e', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Test client', 1795361488861, 1795361488861, 1803137488861, 1795361489154, 1795361488861);
insert into "session" values ('56f74cb9-a4ae-47c6-b9e6-d31a0bd20c3a', '011219e2bd1fa5d6e786df1a158ace14f6156acf172a1dcfcd17b13a7293b4d4', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 'Test client', 1795361489169, 1795361489169, 1803137489169, null, 1795361489169);
insert into "session" values ('e73680f5-d5c4-495b-9ac5-ccb58429aa09', '988ddff817c7456975285f71697409303beccfe885800e15cdbac0e79cec1557', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Test client', 1795361489818, 1795361489818, 1803137489818, null, 1795361489818);
insert into "token" values ('8ea7072c-d071-4b60-9041-d4ed801b1061', 'verify-email', 'dd66b22d1b36c85503c817b2074c12865355e9967d9ce6c99c63b7980a98f529', '168c6a84-4f7e-471a-a461-0216342eae09', 1795361488481, 1795534288481, null);
insert into "token" values ('a5a6c0df-3251-4101-92bc-75f378636faa', 'verify-email', 'de12e345703ad7e4449532c51064f0be1471263f90073510658293d265dee140', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 1795361488971, 1795534288971, null);
insert into "token" values ('d1c018a2-491b-42cb-a365-9df69fc405be', 'unsubscribe', '07731ef6607441ebd1a65db2ce12b65450526b595a98ad46732648eacfe68c8a', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 1795361489604, 1826897489604, null);
insert into "user_group" values ('a6bb3423-3b67-4021-83c9-b2c02772f42c', 'Forest ✓ "quoted"', '168c6a84-4f7e-471a-a461-0216342eae09', 1795361489593, null, 'forest ✓ "quoted"');
insert into "membership" values ('a6bb3423-3b67-4021-83c9-b2c02772f42c', '168c6a84-4f7e-471a-a461-0216342eae09', 1, 1795361489593, 'editor');
insert into "membership" values ('a6bb3423-3b67-4021-83c9-b2c02772f42c', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 0, 1795361489604, 'editor');
insert into "workspace" values ('02306f7c-bab2-4c5f-8908-4db55643386b', 'user', '1c3d6e2c-9289-4115-9c99-34018968c764', null, '4e3b5863-381a-4449-b46d-6cabfc04e9b3', 104857600, 0, 0, 1, 1795361487274, 0);
insert into "workspace" values ('8d9d07ee-9bf2-4cb2-a9f7-e1460bdae239', 'user', '168c6a84-4f7e-471a-a461-0216342eae09', null, '71ac431b-0c87-41f6-a359-040e0ba1b723', 104857600, 43, 2, 3, 1795361488481, 0);
insert into "workspace" values ('e2404f7f-4b1b-44a2-b8ae-73615ad99d25', 'user', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', null, '2fdfffcd-e718-4a47-a252-f77ec78322de', 104857600, 0, 0, 1, 1795361488971, 0);
insert into "workspace" values ('a6bb3423-3b67-4021-83c9-b2c02772f42c', 'group', null, 'a6bb3423-3b67-4021-83c9-b2c02772f42c', '46afae3c-aa14-4768-87bf-ded17392e6e8', 524288000, 36, 2, 4, 1795361489593, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795361489668);
insert into "item" values ('4e3b5863-381a-4449-b46d-6cabfc04e9b3', '02306f7c-bab2-4c5f-8908-4db55643386b', null, '', 'directory', null, 0, null, null, 1795361487274, 1795361487274, null, null, null, null, null);
insert into "item" values ('71ac431b-0c87-41f6-a359-040e0ba1b723', '8d9d07ee-9bf2-4cb2-a9f7-e1460bdae239', null, '', 'directory', null, 0, null, null, 1795361488481, 1795361489668, null, null, null, null, null);
insert into "item" values ('2fdfffcd-e718-4a47-a252-f77ec78322de', 'e2404f7f-4b1b-44a2-b8ae-73615ad99d25', null, '', 'directory', null, 0, null, null, 1795361488971, 1795361488971, null, null, null, null, null);
insert into "item" values ('46afae3c-aa14-4768-87bf-ded17392e6e8', 'a6bb3423-3b67-4021-83c9-b2c02772f42c', null, '', 'directory', null, 0, null, null, 1795361489593, 1795361489648, null, null, null, null, null);
insert into "item" values ('150b3e21-01ca-4d8e-86ab-ca2f0f1d6bd2', '8d9d07ee-9bf2-4cb2-a9f7-e1460bdae239', '71ac431b-0c87-41f6-a359-040e0ba1b723', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795361489622, 1795361489622, '168c6a84-4f7e-471a-a461-0216342eae09', '168c6a84-4f7e-471a-a461-0216342eae09', null, null, null);
insert into "item" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 'a6bb3423-3b67-4021-83c9-b2c02772f42c', '46afae3c-aa14-4768-87bf-ded17392e6e8', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795361489636, 1795361489792, '168c6a84-4f7e-471a-a461-0216342eae09', '168c6a84-4f7e-471a-a461-0216342eae09', null, null, null);
insert into "item" values ('5185f9b2-9531-44e4-b9b2-718f9ce0f350', 'a6bb3423-3b67-4021-83c9-b2c02772f42c', '46afae3c-aa14-4768-87bf-ded17392e6e8', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795361489642, 1795361489642, '168c6a84-4f7e-471a-a461-0216342eae09', '168c6a84-4f7e-471a-a461-0216342eae09', 1795361489648, '5185f9b2-9531-44e4-b9b2-718f9ce0f350', '168c6a84-4f7e-471a-a461-0216342eae09');
insert into "item" values ('225bcd7a-be14-4fb4-b4d8-da9e75acc8f6', '8d9d07ee-9bf2-4cb2-a9f7-e1460bdae239', '71ac431b-0c87-41f6-a359-040e0ba1b723', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795361489668, 1795361489668, '168c6a84-4f7e-471a-a461-0216342eae09', '168c6a84-4f7e-471a-a461-0216342eae09', null, null, null);
insert into "document" values ('150b3e21-01ca-4d8e-86ab-ca2f0f1d6bd2', 0, '46b428cc-a1bf-4210-a6cb-99b74e85b8ff', 'lf', 0, null, 0, 0);
insert into "document" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 4, 'fedb3524-63de-40af-a382-e83e4c9fbdec', 'lf', 0, null, 664, 0);
insert into "document" values ('5185f9b2-9531-44e4-b9b2-718f9ce0f350', 0, '5bb298c2-0b72-43a8-bd03-5f0b1710ec0e', 'lf', 0, null, 0, 0);
insert into "document_update" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 0, 1, x'5b7b22636c69656e744944223a223530316437626164343836333431363839646337393437633137356666303463222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","name":"Ben","from":0,"to":1}]', 1795361489711, 1795361489711, 'pushed');
insert into "document_update" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 1, 2, x'5b7b22636c69656e744944223a223530316437626164343836333431363839646337393437633137356666303463222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","name":"Ben","from":1,"to":2}]', 1795361489719, 1795361489719, 'pushed');
insert into "document_update" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 2, 3, x'789c158e4b6a03311404efd26b0946ffcf2e904dce6066f1243dd903f14ce2d122c6f8ee41cb2e28aa2f2fd4ef8df7f1f5898ca5f55252753d581b16573894124d49549349be2808d41bed573e912f5aaf0227ff222b01ee9deb98f885f1fc61648cdb83a941606bc8286412f5c4d25273d246ad6524d3a42e4bec35a4545a8200edf5763c905fe88fe38ebc088c03d90b0cfe1bc8c05be0cee749d7d94896d89ad2241b8ad2564392620ad2692a2dfa98b4771028477b4e77aafbd88e7d1e5d05caa4cac7ea295a697b6069832249d62bb968e58dd54cbccc673bdd67f1a31104c636870ac919af6c4cc1e9f7fa5eff0172385e3e', '[{"user":"168c6a84-4f7e-471a-a461-0216342eae09","name":"Ada","from":2,"to":3}]', 1795361489753, 1795361489753, 'pushed');
insert into "document_update" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 3, 4, x'789c458fcd6ac3301084df65ce1248b6fe6f25bdf4198c0ffa5927a6899dc6323418bf7b714ae96977868f9dd96e43be8e34d58f77048832a4e4b31eac5256e8443625d7261fb36fbd49120cf912a7332d085dd3f40c0b7d21340c340c94eb616fa8cf3b216059cf675a2ad8df36ce1302b4d1da176779b1be7055a4e34ecbc4552c3e5a2d8a8c0a0c9775fafc3d3716044430c48a2018f2facae90433fdd1e07e1d33216c4834cc0f7a31ffe86b56faae0838cdb7db3c61df7b86f298ef085dcf909e0890c665139de26ab0c4959591476524178d34ad6a2892f06098e2ed78edad1c7dea780869bd6e8d54ce5bdfecfddeff008d4261ae', '[{"user":"168c6a84-4f7e-471a-a461-0216342eae09","name":"Ada","from":3,"to":4}]', 1795361489792, 1795361489792, 'pushed');
insert into "document_client" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', '501d7bad486341689dc7947c175ff04c', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', '56f74cb9-a4ae-47c6-b9e6-d31a0bd20c3a', 2, 2, 1795361489719);
insert into "document_client" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', '0dfbb9c5f744705be7bb83b9ac9396b1', '168c6a84-4f7e-471a-a461-0216342eae09', '1c1beae2-e587-4e5c-821d-3cb2e11f64a2', 2, 4, 1795361489792);
insert into "document_snapshot" values ('150b3e21-01ca-4d8e-86ab-ca2f0f1d6bd2', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795361489622);
insert into "document_snapshot" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795361489636);
insert into "document_snapshot" values ('5185f9b2-9531-44e4-b9b2-718f9ce0f350', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795361489642);
insert into "job" values ('abe2399a-0934-40e4-8d5a-d0bda419b839', 'send-mail', '{}', 'done', 'send-mail', 1795361487883, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 1, 1000000, null, 1795361487883, 1795361488229, null);
insert into "job" values ('816d5146-59d9-4c9e-ac16-1f016eba7a9f', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795383088232, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487883, null, null);
insert into "job" values ('6d710fe6-9bf7-4c59-b7d1-b9accc4457a5', 'prune-rows', '{}', 'queued', 'prune-rows', 1795365088241, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487883, null, null);
insert into "job" values ('b5c0480c-1dfa-48a9-b9fb-cba051fc2b64', 'empty-trash', '{}', 'queued', 'empty-trash', 1795365088251, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487885, null, null);
insert into "job" values ('be844a79-ce08-4394-93e5-1a3daf09011d', 'finish-trees', '{}', 'queued', 'finish-trees', 1795361518290, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487885, null, null);
insert into "job" values ('72504a6f-1e1c-468f-be22-3b221a81538a', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795365088342, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487885, null, null);
insert into "job" values ('590543e1-d205-4912-ae45-dc73a553e5a2', 'compact-history', '{}', 'queued', 'compact-history', 1795383088349, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487885, null, null);
insert into "job" values ('8a8652e8-663a-4a46-b7c8-ebe8e832259c', 'tell-review', '{}', 'queued', 'tell-review', 1795365089816, null, 2, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 0, 1000000, null, 1795361487885, null, null);
insert into "job" values ('5b12290b-0919-4a76-821c-523c19ecad4d', 'send-mail', '{}', 'done', 'send-mail', 1795361488481, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 1, 1000000, null, 1795361488481, 1795361488702, null);
insert into "job" values ('3a6e95e8-1c15-4ef7-86b5-2a9d277783a3', 'send-mail', '{}', 'done', 'send-mail', 1795361488971, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 1, 1000000, null, 1795361488971, 1795361489163, null);
insert into "job" values ('72a4ce50-2fdb-4ee2-abe1-b232c3859857', 'send-mail', '{}', 'done', 'send-mail', 1795361489604, null, 1, 'c5e61870-4b3b-4192-be5f-e671e42dd817:d66f0295-7a06-410f-a1c4-d7a8169baeb0', 1, 1000000, '168c6a84-4f7e-471a-a461-0216342eae09', 1795361489604, 1795361489635, null);
insert into "defaults_file" values ('6745d48f-1b3b-41a9-828a-d2a0671252c5', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795361487291, 1795361487291);
insert into "defaults_file" values ('38e8ea8c-3e74-4448-83b0-b77a14136915', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795361487291, 1795361487291);
insert into "defaults_file" values ('0ee99032-5bf5-4aec-ab3b-d01e358a0e7e', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795361487291, 1795361487291);
insert into "defaults_file" values ('ab6499a6-b091-438a-99e7-430554132930', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795361487291, 1795361487291);
insert into "defaults_file" values ('6d127091-dfee-470c-85f3-0f9ad8a7a293', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795361487291, 1795361487291);
insert into "defaults_file" values ('c6789e5c-9cfa-4acd-905b-ae47d6b2dfee', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795361487291, 1795361487291);
insert into "defaults_file" values ('71e19fa9-8551-41a3-a3ea-4da8f02fee42', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795361487291, 1795361487291);
insert into "defaults_file" values ('e6b4ae07-ee22-482f-aa4a-75a74ee46212', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795361487291, 1795361487291);
insert into "defaults_file" values ('8d6117d9-cd61-4aa0-bf13-575496f82b31', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795361487291, 1795361487291);
insert into "defaults_file" values ('d25585f7-dc33-417b-91b6-81f5222f93f3', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795361487291, 1795361487291);
insert into "defaults_file" values ('a5d6b033-8078-4274-94d0-cbcf3d05f039', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795361487291, 1795361487291);
insert into "mail" values ('68e6b012-7aaa-421d-806e-c0234e50ceb5', 'verify-email', '168c6a84-4f7e-471a-a461-0216342eae09', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795361488481, 1795534288481, 1795361488481, 1795361488699, null, null, 1);
insert into "mail" values ('50c8b113-6a49-4f8a-b79f-82351ac36d72', 'verify-email', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795361488971, 1795534288971, 1795361488971, 1795361489159, null, null, 1);
insert into "mail" values ('a53f2ea1-c7e6-44e4-92f6-ae3d9c7730d5', 'group-added', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795361489604, null, 1795361489604, 1795361489634, null, 'http://localhost:25218/unsubscribe?token=group-added~U48fZ0nJ12Ul2DyzTf1nhh5FMJf8cVECyzr6nFjWNl0', 2);
insert into "notification" values ('179dad54-a760-4fe2-aa85-d13aafb2592d', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795361488481, null, null);
insert into "notification" values ('58dc0d85-1102-4ec1-a170-591a1de5c976', '027e99d4-31ab-4f39-9bd8-4587c989ddf2', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/a6bb3423-3b67-4021-83c9-b2c02772f42c/', 0, 1795361489604, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795361487274);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"1c3d6e2c-9289-4115-9c99-34018968c764","email":"admin@example.org"}', 1795361487274);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1c3d6e2c-9289-4115-9c99-34018968c764","email":"admin@example.org","sessionId":"15913f9d-c10b-450d-8cdb-2f960bf9228c","clientId":"Test client","address":"127.0.0.1"}', 1795361488286);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795361488452);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"168c6a84-4f7e-471a-a461-0216342eae09","email":"ada@example.org"}', 1795361488481);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795361488586);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"user.updated","userId":"168c6a84-4f7e-471a-a461-0216342eae09","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795361488605);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"168c6a84-4f7e-471a-a461-0216342eae09","email":"ada@example.org","sessionId":"1c1beae2-e587-4e5c-821d-3cb2e11f64a2","clientId":"Test client","address":"127.0.0.1"}', 1795361488704);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1c3d6e2c-9289-4115-9c99-34018968c764","email":"admin@example.org","sessionId":"990620b9-e926-43fd-b640-ef2971346ccd","clientId":"Test client","address":"127.0.0.1"}', 1795361488861);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795361488965);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","email":"ben@example.org"}', 1795361488971);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795361489127);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"user.updated","userId":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795361489140);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","email":"ben@example.org","sessionId":"56f74cb9-a4ae-47c6-b9e6-d31a0bd20c3a","clientId":"Test client","address":"127.0.0.1"}', 1795361489169);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '168c6a84-4f7e-471a-a461-0216342eae09', 'Ada', '{"type":"group.created","groupId":"a6bb3423-3b67-4021-83c9-b2c02772f42c","name":"Forest ✓ \"quoted\""}', 1795361489593);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '168c6a84-4f7e-471a-a461-0216342eae09', 'Ada', '{"type":"group.member-added","groupId":"a6bb3423-3b67-4021-83c9-b2c02772f42c","name":"Forest ✓ \"quoted\"","userId":"027e99d4-31ab-4f39-9bd8-4587c989ddf2","userName":"Ben"}', 1795361489604);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1c3d6e2c-9289-4115-9c99-34018968c764","email":"admin@example.org","sessionId":"e73680f5-d5c4-495b-9ac5-ccb58429aa09","clientId":"Test client","address":"127.0.0.1"}', 1795361489818);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '1c3d6e2c-9289-4115-9c99-34018968c764', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795361489905);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795362388288);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795362388288);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797953489818);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795365088482);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795365088482);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795365088481);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795362388704);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797953488704);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795365088972);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795365088971);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795362389169);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797953489169);
insert into "rate_limit" values ('/api/groups/add-member account:168c6a84-4f7e-471a-a461-0216342eae09', 1, 1795365089605);
insert into "rate_limit" values ('groups/add-member misses account:168c6a84-4f7e-471a-a461-0216342eae09', 0, 1795365089605);
insert into "rate_limit" values ('notice 168c6a84-4f7e-471a-a461-0216342eae09 027e99d4-31ab-4f39-9bd8-4587c989ddf2', 1, 1795447889604);
insert into "rate_limit" values ('mail group-added 168c6a84-4f7e-471a-a461-0216342eae09 027e99d4-31ab-4f39-9bd8-4587c989ddf2', 1, 1795447889604);
insert into "rate_limit" values ('mail group-added 168c6a84-4f7e-471a-a461-0216342eae09', 1, 1795447889604);
insert into "rate_limit" values ('/api/request-ws-ticket account:027e99d4-31ab-4f39-9bd8-4587c989ddf2', 1, 1795361549678);
insert into "rate_limit" values ('/api/request-ws-ticket account:168c6a84-4f7e-471a-a461-0216342eae09', 1, 1795361549725);
insert into "review_thread" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 'ba39af9e-4ad5-4822-8a3d-2b08fc799bd9', 'comment', 'open', 'Shared', '94ae43bd-e3a8-4c3a-a897-52abd8689265', 3, '168c6a84-4f7e-471a-a461-0216342eae09', 'Ada', 1795361489752, 1795361489752, null, null, null, '168c6a84-4f7e-471a-a461-0216342eae09', null, null, null);
insert into "review_thread" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', '56559d87-d79d-4d18-851b-4ad9a750d1a4', 'suggestion', 'open', '', null, 4, '168c6a84-4f7e-471a-a461-0216342eae09', 'Ada', 1795361489792, 1795361489792, null, null, null, '168c6a84-4f7e-471a-a461-0216342eae09', null, null, null);
insert into "review_message" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', '94ae43bd-e3a8-4c3a-a897-52abd8689265', 'ba39af9e-4ad5-4822-8a3d-2b08fc799bd9', 'Is this *kept*?', '[]', 3, '168c6a84-4f7e-471a-a461-0216342eae09', 'Ada', 1795361489752, null, null, null, null, 0);
insert into "review_checkpoint" values ('7546afc0-8e08-4279-aad2-155a4b7ca738', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795361489753);
