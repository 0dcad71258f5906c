import type { EditorAssets } from '../../editor/options.ts';

/**
 * Opens the workspace assets a text shows, to be destroyed afterwards; `onFound` is called when more of them were
 * found.
 */
export type OpenAssets = (onFound: () => void) => Promise<EditorAssets & { destroy(): void }>;

/** The file, and optionally a version of it. */
export interface HistoryScreenProps {
  workspaceUUID: string;
  path: string;
  /** The version named in the URL. */
  version: string | null;
  openAssets: (
    file: { workspaceUUID: string; path: string },
    ...rest: Parameters<OpenAssets>
  ) => ReturnType<OpenAssets>;
}
