/** What somebody has chosen about the screen, kept on this device. Without storage it is simply not remembered. */
export function readChoice(name: 'mode' | 'panel' | 'result' | 'count'): string | null {
  try {
    return localStorage.getItem(`document-${name}`);
  } catch {
    return null;
  }
}

export function writeChoice(name: 'mode' | 'panel' | 'result' | 'count', value: string): void {
  try {
    localStorage.setItem(`document-${name}`, value);
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
}
