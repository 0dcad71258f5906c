/** Maximum seats of one person, and of all guests of a link together. */
interface SeatLimits {
  each: number;
  crowd: number;
}

interface Seat<Held> {
  readonly who: string;
  readonly held: Held;
}

/**
 * Seats that newcomers take over rather than being refused: from a person with too many, the oldest, whose browser may
 * be long gone; in a full crowd, the oldest of whoever has most, so that one person's tabs cannot push others out.
 */
export class Seats<Held> {
  readonly #limits: SeatLimits;
  readonly #crowds = new Map<string, Set<Seat<Held>>>();

  constructor(limits: SeatLimits) {
    this.#limits = limits;
  }

  /** `vacated`: the seat to be closed to make room. */
  take(crowd: string, who: string, held: Held): { vacated: Held | null; leave: () => void } {
    const seats = this.#crowds.get(crowd) ?? new Set();
    this.#crowds.set(crowd, seats);
    const yields = this.#findYielding(seats, who);
    if (yields !== undefined) seats.delete(yields);
    const seat = { who, held };
    seats.add(seat);
    return {
      vacated: yields?.held ?? null,
      leave: () => {
        seats.delete(seat);
        if (seats.size === 0 && this.#crowds.get(crowd) === seats) this.#crowds.delete(crowd);
      },
    };
  }

  *all(): Generator<Held> {
    for (const seats of this.#crowds.values()) for (const { held } of seats) yield held;
  }

  #findYielding(seats: ReadonlySet<Seat<Held>>, who: string): Seat<Held> | undefined {
    const counts = new Map<string, number>();
    for (const seat of seats) counts.set(seat.who, (counts.get(seat.who) ?? 0) + 1);
    const oldestOf = (person: string) => [...seats].find((seat) => seat.who === person);
    if ((counts.get(who) ?? 0) >= this.#limits.each) return oldestOf(who);
    if (seats.size < this.#limits.crowd) return undefined;
    const most = Math.max(...counts.values());
    return [...seats].find((seat) => counts.get(seat.who) === most);
  }
}
