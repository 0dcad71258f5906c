import { actionOf, subscribeSuccess } from '../lib/call-outcomes.ts';
import { createStore } from '../lib/emitter.ts';
import { readMessage } from '../lib/read-message.ts';

export interface Toast {
  id: number;
  kind: 'info' | 'success' | 'danger';
  text: string;
  action?: { label: string; run: () => void };
  /** Display time in milliseconds; 0: until closed. */
  duration: number;
  /** The failed call, if any: the toast is dismissed once it succeeds. */
  failed?: string;
}

/** Default display time, ms. */
export const DEFAULT_DISPLAY_TIME = 3_000;
/** A reason takes longer to read than a confirmation. */
const DANGER_DISPLAY_TIME = 6_000;
/** A toast with an action must last long enough to be reached by keyboard. */
const ACTION_DISPLAY_TIME = 10_000;

let nextId = 1;
const shown = createStore<readonly Toast[]>([]);
export const { read: readToasts, subscribe: subscribeToasts } = shown;

interface ToastOptions {
  action?: { label: string; run: () => void };
  duration?: number;
}

function show(kind: Toast['kind'], text: string, options: ToastOptions & { failed?: string }): number {
  const { action, duration, failed } = options;
  const id = nextId;
  nextId += 1;
  const time =
    duration ?? (action ? ACTION_DISPLAY_TIME : kind === 'danger' ? DANGER_DISPLAY_TIME : DEFAULT_DISPLAY_TIME);
  // Repeated errors are shown once.
  const others = shown.read().filter((toast) => toast.kind !== 'danger' || toast.text !== text);
  const toast: Toast = { id, kind, text, duration: time };
  if (action !== undefined) toast.action = action;
  if (failed !== undefined) toast.failed = failed;
  shown.set([...others.slice(-4), toast]);
  return id;
}

/** A plain message, for example with an "Undo" action. Returns its ID for `closeToast`. */
export function toastInfo(text: string, options: ToastOptions = {}): number {
  return show('info', text, options);
}

export function toastSuccess(text: string, options: ToastOptions = {}): number {
  return show('success', text, options);
}

/**
 * A failed call: its prefix (docs/behaviour.md) and the server's message. Omit `error` if the prefix already includes
 * it. Dismissed after a while, with its screen, and when the same call succeeds.
 */
export function toastError(prefix: string, error?: unknown, options: ToastOptions = {}): number {
  const failed = actionOf(error);
  return show('danger', error === undefined ? prefix : `${prefix} ${readMessage(error)}`, {
    ...options,
    ...(failed !== undefined && { failed }),
  });
}

/** A new screen: drop errors of the previous one. */
export function dropErrors(): void {
  const toasts = shown.read();
  if (toasts.some(({ kind }) => kind === 'danger')) shown.set(toasts.filter(({ kind }) => kind !== 'danger'));
}

subscribeSuccess((action) => {
  const toasts = shown.read();
  if (toasts.some(({ failed }) => failed === action)) shown.set(toasts.filter(({ failed }) => failed !== action));
});

export function closeToast(id: number): void {
  shown.set(shown.read().filter((toast) => toast.id !== id));
}
