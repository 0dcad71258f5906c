let wanted: string | null = null;

/** Asks for the import wizard of a workspace, which its screen opens once it is shown. */
export function wantImport(workspaceUUID: string): void {
  wanted = workspaceUUID;
}

/** Whether the wizard was asked for; resets the request. */
export function takeWantedImport(workspaceUUID: string): boolean {
  if (wanted !== workspaceUUID) return false;
  wanted = null;
  return true;
}
