import type { ServerEvent, ServerEventTopic } from '@scriptorium/contract/live/server-events.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createEmitter, createStore, type Emitter } from '../lib/emitter.ts';

type EventOf<Topic extends ServerEventTopic> = Extract<ServerEvent, { topic: Topic }>;
type StreamMessage = { event: ServerEvent } | { connected: boolean } | { question: 'connected?' };

const CHANNEL = 'scriptorium-events';
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

const topics = new Map<ServerEventTopic, Emitter<[event: ServerEvent]>>();
const connected = createStore(false);
const lost = createEmitter();
let hasBeenConnected = false;

function dispatch(event: ServerEvent): void {
  topics.get(event.topic)?.emit(event);
}

function setConnected(next: boolean): void {
  if (next === connected.read()) return;
  // Events are not replayed after a disconnect: "hello" makes every subscriber refetch.
  if (next && hasBeenConnected) dispatch({ topic: 'hello' });
  hasBeenConnected ||= next;
  connected.set(next);
}

/** Opens the stream and keeps it open until aborted. Only one tab per browser does this. */
function keepStream(tell: (message: StreamMessage) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_RETRY;
    const open = (): void => {
      source = new EventSource('/api/events');
      source.addEventListener('open', () => {
        wait = FIRST_RETRY;
        tell({ connected: true });
      });
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as ServerEvent;
        if (event.topic !== 'hello') tell({ event });
      });
      source.addEventListener('error', () => {
        tell({ connected: false });
        // The browser reconnects by itself only if the response was cut off, not if it was refused.
        if (source.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(open, wait);
        wait = Math.min(wait * 2, LAST_RETRY);
      });
    };
    // Back online: do not sit out a back-off that grew while offline.
    const hurry = (): void => {
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      wait = FIRST_RETRY;
      open();
    };
    addEventListener('online', hurry, { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      source.close();
      tell({ connected: false });
      resolve();
    });
    open();
  });
}

/**
 * Subscribes to server events while a user is logged in. All tabs share one stream: the tab holding the lock owns it
 * and forwards events; when it closes, another takes over. Returns a function that unsubscribes.
 */
export function startServerEvents(): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  let leading = false;
  const hear = (message: StreamMessage): void => {
    if ('event' in message) dispatch(message.event);
    else if ('connected' in message) {
      setConnected(message.connected);
      if (!message.connected) lost.emit();
    } else if (leading) channel.postMessage({ connected: connected.read() } satisfies StreamMessage);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => hear(data));
  channel.postMessage({ question: 'connected?' } satisfies StreamMessage);
  const lead = async (): Promise<void> => {
    leading = true;
    const tell = (message: StreamMessage): void => {
      if (!stop.signal.aborted) channel.postMessage(message);
      hear(message);
    };
    // A closed tab silently took its stream with it: events may be missed until ours is open.
    if (connected.read()) tell({ connected: false });
    await keepStream(tell, stop.signal);
  };
  // Without a secure context there are no locks; each tab then has its own stream.
  if ('locks' in navigator) {
    navigator.locks.request(CHANNEL, { signal: stop.signal }, lead).catch((error: unknown) => {
      if (!stop.signal.aborted) console.error('The event stream could not be shared', error);
    });
  } else void lead();
  return () => {
    stop.abort();
    channel.close();
    connected.set(false);
    hasBeenConnected = false;
  };
}

/** Calls `handler` for each event of a topic; "hello" means events may have been missed. */
export function useServerEvents<Topic extends ServerEventTopic>(
  topic: Topic,
  handler: (event: EventOf<Topic>) => void,
): void {
  const onEvent = useEffectEvent((event: ServerEvent) => handler(event as EventOf<Topic>));
  useEffect(() => {
    const events = topics.get(topic) ?? createEmitter<[event: ServerEvent]>();
    topics.set(topic, events);
    return events.subscribe((event) => onEvent(event));
  }, [topic]);
}

/** Whether the stream is open. While it is not, lists that must be fresh poll (every 60 s). */
export function useEventsConnected(): boolean {
  return useSyncExternalStore(connected.subscribe, connected.read);
}

/** Emitted whenever the stream breaks or cannot be opened. */
export const { subscribe: onStreamLost } = lost;
