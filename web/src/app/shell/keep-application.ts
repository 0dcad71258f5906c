import { trustWorkerUrl } from '../../lib/trusted-types.ts';

let begun = false;

/** Registers the service worker that caches the application for opening offline. */
export function keepApplication(): void {
  if (begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  begun = true;
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register(trustWorkerUrl('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // Anything loaded before the worker was active did not pass through it.
    const observer = new PerformanceObserver((list) =>
      active?.postMessage({ keep: list.getEntries().map(({ name }) => name) }),
    );
    observer.observe({ type: 'resource', buffered: true });
    // The installed application starts with the dashboard, even for people who have only opened links so far.
    await import('../dashboard-route.tsx');
  };
  keep().catch((error: unknown) => console.warn('The application cannot be kept on this device', error));
}
