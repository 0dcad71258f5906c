/**
 * Requests the export dialog from anywhere; the page's single dialog listens. Like `ui/confirm`, for features that must
 * not import one another.
 */
export interface ExportRequest {
  workspaceUUID: string;
  /** Texts, in the order in which they become one document. */
  paths: readonly string[];
}

let request: ExportRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: ExportRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens "Submit export job" for these files. */
export function requestExport(wanted: ExportRequest): void {
  publish(wanted);
}

export function closeExportRequest(): void {
  publish(null);
}

export function readExportRequest(): ExportRequest | null {
  return request;
}

export function subscribeExportRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
