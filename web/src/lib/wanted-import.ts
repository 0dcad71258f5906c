let wanted: string | null = null;

/** Something is to be imported into a workspace: its screen opens the wizard as soon as it is there. */
export function wantImport(workspaceUUID: string): void {
  wanted = workspaceUUID;
}

/** Whether that is so; only once. */
export function takeWantedImport(workspaceUUID: string): boolean {
  if (wanted !== workspaceUUID) return false;
  wanted = null;
  return true;
}
