import { randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Accounts that one browser is remembered for. */
const MAX = 5;

/**
 * The cookie by which a browser that somebody logged in with before is known again, so that the wrong guesses of
 * strangers elsewhere never keep its owner out. It holds `nonce.signature` for each account and names none of them: whose
 * it is shows only to who asks with the account's address. It lets nobody in; it has a budget of its own.
 */
export class DeviceCookie {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** What names this browser for this account, or null when it is not known for it. */
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
