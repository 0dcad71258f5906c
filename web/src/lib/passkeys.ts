import type { RawInputOf } from '@scriptorium/contract/operation.ts';
import type { addPasskey, finishPasskeyLogin } from '@scriptorium/contract/operations/passkeys.ts';

/** Options for the browser as sent by the server. */
type Options = Record<string, unknown>;

/** Whether passkeys work on this page: the browser supports them, and the page has the origin they are bound to. */
export function canUsePasskeys(passkeyOrigin: string | null): boolean {
  return passkeyOrigin === location.origin && typeof PublicKeyCredential !== 'undefined';
}

/** Whether the browser offers passkeys as autofill in the e-mail field. */
export async function canOfferPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

export async function makePasskey(options: Options): Promise<RawInputOf<typeof addPasskey>['credential']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options as never });
  const { clientDataJSON, attestationObject, transports } = made.response;
  return {
    id: made.id,
    rawId: made.rawId,
    type: made.type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** `offered`: as autofill in the e-mail field, without a dialog; ends when another ceremony starts. */
export async function signWithPasskey(
  options: Options,
  offered = false,
): Promise<RawInputOf<typeof finishPasskeyLogin>['credential']> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: offered });
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    id: used.id,
    rawId: used.rawId,
    type: used.type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

/** Ends the ceremony pending in the e-mail field. */
export async function endOfferedPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Why the browser ended a ceremony: cancelled or timed out, or the passkey is already registered. */
export function readCeremonyEnd(error: unknown): 'cancelled' | 'known' | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : null;
}
