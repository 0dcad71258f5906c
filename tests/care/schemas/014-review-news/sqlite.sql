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
insert into "kysely_migration" values ('001-initial', '2026-11-22T09:40:48.229Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T09:40:48.241Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T09:40:48.248Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T09:40:48.254Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T09:40:48.261Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T09:40:48.283Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T09:40:48.300Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T09:40:48.320Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T09:40:48.368Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T09:40:48.375Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T09:40:48.388Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T09:40:48.399Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T09:40:48.415Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T09:40:48.488Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"c81539ed","key":"JFLkP0rP54M+f+NqspYZ5LZjcE9DLfuzYcJ/govLkg8=","madeAt":1795340449181,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"02ddb8cc","key":"/nsB64K4kgW0gEuMPn+D6H+0zffjcOfdwqm1hKwJuJU=","madeAt":1795340449248,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"e583e13a","key":"8oNqX0GQKv4RrtKmXwUwcW7z7weXn+rkmK6Rbmqu/jg=","madeAt":1795340449259,"goodUntil":null}]');
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
insert into "user" values ('091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$3VMoR5k7j+oyjY4aGR+GBw$2rEFMnkcWFeZVEg3He9D7k+fqi78JMbEMyxqaw43o+0', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340449776, 'administrator', 0, null);
insert into "user" values ('ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$Kq9mCHXq8KeZYzcGSpD40g$j7tL7/GhZDTtRBm/94d1zjv9TwwHlplDRfSOM5/8pb8', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340451528, 'ada', 0, null);
insert into "user" values ('6a8392ea-d763-4c7d-88cc-acbc8364b969', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$wnslIWgo6+JcAo9bvBKZgw$j6nw6d8CJNDiUPXBE7VPqfAuJ5QO0BKMzt/ihGvVeqs', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795340452437, 'ben', 0, null);
insert into "session" values ('a76c3ae2-9d56-46f0-881e-00169205cf80', '032d3e282c4e0cdfb89c5c512033ccee5a88cc20ad45c44d1676ea9f4bfe7865', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Test client', 1795340450741, 1795340450741, 1803116450741, 1795340451955, 1795340450741);
insert into "session" values ('c94984bb-1f82-4f96-96fa-30e3321e1c8d', '179650edd891eb0af88d1ddc77ead814096fff33e0af7ebded459d974767d35c', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Test client', 1795340451972, 1795340451972, 1803116451972, null, 1795340451972);
insert into "session" values ('8610b061-9f02-49ce-8352-3c71679c3b41', 'dc3a4418188369745726f03e09b5512f2c0dadb57b00f1edee1e0b060967c4a0', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Test client', 1795340452047, 1795340452047, 1803116452047, 1795340452646, 1795340452047);
insert into "session" values ('53a89b22-ca72-4116-8bf3-88214b70ecdf', 'b30cec4127ba41331c33534e1b7b990e03fe8c5627f99ea238ca74ecf1ad4101', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 'Test client', 1795340452664, 1795340452664, 1803116452664, null, 1795340452664);
insert into "session" values ('ccb34df4-1e92-4562-8a31-464547f01159', 'c7138c6eccf963c966db27ca8c36f5f3bc440515b89f87f67a78d00fc5a01741', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Test client', 1795340454292, 1795340454292, 1803116454292, null, 1795340454292);
insert into "token" values ('e7ed04c1-83ca-4dfe-85fb-245f00b3af80', 'verify-email', 'dbefa81b9eec3fff035ab9b7dbde355bb44eaeec7f49acd04242e3c403aec0fd', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1795340451528, 1795513251528, null);
insert into "token" values ('305e5ad2-9d27-4be7-93e3-d3adae36434c', 'verify-email', '9c2a0a750c8c8b3fb5d29c6040334e32e50bca8bbe3eead4af2518f1f98e9ab9', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 1795340452437, 1795513252437, null);
insert into "token" values ('c814a45d-7afb-463a-9c06-a90494891d50', 'unsubscribe', 'b894c8eaa98f0745c29a4d2d57e1084f34b5e99d58fc3cfd5c1a790068f1e06b', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 1795340453768, 1826876453768, null);
insert into "user_group" values ('a0ec6137-720b-4e42-88af-d662912ea97d', 'Forest ✓ "quoted"', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1795340453725, null, 'forest ✓ "quoted"');
insert into "membership" values ('a0ec6137-720b-4e42-88af-d662912ea97d', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1, 1795340453725, 'editor');
insert into "membership" values ('a0ec6137-720b-4e42-88af-d662912ea97d', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 0, 1795340453768, 'editor');
insert into "workspace" values ('fa436447-9a1c-4f2e-b61e-ed5c42b14d18', 'user', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', null, 'e9e00219-5db5-4dd9-8dfe-967125b7ae65', 104857600, 0, 0, 1, 1795340449776, 0);
insert into "workspace" values ('8ca976e2-665c-41f3-9eed-4ef184f97174', 'user', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', null, '4fe56a6d-c03b-4de9-965a-cd55b4360f4e', 104857600, 43, 2, 3, 1795340451528, 0);
insert into "workspace" values ('35e45e0b-7d05-4e75-b5d6-14aae565bf07', 'user', '6a8392ea-d763-4c7d-88cc-acbc8364b969', null, '7c52242c-9aa6-4f36-80b2-527f5680e7d4', 104857600, 0, 0, 1, 1795340452437, 0);
insert into "workspace" values ('a0ec6137-720b-4e42-88af-d662912ea97d', 'group', null, 'a0ec6137-720b-4e42-88af-d662912ea97d', 'd565e4b1-4831-4974-ae81-92c4fd3fd837', 524288000, 36, 2, 4, 1795340453725, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795340453899);
insert into "item" values ('e9e00219-5db5-4dd9-8dfe-967125b7ae65', 'fa436447-9a1c-4f2e-b61e-ed5c42b14d18', null, '', 'directory', null, 0, null, null, 1795340449776, 1795340449776, null, null, null, null, null);
insert into "item" values ('4fe56a6d-c03b-4de9-965a-cd55b4360f4e', '8ca976e2-665c-41f3-9eed-4ef184f97174', null, '', 'directory', null, 0, null, null, 1795340451528, 1795340453899, null, null, null, null, null);
insert into "item" values ('7c52242c-9aa6-4f36-80b2-527f5680e7d4', '35e45e0b-7d05-4e75-b5d6-14aae565bf07', null, '', 'directory', null, 0, null, null, 1795340452437, 1795340452437, null, null, null, null, null);
insert into "item" values ('d565e4b1-4831-4974-ae81-92c4fd3fd837', 'a0ec6137-720b-4e42-88af-d662912ea97d', null, '', 'directory', null, 0, null, null, 1795340453725, 1795340453874, null, null, null, null, null);
insert into "item" values ('6f2b7410-a7c9-425a-9106-a52f3248c04a', '8ca976e2-665c-41f3-9eed-4ef184f97174', '4fe56a6d-c03b-4de9-965a-cd55b4360f4e', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795340453795, 1795340453795, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', null, null, null);
insert into "item" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 'a0ec6137-720b-4e42-88af-d662912ea97d', 'd565e4b1-4831-4974-ae81-92c4fd3fd837', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795340453844, 1795340454274, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', null, null, null);
insert into "item" values ('60b5b88a-062b-413d-b21c-27a9e9a1f60e', 'a0ec6137-720b-4e42-88af-d662912ea97d', 'd565e4b1-4831-4974-ae81-92c4fd3fd837', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795340453860, 1795340453860, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1795340453874, '60b5b88a-062b-413d-b21c-27a9e9a1f60e', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73');
insert into "item" values ('fa79e204-b728-4f8d-ba72-7540528e3aae', '8ca976e2-665c-41f3-9eed-4ef184f97174', '4fe56a6d-c03b-4de9-965a-cd55b4360f4e', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795340453899, 1795340453899, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', null, null, null);
insert into "document" values ('6f2b7410-a7c9-425a-9106-a52f3248c04a', 0, '659fbdd5-061f-489c-853b-b4ea80d1a54d', 'lf', 0, null, 0, 0);
insert into "document" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 4, '64b088fe-b664-4e08-8ad3-81252531b67e', 'lf', 0, null, 664, 0);
insert into "document" values ('60b5b88a-062b-413d-b21c-27a9e9a1f60e', 0, '58afe974-044c-469b-a9cd-595d391c495c', 'lf', 0, null, 0, 0);
insert into "document_update" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 0, 1, x'5b7b22636c69656e744944223a223430323663333932303335363630343137303239326465656239616162346635222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"6a8392ea-d763-4c7d-88cc-acbc8364b969","name":"Ben","from":0,"to":1}]', 1795340454032, 1795340454032, 'pushed');
insert into "document_update" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 1, 2, x'5b7b22636c69656e744944223a223430323663333932303335363630343137303239326465656239616162346635222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"6a8392ea-d763-4c7d-88cc-acbc8364b969","name":"Ben","from":1,"to":2}]', 1795340454098, 1795340454098, 'pushed');
insert into "document_update" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 2, 3, x'789c158e416ac3301045eff2d712c8f2588ab42b74d333042fe499516268ecd6d6a221e4ee45cbffe0f1fef505fe5e756b5f9fc8582a514a5352af6e61e122318cdecb52c4b11b130cf85eb69b9ec857ef6783537f910703ad55b975fc427bfe2832dafdd022305805194ca10a05b1310ec1927a67534dc55288935c828c451718948deffb81fc423df607b233683b723068fad79081b7c143cfb3dc7ac3d1147870c94671c99277a32db5265b6450c7e4e2c40c8365976777bbbab575dffad1d960e954d9054f35da5a825a220eb6f0a55a2f3456aa17e138c2602b8f5efc900283b6f631c4348de468223fd17b7ecfff532f5edd', '[{"user":"ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73","name":"Ada","from":2,"to":3}]', 1795340454256, 1795340454256, 'pushed');
insert into "document_update" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 3, 4, x'789c458fcd6ac3301084df65ce12c8926c45ba95f4d267303ec8ab55621aff3456a021f8dd8b5d4a4fbb337cecccb62fd06de0a97cbc23a0cfd67a5f7bd6ac7a4a14936b8cd6a98f4991321e02748dd385578456eb4e60e52f042dc0393395dd7ea13c1746c0fab85c782d107fdb304f087055af755d7959536ca425e765e453946c3965e59c317582c0f5317dfe9e1b1202220462415002f438725a259a6e6fb0dc066284177acef39d0fe61f3d66e1ef8280f33c8ef3846deb04d27d5e10da4ea07f22804935da6627736c585a4b8d8c74ca52276bb2cda744ce40608ae3feda5bdafb94611795f3b5b1cad6563bb3755bf703388e6344', '[{"user":"ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73","name":"Ada","from":3,"to":4}]', 1795340454274, 1795340454274, 'pushed');
insert into "document_client" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', '4026c3920356604170292deeb9aab4f5', '6a8392ea-d763-4c7d-88cc-acbc8364b969', '53a89b22-ca72-4116-8bf3-88214b70ecdf', 2, 2, 1795340454098);
insert into "document_client" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 'bf449959e2e0bcdcad76322dbad0c039', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'c94984bb-1f82-4f96-96fa-30e3321e1c8d', 2, 4, 1795340454274);
insert into "document_snapshot" values ('6f2b7410-a7c9-425a-9106-a52f3248c04a', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795340453795);
insert into "document_snapshot" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795340453844);
insert into "document_snapshot" values ('60b5b88a-062b-413d-b21c-27a9e9a1f60e', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795340453860);
insert into "job" values ('c7a7849a-d055-44f0-b108-16543bed8a88', 'send-mail', '{}', 'done', 'send-mail', 1795340450490, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 1, 1000000, null, 1795340450491, 1795340450665, null);
insert into "job" values ('16c8bd09-6ce0-4af4-9747-5b87fecd5ff4', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795362050710, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('478b3736-aec4-4844-84fe-d533fab3d16f', 'prune-rows', '{}', 'queued', 'prune-rows', 1795344050894, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('8d6b1d46-f178-437f-ba46-0089ff6fb442', 'empty-trash', '{}', 'queued', 'empty-trash', 1795344050961, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('971174b6-a719-4368-aad4-ae1d904c2da9', 'finish-trees', '{}', 'queued', 'finish-trees', 1795340480993, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('a111241c-1015-4a12-bcb0-80281428eb96', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795344051081, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('4f7f45bc-8547-480a-9c7a-4c2599c90708', 'compact-history', '{}', 'queued', 'compact-history', 1795362051182, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('1a30112d-698f-4494-959e-cf528e45ab54', 'tell-review', '{}', 'queued', 'tell-review', 1795344054306, null, 2, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 0, 1000000, null, 1795340450491, null, null);
insert into "job" values ('b88db564-59df-43ae-a849-0de2ee765f2f', 'send-mail', '{}', 'done', 'send-mail', 1795340451528, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 1, 1000000, null, 1795340451528, 1795340451992, null);
insert into "job" values ('2ec7fcd6-264e-41d4-9306-8a1f1cb75126', 'send-mail', '{}', 'done', 'send-mail', 1795340452437, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 1, 1000000, null, 1795340452437, 1795340453003, null);
insert into "job" values ('5d89894a-84f5-4f04-8f34-3ddadae6125f', 'send-mail', '{}', 'done', 'send-mail', 1795340453768, null, 1, '5ca7ea80-d886-45d8-8b04-a75ca109f85f:586810cb-6d2b-4ec5-9161-97e8a0f01f9f', 1, 1000000, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1795340453768, 1795340453846, null);
insert into "defaults_file" values ('9687bf6f-4b51-41bb-8583-882d38963a94', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795340449865, 1795340449865);
insert into "defaults_file" values ('a28b4006-b974-4434-ad0c-34932b14eddf', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795340449865, 1795340449865);
insert into "defaults_file" values ('6d04d6f2-6b1a-42f3-87ee-47db247deee3', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795340449865, 1795340449865);
insert into "defaults_file" values ('41bbbf0e-e246-40db-af97-b368d1053c35', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795340449865, 1795340449865);
insert into "defaults_file" values ('7cf0ed60-ade1-467c-b47c-0547afb8c9a8', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795340449865, 1795340449865);
insert into "defaults_file" values ('78a2ec08-a1ad-4588-a123-2c19cbc0fe34', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795340449865, 1795340449865);
insert into "defaults_file" values ('beabbb2b-fafc-4585-9319-0c5762f2c333', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795340449865, 1795340449865);
insert into "defaults_file" values ('ad412076-8727-4a8c-af07-9bd29aa447d1', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795340449865, 1795340449865);
insert into "defaults_file" values ('2aa94212-dd45-4b7b-9d6a-11b68b5882e0', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795340449865, 1795340449865);
insert into "defaults_file" values ('56668b97-ca94-43bf-bf67-22bbd7d6b7d2', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795340449865, 1795340449865);
insert into "defaults_file" values ('a2c03e6c-8c9f-49a6-992b-5870f0d6d7c9', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795340449865, 1795340449865);
insert into "mail" values ('ee90d8bb-9c28-4864-a0ff-395cdc7ce479', 'verify-email', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795340451528, 1795513251528, 1795340451528, 1795340451979, null, null, 1);
insert into "mail" values ('98b3969b-0db6-4848-965f-249addc00910', 'verify-email', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795340452437, 1795513252437, 1795340452437, 1795340452998, null, null, 1);
insert into "mail" values ('68ecf11a-7064-467f-9fa3-9775f978fea0', 'group-added', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795340453768, null, 1795340453768, 1795340453837, null, 'http://localhost:30048/unsubscribe?token=group-added~dVxk-u-PQi0pVuXFqW-p7ChM99VnJkgK3Awj1vWbZ0A', 2);
insert into "notification" values ('25ea369b-341e-4e90-b185-451074d016ea', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795340451528, null, null);
insert into "notification" values ('b6e77cff-7d70-4e30-b53f-aa45ee7b18bc', '6a8392ea-d763-4c7d-88cc-acbc8364b969', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/a0ec6137-720b-4e42-88af-d662912ea97d/', 0, 1795340453768, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795340449776);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa","email":"admin@example.org"}', 1795340449776);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa","email":"admin@example.org","sessionId":"a76c3ae2-9d56-46f0-881e-00169205cf80","clientId":"Test client","address":"127.0.0.1"}', 1795340450741);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795340451508);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73","email":"ada@example.org"}', 1795340451528);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795340451860);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"user.updated","userId":"ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795340451914);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73","email":"ada@example.org","sessionId":"c94984bb-1f82-4f96-96fa-30e3321e1c8d","clientId":"Test client","address":"127.0.0.1"}', 1795340451972);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa","email":"admin@example.org","sessionId":"8610b061-9f02-49ce-8352-3c71679c3b41","clientId":"Test client","address":"127.0.0.1"}', 1795340452047);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795340452419);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"6a8392ea-d763-4c7d-88cc-acbc8364b969","email":"ben@example.org"}', 1795340452437);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795340452615);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"user.updated","userId":"6a8392ea-d763-4c7d-88cc-acbc8364b969","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795340452634);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"6a8392ea-d763-4c7d-88cc-acbc8364b969","email":"ben@example.org","sessionId":"53a89b22-ca72-4116-8bf3-88214b70ecdf","clientId":"Test client","address":"127.0.0.1"}', 1795340452664);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Ada', '{"type":"group.created","groupId":"a0ec6137-720b-4e42-88af-d662912ea97d","name":"Forest ✓ \"quoted\""}', 1795340453725);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Ada', '{"type":"group.member-added","groupId":"a0ec6137-720b-4e42-88af-d662912ea97d","name":"Forest ✓ \"quoted\"","userId":"6a8392ea-d763-4c7d-88cc-acbc8364b969","userName":"Ben"}', 1795340453768);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa","email":"admin@example.org","sessionId":"ccb34df4-1e92-4562-8a31-464547f01159","clientId":"Test client","address":"127.0.0.1"}', 1795340454292);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '091a6c96-fb49-4d0d-9fdf-2c0e57cea5aa', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795340454756);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795341350780);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795341350780);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797932454292);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795344051529);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795344051529);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795344051528);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795341351972);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797932451972);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795344052438);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795344052437);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795341352664);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797932452664);
insert into "rate_limit" values ('/api/groups/add-member account:ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1, 1795344053769);
insert into "rate_limit" values ('groups/add-member misses account:ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 0, 1795344053769);
insert into "rate_limit" values ('notice ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73 6a8392ea-d763-4c7d-88cc-acbc8364b969', 1, 1795426853768);
insert into "rate_limit" values ('mail group-added ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73 6a8392ea-d763-4c7d-88cc-acbc8364b969', 1, 1795426853768);
insert into "rate_limit" values ('mail group-added ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1, 1795426853768);
insert into "rate_limit" values ('/api/request-ws-ticket account:6a8392ea-d763-4c7d-88cc-acbc8364b969', 1, 1795340513912);
insert into "rate_limit" values ('/api/request-ws-ticket account:ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 1, 1795340514140);
insert into "review_thread" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 'c46fd46d-7716-4e20-9f9a-4675d86d3aeb', 'comment', 'open', 'Shared', '0456c109-7d09-4203-aff9-ad1e0c4075cc', 3, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Ada', 1795340454254, 1795340454254, null, null, null, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73');
insert into "review_thread" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', '71b22519-5ca6-4c79-ae8a-e4edf077335d', 'suggestion', 'open', '', null, 4, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Ada', 1795340454273, 1795340454273, null, null, null, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73');
insert into "review_message" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', '0456c109-7d09-4203-aff9-ad1e0c4075cc', 'c46fd46d-7716-4e20-9f9a-4675d86d3aeb', 'Is this *kept*?', '[]', 3, 'ec0624f7-fa6e-44c6-ac8f-2d43f4f8dc73', 'Ada', 1795340454254, null, null);
insert into "review_checkpoint" values ('cbb5e51b-2346-4732-ba77-aceb415037bb', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795340454256);
