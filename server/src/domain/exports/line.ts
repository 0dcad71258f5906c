import type { Sentence } from '@scriptorium/contract/said.ts';

/** A line of an export's log for users: what happened, where, and what to do. */
export interface ExportLine extends Sentence {
  readonly level: 'error' | 'warning' | 'info';
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
}
