const SAID_EACH_MS = 5000;

interface Options {
  now?: () => number;
  /** What is being counted: singular and plural. */
  noun?: readonly [string, string];
}

/** Shows at the terminal what has been done, how much there is, and how long it will take. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  #total = { files: 0, bytes: 0 };
  #done = 0;
  #bytes = 0;
  #said = 0;
  #doing: string;
  readonly #noun: readonly [one: string, many: string];

  constructor(
    doing: string,
    say: (line: string) => void,
    { now = () => performance.now(), noun = ['content', 'contents'] }: Options = {},
  ) {
    this.#doing = doing;
    this.#say = say;
    this.#now = now;
    this.#noun = noun;
  }

  announce(total: { files: number; bytes: number }, { perFile, perByte }: { perFile: number; perByte: number }): void {
    this.#total = total;
    this.#said = this.#now();
    const size = total.bytes === 0 ? '' : `, ${describeBytes(total.bytes)}`;
    const amount = `${total.files} ${this.#noun[total.files === 1 ? 0 : 1]}${size}`;
    this.#say(`${this.#doing}: ${amount}. This takes ${describeTime(total.files * perFile + total.bytes * perByte)}.`);
  }

  turn(doing: string): void {
    this.#doing = doing;
    this.#done = 0;
    this.#bytes = 0;
    this.#say(`${doing}.`);
  }

  note(bytes: number, count = 1): void {
    this.#done += count;
    this.#bytes += bytes;
    if (this.#now() - this.#said < SAID_EACH_MS) return;
    this.#said = this.#now();
    const { files, bytes: all } = this.#total;
    const size = all === 0 ? '' : `, ${describeBytes(this.#bytes)} of ${describeBytes(all)}`;
    this.#say(`${this.#doing}: ${this.#done} of ${files}${size}`);
  }
}

export function describeBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value >= 10 || unit === 0 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}

/** Rounded, since it is an estimate. */
export function describeTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `about ${Math.ceil(minutes / 60)} hours`;
}

/** Rejects with the first failure, once work in progress has ended. */
export async function inParallel<T>(atOnce: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  let failed = false;
  const runs = Array.from({ length: atOnce }, async () => {
    for (const one of left) {
      if (failed) return;
      try {
        await work(one);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  });
  const ends = await Promise.allSettled(runs);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
