import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { bringBackWord as contract } from '@scriptorium/contract/operations/workspace-word.ts';
import { quote, say } from '@scriptorium/contract/said.ts';
import { readArchive } from '../../adapters/archives/read-archive.ts';
import { findExport } from '../../db/exports/jobs.ts';
import { listProfiles } from '../../db/exports/profiles.ts';
import { findPresentItem, type ItemRow, readNames } from '../../db/items/items.ts';
import { isBroughtBack } from '../../db/texts/review-rows.ts';
import { ArchiveRefused } from '../../domain/archives/archive-guard.ts';
import { XmlRefused } from '../../domain/archives/read-xml.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { readMark, type WordOriginMark } from '../../domain/word/origin-mark.ts';
import type { WordReturnPlan } from '../../domain/word/plan-return.ts';
import type { WrittenReturn } from '../../domain/word/write-review.ts';
import { isRead, isWordFile, readProperties, whyNotWord } from '../../domain/word/read-document.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { readExportSources } from '../../model/exports/read-sources.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { addWordReturn, IN_ONE, endWordReturn } from '../../model/texts/add-word-return.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type PrepareContext, write } from '../../pipeline/operation.ts';
import {
  addAllOfWord,
  addSomeOfWord,
  beginWordSteps,
  giveUpWord,
  requireFresh,
  type WordPlace,
} from '../../pipeline/word-steps.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

/** Ten times the size of a Word file with 300 pages and pictures. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Unpacked text of a document, which is held in memory. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
const MAX_MILLISECONDS = 60_000;
/** Changes without a place that are listed; all are counted. */
const DESCRIBED = 200;
const TEXT = 600;

type WordFiles = ReadonlyMap<string, Uint8Array>;

const PARTLY = 'Only part of this file could be added. Bring it back again to add the rest.';

interface Prepared {
  itemId: string;
  file: string;
  isKnown: boolean;
  /** Whether all of it has been added already. */
  isAdded: boolean;
  plan: WrittenReturn | null;
}

/**
 * Compares a file from Word with the version it was exported from; with `apply`, adds the differences. A long file is
 * added in steps before the call's own transaction, and by a job if they are interrupted (pipeline/word-steps.ts).
 */
export const bringBackWord = write(contract, {
  admit: ({ actor }) => Promise.resolve({ place: requireUser(actor).userId, bytes: MAX_BYTES }),
  prepare: async (ctx, input): Promise<Prepared> => {
    const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
    if (item.kind !== 'live')
      return fail('invalid', { field: 'itemPath', message: 'This file is not a text that can be exported to Word.' });
    const [file, ...others] = ctx.files.filter(({ fieldName }) => fieldName === 'file');
    if (file === undefined || others.length > 0) return fail('invalid', { field: 'file', message: 'Send one file.' });
    if (file.size > MAX_BYTES) fail('too-large', { field: 'file', message: 'A Word file can be at most 50 MB.' });
    const known = { itemId: item.id, file: file.hash, isAdded: false };
    if (await isBroughtBack(ctx.db, item.id, file.hash)) return { ...known, isKnown: true, plan: null };
    const plan = await compare(ctx, item, file.hash);
    if (plan === null || input.apply !== true || plan.effects.length <= IN_ONE)
      return { ...known, isKnown: false, plan };
    const isAdded = await addInSteps(ctx, { uuid: input.uuid, itemId: item.id, file: file.hash }, plan);
    return { ...known, isKnown: !isAdded, isAdded, plan: { ...plan, effects: [] } };
  },
  work: async (tx, input, { itemId, file, isKnown, isAdded, plan }) => {
    if (isKnown) return { state: 'known' as const };
    if (plan === null) return fail('conflict');
    if (isAdded) return { state: 'added' as const, ...describePlan(plan), added: plan.added };
    // Waits for a call that is just adding this file, so that someone who cancelled too late learns what happened.
    await lockWorkspace(tx.db, input.uuid);
    if (await isBroughtBack(tx.db, itemId, file)) return { state: 'known' as const };
    if (input.apply !== true) return { state: 'compared' as const, ...describePlan(plan) };
    await requireFresh(tx, { uuid: input.uuid, itemId, file, epoch: plan.epoch, version: plan.version });
    const writer = writerOf(tx);
    const change = startChange();
    await addWordReturn(writer, change, { itemId, ...plan });
    await endWordReturn(writer, itemId, file);
    await settleChange(tx, input.uuid, change);
    return { state: 'added' as const, ...describePlan(plan), added: plan.added };
  },
});

/** Adds the operations in steps, as they are too many for one transaction. False if somebody else has just added them. */
async function addInSteps(ctx: PrepareContext, place: WordPlace, plan: WrittenReturn): Promise<boolean> {
  const { epoch, version, length, effects } = plan;
  const lineage = await ctx.asCaller(beginWordSteps, { ...place, epoch, version, length, effects });
  if (lineage === null) return false;
  const whole = { ...place, lineage, by: requireUser(ctx.actor).userId, epoch, version, length, effects };
  let isBegun = false;
  try {
    await addAllOfWord(whole, async (some) => {
      const done = await ctx.asCaller(addSomeOfWord, some);
      isBegun = true;
      return done;
    });
  } catch (error) {
    // The job would add the rest if the server were only busy.
    if (!(error instanceof OperationError) || error.status >= 500) throw error;
    await ctx.asCaller(giveUpWord, { lineage });
    throw isBegun ? new OperationError('conflict', { message: PARTLY, cause: error }) : error;
  }
  return true;
}

/** Null if the text is gone. */
async function compare(ctx: PrepareContext, item: ItemRow, file: string): Promise<WrittenReturn | null> {
  const { userId } = requireUser(ctx.actor);
  // Closing the connection cancels: nothing is added unless someone is waiting for the result.
  const goOn = (): void => void (ctx.isConnected() || fail('cancelled'));
  const returned = await unpackWord(await ctx.ports.blobs.read(file));
  goOn();
  const mark = readMark(readProperties(returned));
  const version = await findVersion(ctx, item, returned, mark);
  goOn();
  const exported = await readExported(ctx, item, version, mark);
  goOn();
  const plan = await ctx.ports.texts.planWordReturn(userId, {
    itemId: item.id,
    userId,
    version,
    isCertain: mark !== null,
    returned,
    exported,
  });
  goOn();
  return plan;
}

async function unpackWord(bytes: Uint8Array): Promise<WordFiles> {
  const why = whyNotWord(bytes);
  if (why !== null) return fail('wrong-content-type', { field: 'file', message: why });
  try {
    const files = await readArchive(bytes, isRead);
    if (!isWordFile(files))
      return fail('wrong-content-type', { field: 'file', message: 'This is not a Word document (.docx).' });
    let size = 0;
    for (const content of files.values()) size += content.length;
    if (size > MAX_TEXT_BYTES)
      fail('too-large', { field: 'file', message: 'This Word document is too long to be read.' });
    return files;
  } catch (error) {
    if (error instanceof ArchiveRefused || error instanceof XmlRefused)
      return fail('invalid', { field: 'file', message: error.message });
    throw error;
  }
}

async function findVersion(
  ctx: PrepareContext,
  item: ItemRow,
  returned: WordFiles,
  mark: WordOriginMark | null,
): Promise<number> {
  if (mark !== null) {
    const source = mark.sources.find(({ itemId }) => itemId === item.id);
    if (source !== undefined) return source.version;
    fail('invalid', {
      field: 'file',
      message: 'This file was exported from another document. Open that one, and bring the file back there.',
    });
  }
  const { userId } = requireUser(ctx.actor);
  const found = await ctx.ports.texts.findWordBase(userId, { itemId: item.id, returned });
  if (found !== null) return found.version;
  return fail('unknown-base', {
    message: 'This file does not match any version of this document, so it cannot be compared. Nothing was changed.',
  });
}

/** The file as it was exported: the stored one, or one exported again from that version. */
async function readExported(
  ctx: PrepareContext,
  item: ItemRow,
  version: number,
  mark: WordOriginMark | null,
): Promise<WordFiles> {
  const job = mark === null ? undefined : await findExport(ctx.db, mark.exportId);
  const isOurs =
    job !== undefined && job.workspaceId === item.workspace_id && job.inputs.some(({ itemId }) => itemId === item.id);
  // The stored file may contain things outside the shared item: export again, with only what is in it.
  if (isOurs && job.outputItemId !== null && ctx.root === null) {
    const stored = await findPresentItem(ctx.db, job.outputItemId);
    if (stored?.blob_hash && stored.workspace_id === item.workspace_id && stored.size <= MAX_BYTES) {
      // If something else has replaced it since, export again.
      const files = await unpackWord(await ctx.ports.blobs.read(stored.blob_hash)).catch(() => null);
      if (files && readMark(readProperties(files))?.exportId === job.id) return files;
    }
  }
  const profile = isOurs ? { id: job.profileId, content: job.profileContent } : await findWordProfile(ctx);
  const inputs = isOurs
    ? job.inputs.map((one) => ({
        ...one,
        version: mark?.sources.find(({ itemId }) => itemId === one.itemId)?.version ?? null,
      }))
    : [{ itemId: item.id, path: (await readNames(ctx.db, item.id)).join('/'), version }];
  const sources = await readExportSources(
    { db: ctx.db, blobs: ctx.ports.blobs },
    {
      inputs,
      outputName: 'returned.docx',
      profileContent: profile.content,
      profileId: profile.id,
      review: 'leave-out',
      workspaceId: item.workspace_id,
      root: ctx.root,
    },
  );
  const outcome = await ctx.ports.exports.tryOut(
    {
      defaultsYaml: profile.content,
      inputs: sources.inputs,
      files: sources.files,
      attachments: sources.attachments,
      sourceDate: sources.sourceDate,
      milliseconds: MAX_MILLISECONDS,
    },
    requireUser(ctx.actor).userId,
  );
  if (!outcome.ok)
    return fail(
      'conflict',
      say('The version that this file belongs to could not be exported again to be compared with it: {why}', {
        why: quote(outcome.log.find(({ level }) => level === 'error') ?? { message: outcome.cause }),
      }),
    );
  return unpackWord(outcome.bytes);
}

async function findWordProfile(ctx: PrepareContext): Promise<{ id: string; content: string }> {
  const ready = (await listProfiles(ctx.db)).find(({ builtin }) => builtin === 'word');
  if (ready !== undefined) return { id: ready.id, content: ready.content };
  const shipped = (await ctx.ports.exports.readyProfiles()).find(({ key }) => key === 'word');
  return { id: '', content: shipped?.content ?? 'to: docx\nciteproc: true\n' };
}

type Described = Omit<Extract<OutputOf<typeof contract>, { state: 'compared' }>, 'state'>;

function describePlan(plan: WordReturnPlan): Described {
  const people = new Map<string, { name: string | null; changes: number; comments: number }>();
  const personOf = (name: string | undefined) => {
    const known = people.get(name ?? '') ?? { name: name || null, changes: 0, comments: 0 };
    people.set(name ?? '', known);
    return known;
  };
  for (const { author } of plan.suggestions) personOf(author?.name).changes += 1;
  for (const { author } of plan.threads.flatMap(({ comments }) => comments)) personOf(author.name).comments += 1;
  return {
    base: {
      version: plan.base.version,
      ...(plan.base.at === null ? {} : { at: new Date(plan.base.at).toISOString() }),
      isCertain: plan.base.isCertain,
    },
    changes: plan.suggestions.length,
    comments: plan.threads.reduce((sum, { comments }) => sum + comments.length, 0),
    people: [...people.values()].toSorted((a, b) => b.changes + b.comments - a.changes - a.comments).slice(0, 50),
    same: plan.same,
    formulas: plan.formulas,
    decided: plan.decided,
    shown: plan.shown.map((one) => ({ ...one, parts: [...one.parts] })),
    unplacedCount: plan.unplaced.length,
    unplaced: plan.unplaced.slice(0, DESCRIBED).map(({ author, removed, added, near, why }) => ({
      author: author?.name || null,
      removed: cut(removed),
      added: cut(added),
      near: cut(near),
      why,
    })),
  };
}

function cut(text: string): string {
  if (text.length <= TEXT) return text;
  const start = text.slice(0, TEXT);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}
