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
  /** The login provider whose claims gave it; null if a person did, and then claims never change it. */
  provider_id: Generated<string | null>;
  /** The directory that added them; null for everybody else. */
  directory_id: Generated<string | null>;
}

/**
 * Somebody invited by e-mail to a group, a file or a folder who has not answered. Never refers to their account, if
 * there is one.
 */
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
  /** Who sent it last; it is only valid while they may invite. */
  invited_by: string;
  sent_at: number;
  expires_at: number;
}

/** A file or folder, with everything below it, that a person or group may use in addition to what they may anyway. */
export interface ItemShareTable {
  id: string;
  item_id: string;
  /** Where the item was when it was shared: moved to another workspace, it is not shared there. */
  workspace_id: string;
  /** Exactly one of the two is set. */
  user_id: string | null;
  group_id: string | null;
  role: 'reader' | 'commenter' | 'editor';
  /** Null once that account is deleted. */
  shared_by: string | null;
  shared_at: number;
  expires_at: number | null;
}

/** A link to a file or folder: while it is valid, anybody who opens it has its role there. */
export interface ShareLinkTable {
  id: string;
  item_id: string;
  /** As for shares: an item moved to another workspace has no links there. */
  workspace_id: string;
  /** sha256 hex of the secret in the link, which is shown once. */
  token_hash: string;
  role: 'reader' | 'commenter' | 'editor';
  /** Its name for those who manage it. */
  label: string;
  accounts_only: Flag;
  /** PHC string of argon2id. */
  password_hash: string | null;
  /** Grows with each change of the password: whoever came with the old one has to come again. */
  edition: number;
  expires_at: number | null;
  /** How many people have come in by it. */
  uses: number;
  /** Null once that account is deleted. */
  created_by: string | null;
  created_at: number;
  /** Kept for its guests, who are named in the history of texts. */
  withdrawn_at: number | null;
}

/** Somebody with an account who opened a link. */
export interface LinkOpeningTable {
  link_id: string;
  user_id: string;
  /** The link's edition when they opened it. */
  edition: number;
  opened_at: number;
}

/** Somebody without an account who came by a link and gave a name. They may do what the link grants, nothing else. */
export interface GuestTable {
  id: string;
  link_id: string;
  /** sha256 hex of the secret in the cookie. */
  token_hash: string;
  /** As they gave it; shown marked, see `nameGuest`. */
  name: string;
  /** The link's edition when they came. */
  edition: number;
  created_at: number;
  expires_at: number;
}

/** The public page of a text. */
export interface PublicationTable {
  id: string;
  item_id: string;
  /** As for shares: an item moved to another workspace has no page there. */
  workspace_id: string;
  /** The last part of the page's address. */
  name: string;
  follows: Flag;
  indexed: Flag;
  offers_pdf: Flag;
  /** Who published it: it works only while they may share the item. Null once that account is deleted. */
  published_by: string | null;
  published_at: number;
  /** The version to be shown, unless the page follows the text. */
  version: number;
  /** How often somebody has asked for a page of the current text. */
  asked: number;
  /** Of the last attempt: `asked` when it began, the version, and what went wrong. */
  answered: number;
  tried_version: number | null;
  /** In the future while an attempt runs and after a temporary failure: it is not retried before then. */
  tried_at: number;
  /** Attempts since the last one that finished. */
  tries: number;
  fault: string | null;
  /** The version visitors see now; null if there is none yet. */
  made_version: number | null;
  made_at: number | null;
  title: string;
  lang: string;
  dir: string;
  /** JSON: ids of the files it consisted of when somebody last asked for it. */
  sources: string;
}

/** What visitors of a page receive: the page itself, its PDF, its pictures. */
export interface PublicationFileTable {
  publication_id: string;
  /** `page`, `pdf`, or the name of a picture in the page. */
  name: string;
  blob_hash: string;
  size: number;
  media_type: string;
}
