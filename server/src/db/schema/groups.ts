import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface GroupsTables {
  workspace: WorkspaceTable;
  user_group: UserGroupTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  item_share: ItemShareTable;
  share_link: ShareLinkTable;
  link_opening: LinkOpeningTable;
  guest: GuestTable;
  publication: PublicationTable;
  publication_file: PublicationFileTable;
}

export interface WorkspaceTable {
  /** For a group workspace the uuid of the group. */
  id: string;
  owner_type: 'user' | 'group';
  /** The person whose personal workspace this is, or null. */
  user_id: string | null;
  /** The group (same uuid), or null. */
  group_id: string | null;
  root_id: string;
  /** Bytes; the only place where a user's or a group's quota is kept. */
  quota: number;
  /** Bytes of current contents, trash, kept old versions of binaries and long histories of texts. Exact at all times. */
  used_bytes: number;
  /** Items without the root, trash included. */
  item_count: number;
  /** Grows with every change of the tree. */
  revision: number;
  /** Members see how much of a text each of them wrote. */
  shows_shares: Generated<Flag>;
  created_at: number;
}

export interface UserGroupTable {
  id: string;
  name: string;
  /** `foldName` of the name. */
  name_key: string;
  owner_id: string | null;
  created_at: number;
  deleted_at: number | null;
}

interface MembershipTable {
  group_id: string;
  user_id: string;
  is_manager: Flag;
  /** Of those who are not managers. */
  role: Generated<'reader' | 'commenter' | 'editor'>;
  joined_at: number;
  /** The login provider whose claims it came from; null for what a person has given, which no claim touches. */
  provider_id: Generated<string | null>;
  /** The directory that put them there; null for everybody else. */
  directory_id: Generated<string | null>;
}

/** Somebody invited by e-mail to a group, a file or a folder who has not answered. Never refers to an account of theirs. */
export interface InvitationTable {
  id: string;
  /** The group's workspace, which has its id, or the workspace the item was in when it was shared. */
  workspace_id: string;
  /** Null for an invitation to the group. */
  item_id: string | null;
  /** As the inviter wrote it. */
  email: string;
  /** `foldEmail` of the address; once per group and per item. */
  email_key: string;
  role: 'reader' | 'commenter' | 'editor';
  /** sha256 hex of the secret in the link. */
  token_hash: string;
  /** Who sent it last; it is worth as much as their right to invite. */
  invited_by: string;
  sent_at: number;
  expires_at: number;
}

/** A file or folder that a person or a group may use, with everything below it. Adds to what they may do anyway. */
export interface ItemShareTable {
  id: string;
  item_id: string;
  /** Where the item was when it was shared: one that was moved to another workspace is not shared there. */
  workspace_id: string;
  /** One of the two. */
  user_id: string | null;
  group_id: string | null;
  role: 'reader' | 'commenter' | 'editor';
  /** Null once that account is deleted. */
  shared_by: string | null;
  shared_at: number;
  expires_at: number | null;
}

/** A link to a file or folder: anybody who opens it has its role there while the link is valid. */
export interface ShareLinkTable {
  id: string;
  item_id: string;
  /** As for shares: an item that was moved to another workspace has no links there. */
  workspace_id: string;
  /** sha256 hex of the secret in the link, which is shown once. */
  token_hash: string;
  role: 'reader' | 'commenter' | 'editor';
  /** What it is called by those who manage it. */
  label: string;
  accounts_only: Flag;
  /** PHC string of argon2id. */
  password_hash: string | null;
  /** Grows with each change of the password: whoever came by the old one has to come again. */
  edition: number;
  expires_at: number | null;
  /** How many people have come in by it. */
  uses: number;
  /** Null once that account is deleted. */
  created_by: string | null;
  created_at: number;
  /** Kept with its guests, who are named in the history of texts. */
  withdrawn_at: number | null;
}

/** Somebody with an account who opened a link. */
export interface LinkOpeningTable {
  link_id: string;
  user_id: string;
  /** That of the link when they opened it. */
  edition: number;
  opened_at: number;
}

/** Somebody without an account who came by a link and said a name. They may do what the link grants, nothing else. */
export interface GuestTable {
  id: string;
  link_id: string;
  /** sha256 hex of the secret in the cookie. */
  token_hash: string;
  /** As they gave it; shown marked, see `nameGuest`. */
  name: string;
  /** That of the link when they came. */
  edition: number;
  created_at: number;
  expires_at: number;
}

/** The public page of a text. */
export interface PublicationTable {
  id: string;
  item_id: string;
  /** As for shares: an item that was moved to another workspace has no page there. */
  workspace_id: string;
  /** The last part of the page's address. */
  name: string;
  follows: Flag;
  indexed: Flag;
  offers_pdf: Flag;
  /** Who answers for it: without their right to share the item there is no page. Null once that account is deleted. */
  published_by: string | null;
  published_at: number;
  /** The version to be shown, unless the page follows the text. */
  version: number;
  /** How often somebody asked for a page of the text as it then was. */
  asked: number;
  /** `asked` when the last attempt began, the version it was of, and what went wrong with it. */
  answered: number;
  tried_version: number | null;
  /** Ahead of the clock while an attempt runs and after one that failed in passing: it is not tried again before. */
  tried_at: number;
  /** Attempts that began since the last one that came to an end. */
  tries: number;
  fault: string | null;
  /** What visitors see now; null before there is any. */
  made_version: number | null;
  made_at: number | null;
  title: string;
  lang: string;
  dir: string;
  /** JSON: ids of the files it was made of when somebody last asked for it. */
  sources: string;
}

/** What visitors of a page are given: the page itself, its PDF, its pictures. */
export interface PublicationFileTable {
  publication_id: string;
  /** `page`, `pdf`, or what a picture is called in the page. */
  name: string;
  blob_hash: string;
  size: number;
  media_type: string;
}
