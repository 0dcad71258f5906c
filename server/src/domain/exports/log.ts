import { say, type Sentence } from '@scriptorium/contract/said.ts';
import type { ExportLine } from './line.ts';
import { explainFailure } from './failures.ts';
import { explainLine } from './explain-line.ts';
import { explainWarning, type Warning } from './explain-warning.ts';
import { type Input, locate } from './locate.ts';
import { checkText } from './text-checks.ts';

export interface RunToExplain {
  readonly lines: readonly string[];
  readonly warnings: readonly Warning[];
  readonly failure: string | undefined;
}

const MAX_LINES = 200;
/** Maximum number of messages read; most of that many are repetitions. */
const MAX_READ = 2000;
/** Maximum UTF-16 units searched for locations, about half a second; further messages about long texts have none. */
const MAX_SEARCHED = 300_000_000;

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
  const size = inputs.reduce((sum, { text }) => sum + text.length, 0);
  let searched = 0;
  const searchable = (): readonly Input[] => {
    searched += size;
    return searched > MAX_SEARCHED ? [] : inputs;
  };
  if (run.failure !== undefined && run.failure !== 'typst') {
    add(explainFailure(run.failure, inputs, files, (needle) => locate(inputs, needle)));
  }
  for (const line of new Set(run.lines.slice(0, MAX_READ))) add(explainLine(line, searchable()));
  for (const warning of run.warnings.slice(0, MAX_READ)) add(explainWarning(warning, searchable()));
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
): Sentence {
  switch (end) {
    case 'time':
      return say(
        'The export took longer than {seconds} seconds and was stopped. Split the document, or look for a very long table, list or formula.',
        { seconds: Math.round(limits.milliseconds / 1000) },
      );
    case 'busy':
      return { message: 'The server was too busy to finish this in time. Please try again in a few minutes.' };
    case 'memory':
      return say(
        'The export needed more than {most} of memory and was stopped. Make its images smaller or split the document.',
        { most: { bytes: limits.memoryBytes } },
      );
    case 'output':
      return say('The result is larger than {most}. Make the images smaller or split the document.', {
        most: { bytes: limits.outputBytes },
      });
    case 'cancelled':
      return { message: 'The export was cancelled.' };
    default:
      return {
        message:
          'The converter ended unexpectedly. Try again; if it happens again, the document has something that it cannot read.',
      };
  }
}
