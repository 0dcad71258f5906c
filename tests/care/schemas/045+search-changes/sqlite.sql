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
CREATE TABLE "document_searched" ("document_id" text primary key references "document" ("id") on delete cascade, "epoch" text not null, "version" integer not null, "searched_at" integer not null, "workspace_id" text default '' not null) strict;
CREATE TABLE "document_words" ("number" integer primary key, "document_id" text not null references "document" ("id") on delete cascade, "hash" text not null, constraint "document_words_once" unique ("document_id", "hash")) strict;
CREATE VIRTUAL TABLE word_index using fts5(title, words, content='', contentless_delete=1, tokenize='ascii');
CREATE TRIGGER document_words_gone after delete on document_words
      begin delete from word_index where rowid = old.number; end;
CREATE TABLE "document_changed" ("document_id" text primary key references "document" ("id") on delete cascade, "workspace_id" text not null) strict;
CREATE INDEX "document_changed_workspace_id" on "document_changed" ("workspace_id", "document_id");
insert into "kysely_migration" values ('001-initial', '2026-11-28T21:41:25.907Z');
insert into "kysely_migration" values ('002-archive-selection', '2026-11-28T21:41:25.923Z');
insert into "kysely_migration" values ('003-name-keys', '2026-11-28T21:41:25.935Z');
insert into "kysely_migration" values ('004-mail-unsubscribe', '2026-11-28T21:41:25.946Z');
insert into "kysely_migration" values ('005-account-safety', '2026-11-28T21:41:25.960Z');
insert into "kysely_migration" values ('006-hidden-trees', '2026-11-28T21:41:25.972Z');
insert into "kysely_migration" values ('007-export-folders', '2026-11-28T21:41:25.982Z');
insert into "kysely_migration" values ('008-history-charge', '2026-11-28T21:41:25.995Z');
insert into "kysely_migration" values ('009-history-forms', '2026-11-28T21:41:26.003Z');
insert into "kysely_migration" values ('010-authors', '2026-11-28T21:41:26.021Z');
insert into "kysely_migration" values ('011-review', '2026-11-28T21:41:26.036Z');
insert into "kysely_migration" values ('012-export-review', '2026-11-28T21:41:26.049Z');
insert into "kysely_migration" values ('013-nodes', '2026-11-28T21:41:26.058Z');
insert into "kysely_migration" values ('014-review-news', '2026-11-28T21:41:26.071Z');
insert into "kysely_migration" values ('015-handed-out', '2026-11-28T21:41:26.081Z');
insert into "kysely_migration" values ('016-push-texts', '2026-11-28T21:41:26.092Z');
insert into "kysely_migration" values ('017-export-numbers', '2026-11-28T21:41:26.106Z');
insert into "kysely_migration" values ('018-lookup-answers', '2026-11-28T21:41:26.119Z');
insert into "kysely_migration" values ('019-invitations', '2026-11-28T21:41:26.146Z');
insert into "kysely_migration" values ('020-second-factors', '2026-11-28T21:41:26.155Z');
insert into "kysely_migration" values ('021-word-origin', '2026-11-28T21:41:26.220Z');
insert into "kysely_migration" values ('022-passkeys', '2026-11-28T21:41:26.228Z');
insert into "kysely_migration" values ('023-several-nodes', '2026-11-28T21:41:26.237Z');
insert into "kysely_migration" values ('024-blob-claims', '2026-11-28T21:41:26.244Z');
insert into "kysely_migration" values ('025-identities', '2026-11-28T21:41:26.266Z');
insert into "kysely_migration" values ('026-item-shares', '2026-11-28T21:41:26.288Z');
insert into "kysely_migration" values ('027-invitations-to-items', '2026-11-28T21:41:26.329Z');
insert into "kysely_migration" values ('028-blob-objects', '2026-11-28T21:41:26.337Z');
insert into "kysely_migration" values ('029-share-links', '2026-11-28T21:41:26.349Z');
insert into "kysely_migration" values ('030-tree-owners', '2026-11-28T21:41:26.358Z');
insert into "kysely_migration" values ('031-provider-sessions', '2026-11-28T21:41:26.365Z');
insert into "kysely_migration" values ('032-group-rules', '2026-11-28T21:41:26.375Z');
insert into "kysely_migration" values ('033-confirmations', '2026-11-28T21:41:26.383Z');
insert into "kysely_migration" values ('034-zotero', '2026-11-28T21:41:26.391Z');
insert into "kysely_migration" values ('035-trusted-devices', '2026-11-28T21:41:26.399Z');
insert into "kysely_migration" values ('036-confirmed-acts', '2026-11-28T21:41:26.408Z');
insert into "kysely_migration" values ('037-publications', '2026-11-28T21:41:26.419Z');
insert into "kysely_migration" values ('038-scim', '2026-11-28T21:41:26.437Z');
insert into "kysely_migration" values ('039-ldap', '2026-11-28T21:41:26.447Z');
insert into "kysely_migration" values ('041-second-tries', '2026-11-28T21:41:26.462Z');
insert into "kysely_migration" values ('043-guests-push', '2026-11-28T21:41:26.472Z');
insert into "kysely_migration" values ('044+search', '2026-11-28T21:41:26.483Z');
insert into "kysely_migration" values ('045+search-changes', '2026-11-28T21:41:26.498Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "setting" values ('secret:csrf', '[{"id":"1faab3aa","key":"CW5oIRNa705KDJGCe0+aH2LZ1/mDihle6JS/ILZR4jw=","madeAt":1795902087214,"goodUntil":null}]');
insert into "setting" values ('secret:asset-links', '[{"id":"9ac4270b","key":"wZXc7lJ0DOXWxnp/zQjL61MUpFtnrbqCkpqVIKPTbss=","madeAt":1795902087420,"goodUntil":null}]');
insert into "setting" values ('secret:devices', '[{"id":"f49f60e4","key":"hYNVXk8pRxy72YNq/bYyogJiQdXTBKxWcWv09juSxsk=","madeAt":1795902087424,"goodUntil":null}]');
insert into "setting" values ('secret:secrets', '[{"id":"1f9c751e","key":"6AI2V2DjXmEjoVUFsx2/hxlfn7qL3m9lIDwlrZAIUq4=","madeAt":1795902087427,"goodUntil":null}]');
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
insert into "user" values ('13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'admin@example.org', 'admin@example.org', 'Administrator', null, '$argon2id$v=19$m=19456,t=2,p=1$yO47Xha6GfMZ59lGsy81lQ$kUNkBr3/rRBUSMjobvCJnQJvT94XSEI4A6/aFf+6+1o', 1, 0, 1, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795902087596, 'administrator', 0, null);
insert into "user" values ('08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'ada@example.org', 'ada@example.org', 'Ada', null, '$argon2id$v=19$m=19456,t=2,p=1$adhG70mHk4YPmd9vAtcE2Q$augEX4z52FMWxst6Q5A0j2hOqDtWbtvP0TRtG2OpgWg', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795902088493, 'ada', 0, null);
insert into "user" values ('984712a4-26c0-44d2-9ac9-73927b0591ee', 'ben@example.org', 'ben@example.org', 'Ben', null, '$argon2id$v=19$m=19456,t=2,p=1$3Su12CjKAhQclQO92XRNAg$OVhqnY/WiPbgF2JUqf09/SFy8SS0T5RFaPRnY7H2+tY', 1, 0, 0, '{"theme":"system","language":"auto","mailOnGroupAdded":true,"mailOnExportFinished":false,"reviewLevel":"mine","reviewMail":"soon"}', 1795902089116, 'ben', 0, null);
insert into "session" values ('33bf88ce-d08b-4b25-a430-0581af4bd277', 'dcdd308e68996c6458a636ac2d785c95b8717f85fe35f6df38abdb50f475d3f6', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Test client', 1795902088176, 1795902088176, 1803678088176, null, 1795902088176, null, null, null, null);
insert into "session" values ('5f89c9a3-2ea3-4c63-99e2-e700f40dd0d4', '0353406fda97c2219614fe22618e84c94e9d0530f43e990d33dd978c60ed66d8', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Test client', 1795902088949, 1795902088949, 1803678088949, null, 1795902088949, null, null, null, null);
insert into "session" values ('4a4ec8f4-b12f-4185-9358-b61c77dd9006', '6fa971d16a6ba9e5cd8af9f7bfb41eff56eddafeabf318dd2977caddfe012b03', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'Test client', 1795902089241, 1795902089241, 1803678089241, null, 1795902089241, null, null, null, null);
insert into "session" values ('25c83ab3-31c9-43d8-9b42-b20bf3ed877d', 'ae3347cd2a13a862478c1e4593354416d29771ca501238ef3947d3fc4e76c8b8', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Test client', 1795902090301, 1795902090301, 1803678090301, null, 1795902090301, null, null, null, null);
insert into "token" values ('9be66a97-d4df-479f-ad25-5c7727c2a3bb', 'verify-email', '5d146584c340cbd7f48486c68cd6e856e0b788c21dd1a479605e73a64eeea9ec', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1795902088493, 1796074888493, null);
insert into "token" values ('5096e668-ad22-4794-b0f5-c572361482d3', 'verify-email', '61d3527b7b7b30d824bb5a847ec36247b5cfe1ef2fff596e7730424e691b4e3b', '984712a4-26c0-44d2-9ac9-73927b0591ee', 1795902089116, 1796074889116, null);
insert into "token" values ('7edbd28c-562d-4711-8bf9-9eaaec3f087f', 'unsubscribe', '3a9574e572d455970484054377f244b3e3fa3f33b07d0dabbe313f746ec5b5b7', '984712a4-26c0-44d2-9ac9-73927b0591ee', 1795902089788, 1827438089788, null);
insert into "user_group" values ('4147e9a2-eff7-4970-befd-2c3065ec74be', 'Forest ✓ "quoted"', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1795902089756, null, 'forest ✓ "quoted"');
insert into "membership" values ('4147e9a2-eff7-4970-befd-2c3065ec74be', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1, 1795902089756, 'editor', null, null);
insert into "membership" values ('4147e9a2-eff7-4970-befd-2c3065ec74be', '984712a4-26c0-44d2-9ac9-73927b0591ee', 0, 1795902089788, 'editor', null, null);
insert into "workspace" values ('e8604843-d487-4efe-bb4d-136cc227eacb', 'user', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', null, '7270c762-dccd-45fb-a26e-eb3b69a20581', 104857600, 0, 0, 1, 1795902087596, 0);
insert into "workspace" values ('bebf76f0-cbbe-469f-a58d-490e1a749e16', 'user', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, 'b90cd354-dbc4-4d22-a9c3-21a0133b43db', 104857600, 43, 2, 3, 1795902088493, 0);
insert into "workspace" values ('e57a5a1a-82d3-46b0-971c-c0afff53db06', 'user', '984712a4-26c0-44d2-9ac9-73927b0591ee', null, '91d46249-8131-4bc7-9def-f55a9e9571fa', 104857600, 0, 0, 1, 1795902089116, 0);
insert into "workspace" values ('4147e9a2-eff7-4970-befd-2c3065ec74be', 'group', null, '4147e9a2-eff7-4970-befd-2c3065ec74be', '4a062902-10ed-4991-b2f6-6888012eabac', 524288000, 36, 2, 4, 1795902089756, 0);
insert into "blob" values ('f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 26, 1795902090070);
insert into "item" values ('7270c762-dccd-45fb-a26e-eb3b69a20581', 'e8604843-d487-4efe-bb4d-136cc227eacb', null, '', 'directory', null, 0, null, null, 1795902087596, 1795902087596, null, null, null, null, null);
insert into "item" values ('b90cd354-dbc4-4d22-a9c3-21a0133b43db', 'bebf76f0-cbbe-469f-a58d-490e1a749e16', null, '', 'directory', null, 0, null, null, 1795902088493, 1795902090070, null, null, null, null, null);
insert into "item" values ('91d46249-8131-4bc7-9def-f55a9e9571fa', 'e57a5a1a-82d3-46b0-971c-c0afff53db06', null, '', 'directory', null, 0, null, null, 1795902089116, 1795902089116, null, null, null, null, null);
insert into "item" values ('4a062902-10ed-4991-b2f6-6888012eabac', '4147e9a2-eff7-4970-befd-2c3065ec74be', null, '', 'directory', null, 0, null, null, 1795902089756, 1795902090009, null, null, null, null, null);
insert into "item" values ('55b85eff-3e8b-46d9-b142-787687448c10', 'bebf76f0-cbbe-469f-a58d-490e1a749e16', 'b90cd354-dbc4-4d22-a9c3-21a0133b43db', 'paper.md', 'file', 'live', 17, null, 'application/octet-stream', 1795902089839, 1795902089839, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, null, null);
insert into "item" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', '4147e9a2-eff7-4970-befd-2c3065ec74be', '4a062902-10ed-4991-b2f6-6888012eabac', 'it''s shared.md', 'file', 'live', 22, null, 'application/octet-stream', 1795902089933, 1795902090288, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, null, null);
insert into "item" values ('d3eef9f6-4c54-4053-bd6c-81bbadd1c12f', '4147e9a2-eff7-4970-befd-2c3065ec74be', '4a062902-10ed-4991-b2f6-6888012eabac', 'gone.md', 'file', 'live', 14, null, 'application/octet-stream', 1795902089988, 1795902089988, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1795902090009, 'd3eef9f6-4c54-4053-bd6c-81bbadd1c12f', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf');
insert into "item" values ('6487ea4d-acce-47e4-aacb-673e77ff307f', 'bebf76f0-cbbe-469f-a58d-490e1a749e16', 'b90cd354-dbc4-4d22-a9c3-21a0133b43db', 'data.bin', 'file', 'blob', 26, 'f8120a955ff4ebf82dda60626be194af11f307e87bd490e00f334d1c88c79c89', 'application/octet-stream', 1795902090070, 1795902090070, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, null, null);
insert into "document" values ('55b85eff-3e8b-46d9-b142-787687448c10', 0, '4aa149f2-3deb-4d99-8855-ecfa7281ba8a', 'lf', 0, null, 0, 0);
insert into "document" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 4, '5fafda51-87d9-4387-a298-55dd3f24aefd', 'lf', 0, null, 667, 0);
insert into "document" values ('d3eef9f6-4c54-4053-bd6c-81bbadd1c12f', 0, '14c9b2c0-3a23-4427-91b2-51313766bd12', 'lf', 0, null, 0, 0);
insert into "document_update" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 0, 1, x'5b7b22636c69656e744944223a226266663063643937396531346338623736613164313637343565376435373531222c226368616e676573223a5b382c5b302c22547970656420225d5d2c22736571223a317d5d', '[{"user":"984712a4-26c0-44d2-9ac9-73927b0591ee","name":"Ben","from":0,"to":1}]', 1795902090216, 1795902090216, 'pushed');
insert into "document_update" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 1, 2, x'5b7b22636c69656e744944223a226266663063643937396531346338623736613164313637343565376435373531222c226368616e676573223a5b31342c5b302c2262792042656e2e20225d5d2c22736571223a327d5d', '[{"user":"984712a4-26c0-44d2-9ac9-73927b0591ee","name":"Ben","from":1,"to":2}]', 1795902090229, 1795902090229, 'pushed');
insert into "document_update" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 2, 3, x'789c158e3b6ec3301044ef32350950cb95f8e902a4c9190c152497b405c45262b18861f8ee01cb79c0cc9bcb0be57bab7bfffa4484a794acadc5f929cfcc26073f4b36be2cc151f3190ae596f66b3d112f44abc2597f112785da5a2d7de017faf3a722a2df1e3509143619d34584a4b0b63665cdaeb10eecb216236c659e1db18142dacbed7820bed01ec71dd128f4037151e8f5af23026f857b3dcf741d8eb9ccc10713f442b669269b75aee4f442c9539b6a6beca0900f798eeea8ee7d3bf6717455c8831a9fb3e552b598e634bbc43a08354d644b6a61e12c0d0a7bba0fe3872428f46d84c985391832c1d0e2deeb7bfd076dec5dfd', '[{"user":"08bb34ce-d0f7-47a4-9d2f-223caf964bdf","name":"Ada","from":2,"to":3}]', 1795902090269, 1795902090269, 'pushed');
insert into "document_update" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 3, 4, x'789c458fcd6ac3301084df65ce12c8b22c6b752be9a5cf607cd0cf2a314dec3456a021f8dd8b534a4fbb337ceccc0e4fa4f3c473fd788787d321b42da7de35b1334645725d8eca254bbd2e2e42209dc27ce4157ed07a1458f90b5e0b70299cea6e3f511f5786c77a3f1e79ad107fdbb4ccf068284772a4a4e5ce4a139a5eba868b24324ddb9548b9b31038dde7cfdf735386478040a8f04a20dd5f39831276dc1b5ccf5362f8272297e5c62fe61f7dcdcadf151e87e57259666cdb28906fcb157e1805e2031ecac5d89ac432abd24bd3072329eb22b56e5328644dcc050273b8ecafbde5bd4f9d76d1f4d491d28a9476761bb7f107fe686215', '[{"user":"08bb34ce-d0f7-47a4-9d2f-223caf964bdf","name":"Ada","from":3,"to":4}]', 1795902090288, 1795902090288, 'pushed');
insert into "document_client" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 'bff0cd979e14c8b76a1d16745e7d5751', '984712a4-26c0-44d2-9ac9-73927b0591ee', '4a4ec8f4-b12f-4185-9358-b61c77dd9006', 2, 2, 1795902090229);
insert into "document_client" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', '82aa33ec781b5440b985db08c6972f8b', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', '5f89c9a3-2ea3-4c63-99e2-e700f40dd0d4', 2, 4, 1795902090288);
insert into "document_snapshot" values ('55b85eff-3e8b-46d9-b142-787687448c10', 0, x'789c535608482c482de2e23adca2f0617ecf262e003324068e', '42aee0f9d1960f3a01bf1fa201b7ffd52dc8142251016a002bd7dd09fea37d64', 1795902089839);
insert into "document_snapshot" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 0, x'789c0bce482c4a4dd1e302000d1e0290', '5314d985119e988b7f795b454565e85916c21f46cb8c5ef10dbc5b14421f6ac2', 1795902089933);
insert into "document_snapshot" values ('d3eef9f6-4c54-4053-bd6c-81bbadd1c12f', 0, x'789cf3cc5328c9485528294a2cced0e3020023e20493', '7d1bd2a8ebccffd642bab73f1a315ce10516af715f2d585f06e7216ecd57d96b', 1795902089988);
insert into "job" values ('56ed41ad-b8ef-4bb1-8d24-4b4b56b925f1', 'send-mail', '{}', 'done', 'send-mail', 1795902088065, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 1, 1000000, null, 1795902088065, 1795902088092, null);
insert into "job" values ('006382bc-c456-4eb8-9f1a-b92dc1b2ee2e', 'sweep-blobs', '{}', 'queued', 'sweep-blobs', 1795923688121, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('5f4a3876-a97c-48da-bfb6-3a2687de589d', 'prune-rows', '{}', 'queued', 'prune-rows', 1795905688144, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('919b560e-9c36-49e3-ac46-fa76587cdef0', 'empty-trash', '{}', 'queued', 'empty-trash', 1795905688149, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('86bea80f-502d-4745-92de-b1625cbb49bf', 'finish-trees', '{}', 'queued', 'finish-trees', 1795902118161, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('d3781168-24ee-4e44-b398-6136e5eb9235', 'finish-accounts', '{}', 'queued', 'finish-accounts', 1795905688168, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('63db84c1-376e-41c9-b1ec-2888ff7ed3bc', 'compact-history', '{}', 'queued', 'compact-history', 1795923688182, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('992fdb23-64ad-40aa-8eba-0d339c941712', 'tell-review', '{}', 'queued', 'tell-review', 1795905690330, null, 2, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('7e951d57-8220-481d-8f59-0ca3fc2d734d', 'index-texts', '{}', 'queued', 'index-texts', 1795902090434, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('3fe606a8-83cd-4393-ac4c-e412bb3bcf60', 'make-pages', '{}', 'queued', 'make-pages', 1795905688218, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 0, 1000000, null, 1795902088065, null, null);
insert into "job" values ('319ad06e-bc78-4365-9c4f-b5b24f1d96c4', 'send-mail', '{}', 'done', 'send-mail', 1795902088493, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 1, 1000000, null, 1795902088493, 1795902088957, null);
insert into "job" values ('8af76331-c2d8-4873-920c-09841c62c6b6', 'send-mail', '{}', 'done', 'send-mail', 1795902089116, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 1, 1000000, null, 1795902089116, 1795902089253, null);
insert into "job" values ('49c7333b-d2fd-4598-9fa0-c56ff5600488', 'send-mail', '{}', 'done', 'send-mail', 1795902089788, null, 1, 'df2c1058-a376-4d13-bf67-0e42e40a078f:9fc66483-909d-4407-b5c0-0b4b3a57156c', 1, 1000000, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1795902089788, 1795902089984, null);
insert into "defaults_file" values ('2f7ebdbe-fcef-4875-b785-66a13b102244', 'EPUB', '# EPUB 3 for readers and tablets.
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
', 'epub', 1795902087613, 1795902087613);
insert into "defaults_file" values ('56c52283-c2ed-4748-a5a0-f8c793d88b13', 'HTML', '# One HTML file: images and styles inside, formulas as MathML, a table of contents. Needs no script and no network.
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
', 'html', 1795902087613, 1795902087613);
insert into "defaults_file" values ('13cb2e40-a130-4b08-98c5-f28ecde6f15e', 'JATS', '# JATS XML, as journals and archives take it in.
to: jats_publishing
standalone: true
citeproc: true
', 'jats', 1795902087613, 1795902087613);
insert into "defaults_file" values ('ba1656a8-70d2-44b6-8448-7e064bf0cf95', 'LaTeX for a journal (zip)', '# LaTeX for a journal: a zip file with the source, its figures and its bibliography. Citations stay \cite commands, here
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
', 'latex-package', 1795902087613, 1795902087613);
insert into "defaults_file" values ('f84fb3ed-6fa2-434e-a28c-59990d459b56', 'LaTeX', '# LaTeX source that compiles with any recent TeX distribution.
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
', 'latex', 1795902087613, 1795902087613);
insert into "defaults_file" values ('cae819ef-8a6a-4d33-85ba-b3f286ba6c95', 'Markdown', '# Markdown with citations written out and the references at the end: for tools that know no citations.
to: markdown-citations
standalone: true
wrap: none
markdown-headings: atx
citeproc: true
', 'markdown', 1795902087613, 1795902087613);
insert into "defaults_file" values ('63214724-ced9-48c3-a160-75d999ae5473', 'OpenDocument', '# OpenDocument text, for LibreOffice Writer.
to: odt
standalone: true
citeproc: true
metadata:
  link-citations: true
template: scriptorium.opendocument
', 'opendocument', 1795902087613, 1795902087613);
insert into "defaults_file" values ('885f024e-5360-44df-a906-72cd60e336b0', 'PDF', '# PDF: an article with title block, numbered sections, figures and references. Set by Typst.
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
', 'pdf', 1795902087613, 1795902087613);
insert into "defaults_file" values ('ca5b88c6-95e7-4e21-8f1d-1333f10ee29f', 'reveal.js slides', '# reveal.js slides in one file: every heading of the second level starts a slide. Scripts are inside the file.
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
', 'slides', 1795902087613, 1795902087613);
insert into "defaults_file" values ('cdb57659-5c2b-4b99-8aca-cef3cd982fb8', 'Typst', '# Typst source of the PDF profile, to go on typesetting by hand.
to: typst
standalone: true
number-sections: true
citeproc: true
metadata:
  link-citations: true
syntax-highlighting: idiomatic
template: scriptorium.typst
', 'typst', 1795902087613, 1795902087613);
insert into "defaults_file" values ('bcced383-82eb-4bfb-b0ce-6c58b1e07b25', 'Word', '# Word: headings, captions and references as styles, so that a journal''s template can take over.
to: docx
standalone: true
number-sections: false
citeproc: true
metadata:
  link-citations: true
template: scriptorium.openxml
reference-doc: scriptorium.docx
', 'word', 1795902087613, 1795902087613);
insert into "mail" values ('bff31e99-2aab-4938-8d05-7f616e9b6780', 'verify-email', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'ada@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795902088493, 1796074888493, 1795902088493, 1795902088948, null, null, 1);
insert into "mail" values ('78ffd7f5-a070-4a29-8727-4b5f986c04b6', 'verify-email', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'ben@example.org', 'Verify your e-mail address for Scriptorium', '', '', 'sent', 1, 1795902089116, 1796074889116, 1795902089116, 1795902089244, null, null, 1);
insert into "mail" values ('9a698f97-f047-4ac8-a0a3-d2cbc7b98b5c', 'group-added', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'ben@example.org', 'You were added to the group “Forest ✓ "quoted"”', '', '', 'sent', 1, 1795902089788, null, 1795902089788, 1795902089964, null, 'http://localhost:18076/unsubscribe?token=group-added~5xYCREe_JImvtTrVdqMcr5EqrrGaYwnX4gVgaND4n44', 2);
insert into "notification" values ('cf878b21-b7c6-4490-be49-8e5ef59f8c70', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Somebody who signed up is waiting for you to verify their e-mail address.', '/admin/users?status=unverified', 0, 1795902088493, null, '{"code":"waiting-verification","values":{}}');
insert into "notification" values ('29d3d025-68ee-44f8-ad0a-fc3bd7abb9a7', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'Ada added you to the group “Forest ✓ "quoted"”.', '/workspace/4147e9a2-eff7-4970-befd-2c3065ec74be/', 0, 1795902089788, null, '{"code":"group-added","values":{"by":"Ada","group":"Forest ✓ \"quoted\""}}');
insert into "event_log" values (1, 'server', 'server.started', 'The server started (version 0.1.0)', null, 'Server', '{"type":"server.started","version":"0.1.0"}', 1795902087596);
insert into "event_log" values (2, 'server', 'server.set-up', 'The first administrator admin@example.org was created', null, 'Server', '{"type":"server.set-up","userId":"13d1cd3e-a1d7-411a-89fd-ba3aecdc288b","email":"admin@example.org"}', 1795902087596);
insert into "event_log" values (3, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"user.logged-in","userId":"13d1cd3e-a1d7-411a-89fd-ba3aecdc288b","email":"admin@example.org","sessionId":"33bf88ce-d08b-4b25-a430-0581af4bd277","clientId":"Test client","address":"127.0.0.1"}', 1795902088176);
insert into "event_log" values (4, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795902088419);
insert into "event_log" values (5, 'user', 'user.signed-up', 'ada@example.org signed up', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', '{"type":"user.signed-up","userId":"08bb34ce-d0f7-47a4-9d2f-223caf964bdf","email":"ada@example.org"}', 1795902088493);
insert into "event_log" values (6, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795902088834);
insert into "event_log" values (7, 'admin', 'user.updated', 'The account ada@example.org was changed: e-mail verified from no to yes', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"user.updated","userId":"08bb34ce-d0f7-47a4-9d2f-223caf964bdf","email":"ada@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795902088883);
insert into "event_log" values (8, 'user', 'user.logged-in', 'ada@example.org logged in (Test client)', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', '{"type":"user.logged-in","userId":"08bb34ce-d0f7-47a4-9d2f-223caf964bdf","email":"ada@example.org","sessionId":"5f89c9a3-2ea3-4c63-99e2-e700f40dd0d4","clientId":"Test client","address":"127.0.0.1"}', 1795902088949);
insert into "event_log" values (9, 'admin', 'setting.changed', 'The setting registration_open was changed from “0” to “1”', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"0","after":"1"}', 1795902089085);
insert into "event_log" values (10, 'user', 'user.signed-up', 'ben@example.org signed up', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'Ben', '{"type":"user.signed-up","userId":"984712a4-26c0-44d2-9ac9-73927b0591ee","email":"ben@example.org"}', 1795902089116);
insert into "event_log" values (11, 'admin', 'setting.changed', 'The setting registration_open was changed from “1” to “0”', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"setting.changed","key":"registration_open","before":"1","after":"0"}', 1795902089208);
insert into "event_log" values (12, 'admin', 'user.updated', 'The account ben@example.org was changed: e-mail verified from no to yes', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"user.updated","userId":"984712a4-26c0-44d2-9ac9-73927b0591ee","email":"ben@example.org","changes":{"emailVerified":{"before":false,"after":true}}}', 1795902089221);
insert into "event_log" values (13, 'user', 'user.logged-in', 'ben@example.org logged in (Test client)', '984712a4-26c0-44d2-9ac9-73927b0591ee', 'Ben', '{"type":"user.logged-in","userId":"984712a4-26c0-44d2-9ac9-73927b0591ee","email":"ben@example.org","sessionId":"4a4ec8f4-b12f-4185-9358-b61c77dd9006","clientId":"Test client","address":"127.0.0.1"}', 1795902089241);
insert into "event_log" values (14, 'group', 'group.created', 'The group “Forest ✓ "quoted"” was created', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', '{"type":"group.created","groupId":"4147e9a2-eff7-4970-befd-2c3065ec74be","name":"Forest ✓ \"quoted\""}', 1795902089756);
insert into "event_log" values (15, 'group', 'group.member-added', 'Ben was added to the group “Forest ✓ "quoted"”', '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', '{"type":"group.member-added","groupId":"4147e9a2-eff7-4970-befd-2c3065ec74be","name":"Forest ✓ \"quoted\"","userId":"984712a4-26c0-44d2-9ac9-73927b0591ee","userName":"Ben"}', 1795902089788);
insert into "event_log" values (16, 'user', 'user.logged-in', 'admin@example.org logged in (Test client)', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"user.logged-in","userId":"13d1cd3e-a1d7-411a-89fd-ba3aecdc288b","email":"admin@example.org","sessionId":"25c83ab3-31c9-43d8-9b42-b20bf3ed877d","clientId":"Test client","address":"127.0.0.1"}', 1795902090301);
insert into "event_log" values (17, 'admin', 'setting.changed', 'The setting app_name was changed from “” to “Kept”', '13d1cd3e-a1d7-411a-89fd-ba3aecdc288b', 'Administrator', '{"type":"setting.changed","key":"app_name","before":"","after":"Kept"}', 1795902090418);
insert into "rate_limit" values ('password-guess address:127.0.0.1', 4, 1795902988179);
insert into "rate_limit" values ('password-guess account:admin@example.org', 1, 1795902988179);
insert into "rate_limit" values ('known 2670cfbed867177bdc4661a01aca107a9ee6d1d0f3adf2d16f0ed18a9f756a40', 1, 1798494090301);
insert into "rate_limit" values ('/api/user/signup pair:ada@example.org 127.0.0.1', 1, 1795905688495);
insert into "rate_limit" values ('/api/user/signup address:127.0.0.1', 2, 1795905688495);
insert into "rate_limit" values ('mailbox sign-up ada@example.org', 1, 1795905688493);
insert into "rate_limit" values ('password-guess account:ada@example.org', 1, 1795902988950);
insert into "rate_limit" values ('known 545de18fbaeed6bd8346942577df042b66768b1fd6cee50e623ba0b22b0aab3e', 1, 1798494088949);
insert into "rate_limit" values ('/api/user/signup pair:ben@example.org 127.0.0.1', 1, 1795905689116);
insert into "rate_limit" values ('mailbox sign-up ben@example.org', 1, 1795905689116);
insert into "rate_limit" values ('password-guess account:ben@example.org', 1, 1795902989241);
insert into "rate_limit" values ('known 6057289416cfd59fc69494cb4dec737f86df69f4ec4ed2ac4a5d0c57e158d550', 1, 1798494089241);
insert into "rate_limit" values ('/api/groups/add-member account:08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1, 1795905689807);
insert into "rate_limit" values ('groups/add-member misses account:08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 0, 1795905689807);
insert into "rate_limit" values ('notice 08bb34ce-d0f7-47a4-9d2f-223caf964bdf 984712a4-26c0-44d2-9ac9-73927b0591ee', 1, 1795988489788);
insert into "rate_limit" values ('mail group-added 08bb34ce-d0f7-47a4-9d2f-223caf964bdf 984712a4-26c0-44d2-9ac9-73927b0591ee', 1, 1795988489788);
insert into "rate_limit" values ('mail group-added 08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1, 1795988489788);
insert into "rate_limit" values ('/api/request-ws-ticket account:984712a4-26c0-44d2-9ac9-73927b0591ee', 1, 1795902150095);
insert into "rate_limit" values ('/api/request-ws-ticket account:08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 1, 1795902150239);
insert into "review_thread" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', '8cdd2dc4-33ab-47f4-947b-d0d43d557240', 'comment', 'open', 'Shared', '5c598909-623f-423b-be27-62a82f1eff47', 3, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', 1795902090267, 1795902090267, null, null, null, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, null, null);
insert into "review_thread" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', '19db9890-6e56-4a17-81ef-994135fb9d56', 'suggestion', 'open', '', null, 4, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', 1795902090286, 1795902090286, null, null, null, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', null, null, null);
insert into "review_message" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', '5c598909-623f-423b-be27-62a82f1eff47', '8cdd2dc4-33ab-47f4-947b-d0d43d557240', 'Is this *kept*?', '[]', 3, '08bb34ce-d0f7-47a4-9d2f-223caf964bdf', 'Ada', 1795902090267, null, null, null, null, 0);
insert into "review_checkpoint" values ('36e1bcf6-3b90-4108-9d07-f72f623932f6', 2, x'789cab56ca4d2cca2e56b28a8ed5512ac9284a4d4c01736a016f68089a', '3101bb918b31023bb402a5377c26d02450450cbf22ce033f8f675142cc934056', 1795902090269);
