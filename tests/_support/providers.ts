import { randomUUID } from 'node:crypto';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { type AdminProvider, createProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import {
  beginProviderLogin,
  finishProviderLogin,
  type ProviderOutcome,
} from '@scriptorium/contract/operations/providers.ts';
import type { Client } from './client.ts';
import { OPENID_CLIENT } from './openid-provider.ts';

/** A login provider as seen by a browser. */
interface Place {
  issuer: string;
  visit(url: string): Promise<string>;
}

/** Adds a provider like an administrator. */
export async function addProvider(
  admin: Client,
  place: Place,
  fields: Partial<InputOf<typeof createProvider>> = {},
): Promise<AdminProvider> {
  const { provider } = await admin.call(createProvider, {
    providerUUID: randomUUID(),
    preset: 'generic',
    name: 'University',
    issuer: place.issuer,
    clientId: OPENID_CLIENT.id,
    clientSecret: OPENID_CLIENT.secret,
    scopes: 'openid email profile',
    isEnabled: true,
    trustedDomains: '',
    secondStep: 'ask',
    ...fields,
  });
  return provider;
}

/** A complete login through a provider; throws if it is refused. */
export async function logInAt(
  client: Client,
  place: Place,
  providerUUID: string,
  redirect = '',
): Promise<ProviderOutcome> {
  const { url } = await client.call(beginProviderLogin, { providerUUID, redirect, clientID: 'Test client' });
  return client.call(finishProviderLogin, { providerUUID, answer: await place.visit(url) });
}
