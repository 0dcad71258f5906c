import { randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Accounts remembered per browser. */
const MAX = 5;

/**
 * Recognises browsers used for earlier log-ins, so that strangers' wrong guesses elsewhere never lock the owner out.
 * Holds `nonce.signature` per account without naming it: matching requires the account's address. Grants no access,
 * only a separate rate limit.
 */
export class DeviceCookie {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** Identifies this browser for this account, or null if unknown. */
  find(cookie: string, account: string): string | null {
    for (const entry of split(cookie)) {
      const [nonce = '', signature = ''] = entry.split('.');
      if (this.#keys.isSigned(`${nonce}\n${account}`, signature)) return nonce;
    }
    return null;
  }

  /** The cookie to set after this account logs in. */
  add(cookie: string, account: string): string {
    if (this.find(cookie, account) !== null) return split(cookie).join('!');
    const nonce = randomBytes(16).toString('base64url');
    const entry = `${nonce}.${this.#keys.sign(`${nonce}\n${account}`)}`;
    return [entry, ...split(cookie)].slice(0, MAX).join('!');
  }
}

function split(cookie: string): string[] {
  return cookie
    .split('!')
    .filter((entry) => /^[\w-]{22}\.[\w-]{1,40}~[\w-]{43}$/u.test(entry))
    .slice(0, MAX);
}
