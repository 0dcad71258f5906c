/** The user's preference; "system" follows the device and switches live. */
export type Theme = 'system' | 'light' | 'dark';

/** Applies a theme. Mantine's "auto" is our "system". */
export function applyTheme(theme: Theme, setColorScheme: (scheme: 'auto' | 'light' | 'dark') => void): void {
  setColorScheme(theme === 'system' ? 'auto' : theme);
}
