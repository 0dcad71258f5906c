import { createAccount, createGroup, findWorkspace, loginAdmin, mustPost, type Account } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import type { RunningServer } from '../_support/start-server.ts';
import type { Actor } from './matrix.ts';

/** All actors of the access table with their resources. */
export interface Cast {
  clients: Record<Actor, Client>;
  accounts: Record<
    'owner' | 'group reader' | 'group commenter' | 'group member' | 'group manager' | 'stranger' | 'administrator',
    Account
  >;
  personalWorkspace: string;
  groupWorkspace: string;
  profileUuid: string;
}

/** Creates an account for each actor; the unverified and suspended ones keep earlier sessions. */
export async function gatherCast(server: RunningServer): Promise<Cast> {
  const administrator = await loginAdmin(server);
  const make = (name: string): Promise<Account> => createAccount(server, name);
  const unverified = await make('Una');
  const suspended = await make('Sue');
  const stranger = await make('Strange');
  const owner = await make('Owen');
  const member = await make('Mem');
  const manager = await make('Mana');
  const reader = await make('Rea');
  const commenter = await make('Comma');
  const admin = administrator.client;
  await mustPost(admin, '/api/admin/settings/update', { key: 'registration_open', value: '1' });
  // Each attempt uses a group of its own.
  await mustPost(admin, '/api/admin/settings/update', { key: 'user_group_management_limit', value: '0' });
  await mustPost(admin, '/api/admin/users/update', { email: unverified.email, emailVerified: false });
  await mustPost(admin, '/api/admin/users/update', { email: suspended.email, accountSuspended: true });
  const groupWorkspace = await createGroup('Matrix', manager, member, reader, commenter);
  for (const [who, role] of [
    [reader, 'reader'],
    [commenter, 'commenter'],
  ] as const)
    await mustPost(manager.client, '/api/groups/set-role', { uuid: groupWorkspace, user: who.email, role });
  const profiles = (await mustPost(admin, '/api/export/list-defaults', {})) as { defaultsFiles: { uuid: string }[] };
  return {
    clients: {
      guest: new Client(server.url),
      unverified: unverified.client,
      suspended: suspended.client,
      stranger: stranger.client,
      owner: owner.client,
      'group reader': reader.client,
      'group commenter': commenter.client,
      'group member': member.client,
      'group manager': manager.client,
      administrator: admin,
    },
    accounts: {
      owner,
      'group reader': reader,
      'group commenter': commenter,
      'group member': member,
      'group manager': manager,
      stranger,
      administrator,
    },
    personalWorkspace: await findWorkspace(owner),
    groupWorkspace,
    profileUuid: profiles.defaultsFiles[0]?.uuid ?? '',
  };
}
