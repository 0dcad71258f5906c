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
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null) strict;
insert into "kysely_migration" values ('001-initial', '2026-11-22T08:54:50.085Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T08:54:50.124Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T08:54:50.159Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T08:54:50.175Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T08:54:50.202Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T08:54:50.236Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T08:54:50.254Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T08:54:50.289Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T08:54:50.327Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T08:54:50.353Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T08:54:50.411Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T08:54:50.443Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T08:54:50.474Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"e1a9a582","key":"xYLqexCB8MysXa6IevPISlgBiHsK9p1aLPwrqQ8AK3s=","madeAt":1795337693352,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"f1921c7a","key":"AXAnEDkV5QJgteKpcUVg4T4vv6QLmDHaDPeRaG5Nark=","madeAt":1795337693375,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"439accfd","key":"lEa1qa1BdWS0+A5wRKCKTpeIkw/I8UzDqub+RBzWVTU=","madeAt":1795337693391,"goodUntil":null}]');
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
insert into "user" values ('57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$xkGSYK1Z+bsu0l/jwdeHTQ$HdBflGy6L3JR0B1K38P80juk9nzmf0oSSLz934SlUeg', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337693685, 'administrator', 0, null);
insert into "user" values ('6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$3+xr+a5tF2LtpogX69U3zw$qV5AOsT1oVLiE8jHFem3VbuvIBvPfdOYAlj4GBowWlQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337696209, 'ada', 0, null);
insert into "user" values ('5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$YHl4t8hOe/kaWNcVeZJnuA$Uy0ZC1y17QH3ilavkWNrkB8TJvZIZJeZ3b9VHkliHiw', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795337697631, 'ben', 0, null);
insert into "session" values ('1e506cfd-674e-4ad5-83df-a3536dafe713', 'd8e879ca54a1a8106b467ca25f2d22c387b071454dffeebaf90880637e01840a', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Test client', 1795337695737, 1795337695737, 1803113695737, 1795337696706, 1795337695737);
insert into "session" values ('2bd9793f-cac9-4499-a1d9-25698a119395', '906aa629e4e9a6fb95146050887ff84b84d906f4cdc09c9dbc34e1ba5f5e5dde', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Test client', 1795337696795, 1795337696795, 1803113696795, null, 1795337696795);
insert into "session" values ('25fbaa37-46f8-4c9b-83d5-d5e6f6014e8d', 'a301ee549d53d670135b796b26c06fb87772c9407643eb9509dd950a2efafe40', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Test client', 1795337697191, 1795337697191, 1803113697191, 1795337698175, 1795337697191);
insert into "session" values ('81ba8ec2-fb73-4b65-a699-680f0dff0274', 'b75e21e2f4f60eaea1ad1cc2afc2242b9509180d3f9f31da674dc53ec6c5606b', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 'Test client', 1795337698314, 1795337698314, 1803113698314, null, 1795337698314);
insert into "session" values ('2e01fa20-e510-4786-91df-4fba81be8720', '0ad2eab2314519e61e928c0b1ecad524a8fea6f3a7559c2483ece6330b842294', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Test client', 1795337704009, 1795337704009, 1803113704009, null, 1795337704009);
insert into "token" values ('7434606a-0643-4280-938b-b27535effa17', 'verify-email', 'f948de01ec7ae43bd81e36cb784240dd87bf6a657aedea6dae7d589d8b830994', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1795337696209, 1795510496209, null);
insert into "token" values ('0f977f41-466b-459f-9461-81cf4264bdd4', 'verify-email', '60110ee796387bf853a6ed2f1818237369295fa8e6f24d6ac2f1e531bfc378d3', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 1795337697631, 1795510497631, null);
insert into "token" values ('b5d4d0c2-8663-4d36-8fd4-51be39c61097', 'unsubscribe', 'b54a8156b7d60bedf9a66b6727c5c334f0539bdf5d743a5f6b9fc60c3bcffd29', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 1795337703353, 1826873703353, null);
insert into "user_group" values ('914b4cae-9af0-4d1f-be23-c230e06e5455', 'Forest ✓ "quoted"', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1795337703285, null, 'forest ✓ "quoted"');
insert into "membership" values ('914b4cae-9af0-4d1f-be23-c230e06e5455', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1, 1795337703285, 'editor');
insert into "membership" values ('914b4cae-9af0-4d1f-be23-c230e06e5455', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 0, 1795337703353, 'editor');
insert into "workspace" values ('686ac0ce-a0c8-4137-90e7-a75126945d86', 'user', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', null, 'fcb115d5-181f-4ee6-b2be-2babf3249460', 104857600, 0, 0, 1, 1795337693685, 0);
insert into "workspace" values ('2dee9140-0439-46d7-b944-0f7513138ae9', 'user', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', null, 'ac04aaf0-2d50-4048-859e-acd0dc81f84d', 104857600, 43, 2, 3, 1795337696209, 0);
insert into "workspace" values ('75016979-2f33-47ff-9378-bce759cddf00', 'user', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', null, 'fb5505f8-0b88-43e5-9b90-a285af2deb98', 104857600, 0, 0, 1, 1795337697631, 0);
insert into "workspace" values ('914b4cae-9af0-4d1f-be23-c230e06e5455', 'group', null, '914b4cae-9af0-4d1f-be23-c230e06e5455', 'ca084fc0-bd2b-406d-8085-542398210399', 524288000, 36, 2, 4, 1795337703285, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795337703657);
insert into "item" values ('fcb115d5-181f-4ee6-b2be-2babf3249460', '686ac0ce-a0c8-4137-90e7-a75126945d86', null, '', 'directory', null, 0, null, null, 1795337693685, 1795337693685, null, null, null, null, null);
insert into "item" values ('ac04aaf0-2d50-4048-859e-acd0dc81f84d', '2dee9140-0439-46d7-b944-0f7513138ae9', null, '', 'directory', null, 0, null, null, 1795337696209, 1795337703657, null, null, null, null, null);
insert into "item" values ('fb5505f8-0b88-43e5-9b90-a285af2deb98', '75016979-2f33-47ff-9378-bce759cddf00', null, '', 'directory', null, 0, null, null, 1795337697631, 1795337697631, null, null, null, null, null);
insert into "item" values ('ca084fc0-bd2b-406d-8085-542398210399', '914b4cae-9af0-4d1f-be23-c230e06e5455', null, '', 'directory', null, 0, null, null, 1795337703285, 1795337703592, null, null, null, null, null);
insert into "item" values ('41cffe88-b883-4867-bba1-257e18eca4a4', '2dee9140-0439-46d7-b944-0f7513138ae9', 'ac04aaf0-2d50-4048-859e-acd0dc81f84d', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795337703416, 1795337703416, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', null, null, null);
insert into "item" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', '914b4cae-9af0-4d1f-be23-c230e06e5455', 'ca084fc0-bd2b-406d-8085-542398210399', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795337703531, 1795337703998, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', null, null, null);
insert into "item" values ('fd7a55e4-633e-449c-8839-3e72cb4c8706', '914b4cae-9af0-4d1f-be23-c230e06e5455', 'ca084fc0-bd2b-406d-8085-542398210399', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795337703571, 1795337703571, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1795337703592, 'fd7a55e4-633e-449c-8839-3e72cb4c8706', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1');
insert into "item" values ('f0e2378f-46b1-4a1a-a2f2-c3b8a25eed75', '2dee9140-0439-46d7-b944-0f7513138ae9', 'ac04aaf0-2d50-4048-859e-acd0dc81f84d', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795337703657, 1795337703657, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', null, null, null);
insert into "document" values ('41cffe88-b883-4867-bba1-257e18eca4a4', 0, '742b85f4-5429-45c6-9aab-39751ba0e8cc', 'lf', 0, null, 0, 0);
insert into "document" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 4, '576693de-41dd-438d-b64f-b9cffc71f49a', 'lf', 0, null, 665, 0);
insert into "document" values ('fd7a55e4-633e-449c-8839-3e72cb4c8706', 0, '49a33cf3-863a-4e7c-bed6-7fa7b52f22d2', 'lf', 0, null, 0, 0);
insert into "document_update" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 0, 1, x'5b7b22636c69656e744944223a223532346135336661666463303334343061613230363864323365653730393164222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","name":"Ben","from":0,"to":1}]', 1795337703837, 1795337703837, 'pushed');
insert into "document_update" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 1, 2, x'5b7b22636c69656e744944223a223532346135336661666463303334343061613230363864323365653730393164222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","name":"Ben","from":1,"to":2}]', 1795337703872, 1795337703872, 'pushed');
insert into "document_update" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 2, 3, x'789c158ecb6ac3301045ffe5ae2590c67ad8da15bae937042f4623293134761b6bd110f2ef45cb7be070eee505f9deeadebf3e9130973c676fa31892685c08ce4b58cc928b9758738682dc78bfd613e942b42a9cf517c92ad4d6aaf4815fe8cf9f8a847e7b542e50d80a120acb2c22938ec693769648738e4db7d85c6dd992588202ef723b1e482fb4c77147320afd400a0abdfe7524e0ad70afe7c9d7d108dee4207ed66ceca21d93e84596a829082dae446a793cc847790e77a87bdf8e7d1c5d15f2a02167c38eaa26b15e3b62ab73f1b39e1a57610a6c8a85c2cef751fc280c85be8d61e3e2a72946332d6e7eafeff51f0e835eb5', '[{"user":"6bb0a42e-2c15-42a1-bd58-3faeca26a0d1","name":"Ada","from":2,"to":3}]', 1795337703960, 1795337703960, 'pushed');
insert into "document_update" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 3, 4, x'789c458fc16ac3301044ff65ce12c8b22cd9ba95f4d26f303e6857ebc434b1d3588186e07f2f4e293dedecf0d89de99fe0f32473f97847449ba9a5a60a6c2c07e3bc770dfbce74941b0e4204053ea5f9282b626feda0b0ca17a2559071142ebbfd44795c0511ebfd7894b540fda9699911d198dafa3158ed4c66edb221dd3191b66dcb629cf33525289ceef3e7efb9292362b75241340a7c7ffde98df2c39ee07a9e58109f2019979bbc987ff4358b7c17441c96cb6599b16d8342be2d57c47e50a007223c9149ce8ab65c35dad95469ca4dabeb310927eb93c91514e674d9abbde53d4f99f6a50a5d53d72198baebc2366cc30f730c628b', '[{"user":"6bb0a42e-2c15-42a1-bd58-3faeca26a0d1","name":"Ada","from":3,"to":4}]', 1795337703998, 1795337703998, 'pushed');
insert into "document_client" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', '524a53fafdc03440aa2068d23ee7091d', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', '81ba8ec2-fb73-4b65-a699-680f0dff0274', 2, 2, 1795337703872);
insert into "document_client" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', '8db8b517c02c7046645c6909bd5c7ebb', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', '2bd9793f-cac9-4499-a1d9-25698a119395', 2, 4, 1795337703998);
insert into "document_snapshot" values ('41cffe88-b883-4867-bba1-257e18eca4a4', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795337703416);
insert into "document_snapshot" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795337703531);
insert into "document_snapshot" values ('fd7a55e4-633e-449c-8839-3e72cb4c8706', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795337703571);
insert into "job" values ('e6c884a0-f616-4c27-bc11-56845a0c0977', 'send-mail', '{}', 'done', 'send-mail', 1795337695202, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 1, 1000000, null, 1795337695202, 1795337695355, null);
insert into "job" values ('f34fc495-06da-4fdf-bb5b-84487ac2c079', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795359295459, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('4a5c1b98-fa11-462f-97b9-daaea300bade', 'prune-rows', '{}', 'queued', 'prune-rows', 1795341295459, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('f92e4ff2-3ab9-48bb-ad31-95440e066571', 'empty-trash', '{}', 'queued', 'empty-trash', 1795341295461, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('0c295b3f-b9aa-4972-8812-f2e19b03ef22', 'finish-trees', '{}', 'queued', 'finish-trees', 1795337725652, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('c177347d-eb2f-4863-a5a1-bb824b0e2d62', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795341295787, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('316aeedf-a821-45f7-b7bc-a29a2e9f0ae4', 'compact-history', '{}', 'queued', 'compact-history', 1795359295840, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 0, 1000000, null, 1795337695215, null, null);
insert into "job" values ('29927164-cd85-4a8c-9edf-98c4528ed62e', 'send-mail', '{}', 'done', 'send-mail', 1795337696209, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 1, 1000000, null, 1795337696209, 1795337696711, null);
insert into "job" values ('ed136aa8-57f4-48b4-89c2-d6e54a8b4a2d', 'send-mail', '{}', 'done', 'send-mail', 1795337697631, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 1, 1000000, null, 1795337697631, 1795337698253, null);
insert into "job" values ('a35082f5-e0a9-445e-bc1e-df801bdcb100', 'send-mail', '{}', 'done', 'send-mail', 1795337703353, null, 1, '78bfe652-3cf3-40db-be8c-b5d6be0c165e:3b6cbf49-42cc-4dc8-a79e-2923805da940', 1, 1000000, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1795337703353, 1795337703574, null);
insert into "defaults_file" values ('d21558e5-ded5-40ed-900b-ba90360fdfd2', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795337693753, 1795337693753);
insert into "defaults_file" values ('97fbdc02-ad0f-4735-a4dd-7d525b83c637', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795337693753, 1795337693753);
insert into "defaults_file" values ('da86cf62-dc67-4abd-9ff0-4bd9e8f16573', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795337693753, 1795337693753);
insert into "defaults_file" values ('e893b61c-3af5-4f1f-988f-1ca9b887f827', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795337693753, 1795337693753);
insert into "defaults_file" values ('54d582a1-218b-43ba-9061-06dd80a33f50', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795337693753, 1795337693753);
insert into "defaults_file" values ('1833fa89-83ae-4bac-87b3-248da29cbd65', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795337693753, 1795337693753);
insert into "defaults_file" values ('45c264ba-0025-4b78-be63-26aa4eb4a4d0', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795337693753, 1795337693753);
insert into "defaults_file" values ('5560df3c-410f-4590-96a2-06465ff6495a', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795337693753, 1795337693753);
insert into "defaults_file" values ('149717e9-4464-4df7-ad33-32f17421db80', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795337693753, 1795337693753);
insert into "defaults_file" values ('b9edf3ba-64fe-4b35-becf-58f012efbc55', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795337693753, 1795337693753);
insert into "defaults_file" values ('e79961e6-364e-40fa-bf77-098a70682b01', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795337693753, 1795337693753);
insert into "mail" values ('469b4d9a-0035-4edb-a68e-835fb8c4e9cb', 'verify-email', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795337696209, 1795510496209, 1795337696209, 1795337696693, null, null, 1);
insert into "mail" values ('039f8e51-2f7c-495a-afff-92e912f8c8e5', 'verify-email', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795337697631, 1795510497631, 1795337697631, 1795337698194, null, null, 1);
insert into "mail" values ('5c4dfbb1-8a0e-470b-b1b3-d96e8bbf6b09', 'group-added', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795337703353, null, 1795337703353, 1795337703560, null, 'http://localhost:25008/unsubscribe?token=group-added~vSOYj40mKmiksB0CDw0i-H53QJAZkVtaBQzUchBRSi4', 2);
insert into "notification" values ('a14d2d4a-f246-418f-83f7-b75e0f15a5aa', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795337696209);
insert into "notification" values ('0021a43d-fb82-4c73-b601-5ddd8e0e3006', '5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/914b4cae-9af0-4d1f-be23-c230e06e5455/', 0, 1795337703353);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795337693685);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"57e220dc-45b0-4fee-a52a-fe6b0d95752f","email":"admin@example.org"}', 1795337693685);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"57e220dc-45b0-4fee-a52a-fe6b0d95752f","email":"admin@example.org","sessionId":"1e506cfd-674e-4ad5-83df-a3536dafe713","clientId":"Test client","address":"127.0.0.1"}', 1795337695737);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795337696172);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"6bb0a42e-2c15-42a1-bd58-3faeca26a0d1","email":"ada@example.org"}', 1795337696209);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795337696400);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"user.updated","userId":"6bb0a42e-2c15-42a1-bd58-3faeca26a0d1","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795337696569);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"6bb0a42e-2c15-42a1-bd58-3faeca26a0d1","email":"ada@example.org","sessionId":"2bd9793f-cac9-4499-a1d9-25698a119395","clientId":"Test client","address":"127.0.0.1"}', 1795337696795);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"57e220dc-45b0-4fee-a52a-fe6b0d95752f","email":"admin@example.org","sessionId":"25fbaa37-46f8-4c9b-83d5-d5e6f6014e8d","clientId":"Test client","address":"127.0.0.1"}', 1795337697191);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795337697532);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","email":"ben@example.org"}', 1795337697631);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795337698071);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"user.updated","userId":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795337698137);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","email":"ben@example.org","sessionId":"81ba8ec2-fb73-4b65-a699-680f0dff0274","clientId":"Test client","address":"127.0.0.1"}', 1795337698314);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Ada', '{"type":"group.created","groupId":"914b4cae-9af0-4d1f-be23-c230e06e5455","name":"Forest ✓ \"quoted\""}', 1795337703285);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Ada', '{"type":"group.member-added","groupId":"914b4cae-9af0-4d1f-be23-c230e06e5455","name":"Forest ✓ \"quoted\"","userId":"5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f","userName":"Ben"}', 1795337703353);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"57e220dc-45b0-4fee-a52a-fe6b0d95752f","email":"admin@example.org","sessionId":"2e01fa20-e510-4786-91df-4fba81be8720","clientId":"Test client","address":"127.0.0.1"}', 1795337704009);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '57e220dc-45b0-4fee-a52a-fe6b0d95752f', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795337704145);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795338595764);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795338595764);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797929704009);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795341296210);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795341296210);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795341296209);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795338596807);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797929696795);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795341297631);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795341297631);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795338598315);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797929698314);
insert into "rate_limit" values ('/api/groups/add-member account:6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1, 1795341303355);
insert into "rate_limit" values ('groups/add-member misses account:6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 0, 1795341303355);
insert into "rate_limit" values ('notice 6bb0a42e-2c15-42a1-bd58-3faeca26a0d1 5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 1, 1795424103353);
insert into "rate_limit" values ('mail group-added 6bb0a42e-2c15-42a1-bd58-3faeca26a0d1 5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 1, 1795424103353);
insert into "rate_limit" values ('mail group-added 6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1, 1795424103353);
insert into "rate_limit" values ('/api/request-ws-ticket account:5e2c23e5-f8ca-4f7a-b6ae-f7cc5d2a1b6f', 1, 1795337763694);
insert into "rate_limit" values ('/api/request-ws-ticket account:6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 1, 1795337763896);
insert into "review_thread" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 'dac8ccc3-7052-4122-ab7f-f7f4efb12c12', 'comment', 'open', 'Shared', '650b6c58-a019-4a2c-9c97-26c294d72fbd', 3, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Ada', 1795337703948, 1795337703948, null, null, null);
insert into "review_thread" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', '50326f72-40dc-4d0b-9cbb-288ce04463ba', 'suggestion', 'open', '', null, 4, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Ada', 1795337703997, 1795337703997, null, null, null);
insert into "review_message" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', '650b6c58-a019-4a2c-9c97-26c294d72fbd', 'dac8ccc3-7052-4122-ab7f-f7f4efb12c12', 'Is this *kept*?', '[]', 3, '6bb0a42e-2c15-42a1-bd58-3faeca26a0d1', 'Ada', 1795337703948, null, null);
insert into "review_checkpoint" values ('846bc9d1-5b2b-4af6-be4a-e83e6c316c67', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795337703960);
