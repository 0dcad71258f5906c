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
CREATE TABLE "document_authors" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "created_at" integer not null, constraint "document_authors_key" primary key ("document_id", "version"));
insert into "kysely_migration" values ('001-initial', '2026-11-22T06:15:07.447Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T06:15:07.453Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T06:15:07.458Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T06:15:07.462Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T06:15:07.467Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T06:15:07.473Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T06:15:07.482Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T06:15:07.486Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T06:15:07.493Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T06:15:07.500Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"d92acd59","key":"OrbEX0a6l3JUDh6TNchZ9TYtR0hWu5Rl21TgqvKzygg=","madeAt":1795328108091,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"f2321e76","key":"nFwczpm7IIqMk5TItl9/HihYtGkMWxOe0bXz7lvRi+8=","madeAt":1795328108123,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"b6a42d80","key":"8KHa8HiJfHyEYvcxrhq+l9BKPYpHxRHOmf0eE7KaCZo=","madeAt":1795328108139,"goodUntil":null}]');
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
insert into "user" values ('070423f2-b365-4f62-af82-8ca64a5cc947', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$+mla/Dd1xXvAawufNltfOg$nDfBkv5XHiUxgXp+ibaBESOWE4ONaNDPlA2ZWe/pZPk', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328108258, 'administrator', 0, null);
insert into "user" values ('86d22a5a-2891-4080-8ea0-ca1127650bd2', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$966cYbRMFHeZylUoo3CypQ$fOE01uSByLo+KIZ8zy0GYtKrRAfl9ZdbOPFEEiqFiPM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328108722, 'ada', 0, null);
insert into "user" values ('388152e1-c468-4a23-99a7-f321d530699a', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$QnUWeutliyaXnfRhV+eMAg$3/QXWcnLtiYqcZ+WDYSjD20VgQyUYfSItbQK0sIU4VE', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795328109115, 'ben', 0, null);
insert into "session" values ('862c0f17-df9b-4f5a-b47a-68ed29013494', '143ff8eb4d28dd5acebc43c13a122042c354183caf915f085ce4e4721bf7439e', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Test client', 1795328108564, 1795328108564, 1803104108564, 1795328108851, 1795328108564);
insert into "session" values ('6d5ff943-5a0f-4f13-b954-64325fde7e6c', '914818683cd5fe5008e6bb2dec5b2a98ace6cbd9c1c34931c0a1b0e2c0980cf1', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 'Test client', 1795328108862, 1795328108862, 1803104108862, null, 1795328108862);
insert into "session" values ('faf44a90-0841-445c-a2ea-65a614abdfc8', '049142ccb6d2c31b0256c27450be587c358dd813332c05712d5ccd79b4015bb8', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Test client', 1795328108988, 1795328108988, 1803104108988, 1795328109191, 1795328108988);
insert into "session" values ('8379a1eb-19c6-4909-8d51-10aacb464934', '877ba6c703ed728ea8374b145fd6db9b7c60af273ed7e6883f696c6b4a5f69ee', '388152e1-c468-4a23-99a7-f321d530699a', 'Test client', 1795328109205, 1795328109205, 1803104109205, null, 1795328109205);
insert into "session" values ('3bc15571-e838-460e-abdb-82b024eb082d', '34134a6e405b81ffc352c4900d6ef22146d41a79625e315aceb647ad82f8d8a4', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Test client', 1795328110242, 1795328110242, 1803104110242, null, 1795328110242);
insert into "token" values ('3ce0f108-5cd2-4d57-826b-78b9337b4539', 'verify-email', '15ae1dc612c5576ec77851059cdcab3785f709d94b8dc3a9a75ee2b3a722e40f', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 1795328108722, 1795500908722, null);
insert into "token" values ('10019358-796d-48c9-ac8a-7ede87bad092', 'verify-email', '3b1e7218e9f39000d8063c73989d5238fac0f5ef35497b403bef2e6372e1ef15', '388152e1-c468-4a23-99a7-f321d530699a', 1795328109115, 1795500909115, null);
insert into "token" values ('525d6b6c-6018-4095-8b77-50c5556ac871', 'unsubscribe', '331d2b343f8eac9477ea4d623d293a94bf7a87abe7a0a70b5f06ace94a8a25e7', '388152e1-c468-4a23-99a7-f321d530699a', 1795328110001, 1826864110001, null);
insert into "user_group" values ('9049ab74-3afa-475d-983d-072bfb8e2531', 'Forest ✓ "quoted"', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 1795328109977, null, 'forest ✓ "quoted"');
insert into "membership" values ('9049ab74-3afa-475d-983d-072bfb8e2531', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 1, 1795328109977);
insert into "membership" values ('9049ab74-3afa-475d-983d-072bfb8e2531', '388152e1-c468-4a23-99a7-f321d530699a', 0, 1795328110001);
insert into "workspace" values ('39605b9f-ba83-499e-a95c-db134fa0c630', 'user', '070423f2-b365-4f62-af82-8ca64a5cc947', null, '7613a01f-0140-4a1b-997c-3ac88a992ad2', 104857600, 0, 0, 1, 1795328108258, 0);
insert into "workspace" values ('0d34b467-7101-460a-85d5-2da39fc4635c', 'user', '86d22a5a-2891-4080-8ea0-ca1127650bd2', null, '1ad90360-4c76-4b2c-9f0b-a198853b2f8d', 104857600, 43, 2, 3, 1795328108722, 0);
insert into "workspace" values ('041787c3-7e52-4d07-934d-40abbb78a001', 'user', '388152e1-c468-4a23-99a7-f321d530699a', null, 'dc40de7a-d8ef-4ca2-9bf9-051bf6981246', 104857600, 0, 0, 1, 1795328109115, 0);
insert into "workspace" values ('9049ab74-3afa-475d-983d-072bfb8e2531', 'group', null, '9049ab74-3afa-475d-983d-072bfb8e2531', '779bbcb3-3c00-4509-95c8-4fec26aa3259', 524288000, 36, 2, 4, 1795328109977, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795328110096);
insert into "item" values ('7613a01f-0140-4a1b-997c-3ac88a992ad2', '39605b9f-ba83-499e-a95c-db134fa0c630', null, '', 'directory', null, 0, null, null, 1795328108258, 1795328108258, null, null, null, null, null);
insert into "item" values ('1ad90360-4c76-4b2c-9f0b-a198853b2f8d', '0d34b467-7101-460a-85d5-2da39fc4635c', null, '', 'directory', null, 0, null, null, 1795328108722, 1795328110096, null, null, null, null, null);
insert into "item" values ('dc40de7a-d8ef-4ca2-9bf9-051bf6981246', '041787c3-7e52-4d07-934d-40abbb78a001', null, '', 'directory', null, 0, null, null, 1795328109115, 1795328109115, null, null, null, null, null);
insert into "item" values ('779bbcb3-3c00-4509-95c8-4fec26aa3259', '9049ab74-3afa-475d-983d-072bfb8e2531', null, '', 'directory', null, 0, null, null, 1795328109977, 1795328110068, null, null, null, null, null);
insert into "item" values ('5a6aba78-4e6b-4bda-952e-004ff9dff397', '0d34b467-7101-460a-85d5-2da39fc4635c', '1ad90360-4c76-4b2c-9f0b-a198853b2f8d', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795328110024, 1795328110024, '86d22a5a-2891-4080-8ea0-ca1127650bd2', '86d22a5a-2891-4080-8ea0-ca1127650bd2', null, null, null);
insert into "item" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', '9049ab74-3afa-475d-983d-072bfb8e2531', '779bbcb3-3c00-4509-95c8-4fec26aa3259', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795328110051, 1795328110207, '86d22a5a-2891-4080-8ea0-ca1127650bd2', '388152e1-c468-4a23-99a7-f321d530699a', null, null, null);
insert into "item" values ('e2f4b767-28f5-4f20-a34b-f57551443565', '9049ab74-3afa-475d-983d-072bfb8e2531', '779bbcb3-3c00-4509-95c8-4fec26aa3259', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795328110060, 1795328110060, '86d22a5a-2891-4080-8ea0-ca1127650bd2', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 1795328110068, 'e2f4b767-28f5-4f20-a34b-f57551443565', '86d22a5a-2891-4080-8ea0-ca1127650bd2');
insert into "item" values ('23d44945-74a5-4f54-a7f6-816ce0b12610', '0d34b467-7101-460a-85d5-2da39fc4635c', '1ad90360-4c76-4b2c-9f0b-a198853b2f8d', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795328110096, 1795328110096, '86d22a5a-2891-4080-8ea0-ca1127650bd2', '86d22a5a-2891-4080-8ea0-ca1127650bd2', null, null, null);
insert into "document" values ('5a6aba78-4e6b-4bda-952e-004ff9dff397', 0, '2ee82f1d-d594-45af-a665-904f5dec3467', 'lf', 0, null, 0, 0);
insert into "document" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', 2, 'ad4e07ee-7ce4-4257-9734-162916fefec0', 'lf', 0, null, 171, 0);
insert into "document" values ('e2f4b767-28f5-4f20-a34b-f57551443565', 0, '1856851b-828f-482c-bca5-4fafbcbf5192', 'lf', 0, null, 0, 0);
insert into "document_update" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', 0, 1, x'5b7b22636c69656e744944223a226534353430643530616231316132353062623939343862633134366633666534222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"388152e1-c468-4a23-99a7-f321d530699a","name":"Ben","from":0,"to":1}]', 1795328110197, 1795328110197, 'pushed');
insert into "document_update" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', 1, 2, x'5b7b22636c69656e744944223a226534353430643530616231316132353062623939343862633134366633666534222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"388152e1-c468-4a23-99a7-f321d530699a","name":"Ben","from":1,"to":2}]', 1795328110207, 1795328110207, 'pushed');
insert into "document_client" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', 'e4540d50ab11a250bb9948bc146f3fe4', '388152e1-c468-4a23-99a7-f321d530699a', '8379a1eb-19c6-4909-8d51-10aacb464934', 2, 2, 1795328110207);
insert into "document_snapshot" values ('5a6aba78-4e6b-4bda-952e-004ff9dff397', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795328110024);
insert into "document_snapshot" values ('219aa6e9-a8b1-4f9f-a235-93a569f0fca7', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795328110051);
insert into "document_snapshot" values ('e2f4b767-28f5-4f20-a34b-f57551443565', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795328110060);
insert into "job" values ('14b43eb1-7db1-44ba-9664-292f3e54deeb', 'send-mail', '{}', 'done', 'send-mail', 1795328108491, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 1, 1000000, null, 1795328108491, 1795328108510, null);
insert into "job" values ('8b1d1b0f-b8e2-425b-a239-88295c8e16c8', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795349708531, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('89e631f1-3f6e-4162-8316-43209cfb15d7', 'prune-rows', '{}', 'queued', 'prune-rows', 1795331708576, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('2b5af8bb-f928-4654-9382-c5ee57b80ce8', 'empty-trash', '{}', 'queued', 'empty-trash', 1795331708577, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('0b75ca25-ab57-47b7-9c8b-d84e4433395b', 'finish-trees', '{}', 'queued', 'finish-trees', 1795328138591, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('792b4a82-e465-4194-958d-2d8639d20e07', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795331708610, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('c9eea904-4202-446d-abe1-ee7a11039090', 'compact-history', '{}', 'queued', 'compact-history', 1795349708625, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 0, 1000000, null, 1795328108491, null, null);
insert into "job" values ('271b4d18-129f-40db-9af7-ace12b89d0a4', 'send-mail', '{}', 'done', 'send-mail', 1795328108722, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 1, 1000000, null, 1795328108722, 1795328108860, null);
insert into "job" values ('8391e66e-d964-4ed8-af7c-2b9f801a9b5a', 'send-mail', '{}', 'done', 'send-mail', 1795328109115, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 1, 1000000, null, 1795328109115, 1795328109189, null);
insert into "job" values ('9c602df3-494a-412a-9b04-fb7da9fb8eb4', 'send-mail', '{}', 'done', 'send-mail', 1795328110001, null, 1, '15b18495-9c1d-4b1e-af13-f8a2bab6e5e6:e6ded80a-99ff-4913-9c37-5ff01da9b676', 1, 1000000, '86d22a5a-2891-4080-8ea0-ca1127650bd2', 1795328110001, 1795328110049, null);
insert into "defaults_file" values ('3683d4a4-c796-41b0-92b7-992e6c1fe9fc', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795328108301, 1795328108301);
insert into "defaults_file" values ('32b509bf-b3bc-4f95-b507-00e19ff6fc88', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795328108301, 1795328108301);
insert into "defaults_file" values ('410e63d4-ed23-416e-bd17-4755e390accf', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795328108301, 1795328108301);
insert into "defaults_file" values ('37cf6f76-8fa2-4b75-9507-adfc99b2c9ca', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795328108301, 1795328108301);
insert into "defaults_file" values ('b00f3fb1-d7cf-4fd3-9c35-421f093e780e', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795328108301, 1795328108301);
insert into "defaults_file" values ('18602ffd-8cf0-4048-a681-044a2229c4c6', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795328108301, 1795328108301);
insert into "defaults_file" values ('7f2b4a68-ba2a-4850-9465-f269938747c7', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795328108301, 1795328108301);
insert into "defaults_file" values ('76d3c70d-6c05-4bd3-8327-9edea178d330', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795328108301, 1795328108301);
insert into "defaults_file" values ('f2b2714d-ee5b-48d4-8a3f-6f3700e201dd', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795328108301, 1795328108301);
insert into "defaults_file" values ('21f768c9-36f4-44d2-9857-cf52bd64f2d4', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795328108301, 1795328108301);
insert into "defaults_file" values ('b390ce45-11b6-4d53-8f0e-f80240fdba82', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795328108301, 1795328108301);
insert into "mail" values ('86d949c3-b4d4-4401-a991-1689614fced7', 'verify-email', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795328108722, 1795500908722, 1795328108722, 1795328108856, null, null, 1);
insert into "mail" values ('679c4937-3f34-43bc-8d64-6122de9059a7', 'verify-email', '388152e1-c468-4a23-99a7-f321d530699a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795328109115, 1795500909115, 1795328109115, 1795328109188, null, null, 1);
insert into "mail" values ('5f895397-84fb-4990-b2e2-9488ddb4007e', 'group-added', '388152e1-c468-4a23-99a7-f321d530699a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795328110001, null, 1795328110001, 1795328110048, null, 'http://localhost:15870/unsubscribe?token=group-added~1_B6m7fRO-SlKl3Ywv72F-aO0tRDI4FKyX2Rf-O4Pho', 2);
insert into "notification" values ('5accd299-d479-4517-8965-dfacd314647d', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795328108722);
insert into "notification" values ('88b75b2e-53ff-4c07-8720-3c1551801aad', '388152e1-c468-4a23-99a7-f321d530699a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/9049ab74-3afa-475d-983d-072bfb8e2531/', 0, 1795328110001);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795328108258);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"070423f2-b365-4f62-af82-8ca64a5cc947","email":"admin@example.org"}', 1795328108258);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"070423f2-b365-4f62-af82-8ca64a5cc947","email":"admin@example.org","sessionId":"862c0f17-df9b-4f5a-b47a-68ed29013494","clientId":"Test client","address":"127.0.0.1"}', 1795328108564);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795328108696);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"86d22a5a-2891-4080-8ea0-ca1127650bd2","email":"ada@example.org"}', 1795328108722);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795328108811);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"user.updated","userId":"86d22a5a-2891-4080-8ea0-ca1127650bd2","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795328108829);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"86d22a5a-2891-4080-8ea0-ca1127650bd2","email":"ada@example.org","sessionId":"6d5ff943-5a0f-4f13-b954-64325fde7e6c","clientId":"Test client","address":"127.0.0.1"}', 1795328108862);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"070423f2-b365-4f62-af82-8ca64a5cc947","email":"admin@example.org","sessionId":"faf44a90-0841-445c-a2ea-65a614abdfc8","clientId":"Test client","address":"127.0.0.1"}', 1795328108988);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795328109103);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"388152e1-c468-4a23-99a7-f321d530699a","email":"ben@example.org"}', 1795328109115);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795328109177);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '070423f2-b365-4f62-af82-8ca64a5cc947', 'Administrator', '{"type":"user.updated","userId":"388152e1-c468-4a23-99a7-f321d530699a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795328109184);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"388152e1-c468-4a23-99a7-f321d530699a","email":"ben@example.org","sessionId":"8379a1eb-19c6-4909-8d51-10aacb464934","clientId":"Test client","address":"127.0.0.1"}', 1795328109205);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 'Ada', '{"type":"group.created","groupId":"9049ab74-3afa-475d-983d-072bfb8e2531","name":"Forest ✓ \"quoted\""}', 1795328109977);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '86d22a5a-2891-4080-8ea0-ca1127650bd2', 'Ada', '{"type":"group.member-added","groupId":"9049ab74-3afa-475d-983d-072bfb8e2531","name":"Forest ✓ \"quoted\"","userId":"388152e1-c468-4a23-99a7-f321d530699a","userName":"Ben"}', 1795328110001);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"070423f2-b365-4f62-af82-8ca64a5cc947","email":"admin@example.org","sessionId":"3bc15571-e838-460e-abdb-82b024eb082d","clientId":"Test client","address":"127.0.0.1"}', 1795328110242);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795329008566);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795329008566);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797920110242);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795331708723);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795331708723);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795331708722);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795329008862);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797920108862);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795331709115);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795331709115);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795329009205);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797920109205);
insert into "rate_limit" values ('/api/groups/add-member account:86d22a5a-2891-4080-8ea0-ca1127650bd2', 1, 1795331710003);
insert into "rate_limit" values ('groups/add-member misses account:86d22a5a-2891-4080-8ea0-ca1127650bd2', 0, 1795331710003);
insert into "rate_limit" values ('notice 86d22a5a-2891-4080-8ea0-ca1127650bd2 388152e1-c468-4a23-99a7-f321d530699a', 1, 1795414510001);
insert into "rate_limit" values ('mail group-added 86d22a5a-2891-4080-8ea0-ca1127650bd2 388152e1-c468-4a23-99a7-f321d530699a', 1, 1795414510001);
insert into "rate_limit" values ('mail group-added 86d22a5a-2891-4080-8ea0-ca1127650bd2', 1, 1795414510001);
insert into "rate_limit" values ('/api/request-ws-ticket account:388152e1-c468-4a23-99a7-f321d530699a', 1, 1795328170110);
