import { expect, test } from 'vitest';
import { type ImportStage, ImportWork } from './import-work.ts';

const PLACE = { uuid: '00000000-0000-4000-8000-000000000000', folder: '', maxBytes: 1000 };

function start(): { work: ImportWork; stages: ImportStage[] } {
  const stages: ImportStage[] = [];
  return { work: new ImportWork(PLACE, (stage) => stages.push(stage)), stages };
}

test('a folder that is too large is refused before any of it is read', async () => {
  const { work, stages } = start();
  const file = new File(['x'.repeat(600)], 'a.md');
  file.stream = () => expect.unreachable();
  await work.begin([
    { file, relativePath: 'notes/a.md' },
    { file, relativePath: 'notes/b.md' },
  ]);
  expect(stages).toMatchObject([{ at: 'failed', message: expect.stringContaining('larger than') as string }]);
});

test('packing a folder ends at once when it is cancelled, and nothing is sent', async () => {
  const { work, stages } = start();
  let isReading = false;
  const file = new File(['x'], 'a.md');
  // As from a disk that does not answer.
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
