import type { EditorAssets } from './options.ts';

export interface AssetCache {
  /** The URL for a workspace path. Requested once per path, and again only after a failure. */
  resolve(path: string): Promise<string | null>;
  size(path: string): { readonly width: number; readonly height: number } | null;
  rememberSize(path: string, width: number, height: number): void;
  /** Drops URLs but keeps sizes, so that redrawn images keep their space. */
  forget(): void;
}

export function createAssetCache(assets: EditorAssets): AssetCache {
  const addresses = new Map<string, Promise<string | null>>();
  const sizes = new Map<string, { width: number; height: number }>();
  const ask = async (path: string): Promise<string | null> => {
    const first = await assets.resolve(path).catch(() => null);
    return first ?? (await assets.resolve(path).catch(() => null));
  };
  return {
    resolve: (path) => {
      const known = addresses.get(path);
      if (known) return known;
      const asked = ask(path);
      addresses.set(path, asked);
      return asked;
    },
    size: (path) => sizes.get(path) ?? null,
    rememberSize: (path, width, height) => void sizes.set(path, { width, height }),
    forget: () => addresses.clear(),
  };
}
