/** Delivers messages within this process, synchronously. Nothing is stored: what must not be lost goes into a row. */
export interface PubSub<Message> {
  publish(channel: string, message: Message): void;
  /** Returns a function that unsubscribes. */
  subscribe(channel: string, listener: (message: Message) => void): () => void;
  /** The channels that somebody listens to. */
  channels(): Iterable<string>;
}

export class LocalPubSub<Message> implements PubSub<Message> {
  readonly #listeners = new Map<string, Set<(message: Message) => void>>();

  publish(channel: string, message: Message): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(message);
  }

  channels(): Iterable<string> {
    return this.#listeners.keys();
  }

  subscribe(channel: string, listener: (message: Message) => void): () => void {
    const set = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(channel) === set) this.#listeners.delete(channel);
    };
  }
}
