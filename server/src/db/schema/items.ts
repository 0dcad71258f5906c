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
  /** Set: neither it nor anything below it is there for people. Only the item itself is marked, nothing below it. */
  trashed_at: number | null;
  /** Its own id when it lies in the trash; null when it is hidden for another reason (see `pending_tree`). */
  trash_root_id: string | null;
  trashed_by: string | null;
}

/**
 * Trees that are being copied, moved to another workspace or deleted for ever, in steps: their roots are hidden until the
 * last one. What is found here at the start was interrupted, and is brought to its end or taken back.
 */
export interface PendingTreeTable {
  id: string;
  kind: 'copy' | 'move' | 'remove';
  /** Where it comes to; for `remove` where it lies. */
  workspace_id: string;
  /** For `move`. */
  from_workspace_id: string | null;
  /** JSON: ids of items. */
  roots: string;
  /** What was set aside in `workspace_id` and has not been needed yet. */
  bytes: number;
  items: number;
  created_at: number;
  /** Whose call it is, if several servers share the database. */
  node: string | null;
}

interface BlobTable {
  /** sha256 hex; the file's name in the blob store. */
  hash: string;
  size: number;
  created_at: number;
}

/** A content that a node has received for a call that is not decided yet; only if nodes share a folder. */
interface BlobClaimTable {
  id: string;
  hash: string;
  node: string;
}

/** The object of a bucket that holds a content; only with S3. */
interface BlobObjectTable {
  hash: string;
  /** Never used for another content, nor again for this one. */
  name: string;
  size: number;
  /** Calls that have received it and are not decided. Those of a killed node stay counted until it is swept. */
  holders: number;
  /** Whether no call has wanted it yet. */
  is_new: Flag;
  touched_at: number;
}

/** A name that may be in the bucket and holds no content: being uploaded, being deleted, or left by a killed node. */
interface BlobLooseTable {
  name: string;
  created_at: number;
}

/** Kept old contents of binaries (they count against the quota). */
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

/** What somebody chose to download as one zip; the link names only this row. */
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

/** What somebody has as a file on their own machine, so that what they upload can be merged. */
interface HandedOutTable {
  id: string;
  user_id: string;
  /** A text, or the root of a workspace of which they downloaded an archive. */
  item_id: string;
  /** Whether they took it or brought it: a text that they brought themselves is theirs to replace. */
  origin: 'download' | 'upload';
  /** null for an archive: it holds what its texts were at that moment. */
  version: number | null;
  given_at: number;
}

/** A library at Zotero that is kept in step with a .bib file. */
export interface ZoteroLinkTable {
  id: string;
  item_id: string;
  /** `users/1` or `groups/1`. */
  library: string;
  /** What people call it. */
  name: string;
  linked_by: string | null;
  /** Whether other members sync with the key of the person who linked it. */
  lent: Flag;
  /** Of the library, as of the last sync; 0: none yet. */
  version: number;
  /** Packed: what is remembered of each item, so that keys never change. See model/texts/plan-sync.ts. */
  state: Uint8Array | null;
  synced_at: number | null;
  synced_by: string | null;
  /** JSON: what the last sync that changed something did. */
  report: string | null;
  /** Unlinked; what is remembered stays, so that linking again goes on. */
  ended_at: number | null;
}
