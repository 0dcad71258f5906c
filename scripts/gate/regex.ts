import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { listSources, ROOT } from './step.ts';

export interface FoundRegex {
  file: string;
  pattern: string;
  flags: string;
}

/** Every regular expression in these folders, as a literal or `new RegExp('…')`, except in tests. */
export function listRegexes(...folders: string[]): FoundRegex[] {
  return listSources(...folders)
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .flatMap((file) => findIn(file, readFileSync(join(ROOT, file), 'utf8')));
}

export function findIn(file: string, source: string): FoundRegex[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  const found: FoundRegex[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const fields = node as Record<string, unknown>;
    if (fields['type'] === 'RegExpLiteral') {
      found.push({ file, pattern: String(fields['pattern']), flags: String(fields['flags']) });
    } else if (fields['type'] === 'NewExpression' || fields['type'] === 'CallExpression') {
      const made = readConstructed(fields);
      if (made !== null) found.push({ file, ...made });
    }
    for (const value of Object.values(fields)) walk(value);
  };
  walk(tree.body);
  return found;
}

function readConstructed(call: Record<string, unknown>): { pattern: string; flags: string } | null {
  const callee = call['callee'] as { type?: string; value?: string } | undefined;
  if (callee?.type !== 'Identifier' || callee.value !== 'RegExp') return null;
  const args = (call['arguments'] ?? []) as { expression: { type: string; value?: unknown } }[];
  const [pattern, flags] = args.map(({ expression }) =>
    expression.type === 'StringLiteral' ? String(expression.value) : undefined,
  );
  return pattern === undefined ? null : { pattern, flags: flags ?? '' };
}

/**
 * Describes inputs for which this expression takes more than linear time; empty if there are none. Quadratic counts: at
 * a hundred thousand characters that is a minute. Not detected are alternatives with a common prefix, such as
 * `(b|bb)*`, which reviewers must look for.
 */
export function findSlowWays({ pattern, flags }: FoundRegex): string[] {
  // Without repetition there is nothing to find, and the analysis is expensive.
  if (!/[*+]|\{\d+,\}/u.test(pattern)) return [];
  const { reports } = analyse({ source: pattern, flags }, { maxReports: 3 });
  return reports.map((report) => `${report.exponential ? 'exponential' : 'polynomial'} (${report.type})`);
}
