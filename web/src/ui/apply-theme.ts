/** The choice in preferences; "system" follows the device and switches live. */
export type Theme = 'system' | 'light' | 'dark';

/** Applies a choice of theme here and now. Mantine calls "auto" what we call "system". */
export function applyTheme(theme: Theme, setColorScheme: (scheme: 'auto' | 'light' | 'dark') => void): void {
  setColorScheme(theme === 'system' ? 'auto' : theme);
}
