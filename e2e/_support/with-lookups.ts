import { type FakeLookups, startFakeLookups } from '../../tests/_support/fake-lookups.ts';
import { type RunningServer, startServer } from '../../tests/_support/start-server.ts';
import { test as base } from './journey.ts';

/** A server of its own, which asks fakes of the look-up services. */
export const test = base.extend<object, { services: FakeLookups; asking: RunningServer }>({
  services: [
    async ({ browserName: _ }, use) => {
      const services = await startFakeLookups();
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],
  asking: [
    async ({ services }, use) => {
      const server = await startServer({ env: services.env });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});
