import type { OpenPermission } from './may-open.ts';

/** The longest delay that `setTimeout` accepts. */
const MAX_MS = 2 ** 31 - 1;

/** Rechecks a socket when its person's access expires. Returns a function that stops this. */
export function watchExpiry(
  until: number | null,
  parts: {
    now(): number;
    recheck(): Promise<OpenPermission>;
    onResult(permission: OpenPermission): void;
    onError(error: unknown): void;
  },
): () => void {
  if (until === null) return () => undefined;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const wait = (moment: number | null): void => {
    if (moment === null || stopped) return;
    const left = Math.max(0, moment - parts.now());
    timer = setTimeout(() => (left > MAX_MS ? wait(moment) : check()), Math.min(left, MAX_MS));
    timer.unref();
  };
  const check = (): void => {
    parts.recheck().then(
      (permission) => {
        if (stopped) return;
        parts.onResult(permission);
        if (permission.allowed) wait(permission.until);
      },
      (error: unknown) => parts.onError(error),
    );
  };
  wait(until);
  return () => {
    stopped = true;
    if (timer) clearTimeout(timer);
  };
}
