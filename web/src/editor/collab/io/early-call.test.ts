import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptPeer } from '../core/kept-peer.ts';
import { writeQuery } from '../core/query.ts';
import { EarlyCall } from './early-call.ts';

const kept = vi.hoisted(() => ({ peers: [] as unknown[] }));
vi.mock('./device-store.ts', () => ({ findPeers: async () => kept.peers }));

class FakeWebSocket {
  static readonly OPEN = 1;
  static readonly all: FakeWebSocket[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeWebSocket.all.push(this);
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeWebSocket));

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWebSocket.all.length = 0;
  kept.peers = [];
});

const clean: Partial<KeptPeer> = { epoch: 'e', version: 7, inFlight: [], buffer: null };
const address = (query: object): string => JSON.stringify(query);

it('gives its socket, and what that has received, to the same call', async () => {
  kept.peers = [clean];
  const early = new EarlyCall();
  await early.make('document', address);
  const [socket] = FakeWebSocket.all;
  const query = writeQuery(early.clientID, { epoch: 'e', version: 7 });
  expect(JSON.parse(socket?.address ?? '')).toEqual(query);
  socket?.onmessage?.({ data: 'first' });
  expect(early.take(query)).toEqual({ socket, heard: ['first'] });
  early.end();
  expect(socket?.readyState).toBe(1);
  expect(early.take(query)).toBeNull();
});

it('ends, and gives nothing, if another call is made', async () => {
  const early = new EarlyCall();
  await early.make('document', address);
  expect(early.take(writeQuery(early.clientID, { epoch: 'e', version: 8 }))).toBeNull();
  expect(FakeWebSocket.all[0]?.readyState).toBe(3);
});

it('gives no socket that has closed', async () => {
  const early = new EarlyCall();
  await early.make('document', address);
  FakeWebSocket.all[0]?.close();
  expect(early.take(writeQuery(early.clientID, null))).toBeNull();
});

it('does not call while there are unsent changes, without a ticket, or once the document has been opened', async () => {
  kept.peers = [clean, { ...clean, buffer: [] }];
  const unsent = new EarlyCall();
  await unsent.make('document', address);
  expect(unsent.isMade).toBe(false);
  kept.peers = [];
  await new EarlyCall().make('document', () => undefined);
  const late = new EarlyCall();
  const made = late.make('document', address);
  late.end();
  await made;
  expect(FakeWebSocket.all).toEqual([]);
});
