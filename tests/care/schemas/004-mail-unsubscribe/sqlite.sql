CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer) strict;
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
CREATE TABLE "mail" ("id" text primary key, "kind" text not null, "user_id" text references "user" ("id") on delete set null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "state" text not null, "attempts" integer not null, "next_at" integer not null, "expires_at" integer, "created_at" integer not null, "sent_at" integer, "error" text, "unsubscribe_url" text) strict;
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
insert into "kysely_migration" values ('001-initial', '2026-11-21T02:54:03.867Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-21T02:54:03.874Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-21T02:54:03.879Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-21T02:54:03.881Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:asset-links', 'UbrpNQp+G+k9UAgMJXSlhkxCn51OeYznvdTx1ZU9wBk=');
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
insert into "setting" values ('secret:csrf', 'UJeCHPeZnqkqyJzMA0+OIhMbGRZMYxFWt2EUPdwmrBA=');
insert into "setting" values ('registration_open', '0');
insert into "user" values ('1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$Y9p331uTM88n0naS+I5t0g$f1xzfXoRofd1y1lHgw+Vna5DmFgYWA7wxrwPXBWKvr0', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229644359, 'administrator');
insert into "user" values ('3eae8ee5-d0e3-46ef-a585-9717474f441f', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$bqsXFt7bra4MlJ23WIUfTA$OrZJEgUbIyEju5ubgQuhnOLbqTq6W+sj1NMHRqWcWZ4', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229644813, 'ada');
insert into "user" values ('aa553c8d-0f71-4956-915f-40eabe669e5a', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$mJFbAP6/Wv8tBdmQHBnuiA$vsSc/YiPXwrkAd80eWOxftUJBSxuqax95qcujhQCWck', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795229645416, 'ben');
insert into "session" values ('8a051d9b-6447-44d2-8957-efd8af4beba9', 'c70d4c337ebbb09a241013bd4da60ad770ce48fdc583f9daabc2c0d140d36fd7', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Test client', 1795229644666, 1795229644666, 1803005644666, 1795229645284);
insert into "session" values ('7b2ba91a-db6f-4b80-a927-91cd9ebdb45a', 'aff618e7a7625b0c957e013db8898aa6cd843818acd3d73b1422f1df936949a0', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 'Test client', 1795229645303, 1795229645303, 1803005645303, null);
insert into "session" values ('825d3bb8-af96-4217-9d26-f32eb1b1d760', 'bcddef79f261d567e7f85ce68e26bb056e971104119954fb71ab604815ddb857', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Test client', 1795229645358, 1795229645358, 1803005645358, 1795229645488);
insert into "session" values ('b5d138bf-dee7-47f2-9912-540ef7e41ed9', '47864dc4382226e79e10fede72abc083501f443a302d3f7a1893d7f8afc4323b', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 'Test client', 1795229645495, 1795229645495, 1803005645495, null);
insert into "session" values ('0718d330-8f31-4f62-89a0-f510e01c43f5', 'f50672564733a7bea494adbd7fddf85f4bf18f36b5be5441a8d933155ab93219', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Test client', 1795229645756, 1795229645756, 1803005645756, null);
insert into "token" values ('6728250f-586d-4742-9e63-b05c393b8273', 'verify-email', '54a4254452726e1b73066aef1c202fa8ce1d93bb3828ba283a292ebecc6c83d4', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 1795229644813, 1795402444813, null);
insert into "token" values ('fb43c83d-920f-4db2-a585-a1e85ae14cf6', 'verify-email', '1a9ec7ab48bd0e0c2828b7d0c1edefdef59f72cab6bd6ddf8e37c5b38ace4d6e', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 1795229645416, 1795402445416, null);
insert into "token" values ('1fbda889-999a-4623-994c-6eab87452c37', 'unsubscribe', '70b1654c8e200aedcd11c69d5b75626b9f46d3427df3b9b81539c77d08b77e8d', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 1795229645538, 1826765645538, null);
insert into "user_group" values ('b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', 'Forest ✓ "quoted"', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 1795229645526, null, 'forest ✓ "quoted"');
insert into "membership" values ('b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 1, 1795229645526);
insert into "membership" values ('b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 0, 1795229645538);
insert into "workspace" values ('c509127c-781d-4c77-a09c-152ee99fe793', 'user', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', null, '086338f2-3925-4f74-8aad-22b6781ce431', 104857600, 0, 0, 1, 1795229644359);
insert into "workspace" values ('aea5e7ed-4dc0-40d7-8257-922bb0fef393', 'user', '3eae8ee5-d0e3-46ef-a585-9717474f441f', null, '48619f4d-0fbc-432c-87e6-1c51c94bb9da', 104857600, 43, 2, 3, 1795229644813);
insert into "workspace" values ('4f921da9-2047-4a15-985e-781d8f179d53', 'user', 'aa553c8d-0f71-4956-915f-40eabe669e5a', null, '8af5e447-28a2-4f1f-943b-75a86c672f48', 104857600, 0, 0, 1, 1795229645416);
insert into "workspace" values ('b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', 'group', null, 'b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', '781116d9-2335-4ab2-aabe-6aa671bd2ff6', 524288000, 36, 2, 4, 1795229645526);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795229645671);
insert into "item" values ('086338f2-3925-4f74-8aad-22b6781ce431', 'c509127c-781d-4c77-a09c-152ee99fe793', null, '', 'directory', null, 0, null, null, 1795229644359, 1795229644359, null, null, null, null, null);
insert into "item" values ('48619f4d-0fbc-432c-87e6-1c51c94bb9da', 'aea5e7ed-4dc0-40d7-8257-922bb0fef393', null, '', 'directory', null, 0, null, null, 1795229644813, 1795229645671, null, null, null, null, null);
insert into "item" values ('8af5e447-28a2-4f1f-943b-75a86c672f48', '4f921da9-2047-4a15-985e-781d8f179d53', null, '', 'directory', null, 0, null, null, 1795229645416, 1795229645416, null, null, null, null, null);
insert into "item" values ('781116d9-2335-4ab2-aabe-6aa671bd2ff6', 'b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', null, '', 'directory', null, 0, null, null, 1795229645526, 1795229645649, null, null, null, null, null);
insert into "item" values ('1417f4b7-4568-4c36-9c0b-dcd0ccc1ddaa', 'aea5e7ed-4dc0-40d7-8257-922bb0fef393', '48619f4d-0fbc-432c-87e6-1c51c94bb9da', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795229645576, 1795229645576, '3eae8ee5-d0e3-46ef-a585-9717474f441f', '3eae8ee5-d0e3-46ef-a585-9717474f441f', null, null, null);
insert into "item" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 'b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', '781116d9-2335-4ab2-aabe-6aa671bd2ff6', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795229645601, 1795229645736, '3eae8ee5-d0e3-46ef-a585-9717474f441f', 'aa553c8d-0f71-4956-915f-40eabe669e5a', null, null, null);
insert into "item" values ('c9c38886-e50c-41d7-8c32-2a9159dc9a15', 'b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9', '781116d9-2335-4ab2-aabe-6aa671bd2ff6', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795229645641, 1795229645641, '3eae8ee5-d0e3-46ef-a585-9717474f441f', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 1795229645649, 'c9c38886-e50c-41d7-8c32-2a9159dc9a15', '3eae8ee5-d0e3-46ef-a585-9717474f441f');
insert into "item" values ('60c3aaa9-df9e-4d3e-93d7-3d5216dc1863', 'aea5e7ed-4dc0-40d7-8257-922bb0fef393', '48619f4d-0fbc-432c-87e6-1c51c94bb9da', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795229645671, 1795229645671, '3eae8ee5-d0e3-46ef-a585-9717474f441f', '3eae8ee5-d0e3-46ef-a585-9717474f441f', null, null, null);
insert into "document" values ('1417f4b7-4568-4c36-9c0b-dcd0ccc1ddaa', 0, 'c1a5caa0-55bb-4e62-91dc-09960cf50b58', 'lf', 0);
insert into "document" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 2, '5ef7acb8-41cd-4544-bce8-4d90d667424d', 'lf', 0);
insert into "document" values ('c9c38886-e50c-41d7-8c32-2a9159dc9a15', 0, 'e8f5e0a8-1169-44bd-bf44-3407a28d9061', 'lf', 0);
insert into "document_update" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 0, 1, x'5b7b22636c69656e744944223a226464373065666539643263363835343530626533623632616464323431656434222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"aa553c8d-0f71-4956-915f-40eabe669e5a","name":"Ben","from":0,"to":1}]', 1795229645729, 1795229645729);
insert into "document_update" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 1, 2, x'5b7b22636c69656e744944223a226464373065666539643263363835343530626533623632616464323431656434222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"aa553c8d-0f71-4956-915f-40eabe669e5a","name":"Ben","from":1,"to":2}]', 1795229645736, 1795229645736);
insert into "document_client" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 'dd70efe9d2c685450be3b62add241ed4', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 'b5d138bf-dee7-47f2-9912-540ef7e41ed9', 2, 2, 1795229645736);
insert into "document_snapshot" values ('1417f4b7-4568-4c36-9c0b-dcd0ccc1ddaa', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795229645576);
insert into "document_snapshot" values ('50165417-3c7d-4c80-b899-7adbe65e1470', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795229645601);
insert into "document_snapshot" values ('c9c38886-e50c-41d7-8c32-2a9159dc9a15', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795229645641);
insert into "job" values ('f265b017-c667-49d3-aa0d-44f117c94c43', 'send-mail', '{}', 'done', 'send-mail', 1795229644593, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 1, 1000000, null, 1795229644593, 1795229644602, null);
insert into "job" values ('23bc74dc-a37d-4bea-b9c7-5ec963924be5', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795251244613, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 0, 1000000, null, 1795229644593, null, null);
insert into "job" values ('a711a570-209c-46ca-96c6-e404f2465eea', 'prune-rows', '{}', 'queued', 'prune-rows', 1795233244616, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 0, 1000000, null, 1795229644593, null, null);
insert into "job" values ('ca720318-efb3-4084-ac45-04838d036ddd', 'empty-trash', '{}', 'queued', 'empty-trash', 1795233244627, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 0, 1000000, null, 1795229644593, null, null);
insert into "job" values ('0dc3e3d3-7db2-4c1a-bec4-2a2df3a10085', 'compact-history', '{}', 'queued', 'compact-history', 1795251244637, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 0, 1000000, null, 1795229644593, null, null);
insert into "job" values ('36998cbe-4850-4536-b03d-8b1359a8e0b4', 'send-mail', '{}', 'done', 'send-mail', 1795229644813, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 1, 1000000, null, 1795229644813, 1795229645265, null);
insert into "job" values ('171de2aa-f978-4c20-b943-e80a8aa797e8', 'send-mail', '{}', 'done', 'send-mail', 1795229645416, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 1, 1000000, null, 1795229645416, 1795229645489, null);
insert into "job" values ('556acd41-f154-4feb-b57c-f454a5595c44', 'send-mail', '{}', 'done', 'send-mail', 1795229645538, null, 1, 'fb7b590a-cac7-4e13-9151-4ebc40878f36:3d82fec3-734d-4eb1-9535-6f71854a8e45', 1, 1000000, '3eae8ee5-d0e3-46ef-a585-9717474f441f', 1795229645538, 1795229645647, null);
insert into "defaults_file" values ('fc5645ad-2346-4056-a041-77598037c867', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795229644366, 1795229644366);
insert into "defaults_file" values ('451db12b-fd24-454e-8b8f-c44c8d742b77', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795229644366, 1795229644366);
insert into "defaults_file" values ('e2559028-8075-4328-b6a4-04a61a662fac', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795229644366, 1795229644366);
insert into "defaults_file" values ('343eaddc-fa6d-4d5a-ae20-d673165be457', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795229644366, 1795229644366);
insert into "defaults_file" values ('4404e5f5-5884-4811-9ac1-e8eb4b8e245b', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795229644366, 1795229644366);
insert into "defaults_file" values ('acd23583-1c67-4c32-aded-98fd73593afd', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795229644366, 1795229644366);
insert into "defaults_file" values ('622e89a1-4573-43bb-9775-8ce66cf79c0b', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795229644366, 1795229644366);
insert into "defaults_file" values ('2a39f4e9-18b7-472d-bf1c-e3b082d51763', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795229644366, 1795229644366);
insert into "defaults_file" values ('afb14769-23d0-4df7-939a-a83fb283d280', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795229644366, 1795229644366);
insert into "defaults_file" values ('cd7c4ed3-9415-4765-ad41-bfd146db375a', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795229644366, 1795229644366);
insert into "mail" values ('6e37c012-5af8-4cb3-92ef-cffdcc62a4ed', 'verify-email', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795229644813, 1795402444813, 1795229644813, 1795229645253, null, null);
insert into "mail" values ('9f1016aa-c8fd-4a9e-81a4-4f48e1b6ea52', 'verify-email', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795229645416, 1795402445416, 1795229645416, 1795229645483, null, null);
insert into "mail" values ('f164fd66-dcee-4062-a5d5-7a438f7392ef', 'group-added', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795229645538, null, 1795229645538, 1795229645638, null, 'http://localhost:19100/unsubscribe?token=group-added~EaXaaHUkvwwuy-fTS96COJXHycFv6Zt-9vcX_alRPEU');
insert into "notification" values ('a4be54c8-86c2-4e0f-bcef-da9b76578c26', 'aa553c8d-0f71-4956-915f-40eabe669e5a', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9/', 0, 1795229645538);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795229644359);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe","email":"admin@example.org"}', 1795229644359);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe","email":"admin@example.org","sessionId":"8a051d9b-6447-44d2-8957-efd8af4beba9","clientId":"Test client","address":"127.0.0.1"}', 1795229644666);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795229644770);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"3eae8ee5-d0e3-46ef-a585-9717474f441f","email":"ada@example.org"}', 1795229644813);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795229645243);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"user.updated","userId":"3eae8ee5-d0e3-46ef-a585-9717474f441f","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795229645269);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"3eae8ee5-d0e3-46ef-a585-9717474f441f","email":"ada@example.org","sessionId":"7b2ba91a-db6f-4b80-a927-91cd9ebdb45a","clientId":"Test client","address":"127.0.0.1"}', 1795229645303);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe","email":"admin@example.org","sessionId":"825d3bb8-af96-4217-9d26-f32eb1b1d760","clientId":"Test client","address":"127.0.0.1"}', 1795229645358);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795229645408);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"aa553c8d-0f71-4956-915f-40eabe669e5a","email":"ben@example.org"}', 1795229645416);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795229645476);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe', 'Administrator', '{"type":"user.updated","userId":"aa553c8d-0f71-4956-915f-40eabe669e5a","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795229645482);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"aa553c8d-0f71-4956-915f-40eabe669e5a","email":"ben@example.org","sessionId":"b5d138bf-dee7-47f2-9912-540ef7e41ed9","clientId":"Test client","address":"127.0.0.1"}', 1795229645495);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 'Ada', '{"type":"group.created","groupId":"b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9","name":"Forest ✓ \"quoted\""}', 1795229645526);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '3eae8ee5-d0e3-46ef-a585-9717474f441f', 'Ada', '{"type":"group.member-added","groupId":"b0d8fc6c-1b3b-4ce7-ba7f-f769e56499b9","name":"Forest ✓ \"quoted\"","userId":"aa553c8d-0f71-4956-915f-40eabe669e5a","userName":"Ben"}', 1795229645538);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1b41cb4f-316e-4ac1-a48c-5142f2e5ddfe","email":"admin@example.org","sessionId":"0718d330-8f31-4f62-89a0-f510e01c43f5","clientId":"Test client","address":"127.0.0.1"}', 1795229645756);
insert into "rate_limit" values ('/api/auth/login account:admin@example.org', 3, 1795230544668);
insert into "rate_limit" values ('/api/auth/login address:127.0.0.1', 5, 1795230544668);
insert into "rate_limit" values ('/api/user/signup account:ada@example.org', 1, 1795233244813);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795233244813);
insert into "rate_limit" values ('/api/auth/login account:ada@example.org', 1, 1795230545305);
insert into "rate_limit" values ('/api/user/signup account:ben@example.org', 1, 1795233245416);
insert into "rate_limit" values ('/api/auth/login account:ben@example.org', 1, 1795230545495);
