let made: string | null = null;

/**
 * Records that a document was created on another screen, which is about to open it: its creator can start writing at
 * once.
 */
export function noteMade(itemUUID: string): void {
  made = itemUUID;
}

export function wasJustMade(itemUUID: string): boolean {
  return made === itemUUID;
}
