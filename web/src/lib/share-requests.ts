import { createStore } from './emitter.ts';

/** Requests the sharing dialog from anywhere; the page's single dialog listens (see `export-requests`). */
export interface ShareRequest {
  workspaceUUID: string;
  /** `""`: the whole workspace or share. */
  path: string;
  name: string;
  /** Who asked for access, if that is the reason. */
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
