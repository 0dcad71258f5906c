import { startServer } from '../tests/_support/start-server.ts';
import { expect, test } from './_support/journey.ts';

/** Another IP address of this machine, unknown to the server. */
const OTHER = '127.0.0.2';

test(
  'a server opened at an unconfigured IP address says what to set, on the page and in the log, and then works',
  { tag: '@full' },
  async ({ page }) => {
    await using server = await startServer({ env: { HOST: '0.0.0.0' } });
    expect(server.log()).toContain('It listens on 0.0.0.0, but accepts visits only at http://localhost:');
    const address = `http://${OTHER}:${server.port}`;
    await page.goto(`${address}/login`);
    await expect(page.getByRole('status')).toContainText(`set PUBLIC_URL to ${address} and start the server again`);
    // Nothing is loading.
    await expect(page.getByRole('status')).not.toContainText('Loading');
    expect(server.log()).toContain(`If people are to open it as ${address}, set PUBLIC_URL to ${address}`);

    // Without reloading: the page keeps retrying.
    await server.stop();
    await server.start({ PUBLIC_URL: address });
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(server.log()).toContain(`Scriptorium is ready at ${address}`);
  },
);

test('a server with a configured address redirects people who use another', { tag: '@full' }, async ({ page }) => {
  await using server = await startServer({ env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://docs.example.org' } });
  await page.goto(`http://${OTHER}:${server.port}/`);
  await expect(page.getByRole('status')).toContainText('This server is at https://docs.example.org; open it there.');
});
