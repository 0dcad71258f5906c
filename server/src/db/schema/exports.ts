import type { ExportReview } from '@scriptorium/contract/operations/export.ts';

export interface ExportsTables {
  export_job: ExportJobTable;
  defaults_file: DefaultsFileTable;
  defaults_attachment: DefaultsAttachmentTable;
}

export interface ExportJobTable {
  /** The job's id. */
  id: string;
  /** Increases with each export; shown as its number. */
  number: number;
  user_id: string;
  workspace_id: string;
  profile_id: string;
  profile_name: string;
  /** The defaults file as it was when the export was scheduled. */
  profile_content: string;
  /** JSON: [{itemId, path, version}] in order. */
  inputs: string;
  output_name: string;
  /** Relative to the first input's folder; parsed by `resolveOutputFolder`. */
  output_folder: string;
  review: ExportReview;
  output_item_id: string | null;
  stage: string | null;
  /** JSON: log lines [{level, message, file?, line?}]. */
  log: string | null;
}

export interface DefaultsFileTable {
  id: string;
  name: string;
  content: string;
  /** Key of the built-in profile it came from, or null. */
  builtin: string | null;
  created_at: number;
  modified_at: number;
}

/** CSL styles, reference documents, templates and filters that belong to a defaults file. */
export interface DefaultsAttachmentTable {
  id: string;
  defaults_id: string;
  name: string;
  blob_hash: string;
  size: number;
}
