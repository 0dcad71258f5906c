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
  /** null for the root only. */
  parent_id: string | null;
  /** Unique per parent among items that are not in the trash, byte-exact, NFC. */
  name: string;
  type: 'file' | 'directory';
  /** live: text in the document tables; blob: `blob_hash`. null for directories. */
  kind: 'live' | 'blob' | null;
  /** Bytes of the current content (UTF-8 for live text, as it would be downloaded); 0 for directories. */
  size: number;
  blob_hash: string | null;
  /** Decided by the server from name and content, never by the uploader. */
  media_type: string | null;
  created_at: number;
  modified_at: number;
  created_by: string | null;
  modified_by: string | null;
  /** If set, neither it nor anything below it exists for people. Only the item itself is marked. */
  trashed_at: number | null;
  /** Its own id if it is in the trash; null if it is hidden for another reason (see `pending_tree`). */
  trash_root_id: string | null;
  trashed_by: string | null;
}

/**
 * Trees being copied, moved to another workspace or deleted for ever, in steps: their roots are hidden until the last
 * one. Rows found at startup were interrupted, and are finished or undone.
 */
export interface PendingTreeTable {
  id: string;
  kind: 'copy' | 'move' | 'remove';
  /** Its destination; for `remove`, where it is. */
  workspace_id: string;
  /** For `move`. */
  from_workspace_id: string | null;
  /** JSON: ids of items. */
  roots: string;
  /** Reserved in `workspace_id` and not used yet. */
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

/** A content received by a node for a call that is not decided yet; only if nodes share a folder. */
interface BlobClaimTable {
  id: string;
  hash: string;
  node: string;
}

/** The object of a bucket that holds a content; only with S3. */
interface BlobObjectTable {
  hash: string;
  /** Never reused, not even for the same content. */
  name: string;
  size: number;
  /** Undecided calls that have received it. Those of a killed node count until it is swept. */
  holders: number;
  /** Whether no call has wanted it so far. */
  is_new: Flag;
  touched_at: number;
}

/** A name that may be in the bucket without holding a content: being uploaded or deleted, or left by a killed node. */
interface BlobLooseTable {
  name: string;
  created_at: number;
}

/** Former contents of binaries (they count against the quota). */
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

/** Items selected for download as one zip; the link names only this row. */
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

/** The version somebody has as a file on their own machine, so that what they upload can be merged. */
interface HandedOutTable {
  id: string;
  user_id: string;
  /** A text, or the root of a workspace of which they downloaded an archive. */
  item_id: string;
  /** Downloaded or uploaded: a text they uploaded themselves is theirs to replace. */
  origin: 'download' | 'upload';
  /** null for an archive: it holds its texts as they were at that moment. */
  version: number | null;
  given_at: number;
}

/** A Zotero library synced with a .bib file. */
export interface ZoteroLinkTable {
  id: string;
  item_id: string;
  /** `users/1` or `groups/1`. */
  library: string;
  /** Its name for people. */
  name: string;
  linked_by: string | null;
  /** Whether other members sync with the key of the person who linked it. */
  lent: Flag;
  /** Of the library, as of the last sync; 0: none yet. */
  version: number;
  /** Packed: the remembered state of each item, so that keys never change. See model/texts/plan-sync.ts. */
  state: Uint8Array | null;
  synced_at: number | null;
  synced_by: string | null;
  /** JSON: what the last sync did that changed something. */
  report: string | null;
  /** Unlinked; the state stays, so that linking again continues from it. */
  ended_at: number | null;
}
