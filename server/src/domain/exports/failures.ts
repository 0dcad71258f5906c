import { say, type Sentence } from '@scriptorium/contract/said.ts';
import { LineCounter } from 'yaml';
import type { ExportLine } from './line.ts';
import type { Input, Place } from './locate.ts';
import { shorten } from './remarks.ts';
import { explainLatex } from './latex-failures.ts';
import { MAX_YAML, parseYaml } from '../texts/parse-yaml.ts';

export type Locate = (needle: string) => Place;

/** Translates pandoc's error message into a sentence that says where the fault is, and what to do. */
export function explainFailure(
  failure: string,
  inputs: readonly Input[],
  files: ReadonlyMap<string, Uint8Array>,
  locate: Locate,
): ExportLine {
  const text = failure.replace(/^ERROR: /, '');
  const error = (what: string | Sentence, place: object = {}): ExportLine => ({
    level: 'error',
    ...(typeof what === 'string' ? { message: what } : what),
    ...place,
  });
  if (text.startsWith('pandoc-crash:')) {
    return error(
      /memory|allocation/i.test(text)
        ? 'The document needs more memory than an export may take. Split it, or make it simpler.'
        : 'The converter could not cope with this document. Look for very deep nesting, or split the document.',
    );
  }
  const latex = explainLatex(text);
  if (latex !== undefined) {
    const { search, ...why } = latex;
    return error(why, locate(search));
  }
  const filter = /Error running (?:Lua )?filter '?([^'\n]+?)'?:\s/i.exec(text);
  if (filter !== null) return error(explainFilter(filter[1] ?? '', text.slice(filter.index + filter[0].length)));
  const missing = findMissingFile(text);
  if (missing !== undefined) {
    return error(
      say(
        'The file {file} that the export profile names was not found. Add it to the profile or the workspace, or remove it from the profile.',
        { file: missing },
      ),
    );
  }
  if (/^Error compiling template/i.test(text)) {
    const at = /"([^"]+)" \(line (\d+)/.exec(text);
    return error(
      say('The template of the export profile could not be read: {why} Look for a “$” that is not closed.', {
        why: tidy(text.replace(/^[^:]*:\s*/, '')),
      }),
      at === null ? {} : { file: baseName(at[1] ?? ''), line: Number(at[2]) },
    );
  }
  if (/Error parsing YAML|YAML parse|metadata block/i.test(text)) return explainYaml(text, inputs);
  if (/^Citeproc(?:Parse)?Error: Could not parse abbreviations/i.test(text))
    return error('The list of journal abbreviations could not be read. It must be JSON as citation programs write it.');
  if (/^CiteprocXMLError|citation style|style element/i.test(text)) {
    return error(
      'The citation style could not be read: it is damaged, or not a CSL file. Download it again, or choose another style.',
      locate('csl:'),
    );
  }
  if (/bibliograph|bibtex|biblatex|\.bib\b/i.test(text)) {
    const file = [...files.keys()].find((path) => text.includes(path) || text.includes(baseName(path)));
    const line = /line (\d+)/.exec(text);
    return error(
      say('The bibliography could not be read: {why} Look for a missing comma or brace.', { why: tidy(text) }),
      {
        ...(file === undefined ? {} : { file }),
        ...(line === null ? {} : { line: Number(line[1]) }),
      },
    );
  }
  if (/end of central directory|zip archive|docx|reference.*(?:odt|pptx)/i.test(text)) {
    return error(
      'The reference document of the export profile cannot be read. Save it again as .docx, .odt or .pptx, as the profile needs it.',
    );
  }
  if (/Unknown (input|output|reader|writer) format/i.test(text))
    return error(
      say('The export profile names a format that does not exist: {why} Correct “from” or “to” in it.', {
        why: tidy(text),
      }),
    );
  if (/extension .* is not supported/i.test(text)) {
    const name = /extension '?([\w-]+)'?/i.exec(text)?.[1] ?? '';
    const format = /supported for (\w+)/.exec(text)?.[1] ?? 'this format';
    return error(
      say(
        'The export profile switches on “{extension}”, which {format} does not have. Take it out of “from” or “to”.',
        { extension: name, format },
      ),
    );
  }
  if (/UTF-8|decode/i.test(text)) return error('A file is not text in UTF-8. Save it again in UTF-8.');
  const position = /line (\d+)/.exec(text);
  const first = inputs[0]?.name;
  return error(tidy(text), first === undefined || position === null ? {} : { file: first, line: Number(position[1]) });
}

function explainFilter(path: string, reason: string): Sentence {
  const at = /\.lua:(\d+):\s*/.exec(reason);
  const why = (at === null ? reason : reason.slice(at.index + at[0].length)).replace(/stack traceback:[\s\S]*$/u, '');
  const values = { filter: baseName(path), why: tidy(why) };
  return at === null
    ? say('The filter {filter} of the export profile stopped with an error: {why} Tell an administrator.', values)
    : say(
        'The filter {filter} of the export profile stopped with an error in its line {line}: {why} Tell an administrator.',
        { ...values, line: Number(at[1]) },
      );
}

const MISSING = [
  /^Could not find data file '(?:templates\/)?([^']+)'/,
  /^Could not find metadata file '([^']+)'/,
  /^File '?([^'\n]+?)'? not found in resource path/,
  /^([^\n:]+): openBinaryFile: does not exist/,
  /^([^\n:]+): withBinaryFile: does not exist/,
];

function findMissingFile(text: string): string | undefined {
  for (const pattern of MISSING) {
    const path = pattern.exec(text)?.[1];
    if (path !== undefined) return shorten(baseName(path));
  }
  return undefined;
}

/** Pandoc gives the line where the block starts and the line within it where parsing stopped. */
function explainYaml(text: string, inputs: readonly Input[]): ExportLine {
  const block = /at "([^"]+)" \(line (\d+)/.exec(text);
  const inside = /exception at line (\d+)/.exec(text);
  const reason = /exception at [^:]*?(?:,\s*(while [^:]*))?:\s*(.*)$/su.exec(text);
  const isInput = block === null || inputs.some(({ name }) => name === block[1]);
  const file = isInput ? (block?.[1] ?? inputs[0]?.name) : baseName(block[1] ?? '');
  const begin = Number(block?.[2] ?? 1);
  const source = inputs.find(({ name }) => name === file)?.text;
  const line =
    (source === undefined ? undefined : findYamlFault(source, begin)) ??
    begin + Math.max(0, Number(inside?.[1] ?? 1) - 1);
  const why = reason === null ? text : `${reason[2] ?? ''}${reason[1] === undefined ? '' : ` ${reason[1]}`}`;
  return {
    level: 'error',
    ...(isInput
      ? say(
          'The front matter is not valid YAML: {why} Check the indentation, close what is open, and put texts with “:” in quotes.',
          { why: tidy(why) },
        )
      : say(
          'The metadata file {file} is not valid YAML: {why} Check the indentation, close what is open, and put texts with “:” in quotes.',
          { file: file ?? '', why: tidy(why) },
        )),
    ...(file === undefined ? {} : { file }),
    line,
  };
}

/** Pandoc's YAML reader is off by one line in either direction; another parser finds the exact one. */
function findYamlFault(source: string, begin: number): number | undefined {
  const rows = source.split('\n').slice(begin - 1);
  if (rows[0]?.trim() !== '---') return undefined;
  const end = rows.findIndex((row, index) => index > 0 && /^(?:---|\.\.\.)\s*$/u.test(row));
  if (end < 0) return undefined;
  const yaml = rows.slice(1, end).join('\n');
  if (yaml.length > MAX_YAML) return undefined;
  const lines = new LineCounter();
  const [fault] = parseYaml(yaml, lines).errors;
  const at = fault && lines.linePos(fault.pos[0]).line;
  return at === undefined ? undefined : Math.min(begin + at, begin + end - 1);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** On one line, of readable length, ending with a full stop. */
export function tidy(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return shorten(/[.!?]$/.test(flat) ? flat : `${flat}.`, 400);
}
