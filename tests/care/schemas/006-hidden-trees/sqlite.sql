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
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
CREATE INDEX "membership_user_id" on "membership" ("user_id");
CREATE TABLE "workspace" ("id" text primary key, "owner_type" text not null, "user_id" text unique references "user" ("id") on delete cascade, "group_id" text unique references "user_group" ("id") on delete cascade, "root_id" text not null, "quota" integer not null, "used_bytes" integer not null, "item_count" integer not null, "revision" integer not null, "created_at" integer not null) strict;
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
CREATE TABLE "document" ("id" text primary key references "item" ("id") on delete cascade, "version" integer not null, "epoch" text not null, "eol" text not null, "bom" integer not null) strict;
CREATE TABLE "document_update" ("document_id" text not null references "document" ("id") on delete cascade, "from_version" integer not null, "to_version" integer not null, "changes" blob not null, "authors" text not null, "started_at" integer not null, "ended_at" integer not null, constraint "document_update_pk" primary key ("document_id", "from_version")) strict;
CREATE TABLE "document_client" ("document_id" text not null references "document" ("id") on delete cascade, "client_id" text not null, "user_id" text not null, "session_id" text not null, "last_seq" integer not null, "last_version" integer not null, "seen_at" integer not null, constraint "document_client_pk" primary key ("document_id", "client_id")) strict;
CREATE TABLE "document_snapshot" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "text" blob not null, "sha256" text not null, "created_at" integer not null, constraint "document_snapshot_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "document_label" ("id" text primary key, "document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "name" text not null, "created_by" text, "created_at" integer not null) strict;
CREATE INDEX "document_label_document_id" on "document_label" ("document_id");
CREATE TABLE "recent_file" ("user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "opened_at" integer not null, constraint "recent_file_pk" primary key ("user_id", "item_id")) strict;
CREATE INDEX "recent_file_item_id" on "recent_file" ("item_id");
CREATE TABLE "job" ("id" text primary key, "kind" text not null, "payload" text not null, "state" text not null, "unique_key" text, "run_at" integer not null, "lease_until" integer, "lease_no" integer not null, "owner" text, "attempts" integer not null, "max_attempts" integer not null, "created_by" text, "created_at" integer not null, "finished_at" integer, "error" text) strict;
CREATE INDEX "job_state_run_at" on "job" ("state", "run_at");
CREATE UNIQUE INDEX job_unique_key_waiting on job (unique_key) where state in ('queued', 'running');
CREATE TABLE "export_job" ("id" text primary key references "job" ("id") on delete cascade, "number" integer not null unique, "user_id" text not null references "user" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "profile_id" text not null, "profile_name" text not null, "profile_content" text not null, "inputs" text not null, "output_name" text not null, "output_item_id" text, "stage" text, "log" text) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-22T02:28:27.227Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T02:28:27.233Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T02:28:27.242Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T02:28:27.247Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T02:28:27.253Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T02:28:27.257Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"8bceef86","key":"wnlDfwY6lNCH842ySHxQyt+alKYA41gO8F/NslfHo38=","madeAt":1795314507896,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"449df57e","key":"gWLUQZORzTJ7acoCa+YSE7lAPl1hhN4+N+YDh7CfF4U=","madeAt":1795314508087,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"fd90ac55","key":"uSeT8JtBLttY4ceJlSL3T0GNxC+xPg1j+yziSEif1rY=","madeAt":1795314508090,"goodUntil":null}]');
insert into "setting" values ('secret:seeded-profile:epub', '1');
insert into "setting" values ('secret:seeded-profile:html', '1');
insert into "setting" values ('secret:seeded-profile:jats', '1');
insert into "setting" values ('secret:seeded-profile:latex', '1');
insert into "setting" values ('secret:seeded-profile:markdown', '1');
insert into "setting" values ('secret:seeded-profile:opendocument', '1');
insert into "setting" values ('secret:seeded-profile:pdf', '1');
insert into "setting" values ('secret:seeded-profile:slides', '1');
insert into "setting" values ('secret:seeded-profile:typst', '1');
insert into "setting" values ('secret:seeded-profile:word', '1');
insert into "setting" values ('registration_open', '0');
insert into "user" values ('793b07e0-870d-4746-9639-bc7438d9101c', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$t+y9vG7viNCYaoz+ZC25SA$BqcPw4D7mewO9dBuUyY5mZLOQEX+Vlg6aW9lVqDrSsU', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314508470, 'administrator', 0, null);
insert into "user" values ('8d1c7991-5120-42b8-90d4-39c52ae12784', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$hMnVAMmK5qasRbR0c2NNvA$DivgauG0RyyKTOWgCc17C8f5fQ7H+gs7CiMDOvHwr28', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314509328, 'ada', 0, null);
insert into "user" values ('632e8efd-ae39-4064-84e9-bf73186606f5', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$wroKIpyyxxX5J7bqJLwNcA$SNCLobaSakpJmPQM+qM4MJ5c7/BPgCst3lbLLbf92sQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795314512414, 'ben', 0, null);
insert into "session" values ('79182b32-33de-49d7-b879-f73d68f31084', 'bb6c1cae1f10cdfc95a7eab608072e61141407ec08381023884ff892ee8cb68a', '793b07e0-870d-4746-9639-bc7438d9101c', 'Test client', 1795314509035, 1795314509035, 1803090509035, 1795314511968, 1795314509035);
insert into "session" values ('ea5e54df-f103-4654-8cf0-0f934806d881', '54ae48012b58221403fc4cfd86b5fbcb6fc5bd099a85ccc142bd0967dc90adaa', '8d1c7991-5120-42b8-90d4-39c52ae12784', 'Test client', 1795314512018, 1795314512018, 1803090512018, null, 1795314512018);
insert into "session" values ('1eb6f03e-4edc-4406-8326-2f41bf8933df', 'c22d31bef7d529c97b636b61567b642d17e43ede82a5383b090d2da3a1ffb6cd', '793b07e0-870d-4746-9639-bc7438d9101c', 'Test client', 1795314512348, 1795314512348, 1803090512348, 1795314512538, 1795314512348);
insert into "session" values ('bf27fab5-e7db-4d9f-982d-e12d916f50f1', '6f071061565f26cb819d0bc438125d7ab108d85afa2e7ae889f7aa067fb8917a', '632e8efd-ae39-4064-84e9-bf73186606f5', 'Test client', 1795314512547, 1795314512547, 1803090512547, null, 1795314512547);
insert into "session" values ('ed0b15d8-5152-4bb8-977f-c57b4e9e85be', '00ce0a7bd9e7e3f17449ff07455c630fd45bda3490ab9191ae21654f7e26c56e', '793b07e0-870d-4746-9639-bc7438d9101c', 'Test client', 1795314516156, 1795314516156, 1803090516156, null, 1795314516156);
insert into "token" values ('0a773ee6-98b5-4124-9ccd-59b0e45199cf', 'verify-email', 'c2f3e738efca71aa7b9cd223d9c8d2bd7ef2dffb3929664068c46193c65d81be', '8d1c7991-5120-42b8-90d4-39c52ae12784', 1795314509328, 1795487309328, null);
insert into "token" values ('09c10b8d-be6e-4a41-96d4-97418bdf0835', 'verify-email', '084db867dda5d309fe455be3dbe50f8ea22c88bf95a8574b20927fdd9fe68076', '632e8efd-ae39-4064-84e9-bf73186606f5', 1795314512414, 1795487312414, null);
insert into "token" values ('f03d8ef7-78d6-4f78-be51-e9fbe9f1456b', 'unsubscribe', '5662b936641e94b0a43ff25256e3429891d5fbd7a3fac020944d95fbb5e7cc07', '632e8efd-ae39-4064-84e9-bf73186606f5', 1795314515777, 1826850515777, null);
insert into "user_group" values ('7fab06b0-f7f3-42cf-aae8-0905a729b76c', 'Forest ✓ "quoted"', '8d1c7991-5120-42b8-90d4-39c52ae12784', 1795314515698, null, 'forest ✓ "quoted"');
insert into "membership" values ('7fab06b0-f7f3-42cf-aae8-0905a729b76c', '8d1c7991-5120-42b8-90d4-39c52ae12784', 1, 1795314515698);
insert into "membership" values ('7fab06b0-f7f3-42cf-aae8-0905a729b76c', '632e8efd-ae39-4064-84e9-bf73186606f5', 0, 1795314515777);
insert into "workspace" values ('95cbf5cf-efd8-4622-a47b-bec427c65854', 'user', '793b07e0-870d-4746-9639-bc7438d9101c', null, '14644b32-e5c3-4db3-b4a6-f0a31d837f85', 104857600, 0, 0, 1, 1795314508470);
insert into "workspace" values ('dff007e0-6ac8-406b-8613-ec88ef78f047', 'user', '8d1c7991-5120-42b8-90d4-39c52ae12784', null, '95f9bc17-6677-4341-be68-b760af828547', 104857600, 43, 2, 3, 1795314509328);
insert into "workspace" values ('ddadfc90-178e-49e8-80cd-892dab32d278', 'user', '632e8efd-ae39-4064-84e9-bf73186606f5', null, '5c0ce168-250f-4359-9ad7-705be335378d', 104857600, 0, 0, 1, 1795314512414);
insert into "workspace" values ('7fab06b0-f7f3-42cf-aae8-0905a729b76c', 'group', null, '7fab06b0-f7f3-42cf-aae8-0905a729b76c', 'c5733c32-5e2b-45d2-bb07-563d84fb180c', 524288000, 36, 2, 4, 1795314515698);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795314516010);
insert into "item" values ('14644b32-e5c3-4db3-b4a6-f0a31d837f85', '95cbf5cf-efd8-4622-a47b-bec427c65854', null, '', 'directory', null, 0, null, null, 1795314508470, 1795314508470, null, null, null, null, null);
insert into "item" values ('95f9bc17-6677-4341-be68-b760af828547', 'dff007e0-6ac8-406b-8613-ec88ef78f047', null, '', 'directory', null, 0, null, null, 1795314509328, 1795314516010, null, null, null, null, null);
insert into "item" values ('5c0ce168-250f-4359-9ad7-705be335378d', 'ddadfc90-178e-49e8-80cd-892dab32d278', null, '', 'directory', null, 0, null, null, 1795314512414, 1795314512414, null, null, null, null, null);
insert into "item" values ('c5733c32-5e2b-45d2-bb07-563d84fb180c', '7fab06b0-f7f3-42cf-aae8-0905a729b76c', null, '', 'directory', null, 0, null, null, 1795314515698, 1795314515955, null, null, null, null, null);
insert into "item" values ('4855d889-f2d8-420e-b6f5-33b2c967e39c', 'dff007e0-6ac8-406b-8613-ec88ef78f047', '95f9bc17-6677-4341-be68-b760af828547', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795314515883, 1795314515883, '8d1c7991-5120-42b8-90d4-39c52ae12784', '8d1c7991-5120-42b8-90d4-39c52ae12784', null, null, null);
insert into "item" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', '7fab06b0-f7f3-42cf-aae8-0905a729b76c', 'c5733c32-5e2b-45d2-bb07-563d84fb180c', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795314515919, 1795314516127, '8d1c7991-5120-42b8-90d4-39c52ae12784', '632e8efd-ae39-4064-84e9-bf73186606f5', null, null, null);
insert into "item" values ('8b452f87-df13-4b3b-92f8-e06154684478', '7fab06b0-f7f3-42cf-aae8-0905a729b76c', 'c5733c32-5e2b-45d2-bb07-563d84fb180c', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795314515938, 1795314515938, '8d1c7991-5120-42b8-90d4-39c52ae12784', '8d1c7991-5120-42b8-90d4-39c52ae12784', 1795314515955, '8b452f87-df13-4b3b-92f8-e06154684478', '8d1c7991-5120-42b8-90d4-39c52ae12784');
insert into "item" values ('8e3be19c-c9e9-431d-96ad-4813816901e3', 'dff007e0-6ac8-406b-8613-ec88ef78f047', '95f9bc17-6677-4341-be68-b760af828547', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795314516010, 1795314516010, '8d1c7991-5120-42b8-90d4-39c52ae12784', '8d1c7991-5120-42b8-90d4-39c52ae12784', null, null, null);
insert into "document" values ('4855d889-f2d8-420e-b6f5-33b2c967e39c', 0, '255bb9fe-0ba0-4dd4-916d-c68298ed5c57', 'lf', 0);
insert into "document" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', 2, 'a40b0af1-4ab6-46f2-8269-ed3285561a5d', 'lf', 0);
insert into "document" values ('8b452f87-df13-4b3b-92f8-e06154684478', 0, '917119e5-180e-415a-b8c8-e426ac82bcfd', 'lf', 0);
insert into "document_update" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', 0, 1, x'5b7b22636c69656e744944223a223362356164653537386634376464623365373035383635306566663431653839222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"632e8efd-ae39-4064-84e9-bf73186606f5","name":"Ben","from":0,"to":1}]', 1795314516091, 1795314516091);
insert into "document_update" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', 1, 2, x'5b7b22636c69656e744944223a223362356164653537386634376464623365373035383635306566663431653839222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"632e8efd-ae39-4064-84e9-bf73186606f5","name":"Ben","from":1,"to":2}]', 1795314516127, 1795314516127);
insert into "document_client" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', '3b5ade578f47ddb3e7058650eff41e89', '632e8efd-ae39-4064-84e9-bf73186606f5', 'bf27fab5-e7db-4d9f-982d-e12d916f50f1', 2, 2, 1795314516127);
insert into "document_snapshot" values ('4855d889-f2d8-420e-b6f5-33b2c967e39c', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795314515883);
insert into "document_snapshot" values ('d0b0cb89-cf89-4cf3-bc4c-3477a25244b9', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795314515919);
insert into "document_snapshot" values ('8b452f87-df13-4b3b-92f8-e06154684478', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795314515938);
insert into "job" values ('6dd8baf6-7ef5-4e39-92d0-c94c25172d88', 'send-mail', '{}', 'done', 'send-mail', 1795314508712, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 1, 1000000, null, 1795314508712, 1795314508794, null);
insert into "job" values ('0c88e82f-4856-4e23-8c61-596890f8ab42', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795336108878, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 0, 1000000, null, 1795314508712, null, null);
insert into "job" values ('0dc7357b-34af-4736-af58-989255fb6110', 'prune-rows', '{}', 'queued', 'prune-rows', 1795318108954, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 0, 1000000, null, 1795314508712, null, null);
insert into "job" values ('73dde8ef-f74d-4bd8-a40c-9b4a6c3a9507', 'empty-trash', '{}', 'queued', 'empty-trash', 1795318109040, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 0, 1000000, null, 1795314508712, null, null);
insert into "job" values ('ce0fc7e9-cc16-4b4a-baaf-125aa55be5bc', 'finish-trees', '{}', 'queued', 'finish-trees', 1795314539079, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 0, 1000000, null, 1795314508713, null, null);
insert into "job" values ('4f001fc9-fb38-49d7-846c-6b1bb9f1ec06', 'compact-history', '{}', 'queued', 'compact-history', 1795336109091, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 0, 1000000, null, 1795314508713, null, null);
insert into "job" values ('cce543b5-bb2a-43b1-a12f-96e123056d53', 'send-mail', '{}', 'done', 'send-mail', 1795314509328, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 1, 1000000, null, 1795314509328, 1795314512016, null);
insert into "job" values ('fc3f0b25-61d7-4043-9dcf-f4be36221d6f', 'send-mail', '{}', 'done', 'send-mail', 1795314512414, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 1, 1000000, null, 1795314512414, 1795314512540, null);
insert into "job" values ('d69cf86e-864c-45d3-aa60-6dd38226161a', 'send-mail', '{}', 'done', 'send-mail', 1795314515777, null, 1, 'b4a55790-d6b7-44f4-99b2-2590f5e7cbf5:2bcbad36-9527-4a12-b18e-fdb52d7fddc0', 1, 1000000, '8d1c7991-5120-42b8-90d4-39c52ae12784', 1795314515777, 1795314515941, null);
insert into "defaults_file" values ('0bd380bc-1c2d-4540-b132-a28695818154', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795314508505, 1795314508505);
insert into "defaults_file" values ('45f0c373-9dfa-4b22-9837-338b35393a5a', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795314508505, 1795314508505);
insert into "defaults_file" values ('b8644e3f-7484-4ec8-9f5e-c84464e5dce4', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795314508505, 1795314508505);
insert into "defaults_file" values ('56040041-c09a-401b-871d-ad23287898a4', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795314508505, 1795314508505);
insert into "defaults_file" values ('ab8d5b92-179c-4629-a3cb-f4092c8380ae', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795314508505, 1795314508505);
insert into "defaults_file" values ('c4cade2d-d809-4088-b358-6051fd880ccd', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795314508505, 1795314508505);
insert into "defaults_file" values ('01913b41-70e7-4372-a206-6d80c07cdcd3', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795314508505, 1795314508505);
insert into "defaults_file" values ('0aaa412b-959b-49c3-9f81-d2dd87e964dd', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795314508505, 1795314508505);
insert into "defaults_file" values ('b8258157-dc27-44ca-a18c-9bd6225efb4a', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795314508505, 1795314508505);
insert into "defaults_file" values ('1c7acf1a-39be-4140-8267-ad3632fd8181', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795314508505, 1795314508505);
insert into "mail" values ('92e319f7-9397-4256-8717-c2935cc853b3', 'verify-email', '8d1c7991-5120-42b8-90d4-39c52ae12784', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795314509328, 1795487309328, 1795314509328, 1795314512012, null, null, 1);
insert into "mail" values ('cd78c9d7-2421-403e-9d49-0592060850cc', 'verify-email', '632e8efd-ae39-4064-84e9-bf73186606f5', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795314512414, 1795487312414, 1795314512414, 1795314512536, null, null, 1);
insert into "mail" values ('da373e7c-97be-49f9-89b5-45bb6c082da8', 'group-added', '632e8efd-ae39-4064-84e9-bf73186606f5', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795314515777, null, 1795314515777, 1795314515927, null, 'http://localhost:22320/unsubscribe?token=group-added~SIHqE1vPoFnjW1JtufpTRdNXI7e0Ab9p1P4Td2PxuNU', 2);
insert into "notification" values ('2668a577-7ed3-44e3-8ca3-59c9d868b1c4', '632e8efd-ae39-4064-84e9-bf73186606f5', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/7fab06b0-f7f3-42cf-aae8-0905a729b76c/', 0, 1795314515777);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795314508470);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"793b07e0-870d-4746-9639-bc7438d9101c","email":"admin@example.org"}', 1795314508470);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"793b07e0-870d-4746-9639-bc7438d9101c","email":"admin@example.org","sessionId":"79182b32-33de-49d7-b879-f73d68f31084","clientId":"Test client","address":"127.0.0.1"}', 1795314509035);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795314509310);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"8d1c7991-5120-42b8-90d4-39c52ae12784","email":"ada@example.org"}', 1795314509328);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795314511740);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"user.updated","userId":"8d1c7991-5120-42b8-90d4-39c52ae12784","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795314511855);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8d1c7991-5120-42b8-90d4-39c52ae12784","email":"ada@example.org","sessionId":"ea5e54df-f103-4654-8cf0-0f934806d881","clientId":"Test client","address":"127.0.0.1"}', 1795314512018);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"793b07e0-870d-4746-9639-bc7438d9101c","email":"admin@example.org","sessionId":"1eb6f03e-4edc-4406-8326-2f41bf8933df","clientId":"Test client","address":"127.0.0.1"}', 1795314512348);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795314512409);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"632e8efd-ae39-4064-84e9-bf73186606f5","email":"ben@example.org"}', 1795314512414);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795314512512);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '793b07e0-870d-4746-9639-bc7438d9101c', 'Administrator', '{"type":"user.updated","userId":"632e8efd-ae39-4064-84e9-bf73186606f5","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795314512526);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"632e8efd-ae39-4064-84e9-bf73186606f5","email":"ben@example.org","sessionId":"bf27fab5-e7db-4d9f-982d-e12d916f50f1","clientId":"Test client","address":"127.0.0.1"}', 1795314512547);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '8d1c7991-5120-42b8-90d4-39c52ae12784', 'Ada', '{"type":"group.created","groupId":"7fab06b0-f7f3-42cf-aae8-0905a729b76c","name":"Forest ✓ \"quoted\""}', 1795314515698);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '8d1c7991-5120-42b8-90d4-39c52ae12784', 'Ada', '{"type":"group.member-added","groupId":"7fab06b0-f7f3-42cf-aae8-0905a729b76c","name":"Forest ✓ \"quoted\"","userId":"632e8efd-ae39-4064-84e9-bf73186606f5","userName":"Ben"}', 1795314515777);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"793b07e0-870d-4746-9639-bc7438d9101c","email":"admin@example.org","sessionId":"ed0b15d8-5152-4bb8-977f-c57b4e9e85be","clientId":"Test client","address":"127.0.0.1"}', 1795314516156);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795315409036);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795315409036);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797906516156);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795318109329);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795318109329);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795318109328);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795315412018);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797906512018);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795318112415);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795318112414);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795315412547);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797906512547);
insert into "rate_limit" values ('/api/groups/add-member account:8d1c7991-5120-42b8-90d4-39c52ae12784', 1, 1795318115790);
insert into "rate_limit" values ('groups/add-member misses account:8d1c7991-5120-42b8-90d4-39c52ae12784', 0, 1795318115790);
insert into "rate_limit" values ('notice 8d1c7991-5120-42b8-90d4-39c52ae12784 632e8efd-ae39-4064-84e9-bf73186606f5', 1, 1795400915777);
insert into "rate_limit" values ('mail group-added 8d1c7991-5120-42b8-90d4-39c52ae12784 632e8efd-ae39-4064-84e9-bf73186606f5', 1, 1795400915777);
insert into "rate_limit" values ('mail group-added 8d1c7991-5120-42b8-90d4-39c52ae12784', 1, 1795400915777);
