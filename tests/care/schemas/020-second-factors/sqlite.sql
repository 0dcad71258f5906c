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
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:50:41.502Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:50:41.520Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:50:41.537Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:50:41.592Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:50:41.607Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:50:41.621Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:50:41.703Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:50:41.762Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:50:41.893Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:50:41.917Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:50:42.089Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:50:42.141Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:50:42.180Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:50:42.584Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:50:42.620Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T12:50:42.681Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T12:50:42.751Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T12:50:42.764Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T12:50:42.770Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-22T12:50:42.797Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"82040e68","key":"YIjWEQeWoVMEJM3ehBdp0foPZp5EdaG+hYyQ8SQGwic=","madeAt":1795351844143,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"6b35f263","key":"zBSVtmnHISRspqtj5F/W+kDjmg39i7alNHbKvQLM924=","madeAt":1795351844280,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"7b5b39b5","key":"L3hCyX0XaY7pW1AxG+Ff8Rl32j2dWiXn0yoEoTAElCE=","madeAt":1795351844307,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"52c7469e","key":"0W+PceJdo+v7jwAK8W4K5jNWvkpCyi7M34nf1CO7PrQ=","madeAt":1795351844339,"goodUntil":null}]');
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
insert into "user" values ('859f1851-99e8-4a8f-a57d-521dff145e24', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$sI4pquN2PfbhRf0SiEcAFA$Qnl8M9jyAQueK0rlEeHCy+gJonFt0AdIkl1/ZGlHZrI', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351844812, 'administrator', 0, null);
insert into "user" values ('2b24a5f7-a725-4e7e-977a-6672fedc8393', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$d/LjqgMH2Hwy3uIHmrIxKQ$XJRDshPbrrLZTbAreX335FV1bVHySHzEwamPQd0Oatk', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351847392, 'ada', 0, null);
insert into "user" values ('c146456d-a019-4727-b73f-7232e439049c', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$aA8hgVk/dujhBV8ILxTslA$y4tIy/sQhaDyCQrF6eBasdXqsOQ+CXJXCV6ORwEHMas', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351848512, 'ben', 0, null);
insert into "session" values ('f9fec09c-1661-4476-a82d-ad9986bdd6de', 'bb5902e062e6b8c4eb59b6bdd45a537c1dd2b043c2f1d0e6ed8d7907723bd6c8', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Test client', 1795351846042, 1795351846042, 1803127846042, 1795351847891, 1795351846042);
insert into "session" values ('c9313817-685e-426d-9dd9-b535054e1684', 'f9b0e600e1c005c92c86590a7159a9b97424b23de6be41588e35f07b70a0542b', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Test client', 1795351847909, 1795351847909, 1803127847909, null, 1795351847909);
insert into "session" values ('3f5b528c-9025-4f57-bddc-3a592cbd2561', 'fd42937329a3378c030fe54f284dedd9d56f1cbc484ec44c11242b59ba83b8c9', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Test client', 1795351848262, 1795351848262, 1803127848262, 1795351848840, 1795351848262);
insert into "session" values ('55e50fbf-691b-4a25-bad5-c5a6621a7f0e', 'f4c163ebd868755280def6c2344a17e0f08e1e59a7fa46b004c62439978973bc', 'c146456d-a019-4727-b73f-7232e439049c', 'Test client', 1795351848857, 1795351848857, 1803127848857, null, 1795351848857);
insert into "session" values ('6cb796a8-ca67-457c-ad7d-adecd9e83116', 'd8617bc6d18ca9ae326ed6a542090938d59cf360a35f2ee3ca67e6e9b312898f', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Test client', 1795351851256, 1795351851256, 1803127851256, null, 1795351851256);
insert into "token" values ('95ac2b54-d4eb-4183-bef4-37c4c5d0a645', 'verify-email', '4af6ab97ae12d4e90ab45ee3060e3202538a7c24ab145161d837e7b6c90bdc45', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 1795351847392, 1795524647392, null);
insert into "token" values ('ea37c500-32a9-440c-b84b-9528fbd809da', 'verify-email', 'c0c3de8660c701d745251164b9003f8e4b35e83da3dd5b76a34be1dfc220f892', 'c146456d-a019-4727-b73f-7232e439049c', 1795351848512, 1795524648512, null);
insert into "token" values ('a84ccad5-030b-437f-93a0-d5d42fb5ae13', 'unsubscribe', '99e5ef147732c7a0167d3842978610f7ef09e01e5df0ccf5ca01b2383942e565', 'c146456d-a019-4727-b73f-7232e439049c', 1795351849968, 1826887849968, null);
insert into "user_group" values ('57db306d-65ba-40f5-85af-4171971f0f5f', 'Forest ✓ "quoted"', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 1795351849854, null, 'forest ✓ "quoted"');
insert into "membership" values ('57db306d-65ba-40f5-85af-4171971f0f5f', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 1, 1795351849854, 'editor');
insert into "membership" values ('57db306d-65ba-40f5-85af-4171971f0f5f', 'c146456d-a019-4727-b73f-7232e439049c', 0, 1795351849968, 'editor');
insert into "workspace" values ('67a5cebc-6f8a-4297-b4bb-ff46c739c464', 'user', '859f1851-99e8-4a8f-a57d-521dff145e24', null, '66790c2f-de45-4f31-a715-2fd86360135d', 104857600, 0, 0, 1, 1795351844812, 0);
insert into "workspace" values ('a74ca3f0-8bc7-4ffd-a546-8f14a2074631', 'user', '2b24a5f7-a725-4e7e-977a-6672fedc8393', null, 'eae0653e-a4ca-43cb-a5a5-c49c4ad6ae09', 104857600, 43, 2, 3, 1795351847392, 0);
insert into "workspace" values ('36ef4606-476b-445c-9553-aee77131112f', 'user', 'c146456d-a019-4727-b73f-7232e439049c', null, '59fd2bdd-aa87-4d9a-b951-48e32d7526cb', 104857600, 0, 0, 1, 1795351848512, 0);
insert into "workspace" values ('57db306d-65ba-40f5-85af-4171971f0f5f', 'group', null, '57db306d-65ba-40f5-85af-4171971f0f5f', '3d51f4ff-96a8-4de8-9a6b-1e38696e342d', 524288000, 36, 2, 4, 1795351849854, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795351850435);
insert into "item" values ('66790c2f-de45-4f31-a715-2fd86360135d', '67a5cebc-6f8a-4297-b4bb-ff46c739c464', null, '', 'directory', null, 0, null, null, 1795351844812, 1795351844812, null, null, null, null, null);
insert into "item" values ('eae0653e-a4ca-43cb-a5a5-c49c4ad6ae09', 'a74ca3f0-8bc7-4ffd-a546-8f14a2074631', null, '', 'directory', null, 0, null, null, 1795351847392, 1795351850435, null, null, null, null, null);
insert into "item" values ('59fd2bdd-aa87-4d9a-b951-48e32d7526cb', '36ef4606-476b-445c-9553-aee77131112f', null, '', 'directory', null, 0, null, null, 1795351848512, 1795351848512, null, null, null, null, null);
insert into "item" values ('3d51f4ff-96a8-4de8-9a6b-1e38696e342d', '57db306d-65ba-40f5-85af-4171971f0f5f', null, '', 'directory', null, 0, null, null, 1795351849854, 1795351850272, null, null, null, null, null);
insert into "item" values ('f09638ec-343a-4aab-bd32-450b7ceb7c93', 'a74ca3f0-8bc7-4ffd-a546-8f14a2074631', 'eae0653e-a4ca-43cb-a5a5-c49c4ad6ae09', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795351850112, 1795351850112, '2b24a5f7-a725-4e7e-977a-6672fedc8393', '2b24a5f7-a725-4e7e-977a-6672fedc8393', null, null, null);
insert into "item" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', '57db306d-65ba-40f5-85af-4171971f0f5f', '3d51f4ff-96a8-4de8-9a6b-1e38696e342d', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795351850169, 1795351851227, '2b24a5f7-a725-4e7e-977a-6672fedc8393', '2b24a5f7-a725-4e7e-977a-6672fedc8393', null, null, null);
insert into "item" values ('91320412-19e0-4be4-ba57-c38253a59625', '57db306d-65ba-40f5-85af-4171971f0f5f', '3d51f4ff-96a8-4de8-9a6b-1e38696e342d', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795351850217, 1795351850217, '2b24a5f7-a725-4e7e-977a-6672fedc8393', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 1795351850272, '91320412-19e0-4be4-ba57-c38253a59625', '2b24a5f7-a725-4e7e-977a-6672fedc8393');
insert into "item" values ('6c42bff0-3229-4aee-8610-a61a5c5ff620', 'a74ca3f0-8bc7-4ffd-a546-8f14a2074631', 'eae0653e-a4ca-43cb-a5a5-c49c4ad6ae09', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795351850435, 1795351850435, '2b24a5f7-a725-4e7e-977a-6672fedc8393', '2b24a5f7-a725-4e7e-977a-6672fedc8393', null, null, null);
insert into "document" values ('f09638ec-343a-4aab-bd32-450b7ceb7c93', 0, 'c3eeddf2-5ef7-4c7c-bb3f-2e9a9d67b1f3', 'lf', 0, null, 0, 0);
insert into "document" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 4, '2d2c01e0-e264-411a-85b1-532f50566568', 'lf', 0, null, 663, 0);
insert into "document" values ('91320412-19e0-4be4-ba57-c38253a59625', 0, 'e3411d91-b7de-4307-8c8e-5805c90b20eb', 'lf', 0, null, 0, 0);
insert into "document_update" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 0, 1, x'5b7b22636c69656e744944223a226461393265656134343830633365376266353935323463646337346438396137222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"c146456d-a019-4727-b73f-7232e439049c","name":"Ben","from":0,"to":1}]', 1795351850675, 1795351850675, 'pushed');
insert into "document_update" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 1, 2, x'5b7b22636c69656e744944223a226461393265656134343830633365376266353935323463646337346438396137222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"c146456d-a019-4727-b73f-7232e439049c","name":"Ben","from":1,"to":2}]', 1795351850875, 1795351850875, 'pushed');
insert into "document_update" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 2, 3, x'789c158ec16ec3201404ff65cf20f98101c3ad522ffd86c887073c124b8dddc61c1a45f9f78ae38e349abdbc50be37d9fbd72712c4f820959c9daa9868b8b198e6bc90a389ebeca0506ebc5fe544ba18b32a9cf28b440ad29a943ef00bfdf92348e8b7877085c2569110428942b169b2dcf45c4874b4ec7536d986d9675ac44281f7723b1e482fb4c771479a14fa81e415bafc7524e0ad7097f3e4eb686443bcd062f554e6a2675948732855bb6842c9b6054b1314f2519fc31deadeb7631f4757853ca8c96666d782e6609c9e25888e21b0f63e9826b52c368e673bdf47f1a33214fa360685e8aca3c59199fc7b7dafffb7f65db7', '[{"user":"2b24a5f7-a725-4e7e-977a-6672fedc8393","name":"Ada","from":2,"to":3}]', 1795351851208, 1795351851208, 'pushed');
insert into "document_update" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 3, 4, x'789c458fcd6e83301084df65ceb68417ff04dfaaf4d267401c8cbd4e5003a4c1911a21debd82aaea6977469f7666db15f136f0543edee1c1641d2765ea2a3135147260cac6b232aa0a491b08c46b982ebcc0b7449dc0c25ff024c039732cbbbda2bcee0c8fe579b9f05220feb6619ee0d1674bb60e561a36516acd956c222919a3d5897520aa3204aecfe9f3f7dc90e01120100a7c25109f474e5b09dbed0deeb72132fc8a9ef3fce083f9478f59f8bbc0e33c8fe33c61db3a81f498eff06d27d0bfe0413de960b293c191919a1dcbc6b920ad759439c553ddd41098c2b8bff696f63e65d885728da98d3a194564b66eeb7e00b39d6249', '[{"user":"2b24a5f7-a725-4e7e-977a-6672fedc8393","name":"Ada","from":3,"to":4}]', 1795351851227, 1795351851227, 'pushed');
insert into "document_client" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 'da92eea4480c3e7bf59524cdc74d89a7', 'c146456d-a019-4727-b73f-7232e439049c', '55e50fbf-691b-4a25-bad5-c5a6621a7f0e', 2, 2, 1795351850875);
insert into "document_client" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 'e267ed1530de292afae2f56e1510ad45', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'c9313817-685e-426d-9dd9-b535054e1684', 2, 4, 1795351851227);
insert into "document_snapshot" values ('f09638ec-343a-4aab-bd32-450b7ceb7c93', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795351850112);
insert into "document_snapshot" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795351850169);
insert into "document_snapshot" values ('91320412-19e0-4be4-ba57-c38253a59625', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795351850217);
insert into "job" values ('1296e54c-ef59-49c0-8e30-1cab6539fb9e', 'send-mail', '{}', 'done', 'send-mail', 1795351845648, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 1, 1000000, null, 1795351845648, 1795351845949, null);
insert into "job" values ('63071c17-fc2e-4496-af38-87db6b912ff6', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795373446143, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845677, null, null);
insert into "job" values ('98953aa1-95e3-4e56-9fd7-e0275d5d4c5a', 'prune-rows', '{}', 'queued', 'prune-rows', 1795355446263, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845678, null, null);
insert into "job" values ('53670cba-18e1-4b0b-9a13-4edaa4b85392', 'empty-trash', '{}', 'queued', 'empty-trash', 1795355446375, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845685, null, null);
insert into "job" values ('6dd6c95c-889a-4f97-8d6d-f79ecb0573a0', 'finish-trees', '{}', 'queued', 'finish-trees', 1795351876521, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845685, null, null);
insert into "job" values ('cbd71dce-39cb-4b3e-aec9-4b6a2e80ef2e', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795355446625, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845685, null, null);
insert into "job" values ('54d17e3d-6545-43ee-882f-2c8732d2285b', 'compact-history', '{}', 'queued', 'compact-history', 1795373446745, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845685, null, null);
insert into "job" values ('b1bf0568-6d8a-4052-a81e-d79d95fa3a85', 'tell-review', '{}', 'queued', 'tell-review', 1795355451262, null, 2, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 0, 1000000, null, 1795351845685, null, null);
insert into "job" values ('b93f3702-6ef7-468a-b276-ca99ed4faf91', 'send-mail', '{}', 'done', 'send-mail', 1795351847392, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 1, 1000000, null, 1795351847392, 1795351847929, null);
insert into "job" values ('09fef15c-db30-41a9-a483-1c8d1f37edbc', 'send-mail', '{}', 'done', 'send-mail', 1795351848512, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 1, 1000000, null, 1795351848512, 1795351848860, null);
insert into "job" values ('0fa8f4e3-b8c6-455f-9613-88bc58ba41e5', 'send-mail', '{}', 'done', 'send-mail', 1795351849968, null, 1, '9b4c0f1a-9b71-457b-aa99-0562e9d46d29:57912890-1814-4c80-bfb8-d0ca90fae4e3', 1, 1000000, '2b24a5f7-a725-4e7e-977a-6672fedc8393', 1795351849968, 1795351850154, null);
insert into "defaults_file" values ('ddf1e9e6-aa8a-47d1-a433-d29549e7b4c2', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795351844951, 1795351844951);
insert into "defaults_file" values ('9d7ea41d-0b7a-423e-8294-287d9c51089e', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795351844951, 1795351844951);
insert into "defaults_file" values ('2f91dffe-a3e9-4f86-9823-f6b1f2633738', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795351844951, 1795351844951);
insert into "defaults_file" values ('3da2795d-120f-44b8-ae0f-f19973dbd109', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795351844951, 1795351844951);
insert into "defaults_file" values ('a2d142e3-b6ab-4b00-ac8e-9e4a8dcff6b2', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795351844951, 1795351844951);
insert into "defaults_file" values ('ee72de78-65ef-46dc-9381-3dfd0628f40f', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795351844951, 1795351844951);
insert into "defaults_file" values ('7a7e0237-a377-4b0c-94bd-45ea883c8146', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795351844951, 1795351844951);
insert into "defaults_file" values ('37ee6ab2-5898-4643-9ba7-8c5e04f02019', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795351844951, 1795351844951);
insert into "defaults_file" values ('4ffaa84d-b2b7-41ff-97b5-db5f741d16b8', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795351844951, 1795351844951);
insert into "defaults_file" values ('ce9c6c5f-5f0b-4c02-96f0-8d051f56940c', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795351844951, 1795351844951);
insert into "defaults_file" values ('c6338c50-ffc7-45a1-b7c1-8f792b773633', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795351844951, 1795351844951);
insert into "mail" values ('a3002e6f-eecd-4d9b-8e96-4a2702a5795f', 'verify-email', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351847392, 1795524647392, 1795351847392, 1795351847911, null, null, 1);
insert into "mail" values ('fd14230e-400d-4f9a-8a86-8668d8d09e3d', 'verify-email', 'c146456d-a019-4727-b73f-7232e439049c', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351848512, 1795524648512, 1795351848512, 1795351848842, null, null, 1);
insert into "mail" values ('4d151d5c-6126-4d34-91d9-f22cdcdd84c0', 'group-added', 'c146456d-a019-4727-b73f-7232e439049c', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795351849968, null, 1795351849968, 1795351850150, null, 'http://localhost:18009/unsubscribe?token=group-added~26Nj20FhjVoy1HnTqq1KkrxHX-eGcCYLYbxlA1yVEak', 2);
insert into "notification" values ('945b60ee-d1b2-4151-af01-18f6a0fbecef', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795351847392, null, null);
insert into "notification" values ('7a328d02-6034-44d0-ba82-f68fbb909ff1', 'c146456d-a019-4727-b73f-7232e439049c', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/57db306d-65ba-40f5-85af-4171971f0f5f/', 0, 1795351849968, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795351844812);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"859f1851-99e8-4a8f-a57d-521dff145e24","email":"admin@example.org"}', 1795351844812);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"859f1851-99e8-4a8f-a57d-521dff145e24","email":"admin@example.org","sessionId":"f9fec09c-1661-4476-a82d-ad9986bdd6de","clientId":"Test client","address":"127.0.0.1"}', 1795351846042);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351847259);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"2b24a5f7-a725-4e7e-977a-6672fedc8393","email":"ada@example.org"}', 1795351847392);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351847774);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"user.updated","userId":"2b24a5f7-a725-4e7e-977a-6672fedc8393","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351847853);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2b24a5f7-a725-4e7e-977a-6672fedc8393","email":"ada@example.org","sessionId":"c9313817-685e-426d-9dd9-b535054e1684","clientId":"Test client","address":"127.0.0.1"}', 1795351847909);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"859f1851-99e8-4a8f-a57d-521dff145e24","email":"admin@example.org","sessionId":"3f5b528c-9025-4f57-bddc-3a592cbd2561","clientId":"Test client","address":"127.0.0.1"}', 1795351848262);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351848491);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"c146456d-a019-4727-b73f-7232e439049c","email":"ben@example.org"}', 1795351848512);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351848810);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"user.updated","userId":"c146456d-a019-4727-b73f-7232e439049c","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351848823);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"c146456d-a019-4727-b73f-7232e439049c","email":"ben@example.org","sessionId":"55e50fbf-691b-4a25-bad5-c5a6621a7f0e","clientId":"Test client","address":"127.0.0.1"}', 1795351848857);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Ada', '{"type":"group.created","groupId":"57db306d-65ba-40f5-85af-4171971f0f5f","name":"Forest ✓ \"quoted\""}', 1795351849854);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Ada', '{"type":"group.member-added","groupId":"57db306d-65ba-40f5-85af-4171971f0f5f","name":"Forest ✓ \"quoted\"","userId":"c146456d-a019-4727-b73f-7232e439049c","userName":"Ben"}', 1795351849968);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"859f1851-99e8-4a8f-a57d-521dff145e24","email":"admin@example.org","sessionId":"6cb796a8-ca67-457c-ad7d-adecd9e83116","clientId":"Test client","address":"127.0.0.1"}', 1795351851256);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '859f1851-99e8-4a8f-a57d-521dff145e24', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795351851375);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795352746091);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795352746091);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797943851256);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795355447396);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795355447396);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795355447392);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795352747909);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797943847909);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795355448513);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795355448512);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795352748857);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797943848857);
insert into "rate_limit" values ('/api/groups/add-member account:2b24a5f7-a725-4e7e-977a-6672fedc8393', 1, 1795355449982);
insert into "rate_limit" values ('groups/add-member misses account:2b24a5f7-a725-4e7e-977a-6672fedc8393', 0, 1795355449982);
insert into "rate_limit" values ('notice 2b24a5f7-a725-4e7e-977a-6672fedc8393 c146456d-a019-4727-b73f-7232e439049c', 1, 1795438249968);
insert into "rate_limit" values ('mail group-added 2b24a5f7-a725-4e7e-977a-6672fedc8393 c146456d-a019-4727-b73f-7232e439049c', 1, 1795438249968);
insert into "rate_limit" values ('mail group-added 2b24a5f7-a725-4e7e-977a-6672fedc8393', 1, 1795438249968);
insert into "rate_limit" values ('/api/request-ws-ticket account:c146456d-a019-4727-b73f-7232e439049c', 1, 1795351910448);
insert into "rate_limit" values ('/api/request-ws-ticket account:2b24a5f7-a725-4e7e-977a-6672fedc8393', 1, 1795351911039);
insert into "review_thread" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', '77c9e19f-13af-4c1e-93a6-b2b3746b18e3', 'comment', 'open', 'Shared', 'b21a8183-0c4c-4e81-a7cd-5927cb3f7310', 3, '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Ada', 1795351851206, 1795351851206, null, null, null, '2b24a5f7-a725-4e7e-977a-6672fedc8393');
insert into "review_thread" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 'bf6263a6-5e5c-44e0-9c21-cc64de4a220f', 'suggestion', 'open', '', null, 4, '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Ada', 1795351851225, 1795351851225, null, null, null, '2b24a5f7-a725-4e7e-977a-6672fedc8393');
insert into "review_message" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 'b21a8183-0c4c-4e81-a7cd-5927cb3f7310', '77c9e19f-13af-4c1e-93a6-b2b3746b18e3', 'Is this *kept*?', '[]', 3, '2b24a5f7-a725-4e7e-977a-6672fedc8393', 'Ada', 1795351851206, null, null);
insert into "review_checkpoint" values ('086c5fdd-b967-40b3-9281-a9bd7e62d0cb', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795351851208);
