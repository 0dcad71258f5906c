import { createStore } from './emitter.ts';
import { readMessage } from './read-message.ts';
import { t } from './texts/long-work.ts';

/** A change of too many items for one call, made by this page in consecutive calls. */
export interface PartWork {
  id: number;
  /** Path of the calls. */
  call: string;
  done: number;
  total: number;
  isStopping: boolean;
}

/** Thrown when cancelled between two calls; the message says how much was done. */
export class PartsCancelled extends Error {
  override readonly name = 'PartsCancelled';
}

/** Maximum items per atomic call; other users' requests run between calls. */
const AT_ONCE = 1000;

const works = createStore<readonly PartWork[]>([]);
export const { read: readPartWork, subscribe: subscribePartWork } = works;
let nextId = 1;

function change(id: number, facts: Partial<PartWork>): void {
  works.set(works.read().map((work) => (work.id === id ? { ...work, ...facts } : work)));
}

export function cancelPartWork(id: number): void {
  change(id, { isStopping: true });
}

/**
 * Calls `run` with up to 1,000 items at a time. Anything larger is shown as work in progress and can be cancelled
 * between calls. @throws PartsCancelled, or the error of `run`, extended by how much had been done before.
 */
export async function inParts<Item>(
  call: string,
  items: readonly Item[],
  run: (part: readonly Item[]) => Promise<unknown>,
): Promise<true> {
  if (items.length <= AT_ONCE) {
    await run(items);
    return true;
  }
  const total = items.length;
  const id = nextId;
  nextId += 1;
  works.set([...works.read(), { id, call, done: 0, total, isStopping: false }]);
  try {
    for (let done = 0; done < total; done += AT_ONCE) {
      if (works.read().find((work) => work.id === id)?.isStopping === true) {
        throw new PartsCancelled(t('partsCancelled', { done, total }));
      }
      await run(items.slice(done, done + AT_ONCE)).catch((cause: unknown) => {
        if (done === 0) throw cause;
        throw new Error(t('partsFailed', { done, total, message: readMessage(cause) }), { cause });
      });
      change(id, { done: Math.min(done + AT_ONCE, total) });
    }
    return true;
  } finally {
    works.set(works.read().filter((work) => work.id !== id));
  }
}
