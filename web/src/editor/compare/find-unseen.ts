import type { Tree } from '@lezer/common';
import { type DiffPart, diffWords } from '../../lib/word-diff.ts';

/** Not visible in rendered text: URLs, keys, attributes, the language of code. */
const UNSEEN = /^(?:URL|LinkTitle|LinkLabel|Attributes|CodeInfo|FencedDivInfo|WikiTarget)$/;
const SHOWN_ADDRESS = /^(?:Autolink|LinkReference)$/;

/** Which characters are not drawn. */
export function listUnseen(tree: Tree, length: number): Uint8Array {
  const unseen = new Uint8Array(length);
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (SHOWN_ADDRESS.test(name)) return false;
      if (UNSEEN.test(name)) unseen.fill(1, from, to);
      return true;
    },
  });
  return unseen;
}

/** One side of a change: its visible and its invisible parts. */
export interface ChangedSide {
  readonly shown: string;
  readonly unseen: string;
}

export function splitSide(text: string, unseen: Uint8Array, from: number, to: number): ChangedSide {
  const side = { shown: '', unseen: '' };
  for (let at = from; at < to;) {
    const kind = unseen[at] === 1 ? 'unseen' : 'shown';
    let end = at + 1;
    while (end < to && unseen[end] === unseen[at]) end += 1;
    if (kind === 'unseen' && side.unseen !== '') side.unseen += ' ';
    side[kind] += text.slice(at, end);
    at = end;
  }
  return side;
}

/** A comparison of what the rendering of a change does not show; null if it shows everything that matters. */
export function compareUnseen(removed: ChangedSide | null, added: ChangedSide | null): DiffPart[] | null {
  const [was, is] = [removed?.unseen ?? '', added?.unseen ?? ''];
  if (was === is) return null;
  // A new link is new as a whole, and visible.
  const isOneSided = (removed?.shown.trim() ?? '') === '' || (added?.shown.trim() ?? '') === '';
  const isSeen = `${removed?.shown ?? ''}${added?.shown ?? ''}`.trim() !== '';
  return isOneSided && isSeen ? null : diffWords(was, is);
}
