import type { Extension, Text } from '@codemirror/state';
import type { SaveStatus } from './core/save-state.ts';

/** Another person who edits this document. `color` is 1…10: use `var(--person-N)`. */
export interface OtherEditor {
  id: string;
  userId: string;
  label: string;
  color: number;
  idle: boolean;
  /** True while this device's view follows this person's caret. */
  followed: boolean;
}

export interface DocumentStatus extends SaveStatus {
  readonly people: readonly OtherEditor[];
}

export interface OpenDocumentOptions {
  workspace: string;
  /** Stays when the file is renamed or moved: what is kept on this device is found by it. */
  item: string;
  path: string;
  /** The uuid of the user that is logged in; unsent text is kept per user. */
  userId: string;
  /** Calls `/api/request-ws-ticket`. Rejects with an OperationError (401, 403, 404 are told apart from no network). */
  requestTicket: () => Promise<string>;
  /** `wss://host/documents`; by default made from the page's address. */
  socketUrl?: string;
}

/**
 * A document that is open on this device. `ready` gives the text to create the editor with (from the server, or from
 * this device when there is no network); `extension` must be in that editor's extensions from its first state on.
 */
export interface DocumentConnection {
  readonly ready: Promise<Text>;
  readonly extension: Extension;
  status(): DocumentStatus;
  /** Calls back at every change of `status()`; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Scrolls along with one person (`OtherEditor.id`), or nobody. */
  follow(id: string | null): void;
  /** The document may be there again, or access to it: looks, and goes on where it ended. */
  comeBack(): void;
  /** Does not wait for the next attempt to reach the server. */
  tryAgain(): void;
  /** Takes away the notice "This document changed elsewhere and was merged." */
  dismissMerge(): void;
  /** Leaves the document; unsent changes stay on this device. */
  destroy(): void;
}
