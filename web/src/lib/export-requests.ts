import { createStore } from './emitter.ts';

/**
 * Requests the export dialog from anywhere; the page's single dialog listens. Like `ui/confirm`, for features that must
 * not import one another.
 */
export interface ExportRequest {
  workspaceUUID: string;
  /** The texts, in the order in which they are joined into one document. */
  paths: readonly string[];
  /** Default: the profile used last. */
  profile?: string;
}

const request = createStore<ExportRequest | null>(null);
export const { read: readExportRequest, subscribe: subscribeExportRequest } = request;

/** Opens "Submit export job" for these files. */
export function requestExport(wanted: ExportRequest): void {
  request.set(wanted);
}

export function closeExportRequest(): void {
  request.set(null);
}
