import type { Flag } from './flag.ts';

export interface ItemsTables {
  item: ItemTable;
  pending_tree: PendingTreeTable;
  blob: BlobTable;
  blob_claim: BlobClaimTable;
  blob_object: BlobObjectTable;
  blob_loose: BlobLooseTable;
  blob_version: BlobVersionTable;
  archive_selection: ArchiveSelectionTable;
  recent_file: RecentFileTable;
  handed_out: HandedOutTable;
  zotero_link: ZoteroLinkTable;
}

export interface ItemTable {
  id: string;
  workspace_id: string;
  /** Null only for a workspace's root. */
  parent_id: string | null;
  /** NFC; unique, byte by byte, among a parent's items that are not in the trash. */
  name: string;
  type: 'file' | 'directory';
  /** live: a text, in the document tables; blob: bytes, see `blob_hash`; null for directories. */
  kind: 'live' | 'blob' | null;
  /** Bytes of the file as downloaded; 0 for directories. */
  size: number;
  blob_hash: string | null;
  /** Determined by the server from name and content, never by the uploader. */
  media_type: string | null;
  created_at: number;
  modified_at: number;
  created_by: string | null;
  modified_by: string | null;
  /** If set, neither the item nor anything below it exists for users. Only the item itself is marked. */
  trashed_at: number | null;
  /** Its own id if it is in the trash; null if it is hidden for another reason (see `pending_tree`). */
  trash_root_id: string | null;
  trashed_by: string | null;
}

/**
 * Trees being copied, moved to another workspace or permanently deleted, in steps; their roots are hidden until the last
 * one. Those interrupted by the end of a process are finished or undone by the next.
 */
export interface PendingTreeTable {
  id: string;
  kind: 'copy' | 'move' | 'remove';
  /** The destination or, for `remove`, the workspace that contains the tree. */
  workspace_id: string;
  /** Only for `move`. */
  from_workspace_id: string | null;
  /** JSON: ids of items. */
  roots: string;
  /** Reserved in `workspace_id`, and not used yet. */
  bytes: number;
  items: number;
  created_at: number;
  /** The server running the call, if several share the database. */
  node: string | null;
}

interface BlobTable {
  /** sha256 hex; the file's name in the blob store. */
  hash: string;
  size: number;
  created_at: number;
}

/** A content that a node received for a call that may still refuse it; only used if nodes share a folder. */
interface BlobClaimTable {
  id: string;
  hash: string;
  node: string;
}

/** The object in a bucket that holds a content; only used with S3. */
interface BlobObjectTable {
  hash: string;
  /** Never reused, not even for the same content. */
  name: string;
  size: number;
  /** How many calls have received it and may still refuse it. Those of a killed node count until the next sweep. */
  holders: number;
  /** Whether no call has accepted it yet. */
  is_new: Flag;
  touched_at: number;
}

/** An object that may be in the bucket without belonging to a content: being uploaded or deleted, or left by a killed node. */
interface BlobLooseTable {
  name: string;
  created_at: number;
}

/** Previous contents of binaries, which count towards the quota. */
interface BlobVersionTable {
  id: string;
  item_id: string;
  blob_hash: string;
  size: number;
  media_type: string | null;
  created_at: number;
  author_id: string | null;
  author_name: string;
}

/** Items selected for download as one zip; the link names this row. */
interface ArchiveSelectionTable {
  id: string;
  user_id: string;
  /** JSON: ids of items, in order. */
  item_ids: string;
  expires_at: number;
}

interface RecentFileTable {
  user_id: string;
  item_id: string;
  opened_at: number;
}

/** A version that a person has as a file on their computer: the base for merging what they upload. */
interface HandedOutTable {
  id: string;
  user_id: string;
  /** A text, or the root of a workspace of which they downloaded an archive. */
  item_id: string;
  /** How they came to have it: what they uploaded themselves they may replace without merging. */
  origin: 'download' | 'upload';
  /** Null for an archive, which has each text as it was at `given_at`. */
  version: number | null;
  given_at: number;
}

/** A Zotero library synced with a .bib file. */
export interface ZoteroLinkTable {
  id: string;
  item_id: string;
  /** `users/1` or `groups/1`. */
  library: string;
  /** Its name, for display. */
  name: string;
  linked_by: string | null;
  /** Whether other members sync with the key of the person who linked it. */
  lent: Flag;
  /** The library's version as of the last sync; 0 if there was none. */
  version: number;
  /** Deflated JSON: the remembered state of each item, so that keys never change. See model/texts/plan-sync.ts. */
  state: Uint8Array | null;
  synced_at: number | null;
  synced_by: string | null;
  /** JSON: the report of the last sync that changed something. */
  report: string | null;
  /** When it was unlinked. The state is kept, so that linking again continues from it. */
  ended_at: number | null;
}
