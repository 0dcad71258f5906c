import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { followClock } from '../adapters/clock.ts';
import { openPostgres, QUERY_TIMEOUT_MS } from '../db/engine/postgres.ts';
import { claimDatabase, hasNodeTable, sendHeartbeat, removeNode } from '../db/server/nodes.ts';
import type { SeenNode } from '../db/server/nodes.ts';
import { describeHolder } from '../domain/holder.ts';
import { explainDifference } from '../domain/nodes/differences.ts';
import { StartRefused } from '../domain/start-refused.ts';

/** Interval between a node's heartbeats, by the database's clock. */
const HEARTBEAT_MS = 2000;
/** A node not seen for this long is dead. Well above any pause of a busy machine. */
const EXPIRES_MS = 15_000;
/** Interval at which a starting server checks a node of unknown state. */
const POLL_MS = 250;

/** Another server is alive on this database. */
export class DatabaseInUse extends StartRefused {}

export interface NodeLease {
  readonly id: string;
  release(): Promise<void>;
}

/** This process, as other nodes see it. */
export interface Self {
  id: string;
  place: string;
  version: string;
  /** JSON of the settings that all nodes must share; '' for a single server. */
  shared?: string;
}

/**
 * Registers this process as a node of a PostgreSQL database and keeps sending heartbeats. Throws
 * {@link DatabaseInUse} if another server is running that it cannot share the database with: a single server shares it
 * with nobody, and several must have the same settings. A node seen recently may be alive or killed, so it is watched
 * until it is seen again, within two seconds, or expires. `null`: the database has no table of nodes yet. Uses its own
 * connection, since all others may be busy.
 */
export async function leaseDatabase(
  databaseUrl: string,
  self: Self,
  onLost: (error: Error) => void,
): Promise<NodeLease | null> {
  const { db } = openPostgres(databaseUrl, 1, QUERY_TIMEOUT_MS);
  const facts = { shared: '', ...self, host: hostname(), process: process.pid };
  try {
    if (!(await hasNodeTable(db))) {
      await db.destroy();
      return null;
    }
    let seen: SeenNode | undefined;
    for (;;) {
      const other = await claimDatabase(db, facts, EXPIRES_MS);
      if (other === undefined) break;
      if (other.id === seen?.id && other.seen_at > seen.seen_at) throw refuse(other, self);
      if (other.id !== seen?.id) seen = other;
      await wait(POLL_MS);
    }
  } catch (error) {
    await db.destroy();
    throw error;
  }
  let isSending = false;
  const heartbeat = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    const sentAt = performance.now();
    try {
      const moment = await sendHeartbeat(db, self.id);
      if (moment === undefined) onLost(new Error('Another server has taken over the database.'));
      else followClock(moment, performance.now() - sentAt);
    } catch {
      // The database is temporarily unreachable: the row stays ours until another node claims the database.
    } finally {
      isSending = false;
    }
  };
  await heartbeat();
  const timer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  timer.unref();
  return {
    id: self.id,
    release: async () => {
      clearInterval(timer);
      // A row left behind expires by itself.
      await removeNode(db, self.id).catch(() => undefined);
      await db.destroy();
    },
  };
}

function refuse({ host, process, started_at: startedAt, shared }: SeenNode, self: Self): DatabaseInUse {
  const other = describeHolder({ host, process, startedAt });
  if (shared !== '' && (self.shared ?? '') !== '') {
    return new DatabaseInUse(
      `Another Scriptorium server (${other}) on this database ${explainDifference(shared, self.shared ?? '')}`,
    );
  }
  return new DatabaseInUse(
    `Another Scriptorium server (${other}) already uses this database. Stop that one, or name another database in DATABASE_URL.`,
  );
}
