import type { EditorAssets } from '../../editor/options.ts';

/** What a text shows of its workspace, for as long as it is shown; `onFound` tells that more of it was found. */
export type OpenAssets = (onFound: () => void) => Promise<EditorAssets & { destroy(): void }>;

/** Which file, at which version. */
export interface HistoryScreenProps {
  workspaceUUID: string;
  path: string;
  /** Version that was asked for by the address. */
  version: string | null;
  openAssets: (
    file: { workspaceUUID: string; path: string },
    ...rest: Parameters<OpenAssets>
  ) => ReturnType<OpenAssets>;
}
