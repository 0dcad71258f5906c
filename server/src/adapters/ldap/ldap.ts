import { randomBytes } from 'node:crypto';
import type { Client, Entry, Filter } from 'ldapts';
import type { LdapFields } from '@scriptorium/contract/operations/admin-providers.ts';
import {
  listAttributes,
  type LdapEntry,
  readEntry,
  readLogin,
  readSubject,
  writeFilter,
} from '../../domain/accounts/ldap.ts';
import { type ProviderLogin, ProviderFailure } from '../providers/failures.ts';
import { type Connection, isListedIn, openConnection } from './connect.ts';

/** For everything that one log-in requests, of all directories together. */
const LIMIT_MS = 10_000;
const MAX_CONCURRENT = 50;
const MAX_QUOTED_CHARACTERS = 200;

/** What is needed to talk to a directory; the secret is in plain text here. */
export interface LdapSettings {
  readonly address: string;
  /** The account with which this server logs in; empty if it may search without one. */
  readonly bindDn: string;
  readonly secret: string | null;
  readonly fields: LdapFields;
}

/** Why a person was not admitted: no entry, several entries, or the wrong password. */
type Refusal = 'nobody' | 'several' | 'wrong';
export type LdapOutcome = ({ kind: 'in' } & ProviderLogin) | { kind: Refusal };

type Library = typeof import('ldapts');

/**
 * Checks passwords at LDAP directories: looks the person up, with an account of this server's own, and then binds as the
 * entry found, which must be the only one. The password is sent to the directory and never stored. All methods throw
 * `ProviderFailure` if the directory fails.
 */
export class Ldap {
  readonly #listed: ReadonlySet<string>;
  readonly #limitMs: number;
  #running = 0;

  constructor(options: { privateOrigins: readonly string[]; limitMs?: number }) {
    this.#listed = new Set(options.privateOrigins);
    this.#limitMs = options.limitMs ?? LIMIT_MS;
  }

  /** Whether the operator has listed this address. */
  isListed(address: string): boolean {
    return isListedIn(address, this.#listed);
  }

  /**
   * Logs a person in. `among`: how many directories are tried in turn; each gets an equal share of the time, so that one
   * that hangs does not keep the others from being tried.
   */
  async logIn(settings: LdapSettings, typed: string, password: string, among = 1): Promise<LdapOutcome> {
    const login = readLogin(typed);
    // With an empty password, directories accept anyone, as an anonymous login (RFC 4513, 5.1.2).
    if (login === null || password === '') return { kind: 'nobody' };
    const work = async (connection: Connection, library: Library): Promise<LdapOutcome> => {
      const found = await this.#search(library, connection, settings, writeFilter(settings.fields.filter, login));
      return this.#bind(connection, settings, found, password);
    };
    return this.#with(settings, work, this.#limitMs / among);
  }

  /** Whether this is the password of a person who logged in before; `subject` as returned then. */
  async confirm(settings: LdapSettings, subject: string, password: string): Promise<boolean> {
    if (password === '') return false;
    const outcome = await this.#with(settings, async (connection, library) => {
      const value = Buffer.from(readSubject(subject));
      const filter = new library.EqualityFilter({ attribute: settings.fields.idAttribute, value });
      const found = await this.#search(library, connection, settings, filter);
      return this.#bind(connection, settings, found, password);
    });
    return outcome.kind === 'in' && outcome.person.subject === subject;
  }

  /** Checks that the directory responds, admits this server and has the base entry. Stops at the first failure. */
  async check(settings: LdapSettings): Promise<{ name: string; ok: boolean; detail: string }[]> {
    const steps: { name: string; ok: boolean; detail: string }[] = [];
    let name = 'Connection';
    const done = (detail: string, next: string): void => {
      steps.push({ name, ok: true, detail });
      name = next;
    };
    const { address, bindDn, fields } = settings;
    try {
      await this.#with(settings, async (connection, library) => {
        done(fields.isPlain ? `${address} answers, without TLS.` : `${address} answers over TLS.`, 'Search');
        const filter = new library.PresenceFilter({ attribute: 'objectClass' });
        const options = { filter, attributes: ['1.1'], sizeLimit: 1, timeLimit: 10 };
        const { searchEntries } = await connection.run((client) =>
          client.search(fields.base, { ...options, scope: 'base' }),
        );
        if (searchEntries.length === 0) throw new ProviderFailure('failed', `It does not show ${fields.base}.`);
        done(bindDn === '' ? `${fields.base} is there.` : `${fields.base} is there for ${bindDn}.`, '');
      });
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      steps.push({ name, ok: false, detail: error.detail });
    }
    return steps;
  }

  async #with<Value>(
    settings: LdapSettings,
    work: (connection: Connection, library: Library) => Promise<Value>,
    limitMs = this.#limitMs,
  ): Promise<Value> {
    if (this.#running >= MAX_CONCURRENT) throw new ProviderFailure('failed', 'Too many people log in at this moment.');
    this.#running += 1;
    const signal = AbortSignal.timeout(limitMs);
    let connection: Connection | null = null;
    const library = await import('ldapts');
    try {
      const { address, bindDn, secret, fields } = settings;
      const isListed = this.isListed(address);
      connection = await openConnection({ address, isPlain: fields.isPlain, isListed, signal });
      // Without a secret, this too would be an anonymous login.
      if (bindDn !== '' && (secret ?? '') !== '') await connection.run((client) => client.bind(bindDn, secret ?? ''));
      return await work(connection, library);
    } catch (error) {
      throw describe(library, error, signal);
    } finally {
      this.#running -= 1;
      connection?.close();
    }
  }

  async #search(
    library: Library,
    connection: Connection,
    { fields }: LdapSettings,
    filter: string | Filter,
  ): Promise<LdapEntry[]> {
    const attributes = listAttributes(fields);
    const search = (client: Client) =>
      client.search(fields.base, {
        scope: 'sub',
        derefAliases: 'never',
        filter,
        attributes,
        explicitBufferAttributes: attributes,
        // Two are enough to know that it is ambiguous.
        sizeLimit: 2,
        timeLimit: 10,
      });
    try {
      const { searchEntries } = await connection.run(search);
      return searchEntries.map(readAttributes);
    } catch (error) {
      if (error instanceof library.SizeLimitExceededError) return [NOBODY, NOBODY];
      throw error;
    }
  }

  async #bind(
    connection: Connection,
    { fields, address }: LdapSettings,
    found: readonly LdapEntry[],
    password: string,
  ): Promise<LdapOutcome> {
    const [entry, another] = found;
    const login = entry === undefined || another !== undefined ? null : readEntry(entry, fields, address);
    if (entry === undefined || login === null || entry.dn === '') {
      // The same requests as for an existing person, so that timing does not reveal who exists, but without the password.
      const nobody = `cn=${randomBytes(8).toString('hex')},${fields.base}`;
      await this.#tryBind(connection, nobody, randomBytes(16).toString('hex'));
      return { kind: another === undefined ? 'nobody' : 'several' };
    }
    const isRight = await this.#tryBind(connection, entry.dn, password);
    return isRight ? { kind: 'in', ...login } : { kind: 'wrong' };
  }

  async #tryBind(connection: Connection, dn: string, password: string): Promise<boolean> {
    try {
      await connection.run((client) => client.bind(dn, password));
      return true;
    } catch (error) {
      if (REFUSED.has(codeOf(error))) return false;
      throw error;
    }
  }
}

const NOBODY: LdapEntry = { dn: '', attributes: new Map() };

/**
 * Result codes that are about the person: wrong, expired or missing password, locked, gone, not allowed (RFC 4511,
 * appendix A).
 */
const REFUSED: ReadonlySet<number> = new Set([19, 32, 34, 48, 49, 50, 53]);

function codeOf(error: unknown): number {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -1;
}

function readAttributes({ dn, ...attributes }: Entry): LdapEntry {
  const read = Object.entries(attributes).map(([name, given]) => {
    const values = Array.isArray(given) ? given : [given];
    return [
      name.toLowerCase(),
      values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value)),
    ] as const;
  });
  return { dn, attributes: new Map(read) };
}

function describe(library: Library, error: unknown, signal: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const fail = (detail: string): ProviderFailure => new ProviderFailure('failed', detail, { cause: error });
  if (signal.aborted) return fail('It did not answer in time.');
  if (error instanceof library.InvalidCredentialsError)
    return fail('It refused the name or the secret of this server.');
  const why = error instanceof Error ? error.message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_QUOTED_CHARACTERS) : '';
  return fail(codeOf(error) === -1 ? `It could not be reached (${why}).` : `It answered with an error (${why}).`);
}
