import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { collectOperations } from './pending-operations.ts';
import type { Peer } from './peer.ts';

/**
 * What the author of unsent comments and suggestions wrote, as one text; '' if nothing. The document's text does not
 * contain it, so copying only that would lose it.
 */
export function readUnsentWords(peer: Peer): string {
  return writeWords([...peer.refused.map(({ effect }) => effect), ...collectOperations(peer, () => false)]);
}

export function writeWords(operations: readonly ReviewEffect[]): string {
  const words = new Map<string, string>();
  for (const effect of operations) note(words, effect);
  return [...words.values()].filter((text) => text.trim() !== '').join('\n\n');
}

/** By message or hunk: a newer version replaces the earlier one. */
function note(words: Map<string, string>, effect: ReviewEffect): void {
  switch (effect.type) {
    case 'thread':
      words.set(effect.message, effect.anchor?.text ? `“${effect.anchor.text}”\n${effect.body}` : effect.body);
      return;
    case 'reply':
    case 'edit':
      words.set(effect.message, effect.body);
      return;
    case 'delete':
      words.delete(effect.message);
      return;
    case 'suggest':
      for (const { id, splice } of effect.hunks) {
        if (splice === null) continue;
        const key = `${effect.suggestion} ${id}`;
        const before = words.get(key) ?? '';
        // Of an amended suggestion, only what was typed here is known.
        const isWhole = before.length === splice.before;
        const [from, to] = isWhole ? [splice.at, splice.at + splice.cut] : [before.length, before.length];
        words.set(key, before.slice(0, from) + splice.text + before.slice(to));
      }
      for (const id of effect.drop) words.delete(`${effect.suggestion} ${id}`);
      return;
    default:
  }
}
