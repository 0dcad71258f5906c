import { fail } from '@scriptorium/contract/errors.ts';
import { endJob, isJobOpen, lockOpenJob } from '../db/server/jobs.ts';
import { isBroughtBack } from '../db/texts/review-rows.ts';
import { readNames } from '../db/items/items.ts';
import { readPerson } from '../db/texts/versions.ts';
import { startChange } from '../domain/items/tree-change.ts';
import { lockWorkspace } from '../model/groups/workspaces.ts';
import { settleChange } from '../model/items/settle.ts';
import {
  addPart,
  endWordReturn,
  IN_ONE,
  type PartToAdd,
  requireNoneAdded,
  type ToAdd,
} from '../model/texts/add-word-return.ts';
import { nameOf, requireUser } from './actor.ts';
import { requireItemsOf } from './item-access.ts';
import { internal, type Tx } from './operation.ts';

/*
 * What came back from Word in a long file is added in steps: by the call that brought it, and by a job that takes over if
 * the server ends on the way. They may do so at once, on several servers, too.
 */

/** Operations passed to one step, which adds as many as it has time for. */
const PASSED = 2 * IN_ONE;
/** After this long, the job helps whoever is adding. */
const TAKEN_OVER_MS = 10_000;
const BEING_ADDED = 'This file is being added already.';

export interface WordPlace {
  readonly uuid: string;
  readonly itemId: string;
  /** The file's hash. */
  readonly file: string;
}

/** All that came back, as the job stores it. */
export interface WholeReturn extends WordPlace, ToAdd {
  readonly by: string;
  /** The text's name when it was brought back; jobs of earlier releases lack it. */
  readonly name?: string;
}

export interface WordStep extends WordPlace, PartToAdd {
  readonly by: string;
}

const keyOf = ({ itemId, file }: WordPlace): string => `word ${itemId} ${file}`;

/** Returns the job's id, under which the steps are counted; null if the file has been added meanwhile. */
export const beginWordSteps = internal(
  'word/begin',
  async (tx, whole: WordPlace & ToAdd): Promise<string | null> => {
    const { userId } = requireUser(tx.actor);
    await requireItemsOf(userId, tx, whole.uuid, [whole.itemId], 'comment');
    await lockWorkspace(tx.db, whole.uuid);
    if (await isBroughtBack(tx.db, whole.itemId, whole.file)) return null;
    await requireFresh(tx, whole);
    const name = (await readNames(tx.db, whole.itemId)).at(-1) ?? '';
    const payload: WholeReturn = { ...whole, by: userId, name };
    const runAt = tx.now + TAKEN_OVER_MS;
    const id = await tx.enqueueJob({ kind: 'bring-back-word', payload, uniqueKey: keyOf(whole), runAt });
    return id ?? fail('conflict', { message: BEING_ADDED });
  },
  { access: { rule: 'user' } },
);

/**
 * Refuses a plan made while another attempt was adding the same file, as both would add what was left then. The caller
 * holds the workspace's lock.
 */
export async function requireFresh(
  { db }: Tx,
  { epoch, version, ...place }: WordPlace & Pick<ToAdd, 'epoch' | 'version'>,
): Promise<void> {
  if (await isJobOpen(db, keyOf(place))) fail('conflict', { message: BEING_ADDED });
  await requireNoneAdded(db, { itemId: place.itemId, epoch, version });
}

/** Adds some of it; returns how many operations have been added, or null once all are. */
export const addSomeOfWord = internal(
  'word/add-some',
  (tx, step: WordStep): Promise<number | null> => addSome(tx, { id: step.by, name: nameOf(tx.actor) ?? '' }, step),
  { access: { rule: 'user' } },
);

/** The same by the job. */
export const takeOverWord = internal('word/take-over', async (tx, step: WordStep): Promise<number | null> => {
  const { name } = await readPerson(tx.db, step.by);
  return addSome(tx, { id: step.by, name }, step);
});

export const giveUpWord = internal(
  'word/give-up',
  async (tx, { lineage }: { lineage: string }): Promise<null> => {
    await endJob(tx.db, { id: lineage, state: 'failed', error: 'refused', now: tx.now });
    return null;
  },
  { access: { rule: 'user' } },
);

/** Ends what the job may not add, and tells whoever brought the file: their own call got no answer. */
export const refuseWord = internal(
  'word/refuse',
  async (
    tx,
    { lineage, by, name, isGone }: { lineage: string; by: string; name: string; isGone: boolean },
  ): Promise<null> => {
    if (!(await lockOpenJob(tx.db, lineage))) return null;
    await endJob(tx.db, { id: lineage, state: 'failed', error: 'refused', now: tx.now });
    const told = await readPerson(tx.db, by);
    if (told.user !== null)
      await tx.notify([told.user], { code: isGone ? 'word-gone' : 'word-partly', values: { name } });
    return null;
  },
);

async function addSome(
  tx: Tx,
  author: { id: string; name: string },
  { uuid, file, ...part }: WordStep,
): Promise<number | null> {
  await requireItemsOf(author.id, tx, uuid, [part.itemId], 'comment');
  await lockWorkspace(tx.db, uuid);
  if (!(await lockOpenJob(tx.db, part.lineage))) return null;
  const writer = { db: tx.db, now: tx.now, newId: () => tx.newId(), author };
  const change = startChange();
  const done = await addPart(writer, change, part, () => tx.hasTime());
  await settleChange(tx, uuid, change);
  if (done < part.count) return done;
  await endWordReturn(writer, part.itemId, file);
  await endJob(tx.db, { id: part.lineage, state: 'done', error: null, now: tx.now });
  return null;
}

/** Runs the steps until nothing is left, whoever else runs some. */
export async function addAllOfWord(
  { effects, ...whole }: WholeReturn & { readonly lineage: string },
  step: (some: WordStep) => Promise<number | null>,
): Promise<void> {
  for (let done: number | null = 0; done !== null;)
    done = await step({ ...whole, from: done, count: effects.length, effects: effects.slice(done, done + PASSED) });
}
