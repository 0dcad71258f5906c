import { randomUUID } from 'node:crypto';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { Account } from '../../tests/_support/accounts.ts';
import { Reviewer } from '../../tests/review/reviewer.ts';

export interface Place {
  workspace: string;
  path: string;
}

const COMMENTS = 1000;
const SUGGESTIONS = 2000;

/**
 * Adds comments by one person and suggestions by another, spread over a text; returns the IDs of the suggestions. These
 * are all by one person, because only one's own are in the text of a suggesting editor.
 */
export async function fill(document: Place, text: string, suggester: Account, commenter: Account): Promise<string[]> {
  const step = Math.floor(text.length / (COMMENTS + SUGGESTIONS));
  const places = Array.from({ length: COMMENTS + SUGGESTIONS }, (_, i) => i * step);
  const comments = places
    .filter((_, i) => i % 3 === 0)
    .map((from): EffectJson => {
      const anchor = { from, to: from + 12, text: text.slice(from, from + 12) };
      return { type: 'thread', id: randomUUID(), anchor, message: randomUUID(), body: 'Is this so?', mentions: [] };
    });
  const suggestions: string[] = [];
  const suggested = places
    .filter((_, i) => i % 3 !== 0)
    .map((from): EffectJson => {
      const suggestion = randomUUID();
      suggestions.push(suggestion);
      const splice = { before: 0, at: 0, cut: 0, text: 'other words' };
      return {
        type: 'suggest',
        suggestion,
        hunks: [{ id: 'a', at: from, cuts: [[from, from + 8]], splice }],
        drop: [],
      };
    });
  await say(commenter, document, comments);
  await say(suggester, document, suggested);
  const check = await Reviewer.open(suggester, document);
  if (check.state.threads.size !== COMMENTS + SUGGESTIONS) throw new Error('Not everything was taken.');
  check.close();
  return suggestions;
}

async function say(account: Account, document: Place, effects: readonly EffectJson[]): Promise<void> {
  const writer = await Reviewer.open(account, document);
  const most = LIVE_LIMITS.effectsPerUpdate;
  for (let at = 0; at < effects.length; at += most) {
    const code = await writer.push([writer.text.length], ...effects.slice(at, at + most));
    if (code !== '') throw new Error(`Refused: ${code}`);
  }
  writer.close();
}
