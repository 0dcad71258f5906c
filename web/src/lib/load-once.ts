/**
 * A loader that imports its module once, or again after a failure. WebKit resolves a second import of a module before the
 * module has run, since they depend on one with a top-level await (`language.ts`).
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
