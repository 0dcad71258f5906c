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
CREATE TABLE "document_update" ("document_id" text not null references "document" ("id") on delete cascade, "from_version" integer not null, "to_version" integer not null, "changes" blob not null, "authors" text not null, "started_at" integer not null, "ended_at" integer not null, "form" text default 'pushed' not null, constraint "document_update_pk" primary key ("document_id", "from_version")) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-22T05:47:22.144Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T05:47:22.150Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T05:47:22.155Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T05:47:22.158Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T05:47:22.172Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T05:47:22.177Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T05:47:22.190Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T05:47:22.198Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T05:47:22.205Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"7a608007","key":"ofmBQX0tt3NOJcr5jnzvyLj4e09MPz4gkWgO7ngaDvw=","madeAt":1795326442716,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"36983e12","key":"z5gAXlKn/RQtzZqSmP2l9zLVF/lVw3by3AFIx3bPONQ=","madeAt":1795326442739,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"74a6a672","key":"S8sfpPjPvN7yZPcPU88Dgb3A9PbKGrR6M6pIUA3PKpM=","madeAt":1795326442740,"goodUntil":null}]');
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
insert into "user" values ('9a841249-7f4e-40d6-9359-bef530920241', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$s3DjRSmg4CWCDe0/RMxZyA$z9PsaJ1c3lweWyXl4OMK6VD2hjG9fL0DWmkkGh/jILk', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326442801, 'administrator', 0, null);
insert into "user" values ('21985e1a-da8b-49c4-aa6f-2629ada54887', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$wCPdlUnjM9rp3eq6GRsd8A$Q7pP3djfVQBHGAcI3tIqUtrV6YlGwlru8MqLXlcKL50', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326443150, 'ada', 0, null);
insert into "user" values ('de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$j4xU85jiC8RJDDG1UO668Q$tLc1ei/fBIOW0/2kGkAN17Ft29u+BkdatjUdbbqipDU', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795326443762, 'ben', 0, null);
insert into "session" values ('5e55c8cd-ce5c-4368-b3bf-5fba36e9a976', 'fefd6d86940e16c98416de0d392dfed7fd9c419daece3579cd54c06b705a1f0b', '9a841249-7f4e-40d6-9359-bef530920241', 'Test client', 1795326443057, 1795326443057, 1803102443057, 1795326443651, 1795326443057);
insert into "session" values ('d6e4c5a3-aa5c-4b26-b861-28052a2e3d89', '27a05eb9f78a34cdd1de7d06733336895bf48595270cb750e5a6e241cdb16536', '21985e1a-da8b-49c4-aa6f-2629ada54887', 'Test client', 1795326443660, 1795326443660, 1803102443660, null, 1795326443660);
insert into "session" values ('a1a2676c-6785-45e9-9390-3b1afe864772', '0d81a99aeb39d506b4b1686a62b6bfa71edd37f8dac2b4e578b6b77ef2238933', '9a841249-7f4e-40d6-9359-bef530920241', 'Test client', 1795326443708, 1795326443708, 1803102443708, 1795326443821, 1795326443708);
insert into "session" values ('2be4a7cc-7489-431a-95cf-47e1a7c1239d', '3a72b60a240c856d290e608a9ac0527e6cc506b4aed79975d63675f9cb628d62', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 'Test client', 1795326443825, 1795326443825, 1803102443825, null, 1795326443825);
insert into "session" values ('30e78507-95ad-446a-a435-1a09df54adc5', '2f2b94eb4c6d95e38cb6a8f46b4415f88e881639683a950ed3a1e98de065c9fe', '9a841249-7f4e-40d6-9359-bef530920241', 'Test client', 1795326444514, 1795326444514, 1803102444514, null, 1795326444514);
insert into "token" values ('2c34a39a-73a2-443a-9a94-985aafcb8538', 'verify-email', 'a9c430edc9ac740c8b8a5d20051bf3913ef97fdcb731775a97c7444b48b11dbb', '21985e1a-da8b-49c4-aa6f-2629ada54887', 1795326443150, 1795499243150, null);
insert into "token" values ('ee7d8b91-4fd9-4e60-9f58-c1a5e1bcb75d', 'verify-email', '314ada9fd288f8714280cdada9bfaa0a9c74d17398a018224d51f0bedff4820a', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 1795326443762, 1795499243762, null);
insert into "token" values ('e9660f76-80f0-409b-b5e0-d01318179ff1', 'unsubscribe', 'a8f5b3fd717783b4569fef21e678dd1aeff02c29e73196ad213510b924c95075', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 1795326444378, 1826862444378, null);
insert into "user_group" values ('c5b10da7-afd3-44e0-b851-29324c12539e', 'Forest ✓ "quoted"', '21985e1a-da8b-49c4-aa6f-2629ada54887', 1795326444351, null, 'forest ✓ "quoted"');
insert into "membership" values ('c5b10da7-afd3-44e0-b851-29324c12539e', '21985e1a-da8b-49c4-aa6f-2629ada54887', 1, 1795326444351);
insert into "membership" values ('c5b10da7-afd3-44e0-b851-29324c12539e', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 0, 1795326444378);
insert into "workspace" values ('c83ad9b6-ab84-45ab-8e94-c498fa46d0be', 'user', '9a841249-7f4e-40d6-9359-bef530920241', null, 'e2d6d1fc-8001-4649-a324-dd4417a2670a', 104857600, 0, 0, 1, 1795326442801);
insert into "workspace" values ('7e7975ba-ae55-4213-86dc-571cdf174d47', 'user', '21985e1a-da8b-49c4-aa6f-2629ada54887', null, '4ddcd849-500a-460d-8e20-8af0de087157', 104857600, 43, 2, 3, 1795326443150);
insert into "workspace" values ('46a95397-f152-4888-b979-983954af81e5', 'user', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', null, '884a23a8-343f-42a7-8d24-64d5a73a1842', 104857600, 0, 0, 1, 1795326443762);
insert into "workspace" values ('c5b10da7-afd3-44e0-b851-29324c12539e', 'group', null, 'c5b10da7-afd3-44e0-b851-29324c12539e', '45a90e8e-64a3-4254-8187-238ed697a811', 524288000, 36, 2, 4, 1795326444351);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795326444451);
insert into "item" values ('e2d6d1fc-8001-4649-a324-dd4417a2670a', 'c83ad9b6-ab84-45ab-8e94-c498fa46d0be', null, '', 'directory', null, 0, null, null, 1795326442801, 1795326442801, null, null, null, null, null);
insert into "item" values ('4ddcd849-500a-460d-8e20-8af0de087157', '7e7975ba-ae55-4213-86dc-571cdf174d47', null, '', 'directory', null, 0, null, null, 1795326443150, 1795326444451, null, null, null, null, null);
insert into "item" values ('884a23a8-343f-42a7-8d24-64d5a73a1842', '46a95397-f152-4888-b979-983954af81e5', null, '', 'directory', null, 0, null, null, 1795326443762, 1795326443762, null, null, null, null, null);
insert into "item" values ('45a90e8e-64a3-4254-8187-238ed697a811', 'c5b10da7-afd3-44e0-b851-29324c12539e', null, '', 'directory', null, 0, null, null, 1795326444351, 1795326444428, null, null, null, null, null);
insert into "item" values ('5d4fc0ed-dbf4-4c33-97a7-df0d18393a0b', '7e7975ba-ae55-4213-86dc-571cdf174d47', '4ddcd849-500a-460d-8e20-8af0de087157', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795326444394, 1795326444394, '21985e1a-da8b-49c4-aa6f-2629ada54887', '21985e1a-da8b-49c4-aa6f-2629ada54887', null, null, null);
insert into "item" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 'c5b10da7-afd3-44e0-b851-29324c12539e', '45a90e8e-64a3-4254-8187-238ed697a811', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795326444415, 1795326444508, '21985e1a-da8b-49c4-aa6f-2629ada54887', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', null, null, null);
insert into "item" values ('96a4c239-2c3f-46d3-a640-5502e6035f82', 'c5b10da7-afd3-44e0-b851-29324c12539e', '45a90e8e-64a3-4254-8187-238ed697a811', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795326444422, 1795326444422, '21985e1a-da8b-49c4-aa6f-2629ada54887', '21985e1a-da8b-49c4-aa6f-2629ada54887', 1795326444428, '96a4c239-2c3f-46d3-a640-5502e6035f82', '21985e1a-da8b-49c4-aa6f-2629ada54887');
insert into "item" values ('4acd24cf-adf8-466e-a1a8-69b367f432c6', '7e7975ba-ae55-4213-86dc-571cdf174d47', '4ddcd849-500a-460d-8e20-8af0de087157', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795326444451, 1795326444451, '21985e1a-da8b-49c4-aa6f-2629ada54887', '21985e1a-da8b-49c4-aa6f-2629ada54887', null, null, null);
insert into "document" values ('5d4fc0ed-dbf4-4c33-97a7-df0d18393a0b', 0, 'fd14923f-d757-4095-9472-25dec4c9a0da', 'lf', 0, null, 0, 0);
insert into "document" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 2, '27119b78-47ea-4ced-9a0b-0ec1817e4ec1', 'lf', 0, null, 171, 0);
insert into "document" values ('96a4c239-2c3f-46d3-a640-5502e6035f82', 0, 'c1af3105-f66f-4a21-8160-8da2a4660e1d', 'lf', 0, null, 0, 0);
insert into "document_update" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 0, 1, x'5b7b22636c69656e744944223a226639616462346632646534316165653161653034643036633064313964323631222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","name":"Ben","from":0,"to":1}]', 1795326444500, 1795326444500, 'pushed');
insert into "document_update" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 1, 2, x'5b7b22636c69656e744944223a226639616462346632646534316165653161653034643036633064313964323631222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","name":"Ben","from":1,"to":2}]', 1795326444508, 1795326444508, 'pushed');
insert into "document_client" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 'f9adb4f2de41aee1ae04d06c0d19d261', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', '2be4a7cc-7489-431a-95cf-47e1a7c1239d', 2, 2, 1795326444508);
insert into "document_snapshot" values ('5d4fc0ed-dbf4-4c33-97a7-df0d18393a0b', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795326444394);
insert into "document_snapshot" values ('0c701ae6-f4a9-4257-9d4b-435ada01b92a', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795326444415);
insert into "document_snapshot" values ('96a4c239-2c3f-46d3-a640-5502e6035f82', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795326444422);
insert into "job" values ('8e516fff-6f89-4694-b0f8-d0b643fe8f20', 'send-mail', '{}', 'done', 'send-mail', 1795326443000, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 1, 1000000, null, 1795326443000, 1795326443011, null);
insert into "job" values ('4d69dd5b-2b0d-4800-b191-a9d3eb7664ad', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795348043015, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('0af1b924-a3e0-4ec4-9abc-90c1390249c1', 'prune-rows', '{}', 'queued', 'prune-rows', 1795330043021, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('7043eacc-9412-416c-a16a-6793be62ac35', 'empty-trash', '{}', 'queued', 'empty-trash', 1795330043023, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('d94b60c5-f784-4213-b067-4b7e5ee940f9', 'finish-trees', '{}', 'queued', 'finish-trees', 1795326473025, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('4380a0d7-e390-43b6-b7a3-d3066c545c2f', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795330043036, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('efd36b27-f06d-4fe6-9a95-ef985c043724', 'compact-history', '{}', 'queued', 'compact-history', 1795348043043, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 0, 1000000, null, 1795326443000, null, null);
insert into "job" values ('09954405-c926-4400-bd75-e1f0aefbe7c6', 'send-mail', '{}', 'done', 'send-mail', 1795326443150, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 1, 1000000, null, 1795326443150, 1795326443661, null);
insert into "job" values ('45150d1a-77e1-476a-9c87-1f6d29b41602', 'send-mail', '{}', 'done', 'send-mail', 1795326443762, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 1, 1000000, null, 1795326443762, 1795326443821, null);
insert into "job" values ('72d8cd02-c41a-48a2-960c-f102ce9b3c61', 'send-mail', '{}', 'done', 'send-mail', 1795326444378, null, 1, '05f04cb2-6af7-4861-8b72-68d356113026:81a7de29-1b9f-419b-ba8c-3d8db22a2ed3', 1, 1000000, '21985e1a-da8b-49c4-aa6f-2629ada54887', 1795326444378, 1795326444412, null);
insert into "defaults_file" values ('1fc8753b-6d15-483f-a728-0b77e218d0d1', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795326442816, 1795326442816);
insert into "defaults_file" values ('be64a0cd-77fd-432d-a153-cd8f3e41f1a1', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795326442816, 1795326442816);
insert into "defaults_file" values ('7456c73b-52cf-49a9-ada9-995957638d11', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795326442816, 1795326442816);
insert into "defaults_file" values ('6866942b-b8ae-4691-804e-5530eba04ee6', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795326442816, 1795326442816);
insert into "defaults_file" values ('cdbd2ee5-af80-4200-8609-87d67ebe6d59', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795326442816, 1795326442816);
insert into "defaults_file" values ('871b852c-af57-4796-9862-da0ab7dafc19', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795326442816, 1795326442816);
insert into "defaults_file" values ('5d4242ab-74be-4de2-ab99-b29be4bc94ea', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795326442816, 1795326442816);
insert into "defaults_file" values ('2710e84a-1512-4c2b-88a8-13fe2b6280dd', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795326442816, 1795326442816);
insert into "defaults_file" values ('7d72ff01-e655-430c-b565-36ad76ecb9fa', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795326442816, 1795326442816);
insert into "defaults_file" values ('4c269ebf-92e4-4b94-8a3d-9da557ef2a11', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795326442816, 1795326442816);
insert into "defaults_file" values ('9b2c20e9-9904-4689-8b2b-c6cce02406c0', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795326442816, 1795326442816);
insert into "mail" values ('4448f1eb-ab8c-44f1-8f52-8b41120c682d', 'verify-email', '21985e1a-da8b-49c4-aa6f-2629ada54887', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795326443150, 1795499243150, 1795326443150, 1795326443659, null, null, 1);
insert into "mail" values ('20ce6878-f491-4e4f-99a5-2eadc56a479e', 'verify-email', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795326443762, 1795499243762, 1795326443762, 1795326443819, null, null, 1);
insert into "mail" values ('d6f5cec6-c24c-4864-a8f3-ff7b71c87714', 'group-added', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795326444378, null, 1795326444378, 1795326444408, null, 'http://localhost:15080/unsubscribe?token=group-added~CJHoNmX7nycKCntcSCQ3A7p9lb_D-FOgcrtrnjwbz2A', 2);
insert into "notification" values ('b1b8c150-cb1f-4015-8265-22b261c6a489', '9a841249-7f4e-40d6-9359-bef530920241', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795326443150);
insert into "notification" values ('b1bb27b5-e127-4f50-8ada-c6b4ace6060a', 'de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/c5b10da7-afd3-44e0-b851-29324c12539e/', 0, 1795326444378);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795326442801);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"9a841249-7f4e-40d6-9359-bef530920241","email":"admin@example.org"}', 1795326442801);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9a841249-7f4e-40d6-9359-bef530920241","email":"admin@example.org","sessionId":"5e55c8cd-ce5c-4368-b3bf-5fba36e9a976","clientId":"Test client","address":"127.0.0.1"}', 1795326443057);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795326443141);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"21985e1a-da8b-49c4-aa6f-2629ada54887","email":"ada@example.org"}', 1795326443150);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795326443623);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"user.updated","userId":"21985e1a-da8b-49c4-aa6f-2629ada54887","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795326443637);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"21985e1a-da8b-49c4-aa6f-2629ada54887","email":"ada@example.org","sessionId":"d6e4c5a3-aa5c-4b26-b861-28052a2e3d89","clientId":"Test client","address":"127.0.0.1"}', 1795326443660);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9a841249-7f4e-40d6-9359-bef530920241","email":"admin@example.org","sessionId":"a1a2676c-6785-45e9-9390-3b1afe864772","clientId":"Test client","address":"127.0.0.1"}', 1795326443708);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795326443756);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","email":"ben@example.org"}', 1795326443762);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795326443811);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '9a841249-7f4e-40d6-9359-bef530920241', 'Administrator', '{"type":"user.updated","userId":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795326443815);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","email":"ben@example.org","sessionId":"2be4a7cc-7489-431a-95cf-47e1a7c1239d","clientId":"Test client","address":"127.0.0.1"}', 1795326443825);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '21985e1a-da8b-49c4-aa6f-2629ada54887', 'Ada', '{"type":"group.created","groupId":"c5b10da7-afd3-44e0-b851-29324c12539e","name":"Forest ✓ \"quoted\""}', 1795326444351);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '21985e1a-da8b-49c4-aa6f-2629ada54887', 'Ada', '{"type":"group.member-added","groupId":"c5b10da7-afd3-44e0-b851-29324c12539e","name":"Forest ✓ \"quoted\"","userId":"de0b30a0-ec2d-49ec-8645-08f7f35cbf07","userName":"Ben"}', 1795326444378);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"9a841249-7f4e-40d6-9359-bef530920241","email":"admin@example.org","sessionId":"30e78507-95ad-446a-a435-1a09df54adc5","clientId":"Test client","address":"127.0.0.1"}', 1795326444514);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795327343058);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795327343058);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797918444514);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795330043151);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795330043151);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795330043150);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795327343660);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797918443660);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795330043762);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795330043762);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795327343825);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797918443825);
insert into "rate_limit" values ('/api/groups/add-member account:21985e1a-da8b-49c4-aa6f-2629ada54887', 1, 1795330044379);
insert into "rate_limit" values ('groups/add-member misses account:21985e1a-da8b-49c4-aa6f-2629ada54887', 0, 1795330044379);
insert into "rate_limit" values ('notice 21985e1a-da8b-49c4-aa6f-2629ada54887 de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 1, 1795412844378);
insert into "rate_limit" values ('mail group-added 21985e1a-da8b-49c4-aa6f-2629ada54887 de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 1, 1795412844378);
insert into "rate_limit" values ('mail group-added 21985e1a-da8b-49c4-aa6f-2629ada54887', 1, 1795412844378);
insert into "rate_limit" values ('/api/request-ws-ticket account:de0b30a0-ec2d-49ec-8645-08f7f35cbf07', 1, 1795326504465);
