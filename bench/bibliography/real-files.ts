/**
 * Tries the scanner and the writer on every .bib file below a folder: no entry is lost, and a change leaves all others
 * byte-for-byte as they were. Entries are counted independently, by the starts of lines.
 *     node bench/bibliography/real-files.ts FOLDER
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChange, setField } from '../../bibliography/src/edit.ts';
import { type BibPart, scanBib } from '../../bibliography/src/scan.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder.');

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.bib$/iu.test(name));
let entries = 0;
let changes = 0;
const wrong: string[] = [];
for (const name of names) {
  const text = new TextDecoder().decode(readFileSync(join(folder, name)));
  const parts = scanBib(text);
  entries += parts.filter(({ kind }) => kind === 'entry').length;
  const starts = new Set(parts.map(({ from }) => from));
  for (const match of text.matchAll(/^[ \t]*(@(?!comment\b)[a-z]+\s*[{(])/gimu)) {
    const at = match.index + match[0].length - match[1]!.length;
    // Inside another entry it is part of a value.
    if (!starts.has(at) && !parts.some(({ from, to }) => from < at && at < to)) wrong.push(`${name}: lost at ${at}`);
  }
  for (const part of parts.filter((_one, index) => index % Math.ceil(parts.length / 20) === 0))
    changeOne(name, text, parts, part);
}
console.log(`${names.length} files, ${entries} entries, ${changes} changes, ${wrong.length} wrong`);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length === 0 ? 0 : 1;

function changeOne(name: string, text: string, parts: readonly BibPart[], part: BibPart): void {
  const made = setField(text, part, 'x-tried', 'yes {and} no');
  if (made === null) return;
  changes += 1;
  const changed = applyChange(text, made);
  const after = scanBib(changed);
  const same =
    after.length === parts.length &&
    after.every((one, index) => {
      const before = parts[index]!;
      return before === part || text.slice(before.from, before.to) === changed.slice(one.from, one.to);
    });
  const isInside =
    made.from > part.from && made.to < part.to && text.slice(part.to) === changed.slice(part.to + made.insert.length);
  if (!same || !isInside) wrong.push(`${name}: a change of ${part.key} changed more`);
}
