/** What a user chose on this device; null if nothing, or without storage. */
export function readDeviceChoice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeDeviceChoice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // No storage, as in some private windows: the choice lasts as long as the page.
  }
}
