import { createGroup, mustPost, type Account } from '../../_support/accounts.ts';
import type { Stage } from './stage.ts';

/** A separate group for a row that removes members. */
export async function makePair(stage: Stage, name: string): Promise<{ uuid: string; member: Account; path: string }> {
  const member = await stage.person(name);
  const uuid = await createGroup(`Of ${name}`, stage.ada, member);
  const file = { uuid, parentItem: '', name: 'shared.md', content: 'text\n' };
  await mustPost(stage.ada.client, '/api/workspace/create-text-file', file);
  return { uuid, member, path: 'shared.md' };
}

export const removeMember = (stage: Stage, uuid: string, member: Account): Promise<unknown> =>
  mustPost(stage.ada.client, '/api/groups/remove-member', { uuid, user: member.email });
