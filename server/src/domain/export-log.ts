import { FILTER_REMARKS, shorten } from './export-remarks.ts';

/** A line of an export's log in plain words: what happened, where, what to do. */
export interface ExportLine {
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

export interface RunToExplain {
  readonly lines: readonly string[];
  readonly warnings: readonly { readonly type: string; readonly message: string; readonly verbosity: string }[];
  readonly failure: string | undefined;
}

type Input = { readonly name: string; readonly text: string };
type Place = { readonly file?: string; readonly line?: number };

const MAX_LINES = 200;

/** Puts what our filter, pandoc and Typst said into words, each with its place in the source where it can be found. */
export function explainRun(
  run: RunToExplain,
  inputs: readonly Input[],
  files: ReadonlyMap<string, Uint8Array>,
): ExportLine[] {
  const log: ExportLine[] = [];
  const said = new Set<string>();
  const add = (line: ExportLine | undefined) => {
    if (line === undefined) return;
    const key = `${line.message}\0${line.file ?? ''}\0${line.line ?? ''}`;
    if (said.has(key) || log.length >= MAX_LINES) return;
    said.add(key);
    log.push(line);
  };
  if (run.failure !== undefined && run.failure !== 'typst') add(explainFailure(run.failure, inputs, files));
  for (const line of run.lines) add(explainLine(line, inputs));
  for (const warning of run.warnings) add(explainWarning(warning, inputs));
  if (run.failure === 'typst' && !log.some((line) => line.level === 'error')) {
    add({ level: 'error', message: 'The PDF could not be set.' });
  }
  const order = { error: 0, warning: 1, info: 2 };
  return log.toSorted((a, b) => order[a.level] - order[b.level]);
}

/** Why a conversion was ended from outside. */
export function explainEnd(
  end: string,
  limits: { milliseconds: number; memoryBytes: number; outputBytes: number },
): string {
  const mega = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  switch (end) {
    case 'time':
      return `The export took longer than ${Math.round(limits.milliseconds / 1000)} seconds and was stopped. Split the document, or look for a very long table, list or formula.`;
    case 'memory':
      return `The export needed more than ${mega(limits.memoryBytes)} of memory and was stopped. Make its images smaller or split the document.`;
    case 'output':
      return `The result is larger than ${mega(limits.outputBytes)}. Make the images smaller or split the document.`;
    case 'cancelled':
      return 'The export was cancelled.';
    default:
      return 'The converter ended unexpectedly. Try again; if it happens again, the document has something that it cannot read.';
  }
}

/** Where a piece of text stands first in the inputs. */
export function locate(inputs: readonly Input[], needle: string): Place {
  if (needle === '') return {};
  for (const { name, text } of inputs) {
    const at = text.indexOf(needle);
    if (at >= 0) return { file: name, line: lineAt(text, at) };
  }
  return {};
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line += 1;
  return line;
}

function explainLine(line: string, inputs: readonly Input[]): ExportLine | undefined {
  const own = /^scriptorium:([a-z-]+):(.*)$/su.exec(line);
  if (own !== null) {
    const tell = FILTER_REMARKS[own[1] as string];
    if (tell === undefined) return undefined;
    const { search, ...rest } = tell(own[2] as string);
    return { ...rest, ...(search === undefined ? {} : locate(inputs, search)) };
  }
  const typst = /^typst-(error|warning):(.*)$/su.exec(line);
  if (typst === null) return undefined;
  const text = typst[2] as string;
  const font = /unknown font family: (.+)/.exec(text);
  if (font !== null)
    return { level: 'warning', message: `The font “${font[1]}” is not on this server; another one was used.` };
  if (typst[1] === 'warning') return undefined;
  return { level: 'error', message: `The PDF could not be set: ${text}` };
}

function explainWarning(warning: RunToExplain['warnings'][number], inputs: readonly Input[]): ExportLine | undefined {
  const { type, message } = warning;
  const position = /line (\d+)/.exec(message);
  const place: Place =
    position === null
      ? {}
      : {
          ...(inputs.length === 1 && inputs[0] !== undefined ? { file: inputs[0].name } : {}),
          line: Number(position[1]),
        };
  if (/Citeproc/.test(type)) {
    const key = /citation (\S+) not found/.exec(message)?.[1];
    if (key === undefined) return { level: 'warning', message: `Citations: ${message}` };
    return {
      level: 'warning',
      message: `The citation key @${key} is not in the bibliography.`,
      ...locate(inputs, `@${key}`),
    };
  }
  switch (type) {
    case 'CouldNotConvertTeXMath': {
      const code = /Could not convert TeX math (.*?)(?:, rendering|\n|$)/su.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `A formula could not be read and is shown as its source: ${shorten(code)}`,
        ...locate(inputs, code.trim().slice(0, 40)),
      };
    }
    case 'DuplicateNoteReference':
      return { level: 'warning', message: `A footnote is defined twice: ${message}`, ...place };
    case 'NoteDefinedButNotUsed':
      return { level: 'warning', message: `A footnote is defined but not used: ${shorten(message)}`, ...place };
    case 'DuplicateLinkReference':
    case 'ReferenceNotFound':
    case 'DuplicateIdentifier':
    case 'DuplicateAttribute':
    case 'UnclosedDiv':
    case 'CircularReference':
    case 'ParsingUnescaped':
      return { level: 'warning', message: tidy(message), ...place };
    case 'InvalidLang':
    case 'CouldNotLoadTranslations':
      return {
        level: 'warning',
        message: `The language in the front matter is not known: ${tidy(message)} Use a code like “en-GB” or “de”.`,
        ...locate(inputs, 'lang:'),
      };
    case 'CouldNotFetchResource':
    case 'CouldNotConvertImage':
    case 'CouldNotDetermineImageSize':
      return { level: 'warning', message: tidy(message) };
    case 'InlineNotRendered':
    case 'BlockNotRendered':
    case 'SkippedContent':
      return warning.verbosity === 'WARNING'
        ? {
            level: 'warning',
            message: `Something that this format cannot take was left out: ${shorten(message)}`,
            ...place,
          }
        : undefined;
    default:
      return warning.verbosity === 'WARNING' ? { level: 'info', message: tidy(message), ...place } : undefined;
  }
}

function explainFailure(failure: string, inputs: readonly Input[], files: ReadonlyMap<string, Uint8Array>): ExportLine {
  const text = failure.replace(/^ERROR: /, '');
  if (text.startsWith('pandoc-crash:')) {
    const memory = /memory|allocation/i.test(text);
    return {
      level: 'error',
      message: memory
        ? 'The document needs more memory than an export may take. Split it, or make it simpler.'
        : 'The converter could not cope with this document. Look for very deep nesting, or split the document.',
    };
  }
  const first = inputs[0]?.name;
  const filter = /Error running (?:Lua )?filter (\S+?):?\s/i.exec(`${text} `);
  if (filter !== null) {
    const name = filter[1]?.split('/').pop() ?? '';
    const at = /\.lua:(\d+):/.exec(text)?.[1];
    return {
      level: 'error',
      message: `The filter ${name} of the export profile stopped with an error${at === undefined ? '' : ` in its line ${at}`}: ${tidy(text.slice((filter.index ?? 0) + filter[0].length))} Tell an administrator.`,
    };
  }
  if (/YAML|metadata block/i.test(text)) return explainFrontMatter(text, inputs);
  if (/bibliograph|bibtex|biblatex|\.bib\b/i.test(text)) {
    const file = [...files.keys()].find((path) => text.includes(path) || text.includes(path.split('/').pop() ?? path));
    const line = /line (\d+)/.exec(text);
    return {
      level: 'error',
      message: `The bibliography could not be read: ${tidy(text)} Look for a missing comma or brace.`,
      ...(file === undefined ? {} : { file }),
      ...(line === null ? {} : { line: Number(line[1]) }),
    };
  }
  if (/csl|citation style|style element/i.test(text))
    return {
      level: 'error',
      message: `The citation style could not be read: ${tidy(text)}`,
      ...locate(inputs, 'csl:'),
    };
  if (/template/i.test(text))
    return { level: 'error', message: `The template of the export profile is at fault: ${tidy(text)}` };
  if (/Unknown (input|output|reader|writer) format/i.test(text))
    return { level: 'error', message: `The export profile names a format that does not exist: ${tidy(text)}` };
  if (/extension .* is not supported/i.test(text))
    return {
      level: 'error',
      message: `The export profile switches on something that the format does not have: ${tidy(text)}`,
    };
  if (/UTF-8|decode/i.test(text))
    return { level: 'error', message: 'A file is not text in UTF-8. Save it again in UTF-8.' };
  const position = /line (\d+)/.exec(text);
  return {
    level: 'error',
    message: tidy(text),
    ...(first === undefined || position === null ? {} : { file: first, line: Number(position[1]) }),
  };
}

/** Pandoc names the line where the block begins and the line inside of it where reading stopped. */
function explainFrontMatter(text: string, inputs: readonly Input[]): ExportLine {
  const block = /at "([^"]+)" \(line (\d+)/.exec(text);
  const inside = /exception at line (\d+)/.exec(text);
  const reason = /exception at [^:]*?(?:,\s*(while [^:]*))?:\s*(.*)$/su.exec(text);
  const file = inputs.find(({ name }) => name === block?.[1])?.name ?? inputs[0]?.name;
  const line = Number(block?.[2] ?? 1) + Math.max(0, Number(inside?.[1] ?? 1) - 1);
  const why = reason === null ? text : `${reason[2] ?? ''}${reason[1] === undefined ? '' : ` ${reason[1]}`}`;
  return {
    level: 'error',
    message: `The front matter is not valid YAML: ${tidy(why)} Check the indentation, close what is open, and put texts with “:” in quotes.`,
    ...(file === undefined ? {} : { file }),
    line,
  };
}

function tidy(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return shorten(/[.!?]$/.test(flat) ? flat : `${flat}.`, 400);
}
