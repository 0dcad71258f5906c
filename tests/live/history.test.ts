import { ChangeSet, Text } from '@codemirror/state';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { expect, it } from 'vitest';
import { packRows, readHistory, replaceRows } from '../../server/src/db/texts/document-history.ts';
import { createDocument, packUpdates, readSteps, readTextAt } from '../../server/src/db/texts/documents.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { insertItem } from '../../server/src/db/items/write-items.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { createWorkspace } from '../../server/src/db/groups/workspaces.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { planSlices } from '../../server/src/domain/texts/history-slices.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_800_000_000_000;
const DAYS = 365;
const PUSHES = 40;
const ADA = { user: '0a37cfb3-6a0d-4a8c-9b7e-5b6f0a6f3c11', name: 'Ada Example' };
const BEN = { user: 'b1c40f52-33a7-4b1d-8a52-8f1d1f9e7d42', name: 'Ben Example' };
const WORDS = [
  'measure',
  'of',
  'the',
  'result',
  'and',
  'method',
  'we',
  'find',
  'that',
  'each',
  'sample',
  'was',
  'taken',
  'again',
  'under',
  'light',
];

it(
  'a year of daily writing with its authors costs less than three times its text, and every kept version reads as before',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-history-'));
    const database = openSqlite(join(folder, 'history.sqlite'), 'writer');
    try {
      database.pragma('foreign_keys = OFF');
      const db = kyselyOnSqlite(database);
      await migrate(db, 'sqlite');
      const id = 'document';
      const owner = { type: 'user', userId: 'a' } as const;
      await createWorkspace(db, { id: 'workspace', rootId: 'root', owner, quota: 1_000_000_000, now: NOW });
      await insertItem(db, {
        id,
        workspace_id: 'workspace',
        parent_id: 'root',
        name: 'paper.md',
        type: 'file',
        kind: 'live',
        size: 0,
        blobHash: null,
        mediaType: null,
        now: NOW,
        author: 'a',
      });
      await createDocument(db, { itemId: id, epoch: 'e', text: '', eol: 'lf', bom: false, now: NOW - DAYS * DAY });
      let text = Text.empty;
      let version = 0;
      let random = 7;
      const next = (limit: number): number => {
        random = (random * 1103515245 + 12345) % 2147483648;
        return Math.floor((random / 2147483648) * limit);
      };
      database.exec('begin');
      const written: string[] = [];
      const samples = new Map<number, string>();
      for (let day = DAYS; day >= 2; day -= 1) {
        for (let push = 0; push < PUSHES; push += 1) {
          const at = NOW - day * DAY + push * 20_000;
          const from = next(4) === 0 ? next(text.length + 1) : text.length;
          const removed = next(10) === 0 ? Math.min(5, text.length - from) : 0;
          const changes = ChangeSet.of(
            { from, to: from + removed, insert: `${WORDS[next(WORDS.length)]} ${next(20) === 0 ? '\n' : ''}` },
            text.length,
          );
          text = changes.apply(text);
          const author = push % 20 > 15 ? BEN : ADA;
          await db
            .insertInto('document_update')
            .values({
              document_id: id,
              from_version: version,
              to_version: version + 1,
              changes: packUpdates([
                { clientID: 'c', seq: version + 1, changes: changes.toJSON() as UpdateJson['changes'] },
              ]),
              authors: JSON.stringify([{ ...author, from: version, to: version + 1 }]),
              started_at: at,
              ended_at: at,
            })
            .execute();
          written.push(JSON.stringify([changes.toJSON(), author]));
          version += 1;
        }
        if (day % 50 === 0) samples.set(version, text.toString());
      }
      await db.updateTable('document').set({ version }).where('id', '=', id).execute();
      database.exec('commit');
      const before = await weigh();
      const { rows, fixed } = await readHistory(db, id);
      database.exec('begin');
      for (const slice of planSlices(rows, fixed, NOW)) {
        const row = await packRows(db, id, slice[0]?.from ?? 0, slice.at(-1)?.to ?? 0);
        expect(row && (await replaceRows(db, row))).toBe(true);
      }
      database.exec('commit');
      const after = await weigh();
      const times = (bytes: number): string => (bytes / text.length).toFixed(2);
      console.log(
        `${version} updates of a text of ${text.length}: ${times(before.bytes)} times it, then ${times(after.bytes)}.`,
      );
      expect(before.bytes).toBeGreaterThan(text.length * 10);
      expect(after.bytes).toBeLessThan(text.length * 3);
      const compacted = await readHistory(db, id);
      // Rows cover the log without gaps.
      expect(compacted.rows[0]?.from).toBe(0);
      expect(compacted.rows.at(-1)?.to).toBe(version);
      compacted.rows.forEach((row, i) => expect(row.from).toBe(compacted.rows[i - 1]?.to ?? 0));
      const rowsKept = await db.selectFrom('document_update').selectAll().orderBy('from_version').execute();
      const steps = rowsKept.flatMap((row) => readSteps(row) ?? []);
      expect(steps.map(({ changes, by }) => JSON.stringify([changes, by]))).toEqual(written);
      for (const [at, expected] of samples) expect(await readTextAt(db, id, at)).toBe(expected);
      expect(await readTextAt(db, id, version)).toBe(text.toString());

      async function weigh(): Promise<{ bytes: number }> {
        const all = await db.selectFrom('document_update').select(['changes', 'authors']).execute();
        return { bytes: all.reduce((sum, row) => sum + row.changes.length + row.authors.length, 0) };
      }
    } finally {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
