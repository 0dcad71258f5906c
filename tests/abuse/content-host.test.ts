import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin, mustPost, type Account } from '../_support/accounts.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';

let server: RunningServer;
let ada: Account;
let ben: Account;
let group: string;
let contentUrl: string;
let publicUrl: string;

/** One server under two names, as behind a proxy that keeps the Host header. */
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  publicUrl = `http://127.0.0.1:${port}`;
  contentUrl = `http://localhost:${port}`;
  server = await startServer({ env: { PORT: String(port), PUBLIC_URL: publicUrl, CONTENT_URL: contentUrl } });
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  group = await createGroup('Paper', ada, ben);
  await ada.client.upload(group, '', [
    { name: 'page.html', content: '<p>page</p>' },
    { name: 'data.bin', content: 'data' },
  ]);
});
afterAll(() => server.dispose());

async function linkTo(account: Account, path: string, download = false): Promise<string> {
  const input = { workspaceUUID: group, path, download };
  return ((await mustPost(account.client, '/api/workspace/get-asset-link', input)) as { url: string }).url;
}

describe('a second host for user content', () => {
  it('serves files to anyone with the link, while its owner may see them', async () => {
    const link = await linkTo(ben, 'page.html');
    expect(link.startsWith(`${contentUrl}/files/`)).toBe(true);
    const shown = await fetch(link);
    expect(await shown.text()).toBe('<p>page</p>');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/u);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${publicUrl}`);
    expect(shown.headers.get('content-security-policy')).toMatch(/sandbox;/u);
    expect(shown.headers.get('access-control-allow-origin')).toBe(publicUrl);
    expect(shown.headers.get('access-control-allow-credentials')).toBeNull();
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect((await fetch(`${link}x`)).status).toBe(404);
    await mustPost(ada.client, '/api/groups/remove-member', { uuid: group, user: ben.email });
    expect((await fetch(link)).status).toBe(404);
    await mustPost(ada.client, '/api/groups/add-member', { uuid: group, user: ben.email });
    expect((await fetch(link)).status).toBe(200);
    const admin = await loginAdmin(server);
    await mustPost(admin.client, '/api/admin/users/update', { email: ben.email, accountSuspended: true });
    expect((await fetch(link)).status).toBe(404);
  });

  it('does not show them on the application host, which only offers downloads', async () => {
    const link = await linkTo(ada, 'page.html');
    const here = await ada.client.get(link.replace(contentUrl, ''));
    expect(here.status).toBe(200);
    expect(here.headers.get('content-disposition')).toMatch(/^attachment/u);
    const download = await linkTo(ada, 'page.html', true);
    expect(download.startsWith('/files/')).toBe(true);
    expect((await ada.client.get(download)).headers.get('content-disposition')).toMatch(/^attachment/u);
    expect((await fetch(new URL(download, publicUrl))).status).toBe(404);
    const policy = (await ada.client.get('/')).headers.get('content-security-policy') ?? '';
    for (const rule of ['img-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*${contentUrl}`, 'u'));
    expect(policy).toMatch(/script-src 'self';/u);
  });

  it('serves nothing else there, and sets no cookies', async () => {
    for (const path of ['/', '/login', '/health', '/api/openapi.json', '/api/events', '/documents', '/assets/x.js']) {
      const answer = await fetch(contentUrl + path, { headers: { cookie: ada.client.cookieHeader() } });
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 404, []]);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/u);
    }
    const call = await fetch(`${contentUrl}/api/user/get-data`, {
      method: 'POST',
      headers: { cookie: ada.client.cookieHeader(), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(call.status).toBe(404);
    // An archive goes only to its owner with their cookie.
    const { url } = (await mustPost(ada.client, '/api/workspace/get-archive-link', {
      uuid: group,
      itemPaths: [''],
    })) as { url: string };
    expect((await fetch(contentUrl + url)).status).toBe(404);
  });
});
