import { describe, expect, it } from 'vitest';
import {
  checkLdapFields,
  type LdapEntry,
  readEntry,
  readLdapAddress,
  readLogin,
  readSubject,
  writeFilter,
} from './ldap.ts';

const FIELDS = {
  isPlain: false,
  base: 'ou=people,dc=example,dc=org',
  filter: '(uid={login})',
  idAttribute: 'entryUUID',
  mailAttribute: 'mail',
  nameAttribute: 'cn',
  groupsAttribute: 'memberOf',
};
const ADDRESS = 'ldaps://ldap.example.org';

function entry(attributes: Record<string, readonly (string | Uint8Array)[]>): LdapEntry {
  return {
    dn: 'uid=ada,ou=people,dc=example,dc=org',
    attributes: new Map(
      Object.entries(attributes).map(([name, values]) => [
        name.toLowerCase(),
        values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value)),
      ]),
    ),
  };
}

describe('a typed login', () => {
  it('is a value in the filter, whatever characters it contains', () => {
    expect(writeFilter('(|(uid={login})(mail={login}))', 'a*)(uid=\\b$&')).toBe(
      '(|(uid=a\\2a\\29\\28uid=\\5cb$&)(mail=a\\2a\\29\\28uid=\\5cb$&))',
    );
  });

  it('is one name in one spelling', () => {
    expect(readLogin(' Ada.Lovelace@Example.org ')).toBe('ada.lovelace@example.org');
    for (const typed of ['', ' ', 'a b', 'ａda', 'adá', 'a\u00adda', 'a\nb', 'x'.repeat(257)])
      expect(readLogin(typed), JSON.stringify(typed)).toBeNull();
  });
});

describe('an entry', () => {
  it('is a person with its identifier and the directory’s claims', () => {
    const found = readEntry(
      entry({ entryUUID: ['5e1f'], mail: ['ada@example.org'], cn: ['Ada Lovelace'], memberOf: ['cn=staff', 'cn=x'] }),
      FIELDS,
      ADDRESS,
    );
    expect(found?.person).toMatchObject({
      issuer: 'ldap://ldap.example.org/entryuuid',
      subject: '5e1f',
      email: 'ada@example.org',
      emailVerified: true,
      name: 'Ada Lovelace',
    });
    expect(found?.claims['groups']).toEqual(['cn=staff', 'cn=x']);
  });

  it('makes no statement about groups if it has none', () => {
    expect(readEntry(entry({ entryUUID: ['5e1f'] }), FIELDS, ADDRESS)?.claims).not.toHaveProperty('groups');
  });

  it('is nobody without an identifier, or with two', () => {
    for (const entryUUID of [[], [''], ['a', 'b'], ['x'.repeat(300)]])
      expect(readEntry(entry({ entryUUID }), FIELDS, ADDRESS)).toBeNull();
  });

  it('is distinguished byte by byte, even if the bytes are not text', () => {
    const ids = [
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from([0xff, 0xfd, 0x00]),
      Buffer.from('hex:fffe00'),
      Buffer.from('fffe00'),
      Buffer.from('a\u0000'),
    ];
    const subjects = ids.map((id) => readEntry(entry({ entryUUID: [id] }), FIELDS, ADDRESS)!.person.subject);
    expect(new Set(subjects).size).toBe(ids.length);
    subjects.forEach((subject, index) => expect(Buffer.from(readSubject(subject))).toEqual(ids[index]));
  });
});

describe('the settings', () => {
  it('accept only addresses of directories', () => {
    expect(readLdapAddress(' LDAPS://LDAP.example.org:1636/ ')).toBe('ldaps://LDAP.example.org:1636');
    for (const typed of [
      'ldap.example.org',
      'https://x.org',
      'ldap://',
      'ldap://u:p@x.org',
      'ldap://x.org/dc=org',
      'ldap://x.org?a',
    ])
      expect(() => readLdapAddress(typed), typed).toThrow();
  });

  it('refuse filters that would let everybody in, or nobody', () => {
    const bad =
      (change: Partial<typeof FIELDS>, isNamed = false, address = ADDRESS) =>
      () =>
        checkLdapFields({ ...FIELDS, ...change }, address, isNamed);
    expect(bad({})).not.toThrow();
    expect(bad({ base: ' ' })).toThrow();
    expect(bad({ filter: '(uid=*)' })).toThrow('{login}');
    expect(bad({ mailAttribute: 'mail)(x=*' })).toThrow();
    expect(bad({ groupsAttribute: '' })).not.toThrow();
    expect(bad({ isPlain: true }, false, 'ldap://ldap.example.org')).toThrow('PRIVATE_PROVIDERS');
    expect(bad({ isPlain: true }, true, 'ldap://ldap.example.org')).not.toThrow();
  });
});
