import { expect, test } from 'vitest';
import { type ImportStage, ImportWork } from './import-work.ts';

const PLACE = { uuid: '00000000-0000-4000-8000-000000000000', folder: '', maxBytes: 1000 };

function start(): { work: ImportWork; stages: ImportStage[] } {
  const stages: ImportStage[] = [];
  return { work: new ImportWork(PLACE, (stage) => stages.push(stage)), stages };
}

test('refuses a folder that is too large before reading any of it', async () => {
  const { work, stages } = start();
  const file = new File(['x'.repeat(600)], 'a.md');
  file.stream = () => expect.unreachable();
  await work.begin([
    { file, relativePath: 'notes/a.md' },
    { file, relativePath: 'notes/b.md' },
  ]);
  expect(stages).toMatchObject([{ at: 'failed', message: expect.stringContaining('larger than') as string }]);
});

test('stops packing a folder at once when cancelled, and sends nothing', async () => {
  const { work, stages } = start();
  let isReading = false;
  const file = new File(['x'], 'a.md');
  // Simulates a disk that does not respond.
  file.stream = () =>
    new ReadableStream({
      pull: () => {
        isReading = true;
        return new Promise<void>(() => undefined);
      },
    });
  const ended = work.begin([{ file, relativePath: 'notes/a.md' }]);
  await expect.poll(() => isReading).toBe(true);
  work.stop('');
  await ended;
  expect(stages.map(({ at }) => at)).toEqual(['packing', 'choosing']);
});
