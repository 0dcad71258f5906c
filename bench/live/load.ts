import { HocuspocusTypist } from './hocuspocus-typist.ts';
import { ShareDbTypist } from './sharedb-typist.ts';
import type { Dialect, Seat, Seen, Typist } from './typist.ts';
import { WireTypist } from './wire-typist.ts';

/** A load generator process: opens its seats, reports ready, types when told, reports what it saw. */
export interface Load {
  seats: Seat[];
  /** Edits per second and client. */
  rate: number;
  warmMs: number;
  measureMs: number;
  /** How long to wait at the end for outstanding acknowledgements. */
  drainMs: number;
}

export type FromLoad = { open: true } | { seen: Seen };

const TYPISTS: Record<Dialect, new (...facts: ConstructorParameters<typeof Typist>) => Typist> = {
  wire: WireTypist,
  hocuspocus: HocuspocusTypist,
  sharedb: ShareDbTypist,
};
const TICK_MS = 2;
/** Multiples of the golden ratio (mod 1) are evenly spread, however many there are. */
const GOLDEN = 0.618_033_988_75;

const seen: Seen = { acknowledged: [], received: [], served: {}, made: 0, unanswered: 0 };
let measuring = false;
let typists: Typist[] = [];

async function open(load: Load): Promise<void> {
  typists = load.seats.map((seat) => new TYPISTS[seat.dialect](seat, seen, () => measuring));
  await Promise.all(typists.map(({ opened }) => opened));
}

async function type(load: Load): Promise<void> {
  const started = performance.now();
  // Staggered by number across all processes, since clients that always type at the same moment would wait for each
  // other.
  const made = load.seats.map(({ number }) => -((number * GOLDEN) % 1));
  await until(() => {
    const elapsed = performance.now() - started;
    measuring = elapsed > load.warmMs && elapsed < load.warmMs + load.measureMs;
    typists.forEach((typist, i) => {
      const due = (elapsed / 1000) * load.rate;
      while ((made[i] ?? 0) + 1 <= due) {
        made[i] = (made[i] ?? 0) + 1;
        typist.edit();
      }
    });
    return elapsed > load.warmMs + load.measureMs;
  });
  measuring = false;
  const stopped = performance.now();
  await until(() => countUnanswered() === 0 || performance.now() - stopped > load.drainMs);
  seen.unanswered = countUnanswered();
}

function countUnanswered(): number {
  return typists.reduce((sum, { unanswered }) => sum + unanswered, 0);
}

function until(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!isDone()) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
}

function tell(message: FromLoad): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

let load: Load | null = null;
process.on('message', (message: Load | 'type' | 'end') => {
  const work = async (): Promise<void> => {
    if (message === 'end') process.exit(0);
    if (message === 'type') {
      if (load) await type(load);
      await tell({ seen });
    } else {
      load = message;
      await open(message);
      await tell({ open: true });
    }
  };
  work().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
// The parent is gone.
process.once('disconnect', () => process.exit(1));
