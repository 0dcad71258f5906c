import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ServerKey } from '../domain/accounts/server-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that the server must be able to read again (AES-256-GCM). A sealed secret names its key, and is bound
 * to its subject (`about`), so that it cannot be opened from another row.
 */
export class SealRing {
  #keys: readonly ServerKey[];

  constructor(keys: readonly ServerKey[]) {
    this.#keys = keys;
  }

  /** Replaces the keys after a rotation. */
  replace(keys: readonly ServerKey[]): void {
    this.#keys = keys;
  }

  seal(secret: string, about: string): string {
    return seal(this.#keys, secret, about);
  }

  open(sealed: string, about: string): string {
    return unseal(this.#keys, sealed, about);
  }
}

export function seal(keys: readonly ServerKey[], secret: string, about: string): string {
  const current = keys.find((key) => key.goodUntil === null);
  if (current === undefined) throw new Error('There is no key to seal with.');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(current.key, 'base64'), nonce);
  cipher.setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${current.id}~${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
}

/** Throws if it was sealed with an unknown key or for another subject, or altered. */
export function unseal(keys: readonly ServerKey[], sealed: string, about: string): string {
  const [id = '', packed = ''] = sealed.split('~');
  const key = keys.find((each) => each.id === id);
  if (key === undefined) throw new Error('A stored secret was sealed with a key that no longer exists.');
  const bytes = Buffer.from(packed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key.key, 'base64'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
