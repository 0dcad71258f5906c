import type { NewCredential, UsedCredential } from '@scriptorium/contract/operations/passkeys.ts';
import { findRelyingParty, type RelyingParty } from '../domain/accounts/relying-party.ts';

/** Long enough to find a phone; the flow with the challenge expires about then too. */
const TIMEOUT_MS = 5 * 60_000;

export interface StoredPasskey {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

interface Challenge {
  /** For the browser. */
  options: Record<string, unknown>;
  challenge: string;
}

/** WebAuthn ceremonies for one relying party; all methods throw if `party` is null. The library is loaded on first use. */
export class Passkeys {
  /** Null if passkeys do not work at the server's address. */
  readonly party: RelyingParty | null;

  constructor(publicUrl: string) {
    this.party = findRelyingParty(publicUrl);
  }

  async offerNew(account: {
    appName: string;
    userId: string;
    email: string;
    displayName: string;
    known: readonly StoredPasskey[];
  }): Promise<Challenge> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: account.appName,
      rpID: this.#requireParty().id,
      userID: new TextEncoder().encode(account.userId),
      userName: account.email,
      userDisplayName: account.displayName,
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: account.known.map(describe),
      // One that cannot store the account's name still serves as a second factor.
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  /** Null unless the response is to this challenge and from this origin. */
  async verifyNew(credential: NewCredential, challenge: string): Promise<StoredPasskey | null> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { id: expectedRPID, origin: expectedOrigin } = this.#requireParty();
    const response = { ...credential, clientExtensionResults: {}, authenticatorAttachment: undefined };
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: false,
      });
      if (registrationInfo === undefined) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
      };
    } catch {
      return null;
    }
  }

  /**
   * With `known`, asks for one of these; otherwise the browser offers any it has. `mustUnlock`: whether the authenticator
   * must verify the person (by PIN or fingerprint), because there is no other factor.
   */
  async offerUse(known: readonly StoredPasskey[] | null, { mustUnlock }: { mustUnlock: boolean }): Promise<Challenge> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.#requireParty().id,
      timeout: TIMEOUT_MS,
      userVerification: mustUnlock ? 'required' : 'preferred',
      ...(known !== null && { allowCredentials: known.map(describe) }),
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  /** The new counter, or null if the passkey did not sign this challenge for this origin, or was cloned. */
  async verifyUse(
    credential: UsedCredential,
    challenge: string,
    stored: StoredPasskey,
    { mustUnlock }: { mustUnlock: boolean },
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { id: expectedRPID, origin: expectedOrigin } = this.#requireParty();
    const response = { ...credential, clientExtensionResults: {}, authenticatorAttachment: undefined };
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as never,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: mustUnlock,
        credential: {
          id: stored.credentialId,
          publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
          counter: stored.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }

  #requireParty(): RelyingParty {
    if (this.party === null) throw new Error('Passkeys do not work at this address.');
    return this.party;
  }
}

function describe({ credentialId, transports }: StoredPasskey): { id: string; transports: string[] } {
  return { id: credentialId, transports: [...transports] };
}
