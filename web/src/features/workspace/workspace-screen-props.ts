import type { ReactNode } from 'react';
import type { EditorAssets } from '../../editor/options.ts';

export interface ShownFile {
  workspaceUUID: string;
  path: string;
  /** Unaffected by renaming or moving the file. */
  itemUUID: string;
}

/** Features must not import one another, so the router passes in the document screen. */
export interface WorkspaceScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without leading or trailing slashes; "" is the root. */
  path: string;
  /** What to show besides the item itself. */
  view: 'history' | 'export' | null;
  /** Leads to another account where this one cannot see the workspace. */
  switchAccount: ReactNode;
  /** Renders the placeholder of a document at this path. `lead`: the button that shows the file tree. */
  renderAwaited: (lead: ReactNode) => ReactNode;
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
  /**
   * Opens the workspace assets a text shows, to be destroyed afterwards; `onFound` is called when more of them were
   * found.
   */
  openAssets: (
    file: { workspaceUUID: string; path: string },
    onFound: () => void,
  ) => Promise<EditorAssets & { destroy: () => void }>;
  /** Renders the version history of a file there. */
  renderHistory: (file: ShownFile & { live: boolean }) => ReactNode;
}
