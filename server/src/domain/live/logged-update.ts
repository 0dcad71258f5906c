import type { ChangeSet } from '@codemirror/state';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';

/** One step of a document: takes version n to n + 1. */
export interface LoggedUpdate {
  readonly clientID: string;
  readonly changes: ChangeSet;
  readonly seq?: number;
  readonly effects?: readonly EffectJson[];
}
