/** A line of an export's log for people: what happened, where, and what to do. */
export interface ExportLine {
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
}
