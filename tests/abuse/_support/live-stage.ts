import { mustPost, type Account } from '../../_support/accounts.ts';
import { LiveEditor, openSocket, type LiveSocket } from '../../live/live-client.ts';
import type { Stage } from './stage.ts';

export async function takeTicket({ group, text, ada }: Stage, account: Account = ada): Promise<string> {
  const input = { uuid: group, docPath: await text() };
  return ((await mustPost(account.client, '/api/request-ws-ticket', input)) as { ticket: string }).ticket;
}

export async function enter(stage: Stage, content?: string): Promise<{ socket: LiveSocket; path: string }> {
  const path = await stage.text(content);
  const socket = await openSocket(stage.ada.client, { workspace: stage.group, path });
  await socket.next('get-document');
  return { socket, path };
}

export async function readText({ ada, group }: Stage, itemPath: string): Promise<string> {
  return ((await mustPost(ada.client, '/api/workspace/read-text', { uuid: group, itemPath })) as { text: string }).text;
}

/** Types into a separate document, and expects to be served. */
export async function expectServed(stage: Stage): Promise<void> {
  const editor = await LiveEditor.open(stage.ben.client, { workspace: stage.group, path: await stage.text() });
  editor.type(0, 'served ');
  await editor.until(() => editor.isSaved);
  editor.stop();
}
