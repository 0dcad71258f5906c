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
insert into "kysely_migration" values ('001-initial', '2026-11-22T11:59:44.580Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-22T11:59:44.612Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-22T11:59:44.628Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-22T11:59:44.635Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-22T11:59:44.664Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-22T11:59:44.674Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-22T11:59:44.702Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-22T11:59:44.719Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-22T11:59:44.729Z');
insert into "kysely_migration" values ('010-authors', '2026-11-22T11:59:44.743Z');
insert into "kysely_migration" values ('011-review', '2026-11-22T11:59:44.769Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-22T11:59:44.776Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-22T11:59:44.782Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-22T11:59:44.797Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-22T11:59:44.889Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-22T11:59:44.909Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-22T11:59:44.952Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"904184b4","key":"vVyhUe81EBjIt2eSK0GzOuc5p1Pu6CZPhY6zQ7wGmo0=","madeAt":1795348785733,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"a2d2c0dc","key":"pji/uQrfHmbtCkD27uVKD8TexED1BqTuOrDBDIJLmBA=","madeAt":1795348785796,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"de6a84c6","key":"2B5fXKGfXiRObGnTScjHtJJ/jMB7loDXWVh6DfJwxGA=","madeAt":1795348785803,"goodUntil":null}]');
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
insert into "user" values ('926d13da-a4cd-41b2-8eb7-8fb34219007b', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$TGNczwCDsi3LOJPVXaeXZA$fQROQZ+Xpwzpj2gIKK5wx2Gb4yPusJuthjSGMfmKplg', 1, 0, 1, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348786102, 'administrator', 0, null);
insert into "user" values ('12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$WRR11D2ig6p0XPTJ0I5IUg$Q+vkJfX0YoGoQkLDL57+Kg80zTOIVK0M1vK1bpDosBc', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348787384, 'ada', 0, null);
insert into "user" values ('b36983b2-473f-4811-bde8-87ddcff5e801', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$XzduwKc87ox/1m1kHWsa0Q$AdY93nzBKdNvZnAZQnlIyW50TAioY0U9xlykF7Y/D+8', 1, 0, 0, '{"theme":"system","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795348787945, 'ben', 0, null);
insert into "session" values ('27b7ec95-9b73-43df-b976-54ed0ec9d14f', '56deff80eb69c9cf209c08a4ae1bf572fd02d54cd57468c677f22fd4049ffcd2', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Test client', 1795348786829, 1795348786829, 1803124786829, 1795348787670, 1795348786829);
insert into "session" values ('2e5cf3e8-bdc0-4c27-b54f-a03d265bdd18', '8167d0386eb9a091a37e977315ff70fbb3e584e1a146ea93ff7b0ab317c265de', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Test client', 1795348787688, 1795348787688, 1803124787688, null, 1795348787688);
insert into "session" values ('d256fa60-2ba4-431d-b09f-fc4223a1e1ea', '344d6b0f867e45911f9bee1e2bc65a5c732b4e86d38010f7cbbc7ce390cfb4df', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Test client', 1795348787796, 1795348787796, 1803124787796, 1795348788110, 1795348787796);
insert into "session" values ('41c9ed18-7266-4c7d-a5c2-c5f0c9451d0f', '3fc58de5756da85cae7ce780d900ff696f7c7014a418944472bd820e71c21cbf', 'b36983b2-473f-4811-bde8-87ddcff5e801', 'Test client', 1795348788121, 1795348788121, 1803124788121, null, 1795348788121);
insert into "session" values ('b48efe1e-67a1-4b3b-83c0-261c800ac487', '6edaf84bc0748e5b2d41b6a0cc5f8b2d8171687706c7f27518349058b56541bf', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Test client', 1795348789428, 1795348789428, 1803124789428, null, 1795348789428);
insert into "token" values ('cbad2256-128a-4384-b7bb-b9682668424e', 'verify-email', '7957b498daaff8e34985d681dc77a761e75e2a432a390cdcb1452f517eeafb20', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1795348787384, 1795521587384, null);
insert into "token" values ('bfbd579d-90fd-4a93-9a3e-3a3939b1c29b', 'verify-email', '7ba4d2d6096c121bb6d22faeaee56f83c5a5934c2113e7149bedaba76d8a796f', 'b36983b2-473f-4811-bde8-87ddcff5e801', 1795348787945, 1795521587945, null);
insert into "token" values ('c3ea047c-4e36-421f-9456-faf159d20553', 'unsubscribe', '0690dae2e322acd15c831844cf28e3750132126fb0627998db699094984caf5f', 'b36983b2-473f-4811-bde8-87ddcff5e801', 1795348788719, 1826884788719, null);
insert into "user_group" values ('95b3e16c-441b-4a65-8373-a01628a2e045', 'Forest ✓ "quoted"', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1795348788669, null, 'forest ✓ "quoted"');
insert into "membership" values ('95b3e16c-441b-4a65-8373-a01628a2e045', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1, 1795348788669, 'editor');
insert into "membership" values ('95b3e16c-441b-4a65-8373-a01628a2e045', 'b36983b2-473f-4811-bde8-87ddcff5e801', 0, 1795348788719, 'editor');
insert into "workspace" values ('ea10334a-857a-4bdf-970d-04cc2df97912', 'user', '926d13da-a4cd-41b2-8eb7-8fb34219007b', null, 'd2f08b7e-778a-481e-890a-9de89ee7ae9c', 104857600, 0, 0, 1, 1795348786102, 0);
insert into "workspace" values ('ca4a1f27-6772-4cd7-bf17-9fce570d78f3', 'user', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', null, 'a666b8c3-10b1-40e9-bbac-d9a7a0cf2879', 104857600, 43, 2, 3, 1795348787384, 0);
insert into "workspace" values ('cbafe1c7-98ae-4497-9eec-733fe0cb3360', 'user', 'b36983b2-473f-4811-bde8-87ddcff5e801', null, '09a56f13-000f-4afa-bdd0-f1d6a048c01a', 104857600, 0, 0, 1, 1795348787945, 0);
insert into "workspace" values ('95b3e16c-441b-4a65-8373-a01628a2e045', 'group', null, '95b3e16c-441b-4a65-8373-a01628a2e045', '731e11a8-b799-4a80-9a0e-e311ce1e687c', 524288000, 36, 2, 4, 1795348788669, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795348789076);
insert into "item" values ('d2f08b7e-778a-481e-890a-9de89ee7ae9c', 'ea10334a-857a-4bdf-970d-04cc2df97912', null, '', 'directory', null, 0, null, null, 1795348786102, 1795348786102, null, null, null, null, null);
insert into "item" values ('a666b8c3-10b1-40e9-bbac-d9a7a0cf2879', 'ca4a1f27-6772-4cd7-bf17-9fce570d78f3', null, '', 'directory', null, 0, null, null, 1795348787384, 1795348789076, null, null, null, null, null);
insert into "item" values ('09a56f13-000f-4afa-bdd0-f1d6a048c01a', 'cbafe1c7-98ae-4497-9eec-733fe0cb3360', null, '', 'directory', null, 0, null, null, 1795348787945, 1795348787945, null, null, null, null, null);
insert into "item" values ('731e11a8-b799-4a80-9a0e-e311ce1e687c', '95b3e16c-441b-4a65-8373-a01628a2e045', null, '', 'directory', null, 0, null, null, 1795348788669, 1795348788964, null, null, null, null, null);
insert into "item" values ('9a96874c-9191-4bb9-ae44-9859a4fc07e7', 'ca4a1f27-6772-4cd7-bf17-9fce570d78f3', 'a666b8c3-10b1-40e9-bbac-d9a7a0cf2879', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795348788802, 1795348788802, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', null, null, null);
insert into "item" values ('007031a3-27cd-45c9-a9e7-e8868815609a', '95b3e16c-441b-4a65-8373-a01628a2e045', '731e11a8-b799-4a80-9a0e-e311ce1e687c', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795348788907, 1795348789395, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', null, null, null);
insert into "item" values ('7ec46e98-c419-4b9c-bba4-472939ae3419', '95b3e16c-441b-4a65-8373-a01628a2e045', '731e11a8-b799-4a80-9a0e-e311ce1e687c', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795348788937, 1795348788937, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1795348788964, '7ec46e98-c419-4b9c-bba4-472939ae3419', '12058321-c6d0-4a58-bcf3-f8a006cacbdb');
insert into "item" values ('4a1650fb-6001-4cf1-9815-f6d8e6a10656', 'ca4a1f27-6772-4cd7-bf17-9fce570d78f3', 'a666b8c3-10b1-40e9-bbac-d9a7a0cf2879', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795348789076, 1795348789076, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', null, null, null);
insert into "document" values ('9a96874c-9191-4bb9-ae44-9859a4fc07e7', 0, '23b12b9f-babc-4bf2-8484-24fa7b751f42', 'lf', 0, null, 0, 0);
insert into "document" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 4, 'b2194484-462b-45b8-9a19-f007b01e0fef', 'lf', 0, null, 666, 0);
insert into "document" values ('7ec46e98-c419-4b9c-bba4-472939ae3419', 0, '21791742-f1bc-48e3-b303-eb3f3bdb5447', 'lf', 0, null, 0, 0);
insert into "document_update" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 0, 1, x'5b7b22636c69656e744944223a223266643533396432366566613461373035643034633431376632326336353430222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"b36983b2-473f-4811-bde8-87ddcff5e801","name":"Ben","from":0,"to":1}]', 1795348789248, 1795348789248, 'pushed');
insert into "document_update" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 1, 2, x'5b7b22636c69656e744944223a223266643533396432366566613461373035643034633431376632326336353430222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"b36983b2-473f-4811-bde8-87ddcff5e801","name":"Ben","from":1,"to":2}]', 1795348789272, 1795348789272, 'pushed');
insert into "document_update" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 2, 3, x'789c158ec16ec3201404ff65cf203dc060c3ad522ffd86c887c703124b8dddc61c1a45f9f78ae38e349abdbc20df5bddfbd72712da5c8b7564c94af444c5b4e89aa7e68b709dc941416ebc5feb8974b1765538eb2f9251a8ad55e903bfd09f3f1509fdf6a85ca0b01524482e9e7d20dd28563d99d2342fc1eac0a63512726423147897dbf1407aa13d8e3b1229f4032928f4fad79180b7c2bd9e275f47235aef0cbba6430d8b9edc5275b49e758e93b008d9902b14f2519ec31deadeb7631f4757853ca8b1e417678d9650484fec179da539dd16260ac2924b86c2cef751fc280c85be8d61e6e8ddb4cc4b74767eafeff51fafb05e54', '[{"user":"12058321-c6d0-4a58-bcf3-f8a006cacbdb","name":"Ada","from":2,"to":3}]', 1795348789328, 1795348789328, 'pushed');
insert into "document_update" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 3, 4, x'789c458fcd6ac3301084df65ce12ac24cb96752be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4fb33b0cbbdf0c4fa4f3c473fd788747e9386b439a74ea2d5156a537c552b13905eec840209dc27ce4157ed07a1458f90b5e0b70299cea6e3f511f5786c77a3f1e79ad107fd3b4ccf03026642a5649a7622b9be03ad9ab2e4a6b75696c6e54431102a7fbfcf97b6ecaf0081008159e04d2fdf56720d18e3bc1f53c25867f2272596efccafc475f5af9bbc2e3b05c2ecb8c6d1b05f26db9c20fa3407cc04369b2ce6825539b4936c13a195331b2b840d4a69062dea9e670d9abbde59da74efba2bade9ac675ae37ce6ee336fe00e29c61d1', '[{"user":"12058321-c6d0-4a58-bcf3-f8a006cacbdb","name":"Ada","from":3,"to":4}]', 1795348789395, 1795348789395, 'pushed');
insert into "document_client" values ('007031a3-27cd-45c9-a9e7-e8868815609a', '2fd539d26efa4a705d04c417f22c6540', 'b36983b2-473f-4811-bde8-87ddcff5e801', '41c9ed18-7266-4c7d-a5c2-c5f0c9451d0f', 2, 2, 1795348789272);
insert into "document_client" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 'f7ed230202c9500d1f93f50f5dcae703', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', '2e5cf3e8-bdc0-4c27-b54f-a03d265bdd18', 2, 4, 1795348789395);
insert into "document_snapshot" values ('9a96874c-9191-4bb9-ae44-9859a4fc07e7', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795348788802);
insert into "document_snapshot" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795348788907);
insert into "document_snapshot" values ('7ec46e98-c419-4b9c-bba4-472939ae3419', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795348788937);
insert into "job" values ('c96a4919-1c85-417a-acd4-30b36d508c1e', 'send-mail', '{}', 'done', 'send-mail', 1795348786469, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 1, 1000000, null, 1795348786469, 1795348786484, null);
insert into "job" values ('54e03a9a-dea1-4f8a-9d01-eaddf4f2b794', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795370386491, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('ab0fb9e7-4797-4614-b92a-fa43267887ce', 'prune-rows', '{}', 'queued', 'prune-rows', 1795352386499, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('516a7ff9-efa7-4a27-a09a-dd58cdf3cc06', 'empty-trash', '{}', 'queued', 'empty-trash', 1795352386502, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('a32b03c9-b7fe-4738-afdc-a18486bf8d92', 'finish-trees', '{}', 'queued', 'finish-trees', 1795348816522, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('4d43e47c-1d1d-4ed0-9d36-3ce44ef3bf70', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795352386553, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('5c227a15-ae7c-4dd7-b707-bf41ed2e4913', 'compact-history', '{}', 'queued', 'compact-history', 1795370386647, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('45586f5f-6949-44cd-a1d8-519350a383ac', 'tell-review', '{}', 'queued', 'tell-review', 1795352389443, null, 2, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 0, 1000000, null, 1795348786469, null, null);
insert into "job" values ('d0f34352-cdc1-4c60-b060-fe7341e30f65', 'send-mail', '{}', 'done', 'send-mail', 1795348787384, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 1, 1000000, null, 1795348787384, 1795348787693, null);
insert into "job" values ('532e7c9f-b2df-4a9f-ae2e-aee80da124c1', 'send-mail', '{}', 'done', 'send-mail', 1795348787945, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 1, 1000000, null, 1795348787945, 1795348788101, null);
insert into "job" values ('b6a83a24-b69f-439d-850d-ce2cc0e977c7', 'send-mail', '{}', 'done', 'send-mail', 1795348788719, null, 1, '3825389f-2b5e-457f-836f-453d6880211d:cbf9cb4f-a7af-425d-9ebd-2ec43ea39362', 1, 1000000, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1795348788719, 1795348788909, null);
insert into "defaults_file" values ('6ffd4078-6c6a-4dcf-83d1-395b4c111d77', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795348786134, 1795348786134);
insert into "defaults_file" values ('b270e71c-0333-4638-b047-6b38ce6d59b7', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795348786134, 1795348786134);
insert into "defaults_file" values ('d1a19748-b355-4226-b465-919f8c1bf7bd', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795348786134, 1795348786134);
insert into "defaults_file" values ('500fb2be-eaf6-45ab-b8f8-574dc0fe544d', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795348786134, 1795348786134);
insert into "defaults_file" values ('8ec5e290-ec0f-4ddc-97a4-bbb0827f0549', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795348786134, 1795348786134);
insert into "defaults_file" values ('300160d9-c89e-4625-b88d-b4b665d831f2', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795348786134, 1795348786134);
insert into "defaults_file" values ('b48e5a84-5bad-4a16-a723-4156862982c8', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795348786134, 1795348786134);
insert into "defaults_file" values ('4c3cfc39-4c20-4617-b925-e81b8833e561', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795348786134, 1795348786134);
insert into "defaults_file" values ('3720d4b2-95d3-48fe-81d6-e90e245da4d0', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795348786134, 1795348786134);
insert into "defaults_file" values ('3c4b43e2-3025-4352-95c2-cb0797e48fbf', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795348786134, 1795348786134);
insert into "defaults_file" values ('4737a896-e3d9-4a33-9059-2a795f0ab76b', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795348786134, 1795348786134);
insert into "mail" values ('ba51d3ed-50ee-4c3a-a964-93e19c433777', 'verify-email', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795348787384, 1795521587384, 1795348787384, 1795348787686, null, null, 1);
insert into "mail" values ('d82abd1f-d262-4cf2-926f-b6e6463d4adf', 'verify-email', 'b36983b2-473f-4811-bde8-87ddcff5e801', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795348787945, 1795521587945, 1795348787945, 1795348788098, null, null, 1);
insert into "mail" values ('aabaeacd-1bf2-41f8-9a39-3fc26245b4d1', 'group-added', 'b36983b2-473f-4811-bde8-87ddcff5e801', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795348788719, null, 1795348788719, 1795348788869, null, 'http://localhost:24909/unsubscribe?token=group-added~BJjqLGVMfhjOSNfbAKVvJ_5sF2xj5fZcINDX6eKZ3S8', 2);
insert into "notification" values ('d1bab179-ccdd-4c5d-ba0f-17be7607490b', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Somebody who signed up waits for you to verify the e-mail address.', '/admin/users?status=unverified', 0, 1795348787384, null, null);
insert into "notification" values ('ffcafd68-00ff-4ba3-8bba-ade6714d8abb', 'b36983b2-473f-4811-bde8-87ddcff5e801', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/95b3e16c-441b-4a65-8373-a01628a2e045/', 0, 1795348788719, null, null);
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795348786102);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was made', null, 'server', '{"type":"server.set-up","userId":"926d13da-a4cd-41b2-8eb7-8fb34219007b","email":"admin@example.org"}', 1795348786102);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"926d13da-a4cd-41b2-8eb7-8fb34219007b","email":"admin@example.org","sessionId":"27b7ec95-9b73-43df-b976-54ed0ec9d14f","clientId":"Test client","address":"127.0.0.1"}', 1795348786829);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795348787320);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"12058321-c6d0-4a58-bcf3-f8a006cacbdb","email":"ada@example.org"}', 1795348787384);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795348787604);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"user.updated","userId":"12058321-c6d0-4a58-bcf3-f8a006cacbdb","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795348787622);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"12058321-c6d0-4a58-bcf3-f8a006cacbdb","email":"ada@example.org","sessionId":"2e5cf3e8-bdc0-4c27-b54f-a03d265bdd18","clientId":"Test client","address":"127.0.0.1"}', 1795348787688);
insert into "event_log" values (9, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"926d13da-a4cd-41b2-8eb7-8fb34219007b","email":"admin@example.org","sessionId":"d256fa60-2ba4-431d-b09f-fc4223a1e1ea","clientId":"Test client","address":"127.0.0.1"}', 1795348787796);
insert into "event_log" values (10, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795348787934);
insert into "event_log" values (11, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"b36983b2-473f-4811-bde8-87ddcff5e801","email":"ben@example.org"}', 1795348787945);
insert into "event_log" values (12, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795348788056);
insert into "event_log" values (13, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"user.updated","userId":"b36983b2-473f-4811-bde8-87ddcff5e801","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795348788075);
insert into "event_log" values (14, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"b36983b2-473f-4811-bde8-87ddcff5e801","email":"ben@example.org","sessionId":"41c9ed18-7266-4c7d-a5c2-c5f0c9451d0f","clientId":"Test client","address":"127.0.0.1"}', 1795348788121);
insert into "event_log" values (15, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Ada', '{"type":"group.created","groupId":"95b3e16c-441b-4a65-8373-a01628a2e045","name":"Forest ✓ \"quoted\""}', 1795348788669);
insert into "event_log" values (16, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Ada', '{"type":"group.member-added","groupId":"95b3e16c-441b-4a65-8373-a01628a2e045","name":"Forest ✓ \"quoted\"","userId":"b36983b2-473f-4811-bde8-87ddcff5e801","userName":"Ben"}', 1795348788719);
insert into "event_log" values (17, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"926d13da-a4cd-41b2-8eb7-8fb34219007b","email":"admin@example.org","sessionId":"b48efe1e-67a1-4b3b-83c0-261c800ac487","clientId":"Test client","address":"127.0.0.1"}', 1795348789428);
insert into "event_log" values (18, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '926d13da-a4cd-41b2-8eb7-8fb34219007b', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795348789506);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 5, 1795349686843);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795349686843);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1797940789428);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795352387391);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795352387391);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795352387384);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795349687690);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1797940787688);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795352387946);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795352387945);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795349688122);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1797940788121);
insert into "rate_limit" values ('/api/groups/add-member account:12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1, 1795352388721);
insert into "rate_limit" values ('groups/add-member misses account:12058321-c6d0-4a58-bcf3-f8a006cacbdb', 0, 1795352388721);
insert into "rate_limit" values ('notice 12058321-c6d0-4a58-bcf3-f8a006cacbdb b36983b2-473f-4811-bde8-87ddcff5e801', 1, 1795435188719);
insert into "rate_limit" values ('mail group-added 12058321-c6d0-4a58-bcf3-f8a006cacbdb b36983b2-473f-4811-bde8-87ddcff5e801', 1, 1795435188719);
insert into "rate_limit" values ('mail group-added 12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1, 1795435188719);
insert into "rate_limit" values ('/api/request-ws-ticket account:b36983b2-473f-4811-bde8-87ddcff5e801', 1, 1795348849102);
insert into "rate_limit" values ('/api/request-ws-ticket account:12058321-c6d0-4a58-bcf3-f8a006cacbdb', 1, 1795348849289);
insert into "review_thread" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 'cbd5a560-f09e-41df-a862-6a1ff0c03029', 'comment', 'open', 'Shared', '92531a3f-6e68-438e-925a-b94cacc026be', 3, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Ada', 1795348789327, 1795348789327, null, null, null, '12058321-c6d0-4a58-bcf3-f8a006cacbdb');
insert into "review_thread" values ('007031a3-27cd-45c9-a9e7-e8868815609a', '33ad0f51-81b6-4a87-917b-552f45d4140b', 'suggestion', 'open', '', null, 4, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Ada', 1795348789385, 1795348789385, null, null, null, '12058321-c6d0-4a58-bcf3-f8a006cacbdb');
insert into "review_message" values ('007031a3-27cd-45c9-a9e7-e8868815609a', '92531a3f-6e68-438e-925a-b94cacc026be', 'cbd5a560-f09e-41df-a862-6a1ff0c03029', 'Is this *kept*?', '[]', 3, '12058321-c6d0-4a58-bcf3-f8a006cacbdb', 'Ada', 1795348789327, null, null);
insert into "review_checkpoint" values ('007031a3-27cd-45c9-a9e7-e8868815609a', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795348789328);
