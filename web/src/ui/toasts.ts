import { readMessage } from '../lib/read-message.ts';

export interface Toast {
  id: number;
  kind: 'info' | 'success' | 'danger';
  text: string;
  action?: { label: string; run: () => void };
  /** Milliseconds it stays; 0 = until closed. */
  duration: number;
}

/** Milliseconds a toast stays when nothing else is said. */
export const DEFAULT_DISPLAY_TIME = 3_000;
/** One with something to press has to stay long enough to be reached by keyboard. */
const ACTION_DISPLAY_TIME = 10_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

interface ToastOptions {
  action?: { label: string; run: () => void };
  duration?: number;
}

function show(kind: Toast['kind'], text: string, { action, duration }: ToastOptions): number {
  const id = nextId;
  nextId += 1;
  const time = duration ?? (kind === 'danger' ? 0 : action ? ACTION_DISPLAY_TIME : DEFAULT_DISPLAY_TIME);
  // The same trouble told twice is told once.
  const others = toasts.filter((toast) => toast.kind !== 'danger' || toast.text !== text);
  publish([...others.slice(-4), { id, kind, text, duration: time, ...(action && { action }) }]);
  return id;
}

/** Plain message, for example with an "Undo" action. Returns its id for `closeToast`. */
export function toastInfo(text: string, options: ToastOptions = {}): number {
  return show('info', text, options);
}

export function toastSuccess(text: string, options: ToastOptions = {}): number {
  return show('success', text, options);
}

/**
 * A failed call: its prefix (docs/behaviour.md) and the server's message. With a prefix that already holds the message
 * leave `error` out. Stays until it is closed.
 */
export function toastError(prefix: string, error?: unknown, options: ToastOptions = {}): number {
  return show('danger', error === undefined ? prefix : `${prefix} ${readMessage(error)}`, options);
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
