import { fail } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Kysely } from 'kysely';
import { copySlice, type CopiedRow, type CopiedSlice } from '../../db/items/copy-slice.ts';
import { type ItemRow } from '../../db/items/items.ts';
import { getFolder } from '../../model/items/find-items.ts';
import type { CopiedText } from '../../db/texts/copied-text.ts';
import { insertPendingTree, lockPendingTree } from '../../db/items/pending-trees.ts';
import type { Schema } from '../../db/schema.ts';
import { walkBelow } from '../../db/items/walk-tree.ts';
import { checkOutside, checkReach } from '../../model/items/move.ts';
import { internal, type RunStep, type SlicedContext } from '../operation.ts';
import { requireItems, requirePlace } from '../item-access.ts';
import { writerOf } from '../writer-of.ts';
import type { Progress } from '../long-works.ts';
import { whileActive } from './active.ts';
import { removeTrees, turnToRemoval } from './remove.ts';
import { revealTrees } from './reveal.ts';
import { spendReserve } from '../../model/items/reserve.ts';
import { changeUsage, getWorkspace, lockWorkspaces } from '../../model/groups/workspaces.ts';

/** Rows per step, and rows processed between checks of the time. */
const ROWS_AT_ONCE = 300;
const ROWS_PER_BATCH = 25;

export interface CopyPlan {
  uuid: string;
  targetWorkspace: string;
  targetFolder: string[];
  ids: string[];
  /** Items inside another selected item. */
  nested: string[];
  /** What has to fit, summed before anything is written. */
  items: number;
  bytes: number;
  reach: { depth: number; pathBytes: number }[];
}

/** Checks the copy and reserves its space. */
export const beginCopy = internal(
  'trees/begin-copy',
  async (tx, plan: CopyPlan): Promise<{ id: string; roots: string[]; hiddenIn: string }> => {
    await requirePlace(tx, plan.targetWorkspace, plan.targetFolder, 'edit');
    await requireItems(tx, plan.uuid, plan.ids, 'view');
    await lockWorkspaces(tx.db, [plan.uuid, plan.targetWorkspace]);
    const target = await getFolder(tx.db, plan.targetWorkspace, plan.targetFolder);
    await checkOutside(writerOf(tx), target, plan.ids, 'copied');
    await checkReach(writerOf(tx), target, plan.reach);
    const { bytes, items } = plan;
    const { max_workspace_items: maxItems } = await tx.settings();
    await changeUsage(tx.db, plan.targetWorkspace, { bytes, items, maxItems });
    const id = tx.newId();
    const roots = plan.ids.map(() => tx.newId());
    await insertPendingTree(tx.db, {
      id,
      kind: 'copy',
      workspace_id: plan.targetWorkspace,
      from_workspace_id: null,
      roots,
      bytes,
      items,
      created_at: tx.now,
      node: tx.server.node ?? null,
    });
    return { id, roots, hiddenIn: (await getWorkspace(tx.db, plan.targetWorkspace)).root_id };
  },
  { access: { rule: 'user' } },
);

/** Copies some rows into the hidden tree. */
export const copyPart = internal(
  'trees/copy-some',
  async (tx, input: { id: string; rows: readonly CopiedRow[]; author: string | null }): Promise<CopiedSlice> => {
    const tree = (await lockPendingTree(tx.db, input.id)) ?? fail('conflict');
    const facts = { workspaceId: tree.workspace_id, now: tx.now, author: input.author, newId: () => tx.newId() };
    const copied: CopiedSlice = { made: [], bytes: 0, unpacked: [], left: [] };
    for (let at = 0; at < input.rows.length; at += ROWS_PER_BATCH) {
      const rows = input.rows.slice(at, at + ROWS_PER_BATCH);
      const more = tx.hasTime() ? await copySlice(tx.db, rows, facts) : leaveAll(rows);
      copied.made.push(...more.made);
      copied.unpacked.push(...more.unpacked);
      copied.left.push(...more.left);
      copied.bytes += more.bytes;
    }
    const { max_workspace_items: maxItems } = await tx.settings();
    await spendReserve(tx.db, tree, { bytes: copied.bytes, items: copied.made.length }, maxItems);
    return copied;
  },
);

function leaveAll(rows: readonly CopiedRow[]): CopiedSlice {
  return { made: [], bytes: 0, unpacked: [], left: rows.map((row) => row.from) };
}

/** Reveals the whole copy at once, if the caller still may and the folder still exists. */
export const endCopy = internal(
  'trees/end-copy',
  async (
    tx,
    input: { uuid: string; id: string; targetWorkspace: string; targetFolder: string[] },
  ): Promise<{ items: TreeItem[] }> => ({ items: await revealTrees(tx, { ...input, onConflict: 'keep-both' }) }),
  { access: { rule: 'user' } },
);

/** Copies items in steps, hidden until the last one; undone if it cannot be completed. */
export async function copyTrees(ctx: SlicedContext, plan: CopyPlan): Promise<{ items: TreeItem[] }> {
  ctx.expect(plan.items);
  const { id, roots, hiddenIn } = await ctx.asCaller(beginCopy, plan);
  return whileActive(id, async () => {
    try {
      const author = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
      const builder = new CopyBuilder({
        db: ctx.db,
        step: ctx.step,
        progress: ctx,
        pack: (itemId) => ctx.readCopiedText(itemId),
        id,
        author,
        newId: () => ctx.newOrderedId(),
      });
      const all = plan.ids.map((from, at) => ({ from, to: roots[at] ?? '', parentId: hiddenIn, hidden: true }));
      await builder.build(all.filter(({ from }) => !plan.nested.includes(from)));
      for (const row of all) if (plan.nested.includes(row.from)) await builder.build([row]);
      const { uuid, targetWorkspace, targetFolder } = plan;
      return await ctx.asCaller(endCopy, { uuid, id, targetWorkspace, targetFolder });
    } catch (error) {
      const { db, step } = ctx;
      await undoCopy({ db, step }, { id, workspaceId: plan.targetWorkspace, roots });
      throw error;
    }
  });
}

/** Undoes an unfinished copy. If it was completed meanwhile, it stays. */
export async function undoCopy(
  parts: { db: Kysely<Schema>; step: RunStep },
  tree: { id: string; workspaceId: string; roots: readonly string[] },
): Promise<void> {
  if (await parts.step(turnToRemoval, { id: tree.id })) await removeTrees(parts, tree);
}

interface CopyParts {
  db: Kysely<Schema>;
  step: RunStep;
  progress: Progress;
  pack(itemId: string): Promise<CopiedText | undefined>;
  id: string;
  author: string | null;
  newId(): string;
}

class CopyBuilder {
  readonly #parts: CopyParts;
  /** Copies of folders, by the ids of their originals. */
  readonly #folders = new Map<string, string>();

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  /** Roots that do not contain one another, with everything below them. */
  async build(roots: readonly CopiedRow[]): Promise<void> {
    this.#folders.clear();
    await this.#copy(roots);
    for await (const page of walkBelow(this.#parts.db, [...this.#folders.keys()])) {
      await this.#copy(this.#place(page));
    }
  }

  /** Also skips rows whose folder has disappeared meanwhile. */
  #place(page: readonly ItemRow[]): CopiedRow[] {
    return page.flatMap((row) => {
      const parentId = this.#folders.get(row.parent_id ?? '');
      return parentId === undefined ? [] : [{ from: row.id, to: this.#parts.newId(), parentId, hidden: false }];
    });
  }

  async #copy(rows: readonly CopiedRow[]): Promise<void> {
    const { id, author, step, progress } = this.#parts;
    let waiting = [...rows];
    while (waiting.length > 0) {
      progress.signal.throwIfAborted();
      const some = waiting.slice(0, ROWS_AT_ONCE);
      const { made, unpacked, left } = await step(copyPart, { id, rows: some, author });
      progress.advance(made.length);
      for (const row of made) if (row.type === 'directory') this.#folders.set(row.from, row.to);
      const again = some.filter((row) => left.includes(row.from));
      for (const row of some) if (unpacked.includes(row.from)) again.push(...(await this.#withText(row)));
      waiting = [...again, ...waiting.slice(ROWS_AT_ONCE)];
    }
  }

  async #withText(row: CopiedRow): Promise<CopiedRow[]> {
    const text = await this.#parts.pack(row.from);
    return text === undefined ? [] : [{ ...row, text }];
  }
}
