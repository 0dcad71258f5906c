import type { Plugin } from 'vite';
import { type Account, loginAs } from '../../tests/_support/accounts.ts';

/** `/dev/log-in/ada` logs the browser in as Ada and opens the dashboard. Exists only in `npm run dev -- --demo`. */
export function logInByLink(accounts: readonly Account[], url: string): Plugin {
  return {
    name: 'log-in-by-link',
    configureServer(vite) {
      vite.middlewares.use('/dev/log-in/', (request, response, next) => {
        const account = accounts.find(({ displayName }) => `/${displayName.toLowerCase()}` === request.url);
        if (account === undefined) {
          next();
          return;
        }
        loginAs({ url }, account).then(({ client }) => {
          const cookies = [...client.cookies].map(([name, value]) => {
            const hidden = name === 'XSRF-TOKEN' ? '' : '; HttpOnly';
            return `${name}=${value}; Path=/; SameSite=Strict${hidden}`;
          });
          response.writeHead(302, { location: '/', 'set-cookie': cookies }).end();
        }, next);
      });
    },
  };
}
