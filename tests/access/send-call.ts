import type { Operation } from '@scriptorium/contract/operation.ts';
import type { Answer, Client } from '../_support/client.ts';

/** Makes a call with this input: as JSON or, if it has a file, as a form. */
export async function sendCall(client: Client, operation: Operation, input: Record<string, unknown>): Promise<Answer> {
  if (operation.body === 'json') return client.post(operation.path, input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  form.append('file', new Blob(['content']), 'uploaded.txt');
  return client.postRaw(operation.path, form);
}
