import { beginProviderLogin, finishProviderLogin } from '@scriptorium/contract/operations/providers.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { loginAdmin } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { addProvider, logInAt } from '../tests/_support/providers.ts';
import { refusal } from '../tests/_support/refusal.ts';
import { startServer } from '../tests/_support/start-server.ts';

/**
 * Logs in at a real OpenID provider whose page is a form with a user name and a password.
 *
 *     OPENID_ISSUER=http://127.0.0.1:19191/ OPENID_CLIENT=… OPENID_SECRET=… \
 *       OPENID_USER=… OPENID_PASSWORD=… node scripts/try-openid.ts
 *
 * Register the address it prints with the provider before; it is always the same. The account needs an address in
 * OPENID_DOMAIN (example.com) that the provider calls verified. Tried with LemonLDAP::NG 2.16 of Debian 12 and its
 * demonstration accounts, set up as docs/sign-in.md says.
 */
const env = (name: string, usual?: string): string => {
  const value = process.env[name] ?? usual;
  if (value === undefined) throw new Error(`Set ${name}.`);
  return value;
};
const issuer = env('OPENID_ISSUER');
const domain = env('OPENID_DOMAIN', 'example.com');
const HOPS = 12;

function expectThat(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`);
  if (!isRight) process.exitCode = 1;
}

const server = await startServer({ env: { PORT: env('PORT', '19292'), PRIVATE_PROVIDERS: new URL(issuer).origin } });
try {
  const boss = await loginAdmin(server);
  const provider = await addProvider(boss.client, place(''), {
    providerUUID: '00000000-0000-4000-8000-000000000001',
    issuer,
    clientId: env('OPENID_CLIENT'),
    clientSecret: env('OPENID_SECRET'),
    trustedDomains: domain,
  });
  console.log(`comes back to ${provider.redirectUrl}`);
  const here = place(provider.redirectUrl);

  const first = new Client(server.url);
  const outcome = await logInAt(first, here, provider.uuid);
  expectThat(outcome.next === 'session', `somebody new has an account at once (${outcome.next})`);
  const { user } = await first.call(getData, {});
  expectThat(user.email.endsWith(`@${domain}`), `by the address that the provider vouches for (${user.email})`);

  const again = new Client(server.url);
  await logInAt(again, place(provider.redirectUrl), provider.uuid);
  const same = await again.call(getData, {});
  expectThat(same.user.email === user.email, 'and the same one the next time');

  const twice = new Client(server.url);
  const begin = { providerUUID: provider.uuid, redirect: '', clientID: 'Trial' };
  const { url } = await twice.call(beginProviderLogin, begin);
  const answer = await here.visit(url);
  const elsewhere = await refusal(
    new Client(server.url).call(finishProviderLogin, { providerUUID: provider.uuid, answer }),
  );
  expectThat(elsewhere !== '', `an answer counts in the browser that began only (${elsewhere})`);
  await twice.call(finishProviderLogin, { providerUUID: provider.uuid, answer });
  const replayed = await refusal(twice.call(finishProviderLogin, { providerUUID: provider.uuid, answer }));
  expectThat(replayed !== '', `and once (${replayed})`);
} finally {
  await server.dispose();
}

/** A minimal browser: follows redirects, keeps cookies, and fills in the form that asks for a password. */
function place(redirectUrl: string) {
  const cookies = new Map<string, string>();
  const visit = async (begin: string): Promise<string> => {
    let url = begin;
    let form: URLSearchParams | null = null;
    for (let hop = 0; hop < HOPS; hop += 1) {
      const response: Response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: form }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/u);
        cookies.set(name.trim(), value);
      }
      const next = response.headers.get('location');
      if (next !== null) {
        url = new URL(next, url).href;
        form = null;
        if (url.startsWith(redirectUrl)) return new URL(url).search;
        continue;
      }
      const page = await response.text();
      const hasPassword = page.includes('type="password"');
      if (!hasPassword || form !== null)
        throw new Error(`The provider shows a page without a way on: ${page.slice(0, 500)}`);
      const fields = [...page.matchAll(/<input\b[^>]*>/gu)].map(([tag]) => {
        const read = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';
        return { name: read('name'), type: read('type'), value: read('value').replaceAll('&amp;', '&') };
      });
      form = new URLSearchParams();
      for (const { name, type, value } of fields) {
        if (name === '') continue;
        if (type === 'password') form.set(name, env('OPENID_PASSWORD'));
        else form.set(name, type === 'text' ? env('OPENID_USER') : value);
      }
      const action = /<form\b[^>]*\baction="([^"]*)"/u.exec(page)?.[1] ?? '';
      url = new URL(action === '#' ? '' : action, url).href;
    }
    throw new Error('The provider redirects for ever.');
  };
  return { issuer, visit };
}
