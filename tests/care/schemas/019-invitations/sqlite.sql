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
CREATE TABLE "lookup_answer" ("kind" text not null, "value" text not null, "service" text not null, "work" text, "asked_at" integer not null, "expires_at" integer not null, constraint "lookup_answer_key" primary key ("kind", "value")) strict;
CREATE INDEX "lookup_answer_asked_at" on "lookup_answer" ("asked_at");
CREATE INDEX "lookup_answer_expires_at" on "lookup_answer" ("expires_at");
CREATE TABLE "invitation" ("id" text primary key, "group_id" text not null references "user_group" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null unique, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_address" unique ("group_id", "email_key")) strict;
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
insert into "kysely_migration" values ('001-initial', '2026-11-22T12:38:21.818Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T12:38:21.837Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T12:38:21.852Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T12:38:21.898Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T12:38:22.257Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T12:38:22.389Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T12:38:22.588Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T12:38:22.706Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T12:38:22.800Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T12:38:22.863Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T12:38:22.930Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T12:38:22.999Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T12:38:23.070Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T12:38:23.626Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T12:38:23.728Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T12:38:23.891Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T12:38:24.023Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-22T12:38:24.144Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-22T12:38:24.347Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"81316d63","key":"kOU/RG6XHllrSJszyimxkCSQ+74SiCpzXqEv0/INrjY=","madeAt":1795351110591,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"06964691","key":"7NsGxo5TGxfDtOvfwpHsSOh20H5R/jdVJZMQ87NH4Z8=","madeAt":1795351110967,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"fc49b97c","key":"x+HDLqmfVzFYDoSI5Vd+gpav+1uQGFQDemF2WVxCphs=","madeAt":1795351111144,"goodUntil":null}]');
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
insert into "user" values ('abf2cf42-72b6-4596-89a0-be939c5f22d1', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$6NUkkUusoEROdZs1OKFDAw$Seenz12agL7vvFHqirk8CH50EKxf1wKWMrgEo7MmQes', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351114081, 'administrator', 0, null);
insert into "user" values ('1f17ce43-6712-4694-8195-7f205fdce360', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$MVj+KO/usSY+uq9ZmYKSfA$i/W4BwSe74SM/gk/PbuGfIlP+Usr3h8PzeSZjUXuSFU', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351122263, 'ada', 0, null);
insert into "user" values ('733029b9-6d75-4908-a616-9ea27d514449', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$7rU2jOyXZT840mk1Po1iRQ$hPfoiZrInmMQ3nnmog6sBpwpXmegCmLTCC2kGfeKu2E', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795351128582, 'ben', 0, null);
insert into "session" values ('a2d03e5f-70e8-461a-b896-70fc8d848530', 'b4df0e4a4112a90d400caa22b66151e45c8bcfca822548a2bdb22129484c7011', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Test client', 1795351119666, 1795351119666, 1803127119666, 1795351125484, 1795351119666);
insert into "session" values ('f7feb173-18b3-4b25-a925-c82d9346c3c3', '71998ecc0b7fac4519072ca69af5bf99be35705af5a01a9296eca310378aab91', '1f17ce43-6712-4694-8195-7f205fdce360', 'Test client', 1795351125816, 1795351125816, 1803127125816, null, 1795351125816);
insert into "session" values ('0e72e1d8-58f8-47a3-87ad-fd5e9ab9b7a1', '61a32e98f364f400f2103aeee7ddbd10fad310788465d20417414aa24f5fdccf', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Test client', 1795351127001, 1795351127001, 1803127127001, 1795351130561, 1795351127001);
insert into "session" values ('95a4490a-c615-4908-bcd9-02dd461838b4', '51016797e0245e73952a844d1ba578275eaf5cd9197ae9157daf9ab69d939ca2', '733029b9-6d75-4908-a616-9ea27d514449', 'Test client', 1795351130842, 1795351130842, 1803127130842, null, 1795351130842);
insert into "session" values ('f2ebda5a-fdd3-4f54-b948-8c8a70f99a4f', 'b06cd133d1f04ceec7a13a0ce5df82eef7d1644eeb0ef94580e58cd64f2b88ee', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Test client', 1795351143417, 1795351143417, 1803127143417, null, 1795351143417);
insert into "token" values ('917174be-2212-4550-9e7f-d2d83f06f9c1', 'verify-email', 'e4731f9d00794128d1541f0861245bb076e794db2fa5f668743025bac8648d34', '1f17ce43-6712-4694-8195-7f205fdce360', 1795351122263, 1795523922263, null);
insert into "token" values ('d6801c72-7f3a-4d4d-9e5b-00dd481c0864', 'verify-email', '947a14b896bb0d80b46eb367eb8076914e7ae2c181a85a942a9d117361fcf7e2', '733029b9-6d75-4908-a616-9ea27d514449', 1795351128582, 1795523928582, null);
insert into "token" values ('b20c40f6-8f06-4f04-9f1a-1a37d5770b41', 'unsubscribe', '7d64e2e1f2c46ea8e0d2cb825610c34c7ede3bfb06873d0bdd5075cd5c5f1f42', '733029b9-6d75-4908-a616-9ea27d514449', 1795351137180, 1826887137180, null);
insert into "user_group" values ('99bd57d7-706b-442f-b247-2b46f2092f1b', 'Forest ✓ "quoted"', '1f17ce43-6712-4694-8195-7f205fdce360', 1795351136700, null, 'forest ✓ "quoted"');
insert into "membership" values ('99bd57d7-706b-442f-b247-2b46f2092f1b', '1f17ce43-6712-4694-8195-7f205fdce360', 1, 1795351136700, 'editor');
insert into "membership" values ('99bd57d7-706b-442f-b247-2b46f2092f1b', '733029b9-6d75-4908-a616-9ea27d514449', 0, 1795351137180, 'editor');
insert into "workspace" values ('ac8e4dd2-9399-48e1-9012-89bf165d22c7', 'user', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', null, 'ee6aa0b8-5151-4a47-9831-1df90a858dbe', 104857600, 0, 0, 1, 1795351114081, 0);
insert into "workspace" values ('9112523a-59ba-44ae-91a7-46aaf72cab64', 'user', '1f17ce43-6712-4694-8195-7f205fdce360', null, '46e29102-3fa9-4608-b7fa-ea8a4de68bde', 104857600, 43, 2, 3, 1795351122263, 0);
insert into "workspace" values ('4bd6a639-4b38-49d7-a23f-dde504876e1c', 'user', '733029b9-6d75-4908-a616-9ea27d514449', null, '741b06c1-876b-4376-8271-843163e47233', 104857600, 0, 0, 1, 1795351128582, 0);
insert into "workspace" values ('99bd57d7-706b-442f-b247-2b46f2092f1b', 'group', null, '99bd57d7-706b-442f-b247-2b46f2092f1b', '8e78992c-5569-4c67-8811-8d0ebffd4dda', 524288000, 36, 2, 4, 1795351136700, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795351140389);
insert into "item" values ('ee6aa0b8-5151-4a47-9831-1df90a858dbe', 'ac8e4dd2-9399-48e1-9012-89bf165d22c7', null, '', 'directory', null, 0, null, null, 1795351114081, 1795351114081, null, null, null, null, null);
insert into "item" values ('46e29102-3fa9-4608-b7fa-ea8a4de68bde', '9112523a-59ba-44ae-91a7-46aaf72cab64', null, '', 'directory', null, 0, null, null, 1795351122263, 1795351140389, null, null, null, null, null);
insert into "item" values ('741b06c1-876b-4376-8271-843163e47233', '4bd6a639-4b38-49d7-a23f-dde504876e1c', null, '', 'directory', null, 0, null, null, 1795351128582, 1795351128582, null, null, null, null, null);
insert into "item" values ('8e78992c-5569-4c67-8811-8d0ebffd4dda', '99bd57d7-706b-442f-b247-2b46f2092f1b', null, '', 'directory', null, 0, null, null, 1795351136700, 1795351139581, null, null, null, null, null);
insert into "item" values ('a0ea5d0b-7a2a-4f24-aba5-e7d224866b4c', '9112523a-59ba-44ae-91a7-46aaf72cab64', '46e29102-3fa9-4608-b7fa-ea8a4de68bde', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795351137931, 1795351137931, '1f17ce43-6712-4694-8195-7f205fdce360', '1f17ce43-6712-4694-8195-7f205fdce360', null, null, null);
insert into "item" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', '99bd57d7-706b-442f-b247-2b46f2092f1b', '8e78992c-5569-4c67-8811-8d0ebffd4dda', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795351138659, 1795351143202, '1f17ce43-6712-4694-8195-7f205fdce360', '1f17ce43-6712-4694-8195-7f205fdce360', null, null, null);
insert into "item" values ('e0ffac1e-d7ff-4681-a68e-8a5aea6306f5', '99bd57d7-706b-442f-b247-2b46f2092f1b', '8e78992c-5569-4c67-8811-8d0ebffd4dda', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795351138961, 1795351138961, '1f17ce43-6712-4694-8195-7f205fdce360', '1f17ce43-6712-4694-8195-7f205fdce360', 1795351139581, 'e0ffac1e-d7ff-4681-a68e-8a5aea6306f5', '1f17ce43-6712-4694-8195-7f205fdce360');
insert into "item" values ('5ffcdbdc-63a7-4d4f-97a8-4e03cb425b88', '9112523a-59ba-44ae-91a7-46aaf72cab64', '46e29102-3fa9-4608-b7fa-ea8a4de68bde', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795351140389, 1795351140389, '1f17ce43-6712-4694-8195-7f205fdce360', '1f17ce43-6712-4694-8195-7f205fdce360', null, null, null);
insert into "document" values ('a0ea5d0b-7a2a-4f24-aba5-e7d224866b4c', 0, 'b779683b-4537-41ec-9acd-2576b1a0af74', 'lf', 0, null, 0, 0);
insert into "document" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 4, '4cf5deb6-119a-4a89-98bd-7a798ad430f4', 'lf', 0, null, 665, 0);
insert into "document" values ('e0ffac1e-d7ff-4681-a68e-8a5aea6306f5', 0, 'd822ebeb-6489-47d7-83cd-29fa4f1e20cb', 'lf', 0, null, 0, 0);
insert into "document_update" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 0, 1, x'5b7b22636c69656e744944223a223566633239616363636266306566366636623464383032326134653932663633222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"733029b9-6d75-4908-a616-9ea27d514449","name":"Ben","from":0,"to":1}]', 1795351141993, 1795351141993, 'pushed');
insert into "document_update" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 1, 2, x'5b7b22636c69656e744944223a223566633239616363636266306566366636623464383032326134653932663633222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"733029b9-6d75-4908-a616-9ea27d514449","name":"Ben","from":1,"to":2}]', 1795351142110, 1795351142110, 'pushed');
insert into "document_update" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 2, 3, x'789c158ecd6ac4201845dfe5ae15d4a85f7457e8a6cf3064e1cfe724d049da898b0e43debdb8bc070ee7dede28df1beffdeb1311991287444935df6aa0eae64c6d76de2543d3c40c81b2a6fdce27e2cd9845e0e45f442dc0ad71e903bfd15f3f8c88be3e3955086c151145e799141ba90207691b3719a650a5999d2945ebd04a8140dacb7a3c11df68cfe381a804fa81e8053aff7544e01278f079a6fb685068da380a5293a9d2e6e265b6aca533d629ca59294b10c8477d0d77a87bdf8e7d1c5d04f2a0ba692a6c27e9491b697db072d6c1496a46b9560b4f5e41604f8f51fca809027d1b43537093d3da1a72fe5aaee51fdf1f5d21', '[{"user":"1f17ce43-6712-4694-8195-7f205fdce360","name":"Ada","from":2,"to":3}]', 1795351142780, 1795351142780, 'pushed');
insert into "document_update" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 3, 4, x'789c458fcd6ac3301084df65ce125892a58d752be9a5cf607cd0cf2a318ded3456a021f8dd8b534a4fbb337cecccf64fa4cbc873fd788747a4c05da0d014577247d91e22958375366832861902e91ce613aff0bdd683c0ca5ff05a804be15477fb89fab8323cd6fbe9c46b85f8dbc6658687334985c824732a9d6ca9381989592aa775b4ce69321902e7fbfcf97b6eccf008100815be1148f7574edf0837ec0dae973131fc1391cb72e317f38fbe66e5ef0a8fe3324dcb8c6d1b04f26db9c2f783407cc0431545895b231d292d5bd7b5f2a03a2ba9e8c6969cd8b806027398f6d7def2dea78ebb50d45963956a8d6ed4366cc30f0ee46208', '[{"user":"1f17ce43-6712-4694-8195-7f205fdce360","name":"Ada","from":3,"to":4}]', 1795351143202, 1795351143202, 'pushed');
insert into "document_client" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', '5fc29acccbf0ef6f6b4d8022a4e92f63', '733029b9-6d75-4908-a616-9ea27d514449', '95a4490a-c615-4908-bcd9-02dd461838b4', 2, 2, 1795351142110);
insert into "document_client" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 'b7ae9a7a0f6fd97d58b7f8565a2733ee', '1f17ce43-6712-4694-8195-7f205fdce360', 'f7feb173-18b3-4b25-a925-c82d9346c3c3', 2, 4, 1795351143202);
insert into "document_snapshot" values ('a0ea5d0b-7a2a-4f24-aba5-e7d224866b4c', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795351137931);
insert into "document_snapshot" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795351138659);
insert into "document_snapshot" values ('e0ffac1e-d7ff-4681-a68e-8a5aea6306f5', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795351138961);
insert into "job" values ('ef89282d-5596-4601-a619-bc146c62c858', 'send-mail', '{}', 'done', 'send-mail', 1795351117590, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 1, 1000000, null, 1795351117805, 1795351119061, null);
insert into "job" values ('16092aa5-f285-4078-853d-34fd2d2dd5a6', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795372719761, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117806, null, null);
insert into "job" values ('746a1331-acf1-4d96-8ba3-a25d5790c478', 'prune-rows', '{}', 'queued', 'prune-rows', 1795354719991, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117806, null, null);
insert into "job" values ('a62e426e-8dd3-465f-9c3a-dfce721bce1f', 'empty-trash', '{}', 'queued', 'empty-trash', 1795354720083, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117806, null, null);
insert into "job" values ('6ab7222a-7785-4805-abf7-29387cec5c9f', 'finish-trees', '{}', 'queued', 'finish-trees', 1795351150357, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117806, null, null);
insert into "job" values ('991ef482-e1a0-4704-9cc3-cda6f047d47c', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795354720484, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117806, null, null);
insert into "job" values ('964f3d2e-1aad-4e43-9107-4efb50beae39', 'compact-history', '{}', 'queued', 'compact-history', 1795372720500, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117810, null, null);
insert into "job" values ('48be9202-0e09-4a16-ae47-40a0421141c1', 'tell-review', '{}', 'queued', 'tell-review', 1795354743380, null, 2, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 0, 1000000, null, 1795351117810, null, null);
insert into "job" values ('da5f32ee-5896-49fd-a995-16ea8c7d396a', 'send-mail', '{}', 'done', 'send-mail', 1795351122263, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 1, 1000000, null, 1795351122263, 1795351126051, null);
insert into "job" values ('b0437696-0e0d-424a-8f5b-c4ef03179b51', 'send-mail', '{}', 'done', 'send-mail', 1795351128582, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 1, 1000000, null, 1795351128582, 1795351131003, null);
insert into "job" values ('d69bd6c2-4389-440c-9619-f7e1e674c6d5', 'send-mail', '{}', 'done', 'send-mail', 1795351137180, null, 1, '075a08f2-a7e2-4b0e-b96f-bed168458e6e:1037059f-232f-484d-b0d6-d566ae85e924', 1, 1000000, '1f17ce43-6712-4694-8195-7f205fdce360', 1795351137180, 1795351138992, null);
insert into "defaults_file" values ('a8546e04-9478-48de-bb27-300509678c75', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795351114406, 1795351114406);
insert into "defaults_file" values ('1596ef84-4a26-49a5-85c9-a9bf82f13e6d', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795351114406, 1795351114406);
insert into "defaults_file" values ('bbd00f8e-2183-4e75-a682-b261993894a3', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795351114406, 1795351114406);
insert into "defaults_file" values ('026d3670-7189-41b6-b5b0-5f466505c3b0', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795351114406, 1795351114406);
insert into "defaults_file" values ('a2c31d89-e9cd-44c4-8152-900147563305', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795351114406, 1795351114406);
insert into "defaults_file" values ('87aa7970-c2bf-4b65-a6ae-aa0d4bb18149', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795351114406, 1795351114406);
insert into "defaults_file" values ('e816313a-b3b9-40ce-bc30-5cd19f03ce73', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795351114406, 1795351114406);
insert into "defaults_file" values ('ceadde50-8f0d-4ff9-8207-8fbf68a30b56', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795351114406, 1795351114406);
insert into "defaults_file" values ('491e343a-3dd5-4c8f-b330-2c601a1fc62d', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795351114406, 1795351114406);
insert into "defaults_file" values ('31929d49-88f9-47af-9d3b-f8c93b42a5f0', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795351114406, 1795351114406);
insert into "defaults_file" values ('70b5d14a-1c46-444f-bdf8-8de2295d6c50', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795351114406, 1795351114406);
insert into "mail" values ('db3ad856-7bf1-4b70-af2a-633ef93fedfd', 'verify-email', '1f17ce43-6712-4694-8195-7f205fdce360', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351122263, 1795523922263, 1795351122263, 1795351125724, null, null, 1);
insert into "mail" values ('216efdda-f9bf-4869-b6b9-24b89ae266d5', 'verify-email', '733029b9-6d75-4908-a616-9ea27d514449', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795351128582, 1795523928582, 1795351128582, 1795351130898, null, null, 1);
insert into "mail" values ('a9cc0293-7348-4e25-a4f8-2ca9c85b682b', 'group-added', '733029b9-6d75-4908-a616-9ea27d514449', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795351137180, null, 1795351137180, 1795351138853, null, 'http://localhost:24959/unsubscribe?token=group-added~dXAdre01dhIiZKqrp7ODSMmb6eZvULg_BM62NzzC4VQ', 2);
insert into "notification" values ('c836b727-2591-4fa3-b130-aa4083d6a931', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795351122263, null, null);
insert into "notification" values ('4ab1bd29-0c8f-4086-abcd-76928acbaea2', '733029b9-6d75-4908-a616-9ea27d514449', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/99bd57d7-706b-442f-b247-2b46f2092f1b/', 0, 1795351137180, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795351114081);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"abf2cf42-72b6-4596-89a0-be939c5f22d1","email":"admin@example.org"}', 1795351114081);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"abf2cf42-72b6-4596-89a0-be939c5f22d1","email":"admin@example.org","sessionId":"a2d03e5f-70e8-461a-b896-70fc8d848530","clientId":"Test client","address":"127.0.0.1"}', 1795351119666);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351121824);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"1f17ce43-6712-4694-8195-7f205fdce360","email":"ada@example.org"}', 1795351122263);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351124575);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"user.updated","userId":"1f17ce43-6712-4694-8195-7f205fdce360","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351125132);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"1f17ce43-6712-4694-8195-7f205fdce360","email":"ada@example.org","sessionId":"f7feb173-18b3-4b25-a925-c82d9346c3c3","clientId":"Test client","address":"127.0.0.1"}', 1795351125816);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"abf2cf42-72b6-4596-89a0-be939c5f22d1","email":"admin@example.org","sessionId":"0e72e1d8-58f8-47a3-87ad-fd5e9ab9b7a1","clientId":"Test client","address":"127.0.0.1"}', 1795351127001);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795351128361);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"733029b9-6d75-4908-a616-9ea27d514449","email":"ben@example.org"}', 1795351128582);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795351130106);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"user.updated","userId":"733029b9-6d75-4908-a616-9ea27d514449","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795351130325);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"733029b9-6d75-4908-a616-9ea27d514449","email":"ben@example.org","sessionId":"95a4490a-c615-4908-bcd9-02dd461838b4","clientId":"Test client","address":"127.0.0.1"}', 1795351130842);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '1f17ce43-6712-4694-8195-7f205fdce360', 'Ada', '{"type":"group.created","groupId":"99bd57d7-706b-442f-b247-2b46f2092f1b","name":"Forest ✓ \"quoted\""}', 1795351136700);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '1f17ce43-6712-4694-8195-7f205fdce360', 'Ada', '{"type":"group.member-added","groupId":"99bd57d7-706b-442f-b247-2b46f2092f1b","name":"Forest ✓ \"quoted\"","userId":"733029b9-6d75-4908-a616-9ea27d514449","userName":"Ben"}', 1795351137180);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"abf2cf42-72b6-4596-89a0-be939c5f22d1","email":"admin@example.org","sessionId":"f2ebda5a-fdd3-4f54-b948-8c8a70f99a4f","clientId":"Test client","address":"127.0.0.1"}', 1795351143417);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'abf2cf42-72b6-4596-89a0-be939c5f22d1', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795351143908);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795352019719);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795352019719);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797943143417);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795354722265);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795354722265);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795354722263);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795352025816);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797943125816);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795354728595);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795354728582);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795352030851);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797943130842);
insert into "rate_limit" values ('/api/groups/add-member account:1f17ce43-6712-4694-8195-7f205fdce360', 1, 1795354737267);
insert into "rate_limit" values ('groups/add-member misses account:1f17ce43-6712-4694-8195-7f205fdce360', 0, 1795354737267);
insert into "rate_limit" values ('notice 1f17ce43-6712-4694-8195-7f205fdce360 733029b9-6d75-4908-a616-9ea27d514449', 1, 1795437537180);
insert into "rate_limit" values ('mail group-added 1f17ce43-6712-4694-8195-7f205fdce360 733029b9-6d75-4908-a616-9ea27d514449', 1, 1795437537180);
insert into "rate_limit" values ('mail group-added 1f17ce43-6712-4694-8195-7f205fdce360', 1, 1795437537180);
insert into "rate_limit" values ('/api/request-ws-ticket account:733029b9-6d75-4908-a616-9ea27d514449', 1, 1795351200773);
insert into "rate_limit" values ('/api/request-ws-ticket account:1f17ce43-6712-4694-8195-7f205fdce360', 1, 1795351202209);
insert into "review_thread" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 'c1b870e2-09e9-4fef-939d-2852cc119fcc', 'comment', 'open', 'Shared', '79f12579-172d-4bc6-b4e1-524507bb0047', 3, '1f17ce43-6712-4694-8195-7f205fdce360', 'Ada', 1795351142756, 1795351142756, null, null, null, '1f17ce43-6712-4694-8195-7f205fdce360');
insert into "review_thread" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', '63c1abe7-dcf9-47f6-b7ee-1622b566273d', 'suggestion', 'open', '', null, 4, '1f17ce43-6712-4694-8195-7f205fdce360', 'Ada', 1795351143201, 1795351143201, null, null, null, '1f17ce43-6712-4694-8195-7f205fdce360');
insert into "review_message" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', '79f12579-172d-4bc6-b4e1-524507bb0047', 'c1b870e2-09e9-4fef-939d-2852cc119fcc', 'Is this *kept*?', '[]', 3, '1f17ce43-6712-4694-8195-7f205fdce360', 'Ada', 1795351142756, null, null);
insert into "review_checkpoint" values ('ef4b5698-761a-4020-8f9a-7cc6ef025204', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795351142780);
