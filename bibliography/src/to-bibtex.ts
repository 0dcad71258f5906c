import { applyChanges, type BibChange } from './edit.ts';
import { listFields } from './fields.ts';
import { type BibPart, scanBib } from './scan.ts';

/** Fields of biblatex, under the names by which BibTeX knows them. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['journaltitle', 'journal'],
  ['location', 'address'],
]);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A .bib file for BibTeX, which ignores the fields and types of biblatex: works would be printed without year and
 * journal. Whatever BibTeX understands stays as it is.
 */
export function toBibtex(text: string): string {
  const changes = scanBib(text).flatMap((part) => (part.kind === 'entry' ? changeEntry(text, part) : []));
  return changes.length === 0 ? text : applyChanges(text, changes);
}

/** What each dialect has for the same. */
const BIBLATEX = new Set(['date', 'journaltitle', 'location', 'eprinttype']);
const BIBTEX = new Set(['year', 'journal', 'address', 'school', 'archiveprefix']);
/** Entries looked at: a file is rarely of two minds, and may have 30,000. */
const LOOKED_AT = 200;

/** Whether most entries of a file are written for biblatex rather than for BibTeX. */
export function usesBiblatex(text: string, parts: readonly BibPart[] = scanBib(text)): boolean {
  let lead = 0;
  for (const part of parts.filter(({ kind }) => kind === 'entry').slice(0, LOOKED_AT)) {
    const names = listFields(text, part).map(({ name }) => name);
    const [modern, classic] = [BIBLATEX, BIBTEX].map((known) => names.some((name) => known.has(name)));
    if (modern !== classic) lead += modern ? 1 : -1;
  }
  return lead > 0;
}

function changeEntry(text: string, part: BibPart): BibChange[] {
  const fields = listFields(text, part);
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  const valueOf = (name: string): string => {
    const field = fields.find((each) => each.name === name);
    return field === undefined ? '' : text.slice(field.valueFrom, field.valueTo).replaceAll(/[{}"]/gu, '').trim();
  };
  const changes: BibChange[] = [];
  const type = typeFor(part.type, valueOf('type'));
  if (type !== part.type) {
    const from = part.from + 1;
    changes.push({ from, to: from + part.type.length, insert: type });
  }
  for (const field of fields) {
    const to = field.from + field.name.length;
    const name = isThesis(type) && field.name === 'institution' ? 'school' : FIELDS.get(field.name);
    if (name !== undefined && !has(name)) changes.push({ from: field.from, to, insert: name });
    if (field.name !== 'date' || has('year')) continue;
    const [, year, month = ''] = /^(\d{4})(?:-(\d\d))?/u.exec(valueOf('date')) ?? [];
    if (year === undefined) continue;
    const word = has('month') ? undefined : MONTHS[Number(month) - 1];
    const insert = `year = {${year}}${word === undefined ? '' : `, month = ${word}`}`;
    changes.push({ from: field.from, to: field.valueTo, insert });
  }
  return changes;
}

const isThesis = (type: string): boolean => type === 'phdthesis' || type === 'mastersthesis';

/** BibTeX prints types that it does not know as `misc`, without publisher, school or number. */
function typeFor(type: string, kind: string): string {
  if (type === 'thesis') return /master|^ma/iu.test(kind) ? 'mastersthesis' : 'phdthesis';
  if (type === 'report') return 'techreport';
  if (type === 'collection' || type === 'mvbook' || type === 'mvcollection') return 'book';
  return type;
}
