CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer) strict;
CREATE INDEX "session_user_id" on "session" ("user_id");
CREATE TABLE "token" ("id" text primary key, "kind" text not null, "token_hash" text not null unique, "user_id" text references "user" ("id") on delete cascade, "created_at" integer not null, "expires_at" integer not null, "used_at" integer) strict;
CREATE INDEX "token_user_id_kind" on "token" ("user_id", "kind");
CREATE TABLE "user_group" ("id" text primary key, "name" text not null, "owner_id" text references "user" ("id") on delete set null, "created_at" integer not null, "deleted_at" integer) strict;
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
CREATE TABLE "mail" ("id" text primary key, "kind" text not null, "user_id" text references "user" ("id") on delete set null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "state" text not null, "attempts" integer not null, "next_at" integer not null, "expires_at" integer, "created_at" integer not null, "sent_at" integer, "error" text) strict;
CREATE INDEX "mail_state_next_at" on "mail" ("state", "next_at");
CREATE INDEX "mail_sent_at" on "mail" ("sent_at");
CREATE INDEX "mail_user_id" on "mail" ("user_id");
CREATE TABLE "notification" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "message" text not null, "action_url" text, "read" integer not null, "created_at" integer not null) strict;
CREATE INDEX "notification_user_id_created_at" on "notification" ("user_id", "created_at");
CREATE TABLE "event_log" ("seq" integer primary key autoincrement, "category" text not null, "type" text not null, "message" text not null, "actor_id" text, "actor_name" text, "details" text not null, "created_at" integer not null) strict;
CREATE INDEX "event_log_created_at" on "event_log" ("created_at");
CREATE TABLE "rate_limit" ("key" text primary key, "count" integer not null, "resets_at" integer not null) strict;
CREATE INDEX "rate_limit_resets_at" on "rate_limit" ("resets_at");
insert into "kysely_migration" values ('001-initial', '2026-11-21T01:01:28.953Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:asset-links', 'ekajKuE7V0JSWKndp5Q0Q7dyxZcWiknPi3n+epOiNnw=');
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
insert into "setting" values ('secret:csrf', 'YwIobC81XI0GoVPoz5cSo+illT7JWn8uGglMTleLTKc=');
insert into "setting" values ('registration_open', '0');
insert into "user" values ('479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$gPEPhVll7ulxzrwlXvptMA$qSJBv0OfYv45Y4mHJMAHRzd648l60ZAQfLkn6k6A2/M', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222891584);
insert into "user" values ('8f5a78da-e5cd-4a9c-a690-020077fd4558', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$1D8/vRhFZm20LATDHcCJfA$9Ii4PehiuuitXGEBO0ZludCSsZIl+9rzYstMFxNYRCY', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222894114);
insert into "user" values ('4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$LgwVaHUg0G4h3xNUz7BJig$sjXBDr8oHm/bn+K0OJvQgmEuj1bkocpoQzTUXRGZwn0', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false}', 1795222894603);
insert into "session" values ('17fa8697-dedc-48a5-b2ff-11078c8ff388', '456819c169e78839b0e647f8e9182787c9c1116c113b3519b5bd0e9541e7aab6', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Test client', 1795222892168, 1795222892168, 1802998892168, 1795222894378);
insert into "session" values ('366c3cec-0ab3-4abc-acc8-8ab23ef6f4d9', '11627a3c117eb89f175ba8e422cab40b7097ff469f7bf43145a9ae2134192ad0', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 'Test client', 1795222894394, 1795222894394, 1802998894394, null);
insert into "session" values ('a5c62d08-0333-4d4e-9daf-35d9b0086b60', 'b6be0d667c8ba1202ab9f2022c232eecab42b9870551730c51f661ddace7ca76', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Test client', 1795222894439, 1795222894439, 1802998894439, 1795222894647);
insert into "session" values ('f3e5ba42-1c51-40f8-a64f-4c20340761fc', 'f904d5c7c85f35aef07c7b63402974c87d8de51b11c038497cace8917afa9def', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'Test client', 1795222894654, 1795222894654, 1802998894654, null);
insert into "session" values ('f1d680dc-01db-4715-9af5-935c1d99ed94', '6118cbd288b8145a2b4f15bb71b4e64f55b54dff8069e455e739674165e522e5', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Test client', 1795222895442, 1795222895442, 1802998895442, null);
insert into "token" values ('50ddbfc3-6d10-451a-8b09-de00c8da81c2', 'verify-email', '26236356973a55c288e1834990be182eea92e812aaf393373e6e4704a281e637', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 1795222894114, 1795395694114, null);
insert into "token" values ('6f1ae484-22c0-48ce-8bfe-baeb0b7b7c57', 'verify-email', '0c6080d7d58227eddfa2ca7846a8f6804dd28f1a2b1c04eb64200a53876f382d', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 1795222894603, 1795395694603, null);
insert into "token" values ('832e1ce3-7cfd-48ce-9e43-f1e799641c03', 'unsubscribe', '297abda9a35e4705f8245ec8b47ee747ffa2ed7ac0f45e501b86e7b8ca31462b', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 1795222895081, 1826758895081, null);
insert into "user_group" values ('3c6292b3-dbbc-4236-99db-c854521a4a04', 'Forest ✓ "quoted"', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 1795222895042, null);
insert into "membership" values ('3c6292b3-dbbc-4236-99db-c854521a4a04', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 1, 1795222895042);
insert into "membership" values ('3c6292b3-dbbc-4236-99db-c854521a4a04', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 0, 1795222895081);
insert into "workspace" values ('7f6911e9-5793-4165-9281-4d88d64d2013', 'user', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', null, 'ec7422e7-0669-487b-b5d1-9950a7ca38b6', 104857600, 0, 0, 1, 1795222891584);
insert into "workspace" values ('24e3462c-b26b-4d1d-aa3f-2efd5b2badcf', 'user', '8f5a78da-e5cd-4a9c-a690-020077fd4558', null, '3cc63469-4187-4fe5-bb4b-6e751cd0b8c2', 104857600, 43, 2, 3, 1795222894114);
insert into "workspace" values ('4199db6e-73f6-4a77-8d8d-127987cb7613', 'user', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', null, '320f51d9-08c7-4d03-b8b1-8f375f24371d', 104857600, 0, 0, 1, 1795222894603);
insert into "workspace" values ('3c6292b3-dbbc-4236-99db-c854521a4a04', 'group', null, '3c6292b3-dbbc-4236-99db-c854521a4a04', 'de66fe42-e95f-4870-a90d-7fb9ae29a12c', 524288000, 36, 2, 4, 1795222895042);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795222895283);
insert into "item" values ('ec7422e7-0669-487b-b5d1-9950a7ca38b6', '7f6911e9-5793-4165-9281-4d88d64d2013', null, '', 'directory', null, 0, null, null, 1795222891584, 1795222891584, null, null, null, null, null);
insert into "item" values ('3cc63469-4187-4fe5-bb4b-6e751cd0b8c2', '24e3462c-b26b-4d1d-aa3f-2efd5b2badcf', null, '', 'directory', null, 0, null, null, 1795222894114, 1795222895283, null, null, null, null, null);
insert into "item" values ('320f51d9-08c7-4d03-b8b1-8f375f24371d', '4199db6e-73f6-4a77-8d8d-127987cb7613', null, '', 'directory', null, 0, null, null, 1795222894603, 1795222894603, null, null, null, null, null);
insert into "item" values ('de66fe42-e95f-4870-a90d-7fb9ae29a12c', '3c6292b3-dbbc-4236-99db-c854521a4a04', null, '', 'directory', null, 0, null, null, 1795222895042, 1795222895182, null, null, null, null, null);
insert into "item" values ('261a55da-3adb-4107-9507-ebf488570b76', '24e3462c-b26b-4d1d-aa3f-2efd5b2badcf', '3cc63469-4187-4fe5-bb4b-6e751cd0b8c2', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795222895147, 1795222895147, '8f5a78da-e5cd-4a9c-a690-020077fd4558', '8f5a78da-e5cd-4a9c-a690-020077fd4558', null, null, null);
insert into "item" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', '3c6292b3-dbbc-4236-99db-c854521a4a04', 'de66fe42-e95f-4870-a90d-7fb9ae29a12c', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795222895168, 1795222895426, '8f5a78da-e5cd-4a9c-a690-020077fd4558', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', null, null, null);
insert into "item" values ('1f83c4e8-4657-4638-939f-e3ad084f0f07', '3c6292b3-dbbc-4236-99db-c854521a4a04', 'de66fe42-e95f-4870-a90d-7fb9ae29a12c', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795222895175, 1795222895175, '8f5a78da-e5cd-4a9c-a690-020077fd4558', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 1795222895182, '1f83c4e8-4657-4638-939f-e3ad084f0f07', '8f5a78da-e5cd-4a9c-a690-020077fd4558');
insert into "item" values ('21ffe046-3d5a-406e-b320-535a63214295', '24e3462c-b26b-4d1d-aa3f-2efd5b2badcf', '3cc63469-4187-4fe5-bb4b-6e751cd0b8c2', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795222895283, 1795222895283, '8f5a78da-e5cd-4a9c-a690-020077fd4558', '8f5a78da-e5cd-4a9c-a690-020077fd4558', null, null, null);
insert into "document" values ('261a55da-3adb-4107-9507-ebf488570b76', 0, 'a03bf77e-dd5a-417a-8652-91cc5c72d1f5', 'lf', 0);
insert into "document" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', 2, '66a7488f-b472-471d-8684-bb126136bad3', 'lf', 0);
insert into "document" values ('1f83c4e8-4657-4638-939f-e3ad084f0f07', 0, '48c06ad4-100c-4754-af51-ac692a184307', 'lf', 0);
insert into "document_update" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', 0, 1, x'789c05c1bd0e40301406d057916fee50a54975b6d86d4d87ba3f4844088b8877774e7a41db2afb3df48860f5a485855dcba1d17672e2ac27d520a56b5461404bd967b9105330c91a8ccf215c2167834b4ec4facb3f630619da', '[{"user":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","name":"Ben","from":0,"to":1}]', 1795222895385, 1795222895385);
insert into "document_update" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', 1, 2, x'789c05c13b0a80301005c0ab845707d13582a6141bcf1052e4b3ab8204243622dedd19f7229d07977b5d609165481232673279ecc544626a87243272987a1168a43d948d2baceb8c76ad467cd4cca551f05ea3f2054b9fff01a8b91a40', '[{"user":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","name":"Ben","from":1,"to":2}]', 1795222895426, 1795222895426);
insert into "document_client" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', 'df5cfaded24d83f4b2e205cff8ea93ff', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'f3e5ba42-1c51-40f8-a64f-4c20340761fc', 2, 2, 1795222895426);
insert into "document_snapshot" values ('261a55da-3adb-4107-9507-ebf488570b76', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795222895147);
insert into "document_snapshot" values ('1aa61fe9-6e82-4ac4-a939-40bf45096dcb', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795222895168);
insert into "document_snapshot" values ('1f83c4e8-4657-4638-939f-e3ad084f0f07', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795222895175);
insert into "job" values ('f20060a7-0506-427b-a39e-c9565ef76a0b', 'send-mail', '{}', 'done', 'send-mail', 1795222891863, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 1, 1000000, null, 1795222891863, 1795222891969, null);
insert into "job" values ('c254cfc9-7783-4170-9365-e2f60fb7d46a', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795244491980, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 0, 1000000, null, 1795222891864, null, null);
insert into "job" values ('4f44b9e2-774f-483a-a085-8d2148b97086', 'prune-rows', '{}', 'queued', 'prune-rows', 1795226491995, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 0, 1000000, null, 1795222891864, null, null);
insert into "job" values ('ba71efbc-5f2d-4df3-b76c-92b8899ad77c', 'empty-trash', '{}', 'queued', 'empty-trash', 1795226491996, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 0, 1000000, null, 1795222891864, null, null);
insert into "job" values ('533e81f8-a2b2-4608-84ac-0d0f3cb3dc21', 'compact-history', '{}', 'queued', 'compact-history', 1795244492009, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 0, 1000000, null, 1795222891864, null, null);
insert into "job" values ('901f9b26-d23d-4729-bee5-8b869d6e9b7d', 'send-mail', '{}', 'done', 'send-mail', 1795222894114, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 1, 1000000, null, 1795222894114, 1795222894369, null);
insert into "job" values ('9cb36a22-4e5b-4a5b-a66f-25f4cc61c506', 'send-mail', '{}', 'done', 'send-mail', 1795222894603, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 1, 1000000, null, 1795222894603, 1795222894655, null);
insert into "job" values ('a859fdbe-78bb-4d55-8ae7-c2790c6efd94', 'send-mail', '{}', 'done', 'send-mail', 1795222895081, null, 1, 'f293be07-6cd9-4dbc-99f9-988e8700dab3', 1, 1000000, '8f5a78da-e5cd-4a9c-a690-020077fd4558', 1795222895081, 1795222895177, null);
insert into "defaults_file" values ('8dfec7c4-7cb9-47cd-9371-58e4ce3390cf', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795222891759, 1795222891759);
insert into "defaults_file" values ('085e8c9d-a4b5-43d8-8435-53e3fefe2c73', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795222891759, 1795222891759);
insert into "defaults_file" values ('97f58859-7f64-43b2-8e48-784b29423669', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795222891759, 1795222891759);
insert into "defaults_file" values ('cca2b971-032f-4426-81b0-f7139b768f8a', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795222891759, 1795222891759);
insert into "defaults_file" values ('3da52598-0815-4a9b-add5-6718611eddf9', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795222891759, 1795222891759);
insert into "defaults_file" values ('5c9d2288-bd58-4371-bef7-71449d9ff844', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795222891759, 1795222891759);
insert into "defaults_file" values ('8d921a81-9a05-4725-8474-7df516268bd1', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795222891759, 1795222891759);
insert into "defaults_file" values ('af84abbd-ad07-499b-9441-015eab8759ba', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795222891759, 1795222891759);
insert into "defaults_file" values ('5219e8fb-ced4-4af2-8e8b-859a5f4c73ae', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795222891759, 1795222891759);
insert into "defaults_file" values ('c62e6727-2639-4e35-b587-9131b5e294e2', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795222891759, 1795222891759);
insert into "mail" values ('035c3626-b6b3-4d41-b53f-ee6cc733096c', 'verify-email', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 'ada@example.org', 'Verify your e-mail address for Scriptorium', 'Hello Ada,

somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.

If it was not you, do nothing: without this link nobody can use the account.

Verify e-mail address:
http://localhost:30037/verify-email?token=WynDpeBrr8V-hhfpvkNuQ7CwZ-bZS27Ijs2dkynYFGs

-- 
Scriptorium
http://localhost:30037
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>Verify your e-mail address for Scriptorium</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">Verify your e-mail address for Scriptorium</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Hello Ada,</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">If it was not you, do nothing: without this link nobody can use the account.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:30037/verify-email?token=WynDpeBrr8V-hhfpvkNuQ7CwZ-bZS27Ijs2dkynYFGs" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Verify e-mail address</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:30037/verify-email?token=WynDpeBrr8V-hhfpvkNuQ7CwZ-bZS27Ijs2dkynYFGs" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037/verify-email?token=WynDpeBrr8V-hhfpvkNuQ7CwZ-bZS27Ijs2dkynYFGs</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:30037" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222894114, 1795395694114, 1795222894114, 1795222894364, null);
insert into "mail" values ('a410cdb2-5366-48da-8ecd-04de2e536c1b', 'verify-email', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'ben@example.org', 'Verify your e-mail address for Scriptorium', 'Hello Ben,

somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.

If it was not you, do nothing: without this link nobody can use the account.

Verify e-mail address:
http://localhost:30037/verify-email?token=148e4vaqlRzx7BTbm1MR3-VpJZIhlxR1_hdiW9nw4oA

-- 
Scriptorium
http://localhost:30037
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>Verify your e-mail address for Scriptorium</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">Verify your e-mail address for Scriptorium</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Hello Ben,</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">somebody, most likely you, signed up for Scriptorium with this address. Please verify it to log in. The link works once, within 48 hours.</p><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">If it was not you, do nothing: without this link nobody can use the account.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:30037/verify-email?token=148e4vaqlRzx7BTbm1MR3-VpJZIhlxR1_hdiW9nw4oA" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Verify e-mail address</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:30037/verify-email?token=148e4vaqlRzx7BTbm1MR3-VpJZIhlxR1_hdiW9nw4oA" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037/verify-email?token=148e4vaqlRzx7BTbm1MR3-VpJZIhlxR1_hdiW9nw4oA</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:30037" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222894603, 1795395694603, 1795222894603, 1795222894649, null);
insert into "mail" values ('a039471f-a0c1-498a-a0f5-ac1843b2105d', 'group-added', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', 'Ada added you to the group “Forest ✓ "quoted"” on Scriptorium. You now have access to its workspace.

Open the workspace:
http://localhost:30037/workspace/3c6292b3-dbbc-4236-99db-c854521a4a04/

-- 
Scriptorium
http://localhost:30037

No more mails of this kind:
http://localhost:30037/unsubscribe?token=group-added~tNFwedFir1JMUbg9xEI76W4RzIeHsMQVHy7omNEdAgo
', '<!DOCTYPE html><html dir="ltr" lang="en"><head><meta name="viewport" content="width=device-width"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><title>You were added to the group “Forest ✓ &quot;quoted&quot;”</title><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><style>@media (prefers-color-scheme: dark) {.page, .page > table > tbody > tr > td { background-color: #16171A !important; }.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }.ink { color: #E6E4DF !important; }.quiet { color: #9AA0A6 !important; }.link { color: #8FA8E8 !important; }.line { border-color: #2C2F34 !important; }}</style></head><body class="page" style="background-color:#FBFAF7;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#FBFAF7;color:#1F2328;font-family:-apple-system, &#x27;Segoe UI&#x27;, Inter, Roboto, Helvetica, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;margin:0 auto"><tbody><tr style="width:100%"><td><p class="quiet" style="font-size:14px;line-height:24px;color:#5F666E;font-weight:600;margin:0 0 12px;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Scriptorium</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:8px;padding:28px 28px 24px"><tbody><tr><td><h1 class="ink" style="color:#1F2328;font-size:20px;line-height:28px;font-weight:600;margin:0 0 12px">You were added to the group “Forest ✓ &quot;quoted&quot;”</h1><p class="ink" style="font-size:15px;line-height:24px;color:#1F2328;margin:0 0 12px;overflow-wrap:anywhere;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Ada added you to the group “Forest ✓ &quot;quoted&quot;” on Scriptorium. You now have access to its workspace.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:20px 0"><tbody><tr><td><a href="http://localhost:30037/workspace/3c6292b3-dbbc-4236-99db-c854521a4a04/" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#2F4B8F;border-radius:8px;color:#FFFFFF;font-size:15px;font-weight:500;padding:12px 20px;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Open the workspace</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table><p class="quiet" style="font-size:13px;line-height:20px;color:#5F666E;margin:0;overflow-wrap:anywhere;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">If the button does not work, open this address in your browser:<br/><a href="http://localhost:30037/workspace/3c6292b3-dbbc-4236-99db-c854521a4a04/" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037/workspace/3c6292b3-dbbc-4236-99db-c854521a4a04/</a></p></td></tr></tbody></table><hr class="line" style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4E1DA;margin:24px 0 12px"/><p class="quiet" style="font-size:12px;line-height:18px;color:#5F666E;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Sent by Scriptorium, <a href="http://localhost:30037" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">http://localhost:30037</a><br/><a href="http://localhost:30037/unsubscribe?token=group-added~tNFwedFir1JMUbg9xEI76W4RzIeHsMQVHy7omNEdAgo" class="link" style="color:#2F4B8F;text-decoration-line:none;text-decoration:underline" target="_blank">No more mails of this kind</a></p></td></tr></tbody></table></td></tr></tbody></table></body></html>', 'sent', 1, 1795222895081, null, 1795222895081, 1795222895169, null);
insert into "notification" values ('2aedfe24-e180-41ef-8d68-4bef6570d436', '4e5ac247-2dde-43fd-b6f4-cb94c720186f', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/3c6292b3-dbbc-4236-99db-c854521a4a04/', 0, 1795222895081);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795222891584);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3","email":"admin@example.org"}', 1795222891584);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3","email":"admin@example.org","sessionId":"17fa8697-dedc-48a5-b2ff-11078c8ff388","clientId":"Test client","address":"127.0.0.1"}', 1795222892168);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795222893268);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"8f5a78da-e5cd-4a9c-a690-020077fd4558","email":"ada@example.org"}', 1795222894114);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795222894343);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"user.updated","userId":"8f5a78da-e5cd-4a9c-a690-020077fd4558","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795222894366);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"8f5a78da-e5cd-4a9c-a690-020077fd4558","email":"ada@example.org","sessionId":"366c3cec-0ab3-4abc-acc8-8ab23ef6f4d9","clientId":"Test client","address":"127.0.0.1"}', 1795222894394);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3","email":"admin@example.org","sessionId":"a5c62d08-0333-4d4e-9daf-35d9b0086b60","clientId":"Test client","address":"127.0.0.1"}', 1795222894439);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795222894599);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","email":"ben@example.org"}', 1795222894603);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795222894635);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3', 'Administrator', '{"type":"user.updated","userId":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795222894641);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","email":"ben@example.org","sessionId":"f3e5ba42-1c51-40f8-a64f-4c20340761fc","clientId":"Test client","address":"127.0.0.1"}', 1795222894654);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 'Ada', '{"type":"group.created","groupId":"3c6292b3-dbbc-4236-99db-c854521a4a04","name":"Forest ✓ \"quoted\""}', 1795222895042);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '8f5a78da-e5cd-4a9c-a690-020077fd4558', 'Ada', '{"type":"group.member-added","groupId":"3c6292b3-dbbc-4236-99db-c854521a4a04","name":"Forest ✓ \"quoted\"","userId":"4e5ac247-2dde-43fd-b6f4-cb94c720186f","userName":"Ben"}', 1795222895081);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"479f2c4d-4a9b-4aaf-be62-7cd48c12bdf3","email":"admin@example.org","sessionId":"f1d680dc-01db-4715-9af5-935c1d99ed94","clientId":"Test client","address":"127.0.0.1"}', 1795222895442);
insert into "rate_limit" values ('/api/auth/login account:admin@example.org', 3, 1795223792185);
insert into "rate_limit" values ('/api/auth/login address:127.0.0.1', 5, 1795223792185);
insert into "rate_limit" values ('/api/user/signup account:ada@example.org', 1, 1795226494115);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795226494115);
insert into "rate_limit" values ('/api/auth/login account:ada@example.org', 1, 1795223794394);
insert into "rate_limit" values ('/api/user/signup account:ben@example.org', 1, 1795226494603);
insert into "rate_limit" values ('/api/auth/login account:ben@example.org', 1, 1795223794654);
