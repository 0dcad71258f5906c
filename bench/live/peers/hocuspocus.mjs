import { SQLite } from '@hocuspocus/extension-sqlite';
import { Server } from '@hocuspocus/server';

/**
 * Hocuspocus as documented, with its SQLite extension on a file. It acknowledges a change once it is in memory and
 * stores the document some seconds later.
 */
const server = new Server({
  address: '127.0.0.1',
  port: 0,
  quiet: true,
  stopOnSignals: false,
  extensions: [new SQLite({ database: process.argv[2] })],
});
await server.listen();
process.stdout.write(`${server.address.port}\n`);
