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
  /** For a group's workspace, the group's uuid. */
  id: string;
  owner_type: 'user' | 'group';
  /** The person whose personal workspace this is, or null. */
  user_id: string | null;
  /** The group (same uuid), or null. */
  group_id: string | null;
  root_id: string;
  /** In bytes; the only place where a user's or a group's quota is stored. */
  quota: number;
  /** Current contents, trash, stored versions of binaries, and long histories of texts. Always exact. */
  used_bytes: number;
  /** Items including the trash, without the root. */
  item_count: number;
  /** Grows with every change to the tree. */
  revision: number;
  /** Whether members see how much of a text each of them wrote. */
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
  /** Role of members who are not managers. */
  role: Generated<'reader' | 'commenter' | 'editor'>;
  joined_at: number;
  /** The login provider whose claims granted the role; null if a person did: then claims never change it. */
  provider_id: Generated<string | null>;
  /** The directory that added the member; null for everyone else. */
  directory_id: Generated<string | null>;
}

/** An open invitation by e-mail to a group, a file or a folder. Deliberately has no reference to the invitee's account. */
export interface InvitationTable {
  id: string;
  /** The group's workspace, which has the group's id, or the workspace that contained the item when it was shared. */
  workspace_id: string;
  /** Null for an invitation to the group. */
  item_id: string | null;
  /** As the inviter typed it. */
  email: string;
  /** `foldEmail` of the address; unique per group and per item. */
  email_key: string;
  role: 'reader' | 'commenter' | 'editor';
  /** sha256 hex of the secret in the link. */
  token_hash: string;
  /** Who last sent it; valid only while they may invite. */
  invited_by: string;
  sent_at: number;
  expires_at: number;
}

/** Gives a person or group access to a file, or to a folder with everything below it. */
export interface ItemShareTable {
  id: string;
  item_id: string;
  /** The workspace that contained the item when it was shared; a move to another one voids the share. */
  workspace_id: string;
  /** Exactly one of these two is set. */
  user_id: string | null;
  group_id: string | null;
  role: 'reader' | 'commenter' | 'editor';
  /** Null once that account is deleted. */
  shared_by: string | null;
  shared_at: number;
  expires_at: number | null;
}

/** A link to a file or folder. While it is valid, anyone who opens it has its role there. */
export interface ShareLinkTable {
  id: string;
  item_id: string;
  /** As for shares: a move to another workspace voids the link. */
  workspace_id: string;
  /** sha256 hex of the secret in the link, which is shown only once. */
  token_hash: string;
  role: 'reader' | 'commenter' | 'editor';
  /** Shown only to those who manage it. */
  label: string;
  accounts_only: Flag;
  /** PHC string of argon2id. */
  password_hash: string | null;
  /** Grows with each change of the password: whoever came with the old one has to enter the new one. */
  edition: number;
  expires_at: number | null;
  /** How many people have come through it. */
  uses: number;
  /** Null once that account is deleted. */
  created_by: string | null;
  created_at: number;
  /** Withdrawn links are kept for the names of their guests, which appear in the history of texts. */
  withdrawn_at: number | null;
}

/** A person with an account who opened a link. */
export interface LinkOpeningTable {
  link_id: string;
  user_id: string;
  /** The link's edition when it was opened. */
  edition: number;
  opened_at: number;
}

/** A person without an account who came through a link and gave a name. The link is all they have access to. */
export interface GuestTable {
  id: string;
  link_id: string;
  /** sha256 hex of the secret in the cookie. */
  token_hash: string;
  /** As they entered it; displayed with a mark, see `nameGuest`. */
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
  /** As for shares: a move to another workspace ends the page. */
  workspace_id: string;
  /** The last segment of the page's address. */
  name: string;
  /** Whether the page is updated when its text changes. */
  follows: Flag;
  indexed: Flag;
  offers_pdf: Flag;
  /** Who published it; the page is available only while they may share the item. Null once their account is deleted. */
  published_by: string | null;
  published_at: number;
  /** The version to show, unless the page follows the text. */
  version: number;
  /** Number of requests to make the page so far. */
  asked: number;
  /** `asked` as of the last finished attempt: if lower, a request is pending. */
  answered: number;
  /** The text's version at the last attempt. */
  tried_version: number | null;
  /** When the last attempt read the text. In the future while one is running or after a temporary failure: no retry before. */
  tried_at: number;
  /** Attempts since the last one that finished. */
  tries: number;
  /** Why the last attempt failed. */
  fault: string | null;
  /** The version that visitors see now; null if there is none yet. */
  made_version: number | null;
  made_at: number | null;
  title: string;
  lang: string;
  dir: string;
  /** JSON: ids of the files that went into it when it was last made. */
  sources: string;
}

/** What visitors of a page are served: the page itself, its PDF, its images. */
export interface PublicationFileTable {
  publication_id: string;
  /** `page`, `pdf`, or the name of an image in the page. */
  name: string;
  blob_hash: string;
  size: number;
  media_type: string;
}
