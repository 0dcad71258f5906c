import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { type FakeLdap, LDAP_BASE, LDAP_READER, startFakeLdap } from '../../../../tests/_support/fake-ldap.ts';
import { Ldap, type LdapSettings } from './ldap.ts';

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

  it('without a password asks nothing: directories let anybody in without one, as nobody', async () => {
    expect(await ldap.logIn(settings(), 'ada', '')).toEqual({ kind: 'nobody' });
    expect(await ldap.confirm(settings(), '5e1f0001', '')).toBe(false);
    expect(fake.binds).toEqual([]);
  });

  it('finds a name as a value, whatever signs it has', async () => {
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

  it('takes as many questions for nobody as for somebody, and sends nobody’s password', async () => {
    await ldap.logIn(settings(), 'ada', 'wrong');
    const forSomebody = fake.binds.splice(0).length;
    await ldap.logIn(settings(), 'grace', 'a secret of another place');
    expect(fake.binds).toHaveLength(forSomebody);
    expect(fake.binds.some(({ password }) => password.includes('secret'))).toBe(false);
  });

  it('is refused to an entry without the identifier, or without a name', async () => {
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
  it('without TLS is asked only where the operator has named it', async () => {
    const stranger = new Ldap({ privateOrigins: [] });
    await expect(stranger.logIn(settings(), 'ada', 'engine')).rejects.toThrow('without TLS');
    await expect(stranger.logIn(settings({}, { isPlain: false }), 'ada', 'engine')).rejects.toThrow('private network');
    expect(fake.binds).toEqual([]);
  });

  it('with a certificate nobody vouches for is sent no password', async () => {
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

  it('with something on the wire behind its answer to StartTLS is not gone on with', async () => {
    fake.faults = { behindStartTls: Buffer.from([0x30, 0x0c, 0x02, 0x01, 0x02, 0x61]) };
    await expect(ldap.logIn(settings({}, { isPlain: false }), 'ada', 'engine')).rejects.toThrow('something else');
    expect(fake.binds).toEqual([]);
  });

  it('that sends without end is left', async () => {
    fake.faults = { floods: true };
    await expect(ldap.logIn(settings(), 'ada', 'engine')).rejects.toThrow('too much');
  });

  it('that says nothing is left', async () => {
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
