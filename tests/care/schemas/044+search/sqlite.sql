CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "setting" ("key" text primary key, "value" text not null) strict;
CREATE TABLE "user" ("id" text primary key, "email" text not null, "email_key" text not null unique, "display_name" text not null, "avatar" text, "password_hash" text, "email_verified" integer not null, "suspended" integer not null, "is_admin" integer not null, "preferences" text not null, "registered_at" integer not null, "name_key" text default '' not null, "awaits_approval" integer default 0 not null, "deleted_at" integer) strict;
CREATE TABLE "session" ("id" text primary key, "token_hash" text not null unique, "user_id" text not null references "user" ("id") on delete cascade, "client_id" text not null, "created_at" integer not null, "last_seen" integer not null, "expires_at" integer not null, "ended_at" integer, "authenticated_at" integer default 0 not null, "identity_id" text, "provider_session" text, "confirmed_at" integer, "confirmed_for" text) strict;
CREATE INDEX "session_user_id" on "session" ("user_id");
CREATE TABLE "token" ("id" text primary key, "kind" text not null, "token_hash" text not null unique, "user_id" text references "user" ("id") on delete cascade, "created_at" integer not null, "expires_at" integer not null, "used_at" integer) strict;
CREATE INDEX "token_user_id_kind" on "token" ("user_id", "kind");
CREATE TABLE "user_group" ("id" text primary key, "name" text not null, "owner_id" text references "user" ("id") on delete set null, "created_at" integer not null, "deleted_at" integer, "name_key" text default '' not null) strict;
CREATE INDEX "user_group_owner_id" on "user_group" ("owner_id");
CREATE TABLE "membership" ("group_id" text not null references "user_group" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "is_manager" integer not null, "joined_at" integer not null, "role" text default 'editor' not null, "provider_id" text references "identity_provider" ("id") on delete set null, "directory_id" text references "directory" ("id") on delete set null, constraint "membership_pk" primary key ("group_id", "user_id")) strict;
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
CREATE TABLE "pending_tree" ("id" text primary key, "kind" text not null, "workspace_id" text not null, "from_workspace_id" text, "roots" text not null, "bytes" integer not null, "items" integer not null, "created_at" integer not null, "node" text) strict;
CREATE INDEX "pending_tree_workspace_id" on "pending_tree" ("workspace_id");
CREATE TABLE "document_authors" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "created_at" integer not null, constraint "document_authors_key" primary key ("document_id", "version"));
CREATE TABLE "review_thread" ("document_id" text not null references "document" ("id") on delete cascade, "id" text not null, "kind" text not null, "status" text not null, "quote" text not null, "first_message" text, "at_version" integer not null, "created_by" text not null, "created_name" text not null, "created_at" integer not null, "changed_at" integer not null, "decided_by" text, "decided_name" text, "decided_at" integer, "changed_by" text, "word_name" text, "word_at" integer, "word_file" text, constraint "review_thread_pk" primary key ("document_id", "id")) strict;
CREATE INDEX "review_thread_changed" on "review_thread" ("document_id", "status", "changed_at");
CREATE TABLE "review_message" ("document_id" text not null, "id" text not null, "thread_id" text not null, "body" text, "mentions" text not null, "at_version" integer not null, "author_id" text not null, "author_name" text not null, "created_at" integer not null, "edited_at" integer, "deleted_by" text, "word_name" text, "word_at" integer, "is_from_word" integer default 0 not null, constraint "review_message_pk" primary key ("document_id", "id"), constraint "review_message_thread" foreign key ("document_id", "thread_id") references "review_thread" ("document_id", "id") on delete cascade) strict;
CREATE INDEX "review_message_thread_id" on "review_message" ("document_id", "thread_id");
CREATE TABLE "review_checkpoint" ("document_id" text not null references "document" ("id") on delete cascade, "version" integer not null, "packed" blob not null, "sha256" text not null, "created_at" integer not null, constraint "review_checkpoint_pk" primary key ("document_id", "version")) strict;
CREATE TABLE "review_watch" ("user_id" text not null references "user" ("id") on delete cascade, "document_id" text not null references "document" ("id") on delete cascade, "level" text not null, "seen_at" integer, constraint "review_watch_pk" primary key ("user_id", "document_id")) strict;
CREATE INDEX "review_watch_document_id" on "review_watch" ("document_id");
CREATE TABLE "node" ("id" text primary key, "place" text not null, "host" text not null, "process" integer not null, "version" text not null, "started_at" integer not null, "seen_at" integer not null, "shared" text default '' not null) strict;
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
CREATE TABLE "login_flow" ("token_hash" text primary key, "purpose" text not null, "user_id" text references "user" ("id") on delete cascade, "session_id" text, "client_id" text not null, "data" text, "created_at" integer not null, "expires_at" integer not null, "identity_id" text, "provider_session" text, "typed_name" text) strict;
CREATE INDEX "login_flow_user_id" on "login_flow" ("user_id");
CREATE INDEX "login_flow_expires_at" on "login_flow" ("expires_at");
CREATE TABLE "totp" ("user_id" text primary key references "user" ("id") on delete cascade, "secret" text not null, "last_step" integer not null, "added_at" integer not null, "used_at" integer) strict;
CREATE TABLE "recovery_code" ("user_id" text not null references "user" ("id") on delete cascade, "code_hash" text not null, "made_at" integer not null, constraint "recovery_code_pk" primary key ("user_id", "code_hash")) strict;
CREATE INDEX review_thread_word_file on review_thread (document_id, word_file) where word_file is not null;
CREATE TABLE "passkey" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "credential_id" text not null unique, "public_key" text not null, "counter" integer not null, "transports" text not null, "name" text not null, "added_at" integer not null, "used_at" integer) strict;
CREATE INDEX "passkey_user_id" on "passkey" ("user_id");
CREATE TABLE "node_event" ("id" integer primary key autoincrement, "node" text not null, "events" text not null, "created_at" integer not null) strict;
CREATE INDEX "node_event_created_at" on "node_event" ("created_at");
CREATE TABLE "blob_claim" ("id" text primary key, "hash" text not null, "node" text not null) strict;
CREATE INDEX "blob_claim_hash" on "blob_claim" ("hash");
CREATE TABLE "identity_provider" ("id" text primary key, "preset" text not null, "name" text not null, "issuer" text not null, "client_id" text not null, "client_secret" text, "scopes" text not null, "is_enabled" integer not null, "position" integer not null, "trusted_domains" text not null, "second_step" text not null, "changed_at" integer not null, "ldap" text) strict;
CREATE TABLE "identity" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "provider_id" text not null references "identity_provider" ("id") on delete cascade, "issuer" text not null, "subject" text not null, "label" text not null, "added_at" integer not null, "used_at" integer, constraint "identity_subject" unique ("provider_id", "issuer", "subject")) strict;
CREATE INDEX "identity_user_id" on "identity" ("user_id");
CREATE TABLE "item_share" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "user_id" text references "user" ("id") on delete cascade, "group_id" text references "user_group" ("id") on delete cascade, "role" text not null, "shared_by" text references "user" ("id") on delete set null, "shared_at" integer not null, "expires_at" integer, constraint "item_share_user" unique ("item_id", "user_id"), constraint "item_share_group" unique ("item_id", "group_id"), constraint "item_share_with_one" check ((user_id is null) <> (group_id is null))) strict;
CREATE INDEX "item_share_user_id" on "item_share" ("user_id", "workspace_id");
CREATE INDEX "item_share_group_id" on "item_share" ("group_id", "workspace_id");
CREATE INDEX "item_share_workspace_id" on "item_share" ("workspace_id");
CREATE INDEX "item_share_shared_by" on "item_share" ("shared_by");
CREATE TABLE "invitation" ("id" text not null, "workspace_id" text not null references "workspace" ("id") on delete cascade, "item_id" text references "item" ("id") on delete cascade, "email" text not null, "email_key" text not null, "role" text not null, "token_hash" text not null, "invited_by" text not null references "user" ("id") on delete cascade, "sent_at" integer not null, "expires_at" integer not null, constraint "invitation_id" primary key ("id")) strict;
CREATE UNIQUE INDEX "invitation_token" on "invitation" ("token_hash");
CREATE UNIQUE INDEX invitation_target on invitation (coalesce(item_id, workspace_id), email_key);
CREATE INDEX "invitation_workspace_id" on "invitation" ("workspace_id");
CREATE INDEX "invitation_item_id" on "invitation" ("item_id");
CREATE INDEX "invitation_invited_by" on "invitation" ("invited_by");
CREATE INDEX "invitation_expires_at" on "invitation" ("expires_at");
CREATE TABLE "blob_object" ("hash" text primary key, "name" text not null, "size" integer not null, "holders" integer not null, "is_new" integer not null, "touched_at" integer not null) strict;
CREATE TABLE "blob_loose" ("name" text primary key, "created_at" integer not null) strict;
CREATE INDEX "blob_loose_created_at" on "blob_loose" ("created_at");
CREATE TABLE "share_link" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "token_hash" text not null unique, "role" text not null, "label" text not null, "accounts_only" integer not null, "password_hash" text, "edition" integer not null, "expires_at" integer, "uses" integer not null, "created_by" text references "user" ("id") on delete set null, "created_at" integer not null, "withdrawn_at" integer) strict;
CREATE INDEX "share_link_item_id" on "share_link" ("item_id");
CREATE INDEX "share_link_workspace_id" on "share_link" ("workspace_id");
CREATE INDEX "share_link_created_by" on "share_link" ("created_by");
CREATE TABLE "link_opening" ("link_id" text not null references "share_link" ("id") on delete cascade, "user_id" text not null references "user" ("id") on delete cascade, "edition" integer not null, "opened_at" integer not null, constraint "link_opening_pk" primary key ("user_id", "link_id")) strict;
CREATE INDEX "link_opening_link_id" on "link_opening" ("link_id");
CREATE TABLE "guest" ("id" text primary key, "link_id" text not null references "share_link" ("id") on delete cascade, "token_hash" text not null unique, "name" text not null, "edition" integer not null, "created_at" integer not null, "expires_at" integer not null) strict;
CREATE INDEX "guest_link_id" on "guest" ("link_id");
CREATE TABLE "ticket" ("token_hash" text primary key, "user_id" text references "user" ("id") on delete cascade, "session_id" text references "session" ("id") on delete cascade, "guest_id" text references "guest" ("id") on delete cascade, "item_id" text not null references "item" ("id") on delete cascade, "expires_at" integer not null, constraint "ticket_of_one" check ((session_id is null) <> (guest_id is null))) strict;
CREATE INDEX "ticket_item_id" on "ticket" ("item_id");
CREATE INDEX "ticket_user_id" on "ticket" ("user_id");
CREATE INDEX "ticket_session_id" on "ticket" ("session_id");
CREATE INDEX "ticket_guest_id" on "ticket" ("guest_id");
CREATE INDEX "session_identity_id" on session ("identity_id") where "identity_id" is not null;
CREATE INDEX "session_provider_session" on session ("provider_session") where "provider_session" is not null;
CREATE TABLE "group_rule" ("id" text primary key, "provider_id" text not null references "identity_provider" ("id") on delete cascade, "claim" text not null, "value" text not null, "group_id" text not null references "user_group" ("id") on delete cascade, "role" text not null, "made_at" integer not null) strict;
CREATE INDEX "group_rule_provider_id" on "group_rule" ("provider_id");
CREATE INDEX "group_rule_group_id" on "group_rule" ("group_id");
CREATE INDEX membership_provider_id on membership (provider_id) where provider_id is not null;
CREATE TABLE "zotero_key" ("user_id" text primary key references "user" ("id") on delete cascade, "secret" text not null, "zotero_user" integer not null, "username" text not null, "added_at" integer not null) strict;
CREATE TABLE "zotero_link" ("id" text primary key, "item_id" text not null references "item" ("id") on delete cascade, "library" text not null, "name" text not null, "linked_by" text references "user" ("id") on delete set null, "lent" integer not null, "version" integer not null, "state" blob, "synced_at" integer, "synced_by" text references "user" ("id") on delete set null, "report" text, "ended_at" integer, constraint "zotero_link_of_item" unique ("item_id", "library")) strict;
CREATE INDEX "zotero_link_linked_by" on "zotero_link" ("linked_by");
CREATE INDEX "zotero_link_synced_by" on "zotero_link" ("synced_by");
CREATE TABLE "trusted_device" ("id" text primary key, "user_id" text not null references "user" ("id") on delete cascade, "token_hash" text not null unique, "client_id" text not null, "created_at" integer not null, "used_at" integer, "expires_at" integer not null) strict;
CREATE INDEX "trusted_device_user_id" on "trusted_device" ("user_id");
CREATE TABLE "publication" ("id" text primary key, "item_id" text not null unique references "item" ("id") on delete cascade, "workspace_id" text not null references "workspace" ("id") on delete cascade, "name" text not null unique, "follows" integer not null, "indexed" integer not null, "offers_pdf" integer not null, "published_by" text references "user" ("id") on delete set null, "published_at" integer not null, "version" integer not null, "asked" integer not null, "answered" integer not null, "tried_version" integer, "tried_at" integer not null, "fault" text, "made_version" integer, "made_at" integer, "title" text not null, "lang" text not null, "dir" text not null, "sources" text not null, "tries" integer default 0 not null) strict;
CREATE INDEX "publication_workspace_id" on "publication" ("workspace_id");
CREATE INDEX "publication_published_by" on "publication" ("published_by");
CREATE TABLE "publication_file" ("publication_id" text not null references "publication" ("id") on delete cascade, "name" text not null, "blob_hash" text not null, "size" integer not null, "media_type" text not null, constraint "publication_file_pk" primary key ("publication_id", "name")) strict;
CREATE INDEX "publication_file_blob_hash" on "publication_file" ("blob_hash");
CREATE TABLE "directory" ("id" text primary key, "name" text not null, "domains" text not null, "adopts" integer not null, "sends_mail" integer not null, "group_role" text not null, "made_at" integer not null, "last_call_at" integer) strict;
CREATE TABLE "directory_token" ("id" text primary key, "directory_id" text not null references "directory" ("id") on delete cascade, "label" text not null, "token_hash" text not null unique, "made_at" integer not null, "used_at" integer) strict;
CREATE INDEX "directory_token_directory_id" on "directory_token" ("directory_id");
CREATE TABLE "directory_person" ("user_id" text primary key references "user" ("id") on delete cascade, "directory_id" text not null references "directory" ("id") on delete cascade, "user_name_key" text not null, "address_key" text not null, "name_key" text not null, "external_id" text, "active" integer not null, "suspended_here" integer not null, "said" text not null, "made_at" integer not null, "changed_at" integer not null, "removed_at" integer) strict;
CREATE INDEX "directory_person_user_name_key" on "directory_person" ("directory_id", "user_name_key");
CREATE INDEX "directory_person_address_key" on "directory_person" ("directory_id", "address_key");
CREATE INDEX "directory_person_name_key" on "directory_person" ("directory_id", "name_key");
CREATE INDEX "directory_person_external_id" on "directory_person" ("directory_id", "external_id");
CREATE INDEX "directory_person_made_at" on "directory_person" ("directory_id", "made_at");
CREATE INDEX "directory_person_removed_at" on "directory_person" ("directory_id", "removed_at");
CREATE TABLE "directory_group" ("group_id" text primary key references "user_group" ("id") on delete cascade, "directory_id" text not null references "directory" ("id") on delete cascade, "display_name" text not null, "name_key" text not null, "external_id" text, "made_at" integer not null, "changed_at" integer not null, "removed_at" integer) strict;
CREATE INDEX "directory_group_name_key" on "directory_group" ("directory_id", "name_key");
CREATE INDEX "directory_group_external_id" on "directory_group" ("directory_id", "external_id");
CREATE INDEX "directory_group_made_at" on "directory_group" ("directory_id", "made_at");
CREATE TABLE "directory_problem" ("id" text primary key, "directory_id" text not null references "directory" ("id") on delete cascade, "at" integer not null, "call" text not null, "message" text not null) strict;
CREATE INDEX "directory_problem_directory_id" on "directory_problem" ("directory_id", "at");
CREATE INDEX membership_directory_id on membership (directory_id) where directory_id is not null;
CREATE TABLE "document_searched" ("document_id" text primary key references "document" ("id") on delete cascade, "epoch" text not null, "version" integer not null, "workspace_id" text not null, "searched_at" integer not null) strict;
CREATE TABLE "document_changed" ("document_id" text primary key references "document" ("id") on delete cascade, "workspace_id" text not null) strict;
CREATE INDEX "document_changed_workspace_id" on "document_changed" ("workspace_id", "document_id");
CREATE TABLE "document_words" ("number" integer primary key, "document_id" text not null references "document" ("id") on delete cascade, "hash" text not null, constraint "document_words_once" unique ("document_id", "hash")) strict;
CREATE VIRTUAL TABLE word_index using fts5(title, words, content='', contentless_delete=1, tokenize='ascii');
CREATE TRIGGER document_words_gone after delete on document_words
      begin delete from word_index where rowid = old.number; end;
insert into "kysely_migration" values ('001-initial', '2026-11-28T20:26:55.973Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-28T20:26:55.995Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-28T20:26:56.024Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-28T20:26:56.042Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-28T20:26:56.132Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-28T20:26:56.141Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-28T20:26:56.157Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-28T20:26:56.186Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-28T20:26:56.210Z');
insert into "kysely_migration" values ('010-authors', '2026-11-28T20:26:56.475Z');
insert into "kysely_migration" values ('011-review', '2026-11-28T20:26:56.518Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-28T20:26:56.526Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-28T20:26:56.593Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-28T20:26:56.684Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-28T20:26:56.720Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-28T20:26:56.735Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-28T20:26:56.747Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-28T20:26:56.761Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-28T20:26:56.768Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-28T20:26:56.777Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-28T20:26:56.810Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-28T20:26:56.820Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-28T20:26:56.835Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-28T20:26:56.844Z');
insert into "kysely_migration" values ('025-identities', '2026-11-28T20:26:56.860Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-28T20:26:56.873Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-28T20:26:56.890Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-28T20:26:56.914Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-28T20:26:56.947Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-28T20:26:56.960Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-28T20:26:56.979Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-28T20:26:57.004Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-28T20:26:57.038Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-28T20:26:57.049Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-28T20:26:57.058Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-28T20:26:57.067Z');
insert into "kysely_migration" values ('037-publications', '2026-11-28T20:26:57.078Z');
insert into "kysely_migration" values ('038-scim', '2026-11-28T20:26:57.132Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-28T20:26:57.148Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-28T20:26:57.165Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-28T20:26:57.174Z');
insert into "kysely_migration" values ('044+search', '2026-11-28T20:26:57.197Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"daf4d8e3","key":"ytjr+M7Arqi2NxYRjehrRakLjpbhgsBUNcTvj5EzjCk=","madeAt":1795897617893,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"8e1ab6a2","key":"b4mxVhQuxlAz5wZ3sgUtfhYAx60Cly+CoWhel34z7O8=","madeAt":1795897617931,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"d6997809","key":"++gQEPkpFaTO8NrZLlOBFlcEH/e+YdO6BqlpOx4P3v8=","madeAt":1795897617941,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"dac3a4b3","key":"2BU0s3EjrN84rGJYC6PDoKyR61uGdR3oh6IoVRnL0CA=","madeAt":1795897617945,"goodUntil":null}]');
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
insert into "user" values ('0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$JZcdYvLzYOuF0gdQVL7YCA$oQgETH6/WJ94DlPHu0ln8EYleQZV1V9MPcULxZ6LUco', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795897618136, 'administrator', 0, null);
insert into "user" values ('e8190d6e-7229-44c5-9202-b8d6f4b86555', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$uckDYmwotDIT3ZuJuhZjUA$AD9mncVe88Frn6p3sSNKlEzXZwRu89f7i3MeIfTWTpo', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795897618932, 'ada', 0, null);
insert into "user" values ('1aa291c1-958e-415d-8be1-f24322301ae2', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$msk4coknwICA+OyqGu6ZFg$X1g4op0+hjBsSWN2iS7UgibaEdC29bEkTSnRw/ENj+M', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795897619544, 'ben', 0, null);
insert into "session" values ('b312aca8-5b60-4e50-94d4-e560edd3e196', 'fe5ce42854014fe3e236a066150a01b8fa0c82d5ccf3607b64e2372fc6ef5785', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Test client', 1795897618693, 1795897618693, 1803673618693, null, 1795897618693, null, null, null, null);
insert into "session" values ('077d060b-7268-4dd0-8fd1-a4a11ab41f21', 'ea893541ce8de6e88291612370edf4f18d0f06ad34083207851350aa65695356', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Test client', 1795897619316, 1795897619316, 1803673619316, null, 1795897619316, null, null, null, null);
insert into "session" values ('d64838bf-ea59-4fa5-8058-462ad90f0451', 'd1ff3a3dea423dbdacda08664e45d90fafe06a5c7f5db3159b2badf3581b36de', '1aa291c1-958e-415d-8be1-f24322301ae2', 'Test client', 1795897619662, 1795897619662, 1803673619662, null, 1795897619662, null, null, null, null);
insert into "session" values ('697f027b-99b2-483d-a109-c9c678964759', '92dfb2ed6a395390bbc9661f079a02078984dda4a1e977e40446ebd679fc2568', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Test client', 1795897620595, 1795897620595, 1803673620595, null, 1795897620595, null, null, null, null);
insert into "token" values ('881d691a-5b0e-4485-b8b8-f5653e876fca', 'verify-email', 'c1d456453fb2fa081bd70f8accd2c74c5170bb44a1fa27796c2cb72c85933215', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 1795897618932, 1796070418932, null);
insert into "token" values ('51ab9665-9556-4c3e-a8ea-e08956f8c07c', 'verify-email', 'a8ac7093937c97b7bc6fb78999a2c08bcabf0e1a5930bb2486093542cbef9d8e', '1aa291c1-958e-415d-8be1-f24322301ae2', 1795897619544, 1796070419544, null);
insert into "token" values ('59e271d0-e671-41e4-b87e-aa1999215c74', 'unsubscribe', '5bbaaebca139475be8f784e4ab3a0564ccdb40dab533ef4e1254c7c6762c6d60', '1aa291c1-958e-415d-8be1-f24322301ae2', 1795897620117, 1827433620117, null);
insert into "user_group" values ('2834984c-e3af-4963-b116-7f3accf00847', 'Forest ✓ "quoted"', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 1795897620053, null, 'forest ✓ "quoted"');
insert into "membership" values ('2834984c-e3af-4963-b116-7f3accf00847', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 1, 1795897620053, 'editor', null, null);
insert into "membership" values ('2834984c-e3af-4963-b116-7f3accf00847', '1aa291c1-958e-415d-8be1-f24322301ae2', 0, 1795897620117, 'editor', null, null);
insert into "workspace" values ('2dd513b0-a443-4b17-999d-713cf297bc04', 'user', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', null, '01cb252f-5584-400b-8021-d6f8fd020c76', 104857600, 0, 0, 1, 1795897618136, 0);
insert into "workspace" values ('7b684411-41a6-442a-91a6-149cd2280183', 'user', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, '8aed76af-02bb-4a73-b0ca-2e2cc7777823', 104857600, 43, 2, 3, 1795897618932, 0);
insert into "workspace" values ('4e119360-5298-412d-b84f-b847d0ed108f', 'user', '1aa291c1-958e-415d-8be1-f24322301ae2', null, '4ac8775c-97b3-4597-99f3-0769551943fc', 104857600, 0, 0, 1, 1795897619544, 0);
insert into "workspace" values ('2834984c-e3af-4963-b116-7f3accf00847', 'group', null, '2834984c-e3af-4963-b116-7f3accf00847', '8f79e83e-5465-420e-9b54-2724f51333fc', 524288000, 36, 2, 4, 1795897620053, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795897620261);
insert into "item" values ('01cb252f-5584-400b-8021-d6f8fd020c76', '2dd513b0-a443-4b17-999d-713cf297bc04', null, '', 'directory', null, 0, null, null, 1795897618136, 1795897618136, null, null, null, null, null);
insert into "item" values ('8aed76af-02bb-4a73-b0ca-2e2cc7777823', '7b684411-41a6-442a-91a6-149cd2280183', null, '', 'directory', null, 0, null, null, 1795897618932, 1795897620261, null, null, null, null, null);
insert into "item" values ('4ac8775c-97b3-4597-99f3-0769551943fc', '4e119360-5298-412d-b84f-b847d0ed108f', null, '', 'directory', null, 0, null, null, 1795897619544, 1795897619544, null, null, null, null, null);
insert into "item" values ('8f79e83e-5465-420e-9b54-2724f51333fc', '2834984c-e3af-4963-b116-7f3accf00847', null, '', 'directory', null, 0, null, null, 1795897620053, 1795897620223, null, null, null, null, null);
insert into "item" values ('a91a7422-88e9-432f-99d8-b6a251c1bddb', '7b684411-41a6-442a-91a6-149cd2280183', '8aed76af-02bb-4a73-b0ca-2e2cc7777823', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795897620142, 1795897620142, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, null, null);
insert into "item" values ('79ff5299-284c-46af-98bc-f81503413346', '2834984c-e3af-4963-b116-7f3accf00847', '8f79e83e-5465-420e-9b54-2724f51333fc', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795897620192, 1795897620555, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, null, null);
insert into "item" values ('649ed56f-9cf4-4342-87e2-a2f4328cd203', '2834984c-e3af-4963-b116-7f3accf00847', '8f79e83e-5465-420e-9b54-2724f51333fc', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795897620210, 1795897620210, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 1795897620223, '649ed56f-9cf4-4342-87e2-a2f4328cd203', 'e8190d6e-7229-44c5-9202-b8d6f4b86555');
insert into "item" values ('6673ab96-f331-479a-a1bb-af164575b54f', '7b684411-41a6-442a-91a6-149cd2280183', '8aed76af-02bb-4a73-b0ca-2e2cc7777823', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795897620261, 1795897620261, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, null, null);
insert into "document" values ('a91a7422-88e9-432f-99d8-b6a251c1bddb', 0, '8c249b20-59e2-4629-b669-90bb3762a249', 'lf', 0, null, 0, 0);
insert into "document" values ('79ff5299-284c-46af-98bc-f81503413346', 4, '97172669-5987-40db-9ebe-289efa989195', 'lf', 0, null, 664, 0);
insert into "document" values ('649ed56f-9cf4-4342-87e2-a2f4328cd203', 0, '5117fe85-b353-41c1-9a6a-aefd4c2f82b8', 'lf', 0, null, 0, 0);
insert into "document_update" values ('79ff5299-284c-46af-98bc-f81503413346', 0, 1, x'5b7b22636c69656e744944223a226139386338336364376363633661346434396361373531656234623039616636222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"1aa291c1-958e-415d-8be1-f24322301ae2","name":"Ben","from":0,"to":1}]', 1795897620409, 1795897620409, 'pushed');
insert into "document_update" values ('79ff5299-284c-46af-98bc-f81503413346', 1, 2, x'5b7b22636c69656e744944223a226139386338336364376363633661346434396361373531656234623039616636222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"1aa291c1-958e-415d-8be1-f24322301ae2","name":"Ben","from":1,"to":2}]', 1795897620459, 1795897620459, 'pushed');
insert into "document_update" values ('79ff5299-284c-46af-98bc-f81503413346', 2, 3, x'789c158ebb6a03311444ff656a09f47e758134f906b3c59574d75e887713af8a18e37f0f2ae7c0cc99cb0bed7be37d7c7da22006bdeae60335d63e289bab4f56710cebda83ed0902ed46fb954f948b318bc0c9bf285a80d795db98f885f1fc61148cdb83a94360eb28d0a1c5d0c84b3664a4b38624f96465309aa95b15573fe7696fb7e381f2c2fa38ee284a601c284160f0df4001de02773e4fba4e47b0b5e6149de46a49baec82a4cc249b279f482b5b5d86403dfa737667751fdbb1cfa38b409d9493ceaa0796d1982c9d6b5e66a38caca987d5d514bcf710d8e93e8d1f9d2030b61974cc3ee5188cf2c6bc97f7f20f26645ce3', '[{"user":"e8190d6e-7229-44c5-9202-b8d6f4b86555","name":"Ada","from":2,"to":3}]', 1795897620524, 1795897620524, 'pushed');
insert into "document_update" values ('79ff5299-284c-46af-98bc-f81503413346', 3, 4, x'789c458fc16e83301044ff65ceb6648c6d6cdfaaf4d26f401c8cbd26a809a4c1488d10ff5e4155f5b43ba3a79dd97643bc8d34958f777834a6ca55d42644aab411b5ebb5ad053526e764ea64c110af611a68816fa5ec1816fa82970c9433c572d81bcaeb41f058d661a0a580fd6de33cc143b9be4e42599e4c765c6599b82511b81314a88946baacc0705da7cfdf73638247004328f08221ae674e2b98e98e068fdb18097e434f797ed2c9fca3e72cf45de07199eff779c2be770ce9393fe0db8ea17fc1836ce54432c41b291d572a6aeea490bcb7c964d55ba3b506c314eec76b6fe9e853c643548dd3d635460aade5deeddd0f4cd16195', '[{"user":"e8190d6e-7229-44c5-9202-b8d6f4b86555","name":"Ada","from":3,"to":4}]', 1795897620555, 1795897620555, 'pushed');
insert into "document_client" values ('79ff5299-284c-46af-98bc-f81503413346', 'a98c83cd7ccc6a4d49ca751eb4b09af6', '1aa291c1-958e-415d-8be1-f24322301ae2', 'd64838bf-ea59-4fa5-8058-462ad90f0451', 2, 2, 1795897620459);
insert into "document_client" values ('79ff5299-284c-46af-98bc-f81503413346', '761f1c56ace156039b5830e76ffd63d8', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', '077d060b-7268-4dd0-8fd1-a4a11ab41f21', 2, 4, 1795897620555);
insert into "document_snapshot" values ('a91a7422-88e9-432f-99d8-b6a251c1bddb', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795897620142);
insert into "document_snapshot" values ('79ff5299-284c-46af-98bc-f81503413346', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795897620192);
insert into "document_snapshot" values ('649ed56f-9cf4-4342-87e2-a2f4328cd203', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795897620210);
insert into "job" values ('85c00d74-ae15-47ff-8762-8e208ff69a73', 'send-mail', '{}', 'done', 'send-mail', 1795897618557, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 1, 1000000, null, 1795897618557, 1795897618629, null);
insert into "job" values ('6ffac04e-73dd-4337-88b8-8f476a284227', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795919218658, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('7a4227be-c4a6-4c20-b44a-4b94a04d8f39', 'prune-rows', '{}', 'queued', 'prune-rows', 1795901218697, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('89859e4e-be39-4b4e-9bee-c2a0ae7605ed', 'empty-trash', '{}', 'queued', 'empty-trash', 1795901218698, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('160ebabb-abad-40d0-98f2-a3d253ed0a75', 'finish-trees', '{}', 'queued', 'finish-trees', 1795897648716, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('11d49a16-6ccd-4141-be9b-db304b05672f', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795901218737, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('70f21eea-f29f-4a5f-84ac-ea5f55796dc1', 'compact-history', '{}', 'queued', 'compact-history', 1795919218752, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('c3b7479c-1c52-40b8-9b3f-3cfe9c8910a6', 'tell-review', '{}', 'queued', 'tell-review', 1795901220594, null, 2, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('8e19b00b-dc33-4dd2-83ea-1a87a61e0bd3', 'index-texts', '{}', 'queued', 'index-texts', 1795897620799, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('bcc2048a-1218-444e-8761-ab3f9941b190', 'make-pages', '{}', 'queued', 'make-pages', 1795901218794, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 0, 1000000, null, 1795897618559, null, null);
insert into "job" values ('22f67d98-2429-4fb6-a69e-7f1188aa5eb4', 'send-mail', '{}', 'done', 'send-mail', 1795897618932, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 1, 1000000, null, 1795897618932, 1795897619348, null);
insert into "job" values ('e723d1a1-5e82-42bb-81b8-5777b57201a5', 'send-mail', '{}', 'done', 'send-mail', 1795897619544, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 1, 1000000, null, 1795897619544, 1795897619680, null);
insert into "job" values ('11a37f9c-e128-465e-b243-f3dc238970d1', 'send-mail', '{}', 'done', 'send-mail', 1795897620117, null, 1, '797ce49b-d8b2-4c11-bf66-5a7dd1b0c69a:62db0553-881b-4474-a691-804fd13f686f', 1, 1000000, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 1795897620117, 1795897620194, null);
insert into "defaults_file" values ('734d0a25-b2ef-4db0-a0e3-1fa808dbdfca', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795897618153, 1795897618153);
insert into "defaults_file" values ('d24486b3-863e-424b-8ff6-3e04ad1744c7', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795897618153, 1795897618153);
insert into "defaults_file" values ('173bf0f4-0afd-4c91-bc88-b5c16f1190b8', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795897618153, 1795897618153);
insert into "defaults_file" values ('d72cc267-b98c-4438-904e-aab1fb5154dc', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795897618153, 1795897618153);
insert into "defaults_file" values ('e46aa0d1-0852-4ee1-a67a-f63851a6b826', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795897618153, 1795897618153);
insert into "defaults_file" values ('f97f149a-39a9-4ac9-af5a-57e3f8dee0c8', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795897618153, 1795897618153);
insert into "defaults_file" values ('d71abc49-3741-4d9d-b9c5-6d086d466178', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795897618153, 1795897618153);
insert into "defaults_file" values ('1a97718d-208e-416b-a5c1-68579d1a176e', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795897618153, 1795897618153);
insert into "defaults_file" values ('150b55ec-6193-4ccd-85bc-9b96cd8f293e', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795897618153, 1795897618153);
insert into "defaults_file" values ('9d517c0d-b838-4cb2-b033-a464c40fc46b', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795897618153, 1795897618153);
insert into "defaults_file" values ('0c6d5962-49ee-4265-baa1-c68b1606f777', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795897618153, 1795897618153);
insert into "mail" values ('23f16fd2-4b4a-4463-b9bc-0f673388dc79', 'verify-email', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795897618932, 1796070418932, 1795897618932, 1795897619327, null, null, 1);
insert into "mail" values ('72cbb45a-3687-4066-9551-250ec2195280', 'verify-email', '1aa291c1-958e-415d-8be1-f24322301ae2', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795897619544, 1796070419544, 1795897619544, 1795897619675, null, null, 1);
insert into "mail" values ('d2214a1d-92a6-468a-a804-898e9e41626b', 'group-added', '1aa291c1-958e-415d-8be1-f24322301ae2', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795897620117, null, 1795897620117, 1795897620181, null, 'http://localhost:21615/unsubscribe?token=group-added~IGZvo9hDP8VDqAEga-7Ryl1PTDwh06aKRQvfdxGOLak', 2);
insert into "notification" values ('7de31745-05e5-4572-9477-2f438cc9548c', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795897618932, null, '{"code":"waiting-verification","values":{}}');
insert into "notification" values ('ad1a7e7b-8414-4a1e-b921-223db2517400', '1aa291c1-958e-415d-8be1-f24322301ae2', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/2834984c-e3af-4963-b116-7f3accf00847/', 0, 1795897620117, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795897618136);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', null, 'Server', '{"type":"server.set-up","userId":"0fea48c1-5a24-4da5-84cc-5cc460cc4b07","email":"admin@example.org"}', 1795897618136);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"user.logged-in","userId":"0fea48c1-5a24-4da5-84cc-5cc460cc4b07","email":"admin@example.org","sessionId":"b312aca8-5b60-4e50-94d4-e560edd3e196","clientId":"Test client","address":"127.0.0.1"}', 1795897618693);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795897618903);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', '{"type":"user.signed-up","userId":"e8190d6e-7229-44c5-9202-b8d6f4b86555","email":"ada@example.org"}', 1795897618932);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795897619140);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"user.updated","userId":"e8190d6e-7229-44c5-9202-b8d6f4b86555","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795897619245);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', '{"type":"user.logged-in","userId":"e8190d6e-7229-44c5-9202-b8d6f4b86555","email":"ada@example.org","sessionId":"077d060b-7268-4dd0-8fd1-a4a11ab41f21","clientId":"Test client","address":"127.0.0.1"}', 1795897619316);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795897619533);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', '1aa291c1-958e-415d-8be1-f24322301ae2', 'Ben', '{"type":"user.signed-up","userId":"1aa291c1-958e-415d-8be1-f24322301ae2","email":"ben@example.org"}', 1795897619544);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795897619630);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"user.updated","userId":"1aa291c1-958e-415d-8be1-f24322301ae2","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795897619639);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', '1aa291c1-958e-415d-8be1-f24322301ae2', 'Ben', '{"type":"user.logged-in","userId":"1aa291c1-958e-415d-8be1-f24322301ae2","email":"ben@example.org","sessionId":"d64838bf-ea59-4fa5-8058-462ad90f0451","clientId":"Test client","address":"127.0.0.1"}', 1795897619662);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', '{"type":"group.created","groupId":"2834984c-e3af-4963-b116-7f3accf00847","name":"Forest ✓ \"quoted\""}', 1795897620053);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', '{"type":"group.member-added","groupId":"2834984c-e3af-4963-b116-7f3accf00847","name":"Forest ✓ \"quoted\"","userId":"1aa291c1-958e-415d-8be1-f24322301ae2","userName":"Ben"}', 1795897620117);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"user.logged-in","userId":"0fea48c1-5a24-4da5-84cc-5cc460cc4b07","email":"admin@example.org","sessionId":"697f027b-99b2-483d-a109-c9c678964759","clientId":"Test client","address":"127.0.0.1"}', 1795897620595);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '0fea48c1-5a24-4da5-84cc-5cc460cc4b07', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795897620787);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795898518697);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795898518697);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798489620595);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795901218933);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795901218933);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795901218932);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795898519316);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798489619316);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795901219545);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795901219544);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795898519662);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798489619662);
insert into "rate_limit" values ('/api/groups/add-member account:e8190d6e-7229-44c5-9202-b8d6f4b86555', 1, 1795901220120);
insert into "rate_limit" values ('groups/add-member misses account:e8190d6e-7229-44c5-9202-b8d6f4b86555', 0, 1795901220120);
insert into "rate_limit" values ('notice e8190d6e-7229-44c5-9202-b8d6f4b86555 1aa291c1-958e-415d-8be1-f24322301ae2', 1, 1795984020117);
insert into "rate_limit" values ('mail group-added e8190d6e-7229-44c5-9202-b8d6f4b86555 1aa291c1-958e-415d-8be1-f24322301ae2', 1, 1795984020117);
insert into "rate_limit" values ('mail group-added e8190d6e-7229-44c5-9202-b8d6f4b86555', 1, 1795984020117);
insert into "rate_limit" values ('/api/request-ws-ticket account:1aa291c1-958e-415d-8be1-f24322301ae2', 1, 1795897680282);
insert into "rate_limit" values ('/api/request-ws-ticket account:e8190d6e-7229-44c5-9202-b8d6f4b86555', 1, 1795897680489);
insert into "review_thread" values ('79ff5299-284c-46af-98bc-f81503413346', '16c76ca5-e2a2-432a-a583-621ead307f58', 'comment', 'open', 'Shared', '63bb9874-eb3a-4946-a9ea-c5a58a103b49', 3, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', 1795897620522, 1795897620522, null, null, null, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, null, null);
insert into "review_thread" values ('79ff5299-284c-46af-98bc-f81503413346', '49b3d048-d6f9-4f2d-8e0a-90eae7c629f4', 'suggestion', 'open', '', null, 4, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', 1795897620552, 1795897620552, null, null, null, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', null, null, null);
insert into "review_message" values ('79ff5299-284c-46af-98bc-f81503413346', '63bb9874-eb3a-4946-a9ea-c5a58a103b49', '16c76ca5-e2a2-432a-a583-621ead307f58', 'Is this *kept*?', '[]', 3, 'e8190d6e-7229-44c5-9202-b8d6f4b86555', 'Ada', 1795897620522, null, null, null, null, 0);
insert into "review_checkpoint" values ('79ff5299-284c-46af-98bc-f81503413346', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795897620524);
