import { fail } from '@scriptorium/contract/errors.ts';
import { isShortPassword, MIN_PASSWORD_LENGTH } from '@scriptorium/contract/rules/password-length.ts';
import { utf8Length } from '@scriptorium/contract/rules/utf8-length.ts';
import { say } from '@scriptorium/contract/said.ts';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** OWASP's recommendation for argon2id: KiB of memory, passes, lanes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const MAX_PASSWORD_BYTES = 1024;
/** How many calls may wait for each core; more are refused. */
const QUEUE_PER_CORE = 32;

/** Password hashing off the event loop, at most one hash per core at a time. */
export class Passwords {
  readonly #slots: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;
  /** Stands in for a missing hash, so that an unknown address takes as long as a wrong password. */
  readonly #dummy: string;

  constructor(cores: number) {
    this.#slots = Math.max(1, cores);
    this.#dummy = formatPhc(MEMORY_KIB, PASSES, LANES, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
  }

  /** A PHC string of argon2id. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const tag = await this.#derive(password, salt, MEMORY_KIB, PASSES, LANES, TAG_BYTES);
    return formatPhc(MEMORY_KIB, PASSES, LANES, salt, tag);
  }

  /** Always takes as long as a hash, even if `phc` is null or invalid, in which case it returns false. */
  async verify(password: string, phc: string | null): Promise<boolean> {
    const parsed = parsePhc(phc ?? this.#dummy);
    const expected = parsed ?? parsePhc(this.#dummy);
    if (expected === null) return false;
    const { memory, passes, lanes, salt, tag } = expected;
    const actual = await this.#derive(password, salt, memory, passes, lanes, tag.byteLength);
    return timingSafeEqual(actual, tag) && phc !== null && parsed !== null;
  }

  /** Fails with `weak-password`. `own`: the person's name, address and the like, which make no password. */
  async check(password: string, own: readonly string[], field = 'password'): Promise<void> {
    if (utf8Length(password) > MAX_PASSWORD_BYTES) {
      fail('weak-password', { field, message: 'A password may be at most 1,024 bytes long.' });
    }
    if (isShortPassword(password)) {
      fail('weak-password', {
        field,
        ...say('A password needs at least {least} characters.', { least: MIN_PASSWORD_LENGTH }),
      });
    }
    const folded = password.normalize('NFKC').toLowerCase();
    const tooClose = own.some((text) => text.trim() !== '' && folded === text.trim().normalize('NFKC').toLowerCase());
    if (tooClose) {
      fail('weak-password', {
        field,
        message: 'Your name, your e-mail address or the name of this site cannot be your password.',
      });
    }
    // Imported on first use: the list takes several megabytes, and is needed only when a password is set.
    const { isCommonPassword } = await import('./common-passwords.ts');
    if (isCommonPassword(folded)) {
      fail('weak-password', { field, message: 'This password is on the list of common ones. Please choose another.' });
    }
  }

  async #derive(
    password: string,
    nonce: Buffer,
    memory: number,
    passes: number,
    parallelism: number,
    tagLength: number,
  ): Promise<Buffer> {
    await this.#takeSlot();
    try {
      return await argon2Async('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength });
    } finally {
      this.#running -= 1;
      this.#queue.shift()?.();
    }
  }

  async #takeSlot(): Promise<void> {
    if (this.#running >= this.#slots) {
      if (this.#queue.length >= this.#slots * QUEUE_PER_CORE) fail('overloaded', { retryAfter: 5 });
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    }
    this.#running += 1;
  }
}

function formatPhc(memory: number, passes: number, lanes: number, salt: Buffer, tag: Buffer): string {
  const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encode(salt)}$${encode(tag)}`;
}

function parsePhc(phc: string): { memory: number; passes: number; lanes: number; salt: Buffer; tag: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u.exec(phc);
  if (match === null) return null;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
