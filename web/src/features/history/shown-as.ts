const KEY = 'history-shown-as';

/** Whether this device shows compared versions as source rather than as a rendered paper. */
export function readShowsSource(): boolean {
  try {
    return localStorage.getItem(KEY) === 'source';
  } catch {
    return false;
  }
}

export function writeShowsSource(shows: boolean): void {
  try {
    localStorage.setItem(KEY, shows ? 'source' : 'paper');
  } catch {
    // No storage, as in some private windows: the choice lasts as long as the page.
  }
}
