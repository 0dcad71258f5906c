/** A process that holds a data directory or a database. */
export interface Holder {
  host: string;
  process: number;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** For the message that refuses a second process. */
export function describeHolder({ host, process, startedAt }: Holder): string {
  const since = new Date(startedAt).toISOString().replace('T', ' ').slice(0, 16);
  return `process ${process} on ${host}, since ${since} UTC`;
}
