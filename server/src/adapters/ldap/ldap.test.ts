import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { type FakeLdap, LDAP_BASE, LDAP_READER, startFakeLdap } from '../../../../tests/_support/fake-ldap.ts';
import { Ldap, type LdapSettings } from './ldap.ts';
import { Replies } from './replies.ts';

const ADA = `uid=ada,${LDAP_BASE}`;
const FIELDS = {
  isPlain: true,
  base: LDAP_BASE,
  filter: '(&(objectClass=person)(|(uid={login})(mail={login})))',
  idAttribute: 'entryUUID',
  mailAttribute: 'mail',
  nameAttribute: 'cn',
  groupsAttribute: 'memberOf',
};

let fake: FakeLdap;
let ldap: Ldap;
beforeAll(async () => {
  fake = await startFakeLdap();
  ldap = new Ldap({ privateOrigins: [fake.plain, fake.tls] });
});
afterAll(async () => {
  await fake.close();
});
beforeEach(() => {
  fake.faults = {};
  fake.binds.length = 0;
  fake.filters.length = 0;
  fake.people.splice(0);
  fake.people.push({
    dn: ADA,
    password: 'engine',
    attributes: {
      objectClass: ['person'],
      uid: ['ada'],
      mail: ['ada@example.org'],
      cn: ['Ada Lovelace'],
      entryUUID: ['5e1f0001'],
      memberOf: ['cn=staff'],
    },
  });
});

function settings(change: Partial<LdapSettings> = {}, fields: Partial<typeof FIELDS> = {}): LdapSettings {
  return {
    address: fake.plain,
    bindDn: LDAP_READER.dn,
    secret: LDAP_READER.password,
    fields: { ...FIELDS, ...fields },
    ...change,
  };
}

/** An element of BER, and one that claims to be longer than it is. */
const element = (tag: number, ...parts: Buffer[]): Buffer => cut(tag, Buffer.concat(parts).length, ...parts);
const cut = (tag: number, length: number, ...parts: Buffer[]): Buffer => {
  const head = Buffer.from([tag, 0x84, 0, 0, 0, 0]);
  head.writeUInt32BE(length, 2);
  return Buffer.concat([head, ...parts]);
};
const text = (value: string): Buffer => element(0x04, Buffer.from(value));
const number = (value: number): Buffer => element(0x02, Buffer.from([value]));
const attributes = (...parts: Buffer[]): Buffer => element(0x30, element(0x30, ...parts));
/** As an answer to the search, which is the second request. */
const message = (tag: number, ...parts: Buffer[]): Buffer => element(0x30, number(2), element(tag, ...parts));

describe('a login at a directory', () => {
  it('succeeds for the only entry with this name and password', async () => {
    for (const name of ['ada', ' ADA ', 'ada@example.org']) {
      const outcome = await ldap.logIn(settings(), name, 'engine');
      expect(outcome).toMatchObject({
        kind: 'in',
        person: { subject: '5e1f0001', email: 'ada@example.org', emailVerified: true, name: 'Ada Lovelace' },
        claims: { groups: ['cn=staff'], dn: ADA },
      });
    }
  });

  it('is refused with a wrong password, and for an unknown name', async () => {
    expect(await ldap.logIn(settings(), 'ada', 'Engine')).toEqual({ kind: 'wrong' });
    expect(await ldap.logIn(settings(), 'grace', 'engine')).toEqual({ kind: 'nobody' });
  });

  it('without a password is refused before any query: directories accept an empty one as an anonymous bind', async () => {
    expect(await ldap.logIn(settings(), 'ada', '')).toEqual({ kind: 'nobody' });
    expect(await ldap.confirm(settings(), '5e1f0001', '')).toBe(false);
    expect(fake.binds).toEqual([]);
  });

  it('treats a name as a value, whatever characters it contains', async () => {
    for (const name of ['*', 'a*', 'ada)(uid=*', '*)(objectClass=*))(|(uid=*', '\\2a', 'ada\\'])
      expect(await ldap.logIn(settings(), name, 'engine'), name).toEqual({ kind: 'nobody' });
    expect(fake.filters[2]).toBe('(&(objectClass is "person")(|(uid is "ada)(uid=*")(mail is "ada)(uid=*")))');
    expect(fake.filters[0]).toBe('(&(objectClass is "person")(|(uid is "*")(mail is "*")))');
  });

  it('is refused if two entries have the name, without a password being sent for either', async () => {
    fake.people.push({ ...fake.people[0]!, dn: `uid=ada,ou=more,${LDAP_BASE}` });
    fake.people.push({ ...fake.people[0]!, dn: `uid=ada,ou=most,${LDAP_BASE}` });
    expect(await ldap.logIn(settings(), 'ada', 'engine')).toEqual({ kind: 'several' });
    expect(fake.binds.some(({ password }) => password === 'engine')).toBe(false);
  });

  it('takes as many queries for an unknown name as for a known one, and sends no password for it', async () => {
    await ldap.logIn(settings(), 'ada', 'wrong');
    const forSomebody = fake.binds.splice(0).length;
    await ldap.logIn(settings(), 'grace', 'a secret of another place');
    expect(fake.binds).toHaveLength(forSomebody);
    expect(fake.binds.some(({ password }) => password.includes('secret'))).toBe(false);
  });

  it('is refused for an entry without the identifier, or without a name', async () => {
    const [ada] = fake.people;
    fake.people[0] = { ...ada!, attributes: { ...ada!.attributes, entryUUID: [] } };
    expect(await ldap.logIn(settings(), 'ada', 'engine')).toEqual({ kind: 'nobody' });
    fake.people[0] = { ...ada!, dn: '' };
    expect(await ldap.logIn(settings(), 'ada', 'engine')).toEqual({ kind: 'nobody' });
  });

  it('is refused for people the directory has locked out; errors of the directory itself are failures', async () => {
    for (const bindCode of [19, 49, 53]) {
      fake.faults = { bindCode };
      expect(await ldap.logIn(settings(), 'ada', 'engine'), String(bindCode)).toEqual({ kind: 'wrong' });
    }
    fake.faults = { bindCode: 52 };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('answered with an error');
  });

  it('is confirmed by the identifier, even if that is not text', async () => {
    const id = Buffer.from('00ff2a28295c80', 'hex');
    const [ada] = fake.people;
    fake.people[0] = { ...ada!, attributes: { ...ada!.attributes, entryUUID: [id] } };
    const outcome = await ldap.logIn(settings(), 'ada', 'engine');
    const subject = outcome.kind === 'in' ? outcome.person.subject : '';
    expect(subject).toBe('hex:00ff2a28295c80');
    expect(await ldap.confirm(settings(), subject, 'engine')).toBe(true);
    expect(await ldap.confirm(settings(), subject, 'engines')).toBe(false);
    expect(await ldap.confirm(settings(), 'hex:00ff', 'engine')).toBe(false);
  });
});

describe('a directory', () => {
  it('without TLS is used only where the operator allows it', async () => {
    const stranger = new Ldap({ privateOrigins: [] });
    await expect(stranger.logIn(settings(), 'ada', 'engine')).rejects.toThrow('without TLS');
    await expect(stranger.logIn(settings({}, { isPlain: false }), 'ada', 'engine')).rejects.toThrow('private network');
    expect(fake.binds).toEqual([]);
  });

  it('with an untrusted certificate is sent no password', async () => {
    for (const address of [fake.tls, fake.plain])
      await expect(ldap.logIn(settings({ address }, { isPlain: false }), 'ada', 'engine')).rejects.toThrow(
        'self-signed',
      );
    expect(fake.binds).toEqual([]);
  });

  it('that does not know StartTLS is sent no password', async () => {
    fake.faults = { noStartTls: true };
    await expect(ldap.logIn(settings({}, { isPlain: false }), 'ada', 'engine')).rejects.toThrow('does not speak TLS');
    expect(fake.binds).toEqual([]);
  });

  it('that sends anything after its reply to StartTLS is disconnected', async () => {
    fake.faults = { behindStartTls: Buffer.from([0x30, 0x0c, 0x02, 0x01, 0x02, 0x61]) };
    await expect(ldap.logIn(settings({}, { isPlain: false }), 'ada', 'engine')).rejects.toThrow('something else');
    expect(fake.binds).toEqual([]);
  });

  it('that sends without end is disconnected', async () => {
    fake.faults = { floods: true };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('too much');
  });

  it('that points elsewhere is not followed, and who it shows itself still gets in', async () => {
    // A reference to another directory, as Active Directory adds them, and a control nobody asked for.
    const reference = message(0x73, text('ldap://localhost:1/dc=elsewhere'));
    const controlled = element(
      0x30,
      number(2),
      element(0x73, text('ldap://x')),
      element(0xa0, element(0x30, text('1.2'))),
    );
    fake.faults = { beforeFound: Buffer.concat([reference, controlled]) };
    expect(await ldap.logIn(settings(), 'ada', 'engine')).toMatchObject({ kind: 'in' });
    fake.faults = { searchCode: 10 };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('answered with an error');
    fake.faults = { bindCode: 10 };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('answered with an error');
  });

  it.each([
    ['attributes that are longer than their message', message(0x64, text(ADA), cut(0x30, 1_000_000_000))],
    ['an attribute that is longer than the others', message(0x64, text(ADA), element(0x30, cut(0x30, 90), text('')))],
    ['values that are longer than their attribute', message(0x64, text(ADA), attributes(text('cn'), cut(0x31, 90)))],
    ['values of another kind', message(0x64, text(ADA), attributes(text('cn'), element(0x31, cut(0x04, 9))))],
    ['a reference that is longer than its message', message(0x73, cut(0x04, 90))],
    ['a length of its own kind', Buffer.from([0x30, 0x80, 2, 1, 2, 0x64, 0, 0, 0, 0])],
    ['an operation that answers nothing', message(0x63, text(ADA))],
    ['a result without an end', message(0x65, Buffer.from([0x0a, 1, 0]), text(''), cut(0x04, 90))],
    ['an HTML page', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['bytes without sense', Buffer.alloc(1000, 0x30)],
  ])('that sends %s is left', async (_what, beforeFound) => {
    fake.faults = { beforeFound };
    const began = performance.now();
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('not an LDAP reply');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('that sends tens of thousands of small replies is left', async () => {
    const small = message(0x64, text(''), element(0x30));
    fake.faults = { beforeFound: Buffer.concat(Array.from({ length: 60_000 }, () => small)) };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('too much');
  });

  it('that announces more than it sends is left', async () => {
    fake.faults = { beforeFound: Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 2, 1, 2]) };
    const hasty = new Ldap({ privateOrigins: [fake.plain], limitMs: 300 });
    await expect(hasty.logIn(settings(), 'ada', 'engine')).rejects.toThrow('in time');
  });

  it('is understood, whichever way its bytes are cut', async () => {
    const replies = new Replies();
    const bytes = Buffer.concat([
      message(0x64, text(ADA), attributes(text('cn'), element(0x31, text('Ada'), text('A'.repeat(300))))),
      message(0x65, Buffer.from([0x0a, 1, 0]), text(''), text('')),
    ]);
    const found = [...bytes].flatMap((byte) => replies.add(Buffer.from([byte])));
    expect(found).toEqual(new Replies().add(bytes));
    expect(found).toHaveLength(2);
  });

  it('that does not reply is disconnected', async () => {
    fake.faults = { silent: true };
    const hasty = new Ldap({ privateOrigins: [fake.plain], limitMs: 300 });
    await expect(hasty.logIn(settings(), 'ada', 'engine')).rejects.toThrow('in time');
  });

  it('among several gets its share of the time', async () => {
    fake.faults = { silent: true };
    const slow = new Ldap({ privateOrigins: [fake.plain], limitMs: 20_000 });
    const began = performance.now();
    await expect(slow.logIn(settings(), 'ada', 'engine', 100)).rejects.toThrow('in time');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('that refuses this server’s own account or cannot be reached is a failure', async () => {
    await expect(ldap.logIn(settings({ secret: 'old' }), 'ada', 'engine')).rejects.toThrow('secret of this server');
    const gone = new Ldap({ privateOrigins: ['ldap://localhost:9'] });
    await expect(gone.logIn(settings({ address: 'ldap://localhost:9' }), 'ada', 'x')).rejects.toThrow('not be reached');
  });

  it('is checked step by step', async () => {
    expect((await ldap.check(settings())).map(({ ok }) => ok)).toEqual([true, true]);
    expect((await ldap.check(settings({}, { base: 'ou=nowhere' }))).map(({ ok }) => ok)).toEqual([true, false]);
    expect((await ldap.check(settings({ secret: 'old' }))).map(({ ok }) => ok)).toEqual([false]);
  });
});

it('queries a directory with a trusted certificate over TLS and by StartTLS', { timeout: 30_000 }, () => {
  const script = new URL('../../../../tests/_support/ldap-over-tls.ts', import.meta.url).pathname;
  const certificate = new URL('../../../../tests/_support/ldap-test-certificate.pem', import.meta.url).pathname;
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('Error');
  expect(stdout.trim().split('\n')).toEqual(['in tls tls', 'in tls tls']);
});
