/**
 * What a Word export with review costs compared with a plain one, in processor time of the steps themselves, on a text
 * of plain sentences and on real papers: `node bench/word/review-export.ts [MEGABYTES] [PAPER.md]`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePandoc, type Pandoc, startPandoc } from '../../server/src/adapters/pandoc/wasm-pandoc.ts';
import {
  type PlannedExport,
  planConversion,
  prepareConversion,
} from '../../server/src/adapters/pandoc/prepare-conversion.ts';
import { readReview } from '../../server/src/adapters/pandoc/read-review.ts';
import { finishWord } from '../../server/src/adapters/pandoc/finish-word.ts';
import type { Review } from '../../server/src/domain/exports/review.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMMENTS = 1000;
const SUGGESTIONS = 2000;
const SOURCE_DATE = 1_700_000_000;
const SENTENCE = 'The method was applied to every sample, and the results were compared with those of others.\n\n';
const [megabytes = '1', paper] = process.argv.slice(2);
const piece = paper === undefined ? SENTENCE : readFileSync(paper, 'utf8').replace(/^---\n[^]*?\n---\n/u, '');
const text = piece.repeat(Math.ceil((Number(megabytes) * 1_000_000) / piece.length));

const wasm = join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm');
const pandoc = startPandoc(await compilePandoc(wasm));
await exportWord('warm up', { threads: [], changes: [] }, '# A\n\nText [@a] $x^2$.\n');
const plain = await exportWord('plain', undefined);
const reviewed = await exportWord('with review', makeReview());
console.log(`with review / plain   ${(reviewed / plain).toFixed(2)}`);

/** Evenly spread over the text, as in bench/review. */
function makeReview(): Review {
  const count = COMMENTS + SUGGESTIONS;
  const places = Array.from({ length: count }, (_, at) => Math.floor((at * text.length) / count));
  const [author, at] = ['Ada Lovelace', 1_700_000_000_000];
  return {
    threads: places
      .filter((_, index) => index % 3 === 0)
      .map((from) => ({ from, to: from + 12, isResolved: false, comments: [{ author, at, body: 'Is this so?' }] })),
    changes: places
      .filter((_, index) => index % 3 !== 0)
      .map((from) => ({ from, to: from + 8, insert: 'other words', author, at })),
  };
}

async function exportWord(name: string, review: Review | undefined, written = text): Promise<number> {
  const planned = planConversion(
    {
      defaultsYaml: readFileSync(join(ROOT, 'server/assets/export/profiles/word.yaml'), 'utf8'),
      inputs: [{ name: 'paper.md', text: written, ...(review && { review }) }],
      files: new Map(),
      sourceDate: SOURCE_DATE,
    },
    [],
  ) as PlannedExport;
  const { request } = await prepareConversion(planned);
  const calls: string[] = [];
  const timed: Pandoc = {
    convert(options, files, sourceDate) {
      const started = process.cpuUsage();
      const run = pandoc.convert(options, files, sourceDate);
      calls.push(`${String(options['from'])} to ${String(options['to'])} ${milliseconds(started)} ms`);
      return run;
    },
  };
  const started = process.cpuUsage();
  const { options, files } = request;
  const read = request.review && readReview(timed, request.review, options, files, SOURCE_DATE);
  const { output, stderr } = timed.convert(
    read?.options ?? options,
    new Map([...files, ...(read?.files ?? [])]),
    SOURCE_DATE,
  );
  if (output.length === 0) throw new Error(stderr);
  const bytes = request.review ? await finishWord(output, request.review.comments, SOURCE_DATE) : output;
  const whole = milliseconds(started);
  console.log(`${name.padEnd(12)} ${whole} ms: ${calls.join(', ')}; ${bytes.length} bytes`);
  return whole;
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return Math.round((user + system) / 1000);
}
