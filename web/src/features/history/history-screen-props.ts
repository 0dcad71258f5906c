/** Which file, at which version. */
export interface HistoryScreenProps {
  workspaceUUID: string;
  path: string;
  /** Version that was asked for by the address. */
  version: string | null;
}
