import { expect, test } from 'vitest';
import { writtenBy } from '../../bench/word/as-written.ts';
import { acceptAll, editMany, findDifferences, readAccepted } from '../../bench/word/accept-all.ts';
import { randomFrom } from '../../bench/word/edit-word.ts';
import { readArchive } from '../../server/src/adapters/archives/read-archive.ts';
import { bringBack } from '../../server/src/domain/word/bring-back.ts';
import { isRead, readDocument } from '../../server/src/domain/word/read-document.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { editWord } from '../_support/word-file.ts';
import { MWARP1D, readProfile, type Sample, TIMESERIES, TORTURE } from './_support/documents.ts';

const converter = borrowConverter();

async function exportWord({ files }: Sample, name: string, text: string): Promise<Buffer> {
  const outcome = await converter.convert({
    defaultsYaml: readProfile('word'),
    inputs: [{ name, text }],
    files,
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(outcome.cause);
  return Buffer.from(outcome.bytes);
}

const FULL_CELL = 'spanning both columns';

test.each([TORTURE, TIMESERIES, MWARP1D])(
  "a co-author's edits of $name, all accepted and exported again, read like the returned file",
  async (sample) => {
    const [{ name, text: source }] = sample.inputs as [Sample['inputs'][number]];
    const text = source.replaceAll('\r\n', '\n');
    const docx = await exportWord(sample, name, text);
    let expected = text;
    let edits = 0;
    const returned = await editWord(docx, (xml) => {
      const edited = editMany(text, xml, randomFrom(7919 + text.length), 25);
      ({ expected, edits } = edited);
      return edited.documentXml;
    });
    expect(edits).toBeGreaterThan(10);
    const read = async (bytes: Uint8Array) => readDocument(await readArchive(bytes, isRead));
    const exported = await read(docx);
    const { changes, unplaced } = bringBack(text, exported, await read(returned));
    // One edit widens a cell beyond its column, so it is listed instead.
    const listed = unplaced.map(({ near }) => near);
    expect(listed).toEqual(sample === TORTURE ? [`${FULL_CELL} of the table`] : []);
    const accepted = acceptAll(text, changes);
    const squeeze = (some: string): string => some.replaceAll(/\s+/gu, ' ');
    if (listed.length === 0) expect(squeeze(accepted)).toBe(squeeze(expected));
    for (const program of ['Word', 'Google Docs'] as const) {
      const save = async (bytes: Uint8Array) => readDocument(writtenBy(program, await readArchive(bytes, isRead)));
      const untouched = bringBack(text, exported, await save(docx));
      expect({ program, ...untouched }).toMatchObject({ program, changes: [], unplaced: [], formulas: 0 });
      const saved = bringBack(text, exported, await save(returned));
      expect({ program, changes: saved.changes }).toEqual({ program, changes });
      expect(saved.unplaced).toHaveLength(unplaced.length);
    }
    const again = await exportWord(sample, name, accepted);
    const differences = findDifferences(await readAccepted(returned), await readAccepted(again));
    expect(differences.filter((line) => listed.length === 0 || !line.includes('spanning'))).toEqual([]);
  },
);
