import { fail } from '@scriptorium/contract/errors.ts';
import { loadWorkspaceFacts } from '../../db/access-facts.ts';
import { requireUser } from '../../pipeline/actor.ts';
import type { Tx } from '../../pipeline/operation.ts';

/**
 * Refuses a second workspace that the caller has no part in, as if it were not there. (The access rule of a call looks
 * at one workspace; moving and copying name two.)
 */
export async function requireWritable(tx: Tx, workspaceId: string): Promise<void> {
  const { userId } = requireUser(tx.actor);
  const facts = await loadWorkspaceFacts(tx.db, workspaceId, userId, false);
  if (!facts.exists || !(facts.isOwner || facts.isMember)) fail('not-found');
}
