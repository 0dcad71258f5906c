import type { ProviderPreset } from '@scriptorium/contract/rules/providers.ts';
import type { ProviderPerson } from '../../domain/accounts/providers.ts';

/** What is needed to talk to a provider; the secret is in plain text here. */
export interface ProviderSettings {
  readonly id: string;
  readonly preset: ProviderPreset;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly scopes: string;
}

/** A person who logged in at a provider, and all claims about them. */
export interface ProviderLogin {
  person: ProviderPerson;
  claims: Record<string, unknown>;
}

/** Nobody was logged in: the provider or the person `refused`, or it `failed` for any other reason. */
export class ProviderFailure extends Error {
  readonly kind: 'refused' | 'failed';
  /** For administrators; may quote the provider. */
  readonly detail: string;

  constructor(kind: 'refused' | 'failed', detail: string, options: { cause?: unknown } = {}) {
    super(detail, options);
    this.kind = kind;
    this.detail = detail;
  }
}
