/**
 * How long the PDF next to the text takes to follow a change: `node bench/export/proof.ts [--runs 12]`. A paper of some
 * twenty pages, made of several copies of a published one, is changed by one word and requested again, as the open pane
 * does after each pause. The first call is cold and reported separately.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listDefaults, setProof } from '@scriptorium/contract/operations/export.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import { ROOT, startServer } from '../../tests/_support/start-server.ts';

/** Milliseconds at p50, for about twenty pages with a warm converter. */
const GOAL = 2_000;
const COPIES = 8;
/** Milliseconds between two calls; a person may make thirty a minute. */
const PAUSE = 2_000;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '12' } } });
const FOLDER = join(ROOT, 'examples/timeseriesflattener');

/** The front matter once, the body as many times as requested; headings and labels carry the number of the copy. */
function makePaper(copies: number, word: string): string {
  const [, head = '', body = ''] =
    /^(---\n.*?\n---\n)(.*)$/su.exec(readFileSync(join(FOLDER, 'paper.md'), 'utf8')) ?? [];
  const text = body.replace(/^# References[\s\S]*$/mu, '');
  const parts = Array.from({ length: copies }, (_, index) =>
    text
      .replaceAll(/^(#+ .*)$/gmu, `$1 ${index + 1}`)
      .replaceAll(/([{@#])((?:fig|tbl|eq|sec)[-:][\w-]+)/gu, `$1$2-${index + 1}`),
  );
  return `${head}\n${word}\n\n${parts.join('\n')}\n\n# References\n`;
}

const count = Number(values.runs);
await using server = await startServer({});
const ada = await createAccount(server, 'Ada');
const home = await findWorkspace(ada);
const { defaultsFiles } = await ada.client.call(listDefaults, {});
const profileUuid = defaultsFiles.find(({ name }) => name === 'PDF')?.uuid ?? '';
const bibliography = { name: 'paper.bib', content: readFileSync(join(FOLDER, 'paper.bib')) };
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);

const times: number[] = [];
for (let run = 0; run <= count; run += 1) {
  const name = `paper-${run}.md`;
  await ada.client.upload(home, '', [
    ...(run === 0 ? [bibliography] : []),
    { name, content: makePaper(COPIES, `Changed ${run} times.`) },
  ]);
  const started = performance.now();
  const { pdf, cause, places } = await ada.client.call(setProof, { uuid: home, itemPath: name, profileUuid });
  const took = performance.now() - started;
  if (pdf === undefined) throw new Error(`Not set: ${cause}`);
  if (run === 0) {
    const loading = getDocument({ data: new Uint8Array(Buffer.from(pdf, 'base64')), verbosity: 0 });
    const { numPages } = await loading.promise;
    await loading.destroy();
    console.log(
      `${numPages} pages, ${places.length} places, ${(pdf.length / 1000).toFixed(0)} KB; the first call ${took.toFixed(0)} ms`,
    );
  } else times.push(took);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  `warm, of ${count}: best ${at(0).toFixed(0)} ms, p50 ${at(0.5).toFixed(0)} ms, worst ${at(1).toFixed(0)} ms`,
);
console.log(
  `${at(0.5) <= GOAL ? 'met' : 'MISSED'}: goal ${GOAL} ms at p50; load at the end ${loadavg()[0]?.toFixed(1)}`,
);
