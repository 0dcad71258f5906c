import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { PROVIDER_PRESETS, SECOND_STEPS } from '../rules/providers.ts';
import { empty, isoTime, password, safeText, shownClaim, singleLine, uuid } from '../shapes.ts';

const admin = { rule: 'admin' } as const;

/** Where an LDAP directory keeps people, and which attributes identify them. */
const ldapFields = z.strictObject({
  /** Without TLS; only for addresses the operator has allowed. */
  isPlain: z.boolean(),
  base: singleLine(500),
  filter: singleLine(1000),
  idAttribute: singleLine(100),
  mailAttribute: singleLine(100),
  nameAttribute: singleLine(100),
  /** May be empty. */
  groupsAttribute: singleLine(100),
});
export type LdapFields = z.output<typeof ldapFields>;

const fields = {
  preset: z.enum(PROVIDER_PRESETS),
  /** Shown on the login button. */
  name: singleLine(60),
  /** Exactly as the provider spells it; for GitHub and LDAP, the address of the server. */
  issuer: singleLine(500),
  /** For LDAP, the distinguished name this server binds with; empty for anonymous search. */
  clientId: singleLine(500),
  scopes: singleLine(500),
  isEnabled: z.boolean(),
  /** Comma-separated. People with a verified address in one of them get an account when they first log in. */
  trustedDomains: safeText(5000),
  secondStep: z.enum(SECOND_STEPS),
  /** For LDAP only. */
  ldap: ldapFields.nullable().default(null),
};

/** Empty keeps the current secret. */
const clientSecret = safeText(2000);

export const adminProvider = z.strictObject({
  uuid,
  ...fields,
  hasSecret: z.boolean(),
  /** To be entered at the provider. */
  redirectUrl: z.string(),
  /** Number of linked accounts, and of those with no other way to log in. */
  identities: z.number().int(),
  dependents: z.number().int(),
  /** The last login with it; omitted if there has been none. */
  lastUsedAt: isoTime.optional(),
});
export type AdminProvider = z.output<typeof adminProvider>;

const providers = z.strictObject({
  providers: z.array(adminProvider),
  /** The redirect URL of a new provider, up to its UUID. */
  redirectBase: z.string(),
});

export const listProviders = defineOperation({
  path: '/api/admin/providers/list',
  summary: 'The providers that people may log in with, in the order of their buttons, without their secrets.',
  access: admin,
  input: empty,
  output: providers,
});

export const createProvider = defineOperation({
  path: '/api/admin/providers/create',
  summary: 'Add a provider. The page makes its UUID, since the provider has to be told the redirect address first.',
  access: admin,
  input: z.strictObject({
    providerUUID: uuid,
    ...fields,
    clientSecret,
    password: password.optional(),
  }),
  output: z.strictObject({ provider: adminProvider }),
  errors: ['item-limit', 'conflict'],
  stepUp: 'recent',
});

export const updateProvider = defineOperation({
  path: '/api/admin/providers/update',
  summary: 'Change a provider. With another issuer, the logins linked before no longer count.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid, ...fields, clientSecret, password: password.optional() }),
  output: z.strictObject({ provider: adminProvider }),
  errors: ['not-found', 'last-provider'],
  stepUp: 'recent',
});

export const deleteProvider = defineOperation({
  path: '/api/admin/providers/delete',
  summary: 'Delete a provider with the logins that are linked to accounts.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid, password: password.optional() }),
  output: empty,
  errors: ['not-found', 'last-provider'],
  stepUp: 'recent',
});

export const orderProviders = defineOperation({
  path: '/api/admin/providers/order',
  summary: 'Set the order of the buttons.',
  access: admin,
  input: z.strictObject({ providerUUIDs: z.array(uuid).min(1).max(100) }),
  output: providers,
});

export const checkProvider = defineOperation({
  path: '/api/admin/providers/check',
  summary: 'Ask a provider for its description and its keys.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid }),
  output: z.strictObject({
    steps: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string() })),
  }),
  errors: ['not-found'],
});

export const beginProviderTest = defineOperation({
  path: '/api/admin/providers/begin-test',
  summary: 'Begin a login that shows what the provider says and changes nothing.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid, password: password.optional() }),
  output: z.strictObject({ url: z.string() }),
  errors: ['not-found', 'provider-failed'],
  stepUp: 'recent',
});

export const tryLdapLogin = defineOperation({
  path: '/api/admin/providers/try-ldap-login',
  summary: 'Try a user name and a password at an LDAP directory; shows what it says and changes nothing.',
  access: admin,
  input: z.strictObject({
    providerUUID: uuid,
    login: safeText(400),
    loginPassword: password,
    password: password.optional(),
  }),
  /** `outcome`: what a login would lead to, in sentences. */
  output: z.strictObject({ claims: z.array(shownClaim), outcome: z.array(z.string()) }),
  errors: ['not-found', 'login-failed', 'provider-failed'],
  stepUp: 'recent',
});
