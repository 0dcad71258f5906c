import { login } from '@scriptorium/contract/operations/auth.ts';
import { beginTotp, confirmTotp } from '@scriptorium/contract/operations/factors.ts';
import { createHmac } from 'node:crypto';
import { Client } from './client.ts';
import type { RunningServer } from './start-server.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code an authenticator app shows now, or `off` half minutes away. Written from the RFC, independently of the
 * product's.
 */
export function codeAt(secret: string, off = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + off, 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an authenticator app for the logged-in user. */
export async function enrolApp(client: Client): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.call(beginTotp, {});
  const { recoveryCodes } = await client.call(confirmTotp, { code: codeAt(secret) });
  return { secret, recoveryCodes };
}

/** Enters the password and stops there; the second step needs the same client. */
export async function takeFirstStep(
  server: Pick<RunningServer, 'url'>,
  { email, password }: { email: string; password: string },
  client = new Client(server.url),
  headers: Record<string, string> = {},
): Promise<{ client: Client; next: string }> {
  const answer = await client.post(login.path, { email, password, clientID: 'Test client' }, headers);
  if (answer.status !== 200)
    throw new Error(`The first step answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { next } = answer.body as { next?: string };
  if (next === undefined) throw new Error('The password alone was enough.');
  return { client, next };
}
