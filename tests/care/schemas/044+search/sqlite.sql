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
CREATE TABLE "document_searched" ("document_id" text primary key references "document" ("id") on delete cascade, "epoch" text not null, "version" integer not null, "searched_at" integer not null) strict;
CREATE TABLE "document_words" ("number" integer primary key, "document_id" text not null references "document" ("id") on delete cascade, "hash" text not null, constraint "document_words_once" unique ("document_id", "hash")) strict;
CREATE VIRTUAL TABLE word_index using fts5(title, words, content='', contentless_delete=1, tokenize='ascii');
CREATE TRIGGER document_words_gone after delete on document_words
      begin delete from word_index where rowid = old.number; end;
insert into "kysely_migration" values ('001-initial', '2026-11-28T18:05:31.508Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-28T18:05:31.985Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-28T18:05:32.345Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-28T18:05:32.578Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-28T18:05:33.043Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-28T18:05:33.230Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-28T18:05:33.700Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-28T18:05:34.054Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-28T18:05:34.293Z');
insert into "kysely_migration" values ('010-authors', '2026-11-28T18:05:34.854Z');
insert into "kysely_migration" values ('011-review', '2026-11-28T18:05:35.387Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-28T18:05:35.526Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-28T18:05:35.989Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-28T18:05:36.399Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-28T18:05:36.763Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-28T18:05:37.015Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-28T18:05:37.199Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-28T18:05:37.392Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-28T18:05:37.569Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-28T18:05:38.120Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-28T18:05:39.307Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-28T18:05:39.663Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-28T18:05:39.814Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-28T18:05:40.408Z');
insert into "kysely_migration" values ('025-identities', '2026-11-28T18:05:41.404Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-28T18:05:42.153Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-28T18:05:42.873Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-28T18:05:43.372Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-28T18:05:43.927Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-28T18:05:44.744Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-28T18:05:44.992Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-28T18:05:45.285Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-28T18:05:46.442Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-28T18:05:47.679Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-28T18:05:48.707Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-28T18:05:49.280Z');
insert into "kysely_migration" values ('037-publications', '2026-11-28T18:05:50.091Z');
insert into "kysely_migration" values ('038-scim', '2026-11-28T18:05:50.937Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-28T18:05:51.201Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-28T18:05:52.099Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-28T18:05:52.627Z');
insert into "kysely_migration" values ('044+search', '2026-11-28T18:05:53.349Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"f39a6ffb","key":"ca8UMaQOAXktDKo1E4K5v8Qy8Db2WTpW9ABvE+zs0bU=","madeAt":1795889176060,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"f670549d","key":"D2aLSj/l3heBjEQ46sgyh9MX9eIcsL4+M7/uw3sQaSU=","madeAt":1795889176854,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"00041175","key":"u6mBdMTa1SeXx9lZLY0jqSyaz80mcAgMq7qvG1fnH3g=","madeAt":1795889177070,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"c74bcc55","key":"y8COeRM2FjJ15Ae1toDTHSS//En/tCa8d8yoAgfAmMQ=","madeAt":1795889177153,"goodUntil":null}]');
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
insert into "user" values ('de762334-a81c-437d-927b-ed8cf2b2d815', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$fDFxXFrt5Js28fKIq9HOSg$ztr+Bcs+nWLFDjXKB8AHhHCOIm+kq+Hp7QoMJdXZh58', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795889184453, 'administrator', 0, null);
insert into "user" values ('65378add-71fb-4338-9c93-12a9a98506e3', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$sCFxEbO7ExjZRoIfHCyXww$sdd2xMIhmITvHVt4BMFfXkMSkpVGZdU99uu4YOF3qpM', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795889213100, 'ada', 0, null);
insert into "user" values ('6d964f20-415e-40ac-b7c8-2c507c73ac12', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$5r7Qy8HhmEDSWbjKwPtovA$mco5Ypxmyvylfi9HoZFxAT1lFfzC5iGUGgzORJAP/k4', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795889228171, 'ben', 0, null);
insert into "session" values ('e555b334-6eda-47fe-9b46-26d74e86d00e', '5fb3df4572318e252b25a861142abb97ee013a690500d18abce79db91e9d59ad', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Test client', 1795889206602, 1795889206602, 1803665206602, null, 1795889206602, null, null, null, null);
insert into "session" values ('f263eb9f-de98-4394-88d9-fd8930118eb1', 'be3e0c3f26bf468ff6784a441a7a1880b3b508748df40d3eb64079a22dff6b96', '65378add-71fb-4338-9c93-12a9a98506e3', 'Test client', 1795889223499, 1795889223499, 1803665223499, null, 1795889223499, null, null, null, null);
insert into "session" values ('a2ab041c-bdef-48cc-ab9c-2e213d27786c', '4638f470eeaf23014e43bdb5d9f52d1ad316e35e0d70aae7c3e654997fc36674', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 'Test client', 1795889231553, 1795889231553, 1803665231553, null, 1795889231553, null, null, null, null);
insert into "session" values ('25b99c48-2e98-4fb3-8adc-4c3479af7572', 'e75ad7f0a54b451d115df7f21dd47cff43bc49cf52faea101b36eac23e6e44af', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Test client', 1795889266968, 1795889266968, 1803665266968, null, 1795889266968, null, null, null, null);
insert into "token" values ('7d80187e-3247-40dc-b90f-2fef7ec7d8a7', 'verify-email', '68830642e62f0adcb56b2f13d6450b7836932c213c269ce692a9c6733e625b33', '65378add-71fb-4338-9c93-12a9a98506e3', 1795889213100, 1796062013100, null);
insert into "token" values ('bccfbbe3-deaa-421c-9d85-f95432005254', 'verify-email', '807d291d4b003d2409ff92645723bf8d039c7f0a91a6d80d94998fa263320a86', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 1795889228171, 1796062028171, null);
insert into "token" values ('2489436e-cf5b-4366-a5db-32e7167c4c16', 'unsubscribe', '6b284578a70b182c56734cc4c897370cfb8f1a7711112f7eb923839fc793446d', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 1795889262984, 1827425262984, null);
insert into "user_group" values ('e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', 'Forest ✓ "quoted"', '65378add-71fb-4338-9c93-12a9a98506e3', 1795889262656, null, 'forest ✓ "quoted"');
insert into "membership" values ('e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', '65378add-71fb-4338-9c93-12a9a98506e3', 1, 1795889262656, 'editor', null, null);
insert into "membership" values ('e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 0, 1795889262984, 'editor', null, null);
insert into "workspace" values ('0fd48dcd-f2a9-4785-9c45-bb25fa8f7cdf', 'user', 'de762334-a81c-437d-927b-ed8cf2b2d815', null, 'f95dfd51-f2ed-4391-996c-6bf377681154', 104857600, 0, 0, 1, 1795889184453, 0);
insert into "workspace" values ('cca5f50f-49c9-4864-a9f6-e420dc0d63d7', 'user', '65378add-71fb-4338-9c93-12a9a98506e3', null, '13fde4dd-2fca-4b1d-b24e-3ed608ac52e2', 104857600, 43, 2, 3, 1795889213100, 0);
insert into "workspace" values ('7731a882-2e3e-42b9-85e7-39be735edb74', 'user', '6d964f20-415e-40ac-b7c8-2c507c73ac12', null, '845842f0-d4d6-4594-9466-0df72bfd5b77', 104857600, 0, 0, 1, 1795889228171, 0);
insert into "workspace" values ('e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', 'group', null, 'e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', '20018fc5-f4bf-4e00-baa3-a9b2f2e7476f', 524288000, 36, 2, 4, 1795889262656, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795889264583);
insert into "item" values ('f95dfd51-f2ed-4391-996c-6bf377681154', '0fd48dcd-f2a9-4785-9c45-bb25fa8f7cdf', null, '', 'directory', null, 0, null, null, 1795889184453, 1795889184453, null, null, null, null, null);
insert into "item" values ('13fde4dd-2fca-4b1d-b24e-3ed608ac52e2', 'cca5f50f-49c9-4864-a9f6-e420dc0d63d7', null, '', 'directory', null, 0, null, null, 1795889213100, 1795889264583, null, null, null, null, null);
insert into "item" values ('845842f0-d4d6-4594-9466-0df72bfd5b77', '7731a882-2e3e-42b9-85e7-39be735edb74', null, '', 'directory', null, 0, null, null, 1795889228171, 1795889228171, null, null, null, null, null);
insert into "item" values ('20018fc5-f4bf-4e00-baa3-a9b2f2e7476f', 'e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', null, '', 'directory', null, 0, null, null, 1795889262656, 1795889264359, null, null, null, null, null);
insert into "item" values ('7b9344cb-761c-4dc9-9a53-b06c745dc186', 'cca5f50f-49c9-4864-a9f6-e420dc0d63d7', '13fde4dd-2fca-4b1d-b24e-3ed608ac52e2', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795889263412, 1795889263412, '65378add-71fb-4338-9c93-12a9a98506e3', '65378add-71fb-4338-9c93-12a9a98506e3', null, null, null);
insert into "item" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 'e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', '20018fc5-f4bf-4e00-baa3-a9b2f2e7476f', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795889264193, 1795889266513, '65378add-71fb-4338-9c93-12a9a98506e3', '65378add-71fb-4338-9c93-12a9a98506e3', null, null, null);
insert into "item" values ('36b818c3-85e8-4e65-9cb3-d1824c58bc8e', 'e0a6ea3b-4f58-428e-a5a0-171447dc6dc9', '20018fc5-f4bf-4e00-baa3-a9b2f2e7476f', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795889264337, 1795889264337, '65378add-71fb-4338-9c93-12a9a98506e3', '65378add-71fb-4338-9c93-12a9a98506e3', 1795889264359, '36b818c3-85e8-4e65-9cb3-d1824c58bc8e', '65378add-71fb-4338-9c93-12a9a98506e3');
insert into "item" values ('3e9bc0b1-d054-40e4-8a67-6db25c57e82c', 'cca5f50f-49c9-4864-a9f6-e420dc0d63d7', '13fde4dd-2fca-4b1d-b24e-3ed608ac52e2', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795889264583, 1795889264583, '65378add-71fb-4338-9c93-12a9a98506e3', '65378add-71fb-4338-9c93-12a9a98506e3', null, null, null);
insert into "document" values ('7b9344cb-761c-4dc9-9a53-b06c745dc186', 0, 'b95a2122-cb4d-4dec-a125-33f0c315b08e', 'lf', 0, null, 0, 0);
insert into "document" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 4, 'b24c42f4-371d-4bed-8507-50a4e3c3ff5d', 'lf', 0, null, 664, 0);
insert into "document" values ('36b818c3-85e8-4e65-9cb3-d1824c58bc8e', 0, '57e4bddf-4b3f-4cfe-bbf9-14fb58fe9a0f', 'lf', 0, null, 0, 0);
insert into "document_update" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 0, 1, x'5b7b22636c69656e744944223a226263333036363361643332643062626638613639343030333137393263663332222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"6d964f20-415e-40ac-b7c8-2c507c73ac12","name":"Ben","from":0,"to":1}]', 1795889265817, 1795889265817, 'pushed');
insert into "document_update" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 1, 2, x'5b7b22636c69656e744944223a226263333036363361643332643062626638613639343030333137393263663332222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"6d964f20-415e-40ac-b7c8-2c507c73ac12","name":"Ben","from":1,"to":2}]', 1795889266123, 1795889266123, 'pushed');
insert into "document_update" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 2, 3, x'789c158e496ac4301405eff2d612689e76816c7286c60b0d5f6d43da4eda5aa4697cf7a0e52b28eadddea8df1bede3eb13095e66634dada1342f9bd2c687284255b52921c82930d435ef773a916e4a2d0c27fd224906ea9dea98f88df1fa21248cf549b981616b48c84152975273d14ae1864ce1b167cf49d5aa05e92a0b8121ef753d9e486ff4e7f140120ce340720c83fe061270313ce83cf37d361cb52ab4175c77afb9b1c2f21273e7d676af4551d14a078672b4d774a7ba8fedd8e7d185a14ceaacf621b7c6bdec851bad038f356a2e558e39062b1c6930ecf9318b1f2d83616c73481f6d085139a78cbf966bf90782ea5d5c', '[{"user":"65378add-71fb-4338-9c93-12a9a98506e3","name":"Ada","from":2,"to":3}]', 1795889266252, 1795889266252, 'pushed');
insert into "document_update" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 3, 4, x'789c458fcd6ac3301084df65ce12e8c7fabd95f4d267303ec8d22a314dec3456a021f8dd8b534a4fbb337cecccf64fe4f34473fb78478493a9335dce7e2c4e16a53be783f059e5a28420abc0904f693ed28ad82b3530acf485a818a856ca6db79f688f2b2162bd1f8fb436b0bf6d5a664408ad73b54e734d45f0ce17c1bde9244fdad5409e2a9101c3e93e7ffe9e9b0a2212185243140cf9fecae905b3c3dee07a9e32213e31525d6ef462fed1d76cf4dd1071582e9765c6b60d0ce5b65c11fb81617c20c21aed7c2a853b5947de69ed79c84173a95248c11b614983614e97fdb5b7b2f769d32ea40bc6fba0ac35526ec336fc00dba7614e', '[{"user":"65378add-71fb-4338-9c93-12a9a98506e3","name":"Ada","from":3,"to":4}]', 1795889266513, 1795889266513, 'pushed');
insert into "document_client" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 'bc30663ad32d0bbf8a6940031792cf32', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 'a2ab041c-bdef-48cc-ab9c-2e213d27786c', 2, 2, 1795889266123);
insert into "document_client" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', '71a454cc8bd71d23478908c2cd200e62', '65378add-71fb-4338-9c93-12a9a98506e3', 'f263eb9f-de98-4394-88d9-fd8930118eb1', 2, 4, 1795889266513);
insert into "document_snapshot" values ('7b9344cb-761c-4dc9-9a53-b06c745dc186', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795889263412);
insert into "document_snapshot" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795889264193);
insert into "document_snapshot" values ('36b818c3-85e8-4e65-9cb3-d1824c58bc8e', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795889264337);
insert into "job" values ('6671bbf2-aaa2-4130-a59a-bfc802f7ce64', 'send-mail', '{}', 'done', 'send-mail', 1795889201761, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 1, 1000000, null, 1795889201761, 1795889203302, null);
insert into "job" values ('9b3af454-978f-424d-9651-be40c5363b71', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795910805109, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('b29f9689-1e49-40e0-8d80-7c8a5a3bad35', 'prune-rows', '{}', 'queued', 'prune-rows', 1795892805921, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('633f5bc9-553e-479e-9562-758c884390bc', 'empty-trash', '{}', 'queued', 'empty-trash', 1795892806006, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('4d8c7766-8e83-4add-9879-0483d81cf871', 'finish-trees', '{}', 'queued', 'finish-trees', 1795889296862, null, 3, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('1f80627e-ce5e-4db1-9dd8-b562e9e894c4', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795892806658, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('917d8b2e-00c0-4ced-82f4-0a3732ac8ca8', 'compact-history', '{}', 'queued', 'compact-history', 1795910807064, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('1e08eb57-41c9-43f8-9489-9657bb3c40e4', 'tell-review', '{}', 'queued', 'tell-review', 1795892867113, null, 2, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201843, null, null);
insert into "job" values ('7b2f5588-266f-4b7b-9ddf-ae28a8bfc07d', 'index-texts', '{}', 'running', 'index-texts', 1795889267937, 1795889328011, 6, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 1, 1000000, null, 1795889201844, null, null);
insert into "job" values ('ca2cb0c0-2430-4e5f-9583-6a373b649f6f', 'make-pages', '{}', 'queued', 'make-pages', 1795892807296, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 0, 1000000, null, 1795889201844, null, null);
insert into "job" values ('aa79ded3-1b2b-4049-98c4-43b7d547fe3f', 'send-mail', '{}', 'done', 'send-mail', 1795889213100, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 1, 1000000, null, 1795889213100, 1795889225180, null);
insert into "job" values ('8aa52a14-46c7-4c5c-be81-e66d29e596df', 'send-mail', '{}', 'done', 'send-mail', 1795889228171, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 1, 1000000, null, 1795889228171, 1795889231859, null);
insert into "job" values ('58d2ab1a-7be4-44ee-862b-6d9c444dbe8a', 'send-mail', '{}', 'done', 'send-mail', 1795889262984, null, 1, 'a36d4dbc-0c01-474d-b9fb-d1a3ce30bb94:6895bf0a-cc99-4074-b699-eee8ee7424b7', 1, 1000000, '65378add-71fb-4338-9c93-12a9a98506e3', 1795889262984, 1795889264353, null);
insert into "defaults_file" values ('720fa51c-104b-4ad0-8041-b15a8c8b0e0e', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795889185206, 1795889185206);
insert into "defaults_file" values ('c5bc1a04-db97-44b3-af1b-08278c38d577', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795889185206, 1795889185206);
insert into "defaults_file" values ('59cfd60e-de9b-4646-9cf1-25a9e3aba570', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795889185206, 1795889185206);
insert into "defaults_file" values ('3de18b6f-c6a3-491a-98de-405d5072ba97', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795889185206, 1795889185206);
insert into "defaults_file" values ('aa70c7e6-bdbe-411b-947a-ecad530ed7cd', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795889185206, 1795889185206);
insert into "defaults_file" values ('41eab881-4aa5-43e0-9129-e3a58900f292', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795889185206, 1795889185206);
insert into "defaults_file" values ('1706ed97-351c-4b2e-be23-c11c8054829d', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795889185206, 1795889185206);
insert into "defaults_file" values ('06c719b3-84be-463c-b75a-38675a503581', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795889185206, 1795889185206);
insert into "defaults_file" values ('89d8c926-9cbc-48cf-97da-69d11b28ff9d', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795889185206, 1795889185206);
insert into "defaults_file" values ('a55ed491-4eb4-4b01-a517-44abbf158f1f', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795889185206, 1795889185206);
insert into "defaults_file" values ('ba55bbbe-147c-4029-b83d-42412a41e299', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795889185206, 1795889185206);
insert into "mail" values ('7df00ebb-7c9e-495b-8890-c42759c3630e', 'verify-email', '65378add-71fb-4338-9c93-12a9a98506e3', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795889213100, 1796062013100, 1795889213100, 1795889224711, null, null, 1);
insert into "mail" values ('c4728962-3899-4e7c-9cb8-5aea38c6a7a9', 'verify-email', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795889228171, 1796062028171, 1795889228171, 1795889231751, null, null, 1);
insert into "mail" values ('a8a9fd4c-6e39-432b-ad1d-1e33f9b23b10', 'group-added', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795889262984, null, 1795889262984, 1795889264343, null, 'http://localhost:25827/unsubscribe?token=group-added~s3Lt-ES3ZF4VzlfCRzlNkiIevhpkzdS395R9XAkYvHA', 2);
insert into "notification" values ('67a66525-102f-42ce-95b1-d03c8a389e9e', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795889213100, null, '{"code":"waiting-verification","values":{}}');
insert into "notification" values ('9186811d-3c5d-44e4-a2c5-1e882dd876d6', '6d964f20-415e-40ac-b7c8-2c507c73ac12', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/e0a6ea3b-4f58-428e-a5a0-171447dc6dc9/', 0, 1795889262984, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'server', '{"type":"server.started","version":"0.1.0"}', 1795889184453);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', null, 'server', '{"type":"server.set-up","userId":"de762334-a81c-437d-927b-ed8cf2b2d815","email":"admin@example.org"}', 1795889184453);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"de762334-a81c-437d-927b-ed8cf2b2d815","email":"admin@example.org","sessionId":"e555b334-6eda-47fe-9b46-26d74e86d00e","clientId":"Test client","address":"127.0.0.1"}', 1795889206602);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795889212391);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', null, null, '{"type":"user.signed-up","userId":"65378add-71fb-4338-9c93-12a9a98506e3","email":"ada@example.org"}', 1795889213100);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795889216825);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"user.updated","userId":"65378add-71fb-4338-9c93-12a9a98506e3","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795889221681);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"65378add-71fb-4338-9c93-12a9a98506e3","email":"ada@example.org","sessionId":"f263eb9f-de98-4394-88d9-fd8930118eb1","clientId":"Test client","address":"127.0.0.1"}', 1795889223499);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795889227591);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', null, null, '{"type":"user.signed-up","userId":"6d964f20-415e-40ac-b7c8-2c507c73ac12","email":"ben@example.org"}', 1795889228171);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795889230885);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"user.updated","userId":"6d964f20-415e-40ac-b7c8-2c507c73ac12","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795889231198);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"6d964f20-415e-40ac-b7c8-2c507c73ac12","email":"ben@example.org","sessionId":"a2ab041c-bdef-48cc-ab9c-2e213d27786c","clientId":"Test client","address":"127.0.0.1"}', 1795889231553);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '65378add-71fb-4338-9c93-12a9a98506e3', 'Ada', '{"type":"group.created","groupId":"e0a6ea3b-4f58-428e-a5a0-171447dc6dc9","name":"Forest ✓ \"quoted\""}', 1795889262656);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '65378add-71fb-4338-9c93-12a9a98506e3', 'Ada', '{"type":"group.member-added","groupId":"e0a6ea3b-4f58-428e-a5a0-171447dc6dc9","name":"Forest ✓ \"quoted\"","userId":"6d964f20-415e-40ac-b7c8-2c507c73ac12","userName":"Ben"}', 1795889262984);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', null, null, '{"type":"user.logged-in","userId":"de762334-a81c-437d-927b-ed8cf2b2d815","email":"admin@example.org","sessionId":"25b99c48-2e98-4fb3-8adc-4c3479af7572","clientId":"Test client","address":"127.0.0.1"}', 1795889266968);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', 'de762334-a81c-437d-927b-ed8cf2b2d815', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795889268007);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795890106655);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795890106655);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798481266968);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795892813102);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795892813102);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795892813100);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795890123499);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798481223499);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795892828172);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795892828171);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795890131553);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798481231553);
insert into "rate_limit" values ('/api/groups/add-member account:65378add-71fb-4338-9c93-12a9a98506e3', 1, 1795892863057);
insert into "rate_limit" values ('groups/add-member misses account:65378add-71fb-4338-9c93-12a9a98506e3', 0, 1795892863057);
insert into "rate_limit" values ('notice 65378add-71fb-4338-9c93-12a9a98506e3 6d964f20-415e-40ac-b7c8-2c507c73ac12', 1, 1795975662984);
insert into "rate_limit" values ('mail group-added 65378add-71fb-4338-9c93-12a9a98506e3 6d964f20-415e-40ac-b7c8-2c507c73ac12', 1, 1795975662984);
insert into "rate_limit" values ('mail group-added 65378add-71fb-4338-9c93-12a9a98506e3', 1, 1795975662984);
insert into "rate_limit" values ('/api/request-ws-ticket account:6d964f20-415e-40ac-b7c8-2c507c73ac12', 1, 1795889324861);
insert into "rate_limit" values ('/api/request-ws-ticket account:65378add-71fb-4338-9c93-12a9a98506e3', 1, 1795889326183);
insert into "review_thread" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 'a81ef113-0dbb-4e4b-9fa7-e2cc30e3c1be', 'comment', 'open', 'Shared', '6edc0370-3f73-4505-b9af-55f730b29516', 3, '65378add-71fb-4338-9c93-12a9a98506e3', 'Ada', 1795889266247, 1795889266247, null, null, null, '65378add-71fb-4338-9c93-12a9a98506e3', null, null, null);
insert into "review_thread" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', '033cf673-3ed0-48d0-8541-a37f9e8efee5', 'suggestion', 'open', '', null, 4, '65378add-71fb-4338-9c93-12a9a98506e3', 'Ada', 1795889266511, 1795889266511, null, null, null, '65378add-71fb-4338-9c93-12a9a98506e3', null, null, null);
insert into "review_message" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', '6edc0370-3f73-4505-b9af-55f730b29516', 'a81ef113-0dbb-4e4b-9fa7-e2cc30e3c1be', 'Is this *kept*?', '[]', 3, '65378add-71fb-4338-9c93-12a9a98506e3', 'Ada', 1795889266247, null, null, null, null, 0);
insert into "review_checkpoint" values ('1535dd45-e462-4b1a-8acd-6b137266b8ea', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795889266252);
