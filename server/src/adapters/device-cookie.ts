import { randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Accounts remembered per browser. */
const MAX_ACCOUNTS = 5;

/**
 * Recognizes browsers that logged in before, so that strangers' guesses elsewhere never lock the owner out. The cookie has
 * `nonce.signature` for each account, without naming it: matching requires the account's address. It grants no access,
 * only a rate limit of its own.
 */
export class DeviceCookie {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** An id of this browser for this account; null if it never logged in to it. */
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
    return [entry, ...split(cookie)].slice(0, MAX_ACCOUNTS).join('!');
  }
}

function split(cookie: string): string[] {
  return cookie
    .split('!')
    .filter((entry) => /^[\w-]{22}\.[\w-]{1,40}~[\w-]{43}$/u.test(entry))
    .slice(0, MAX_ACCOUNTS);
}
