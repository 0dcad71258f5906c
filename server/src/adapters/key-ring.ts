import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerKey } from '../domain/accounts/server-keys.ts';

/**
 * Signing keys for one purpose. Each signature names its key, so that after a rotation, older ones stay valid until their
 * key expires.
 */
export class KeyRing {
  #keys: readonly ServerKey[];
  readonly #now: () => number;

  constructor(keys: readonly ServerKey[], now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  /** Replaces the keys after a rotation. */
  replace(keys: readonly ServerKey[]): void {
    this.#keys = keys;
  }

  sign(text: string): string {
    const current = this.#keys.find((key) => key.goodUntil === null);
    if (current === undefined) throw new Error('There is no key to sign with.');
    return `${current.id}~${mac(current, text)}`;
  }

  isSigned(text: string, signature: string): boolean {
    const [id = ''] = signature.split('~', 1);
    const key = this.#keys.find((each) => each.id === id);
    if (key === undefined || (key.goodUntil !== null && key.goodUntil <= this.#now())) return false;
    const expected = Buffer.from(`${id}~${mac(key, text)}`);
    const actual = Buffer.from(signature);
    return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual);
  }
}

function mac({ key }: ServerKey, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64url');
}
