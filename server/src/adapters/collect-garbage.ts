import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects this thread's garbage after so long: starting leaves up to 15 MB, and an idle server allocates too little for V8
 * to collect it for hours.
 */
export function collectGarbageAfter(milliseconds: number): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
  }, milliseconds).unref();
}
