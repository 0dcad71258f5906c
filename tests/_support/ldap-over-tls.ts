/** Logs in over TLS and by StartTLS. A separate process, since trusted certificates are only read at start. */
import { Ldap } from '../../server/src/adapters/ldap/ldap.ts';
import { LDAP_BASE, LDAP_READER, startFakeLdap } from './fake-ldap.ts';

const fake = await startFakeLdap();
fake.people.push({
  dn: `uid=ada,${LDAP_BASE}`,
  password: 'engine',
  attributes: { uid: ['ada'], entryUUID: ['1'], mail: ['ada@example.org'], cn: ['Ada'] },
});
for (const address of [fake.tls, fake.plain]) {
  fake.binds.length = 0;
  const outcome = await new Ldap({ privateOrigins: [address] }).logIn(
    {
      address,
      bindDn: LDAP_READER.dn,
      secret: LDAP_READER.password,
      fields: {
        isPlain: false,
        base: LDAP_BASE,
        filter: '(uid={login})',
        idAttribute: 'entryUUID',
        mailAttribute: 'mail',
        nameAttribute: 'cn',
        groupsAttribute: '',
      },
    },
    'ada',
    'engine',
  );
  console.log(outcome.kind, ...fake.binds.map(({ over }) => over));
}
await fake.close();
