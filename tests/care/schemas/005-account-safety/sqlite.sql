CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-22T01:57:04.755Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T01:57:04.770Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T01:57:04.793Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T01:57:04.799Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T01:57:04.807Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"9918bedb","key":"s85W54BnyNBRnHcGfCqpnlFKCs+IprLKtoFx1mcJk0c=","madeAt":1795312627050,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"045a008f","key":"OQH44xt89HpsxmbZ7YXVy/HJdb87RqQwg4GlK8Bv6lM=","madeAt":1795312627345,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"799d79a1","key":"x2PiuAPzjaZ8gtyo5yIILM6NLwBaVqh8wIhxmw2EmJY=","madeAt":1795312627364,"goodUntil":null}]');
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
insert into "user" values ('3180fc20-31c8-4109-8663-7ef6c6db8216', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$mKlIqoNAQ5x5pAEpbm/yog$zqkujlUucCQngfELIKVeu0bjVSCCz7hc9NvOF6ERmKA', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312627565, 'administrator', 0);
insert into "user" values ('2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$woqGxB5yc4ueXJktSfAM6g$IgpytvsVcOB5o2FW6n3/LVJuyNHxTqTAeRMfTDsvbKc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312628886, 'ada', 0);
insert into "user" values ('2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$FKKAYKQW3p2mPKTEXSiV4w$YQe7F5rVA2kfvQGmrQo3HqHgiPlkmEFP3JXCKeGxf4k', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795312630529, 'ben', 0);
insert into "session" values ('d49c72e2-02af-42d7-8024-e629b4dc2cad', 'e5c2aab81853a7d0d70b4d34f896103d9b46a7a1cb90c9c08e98c985abf53f4b', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Test client', 1795312628640, 1795312628640, 1803088628640, 1795312630269, 1795312628640);
insert into "session" values ('e3f6ee32-64a9-4156-be7b-fdcfbb8ffcb6', '1fdcb4f4bba7c439d64d67d6584801cb6550c3cfe42920668f74d2a2e9e58fb1', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 'Test client', 1795312630298, 1795312630298, 1803088630298, null, 1795312630298);
insert into "session" values ('354448e8-5c1a-4d19-9abc-d78c01a5e9b9', 'aaf65906445ef17762bfd77a268c0d61318a9b5f202f0365509c8b4d6531ca54', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Test client', 1795312630438, 1795312630438, 1803088630438, 1795312630795, 1795312630438);
insert into "session" values ('b857ef13-dbaa-4ef6-9d68-a9e52b77e74d', 'b2eb38055732211d068ba4a4eb66834dd145085e1f44b4733dadb1ca4720d5d9', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'Test client', 1795312630808, 1795312630808, 1803088630808, null, 1795312630808);
insert into "session" values ('f2f544f2-69eb-46c2-ae73-b4e99641c491', '4333c5c9cf0795793babf01a3befcfd62d3b00b0b47250838f7eccba3effa577', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Test client', 1795312631103, 1795312631103, 1803088631103, null, 1795312631103);
insert into "token" values ('a9bf41a9-d2fa-42a3-93df-18c28324ce51', 'verify-email', '1e6ec50f8e2f1aa6fcc8f4cb94a4b8fa0a19c8e5f72f9cae922489476b11e215', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1795312628886, 1795485428886, null);
insert into "token" values ('a0aeaf5e-e9b3-4f84-9461-98eccb9bc8c7', 'verify-email', '441c80596a75b6a528529bb4ba75daada2ba6847c4206ae40ef21553258da8f0', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 1795312630529, 1795485430529, null);
insert into "token" values ('77807a0b-5ecc-4194-9ba8-87a966546f07', 'unsubscribe', '6ce50021bba15c6a82417ecd10d7dc053505664c6f3b91931fc3c1bebb43446e', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 1795312630888, 1826848630888, null);
insert into "user_group" values ('41a4a668-ee8c-40fc-852d-e601b4607ffe', 'Forest ✓ "quoted"', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1795312630865, null, 'forest ✓ "quoted"');
insert into "membership" values ('41a4a668-ee8c-40fc-852d-e601b4607ffe', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1, 1795312630865);
insert into "membership" values ('41a4a668-ee8c-40fc-852d-e601b4607ffe', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 0, 1795312630888);
insert into "workspace" values ('55158a23-430a-40ae-8241-b554f8ef00a7', 'user', '3180fc20-31c8-4109-8663-7ef6c6db8216', null, 'ddedc68c-8515-4029-bd4c-84288ede1605', 104857600, 0, 0, 1, 1795312627565);
insert into "workspace" values ('1a0dabdd-91d5-4f39-85b0-2cefe86ef971', 'user', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', null, 'cd90548a-85d7-4f0b-a6cb-388c63046fe1', 104857600, 43, 2, 3, 1795312628886);
insert into "workspace" values ('8cbdfdc4-cf89-490a-9a78-2a12bce4397e', 'user', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', null, 'dcd37987-cc06-4594-90c2-f9caa2f5c332', 104857600, 0, 0, 1, 1795312630529);
insert into "workspace" values ('41a4a668-ee8c-40fc-852d-e601b4607ffe', 'group', null, '41a4a668-ee8c-40fc-852d-e601b4607ffe', '3d8e389a-96c0-46ac-b49c-c859a1a7f4cf', 524288000, 36, 2, 4, 1795312630865);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795312631008);
insert into "item" values ('ddedc68c-8515-4029-bd4c-84288ede1605', '55158a23-430a-40ae-8241-b554f8ef00a7', null, '', 'directory', null, 0, null, null, 1795312627565, 1795312627565, null, null, null, null, null);
insert into "item" values ('cd90548a-85d7-4f0b-a6cb-388c63046fe1', '1a0dabdd-91d5-4f39-85b0-2cefe86ef971', null, '', 'directory', null, 0, null, null, 1795312628886, 1795312631008, null, null, null, null, null);
insert into "item" values ('dcd37987-cc06-4594-90c2-f9caa2f5c332', '8cbdfdc4-cf89-490a-9a78-2a12bce4397e', null, '', 'directory', null, 0, null, null, 1795312630529, 1795312630529, null, null, null, null, null);
insert into "item" values ('3d8e389a-96c0-46ac-b49c-c859a1a7f4cf', '41a4a668-ee8c-40fc-852d-e601b4607ffe', null, '', 'directory', null, 0, null, null, 1795312630865, 1795312630983, null, null, null, null, null);
insert into "item" values ('fe6bda93-8a83-4ac6-86c9-09e701a73219', '1a0dabdd-91d5-4f39-85b0-2cefe86ef971', 'cd90548a-85d7-4f0b-a6cb-388c63046fe1', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795312630917, 1795312630917, '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', null, null, null);
insert into "item" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', '41a4a668-ee8c-40fc-852d-e601b4607ffe', '3d8e389a-96c0-46ac-b49c-c859a1a7f4cf', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795312630953, 1795312631092, '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', null, null, null);
insert into "item" values ('d7258fa5-26bb-41a5-b757-ae923026dee2', '41a4a668-ee8c-40fc-852d-e601b4607ffe', '3d8e389a-96c0-46ac-b49c-c859a1a7f4cf', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795312630971, 1795312630971, '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1795312630983, 'd7258fa5-26bb-41a5-b757-ae923026dee2', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa');
insert into "item" values ('e09a5213-b1f4-460b-b9c4-f3e78b414549', '1a0dabdd-91d5-4f39-85b0-2cefe86ef971', 'cd90548a-85d7-4f0b-a6cb-388c63046fe1', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795312631008, 1795312631008, '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', null, null, null);
insert into "document" values ('fe6bda93-8a83-4ac6-86c9-09e701a73219', 0, 'b13a2de3-0cf3-41d6-9c14-4b75a3b31289', 'lf', 0);
insert into "document" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', 2, '4793c82f-2a0f-42f3-98a3-ca00843bc5a0', 'lf', 0);
insert into "document" values ('d7258fa5-26bb-41a5-b757-ae923026dee2', 0, '2d71ee96-a3a4-4dbf-95d5-25ac2c63e65c', 'lf', 0);
insert into "document_update" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', 0, 1, x'5b7b22636c69656e744944223a223536656432616437646363616165393230303333633136373738353538316163222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","name":"Ben","from":0,"to":1}]', 1795312631082, 1795312631082);
insert into "document_update" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', 1, 2, x'5b7b22636c69656e744944223a223536656432616437646363616165393230303333633136373738353538316163222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","name":"Ben","from":1,"to":2}]', 1795312631092, 1795312631092);
insert into "document_client" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', '56ed2ad7dccaae920033c167785581ac', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'b857ef13-dbaa-4ef6-9d68-a9e52b77e74d', 2, 2, 1795312631092);
insert into "document_snapshot" values ('fe6bda93-8a83-4ac6-86c9-09e701a73219', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795312630917);
insert into "document_snapshot" values ('c4206266-ff40-4ecd-b41c-4d6c914a61ad', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795312630953);
insert into "document_snapshot" values ('d7258fa5-26bb-41a5-b757-ae923026dee2', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795312630971);
insert into "job" values ('3e682b0a-f31d-453f-841c-e4a1e07d5c14', 'send-mail', '{}', 'done', 'send-mail', 1795312628340, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 1, 1000000, null, 1795312628340, 1795312628422, null);
insert into "job" values ('792982b7-4db8-44f5-9967-87b225247781', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795334228511, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 0, 1000000, null, 1795312628350, null, null);
insert into "job" values ('8994e88c-3b91-4472-bf34-1ecefd73d0dc', 'prune-rows', '{}', 'queued', 'prune-rows', 1795316228628, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 0, 1000000, null, 1795312628350, null, null);
insert into "job" values ('1adbb84a-251d-4f50-98af-61d49fd5fa2d', 'empty-trash', '{}', 'queued', 'empty-trash', 1795316228634, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 0, 1000000, null, 1795312628350, null, null);
insert into "job" values ('20641188-6437-4379-9036-c8d0d5f40daf', 'compact-history', '{}', 'queued', 'compact-history', 1795334228677, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 0, 1000000, null, 1795312628350, null, null);
insert into "job" values ('8e59b3ad-a4c5-426f-a396-590b9b2fdb38', 'send-mail', '{}', 'done', 'send-mail', 1795312628886, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 1, 1000000, null, 1795312628886, 1795312630375, null);
insert into "job" values ('82274e9e-d097-4349-a2e1-21cdb9c665b8', 'send-mail', '{}', 'done', 'send-mail', 1795312630529, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 1, 1000000, null, 1795312630529, 1795312630797, null);
insert into "job" values ('73495a12-bef8-4c87-ae74-fd8e9241f3c9', 'send-mail', '{}', 'done', 'send-mail', 1795312630888, null, 1, 'da102cef-42c0-4a61-89d5-c0ff6b413ff4:8cff604d-e662-4e34-841d-a9079cc96354', 1, 1000000, '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1795312630888, 1795312630955, null);
insert into "defaults_file" values ('a88af1ce-5b1e-41b5-8e60-370fc086ed90', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795312627597, 1795312627597);
insert into "defaults_file" values ('68b47b4a-e3d5-48a7-a634-1d2d3deb8bd4', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795312627597, 1795312627597);
insert into "defaults_file" values ('cb971a7c-04ad-4d3b-bf35-ce5083e48e80', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795312627597, 1795312627597);
insert into "defaults_file" values ('e427830b-3dcd-451d-b54d-5e09beac3f4b', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795312627597, 1795312627597);
insert into "defaults_file" values ('10ad61ba-43d8-4859-8ae1-d2e8dd4a8e16', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795312627597, 1795312627597);
insert into "defaults_file" values ('0d9d8076-e7b8-46e7-a6d2-d2cfa4e67224', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795312627597, 1795312627597);
insert into "defaults_file" values ('f4da4b72-a57f-4652-a769-ec428100c1da', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795312627597, 1795312627597);
insert into "defaults_file" values ('6b17b873-7116-467d-807f-04d436548601', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795312627597, 1795312627597);
insert into "defaults_file" values ('3bb61c54-43d8-42c7-befe-2556aed5095c', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795312627597, 1795312627597);
insert into "defaults_file" values ('9ba10993-361d-4052-b9bd-bff13a605dc1', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795312627597, 1795312627597);
insert into "mail" values ('371a0058-2827-48a6-9cca-4b1b3443477c', 'verify-email', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795312628886, 1795485428886, 1795312628886, 1795312630351, null, null, 1);
insert into "mail" values ('b5d9b853-3aca-466b-82db-374f35ea0028', 'verify-email', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795312630529, 1795485430529, 1795312630529, 1795312630792, null, null, 1);
insert into "mail" values ('7338ab69-8027-405e-9587-fcfac2d01e7e', 'group-added', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795312630888, null, 1795312630888, 1795312630947, null, 'http://localhost:31444/unsubscribe?token=group-added~AvOolXw8eUYjRJeAUlwrh08HNYcNQlXfTC0FsiUe6dA', 2);
insert into "notification" values ('fa0b3f17-9bdb-43f8-8891-df2dbcd73e6c', '2cb2d8ec-2791-4483-ae7f-74f6eccab037', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/41a4a668-ee8c-40fc-852d-e601b4607ffe/', 0, 1795312630888);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795312627565);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"3180fc20-31c8-4109-8663-7ef6c6db8216","email":"admin@example.org"}', 1795312627565);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"3180fc20-31c8-4109-8663-7ef6c6db8216","email":"admin@example.org","sessionId":"d49c72e2-02af-42d7-8024-e629b4dc2cad","clientId":"Test client","address":"127.0.0.1"}', 1795312628640);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795312628870);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"2f57d075-ddfc-434d-84bd-2ad7f2612dfa","email":"ada@example.org"}', 1795312628886);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795312630165);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"user.updated","userId":"2f57d075-ddfc-434d-84bd-2ad7f2612dfa","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795312630216);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2f57d075-ddfc-434d-84bd-2ad7f2612dfa","email":"ada@example.org","sessionId":"e3f6ee32-64a9-4156-be7b-fdcfbb8ffcb6","clientId":"Test client","address":"127.0.0.1"}', 1795312630298);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"3180fc20-31c8-4109-8663-7ef6c6db8216","email":"admin@example.org","sessionId":"354448e8-5c1a-4d19-9abc-d78c01a5e9b9","clientId":"Test client","address":"127.0.0.1"}', 1795312630438);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795312630521);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","email":"ben@example.org"}', 1795312630529);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795312630745);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '3180fc20-31c8-4109-8663-7ef6c6db8216', 'Administrator', '{"type":"user.updated","userId":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795312630785);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","email":"ben@example.org","sessionId":"b857ef13-dbaa-4ef6-9d68-a9e52b77e74d","clientId":"Test client","address":"127.0.0.1"}', 1795312630808);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 'Ada', '{"type":"group.created","groupId":"41a4a668-ee8c-40fc-852d-e601b4607ffe","name":"Forest ✓ \"quoted\""}', 1795312630865);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 'Ada', '{"type":"group.member-added","groupId":"41a4a668-ee8c-40fc-852d-e601b4607ffe","name":"Forest ✓ \"quoted\"","userId":"2cb2d8ec-2791-4483-ae7f-74f6eccab037","userName":"Ben"}', 1795312630888);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"3180fc20-31c8-4109-8663-7ef6c6db8216","email":"admin@example.org","sessionId":"f2f544f2-69eb-46c2-ae73-b4e99641c491","clientId":"Test client","address":"127.0.0.1"}', 1795312631103);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795313528642);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795313528642);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797904631103);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795316228887);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795316228887);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795316228886);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795313530298);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797904630298);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795316230529);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795316230529);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795313530808);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797904630808);
insert into "rate_limit" values ('/api/groups/add-member account:2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1, 1795316230889);
insert into "rate_limit" values ('groups/add-member misses account:2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 0, 1795316230889);
insert into "rate_limit" values ('notice 2f57d075-ddfc-434d-84bd-2ad7f2612dfa 2cb2d8ec-2791-4483-ae7f-74f6eccab037', 1, 1795399030888);
insert into "rate_limit" values ('mail group-added 2f57d075-ddfc-434d-84bd-2ad7f2612dfa 2cb2d8ec-2791-4483-ae7f-74f6eccab037', 1, 1795399030888);
insert into "rate_limit" values ('mail group-added 2f57d075-ddfc-434d-84bd-2ad7f2612dfa', 1, 1795399030888);
