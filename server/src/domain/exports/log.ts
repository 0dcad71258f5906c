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
): Sentence {
  switch (end) {
    case 'time':
      return say(
        'The export took longer than {seconds} seconds and was stopped. Split the document, or look for a very long table, list or formula.',
        { seconds: Math.round(limits.milliseconds / 1000) },
      );
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
