import { createLink, openLink } from '@scriptorium/contract/operations/links.ts';
import type { InputOf, OutputOf } from '@scriptorium/contract/operation.ts';
import type { Account } from './accounts.ts';
import { Client } from './client.ts';

type Terms = Partial<Pick<InputOf<typeof createLink>, 'label' | 'role' | 'accountsOnly' | 'expiresAt' | 'password'>>;

export interface MadeLink {
  link: string;
  token: string;
}

/** Creates a link to an item and returns its secret. */
export async function makeLink(
  by: Account,
  where: { uuid: string; itemPath: string },
  terms: Terms = {},
): Promise<MadeLink> {
  const defaults = { label: '', role: 'editor', accountsOnly: false, expiresAt: null } as const;
  const { link, path } = await by.client.call(createLink, { ...where, ...defaults, ...terms });
  return { link, token: path.split('#')[1] ?? '' };
}

export interface Guest {
  client: Client;
  place: OutputOf<typeof openLink>;
}

/** A new browser that opens a link as a guest. */
export async function comeAsGuest(
  server: { url: string },
  token: string,
  name = 'Gast',
  password?: string,
): Promise<Guest> {
  const client = new Client(server.url);
  const place = await client.call(openLink, { token, name, ...(password !== undefined && { password }) });
  return { client, place };
}
