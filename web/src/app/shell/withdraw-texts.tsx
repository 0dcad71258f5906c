import { getData } from '@scriptorium/contract/operations/user.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { dropResponsesOutside } from '../../api/response-cache.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { useCurrentUser } from '../../api/session.ts';
import { afterFirstScreen } from '../../lib/first-screen.ts';

const LOOK_AFTER = 2_000;

/** Asks the server: a list cached on this device may lack a newer workspace. */
async function withdraw(userId: string): Promise<void> {
  // Another tab may have logged out or in as another user, whose list says nothing about this user's texts.
  const { user } = await call(getData, {});
  if (user.uuid !== userId) return;
  const { workspaces } = await call(listWorkspaces, {});
  const readable = new Set(workspaces.map(({ uuid }) => uuid));
  const isWithdrawn = ({ workspace }: { workspace: string }): boolean => !readable.has(workspace);
  const { findPeersOf } = await import('../../editor/collab/io/device-store.ts');
  if ((await findPeersOf(userId)).some(isWithdrawn)) {
    // Loads the editor's library, which is rarely needed here.
    const { withdrawTexts } = await import('../../editor/collab/io/kept-texts.ts');
    await withdrawTexts(userId, isWithdrawn);
  }
  const { forgetWorks } = await import('../../editor/citations/kept-works.ts');
  await forgetWorks(isWithdrawn);
  await dropResponsesOutside(readable);
}

function look(userId: string): void {
  withdraw(userId).catch((error: unknown) => console.warn('What is kept on this device could not be looked at', error));
}

/** Removes texts of workspaces the user may no longer read from this device. */
export function WithdrawTexts() {
  const { uuid } = useCurrentUser();
  useEffect(() => afterFirstScreen(LOOK_AFTER, () => look(uuid)), [uuid]);
  useServerEvents('groups', () => look(uuid));
  useServerEvents('hello', () => look(uuid));
  return null;
}
