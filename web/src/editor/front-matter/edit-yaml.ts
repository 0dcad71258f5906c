import { ChangeSet } from '@codemirror/state';
import { type Document, Lexer } from 'yaml';
import type { TextChange } from '../find-changes.ts';
import { mutate, widen } from './mutate-yaml.ts';
import { parseYaml, type YamlEdit, type YamlMove } from './yaml-document.ts';
import { candidates, Places } from './yaml-places.ts';

/**
 * The smallest change to some YAML (whole lines) with the desired effect; everything else stays byte-for-byte the same.
 * Null if that is not safely possible: each result is parsed again and must mean what was intended.
 */
export function editYaml(text: string, edits: readonly YamlEdit[]): ChangeSet | null {
  let all = ChangeSet.empty(text.length);
  let now = text;
  for (const edit of edits) {
    const changes = editOnce(now, edit);
    if (!changes) return null;
    now = apply(now, changes);
    all = all.compose(ChangeSet.of([...changes], all.newLength));
  }
  return all;
}

/** The lines of each item of a top-level list. */
export function findItems(text: string, key: string): readonly { from: number; to: number }[] {
  return new Places(text).linesOfItems([key]) ?? [];
}

/**
 * Moves a list item without moving the lines in which others are writing (`carets`), where letters typed at the same
 * moment would end up outside the moved lines. Null if there are carets on both sides.
 */
export function moveBesideOthers(
  text: string,
  key: string,
  move: { from: number; to: number },
  carets: readonly number[],
): YamlMove | null {
  const items = findItems(text, key);
  const isBusy = (first: number, last: number): boolean =>
    carets.some((caret) => caret >= (items[first]?.from ?? 0) && caret < (items[last]?.to ?? 0));
  const { from, to } = move;
  const isStill = isBusy(from, from);
  if (isStill && (to > from ? isBusy(from + 1, to) : isBusy(to, from - 1))) return null;
  return { kind: 'move', path: [key], from, to, ...(isStill && { isStill }) };
}

export function apply(text: string, changes: readonly TextChange[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, insert } of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    out += text.slice(at, from) + insert;
    at = to;
  }
  return out + text.slice(at);
}

function editOnce(text: string, asked: YamlEdit): readonly TextChange[] | null {
  const meant = parseYaml(text);
  if (meant.errors.length > 0) return null;
  const edit = widen(meant, asked);
  if (!mutate(meant, edit)) return null;
  const expected = describe(meant);
  const place = new Places(text);
  const comments = edit.kind === 'remove' ? null : listComments(text);
  const isRight = (changes: readonly TextChange[]): boolean => {
    const result = apply(text, changes);
    const read = parseYaml(result);
    return (
      read.errors.length === 0 &&
      describe(read) === expected &&
      (comments === null || listComments(result) === comments)
    );
  };
  for (const changes of candidates(place, edit)) if (isRight(changes)) return changes;
  const rewritten = place.rewrite(String(edit.path[0]), meant);
  return rewritten && isRight(rewritten) ? rewritten : null;
}

/** The meaning of some YAML, for comparison. Trailing blanks are ignored. */
function describe(document: Document.Parsed): string {
  return JSON.stringify(document.toJS({ maxAliasCount: 1000 }) ?? {}, (_key, value: unknown) =>
    typeof value === 'string' ? value.trimEnd() : value,
  );
}

function listComments(text: string): string {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).join('\n');
}
