import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { Buffer } from 'node:buffer';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';

const LINE_BREAK = /[\n\r]/;

/**
 * Parses changes received from a client; null if they must never enter a log: line breaks inside an inserted line
 * (CodeMirror would accept them and count lines differently from then on), unpaired surrogates (no database stores
 * them), empty sections (two clients could map them differently).
 */
export function readChanges(json: ChangesJson): ChangeSet | null {
  for (const part of json) {
    if (typeof part === 'number') {
      if (part === 0) return null;
      continue;
    }
    const [deleted, ...lines] = part;
    if (deleted === 0 && lines.every((line) => line === '') && lines.length < 2) return null;
    for (const line of lines) if (LINE_BREAK.test(line) || !line.isWellFormed()) return null;
  }
  try {
    return ChangeSet.fromJSON(json);
  } catch {
    return null;
  }
}

/** True if a change begins or ends inside a surrogate pair. */
export function splitsCharacter(text: Text, changes: ChangeSet): boolean {
  let splits = false;
  changes.iterChangedRanges((from, to) => {
    if (isInsidePair(text, from) || (to !== from && isInsidePair(text, to))) splits = true;
  }, true);
  return splits;
}

export function isInsidePair(text: Text, at: number): boolean {
  if (at === 0 || at >= text.length) return false;
  const around = text.sliceString(at - 1, at + 1);
  return (around.charCodeAt(0) & 0xfc00) === 0xd800 && (around.charCodeAt(1) & 0xfc00) === 0xdc00;
}

/** Size of a text in UTF-8 if each line break takes `lineBreakBytes` bytes. */
export function countBytes(text: Text, lineBreakBytes: number): number {
  let bytes = (text.lines - 1) * lineBreakBytes;
  for (const line of text.iterLines()) bytes += Buffer.byteLength(line);
  return bytes;
}

/** Bytes by which `changes` grows the file. */
export function countGrowth(text: Text, changes: ChangeSet, lineBreakBytes: number): number {
  let growth = 0;
  changes.iterChanges((fromA, toA, _fromB, _toB, inserted) => {
    if (inserted.length > 0) growth += countBytes(inserted, lineBreakBytes);
    if (toA > fromA) growth -= countBytes(text.slice(fromA, toA), lineBreakBytes);
  }, true);
  return growth;
}
