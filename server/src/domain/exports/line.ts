/** A line of an export's log in plain words: what happened, where, what to do. */
export interface ExportLine {
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}
