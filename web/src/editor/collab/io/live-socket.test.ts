import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket, SILENCE } from './live-socket.ts';

/** A connection without a network, which merely collects messages. */
class FakeWebSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly bufferedAmount = 0;
  readonly sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: unknown = null;
  onerror: unknown = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): { socket: LiveSocket; wire: FakeWebSocket; ends: unknown[] } {
  const ends: unknown[] = [];
  const wire = new FakeWebSocket();
  const socket = new LiveSocket(wire as unknown as WebSocket, {
    onMessage: () => undefined,
    onEnd: (code, reason) => ends.push([code, reason]),
  });
  wire.readyState = FakeWebSocket.OPEN;
  wire.onopen?.();
  return { socket, wire, ends };
}

test('a server that answers is not pinged, however often it is written to', () => {
  const { socket, wire, ends } = open();
  for (let key = 0; key < 100; key += 1) {
    socket.probe();
    vi.advanceTimersByTime(50);
    wire.onmessage?.({ data: '{"type":"acknowledge","version":1}' });
    vi.advanceTimersByTime(50);
  }
  expect(wire.sent).toEqual([]);
  expect(ends).toEqual([]);
});

test('a server that does not answer is pinged once, and is gone if it stays silent', () => {
  const { socket, wire, ends } = open();
  socket.probe();
  socket.probe();
  vi.advanceTimersByTime(500);
  socket.probe();
  vi.advanceTimersByTime(500);
  expect(wire.sent).toEqual([{ type: 'ping', id: 1 }]);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(ends).toEqual([[null, SILENCE]]);
});

test('a server that is slow to store but answers pings is not taken for gone', () => {
  const { socket, wire, ends } = open();
  socket.probe();
  vi.advanceTimersByTime(300);
  wire.onmessage?.({ data: '{"type":"pong","id":1}' });
  vi.advanceTimersByTime(60_000);
  expect(ends).toEqual([]);
});
