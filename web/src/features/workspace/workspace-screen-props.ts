import type { ReactNode } from 'react';
import type { EditorAssets } from '../../editor/options.ts';

export interface ShownFile {
  workspaceUUID: string;
  path: string;
  /** Unaffected by renaming or moving the file. */
  itemUUID: string;
}

/** Features must not import one another: the router passes the document screen in. */
export interface WorkspaceScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without leading or trailing slashes; "" is the root. */
  path: string;
  /** What to show besides the item itself. */
  view: 'history' | 'export' | null;
  /** Renders a live document in place of the folder table. */
  renderDocument: (
    document: ShownFile & {
      showExport: boolean;
      startsWriting: boolean;
      lead: ReactNode;
      /** Opens the blob that replaced the text, if any. */
      openSuccessor: (() => void) | null;
    },
  ) => ReactNode;
  /** What a text shows of its workspace, for as long as it is shown; `onFound` tells that more of it was found. */
  openAssets: (
    file: { workspaceUUID: string; path: string },
    onFound: () => void,
  ) => Promise<EditorAssets & { destroy: () => void }>;
  /** Renders the version history of a file there. */
  renderHistory: (file: ShownFile & { live: boolean }) => ReactNode;
}
