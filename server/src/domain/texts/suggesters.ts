import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { Writer } from './packed-steps.ts';

/**
 * The authors of words inserted by an update that accepts suggestions: the suggesters, not whoever accepted them. If
 * one decision covers several people's suggestions, each part may be by any of them. Null for every other update.
 */
export function findSuggesters(effects: readonly EffectJson[] | undefined): Writer[] | null {
  for (const effect of effects ?? [])
    if (effect.type === 'decide' && effect.verdict === 'accept' && 'made' in effect && effect.made?.length)
      return effect.made.map((user) => ({ user, name: '' }));
  return null;
}
