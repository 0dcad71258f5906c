import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { createStore } from './emitter.ts';

/**
 * A component whose code loads when it is first rendered; `placeholder` is shown until then. Like `lazy` in a Suspense
 * boundary, but shown as soon as the code has arrived: React hides what has suspended for 300 ms after the last
 * placeholder, which on opening a screen is most of the wait.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { placeholder: ReactNode }> {
  const loaded = createStore<{ Component: ComponentType<Props> } | { error: unknown } | null>(null);
  let loading: Promise<void> | undefined;
  return function Late({ placeholder, ...props }) {
    const found = useSyncExternalStore(loaded.subscribe, loaded.read);
    if (found === null) {
      loading ??= load().then(
        (Component) => loaded.set({ Component }),
        (error: unknown) => loaded.set({ error }),
      );
      return placeholder;
    }
    if ('error' in found) throw found.error;
    return <found.Component {...(props as unknown as Props)} />;
  };
}
