import { type FakeLookups, startFakeLookups } from '../../tests/_support/fake-lookups.ts';
import { type FakeZotero, startFakeZotero } from '../../tests/_support/fake-zotero.ts';
import { type RunningServer, startServer } from '../../tests/_support/start-server.ts';
import { test as base } from './journey.ts';

/** A separate server that uses fakes of the look-up services and of Zotero. */
export const test = base.extend<object, { services: FakeLookups; zotero: FakeZotero; asking: RunningServer }>({
  services: [
    async ({ browserName: _ }, use) => {
      const services = await startFakeLookups();
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],
  zotero: [
    async ({ browserName: _ }, use) => {
      const zotero = await startFakeZotero();
      await use(zotero);
      await zotero.close();
    },
    { scope: 'worker' },
  ],
  asking: [
    async ({ services, zotero }, use) => {
      const server = await startServer({ env: { ...services.env, ...zotero.env } });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});
