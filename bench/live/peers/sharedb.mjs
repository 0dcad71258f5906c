import { createServer } from 'node:http';
import WebSocketJSONStream from '@teamwork/websocket-json-stream';
import ShareDB from 'sharedb';
import { WebSocketServer } from 'ws';

/** ShareDB with its in-memory database: nothing is ever on disk. */
const backend = new ShareDB();
const server = createServer();
const listener = new WebSocketServer({ server, perMessageDeflate: false });
listener.on('connection', (socket) => backend.listen(new WebSocketJSONStream(socket)));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
