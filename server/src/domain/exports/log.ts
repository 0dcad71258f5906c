import type { ExportLine } from './line.ts';
import { explainFailure, tidy } from './failures.ts';
import { FILTER_REMARKS, shorten } from './remarks.ts';
import { checkText } from './text-checks.ts';

export interface RunToExplain {
  readonly lines: readonly string[];
  readonly warnings: readonly { readonly type: string; readonly message: string; readonly verbosity: string }[];
  readonly failure: string | undefined;
}

type Input = { readonly name: string; readonly text: string };
type Place = { readonly file?: string; readonly line?: number };

const MAX_LINES = 200;

/** Translates messages of our filter, pandoc and Typst into sentences for people, located in the source where possible. */
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
  if (run.failure !== undefined && run.failure !== 'typst') {
    add(explainFailure(run.failure, inputs, files, (needle) => locate(inputs, needle)));
  }
  for (const line of run.lines) add(explainLine(line, inputs));
  for (const warning of run.warnings) add(explainWarning(warning, inputs));
  for (const input of inputs) for (const line of checkText(input)) add(line);
  if (run.failure === 'typst' && !log.some((line) => line.level === 'error')) {
    add({
      level: 'error',
      message: 'The PDF could not be typeset. Export as HTML or Word to see the text, and look for unusual raw code.',
    });
  }
  const order = { error: 0, warning: 1, info: 2 };
  return log.toSorted((a, b) => order[a.level] - order[b.level]);
}

/** Why a conversion was stopped from outside. */
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

/** Where a piece of text first occurs in the inputs. */
export function locate(inputs: readonly Input[], needle: string): Place {
  if (needle === '') return {};
  for (const { name, text } of inputs) {
    const at = text.indexOf(needle);
    if (at >= 0) return { file: name, line: lineAt(text, at) };
  }
  // What a message quotes on one line may span several in the source.
  const loose = new RegExp(
    needle
      .trim()
      .split(/\s+/u)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join(String.raw`\s+`),
    'u',
  );
  for (const { name, text } of inputs) {
    const at = text.search(loose);
    if (at >= 0) return { file: name, line: lineAt(text, at) };
  }
  return {};
}

/** Where a label occurs for the second time across all inputs. */
function locateSecond(inputs: readonly Input[], label: string): Place | undefined {
  const places = inputs.flatMap(({ name, text }) =>
    text.split('\n').flatMap((row, index) => {
      const inBraces = /\{[^}]*\}/u.exec(row)?.[0] ?? '';
      return inBraces.split(/[{}\s]/u).includes(label) ? [{ file: name, line: index + 1 }] : [];
    }),
  );
  return places[1];
}

/** Typst reports font names in lower case. */
function locateFolded(inputs: readonly Input[], needle: string): Place {
  const folded = inputs.map(({ name, text }) => ({ name, text: text.toLowerCase() }));
  return locate(folded, needle.toLowerCase());
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
    if (own[1] === 'label-duplicate') {
      const label = own[2] as string;
      return { ...rest, ...(locateSecond(inputs, `#${label}`) ?? locateSecond(inputs, label)) };
    }
    return { ...rest, ...(search === undefined ? {} : locate(inputs, search)) };
  }
  const typst = /^typst-(error|warning):(.*)$/su.exec(line);
  if (typst === null) return undefined;
  const text = typst[2] as string;
  const font = /unknown font family: (.+)/.exec(text);
  if (font !== null)
    return {
      level: 'warning',
      message: `The font “${font[1]}” is not on this server; another one was used. Choose another one, or ask an administrator to add it.`,
      ...locateFolded(inputs, font[1] ?? ''),
    };
  if (typst[1] === 'warning') return undefined;
  if (/^file not found/.test(text)) {
    const path = /near: .*?"([^"]+)"/.exec(text)?.[1] ?? '';
    return {
      level: 'error',
      message: `The Typst code in the text names the file ${shorten(path)}, which is not in the workspace. Upload it, or correct the path.`,
      ...locate(inputs, path),
    };
  }
  return { level: 'error', message: `The PDF could not be typeset: ${text}` };
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
      message: `The citation key @${key} is not in the bibliography. Correct the key, or add the source.`,
      ...locate(inputs, `@${key}`),
    };
  }
  switch (type) {
    case 'CouldNotConvertTeXMath': {
      const code = /Could not convert TeX math (.*?)(?:, rendering|\n|$)/su.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `A formula could not be read and is shown as its source: ${shorten(code)}. Look for a missing brace or an unknown command.`,
        ...locate(inputs, code.trim().slice(0, 40)),
      };
    }
    case 'DuplicateNoteReference': {
      const id = /reference '([^']+)'/.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `The footnote [^${id}] is defined twice; the last one counts. Give one of them another name.`,
        ...place,
      };
    }
    case 'NoteDefinedButNotUsed': {
      const id = /key '([^']+)'/.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `The footnote [^${id}] is defined but not used. Refer to it with [^${id}], or delete it.`,
        ...place,
      };
    }
    case 'NoTranslation':
      return undefined;
    case 'DuplicateIdentifier': {
      const id = /identifier '([^']+)'/.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `The label “${id}” is there twice; links lead to the first. Give one of them another label.`,
        // Pandoc reports the end of the block.
        ...(locateSecond(inputs, `#${id}`) ?? place),
      };
    }
    case 'DuplicateLinkReference': {
      const id = /reference '?\[?([^\]']+)/.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `The address of [${id}] is given twice. Delete one of the lines, or name it otherwise.`,
        ...place,
      };
    }
    case 'UnclosedDiv':
      return {
        level: 'warning',
        message: 'The block that begins here with “:::” is not closed. Write “:::” in a line of its own where it ends.',
        ...place,
      };
    case 'ReferenceNotFound':
    case 'DuplicateAttribute':
    case 'CircularReference':
    case 'ParsingUnescaped':
      return { level: 'warning', message: tidy(message), ...place };
    case 'InvalidLang':
    case 'CouldNotLoadTranslations': {
      const code = /translations for (\S+)/.exec(message)?.[1] ?? /(\S+)\s*$/.exec(message.trim())?.[1] ?? '';
      return {
        level: 'warning',
        message: `The language “${code}” in the front matter is not known. Use a code like “en-GB” or “de”.`,
        ...locate(inputs, 'lang:'),
      };
    }
    case 'CouldNotFetchResource': {
      const path = (/resource (\S+)/.exec(message)?.[1] ?? '').replace(/[.:]$/, '');
      if (/^https?:/.test(path)) {
        return {
          level: 'warning',
          message: `The file ${shorten(path)} is on another server and was not fetched. Upload it to the workspace and use its path.`,
          ...locate(inputs, path),
        };
      }
      return {
        level: 'warning',
        message: `The file ${shorten(path)} was not found and was left out. Upload it, or correct the path.`,
        ...locate(inputs, path),
      };
    }
    case 'CouldNotLoadIncludeFile': {
      const path = /include file (\S+)/.exec(message)?.[1] ?? '';
      return {
        level: 'warning',
        message: `The file ${shorten(path)} that LaTeX includes here was not found. Choose it as a further file of this export instead.`,
        ...locate(inputs, path.replace(/\.tex$/, '')),
      };
    }
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
