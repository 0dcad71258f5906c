import type { Operation } from '@scriptorium/contract/operation.ts';
import { randomUUID } from 'node:crypto';
import { invite } from '@scriptorium/contract/operations/groups.ts';
import { add as addShare, invite as inviteToItem } from '@scriptorium/contract/operations/sharing.ts';
import { createLink } from '@scriptorium/contract/operations/links.ts';
import { stat } from '@scriptorium/contract/operations/workspace.ts';
import { linkLibrary } from '@scriptorium/contract/operations/zotero.ts';
import type { Client } from '../_support/client.ts';
import { createGroup, mustPost, type Account } from '../_support/accounts.ts';
import { Reviewer } from '../review/reviewer.ts';
import { makeInput } from '../_support/sample-input.ts';
import type { Cast } from './actors.ts';
import type { Actor } from './matrix.ts';

let counter = 0;

/**
 * Input that the call accepts from an authorised user, on resources created for this one test, so that "let in" and
 * "missing" cannot look alike and no test removes what another needs.
 */
export async function prepareInput(operation: Operation, actor: Actor, cast: Cast): Promise<Record<string, unknown>> {
  counter += 1;
  const { access } = operation;
  switch (access.rule) {
    case 'workspace-member':
    case 'item':
      return prepareForWorkspace(operation, access.workspace, actor, cast);
    case 'group-member':
    case 'group-manager':
    case 'group-owner':
      return prepareForGroup(operation, access.group, actor, cast);
    case 'anyone':
    case 'guest':
    case 'user':
    case 'admin':
      return makeInput(operation, {
        ...(operation.path === '/api/user/change-password' ? { email: findEmail(actor, cast) } : {}),
        ...(operation.path === '/api/user/delete-account' ? { password: 'not the right one' } : {}),
        ...(operation.path === '/api/admin/settings/update' ? { value: '1' } : {}),
        ...(operation.path.startsWith('/api/admin/providers/') ? PROVIDER : {}),
        ...(operation.path.startsWith('/api/admin/directories/') ? { domains: 'example.org' } : {}),
        ...(operation.path === '/api/admin/providers/create' ? { providerUUID: randomUUID() } : {}),
        ...(operation.path === '/api/user/signup' ? { email: `new-${counter}@example.org` } : {}),
      });
    default:
      throw new Error('A rule this test does not know.');
  }
}

/** A library that can be linked without a key. */
const PUBLIC_LIBRARY = { library: { kind: 'group' as const, id: 1 }, name: 'Library', lent: false };
const PROVIDER = { issuer: 'https://login.example.org', scopes: 'openid', trustedDomains: 'example.org' };

function findEmail(actor: Actor, cast: Cast): string {
  return actor in cast.accounts ? cast.accounts[actor as keyof Cast['accounts']].email : 'nobody@example.org';
}

async function prepareForWorkspace(
  operation: Operation,
  field: string,
  actor: Actor,
  cast: Cast,
): Promise<Record<string, unknown>> {
  const isGroup = actor.startsWith('group ') || actor === 'administrator';
  const uuid = isGroup ? cast.groupWorkspace : cast.personalWorkspace;
  const client = cast.clients[isGroup ? 'group manager' : 'owner'];
  const isLink = operation.path === '/api/zotero/link-library';
  const isBib = isLink || ['/api/references/change-entries', '/api/references/replace-keys'].includes(operation.path);
  const name = `file-${counter}.${isBib ? 'bib' : 'md'}`;
  await mustPost(client, '/api/workspace/create-text-file', { uuid, parentItem: '', name, content: 'Text.\n' });
  const given: Record<string, unknown> = {
    [field]: uuid,
    itemPath: name,
    path: name,
    docPath: name,
    itemPaths: [name],
    files: [name],
    parentItem: '',
    folder: '',
    targetFolder: '',
    name: `new-${counter}`,
    newName: `renamed-${counter}.md`,
    profileUuid: cast.profileUuid,
    version: 0,
    from: 0,
    to: 0,
    after: 0,
    until: 0,
  };
  if (operation.path === '/api/workspace/restore-items' || operation.path === '/api/workspace/purge-items') {
    const trashed = await mustPost(client, '/api/workspace/delete-path', { uuid, itemPath: name });
    given['items'] = (trashed as { trashed: string[] }).trashed;
  }
  if (operation.path === '/api/workspace/move-items') {
    await mustPost(client, '/api/workspace/create-folder', { uuid, parentItem: '', name: `folder-${counter}` });
    given['targetFolder'] = `folder-${counter}`;
  }
  if (isLink) Object.assign(given, PUBLIC_LIBRARY);
  else if (isBib)
    Object.assign(given, { changes: [{ before: null, after: '@misc{new, title = {New}}' }], itemPaths: [], places: 0 });
  if (['/api/zotero/sync-library', '/api/zotero/unlink-library'].includes(operation.path)) {
    const itemPath = `linked-${counter}.bib`;
    await mustPost(client, '/api/workspace/create-text-file', { uuid, parentItem: '', name: itemPath });
    given['link'] = (await client.call(linkLibrary, { uuid, itemPath, ...PUBLIC_LIBRARY })).link;
  }
  if (operation.path === '/api/workspace/describe-paper') given['folder'] = '';
  if (operation.path === '/api/workspace/upload-files') given['itemPath'] = '';
  const wantsVersion = ['/api/workspace/get-version-link', '/api/workspace/delete-version'].includes(operation.path);
  if (wantsVersion) Object.assign(given, await uploadTwice(client, uuid));
  if (operation.path === '/api/review/find-thread')
    Object.assign(given, await commentOn(cast.accounts[isGroup ? 'group manager' : 'owner'], uuid, name));
  if (operation.path === '/api/sharing/add') given['user'] = cast.accounts.stranger.email;
  if (operation.path === '/api/sharing/update' || operation.path === '/api/sharing/remove') {
    const user = cast.accounts.stranger.email;
    given['share'] = (await client.call(addShare, { uuid, itemPath: name, user, role: 'reader' })).share;
    given['expiresAt'] = null;
  }
  if (['/api/sharing/resend-invitation', '/api/sharing/withdraw-invitation'].includes(operation.path)) {
    const email = `invited-${counter}@example.org`;
    const made = await client.call(inviteToItem, { uuid, itemPath: name, email, role: 'reader' });
    given['invitation'] = made.invitations[0]?.uuid;
  }
  if (operation.path.startsWith('/api/sharing/') && operation.path.endsWith('-link')) {
    given['expiresAt'] = null;
    const terms = { label: '', role: 'reader', accountsOnly: false, expiresAt: null } as const;
    if (operation.path !== '/api/sharing/create-link')
      given['link'] = (await client.call(createLink, { uuid, itemPath: name, ...terms })).link;
  }
  return makeInput(operation, given);
}

/** Comments on a document. */
async function commentOn(account: Account, uuid: string, path: string): Promise<Record<string, string>> {
  const { item } = await account.client.call(stat, { uuid, itemPath: path });
  const writer = await Reviewer.open(account, { workspace: uuid, path });
  const threadUUID = await writer.comment(0, 4);
  writer.close();
  return { itemUUID: item.uuid, threadUUID };
}

/** Uploads a binary file twice, which leaves one old version. */
async function uploadTwice(client: Client, uuid: string): Promise<{ itemPath: string; id: string }> {
  const itemPath = `blob-${counter}.bin`;
  for (const byte of [1, 2]) await client.upload(uuid, '', [{ name: itemPath, content: new Uint8Array([0, byte]) }]);
  const listed = (await mustPost(client, '/api/workspace/list-versions', { uuid, itemPath })) as {
    versions: { id: string }[];
  };
  const old = listed.versions.find((version) => version.id !== 'current');
  if (old === undefined) throw new Error(`No kept version of ${itemPath}: ${JSON.stringify(listed)}`);
  return { itemPath, id: old.id };
}

async function prepareForGroup(
  operation: Operation,
  field: string,
  actor: Actor,
  cast: Cast,
): Promise<Record<string, unknown>> {
  const { 'group manager': manager, 'group member': member, owner } = cast.accounts;
  const uuid = await createGroup(`Group ${counter}`, manager, member);
  if (actor === 'group reader' || actor === 'group commenter') {
    const { email } = cast.accounts[actor];
    await mustPost(manager.client, '/api/groups/add-member', { uuid, user: email });
    await mustPost(manager.client, '/api/groups/set-role', { uuid, user: email, role: actor.slice('group '.length) });
  }
  const adds = operation.path === '/api/groups/add-member';
  const given: Record<string, unknown> = {};
  if (operation.path === '/api/groups/resend-invitation' || operation.path === '/api/groups/withdraw-invitation') {
    const made = await manager.client.call(invite, { uuid, email: `invited-${counter}@example.org`, role: 'reader' });
    given['invitation'] = made.invitations[0]?.uuid;
  }
  return makeInput(operation, {
    ...given,
    [field]: uuid,
    name: `Renamed ${counter}`,
    user: adds ? owner.email : member.email,
  });
}
