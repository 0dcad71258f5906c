import type { Extension, Text } from '@codemirror/state';
import type { SaveStatus } from './core/save-state.ts';
import type { DocumentReview } from './document-review.ts';

/** Another user editing this document. `color` is 1…10: use `var(--person-N)`. */
export interface OtherEditor {
  id: string;
  userId: string;
  label: string;
  color: number;
  idle: boolean;
  /** Whether this view follows their caret. */
  followed: boolean;
}

export interface DocumentStatus extends SaveStatus {
  readonly people: readonly OtherEditor[];
}

export interface OpenDocumentOptions {
  workspace: string;
  /** Unaffected by renaming or moving the file; stored texts are keyed by it. */
  item: string;
  path: string;
  /** The current user's UUID; unsent text is stored per user. */
  userId: string;
  /** This user's name, for what has not been sent yet. */
  userName: string;
  /**
   * Calls `/api/request-ws-ticket`. Rejects with an OperationError, to distinguish 401, 403 and 404 from network
   * errors.
   */
  requestTicket: () => Promise<string>;
  /** Called if this device did not say in time what it stores of the document, which is then opened without it. */
  onDeviceSilent?: () => void;
  /** `wss://host/documents`; by default derived from the page's URL. */
  socketUrl?: string;
}

/**
 * A document open on this device. `ready` resolves to the text to create the editor with (from the server, or from this
 * device when offline); `extension` must be among that editor's initial extensions.
 */
export interface DocumentConnection {
  readonly ready: Promise<Text>;
  readonly extension: Extension;
  /** null if there is none, as on a server without the document. */
  readonly review: DocumentReview | null;
  status(): DocumentStatus;
  /** Called on every change of `status()`; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Follows a user's caret (`OtherEditor.id`), or nobody's. */
  follow(id: string | null): void;
  /** The document or access to it may be back: check, and resume. */
  comeBack(): void;
  /** Reconnects without waiting for the next attempt. */
  tryAgain(): void;
  /** Dismisses the notice "This document changed elsewhere and was merged." */
  dismissMerge(): void;
  /** Leaves the document; unsent changes stay on this device. */
  destroy(): void;
}
