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
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:59:42.040Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:59:42.071Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:59:42.127Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:59:42.163Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:59:42.179Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:59:42.191Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:59:42.221Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:59:42.255Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:59:42.265Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:59:42.316Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:59:42.452Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:59:42.459Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:59:42.484Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:59:42.559Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:59:42.599Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T12:59:42.603Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T12:59:42.605Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T12:59:42.636Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T12:59:42.691Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T12:59:42.717Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-22T12:59:42.737Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"94b8e5ce","key":"m7wFjP2HunrbnwKUx/Mo4O5eQ2HP+vWkAmrtjoUcqHU=","madeAt":1795352384376,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"bc48101a","key":"O0yMK3p0FC7mnHltbccbb/JuI8y8547HPqcGAVyUECI=","madeAt":1795352384605,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"8570f5eb","key":"4gnmhsR9S7fw/sRmX6XN8PPxxM95V2Py2Mk++YJg3xg=","madeAt":1795352384626,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"662f9492","key":"iSsjbjmjP01E5Pc2F+lGfvQr7BTu7ouaIeFC1kaMP28=","madeAt":1795352384640,"goodUntil":null}]');
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
insert into "user" values ('9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$Y8wmj5/r0qz92y8zL6wN/Q$J5LZXtctbihuiMY2pUfuW9FWoHpe4gOr1w8h6gYkc2Y', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352385400, 'administrator', 0, null);
insert into "user" values ('d7ac428c-138a-4435-9ad0-ffda7c1a8873', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$Tjn9KUrWck56fAqn5pMpNA$r8FQOCcVG4ZYIyUgg+X1O0sPWauJVnuIppRBC3wbF/U', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352388212, 'ada', 0, null);
insert into "user" values ('b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$NWv6Mlcf4K57kzcbvBTJtA$eWdVsLlwomAHFcdC2d5DjDEC9GmaVUcLtio4IKGz6Bg', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795352389736, 'ben', 0, null);
insert into "session" values ('53cfc98c-c5c8-4bd1-bc8a-05341e4cfa61', '9345faddb1f6ef6a690d17f245777ec67c2bfbbb670e0cbd56bc0283006e8a0e', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Test client', 1795352387214, 1795352387214, 1803128387214, 1795352388966, 1795352387214);
insert into "session" values ('75c9f21e-1fcd-4176-934c-9155c0b137c2', 'e3f52bff0ed18b20054b4e25f9eddf3cb05c827ca83bbeb50c32f5a67fa01946', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Test client', 1795352389092, 1795352389092, 1803128389092, null, 1795352389092);
insert into "session" values ('28d0f285-0bbf-47a5-aeff-db9a5988e367', 'dd1259fa3503139db7bd859ddfed4c77a761401fbae785d184b6c896015d2ab2', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Test client', 1795352389430, 1795352389430, 1803128389430, 1795352390477, 1795352389430);
insert into "session" values ('aa0d4b1a-9754-45c8-9efe-52c19a0921dc', 'ec28e988d89bd9bbeee7c1d059583de0d14aa193bedcbe911885371b5c8b4625', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'Test client', 1795352390635, 1795352390635, 1803128390635, null, 1795352390635);
insert into "session" values ('9276d621-0b80-46d5-a3ee-758f64cc0dbb', '16aa69a5f6babfea96db4a9bc3b943940123ac24deec6d0aa0b977b62ed57076', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Test client', 1795352393979, 1795352393979, 1803128393979, null, 1795352393979);
insert into "token" values ('b157f6a7-395e-42b4-bafe-64149278ab6a', 'verify-email', 'a87e27e271b629e0fb57722b6d7dd09a95e9d255826de67bcc7cdede301bb142', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 1795352388212, 1795525188212, null);
insert into "token" values ('f89da3ab-744b-4307-a723-7cf29e72e734', 'verify-email', '387001a59b2158d4a3986a0fb3298df61b95131f80547c78264325a8d7c9bd32', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 1795352389736, 1795525189736, null);
insert into "token" values ('fa73d2b5-3fb7-4a88-b57c-0a56cd006330', 'unsubscribe', '4bb78cab750e9f17a0dc3a6a2cdcc779acf8cba5de77dfc365eb3e635a1f8ae0', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 1795352392183, 1826888392183, null);
insert into "user_group" values ('e0a94c57-5a84-4bbe-b62f-97342fef5599', 'Forest ✓ "quoted"', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 1795352392159, null, 'forest ✓ "quoted"');
insert into "membership" values ('e0a94c57-5a84-4bbe-b62f-97342fef5599', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 1, 1795352392159, 'editor');
insert into "membership" values ('e0a94c57-5a84-4bbe-b62f-97342fef5599', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 0, 1795352392183, 'editor');
insert into "workspace" values ('eb917a3d-e766-41b7-8aca-a8fc45a3f90d', 'user', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', null, 'd0fdecfc-3911-40d0-8b9a-b1b99cc41099', 104857600, 0, 0, 1, 1795352385400, 0);
insert into "workspace" values ('e6f0d548-30c2-4be4-87f7-6c7a5fa18a74', 'user', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, 'd587facd-b7bf-4ef3-8a21-8c80f30e28f5', 104857600, 43, 2, 3, 1795352388212, 0);
insert into "workspace" values ('055671ef-3d5c-423e-976a-3a4acc3c5d6b', 'user', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', null, '8a973249-5e94-4ae1-9c09-92145ce3a83d', 104857600, 0, 0, 1, 1795352389736, 0);
insert into "workspace" values ('e0a94c57-5a84-4bbe-b62f-97342fef5599', 'group', null, 'e0a94c57-5a84-4bbe-b62f-97342fef5599', '21980115-fe9c-421e-a285-6e69b127eb51', 524288000, 36, 2, 4, 1795352392159, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795352393112);
insert into "item" values ('d0fdecfc-3911-40d0-8b9a-b1b99cc41099', 'eb917a3d-e766-41b7-8aca-a8fc45a3f90d', null, '', 'directory', null, 0, null, null, 1795352385400, 1795352385400, null, null, null, null, null);
insert into "item" values ('d587facd-b7bf-4ef3-8a21-8c80f30e28f5', 'e6f0d548-30c2-4be4-87f7-6c7a5fa18a74', null, '', 'directory', null, 0, null, null, 1795352388212, 1795352393112, null, null, null, null, null);
insert into "item" values ('8a973249-5e94-4ae1-9c09-92145ce3a83d', '055671ef-3d5c-423e-976a-3a4acc3c5d6b', null, '', 'directory', null, 0, null, null, 1795352389736, 1795352389736, null, null, null, null, null);
insert into "item" values ('21980115-fe9c-421e-a285-6e69b127eb51', 'e0a94c57-5a84-4bbe-b62f-97342fef5599', null, '', 'directory', null, 0, null, null, 1795352392159, 1795352392861, null, null, null, null, null);
insert into "item" values ('dc2c8e39-114e-40d7-9d10-54f37fdf3146', 'e6f0d548-30c2-4be4-87f7-6c7a5fa18a74', 'd587facd-b7bf-4ef3-8a21-8c80f30e28f5', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795352392208, 1795352392208, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, null, null);
insert into "item" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 'e0a94c57-5a84-4bbe-b62f-97342fef5599', '21980115-fe9c-421e-a285-6e69b127eb51', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795352392299, 1795352393836, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, null, null);
insert into "item" values ('2c5cb437-bf52-4f5e-9d75-b593e252cb25', 'e0a94c57-5a84-4bbe-b62f-97342fef5599', '21980115-fe9c-421e-a285-6e69b127eb51', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795352392312, 1795352392312, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 1795352392861, '2c5cb437-bf52-4f5e-9d75-b593e252cb25', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873');
insert into "item" values ('c7ff1ad9-3b19-4425-bf88-c6097965c1ab', 'e6f0d548-30c2-4be4-87f7-6c7a5fa18a74', 'd587facd-b7bf-4ef3-8a21-8c80f30e28f5', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795352393112, 1795352393112, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, null, null);
insert into "document" values ('dc2c8e39-114e-40d7-9d10-54f37fdf3146', 0, '0ee0c9d0-70e9-446e-a16a-ffb35d7ae92b', 'lf', 0, null, 0, 0);
insert into "document" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 4, 'b55746fe-0b04-4b15-b64f-5cf9a8732877', 'lf', 0, null, 666, 0);
insert into "document" values ('2c5cb437-bf52-4f5e-9d75-b593e252cb25', 0, 'b79d9810-d7a9-4802-822b-bb1418509aac', 'lf', 0, null, 0, 0);
insert into "document_update" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 0, 1, x'5b7b22636c69656e744944223a226666396532643230376166306430623865333566313630366230616232646537222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","name":"Ben","from":0,"to":1}]', 1795352393456, 1795352393456, 'pushed');
insert into "document_update" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 1, 2, x'5b7b22636c69656e744944223a226666396532643230376166306430623865333566313630366230616232646537222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","name":"Ben","from":1,"to":2}]', 1795352393541, 1795352393541, 'pushed');
insert into "document_update" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 2, 3, x'789c158e3b6ec3301044ef3235094822b9fc7401d2e40c868a2597b405c45262b18861f8ee01cb79c0cc9bcb0be57bab7bfffa44429c5d159fb323cb21c6393422938996eab2ab3140a1dc78bfd613e9b22cabc2597f916685da5a2d7de017faf3a722a1df1e95050a9b20c1509ba62c45b3f1a42d8be8c0d3a2898231c5b8a5528502efe5763c905e688fe38e3429f40389147afdeb48c05be15ecf93afc351a2b44c12b53823da4ee475a492759ba9b1b73e143b56f321cfd11dd5bd6fc73e8eae0a7950f15cec128a9e4d606dad713ab24cba35615f660ec11b28ec7c1fc60f6128f46d84d94767dc62a2f136bcd7f7fa0fa2675e51', '[{"user":"d7ac428c-138a-4435-9ad0-ffda7c1a8873","name":"Ada","from":2,"to":3}]', 1795352393750, 1795352393750, 'pushed');
insert into "document_update" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 3, 4, x'789c458fcd6ac3301084df65ce1258ff3fb7925efa0cc607595a25a6899dc60a3404bf7b714ae96977868f9dd9fe897c9e686e1fef8808c25071e368ac4e3e04e1abb56ab45692190d050f867c4af39156c45eca8161a52f44c940b5526ebbfd447b5c0911ebfd78a4b581fd6dd332238272cdc50acdad559e6b551d1f73505c969285eb5c17aa06c3e93e7ffe9e9b0a2212185243ec18f2fd95d377cc0e7b83eb79ca84f8c44875b9d18bf9475fb3d17743c461b95c9619db363094db7245ec0786f18188e252d6d2672e944f5c6b657848a5e3b596e4b248de3b0586395df6d7decadea74dbb102e1865a40aca4bb30ddbf0033d2a621d', '[{"user":"d7ac428c-138a-4435-9ad0-ffda7c1a8873","name":"Ada","from":3,"to":4}]', 1795352393836, 1795352393836, 'pushed');
insert into "document_client" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 'ff9e2d207af0d0b8e35f1606b0ab2de7', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'aa0d4b1a-9754-45c8-9efe-52c19a0921dc', 2, 2, 1795352393541);
insert into "document_client" values ('ba43cc46-88fa-4d85-8518-7ba644182944', '915ed7bb564a89918f663b662e5b5e98', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', '75c9f21e-1fcd-4176-934c-9155c0b137c2', 2, 4, 1795352393836);
insert into "document_snapshot" values ('dc2c8e39-114e-40d7-9d10-54f37fdf3146', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795352392208);
insert into "document_snapshot" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795352392299);
insert into "document_snapshot" values ('2c5cb437-bf52-4f5e-9d75-b593e252cb25', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795352392312);
insert into "job" values ('edce6fbe-207e-47b5-986c-0a9eb9cadf1a', 'send-mail', '{}', 'done', 'send-mail', 1795352386646, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 1, 1000000, null, 1795352386646, 1795352386882, null);
insert into "job" values ('adf4527b-eb1e-4ff1-a7cc-33f235e494b0', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795373986983, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386653, null, null);
insert into "job" values ('06b5b26b-b2ae-4c09-a716-e08ae4efd24d', 'prune-rows', '{}', 'queued', 'prune-rows', 1795355987070, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386653, null, null);
insert into "job" values ('ea2f3da4-26ad-4f5d-a37d-f0e4f5e47961', 'empty-trash', '{}', 'queued', 'empty-trash', 1795355987237, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386657, null, null);
insert into "job" values ('7c7b3a4d-14f4-44d7-b123-7ae960b5eeda', 'finish-trees', '{}', 'queued', 'finish-trees', 1795352417403, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386657, null, null);
insert into "job" values ('4f4072a7-2d7c-4d5a-aded-56e237273551', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795355987482, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386658, null, null);
insert into "job" values ('66181c20-6eb7-4ced-ad9c-5567309829f7', 'compact-history', '{}', 'queued', 'compact-history', 1795373987492, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386658, null, null);
insert into "job" values ('30cf1b7c-c5b9-4b8a-8faf-4e9778f683a1', 'tell-review', '{}', 'queued', 'tell-review', 1795355994059, null, 2, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 0, 1000000, null, 1795352386658, null, null);
insert into "job" values ('08f45397-f514-439c-8f9c-163fc342476d', 'send-mail', '{}', 'done', 'send-mail', 1795352388212, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 1, 1000000, null, 1795352388212, 1795352389139, null);
insert into "job" values ('e1e4857a-6e78-4f2b-9962-dca2c85db639', 'send-mail', '{}', 'done', 'send-mail', 1795352389736, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 1, 1000000, null, 1795352389736, 1795352390528, null);
insert into "job" values ('b5c836b3-0b44-48c6-8f64-3f4c2ca1da1c', 'send-mail', '{}', 'done', 'send-mail', 1795352392183, null, 1, '197e6425-0837-48c5-89f8-d8f85637dedd:f1db24c4-2e39-4642-9115-77face0a7033', 1, 1000000, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 1795352392183, 1795352392735, null);
insert into "defaults_file" values ('f9e8a686-fe7b-4729-9cdf-80b314739fc1', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795352385548, 1795352385548);
insert into "defaults_file" values ('a6f68ec9-2f13-4e4c-9c21-608ec0459924', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795352385548, 1795352385548);
insert into "defaults_file" values ('b3d9254f-ae19-49a1-88f7-2d8ca353f256', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795352385548, 1795352385548);
insert into "defaults_file" values ('8bf2e43b-52ef-4f67-bdd2-c47e0cc4fae3', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795352385548, 1795352385548);
insert into "defaults_file" values ('8c2416ac-d9ed-4ef0-baeb-a5bed0e51f47', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795352385548, 1795352385548);
insert into "defaults_file" values ('92e68061-84f9-4740-b175-ba588a849342', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795352385548, 1795352385548);
insert into "defaults_file" values ('2f319d22-9eea-42de-ae3d-c441d2645a73', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795352385548, 1795352385548);
insert into "defaults_file" values ('9caed1cc-32b5-46b9-a9a7-ada1ca39e076', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795352385548, 1795352385548);
insert into "defaults_file" values ('698305b7-0b82-4af8-90d2-bbf99aa5ac04', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795352385548, 1795352385548);
insert into "defaults_file" values ('00d5e556-cc02-4632-8ee3-c43398ac2a4f', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795352385548, 1795352385548);
insert into "defaults_file" values ('7d6dca19-86d8-4eec-b255-27ab595c12f8', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795352385548, 1795352385548);
insert into "mail" values ('0ea52877-5da1-4e33-a172-908a8d569806', 'verify-email', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795352388212, 1795525188212, 1795352388212, 1795352389110, null, null, 1);
insert into "mail" values ('8d7938e5-25a4-49ec-b6a7-7a8fd5031707', 'verify-email', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795352389736, 1795525189736, 1795352389736, 1795352390481, null, null, 1);
insert into "mail" values ('44a18453-3b58-4fcd-9b3b-dc32bac8ab86', 'group-added', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795352392183, null, 1795352392183, 1795352392498, null, 'http://localhost:19728/unsubscribe?token=group-added~y2hlzDAhjVlGt6mGQrru7Nj7QT4SzDVnUp0srNQoxKM', 2);
insert into "notification" values ('6603c3f9-b614-47f2-a8a5-f8a90e987d11', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795352388212, null, null);
insert into "notification" values ('39e516ad-0a21-49d2-a542-77ace5753a99', 'b14a86f9-4f54-48aa-a0ce-8318d50b0706', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/e0a94c57-5a84-4bbe-b62f-97342fef5599/', 0, 1795352392183, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795352385400);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"9bad69be-a653-4ed2-bbf2-9c97758d72b9","email":"admin@example.org"}', 1795352385400);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9bad69be-a653-4ed2-bbf2-9c97758d72b9","email":"admin@example.org","sessionId":"53cfc98c-c5c8-4bd1-bc8a-05341e4cfa61","clientId":"Test client","address":"127.0.0.1"}', 1795352387214);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795352388174);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"d7ac428c-138a-4435-9ad0-ffda7c1a8873","email":"ada@example.org"}', 1795352388212);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795352388705);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"user.updated","userId":"d7ac428c-138a-4435-9ad0-ffda7c1a8873","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795352388787);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"d7ac428c-138a-4435-9ad0-ffda7c1a8873","email":"ada@example.org","sessionId":"75c9f21e-1fcd-4176-934c-9155c0b137c2","clientId":"Test client","address":"127.0.0.1"}', 1795352389092);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9bad69be-a653-4ed2-bbf2-9c97758d72b9","email":"admin@example.org","sessionId":"28d0f285-0bbf-47a5-aeff-db9a5988e367","clientId":"Test client","address":"127.0.0.1"}', 1795352389430);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795352389692);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","email":"ben@example.org"}', 1795352389736);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795352390305);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"user.updated","userId":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795352390369);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","email":"ben@example.org","sessionId":"aa0d4b1a-9754-45c8-9efe-52c19a0921dc","clientId":"Test client","address":"127.0.0.1"}', 1795352390635);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Ada', '{"type":"group.created","groupId":"e0a94c57-5a84-4bbe-b62f-97342fef5599","name":"Forest ✓ \"quoted\""}', 1795352392159);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Ada', '{"type":"group.member-added","groupId":"e0a94c57-5a84-4bbe-b62f-97342fef5599","name":"Forest ✓ \"quoted\"","userId":"b14a86f9-4f54-48aa-a0ce-8318d50b0706","userName":"Ben"}', 1795352392183);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9bad69be-a653-4ed2-bbf2-9c97758d72b9","email":"admin@example.org","sessionId":"9276d621-0b80-46d5-a3ee-758f64cc0dbb","clientId":"Test client","address":"127.0.0.1"}', 1795352393979);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '9bad69be-a653-4ed2-bbf2-9c97758d72b9', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795352394386);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795353287235);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795353287235);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797944393979);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795355988214);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795355988214);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795355988212);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795353289092);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797944389092);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795355989736);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795355989736);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795353290635);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797944390635);
insert into "rate_limit" values ('/api/groups/add-member account:d7ac428c-138a-4435-9ad0-ffda7c1a8873', 1, 1795355992185);
insert into "rate_limit" values ('groups/add-member misses account:d7ac428c-138a-4435-9ad0-ffda7c1a8873', 0, 1795355992185);
insert into "rate_limit" values ('notice d7ac428c-138a-4435-9ad0-ffda7c1a8873 b14a86f9-4f54-48aa-a0ce-8318d50b0706', 1, 1795438792183);
insert into "rate_limit" values ('mail group-added d7ac428c-138a-4435-9ad0-ffda7c1a8873 b14a86f9-4f54-48aa-a0ce-8318d50b0706', 1, 1795438792183);
insert into "rate_limit" values ('mail group-added d7ac428c-138a-4435-9ad0-ffda7c1a8873', 1, 1795438792183);
insert into "rate_limit" values ('/api/request-ws-ticket account:b14a86f9-4f54-48aa-a0ce-8318d50b0706', 1, 1795352453146);
insert into "rate_limit" values ('/api/request-ws-ticket account:d7ac428c-138a-4435-9ad0-ffda7c1a8873', 1, 1795352453671);
insert into "review_thread" values ('ba43cc46-88fa-4d85-8518-7ba644182944', '36f00bdc-a376-4add-8a02-66833c352e6e', 'comment', 'open', 'Shared', 'c9dfb6d9-d53d-4067-96cb-f16fa7478c4e', 3, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Ada', 1795352393748, 1795352393748, null, null, null, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, null, null);
insert into "review_thread" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 'ecfcd614-6638-43f7-bc93-2ddc170709f4', 'suggestion', 'open', '', null, 4, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Ada', 1795352393825, 1795352393825, null, null, null, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', null, null, null);
insert into "review_message" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 'c9dfb6d9-d53d-4067-96cb-f16fa7478c4e', '36f00bdc-a376-4add-8a02-66833c352e6e', 'Is this *kept*?', '[]', 3, 'd7ac428c-138a-4435-9ad0-ffda7c1a8873', 'Ada', 1795352393748, null, null, null, null, 0);
insert into "review_checkpoint" values ('ba43cc46-88fa-4d85-8518-7ba644182944', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795352393750);
