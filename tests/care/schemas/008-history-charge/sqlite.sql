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
CREATE TABLE "document" ("id" text primary key references "item" ("id") on delete cascade, "version" integer not null, "epoch" text not null, "eol" text not null, "bom" integer not null, "export_folder" text, "log_bytes" integer default 0 not null, "charged" integer default 0 not null) strict;
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
CREATE TABLE "export_job" ("id" text primary key references "job" ("id") on delete cascade, "number" integer not null unique, "user_id" text not null references "user" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "profile_id" text not null, "profile_name" text not null, "profile_content" text not null, "inputs" text not null, "output_name" text not null, "output_item_id" text, "stage" text, "log" text, "output_folder" text default '' not null) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-22T03:25:09.056Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T03:25:09.075Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T03:25:09.113Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T03:25:09.141Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T03:25:09.184Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T03:25:09.202Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T03:25:09.226Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T03:25:09.261Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"9d40f437","key":"/KqUSUvWS+TgaRZcf7vYl2a9ttwzcn541ZG4XsljLfk=","madeAt":1795317910455,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"947b1d72","key":"oYY+ojqA9vrbrCf8hDAee1LTO1p/2y64puphMSU0qg0=","madeAt":1795317910475,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"92a0af35","key":"xaP4YM9FenPxqBft0J+kGSZBlUHTsORREwFUUeMCOmE=","madeAt":1795317910499,"goodUntil":null}]');
insert into "setting" values ('user_group_management_limit', '20');
insert into "setting" values ('secret:seeded-profile:epub', '1');
insert into "setting" values ('secret:seeded-profile:html', '1');
insert into "setting" values ('secret:seeded-profile:jats', '1');
insert into "setting" values ('secret:seeded-profile:latex-package', '1');
insert into "setting" values ('secret:seeded-profile:latex', '1');
insert into "setting" values ('secret:seeded-profile:markdown', '1');
insert into "setting" values ('secret:seeded-profile:opendocument', '1');
insert into "setting" values ('secret:seeded-profile:pdf', '1');
insert into "setting" values ('secret:seeded-profile:slides', '1');
insert into "setting" values ('secret:seeded-profile:typst', '1');
insert into "setting" values ('secret:seeded-profile:word', '1');
insert into "setting" values ('registration_open', '0');
insert into "user" values ('8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$WNVZmFMi+F9BdwXBq2MBkA$0tHB5D3YF0fJ/8ZxCzh1EjE5JpKOuIj30ehG47VtXvc', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317910811, 'administrator', 0, null);
insert into "user" values ('2072366e-2eec-4247-9557-13e60e12af69', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$h+G1hGuPxDh4+hiIsgUoIA$xUve1p1yaYCv58l3HQbE3E3RV84H2zpMFb8vTIQcdK0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317911878, 'ada', 0, null);
insert into "user" values ('8b29c4ee-33b3-4c7a-968d-673be798a77c', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$Fc4pAl2+GuNM2LqJO0c3PA$wTnpM/AwAOEhBlPcUEt7PYkRUQkU1ulRW2XmtsvyLd0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795317915655, 'ben', 0, null);
insert into "session" values ('56278d4b-536e-4d4a-b5da-04498cb2ecfc', '44bfea7feb2523b7429147b29370660d97ef329507602e742820173fb7293a85', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Test client', 1795317911463, 1795317911463, 1803093911463, 1795317915056, 1795317911463);
insert into "session" values ('a8201dc7-6c1b-47a9-ba43-8864c7a7235a', '891f00f96259d20b65930012f8d9e3ecd30fe14f88954bca7a45d7d038a0a26f', '2072366e-2eec-4247-9557-13e60e12af69', 'Test client', 1795317915099, 1795317915099, 1803093915099, null, 1795317915099);
insert into "session" values ('d29b56da-5b90-48b5-9a89-ca381b6bd573', 'c2344fb5d7f0a5a4a2138d3ae2cdaf39b96529c7ae784a9cacd80eb070697ccd', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Test client', 1795317915403, 1795317915403, 1803093915403, 1795317916247, 1795317915403);
insert into "session" values ('a252af24-7817-428f-a7d1-30cdd65c2499', 'e2d4e82c33eb256df120139fdc1cfb93a8a44e8745244861ef467d39bee277ee', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 'Test client', 1795317916295, 1795317916295, 1803093916295, null, 1795317916295);
insert into "session" values ('9e5e8b3e-d292-43c4-a7d7-d7f5000c3406', 'dd4575a4ebca7f45952cd5c4209f0c7021a37351a4d07d96f544c1aa53f67105', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Test client', 1795317921237, 1795317921237, 1803093921237, null, 1795317921237);
insert into "token" values ('0063afcd-d1c6-4cea-9404-e65c503dfd1a', 'verify-email', 'ba33408c38d400515c7dc6ecbae1374d94ceb28c681bf845ffe6f58b6934b5b7', '2072366e-2eec-4247-9557-13e60e12af69', 1795317911878, 1795490711878, null);
insert into "token" values ('e7b5af03-f9c5-498b-a5e8-ebb7c7f3ba98', 'verify-email', 'cfb9c2e8bcba9d0e351ce59eac2240a917885850a05ab7f29947d0ec0fd5e391', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 1795317915655, 1795490715655, null);
insert into "token" values ('e95560d7-4d4e-4581-a4c6-58a51f128937', 'unsubscribe', '50d7d3b6d6762ad5db4ba6581bc08a25a59178c4ad04fefd60beff32de1c38d6', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 1795317920652, 1826853920652, null);
insert into "user_group" values ('46defcf4-75d0-4cd7-b82b-f16fbe4dd501', 'Forest ✓ "quoted"', '2072366e-2eec-4247-9557-13e60e12af69', 1795317920568, null, 'forest ✓ "quoted"');
insert into "membership" values ('46defcf4-75d0-4cd7-b82b-f16fbe4dd501', '2072366e-2eec-4247-9557-13e60e12af69', 1, 1795317920568);
insert into "membership" values ('46defcf4-75d0-4cd7-b82b-f16fbe4dd501', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 0, 1795317920652);
insert into "workspace" values ('de9c25a6-c60d-4704-b350-1f9717f1ab05', 'user', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', null, '2d5cc340-b8ff-4a32-96b0-4efb03514dd6', 104857600, 0, 0, 1, 1795317910811);
insert into "workspace" values ('73f619df-e591-4e18-8c54-f7d4c796b013', 'user', '2072366e-2eec-4247-9557-13e60e12af69', null, 'c4523282-1558-491d-baf5-f59297ae3bc4', 104857600, 43, 2, 3, 1795317911878);
insert into "workspace" values ('876ace0c-d5c8-4eb8-963b-27702963e766', 'user', '8b29c4ee-33b3-4c7a-968d-673be798a77c', null, 'cfe1d3c5-c86f-4deb-a15b-f634070919d6', 104857600, 0, 0, 1, 1795317915655);
insert into "workspace" values ('46defcf4-75d0-4cd7-b82b-f16fbe4dd501', 'group', null, '46defcf4-75d0-4cd7-b82b-f16fbe4dd501', '10483362-8b9c-4c58-b597-45cb39c45097', 524288000, 36, 2, 4, 1795317920568);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795317921012);
insert into "item" values ('2d5cc340-b8ff-4a32-96b0-4efb03514dd6', 'de9c25a6-c60d-4704-b350-1f9717f1ab05', null, '', 'directory', null, 0, null, null, 1795317910811, 1795317910811, null, null, null, null, null);
insert into "item" values ('c4523282-1558-491d-baf5-f59297ae3bc4', '73f619df-e591-4e18-8c54-f7d4c796b013', null, '', 'directory', null, 0, null, null, 1795317911878, 1795317921012, null, null, null, null, null);
insert into "item" values ('cfe1d3c5-c86f-4deb-a15b-f634070919d6', '876ace0c-d5c8-4eb8-963b-27702963e766', null, '', 'directory', null, 0, null, null, 1795317915655, 1795317915655, null, null, null, null, null);
insert into "item" values ('10483362-8b9c-4c58-b597-45cb39c45097', '46defcf4-75d0-4cd7-b82b-f16fbe4dd501', null, '', 'directory', null, 0, null, null, 1795317920568, 1795317920925, null, null, null, null, null);
insert into "item" values ('151b9fe5-f850-48ac-b30c-eef0b2d38d46', '73f619df-e591-4e18-8c54-f7d4c796b013', 'c4523282-1558-491d-baf5-f59297ae3bc4', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795317920836, 1795317920836, '2072366e-2eec-4247-9557-13e60e12af69', '2072366e-2eec-4247-9557-13e60e12af69', null, null, null);
insert into "item" values ('a58a028b-c860-406e-86ce-e0a498081f54', '46defcf4-75d0-4cd7-b82b-f16fbe4dd501', '10483362-8b9c-4c58-b597-45cb39c45097', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795317920893, 1795317921215, '2072366e-2eec-4247-9557-13e60e12af69', '8b29c4ee-33b3-4c7a-968d-673be798a77c', null, null, null);
insert into "item" values ('469ee757-1f16-4faa-bebc-93ff2873905a', '46defcf4-75d0-4cd7-b82b-f16fbe4dd501', '10483362-8b9c-4c58-b597-45cb39c45097', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795317920907, 1795317920907, '2072366e-2eec-4247-9557-13e60e12af69', '2072366e-2eec-4247-9557-13e60e12af69', 1795317920925, '469ee757-1f16-4faa-bebc-93ff2873905a', '2072366e-2eec-4247-9557-13e60e12af69');
insert into "item" values ('1ad1300d-e627-4fca-9a05-1a736f29c96e', '73f619df-e591-4e18-8c54-f7d4c796b013', 'c4523282-1558-491d-baf5-f59297ae3bc4', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795317921012, 1795317921012, '2072366e-2eec-4247-9557-13e60e12af69', '2072366e-2eec-4247-9557-13e60e12af69', null, null, null);
insert into "document" values ('151b9fe5-f850-48ac-b30c-eef0b2d38d46', 0, 'bc08c853-a89b-4ddf-b87a-df61dac90c57', 'lf', 0, null, 0, 0);
insert into "document" values ('a58a028b-c860-406e-86ce-e0a498081f54', 2, 'f3849265-3c62-423a-9e61-9f65f9fba5ed', 'lf', 0, null, 171, 0);
insert into "document" values ('469ee757-1f16-4faa-bebc-93ff2873905a', 0, '3cc02441-cf0a-42a1-881f-12a14bcce86f', 'lf', 0, null, 0, 0);
insert into "document_update" values ('a58a028b-c860-406e-86ce-e0a498081f54', 0, 1, x'5b7b22636c69656e744944223a226137343462656161616434313835666136306639663831393734653662613336222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"8b29c4ee-33b3-4c7a-968d-673be798a77c","name":"Ben","from":0,"to":1}]', 1795317921117, 1795317921117);
insert into "document_update" values ('a58a028b-c860-406e-86ce-e0a498081f54', 1, 2, x'5b7b22636c69656e744944223a226137343462656161616434313835666136306639663831393734653662613336222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"8b29c4ee-33b3-4c7a-968d-673be798a77c","name":"Ben","from":1,"to":2}]', 1795317921215, 1795317921215);
insert into "document_client" values ('a58a028b-c860-406e-86ce-e0a498081f54', 'a744beaaad4185fa60f9f81974e6ba36', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 'a252af24-7817-428f-a7d1-30cdd65c2499', 2, 2, 1795317921215);
insert into "document_snapshot" values ('151b9fe5-f850-48ac-b30c-eef0b2d38d46', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795317920836);
insert into "document_snapshot" values ('a58a028b-c860-406e-86ce-e0a498081f54', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795317920893);
insert into "document_snapshot" values ('469ee757-1f16-4faa-bebc-93ff2873905a', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795317920907);
insert into "job" values ('54849b03-a2cc-4e3a-9e62-45bbed20e074', 'send-mail', '{}', 'done', 'send-mail', 1795317911245, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 1, 1000000, null, 1795317911245, 1795317911361, null);
insert into "job" values ('b10a42bd-9d28-49d8-bd67-c2700840437d', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795339511378, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 0, 1000000, null, 1795317911251, null, null);
insert into "job" values ('b3218ec9-3c24-4a6a-bfb3-b859bce8470c', 'prune-rows', '{}', 'queued', 'prune-rows', 1795321511387, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 0, 1000000, null, 1795317911251, null, null);
insert into "job" values ('20b6ab8e-196a-4688-bf58-50877e92ce56', 'empty-trash', '{}', 'queued', 'empty-trash', 1795321511390, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 0, 1000000, null, 1795317911251, null, null);
insert into "job" values ('3abf8abe-74aa-4a3a-8f36-8ae9446d9c8a', 'finish-trees', '{}', 'queued', 'finish-trees', 1795317941399, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 0, 1000000, null, 1795317911251, null, null);
insert into "job" values ('066ca813-cedd-4011-92e1-cde675651f8a', 'compact-history', '{}', 'queued', 'compact-history', 1795339511404, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 0, 1000000, null, 1795317911251, null, null);
insert into "job" values ('62e003f6-5f24-4289-8937-0b0d2d8c1dcf', 'send-mail', '{}', 'done', 'send-mail', 1795317911878, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 1, 1000000, null, 1795317911878, 1795317915090, null);
insert into "job" values ('4a6940df-727e-4e32-8048-f1f50b4ffa5c', 'send-mail', '{}', 'done', 'send-mail', 1795317915655, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 1, 1000000, null, 1795317915655, 1795317916250, null);
insert into "job" values ('ab922caf-d367-48d8-986e-7d3932bddcc4', 'send-mail', '{}', 'done', 'send-mail', 1795317920652, null, 1, '8591a2c6-48af-4185-8892-eab4ad87536e:1d60da4b-274e-45bb-ae88-782aa41fa82c', 1, 1000000, '2072366e-2eec-4247-9557-13e60e12af69', 1795317920652, 1795317920882, null);
insert into "defaults_file" values ('cdcdf11a-ecf5-4ac5-9e62-43290c8d33e9', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795317910855, 1795317910855);
insert into "defaults_file" values ('7b8cc1c5-000e-48df-927f-c905d5ab1ae4', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795317910855, 1795317910855);
insert into "defaults_file" values ('ae06d1af-ea64-411f-a93f-c11e5cdf5ee2', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795317910855, 1795317910855);
insert into "defaults_file" values ('feb77924-8ea2-4c2f-aa58-0a4253a4d2e1', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795317910855, 1795317910855);
insert into "defaults_file" values ('c3443298-ba92-4e94-813d-c2105a1f7d35', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795317910855, 1795317910855);
insert into "defaults_file" values ('6498bda2-d258-4d18-93f7-b42d73556eb2', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795317910855, 1795317910855);
insert into "defaults_file" values ('cfb7bc2c-17e4-42d4-b9d1-5039f2921a2f', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795317910855, 1795317910855);
insert into "defaults_file" values ('cb0a08ce-18af-446b-9a61-896b129d1ad8', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795317910855, 1795317910855);
insert into "defaults_file" values ('471911dc-781a-40f0-bf1d-73e64c3c5739', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795317910855, 1795317910855);
insert into "defaults_file" values ('956de406-44fc-4279-bc7e-822f92de9d0b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795317910855, 1795317910855);
insert into "defaults_file" values ('588ab8a3-a7a9-4ebe-ac42-f3b32c2c49b9', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795317910855, 1795317910855);
insert into "mail" values ('855db524-fe3d-4781-b51d-323e7cf9c274', 'verify-email', '2072366e-2eec-4247-9557-13e60e12af69', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795317911878, 1795490711878, 1795317911878, 1795317915062, null, null, 1);
insert into "mail" values ('07d1ca92-479a-486c-a4e6-f2154abdbb4f', 'verify-email', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795317915655, 1795490715655, 1795317915655, 1795317916241, null, null, 1);
insert into "mail" values ('c9d0099b-7d55-4f93-aa64-0e9a0c470d1f', 'group-added', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795317920652, null, 1795317920652, 1795317920880, null, 'http://localhost:12683/unsubscribe?token=group-added~JYt6z2UZj0Knhg8HgV7Uj-7_mAIB9QP84wIDh6Ww7EQ', 2);
insert into "notification" values ('662c0f31-9392-44b5-9cd1-ad0751bb66f5', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795317911878);
insert into "notification" values ('24f1670f-fbd1-46b2-97bc-eca46132853f', '8b29c4ee-33b3-4c7a-968d-673be798a77c', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/46defcf4-75d0-4cd7-b82b-f16fbe4dd501/', 0, 1795317920652);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795317910811);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"8bd383d8-68f4-404b-80d5-afb9c988dfdf","email":"admin@example.org"}', 1795317910811);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8bd383d8-68f4-404b-80d5-afb9c988dfdf","email":"admin@example.org","sessionId":"56278d4b-536e-4d4a-b5da-04498cb2ecfc","clientId":"Test client","address":"127.0.0.1"}', 1795317911463);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795317911816);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"2072366e-2eec-4247-9557-13e60e12af69","email":"ada@example.org"}', 1795317911878);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795317914923);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"user.updated","userId":"2072366e-2eec-4247-9557-13e60e12af69","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795317914995);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2072366e-2eec-4247-9557-13e60e12af69","email":"ada@example.org","sessionId":"a8201dc7-6c1b-47a9-ba43-8864c7a7235a","clientId":"Test client","address":"127.0.0.1"}', 1795317915099);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8bd383d8-68f4-404b-80d5-afb9c988dfdf","email":"admin@example.org","sessionId":"d29b56da-5b90-48b5-9a89-ca381b6bd573","clientId":"Test client","address":"127.0.0.1"}', 1795317915403);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795317915560);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"8b29c4ee-33b3-4c7a-968d-673be798a77c","email":"ben@example.org"}', 1795317915655);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795317916069);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '8bd383d8-68f4-404b-80d5-afb9c988dfdf', 'Administrator', '{"type":"user.updated","userId":"8b29c4ee-33b3-4c7a-968d-673be798a77c","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795317916180);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8b29c4ee-33b3-4c7a-968d-673be798a77c","email":"ben@example.org","sessionId":"a252af24-7817-428f-a7d1-30cdd65c2499","clientId":"Test client","address":"127.0.0.1"}', 1795317916295);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '2072366e-2eec-4247-9557-13e60e12af69', 'Ada', '{"type":"group.created","groupId":"46defcf4-75d0-4cd7-b82b-f16fbe4dd501","name":"Forest ✓ \"quoted\""}', 1795317920568);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '2072366e-2eec-4247-9557-13e60e12af69', 'Ada', '{"type":"group.member-added","groupId":"46defcf4-75d0-4cd7-b82b-f16fbe4dd501","name":"Forest ✓ \"quoted\"","userId":"8b29c4ee-33b3-4c7a-968d-673be798a77c","userName":"Ben"}', 1795317920652);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8bd383d8-68f4-404b-80d5-afb9c988dfdf","email":"admin@example.org","sessionId":"9e5e8b3e-d292-43c4-a7d7-d7f5000c3406","clientId":"Test client","address":"127.0.0.1"}', 1795317921237);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795318811465);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795318811465);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797909921237);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795321511884);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795321511884);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795321511878);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795318815100);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797909915099);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795321515655);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795321515655);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795318816295);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797909916295);
insert into "rate_limit" values ('/api/groups/add-member account:2072366e-2eec-4247-9557-13e60e12af69', 1, 1795321520653);
insert into "rate_limit" values ('groups/add-member misses account:2072366e-2eec-4247-9557-13e60e12af69', 0, 1795321520653);
insert into "rate_limit" values ('notice 2072366e-2eec-4247-9557-13e60e12af69 8b29c4ee-33b3-4c7a-968d-673be798a77c', 1, 1795404320652);
insert into "rate_limit" values ('mail group-added 2072366e-2eec-4247-9557-13e60e12af69 8b29c4ee-33b3-4c7a-968d-673be798a77c', 1, 1795404320652);
insert into "rate_limit" values ('mail group-added 2072366e-2eec-4247-9557-13e60e12af69', 1, 1795404320652);
insert into "rate_limit" values ('/api/request-ws-ticket account:8b29c4ee-33b3-4c7a-968d-673be798a77c', 1, 1795317981058);
