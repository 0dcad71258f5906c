import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';

/** Upper bound on the brackets, numbers and commas of one section. */
const SECTION_BYTES = 32;

/**
 * Splits a change into two that give the same text when applied in sequence, the first at most about `bytes` long as
 * JSON (a single section is split inside its insertion). The second is null if everything fits.
 */
export function cutChanges(changes: ChangeSet, bytes: number): [ChangeSet, ChangeSet | null] {
  const length = changes.length;
  const now: { from: number; to: number; insert: Text }[] = [];
  const later: { from: number; to: number; insert: Text }[] = [];
  let left = bytes;
  /** How far the first part shifts positions after the split. */
  let shift = 0;
  changes.iterChanges((from, to, _fromB, _toB, insert) => {
    if (left < SECTION_BYTES || later.length > 0) {
      later.push({ from: from + shift, to: to + shift, insert });
      return;
    }
    left -= SECTION_BYTES;
    const end = findEnd(insert, left);
    left -= measureJson(insert, end.at);
    const head = end.at === insert.length ? insert : insert.slice(0, end.at);
    now.push({ from, to, insert: head });
    shift += head.length - (to - from);
    if (end.at < insert.length) {
      left = 0;
      later.push({ from: to + shift, to: to + shift, insert: insert.slice(end.at) });
    }
  }, true);
  if (later.length === 0) return [changes, null];
  const first = ChangeSet.of(now, length);
  return [first, ChangeSet.of(later, first.newLength)];
}

/** How many units of `text` fit into `bytes` of JSON; at least one character, never half of one. */
function findEnd(text: Text, bytes: number): { at: number } {
  // A unit takes at most six bytes as JSON, so most inserts need no measuring.
  if (text.length * 6 <= bytes) return { at: text.length };
  let at = 0;
  let used = 0;
  for (const chunk of text.iter()) {
    for (let i = 0; i < chunk.length; i += 1) {
      const unit = chunk.charCodeAt(i);
      used += measureUnit(unit);
      const middle = (unit & 0xfc00) === 0xdc00;
      if (used > bytes && at > 0 && !middle) return { at };
      at += 1;
    }
  }
  return { at };
}

function measureJson(text: Text, end: number): number {
  if (end * 6 <= 4096) return end * 6;
  let used = 0;
  let at = 0;
  for (const chunk of text.iter()) {
    for (let i = 0; i < chunk.length && at < end; i += 1, at += 1) used += measureUnit(chunk.charCodeAt(i));
    if (at >= end) break;
  }
  return used;
}

/** Upper bound on the bytes of one UTF-16 unit in a JSON string. A line break becomes `","`. */
function measureUnit(unit: number): number {
  if (unit === 10) return 3;
  if (unit < 32) return 6;
  if (unit === 34 || unit === 92) return 2;
  if (unit < 128) return 1;
  if (unit < 2048 || (unit & 0xf800) === 0xd800) return 2;
  return 3;
}
