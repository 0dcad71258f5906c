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
CREATE TABLE "notification" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "message" text not null, "action_url" text, "read" integer not null, "created_at" integer not null) strict;
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
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_message_thread_id" on "review_message" ("document_id", "thread_id");
CREATE TABLE "review_checkpoint" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "sha256" text not null, "created_at" integer not null, constraint "review_checkpoint_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "review_watch" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null references "document" ("id") on delete cascade, "level" text not null, "seen_at" integer, constraint "review_watch_pk" primary key ("user_id", "document_id")) strict;
CREATE INDEX "review_watch_document_id" on "review_watch" ("document_id");
insert into "kysely_migration" values ('001-initial', '2026-11-22T07:37:27.021Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T07:37:27.045Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T07:37:27.052Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T07:37:27.056Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T07:37:27.063Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T07:37:27.070Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T07:37:27.090Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T07:37:27.095Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T07:37:27.099Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T07:37:27.105Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T07:37:27.111Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T07:37:27.119Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"5127eee9","key":"UerX6jfneQmf6IfPdUalwYSdwYTpE0f8PSoB3PgBArM=","madeAt":1795333048171,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"ab527957","key":"Zp0CmaGXpLS+9cv8oCWlbHq2zDRMQWod6hPSOyUxofU=","madeAt":1795333048184,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"e6aabe8f","key":"wexoRii6gz3q3A4BVggXm2Z36vW8Uw1NEJn1WAsz7Uo=","madeAt":1795333048185,"goodUntil":null}]');
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
insert into "user" values ('e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$xYCOG0pF81hsGw9oHwpOlA$5rVOoB8Wl6G/QBImTyDLoZ99LiXB5OXp2yAQOXvrq44', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333048254, 'administrator', 0, null);
insert into "user" values ('fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$kvNYwkVO339RhZ7zdYkv9Q$8uXi9QY7uCpvbjmLltn+PtV6CpFGXNFMj5UmbLI1bAg', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333048929, 'ada', 0, null);
insert into "user" values ('9e950aa3-8103-40c4-a30e-700578460d79', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$xpoVL34VsH1mmSW1cScZeQ$wHs0L1RZkt5TOJ3nW01NAKI07zsA1360Swpr4qLa8DE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795333049289, 'ben', 0, null);
insert into "session" values ('15e3b175-8810-4674-961d-4af5d35d0715', '0daac7edc661e10e14008688d65c41799f813f6e7523c39d8726ce5218eb0eaa', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Test client', 1795333048748, 1795333048748, 1803109048748, 1795333049075, 1795333048748);
insert into "session" values ('62a7889e-baa4-48a1-924c-a4083ad96cfc', '05e8e6313b268194d4287063730f2bdf1843bf6a07432e7e4c3097d613e328cc', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Test client', 1795333049087, 1795333049087, 1803109049087, null, 1795333049087);
insert into "session" values ('2579da16-ef6a-4b60-a6f6-533c9e7a57ae', '66e2b2f5332bdc48d79c68e707a18bf0c0f2fb3a8a21d8003e221719e3197689', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Test client', 1795333049214, 1795333049214, 1803109049214, 1795333049354, 1795333049214);
insert into "session" values ('700c425b-1e36-4263-8a45-629a61beec23', 'a16134ce095036a4a5957ddbe3350401015ce68920dc5a3856bf1377a9e9d9f4', '9e950aa3-8103-40c4-a30e-700578460d79', 'Test client', 1795333049381, 1795333049381, 1803109049381, null, 1795333049381);
insert into "session" values ('f8ec6e5a-866c-4ca5-a90c-06206a9080ef', '257c3788731f633ce37d53382fdf40fcf55ce85ec1de622db1ed9847cd01b1e4', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Test client', 1795333050490, 1795333050490, 1803109050490, null, 1795333050490);
insert into "token" values ('f8d11d10-0475-492f-b5de-87653de93e66', 'verify-email', '4630a60e2f69aec36808cf4736b44f3ef8136c5d1ae79b23ecc7c8861f7ce326', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1795333048929, 1795505848929, null);
insert into "token" values ('82f50f02-79fa-46eb-b040-9899e0c3904c', 'verify-email', 'd34b5710c9db80e643a78089531c85a3c7b129cbfbb1e91e7c7e8cd2cf443039', '9e950aa3-8103-40c4-a30e-700578460d79', 1795333049289, 1795505849289, null);
insert into "token" values ('5245f68a-4f63-476e-8e17-5c60cd941fbe', 'unsubscribe', 'e06c6a0cac8acc563dc462b3851bd1e0750bdc185fb96e74a9897be0dc168f63', '9e950aa3-8103-40c4-a30e-700578460d79', 1795333050268, 1826869050268, null);
insert into "user_group" values ('2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'Forest ✓ "quoted"', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1795333050242, null, 'forest ✓ "quoted"');
insert into "membership" values ('2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1, 1795333050242, 'editor');
insert into "membership" values ('2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', '9e950aa3-8103-40c4-a30e-700578460d79', 0, 1795333050268, 'editor');
insert into "workspace" values ('156fdc55-ef54-4b9b-873e-9eaf04ffbc82', 'user', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', null, '269fa7b2-8294-4b1a-b193-8c74d3d33369', 104857600, 0, 0, 1, 1795333048254, 0);
insert into "workspace" values ('a32625ca-befe-4f60-8fd0-3649d85421dc', 'user', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', null, 'b3bd8575-91a6-4aeb-88ea-85403ec4192f', 104857600, 43, 2, 3, 1795333048929, 0);
insert into "workspace" values ('fcf5fda5-70f9-4cf6-861a-4bdccaf74ad7', 'user', '9e950aa3-8103-40c4-a30e-700578460d79', null, '70a0185b-417d-428f-9dbc-8cda77e11673', 104857600, 0, 0, 1, 1795333049289, 0);
insert into "workspace" values ('2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'group', null, '2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'af58dca0-b6f0-43f0-8af1-db8f4b39ad66', 524288000, 36, 2, 4, 1795333050242, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795333050371);
insert into "item" values ('269fa7b2-8294-4b1a-b193-8c74d3d33369', '156fdc55-ef54-4b9b-873e-9eaf04ffbc82', null, '', 'directory', null, 0, null, null, 1795333048254, 1795333048254, null, null, null, null, null);
insert into "item" values ('b3bd8575-91a6-4aeb-88ea-85403ec4192f', 'a32625ca-befe-4f60-8fd0-3649d85421dc', null, '', 'directory', null, 0, null, null, 1795333048929, 1795333050371, null, null, null, null, null);
insert into "item" values ('70a0185b-417d-428f-9dbc-8cda77e11673', 'fcf5fda5-70f9-4cf6-861a-4bdccaf74ad7', null, '', 'directory', null, 0, null, null, 1795333049289, 1795333049289, null, null, null, null, null);
insert into "item" values ('af58dca0-b6f0-43f0-8af1-db8f4b39ad66', '2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', null, '', 'directory', null, 0, null, null, 1795333050242, 1795333050347, null, null, null, null, null);
insert into "item" values ('f4ec7058-73ca-4fd7-b7e6-4ff52bf6d644', 'a32625ca-befe-4f60-8fd0-3649d85421dc', 'b3bd8575-91a6-4aeb-88ea-85403ec4192f', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795333050293, 1795333050293, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', null, null, null);
insert into "item" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', '2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'af58dca0-b6f0-43f0-8af1-db8f4b39ad66', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795333050330, 1795333050482, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', null, null, null);
insert into "item" values ('98393347-a3a3-44a3-bc4f-9c149685add4', '2e150ffc-d9f5-4faa-acc8-b2e3c9a30952', 'af58dca0-b6f0-43f0-8af1-db8f4b39ad66', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795333050339, 1795333050339, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1795333050347, '98393347-a3a3-44a3-bc4f-9c149685add4', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17');
insert into "item" values ('513eca82-23b5-443f-a622-660d8f0e662b', 'a32625ca-befe-4f60-8fd0-3649d85421dc', 'b3bd8575-91a6-4aeb-88ea-85403ec4192f', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795333050371, 1795333050371, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', null, null, null);
insert into "document" values ('f4ec7058-73ca-4fd7-b7e6-4ff52bf6d644', 0, '7192e370-2f1c-4028-8866-72821e86831f', 'lf', 0, null, 0, 0);
insert into "document" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 4, 'cd523ac9-dd48-488b-b079-b947c6fc2750', 'lf', 0, null, 664, 0);
insert into "document" values ('98393347-a3a3-44a3-bc4f-9c149685add4', 0, '78864d4a-792d-40e5-9bba-89e221ade5f0', 'lf', 0, null, 0, 0);
insert into "document_update" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 0, 1, x'5b7b22636c69656e744944223a226330636464363032306437383139643539353031656265353661623733623465222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"9e950aa3-8103-40c4-a30e-700578460d79","name":"Ben","from":0,"to":1}]', 1795333050433, 1795333050433, 'pushed');
insert into "document_update" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 1, 2, x'5b7b22636c69656e744944223a226330636464363032306437383139643539353031656265353661623733623465222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"9e950aa3-8103-40c4-a30e-700578460d79","name":"Ben","from":1,"to":2}]', 1795333050446, 1795333050446, 'pushed');
insert into "document_update" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 2, 3, x'789c158ebb6a03311444ff656a09f496aeba409a7c83d9427725d90bf16ee2551163fcef41e51c9839737961fddeda3ebe3e91413a9864c991334e39aace14ed152beb999c511a02ebadecd776225f8c5904cef68bac055aef6d1d13bf309e3f0d19e3f668a54260abc8a8b1045ab949ada948d7939549552f3d57c5d65455992050f6f5763c905fe88fe38eac04c6811c0446fb1bc8c05be0deceb35ca72351d1a13692a578275d0cab64cf4eea14ba66e61e5b81001ff539bbb3ba8fedd8e7d1458027edc5a9e2d94bb63648676294c48964a0eeab4d5db18e10d8cb7d1a3fea1c1cdb0c3a92b7d62aaf5c54efe5bdfc034d7a5cf0', '[{"user":"fa40a5b5-b336-4277-9b89-69f5d38f0b17","name":"Ada","from":2,"to":3}]', 1795333050471, 1795333050471, 'pushed');
insert into "document_update" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 3, 4, x'789c458f4b6ec3300c44ef326b09d0d736b52bd24dcf6078a16f6234b1d358011a04be7ba11445571c1243cee3f8443ccf79a91fef7020d9a9419321a38c30948cf2d28a20b40d649490608827bf1cf306372a35316cf90b4e31e45272ac6dfc447d5c331cb6fbf198b70af6a7e6758183974985488613998e1b95121f28f45c4b6f65d1d11711c170ba2f9fbfe7e6d4b6c0e02b9c6088f757ce2858373582eb798e19ee8990cb7acb2fcfbff5556bfeae7038ac97cbba60df2786745baf70e3c4101e7028de086f83e541eb46d5f79cc240bca362931e8a08b207c3e22fedb5b7d478eadc1ad993d55a0b2bcc20f7699f7e00a1966066', '[{"user":"fa40a5b5-b336-4277-9b89-69f5d38f0b17","name":"Ada","from":3,"to":4}]', 1795333050482, 1795333050482, 'pushed');
insert into "document_client" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 'c0cdd6020d7819d59501ebe56ab73b4e', '9e950aa3-8103-40c4-a30e-700578460d79', '700c425b-1e36-4263-8a45-629a61beec23', 2, 2, 1795333050446);
insert into "document_client" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', '916283949424049d42a150b035b94201', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', '62a7889e-baa4-48a1-924c-a4083ad96cfc', 2, 4, 1795333050482);
insert into "document_snapshot" values ('f4ec7058-73ca-4fd7-b7e6-4ff52bf6d644', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795333050293);
insert into "document_snapshot" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795333050330);
insert into "document_snapshot" values ('98393347-a3a3-44a3-bc4f-9c149685add4', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795333050339);
insert into "job" values ('4ab17104-fd85-41c8-8884-5e36cc6e753d', 'send-mail', '{}', 'done', 'send-mail', 1795333048638, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 1, 1000000, null, 1795333048638, 1795333048673, null);
insert into "job" values ('d43a3314-22c1-465c-9e76-e09c7ac3cd68', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795354648724, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048640, null, null);
insert into "job" values ('018f2212-6c6c-41da-9874-210db11fe568', 'prune-rows', '{}', 'queued', 'prune-rows', 1795336648757, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048641, null, null);
insert into "job" values ('2eeb0399-1e5b-4d57-8270-85f3b30a6fd1', 'empty-trash', '{}', 'queued', 'empty-trash', 1795336648758, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048641, null, null);
insert into "job" values ('ce617641-dcba-44e4-9837-febdfcae14f0', 'finish-trees', '{}', 'queued', 'finish-trees', 1795333078779, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048641, null, null);
insert into "job" values ('c8ad5121-d105-4d2f-95d5-3ee44da37c27', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795336648784, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048641, null, null);
insert into "job" values ('608cb29d-6118-4816-ac70-34c0b49cd0c5', 'compact-history', '{}', 'queued', 'compact-history', 1795354648790, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 0, 1000000, null, 1795333048641, null, null);
insert into "job" values ('40a6f4e6-fb8c-4eca-8967-bac1d25a7cf9', 'send-mail', '{}', 'done', 'send-mail', 1795333048929, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 1, 1000000, null, 1795333048929, 1795333049091, null);
insert into "job" values ('2b12a6e7-5e79-4148-bc67-a0d93638767e', 'send-mail', '{}', 'done', 'send-mail', 1795333049289, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 1, 1000000, null, 1795333049289, 1795333049373, null);
insert into "job" values ('b59c78d2-b49c-4ca2-86d2-a9cbf4bf52bd', 'send-mail', '{}', 'done', 'send-mail', 1795333050268, null, 1, '9b900a25-b681-42d7-90d8-9f6103b8714f:dde8975a-49d1-47e6-8dd9-412228c882a3', 1, 1000000, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1795333050268, 1795333050342, null);
insert into "defaults_file" values ('da91c6b9-d122-49e8-8c35-3484aade081c', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795333048323, 1795333048323);
insert into "defaults_file" values ('6751e057-c91d-4674-887f-8e71e7bd6ab3', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795333048323, 1795333048323);
insert into "defaults_file" values ('8b3136ed-8c73-44c0-aa17-97c5a63495a9', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795333048323, 1795333048323);
insert into "defaults_file" values ('5afd3396-b701-4266-b027-2a9a3775ee07', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795333048323, 1795333048323);
insert into "defaults_file" values ('28e8d9a8-2fbd-4891-8d57-4448715d02fc', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795333048323, 1795333048323);
insert into "defaults_file" values ('2bbbe216-b880-417f-980c-95598feeaf8c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795333048323, 1795333048323);
insert into "defaults_file" values ('164ec471-a671-4696-b6ce-97225829e5a3', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795333048323, 1795333048323);
insert into "defaults_file" values ('c1d93854-e8a0-4263-ae79-c56e3239d4ad', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795333048323, 1795333048323);
insert into "defaults_file" values ('23dab012-6a19-4839-b7a5-a3bb66ec4050', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795333048323, 1795333048323);
insert into "defaults_file" values ('069dea18-7326-4825-9990-7805b63a075b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795333048323, 1795333048323);
insert into "defaults_file" values ('d151b88f-2c94-4c31-a60e-d1b9cbeffc46', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795333048323, 1795333048323);
insert into "mail" values ('79fc4098-338b-4b4e-a4cd-8cc6fb7e20de', 'verify-email', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795333048929, 1795505848929, 1795333048929, 1795333049090, null, null, 1);
insert into "mail" values ('4b855c1e-6769-4b23-9aa5-70ba312305d6', 'verify-email', '9e950aa3-8103-40c4-a30e-700578460d79', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795333049289, 1795505849289, 1795333049289, 1795333049371, null, null, 1);
insert into "mail" values ('77409f7f-f72f-4606-b9fb-e396ded6d952', 'group-added', '9e950aa3-8103-40c4-a30e-700578460d79', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795333050268, null, 1795333050268, 1795333050332, null, 'http://localhost:17216/unsubscribe?token=group-added~7qPmHIta799Xo2fNHDaxMifKYBhdRDkQ9YuHGdLPsVU', 2);
insert into "notification" values ('e9d6f323-7134-4939-b4c6-462db4545753', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795333048929);
insert into "notification" values ('91fe9111-70fd-438c-b017-2b82d7b4dd3f', '9e950aa3-8103-40c4-a30e-700578460d79', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/2e150ffc-d9f5-4faa-acc8-b2e3c9a30952/', 0, 1795333050268);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795333048254);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"e1059fe5-7afe-47de-9dbc-8e7f7cceaa39","email":"admin@example.org"}', 1795333048254);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"e1059fe5-7afe-47de-9dbc-8e7f7cceaa39","email":"admin@example.org","sessionId":"15e3b175-8810-4674-961d-4af5d35d0715","clientId":"Test client","address":"127.0.0.1"}', 1795333048748);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795333048914);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"fa40a5b5-b336-4277-9b89-69f5d38f0b17","email":"ada@example.org"}', 1795333048929);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795333049027);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"user.updated","userId":"fa40a5b5-b336-4277-9b89-69f5d38f0b17","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795333049047);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"fa40a5b5-b336-4277-9b89-69f5d38f0b17","email":"ada@example.org","sessionId":"62a7889e-baa4-48a1-924c-a4083ad96cfc","clientId":"Test client","address":"127.0.0.1"}', 1795333049087);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"e1059fe5-7afe-47de-9dbc-8e7f7cceaa39","email":"admin@example.org","sessionId":"2579da16-ef6a-4b60-a6f6-533c9e7a57ae","clientId":"Test client","address":"127.0.0.1"}', 1795333049214);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795333049280);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"9e950aa3-8103-40c4-a30e-700578460d79","email":"ben@example.org"}', 1795333049289);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795333049343);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"user.updated","userId":"9e950aa3-8103-40c4-a30e-700578460d79","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795333049348);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9e950aa3-8103-40c4-a30e-700578460d79","email":"ben@example.org","sessionId":"700c425b-1e36-4263-8a45-629a61beec23","clientId":"Test client","address":"127.0.0.1"}', 1795333049381);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Ada', '{"type":"group.created","groupId":"2e150ffc-d9f5-4faa-acc8-b2e3c9a30952","name":"Forest ✓ \"quoted\""}', 1795333050242);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Ada', '{"type":"group.member-added","groupId":"2e150ffc-d9f5-4faa-acc8-b2e3c9a30952","name":"Forest ✓ \"quoted\"","userId":"9e950aa3-8103-40c4-a30e-700578460d79","userName":"Ben"}', 1795333050268);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"e1059fe5-7afe-47de-9dbc-8e7f7cceaa39","email":"admin@example.org","sessionId":"f8ec6e5a-866c-4ca5-a90c-06206a9080ef","clientId":"Test client","address":"127.0.0.1"}', 1795333050490);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'e1059fe5-7afe-47de-9dbc-8e7f7cceaa39', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795333050569);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795333948750);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795333948750);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797925050490);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795336648931);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795336648931);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795336648929);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795333949087);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797925049087);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795336649290);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795336649289);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795333949381);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797925049381);
insert into "rate_limit" values ('/api/groups/add-member account:fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1, 1795336650269);
insert into "rate_limit" values ('groups/add-member misses account:fa40a5b5-b336-4277-9b89-69f5d38f0b17', 0, 1795336650269);
insert into "rate_limit" values ('notice fa40a5b5-b336-4277-9b89-69f5d38f0b17 9e950aa3-8103-40c4-a30e-700578460d79', 1, 1795419450268);
insert into "rate_limit" values ('mail group-added fa40a5b5-b336-4277-9b89-69f5d38f0b17 9e950aa3-8103-40c4-a30e-700578460d79', 1, 1795419450268);
insert into "rate_limit" values ('mail group-added fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1, 1795419450268);
insert into "rate_limit" values ('/api/request-ws-ticket account:9e950aa3-8103-40c4-a30e-700578460d79', 1, 1795333110383);
insert into "rate_limit" values ('/api/request-ws-ticket account:fa40a5b5-b336-4277-9b89-69f5d38f0b17', 1, 1795333110453);
insert into "review_thread" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 'd7a69cbe-119a-4f83-80d5-5bd0b32d0db9', 'comment', 'open', 'Shared', '89a16de9-aa54-476c-b5b4-186f1bbbf7ea', 3, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Ada', 1795333050470, 1795333050470, null, null, null);
insert into "review_thread" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 'a1d2bc94-9946-42dd-89b7-31a51f3caf0c', 'suggestion', 'open', '', null, 4, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Ada', 1795333050481, 1795333050481, null, null, null);
insert into "review_message" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', '89a16de9-aa54-476c-b5b4-186f1bbbf7ea', 'd7a69cbe-119a-4f83-80d5-5bd0b32d0db9', 'Is this *kept*?', '[]', 3, 'fa40a5b5-b336-4277-9b89-69f5d38f0b17', 'Ada', 1795333050470, null, null);
insert into "review_checkpoint" values ('7cd643d9-e62d-4d47-8bb1-34d5811a7e37', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795333050471);
