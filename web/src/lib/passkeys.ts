import type { RawInputOf } from '@scriptorium/contract/operation.ts';
import type { addPasskey, finishPasskeyLogin } from '@scriptorium/contract/operations/passkeys.ts';

/** As the server wrote them for the browser. */
type Options = Record<string, unknown>;

/** Whether passkeys work on this page: the browser has them, and this is the address they are bound to. */
export function canUsePasskeys(passkeyOrigin: string | null): boolean {
  return passkeyOrigin === location.origin && typeof PublicKeyCredential !== 'undefined';
}

/** Whether the browser offers passkeys in the field for the e-mail address. */
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

/** `offered`: in the field for the e-mail address, without a dialog; ends when another ceremony begins. */
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

/** Ends what waits in the field for the e-mail address. */
export async function endOfferedPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Why the browser ended a ceremony: its owner changed their mind or waited too long, or the passkey is known. */
export function readCeremonyEnd(error: unknown): 'cancelled' | 'known' | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : null;
}
