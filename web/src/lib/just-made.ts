let made: string | null = null;

/** A document was created on another screen, which opens it: whoever asked for it begins to write. */
export function noteMade(itemUUID: string): void {
  made = itemUUID;
}

export function wasJustMade(itemUUID: string): boolean {
  return made === itemUUID;
}
