import type { Generated } from 'kysely';
import type { RowForm } from '../../domain/texts/history-slices.ts';
import type { Flag } from './flag.ts';

export interface TextsTables {
  document: DocumentTable;
  document_update: DocumentUpdateTable;
  document_client: DocumentClientTable;
  document_snapshot: DocumentSnapshotTable;
  document_authors: DocumentAuthorsTable;
  document_label: DocumentLabelTable;
  document_changed: DocumentChangedTable;
  document_searched: DocumentSearchedTable;
  document_words: DocumentWordsTable;
}

interface DocumentTable {
  /** The item's id. */
  id: string;
  version: number;
  /** Changes when the log starts over, or after a restore from a backup: clients then merge instead of resuming. */
  epoch: string;
  /** Line ending of the file, restored on download. */
  eol: 'lf' | 'crlf' | 'cr';
  bom: Flag;
  /** Folder for its exports, parsed by `resolveOutputFolder`; null until somebody chooses one. */
  export_folder: string | null;
  /** Bytes of the changes in the log. */
  log_bytes: Generated<number>;
  /** How many of these count towards the workspace's `used_bytes`. Frozen while the file has bytes instead of a text. */
  charged: Generated<number>;
}

/** The log; the rows of a document tile [0, version]. */
export interface DocumentUpdateTable {
  document_id: string;
  from_version: number;
  to_version: number;
  /**
   * The steps to the versions in this row: JSON [{clientID, changes, effects?}], deflated unless short, or packed columns
   * (see `form`).
   */
  changes: Uint8Array;
  /** JSON: [{user: id|null, name, from, to}], the authors' ranges of versions; in packed rows, each author once. */
  authors: string;
  form: Generated<RowForm>;
  /** Times of the first and last step. */
  started_at: number;
  ended_at: number;
}

interface DocumentClientTable {
  document_id: string;
  client_id: string;
  user_id: string;
  session_id: string;
  last_seq: number;
  last_version: number;
  seen_at: number;
}

interface DocumentSnapshotTable {
  document_id: string;
  version: number;
  /** Deflated UTF-8. */
  text: Uint8Array;
  /** sha256 hex of the UTF-8 text. */
  sha256: string;
  created_at: number;
}

/** Who wrote which part of the text at a version, so that the log need not be replayed from the start. */
interface DocumentAuthorsTable {
  document_id: string;
  version: number;
  /** Deflated JSON: people, authors and runs that tile the text; see `db/texts/authorship.ts`. */
  packed: Uint8Array;
  created_at: number;
}

/** A version that someone named. */
interface DocumentLabelTable {
  id: string;
  document_id: string;
  version: number;
  name: string;
  /** Description; empty if there is none. */
  note: Generated<string>;
  created_by: string | null;
  created_at: number;
}

/** Texts whose current version may not be in the search index yet. */
interface DocumentChangedTable {
  document_id: string;
  /** Its workspace when it changed: workspaces take turns being indexed. */
  workspace_id: string;
}

/** The version up to which a text is in the search index. */
interface DocumentSearchedTable {
  document_id: string;
  epoch: string;
  version: number;
  /** The workspace under which its words are indexed. */
  workspace_id: string;
  searched_at: number;
}

/**
 * The parts of texts in the search index. Their words are in a column `words` on PostgreSQL, and in the FTS5 table
 * `word_index`, by `number`, on SQLite; see `db/texts/search-index.ts`.
 */
interface DocumentWordsTable {
  number: Generated<number>;
  document_id: string;
  hash: string;
}
