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
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, "changed_by" text, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
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
CREATE TABLE "invitation" ("id" text primary key, "group_id" text not null references "user_group" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null unique, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_address" unique ("group_id", "email_key")) strict;
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:31:52.457Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:31:52.527Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:31:52.540Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:31:52.580Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:31:52.643Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:31:52.675Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:31:52.695Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:31:52.745Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:31:52.808Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:31:52.863Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:31:52.901Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:31:52.950Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:31:52.975Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:31:53.028Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:31:53.160Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T12:31:53.202Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T12:31:53.225Z');
insert into "kysely_migration" values ('018-invitations', '2026-11-22T12:31:53.240Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"a81732ad","key":"91VWM5qDW/Rl/JHXvsA9xpr2d1G77NoUDucPxVXiAyE=","madeAt":1795350714090,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"fb0ffdfe","key":"CkjcJcpE3FG+c1cOmjREpY2B4w2qKKjpVor7XRAeFec=","madeAt":1795350714170,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"4c6dd2a0","key":"cu+OsiGnTI1VjRMue8kJMxe0z1sCuxXN4rVVFcgQQBg=","madeAt":1795350714195,"goodUntil":null}]');
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
insert into "user" values ('5698a03d-494d-4fd5-8934-280d1412aed2', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$0Snv86CIXZISoLd+sJDN1Q$gDfwWT40lMJYWi75U1NHIvf/Jmmh7Xj5L4P+3kmOTE8', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350714490, 'administrator', 0, null);
insert into "user" values ('9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$EJAEIr1XsxugCmiCao3jIA$KnMuqJPHS0JYViV6GwCrNR4yeof1StLLXr3laTud4tw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350715538, 'ada', 0, null);
insert into "user" values ('088729a5-06a1-42f2-80c3-c10366cff8ec', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$AsRPBgOW9Q99k1OMHTrrbg$BL5rFF06y8FseJCUprQGSfrvgvzYa/qFcDtbPaCDDNI', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795350716325, 'ben', 0, null);
insert into "session" values ('b96f01a1-c596-4c97-ad74-7746078e3579', 'c6646bc4828c45f31ed29bac8e6fa707cd8f1bcf328757db4d4dbd4e85b2c76f', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Test client', 1795350714941, 1795350714941, 1803126714941, 1795350715836, 1795350714941);
insert into "session" values ('6bf8e734-b284-4973-804b-6d81dea39c44', '68882ebe057a37afd84bb10d7c0744011f0bca3f56b67da330c8ae66e3243e89', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Test client', 1795350715856, 1795350715856, 1803126715856, null, 1795350715856);
insert into "session" values ('c690d053-5d1e-4e0e-b225-2bebebeece85', 'bff9c0f0239fcb5749ad99b53376b76025e34fa461884e5a505fcb6c8a17444d', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Test client', 1795350716114, 1795350716114, 1803126716114, 1795350716700, 1795350716114);
insert into "session" values ('ab395168-84f3-436e-8fe8-0cec572d9e8b', '391ffc1ba436d0e5f370aa366cacd88458c1f8785c0cbaa86dbb7af193035ffc', '088729a5-06a1-42f2-80c3-c10366cff8ec', 'Test client', 1795350716742, 1795350716742, 1803126716742, null, 1795350716742);
insert into "session" values ('4ee6972d-0413-4b37-a903-a528f7932d3b', '0b1efcc03bb9d173dcfd8426acade8c77415cacb1d20589f0e37452ff6cfda8f', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Test client', 1795350717787, 1795350717787, 1803126717787, null, 1795350717787);
insert into "token" values ('5e98ab97-cbe4-419e-ac06-9c38b3a898f2', 'verify-email', 'd24fea357d103b23a855e5bde96865b3721803f95f6dfd02acf284d402cf6246', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1795350715538, 1795523515538, null);
insert into "token" values ('1e99b942-fa06-4fae-867d-81be35ba18c2', 'verify-email', '1d22cb9131fb72d88985cda864f4cf9cb0120de17006e9ffae44c14371a2ba9b', '088729a5-06a1-42f2-80c3-c10366cff8ec', 1795350716325, 1795523516325, null);
insert into "token" values ('a1b3a5d0-72cf-4075-a379-fe0bf9fc26c3', 'unsubscribe', '46e887f521ac3c1b8e6bb8329a51ce2f408bddebf1ca5485fa1caf9b7c955626', '088729a5-06a1-42f2-80c3-c10366cff8ec', 1795350717115, 1826886717115, null);
insert into "user_group" values ('0bcad68a-d770-4133-9d03-449e2e9b66d2', 'Forest ✓ "quoted"', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1795350717100, null, 'forest ✓ "quoted"');
insert into "membership" values ('0bcad68a-d770-4133-9d03-449e2e9b66d2', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1, 1795350717100, 'editor');
insert into "membership" values ('0bcad68a-d770-4133-9d03-449e2e9b66d2', '088729a5-06a1-42f2-80c3-c10366cff8ec', 0, 1795350717115, 'editor');
insert into "workspace" values ('c50c5074-f6c5-4f71-9733-128b9969eaf0', 'user', '5698a03d-494d-4fd5-8934-280d1412aed2', null, 'e1559cfe-4493-4898-b74e-39cc2369a2ff', 104857600, 0, 0, 1, 1795350714490, 0);
insert into "workspace" values ('6f46f60d-80c9-41e9-9ef6-9f2f56c68234', 'user', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', null, 'b586022e-abc5-4742-9400-af12169cff79', 104857600, 43, 2, 3, 1795350715538, 0);
insert into "workspace" values ('bbd6f987-354e-47cb-bcfc-3ebd847fbce9', 'user', '088729a5-06a1-42f2-80c3-c10366cff8ec', null, '5a533ad0-fce6-47cd-9159-b0f4080c00ad', 104857600, 0, 0, 1, 1795350716325, 0);
insert into "workspace" values ('0bcad68a-d770-4133-9d03-449e2e9b66d2', 'group', null, '0bcad68a-d770-4133-9d03-449e2e9b66d2', '85166a64-efac-4408-b328-d3f83a758171', 524288000, 36, 2, 4, 1795350717100, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795350717318);
insert into "item" values ('e1559cfe-4493-4898-b74e-39cc2369a2ff', 'c50c5074-f6c5-4f71-9733-128b9969eaf0', null, '', 'directory', null, 0, null, null, 1795350714490, 1795350714490, null, null, null, null, null);
insert into "item" values ('b586022e-abc5-4742-9400-af12169cff79', '6f46f60d-80c9-41e9-9ef6-9f2f56c68234', null, '', 'directory', null, 0, null, null, 1795350715538, 1795350717318, null, null, null, null, null);
insert into "item" values ('5a533ad0-fce6-47cd-9159-b0f4080c00ad', 'bbd6f987-354e-47cb-bcfc-3ebd847fbce9', null, '', 'directory', null, 0, null, null, 1795350716325, 1795350716325, null, null, null, null, null);
insert into "item" values ('85166a64-efac-4408-b328-d3f83a758171', '0bcad68a-d770-4133-9d03-449e2e9b66d2', null, '', 'directory', null, 0, null, null, 1795350717100, 1795350717261, null, null, null, null, null);
insert into "item" values ('605d93b3-d9db-4199-ac86-e9aa4e1182da', '6f46f60d-80c9-41e9-9ef6-9f2f56c68234', 'b586022e-abc5-4742-9400-af12169cff79', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795350717177, 1795350717177, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', null, null, null);
insert into "item" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', '0bcad68a-d770-4133-9d03-449e2e9b66d2', '85166a64-efac-4408-b328-d3f83a758171', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795350717246, 1795350717731, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', null, null, null);
insert into "item" values ('7556fb3d-1632-46c7-a350-5d897139453c', '0bcad68a-d770-4133-9d03-449e2e9b66d2', '85166a64-efac-4408-b328-d3f83a758171', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795350717254, 1795350717254, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1795350717261, '7556fb3d-1632-46c7-a350-5d897139453c', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e');
insert into "item" values ('2b9ab97e-a16d-47d0-8658-de48adca3b11', '6f46f60d-80c9-41e9-9ef6-9f2f56c68234', 'b586022e-abc5-4742-9400-af12169cff79', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795350717318, 1795350717318, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', null, null, null);
insert into "document" values ('605d93b3-d9db-4199-ac86-e9aa4e1182da', 0, '2c2886e4-8156-4a90-b4cb-d0bf46049cdb', 'lf', 0, null, 0, 0);
insert into "document" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 4, 'd2538399-1693-4a30-a56c-bc23195e6f32', 'lf', 0, null, 663, 0);
insert into "document" values ('7556fb3d-1632-46c7-a350-5d897139453c', 0, '1286396c-5684-45e8-9706-5b152fe284f3', 'lf', 0, null, 0, 0);
insert into "document_update" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 0, 1, x'5b7b22636c69656e744944223a226438643530623063373439313764393830626565666661633166616434613932222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"088729a5-06a1-42f2-80c3-c10366cff8ec","name":"Ben","from":0,"to":1}]', 1795350717559, 1795350717559, 'pushed');
insert into "document_update" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 1, 2, x'5b7b22636c69656e744944223a226438643530623063373439313764393830626565666661633166616434613932222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"088729a5-06a1-42f2-80c3-c10366cff8ec","name":"Ben","from":1,"to":2}]', 1795350717645, 1795350717645, 'pushed');
insert into "document_update" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 2, 3, x'789c158ebb6a03311444ff656a09f45c3dba409a7c83d9e24abab217e2ddc4ab22c6f8df83ca193873e6f242fdde781f5f9fc888915db3548d76be74a77c69ba3b5394752ed59a20506fb45ff944be18b30a9cfc8bac05b877ae63d62f8ce70f2363dc1e4c0d025b43c69252eb4d1ba98b2ed2d55a6422af24510abdb76a89e63cedf5763c905fe88fe38eac04c681bc080cfe1bc8c05be0cee749d7e9308ea97655a4d7b64ba7439731f828a32996a3525e1141a01ced39d989ee633bf679741528b34d9c22a5ce32461ba46bc1c8129a9796d5a2aa338d154360a7fb347eb43938b6197448de7a157458927aafeff51f46615ea8', '[{"user":"9e98a9fe-8837-4d72-b7d5-3e060c42de0e","name":"Ada","from":2,"to":3}]', 1795350717692, 1795350717692, 'pushed');
insert into "document_update" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 3, 4, x'789c458fcd6ac3301084df65ce12e8d7fab995f4d267303ec8d22a314dec3456a021f8dd8b534a4fbb337cecccf64fe4f34473fb784784f7648a4e594963c76a841d8bac468d421b13720e60c8a7341f6945ec951a1856fa42540c542be5b6db4fb4c79510b1de8f475a1bd8df362d33228ace3ae85a78b5417223c9724f5de09d23a37d2a59ba0286d37dfefc3d3715442430a4862818f2fd95d30bd60d7b83eb79ca84f8c44875b9d18bf9475fb3d17743c461b95c9619db363094db7245ec0786f1818840c1a750897baf1d37c5293eba62b926d1896c5421416098d3657fedadec7ddab40be982d55638e99c16dbb00d3f7c0e623e', '[{"user":"9e98a9fe-8837-4d72-b7d5-3e060c42de0e","name":"Ada","from":3,"to":4}]', 1795350717731, 1795350717731, 'pushed');
insert into "document_client" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 'd8d50b0c74917d980beeffac1fad4a92', '088729a5-06a1-42f2-80c3-c10366cff8ec', 'ab395168-84f3-436e-8fe8-0cec572d9e8b', 2, 2, 1795350717645);
insert into "document_client" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', '88e4d3ac2145bf405bd1f42b03449cc9', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', '6bf8e734-b284-4973-804b-6d81dea39c44', 2, 4, 1795350717731);
insert into "document_snapshot" values ('605d93b3-d9db-4199-ac86-e9aa4e1182da', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795350717177);
insert into "document_snapshot" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795350717246);
insert into "document_snapshot" values ('7556fb3d-1632-46c7-a350-5d897139453c', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795350717254);
insert into "job" values ('052e0ccc-2045-4916-903f-e0ff90a4c61d', 'send-mail', '{}', 'done', 'send-mail', 1795350714817, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 1, 1000000, null, 1795350714817, 1795350714991, null);
insert into "job" values ('c1c31fb7-ba52-4ca3-83c4-945215698c5b', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372315015, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('5e9bef42-1902-41be-b9a9-97d2fdcfa569', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354315042, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('48209a83-ad51-4fbf-8acd-6721ae842191', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354315072, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('433061c2-cd57-4aba-be18-81c48a6ee100', 'finish-trees', '{}', 'queued', 'finish-trees', 1795350745211, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('3d7f3c97-ea84-494a-abd5-864f61f1c3f0', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354315236, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('266f59d2-53b2-4892-9685-8ea122841803', 'compact-history', '{}', 'queued', 'compact-history', 1795372315462, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('1728769e-565a-4517-b542-8cc42af9bd74', 'tell-review', '{}', 'queued', 'tell-review', 1795354317786, null, 2, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 0, 1000000, null, 1795350714818, null, null);
insert into "job" values ('b0d25f2c-b364-416f-ada7-d6c41eee6dbb', 'send-mail', '{}', 'done', 'send-mail', 1795350715538, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 1, 1000000, null, 1795350715538, 1795350715858, null);
insert into "job" values ('c6c5594c-a4f8-4945-89a4-4aa0e65cb4f0', 'send-mail', '{}', 'done', 'send-mail', 1795350716325, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 1, 1000000, null, 1795350716325, 1795350716687, null);
insert into "job" values ('04452a8b-1c6f-4bf1-9399-a41881fcfc4a', 'send-mail', '{}', 'done', 'send-mail', 1795350717115, null, 1, '6a65db0a-67d7-4c46-aa0b-7e6463f9b268:da02d0db-cf68-43b4-99cc-5cc90902c4d5', 1, 1000000, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1795350717115, 1795350717250, null);
insert into "defaults_file" values ('e73a61e9-b7de-4ff7-9362-6e19bccb301e', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795350714537, 1795350714537);
insert into "defaults_file" values ('f1ef7746-a054-4999-9952-4ddcf0da0e1d', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795350714537, 1795350714537);
insert into "defaults_file" values ('bdcaa505-c2f9-4623-9e10-a978c15f6e93', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795350714537, 1795350714537);
insert into "defaults_file" values ('3a0764a1-b8d3-4205-a3d0-38c382aae522', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795350714537, 1795350714537);
insert into "defaults_file" values ('2527b75a-fc96-4d3e-963f-18c0d51af349', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795350714537, 1795350714537);
insert into "defaults_file" values ('e4e0801d-8baa-4f54-9647-029222665b7b', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795350714537, 1795350714537);
insert into "defaults_file" values ('c43e4035-638f-4b84-a355-36ac98695eb4', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795350714537, 1795350714537);
insert into "defaults_file" values ('e395d7a4-1f3c-491b-ab48-68e51bca15e6', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795350714537, 1795350714537);
insert into "defaults_file" values ('27cc4470-f01f-4218-a669-f820a4017a7f', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795350714537, 1795350714537);
insert into "defaults_file" values ('08e804be-368c-4005-991d-21b79109e033', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795350714537, 1795350714537);
insert into "defaults_file" values ('62e12afe-fb4b-4098-9717-9b51367bddff', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795350714537, 1795350714537);
insert into "mail" values ('12f50c05-ce91-4bad-b8d3-ffc394fd57bc', 'verify-email', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350715538, 1795523515538, 1795350715538, 1795350715852, null, null, 1);
insert into "mail" values ('aebb62f7-9d90-4c7e-8059-d37ad930050c', 'verify-email', '088729a5-06a1-42f2-80c3-c10366cff8ec', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795350716325, 1795523516325, 1795350716325, 1795350716685, null, null, 1);
insert into "mail" values ('e5cf8adb-cfb1-433a-b514-627fbc49d8a1', 'group-added', '088729a5-06a1-42f2-80c3-c10366cff8ec', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795350717115, null, 1795350717115, 1795350717242, null, 'http://localhost:17184/unsubscribe?token=group-added~fjIha_VXl1g05lPzf68vJ_5afnyX8PpABhOntBdco00', 2);
insert into "notification" values ('a0f75a3f-b9ce-4fbd-ac2e-1054c7d80451', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795350715538, null, null);
insert into "notification" values ('4468e159-3236-49d7-9e64-e9e216570946', '088729a5-06a1-42f2-80c3-c10366cff8ec', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/0bcad68a-d770-4133-9d03-449e2e9b66d2/', 0, 1795350717115, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795350714490);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"5698a03d-494d-4fd5-8934-280d1412aed2","email":"admin@example.org"}', 1795350714490);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5698a03d-494d-4fd5-8934-280d1412aed2","email":"admin@example.org","sessionId":"b96f01a1-c596-4c97-ad74-7746078e3579","clientId":"Test client","address":"127.0.0.1"}', 1795350714941);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350715475);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"9e98a9fe-8837-4d72-b7d5-3e060c42de0e","email":"ada@example.org"}', 1795350715538);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350715760);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"user.updated","userId":"9e98a9fe-8837-4d72-b7d5-3e060c42de0e","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350715790);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9e98a9fe-8837-4d72-b7d5-3e060c42de0e","email":"ada@example.org","sessionId":"6bf8e734-b284-4973-804b-6d81dea39c44","clientId":"Test client","address":"127.0.0.1"}', 1795350715856);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5698a03d-494d-4fd5-8934-280d1412aed2","email":"admin@example.org","sessionId":"c690d053-5d1e-4e0e-b225-2bebebeece85","clientId":"Test client","address":"127.0.0.1"}', 1795350716114);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795350716307);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"088729a5-06a1-42f2-80c3-c10366cff8ec","email":"ben@example.org"}', 1795350716325);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795350716670);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"user.updated","userId":"088729a5-06a1-42f2-80c3-c10366cff8ec","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795350716691);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"088729a5-06a1-42f2-80c3-c10366cff8ec","email":"ben@example.org","sessionId":"ab395168-84f3-436e-8fe8-0cec572d9e8b","clientId":"Test client","address":"127.0.0.1"}', 1795350716742);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Ada', '{"type":"group.created","groupId":"0bcad68a-d770-4133-9d03-449e2e9b66d2","name":"Forest ✓ \"quoted\""}', 1795350717100);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Ada', '{"type":"group.member-added","groupId":"0bcad68a-d770-4133-9d03-449e2e9b66d2","name":"Forest ✓ \"quoted\"","userId":"088729a5-06a1-42f2-80c3-c10366cff8ec","userName":"Ben"}', 1795350717115);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5698a03d-494d-4fd5-8934-280d1412aed2","email":"admin@example.org","sessionId":"4ee6972d-0413-4b37-a903-a528f7932d3b","clientId":"Test client","address":"127.0.0.1"}', 1795350717787);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '5698a03d-494d-4fd5-8934-280d1412aed2', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795350718164);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795351614943);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795351614943);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797942717787);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354315539);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795354315539);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795354315538);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795351615856);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797942715856);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354316325);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795354316325);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795351616743);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797942716742);
insert into "rate_limit" values ('/api/groups/add-member account:9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1, 1795354317117);
insert into "rate_limit" values ('groups/add-member misses account:9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 0, 1795354317117);
insert into "rate_limit" values ('notice 9e98a9fe-8837-4d72-b7d5-3e060c42de0e 088729a5-06a1-42f2-80c3-c10366cff8ec', 1, 1795437117115);
insert into "rate_limit" values ('mail group-added 9e98a9fe-8837-4d72-b7d5-3e060c42de0e 088729a5-06a1-42f2-80c3-c10366cff8ec', 1, 1795437117115);
insert into "rate_limit" values ('mail group-added 9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1, 1795437117115);
insert into "rate_limit" values ('/api/request-ws-ticket account:088729a5-06a1-42f2-80c3-c10366cff8ec', 1, 1795350777385);
insert into "rate_limit" values ('/api/request-ws-ticket account:9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 1, 1795350777673);
insert into "review_thread" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', '699dfd12-1b1b-4ccb-9a50-aa97ffdc3aa9', 'comment', 'open', 'Shared', '24eacf0b-513f-417f-8758-82b3e80050aa', 3, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Ada', 1795350717690, 1795350717690, null, null, null, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e');
insert into "review_thread" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 'd3c393fd-f591-41e5-8e69-67e438adc17d', 'suggestion', 'open', '', null, 4, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Ada', 1795350717730, 1795350717730, null, null, null, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e');
insert into "review_message" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', '24eacf0b-513f-417f-8758-82b3e80050aa', '699dfd12-1b1b-4ccb-9a50-aa97ffdc3aa9', 'Is this *kept*?', '[]', 3, '9e98a9fe-8837-4d72-b7d5-3e060c42de0e', 'Ada', 1795350717690, null, null);
insert into "review_checkpoint" values ('1b7d8376-ca0c-4373-9410-794d6dc41cf1', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795350717692);
