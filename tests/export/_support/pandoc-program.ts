/**
 * A native pandoc for tests on machines without one: pandoc's command line, as far as the server uses it, in front of
 * the bundled pandoc. Run by the script that `native-programs.ts` writes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compilePandoc, startPandoc } from '../../../server/src/adapters/pandoc/wasm-pandoc.ts';

const { values } = parseArgs({
  options: {
    version: { type: 'boolean' },
    quiet: { type: 'boolean' },
    defaults: { type: 'string' },
    log: { type: 'string' },
    output: { type: 'string' },
  },
});
const folder = dirname(fileURLToPath(import.meta.resolve('pandoc-wasm')));
if (values.version === true) {
  console.log(`pandoc ${readFileSync(join(folder, '../pandoc-version.txt'), 'utf8').trim()}`);
  process.exit(0);
}

const paths = readdirSync('.', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const files = new Map(paths.map((path): [string, Uint8Array] => [path, readFileSync(path)]));
const options = JSON.parse(readFileSync(values.defaults ?? '', 'utf8')) as Record<string, unknown>;
const engine = options['pdf-engine'];
delete options['pdf-engine'];
delete options['pdf-engine-opts'];
const pandoc = startPandoc(await compilePandoc(join(folder, 'pandoc.wasm')));
const run = pandoc.convert(options, files, Number(process.env['SOURCE_DATE_EPOCH']));
for (const line of run.lines) process.stderr.write(`${line}\n`);
writeFileSync(values.log ?? '', run.warnings);
if (run.output.length === 0) {
  process.stderr.write(run.stderr);
  process.exit(1);
}
if (typeof engine !== 'string') writeFileSync(values.output ?? '', run.output);
else setByEngine(engine, run.output, values.output ?? '');

function setByEngine(program: string, source: Uint8Array, output: string): void {
  writeFileSync('input.tex', source);
  for (let pass = 0; pass < 2; pass += 1) {
    const set = spawnSync(program, ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', 'input.tex']);
    if (set.status === 0) continue;
    const at = /^!.*$[\s\S]*?^l\.\d+.*$/mu.exec(set.stdout.toString());
    process.stderr.write(`Error producing PDF.\n${at?.[0] ?? set.stdout.toString()}\n`);
    process.exit(43);
  }
  writeFileSync(output, readFileSync('input.pdf'));
}
