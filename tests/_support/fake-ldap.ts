import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';

/** Test certificate for `localhost`. Its private key is in the repository, so it protects nothing. */
export const LDAP_CERTIFICATE = join(import.meta.dirname, 'ldap-test-certificate.pem');
const KEY = readFileSync(join(import.meta.dirname, 'ldap-test-key.pem'));

export const LDAP_READER = { dn: 'cn=reader,dc=example,dc=org', password: 'reads entries' };
export const LDAP_BASE = 'ou=people,dc=example,dc=org';

export interface LdapPerson {
  dn: string;
  password: string;
  attributes: Record<string, readonly (string | Buffer)[]>;
}

/** Faults that a directory should not show, or only rarely. */
export interface LdapFaults {
  /** Never answers searches. */
  silent?: boolean;
  /** Answers a search with as much data as is read. */
  floods?: boolean;
  /** Does not support StartTLS. */
  noStartTls?: boolean;
  /** Bytes sent in one piece with the answer to StartTLS, as if injected by an attacker. */
  behindStartTls?: Buffer;
  /** Answers each login of a person with this code. */
  bindCode?: number;
  /** Sent before the results of a search, as they are. */
  beforeFound?: Buffer;
  /** Ends each search with this code. */
  searchCode?: number;
}

export interface FakeLdap {
  /** Address without TLS; StartTLS is available. */
  readonly plain: string;
  /** Address with TLS. */
  readonly tls: string;
  readonly people: LdapPerson[];
  faults: LdapFaults;
  /** All login attempts, including how they arrived: `tls` or `plain`. */
  readonly binds: { dn: string; password: string; over: 'tls' | 'plain' }[];
  /** Filters as read from the wire. */
  readonly filters: string[];
  close(): Promise<void>;
}

type Reply = ((...answers: Buffer[]) => void) & { raw(bytes: Buffer): void };

/** An LDAP directory with one folder of people, implementing what a login needs (RFC 4511). */
export async function startFakeLdap(): Promise<FakeLdap> {
  const cert = readFileSync(LDAP_CERTIFICATE);
  const sockets = new Set<Socket>();
  const fake = {
    people: [] as LdapPerson[],
    faults: {} as LdapFaults,
    binds: [] as FakeLdap['binds'],
    filters: [] as string[],
  };
  const state = Object.assign(fake, { plain: '', tls: '', close: async () => {} });
  const serve = (socket: Socket, over: 'tls' | 'plain'): void => {
    let buffered = Buffer.alloc(0);
    let who = '';
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const onData = (chunk: Buffer): void => {
      buffered = Buffer.concat([buffered, chunk]);
      for (;;) {
        const message = readElement(buffered, 0);
        if (message === null) return;
        buffered = buffered.subarray(message.end);
        const [id, request] = children(message);
        if (id === undefined || request === undefined) return;
        const send = (...answers: Buffer[]): void => {
          for (const answer of answers) socket.write(sequence(0x30, [id.whole, answer]));
        };
        const reply: Reply = Object.assign(send, { raw: (bytes: Buffer) => void socket.write(bytes) });
        if (request.tag === 0x60) {
          const [, name, password] = children(request).map(({ value }) => value.toString());
          const code = judge(state, name ?? '', password ?? '');
          state.binds.push({ dn: name ?? '', password: password ?? '', over });
          if (code === 0) who = name ?? '';
          reply(result(0x61, code));
        } else if (request.tag === 0x63) {
          answerSearch(state, request, who, reply);
        } else if (request.tag === 0x77) {
          if (state.faults.noStartTls === true || over === 'tls') {
            reply(result(0x78, 2));
            continue;
          }
          const answer = sequence(0x30, [id.whole, result(0x78, 0)]);
          socket.write(Buffer.concat([answer, state.faults.behindStartTls ?? Buffer.alloc(0)]));
          socket.off('data', onData);
          const secure = new TLSSocket(socket, { isServer: true, key: KEY, cert });
          serve(secure, 'tls');
          return;
        } else if (request.tag === 0x42) socket.end();
      }
    };
    socket.on('data', onData);
  };
  const plain = createServer((socket) => serve(socket, 'plain'));
  const tls = createTlsServer({ key: KEY, cert }, (socket) => serve(socket, 'tls'));
  tls.on('tlsClientError', () => {});
  state.plain = `ldap://localhost:${await listen(plain)}`;
  state.tls = `ldaps://localhost:${await listen(tls)}`;
  state.close = async () => {
    for (const socket of sockets) socket.destroy();
    await Promise.all([plain, tls].map((server) => new Promise((done) => server.close(done))));
  };
  return state;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function judge({ people, faults }: FakeLdap, dn: string, password: string): number {
  // Like real directories: a bind without a password is accepted as anonymous.
  if (password === '') return 0;
  if (dn === LDAP_READER.dn) return password === LDAP_READER.password ? 0 : 49;
  const person = people.find((each) => each.dn === dn);
  if (person === undefined) return 49;
  return faults.bindCode ?? (person.password === password ? 0 : 49);
}

function answerSearch({ people, faults, filters }: FakeLdap, request: Element, who: string, reply: Reply): void {
  const [base, scope, , limit, , , filter, wanted] = children(request);
  if (faults.silent === true) return;
  if (faults.floods === true) {
    const entry = sequence(0x64, [octets('x'.repeat(50_000)), sequence(0x30, [])]);
    for (let sent = 0; sent < 100; sent += 1) reply(entry);
    return;
  }
  if (faults.beforeFound !== undefined) reply.raw(faults.beforeFound);
  if (filter === undefined || who !== LDAP_READER.dn) {
    reply(result(0x65, 50));
    return;
  }
  if (base?.value.toString() !== LDAP_BASE) {
    reply(result(0x65, 32));
    return;
  }
  filters.push(show(filter));
  const isBase = scope?.value[0] === 0;
  const all = isBase ? [{ dn: LDAP_BASE, password: '', attributes: { objectClass: ['organizationalUnit'] } }] : people;
  const found = all.filter(({ attributes }) => matches(filter, attributes));
  const max = limit === undefined ? 0 : readNumber(limit);
  const names = wanted === undefined ? [] : children(wanted).map(({ value }) => value.toString().toLowerCase());
  const shown = max > 0 ? found.slice(0, max) : found;
  const code = faults.searchCode ?? (shown.length < found.length ? 4 : 0);
  reply(...shown.map((person) => describeEntry(person, names)), result(0x65, code));
}

function describeEntry({ dn, attributes }: LdapPerson, names: readonly string[]): Buffer {
  const listed = Object.entries(attributes)
    .filter(([name]) => names.includes(name.toLowerCase()))
    .map(([name, values]) => sequence(0x30, [octets(name), sequence(0x31, values.map(octets))]));
  return sequence(0x64, [octets(dn), sequence(0x30, listed)]);
}

function matches(filter: Element, attributes: LdapPerson['attributes']): boolean {
  const parts = (): Element[] => children(filter);
  const valuesOf = (name: string): Buffer[] => {
    const entry = Object.entries(attributes).find(([key]) => key.toLowerCase() === name.toLowerCase());
    return (entry?.[1] ?? []).map((value) => Buffer.from(value as string));
  };
  switch (filter.tag) {
    case 0xa0:
      return parts().every((part) => matches(part, attributes));
    case 0xa1:
      return parts().some((part) => matches(part, attributes));
    case 0xa2:
      return parts().every((part) => !matches(part, attributes));
    case 0xa3: {
      const [name, value] = parts();
      if (name === undefined || value === undefined) return false;
      const asked = value.value;
      return valuesOf(name.value.toString()).some(
        (each) => each.equals(asked) || each.toString().toLowerCase() === asked.toString().toLowerCase(),
      );
    }
    case 0x87:
      return valuesOf(filter.value.toString()).length > 0;
    default:
      return false;
  }
}

/** A filter as text, with the values of equality filters exactly as received. */
function show(filter: Element): string {
  switch (filter.tag) {
    case 0xa0:
    case 0xa1:
    case 0xa2:
      return `(${{ 0xa0: '&', 0xa1: '|', 0xa2: '!' }[filter.tag]}${children(filter).map(show).join('')})`;
    case 0xa3: {
      const [name, value] = children(filter);
      return `(${name?.value.toString()} is ${JSON.stringify(value?.value.toString())})`;
    }
    case 0x87:
      return `(has ${filter.value.toString()})`;
    default:
      return `(other ${filter.tag})`;
  }
}

interface Element {
  tag: number;
  value: Buffer;
  whole: Buffer;
  end: number;
}

function readElement(bytes: Buffer, at: number): Element | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  const count = first < 0x80 ? 0 : first & 0x7f;
  if (at + 2 + count > bytes.length) return null;
  const length = count === 0 ? first : bytes.readUIntBE(at + 2, count);
  const from = at + 2 + count;
  if (from + length > bytes.length) return null;
  return {
    tag,
    value: bytes.subarray(from, from + length),
    whole: bytes.subarray(at, from + length),
    end: from + length,
  };
}

function children({ value }: Element): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < value.length;) {
    const element = readElement(value, at);
    if (element === null) break;
    found.push(element);
    at = element.end;
  }
  return found;
}

function readNumber({ value }: Element): number {
  return value.length === 0 ? 0 : value.readUIntBE(0, value.length);
}

function octets(value: string | Buffer): Buffer {
  return element(0x04, Buffer.from(value as string));
}

function sequence(tag: number, parts: readonly Buffer[]): Buffer {
  return element(tag, Buffer.concat(parts));
}

function element(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const head =
    length < 0x80
      ? [tag, length]
      : [tag, 0x84, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}

function result(tag: number, code: number): Buffer {
  return sequence(tag, [element(0x0a, Buffer.from([code])), octets(''), octets('')]);
}
