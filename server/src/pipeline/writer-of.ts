import type { Writer } from '../model/items/writer.ts';
import { nameOf } from './actor.ts';
import type { Tx } from './operation.ts';

/** The caller as the author of what a transaction writes. */
export function writerOf(tx: Tx): Writer {
  return {
    db: tx.db,
    now: tx.now,
    newId: () => tx.newId(),
    author: { id: tx.actor.kind === 'user' ? tx.actor.userId : null, name: nameOf(tx.actor) ?? '' },
  };
}
