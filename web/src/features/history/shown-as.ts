const KEY = 'history-shown-as';

/** Whether this device shows the source of compared versions rather than the paper. */
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
    // A private window without storage: the choice lasts as long as the page.
  }
}
