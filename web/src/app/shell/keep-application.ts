import { trustWorkerUrl } from '../../lib/trusted-types.ts';

let begun = false;

/** Lets a service worker keep the application on this device, so that it opens again without a network. */
export function keepApplication(): void {
  if (begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  begun = true;
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register(trustWorkerUrl('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before the worker was there did not pass by it.
    const observer = new PerformanceObserver((list) =>
      active?.postMessage({ keep: list.getEntries().map(({ name }) => name) }),
    );
    observer.observe({ type: 'resource', buffered: true });
  };
  keep().catch((error: unknown) => console.warn('The application cannot be kept on this device', error));
}
