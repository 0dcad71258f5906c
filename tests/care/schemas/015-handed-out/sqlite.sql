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
CREATE TABLE "handed_out" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "origin" text not null, "version" integer, "given_at" integer not null) strict;
CREATE INDEX "handed_out_user_id" on "handed_out" ("user_id", "item_id");
CREATE INDEX "handed_out_item_id" on "handed_out" ("item_id");
CREATE INDEX "handed_out_given_at" on "handed_out" ("given_at");
insert into "kysely_migration" values ('001-initial', '2026-11-22T09:57:22.509Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T09:57:22.605Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T09:57:22.719Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T09:57:22.756Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T09:57:22.796Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T09:57:22.835Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T09:57:22.891Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T09:57:22.940Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T09:57:23.007Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T09:57:23.066Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T09:57:23.145Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T09:57:23.174Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T09:57:23.203Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T09:57:23.249Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T09:57:23.330Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"4c6fa2b1","key":"NISsK5LNxqLrvXmPJmnmn8iKK3wlbX6dyfET9wPEMSg=","madeAt":1795341445684,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"d6b6c5b2","key":"TgGxGRrAw35ai9n0nQudKjYtSmf2XpyA/hupteAEFiw=","madeAt":1795341445887,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"cadac1c9","key":"hPkQ4/pMons0tODWrqZrAR48LuJD7ogAA++KfyHVXwU=","madeAt":1795341445898,"goodUntil":null}]');
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
insert into "user" values ('2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$mmuERNFNi/XdF4p48Mjucg$qhdEzFHuGEPYZC/VWNXkuAyzJOyX7/SuUunfA9/Eygg', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341446594, 'administrator', 0, null);
insert into "user" values ('939acd5f-aba4-427b-824a-b945d88c8a01', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$l2GfjFF3bmn5+39tOyXh2Q$uD8UPzEOgRMdPE8vXR79cBNy4oiLMciQriOiKzkfosQ', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341449469, 'ada', 0, null);
insert into "user" values ('ba62f9fe-cdad-40a7-8e4d-ca901f433069', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$VmQBUeVCOIrhdhlVD8RfyA$+P4wD/3pAbVH0zzxMfcEjlIMIP9vXuWl2Yu6GZo38BM', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795341451601, 'ben', 0, null);
insert into "session" values ('b6f7ab46-140c-4417-b5c6-25795d5893c1', 'b2bd05d5840ab944e404e251247ae9d7305a91fe55c26b3e6334eff9432337a8', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Test client', 1795341448182, 1795341448182, 1803117448182, 1795341450581, 1795341448182);
insert into "session" values ('2689f1ca-8716-4da0-b829-a903d573fd6e', 'e4e4a330b489d865e618ec175726b41fc10eda5a88c84fcc8687ca31f865d74c', '939acd5f-aba4-427b-824a-b945d88c8a01', 'Test client', 1795341450609, 1795341450609, 1803117450609, null, 1795341450609);
insert into "session" values ('d68ac026-dc4f-403a-a61f-2609298b99d4', 'fb7ad6afd29a1a47ad71d726f64d6c650ee08572778d540b97cee083dee1f2ae', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Test client', 1795341450937, 1795341450937, 1803117450937, 1795341452218, 1795341450937);
insert into "session" values ('0fa88315-73d3-4b7f-a33a-0e7099f30efb', 'a2b5a338c9bbd4dd0b629b7af05f06a7630db45cbdaedcc91a2ccfdf5eaa656b', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 'Test client', 1795341452463, 1795341452463, 1803117452463, null, 1795341452463);
insert into "session" values ('a9e625ca-9320-4cab-87b4-ba3efa0d7bda', '7af2ce72d72864962ce9847a5198ea7aa8d01dedc00b7eed5e5c2ff1eb953949', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Test client', 1795341457053, 1795341457053, 1803117457053, null, 1795341457053);
insert into "token" values ('43ed63f3-f7ac-4f60-9440-2a2f1952b1c4', 'verify-email', 'c6f59ce21abc44ac330c778a4cfcf140177f016aaeb05de7549a877a814e5299', '939acd5f-aba4-427b-824a-b945d88c8a01', 1795341449469, 1795514249469, null);
insert into "token" values ('17035b12-e724-4be2-8aa8-a0283aaa20da', 'verify-email', '4ff1d2e538cf70bbec0daf9ed585799fc6565194c6d6c7e432dffa166507b169', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 1795341451601, 1795514251601, null);
insert into "token" values ('f0fa4fc4-c9bf-471b-949a-5512c3248ae5', 'unsubscribe', '4d6adc7ea372a503d3ad6e03d2773c161afbc8696ebe2d3d4898820e388708db', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 1795341455042, 1826877455042, null);
insert into "user_group" values ('2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'Forest ✓ "quoted"', '939acd5f-aba4-427b-824a-b945d88c8a01', 1795341454951, null, 'forest ✓ "quoted"');
insert into "membership" values ('2dc5a452-92e0-4dc5-b10d-45037c992ce1', '939acd5f-aba4-427b-824a-b945d88c8a01', 1, 1795341454951, 'editor');
insert into "membership" values ('2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 0, 1795341455042, 'editor');
insert into "workspace" values ('e8496984-a830-46b0-89a4-0762313b4e18', 'user', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', null, '962606b9-4e60-4f94-8017-24437dde66d8', 104857600, 0, 0, 1, 1795341446594, 0);
insert into "workspace" values ('5c9d985f-09d9-41df-aa23-742c0a3750e8', 'user', '939acd5f-aba4-427b-824a-b945d88c8a01', null, 'fb58bbe7-1905-4f2e-aab6-3e05b23799de', 104857600, 43, 2, 3, 1795341449469, 0);
insert into "workspace" values ('e07ec1aa-2753-4c92-b764-df49eee4ad40', 'user', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', null, '530a3f92-e7c6-4917-aead-f56d5128dfff', 104857600, 0, 0, 1, 1795341451601, 0);
insert into "workspace" values ('2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'group', null, '2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'bf3237e8-19e2-4186-921f-89efdedb19b6', 524288000, 36, 2, 4, 1795341454951, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795341455734);
insert into "item" values ('962606b9-4e60-4f94-8017-24437dde66d8', 'e8496984-a830-46b0-89a4-0762313b4e18', null, '', 'directory', null, 0, null, null, 1795341446594, 1795341446594, null, null, null, null, null);
insert into "item" values ('fb58bbe7-1905-4f2e-aab6-3e05b23799de', '5c9d985f-09d9-41df-aa23-742c0a3750e8', null, '', 'directory', null, 0, null, null, 1795341449469, 1795341455734, null, null, null, null, null);
insert into "item" values ('530a3f92-e7c6-4917-aead-f56d5128dfff', 'e07ec1aa-2753-4c92-b764-df49eee4ad40', null, '', 'directory', null, 0, null, null, 1795341451601, 1795341451601, null, null, null, null, null);
insert into "item" values ('bf3237e8-19e2-4186-921f-89efdedb19b6', '2dc5a452-92e0-4dc5-b10d-45037c992ce1', null, '', 'directory', null, 0, null, null, 1795341454951, 1795341455462, null, null, null, null, null);
insert into "item" values ('b6ec6060-1b2d-437e-a6f8-cd149db42353', '5c9d985f-09d9-41df-aa23-742c0a3750e8', 'fb58bbe7-1905-4f2e-aab6-3e05b23799de', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795341455314, 1795341455314, '939acd5f-aba4-427b-824a-b945d88c8a01', '939acd5f-aba4-427b-824a-b945d88c8a01', null, null, null);
insert into "item" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', '2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'bf3237e8-19e2-4186-921f-89efdedb19b6', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795341455391, 1795341456995, '939acd5f-aba4-427b-824a-b945d88c8a01', '939acd5f-aba4-427b-824a-b945d88c8a01', null, null, null);
insert into "item" values ('4bc6bc46-d8d4-444d-a146-df9f0bf4cec2', '2dc5a452-92e0-4dc5-b10d-45037c992ce1', 'bf3237e8-19e2-4186-921f-89efdedb19b6', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795341455424, 1795341455424, '939acd5f-aba4-427b-824a-b945d88c8a01', '939acd5f-aba4-427b-824a-b945d88c8a01', 1795341455462, '4bc6bc46-d8d4-444d-a146-df9f0bf4cec2', '939acd5f-aba4-427b-824a-b945d88c8a01');
insert into "item" values ('46abf090-0b95-495d-b729-f14f205547d5', '5c9d985f-09d9-41df-aa23-742c0a3750e8', 'fb58bbe7-1905-4f2e-aab6-3e05b23799de', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795341455734, 1795341455734, '939acd5f-aba4-427b-824a-b945d88c8a01', '939acd5f-aba4-427b-824a-b945d88c8a01', null, null, null);
insert into "document" values ('b6ec6060-1b2d-437e-a6f8-cd149db42353', 0, '4e9b6539-9780-40b9-8cb0-ead6a8d451b7', 'lf', 0, null, 0, 0);
insert into "document" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 4, 'bbeea20b-5682-4bcb-9d8d-01728861f5c7', 'lf', 0, null, 665, 0);
insert into "document" values ('4bc6bc46-d8d4-444d-a146-df9f0bf4cec2', 0, 'e7d08fdf-eae3-405d-8910-1b493e00bc14', 'lf', 0, null, 0, 0);
insert into "document_update" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 0, 1, x'5b7b22636c69656e744944223a226639633135303530353132396531363235396439333461323134346332393365222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","name":"Ben","from":0,"to":1}]', 1795341456318, 1795341456318, 'pushed');
insert into "document_update" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 1, 2, x'5b7b22636c69656e744944223a226639633135303530353132396531363235396439333461323134346332393365222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","name":"Ben","from":1,"to":2}]', 1795341456387, 1795341456387, 'pushed');
insert into "document_update" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 2, 3, x'789c158e4b6a03311404efd26b092459ff5d209b9cc1cc427a7ab207e29964468b18e3bb072dbba0a8bebe40df2b6fe3eb13198aba4aca76d226d8aad8c7687a753e79539b730e02742fdb8d4fe4ab318bc0c9bfc85a807b671a13bf309e3f8c8c713fb83408ac0d193d36c3ddb0ac64a2b4c976191b399912abd2bb53e6e2215036baef07f20bfdd81fc84a60ecc85e60f0df4006de020f3ecf729b8da05235da7b491495b42938196d67499582664595628240dddb73ba53ddc6ba6ff3e82250274d9754a8b92e4b2d565a13aa8cc6165993752d468a4569086ce5318b1fad4060ac73e890dcc56aeb7c88eebdbc977fadfa5e43', '[{"user":"939acd5f-aba4-427b-824a-b945d88c8a01","name":"Ada","from":2,"to":3}]', 1795341456816, 1795341456816, 'pushed');
insert into "document_update" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 3, 4, x'789c458fcd6ac3301084df65ce12c8b2d6b2742be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4fbb337ceccc0e4fa4f3c473fd7887874a4539654a6ab4355171d7f7ba44ea5ca763262208a453988fbcc20f5a8f022b7fc16b012e8553dded27eae3caf058efc723af15e26f9b96191e2593caaa74925b15a4c9d6c840d4c8969a6253ce51db0881d37dfefc3d3765780408840aaf04d2fd953328d18d7b83eb794a0cff44e4b2dcf8c5fca3af59f9bbc2e3b05c2ecb8c6d1b05f26db9c20fa3407cc0c3b52ea44c4586188c34da46d96b1364748672dfa73ea8060273b8ecafbde5bd4f9d76d15847ad690c758eec366ee30f5518624f', '[{"user":"939acd5f-aba4-427b-824a-b945d88c8a01","name":"Ada","from":3,"to":4}]', 1795341456995, 1795341456995, 'pushed');
insert into "document_client" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 'f9c150505129e16259d934a2144c293e', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', '0fa88315-73d3-4b7f-a33a-0e7099f30efb', 2, 2, 1795341456387);
insert into "document_client" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', '0cf0904fc1274b0e6882fb56962bd555', '939acd5f-aba4-427b-824a-b945d88c8a01', '2689f1ca-8716-4da0-b829-a903d573fd6e', 2, 4, 1795341456995);
insert into "document_snapshot" values ('b6ec6060-1b2d-437e-a6f8-cd149db42353', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795341455314);
insert into "document_snapshot" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795341455391);
insert into "document_snapshot" values ('4bc6bc46-d8d4-444d-a146-df9f0bf4cec2', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795341455424);
insert into "job" values ('7789f2f6-500e-4e74-ba49-62c84ec32d53', 'send-mail', '{}', 'done', 'send-mail', 1795341447589, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 1, 1000000, null, 1795341447598, 1795341447782, null);
insert into "job" values ('168bc1fa-4161-468c-a1ce-5b6afc8a9072', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795363047910, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447610, null, null);
insert into "job" values ('8c75fc03-a25e-4a8a-86ea-8fbfa2586b86', 'prune-rows', '{}', 'queued', 'prune-rows', 1795345048024, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447610, null, null);
insert into "job" values ('3e225888-71f6-4981-83d6-e8fc096da1a6', 'empty-trash', '{}', 'queued', 'empty-trash', 1795345048028, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447610, null, null);
insert into "job" values ('c0c3d2cc-dd39-41d9-beb4-7cfbf4c8ee03', 'finish-trees', '{}', 'queued', 'finish-trees', 1795341478040, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447611, null, null);
insert into "job" values ('7d2ca5cf-364a-4321-8658-d21f6c27eab1', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795345048068, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447611, null, null);
insert into "job" values ('2bb0bb93-3062-46cf-b7f7-038949169491', 'compact-history', '{}', 'queued', 'compact-history', 1795363048229, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447611, null, null);
insert into "job" values ('4cc25432-e9e5-4209-ac82-d8d015a7cdaf', 'tell-review', '{}', 'queued', 'tell-review', 1795345057073, null, 2, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 0, 1000000, null, 1795341447611, null, null);
insert into "job" values ('5633a33c-648f-435b-8f02-930b6d3a7a90', 'send-mail', '{}', 'done', 'send-mail', 1795341449469, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 1, 1000000, null, 1795341449469, 1795341450613, null);
insert into "job" values ('25d9bce3-b055-45e2-be0e-e9559b22b718', 'send-mail', '{}', 'done', 'send-mail', 1795341451601, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 1, 1000000, null, 1795341451601, 1795341452268, null);
insert into "job" values ('75d81095-5cba-4aca-abbf-925afe461764', 'send-mail', '{}', 'done', 'send-mail', 1795341455042, null, 1, '012bb215-13c3-41d5-aa0a-90a376dd4efe:e1a05269-f0db-4ef2-99e4-5aad9f803694', 1, 1000000, '939acd5f-aba4-427b-824a-b945d88c8a01', 1795341455042, 1795341455398, null);
insert into "defaults_file" values ('07eb282e-534c-40ef-becd-0b448e8317d4', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795341446681, 1795341446681);
insert into "defaults_file" values ('908df8af-9aab-491c-90b4-a90966f13573', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795341446681, 1795341446681);
insert into "defaults_file" values ('e425aecd-7878-46c3-b324-91f24a5484c2', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795341446681, 1795341446681);
insert into "defaults_file" values ('ba1c626b-2d1b-4429-be01-7caec44738a8', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795341446681, 1795341446681);
insert into "defaults_file" values ('c4cc32b3-1e17-4265-85bc-16a24549a0bb', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795341446681, 1795341446681);
insert into "defaults_file" values ('da75afe7-d1ca-4681-a31c-888fed366e0c', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795341446681, 1795341446681);
insert into "defaults_file" values ('af664936-3dff-4941-bbda-06d832374a65', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795341446681, 1795341446681);
insert into "defaults_file" values ('ae57b338-453c-465f-8705-f883d7ed82cb', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795341446681, 1795341446681);
insert into "defaults_file" values ('f0df8e5b-4ca7-469e-9aa8-b7954fbf78f2', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795341446681, 1795341446681);
insert into "defaults_file" values ('484c7a80-3a2f-4f2e-9345-9fd2416463bf', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795341446681, 1795341446681);
insert into "defaults_file" values ('7380d449-79c5-4df1-b1d3-652bdb054908', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795341446681, 1795341446681);
insert into "mail" values ('3ac96272-a53c-46f9-b471-0c440351f8ec', 'verify-email', '939acd5f-aba4-427b-824a-b945d88c8a01', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795341449469, 1795514249469, 1795341449469, 1795341450603, null, null, 1);
insert into "mail" values ('b82033c9-a20d-4f43-b457-758c609f4f9c', 'verify-email', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795341451601, 1795514251601, 1795341451601, 1795341452154, null, null, 1);
insert into "mail" values ('792d7196-7283-4d32-8d01-d33dd825483f', 'group-added', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795341455042, null, 1795341455042, 1795341455382, null, 'http://localhost:21732/unsubscribe?token=group-added~VbFr3d-Uj7BEGWLVwTYQ8JhH2akN4Xxd6xhYn5pOBvw', 2);
insert into "notification" values ('9a428632-1b1e-40b3-815e-9c48f24c685b', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795341449469, null, null);
insert into "notification" values ('6bb1c855-252d-4169-b8f1-221b36dca4e4', 'ba62f9fe-cdad-40a7-8e4d-ca901f433069', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/2dc5a452-92e0-4dc5-b10d-45037c992ce1/', 0, 1795341455042, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795341446594);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"2f2782cd-41fb-41f8-b6c8-04757e71eebe","email":"admin@example.org"}', 1795341446594);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2f2782cd-41fb-41f8-b6c8-04757e71eebe","email":"admin@example.org","sessionId":"b6f7ab46-140c-4417-b5c6-25795d5893c1","clientId":"Test client","address":"127.0.0.1"}', 1795341448182);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795341449401);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"939acd5f-aba4-427b-824a-b945d88c8a01","email":"ada@example.org"}', 1795341449469);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795341450165);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"user.updated","userId":"939acd5f-aba4-427b-824a-b945d88c8a01","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795341450487);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"939acd5f-aba4-427b-824a-b945d88c8a01","email":"ada@example.org","sessionId":"2689f1ca-8716-4da0-b829-a903d573fd6e","clientId":"Test client","address":"127.0.0.1"}', 1795341450609);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2f2782cd-41fb-41f8-b6c8-04757e71eebe","email":"admin@example.org","sessionId":"d68ac026-dc4f-403a-a61f-2609298b99d4","clientId":"Test client","address":"127.0.0.1"}', 1795341450937);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795341451408);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","email":"ben@example.org"}', 1795341451601);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795341452059);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"user.updated","userId":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795341452096);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","email":"ben@example.org","sessionId":"0fa88315-73d3-4b7f-a33a-0e7099f30efb","clientId":"Test client","address":"127.0.0.1"}', 1795341452463);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '939acd5f-aba4-427b-824a-b945d88c8a01', 'Ada', '{"type":"group.created","groupId":"2dc5a452-92e0-4dc5-b10d-45037c992ce1","name":"Forest ✓ \"quoted\""}', 1795341454951);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '939acd5f-aba4-427b-824a-b945d88c8a01', 'Ada', '{"type":"group.member-added","groupId":"2dc5a452-92e0-4dc5-b10d-45037c992ce1","name":"Forest ✓ \"quoted\"","userId":"ba62f9fe-cdad-40a7-8e4d-ca901f433069","userName":"Ben"}', 1795341455042);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"2f2782cd-41fb-41f8-b6c8-04757e71eebe","email":"admin@example.org","sessionId":"a9e625ca-9320-4cab-87b4-ba3efa0d7bda","clientId":"Test client","address":"127.0.0.1"}', 1795341457053);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '2f2782cd-41fb-41f8-b6c8-04757e71eebe', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795341457549);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795342348196);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795342348196);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797933457053);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795345049471);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795345049471);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795345049469);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795342350610);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797933450609);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795345051602);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795345051601);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795342352464);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797933452463);
insert into "rate_limit" values ('/api/groups/add-member account:939acd5f-aba4-427b-824a-b945d88c8a01', 1, 1795345055082);
insert into "rate_limit" values ('groups/add-member misses account:939acd5f-aba4-427b-824a-b945d88c8a01', 0, 1795345055082);
insert into "rate_limit" values ('notice 939acd5f-aba4-427b-824a-b945d88c8a01 ba62f9fe-cdad-40a7-8e4d-ca901f433069', 1, 1795427855042);
insert into "rate_limit" values ('mail group-added 939acd5f-aba4-427b-824a-b945d88c8a01 ba62f9fe-cdad-40a7-8e4d-ca901f433069', 1, 1795427855042);
insert into "rate_limit" values ('mail group-added 939acd5f-aba4-427b-824a-b945d88c8a01', 1, 1795427855042);
insert into "rate_limit" values ('/api/request-ws-ticket account:ba62f9fe-cdad-40a7-8e4d-ca901f433069', 1, 1795341515823);
insert into "rate_limit" values ('/api/request-ws-ticket account:939acd5f-aba4-427b-824a-b945d88c8a01', 1, 1795341516488);
insert into "review_thread" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 'f8d2ef2e-bc28-494f-8dc5-99e0aff50236', 'comment', 'open', 'Shared', '709b2166-cc80-4975-84fe-cbc71e0cbc89', 3, '939acd5f-aba4-427b-824a-b945d88c8a01', 'Ada', 1795341456785, 1795341456785, null, null, null, '939acd5f-aba4-427b-824a-b945d88c8a01');
insert into "review_thread" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 'fd50d0f6-e30a-4d74-a551-351f7cddb27b', 'suggestion', 'open', '', null, 4, '939acd5f-aba4-427b-824a-b945d88c8a01', 'Ada', 1795341456957, 1795341456957, null, null, null, '939acd5f-aba4-427b-824a-b945d88c8a01');
insert into "review_message" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', '709b2166-cc80-4975-84fe-cbc71e0cbc89', 'f8d2ef2e-bc28-494f-8dc5-99e0aff50236', 'Is this *kept*?', '[]', 3, '939acd5f-aba4-427b-824a-b945d88c8a01', 'Ada', 1795341456785, null, null);
insert into "review_checkpoint" values ('5193ec64-cd7d-4acf-be2d-156f1fdccd04', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795341456816);
