import { createStore } from './emitter.ts';

/** Requests the sharing dialog from anywhere; the page's single dialog listens (see `export-requests`). */
export interface ShareRequest {
  workspaceUUID: string;
  /** `""`: all of the workspace, or of what is shared. */
  path: string;
  name: string;
  /** Who asked for access to it, if that is why. */
  asker?: string | undefined;
}

const request = createStore<ShareRequest | null>(null);
export const { read: readShareRequest, subscribe: subscribeShareRequest } = request;

export function requestSharing(wanted: ShareRequest): void {
  request.set(wanted);
}

export function closeShareRequest(): void {
  request.set(null);
}
