import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { followClock } from '../adapters/clock.ts';
import { openPostgres, SILENCE_MS } from '../db/engine/postgres.ts';
import { claimDatabase, knowsNodes, noteAlive, removeNode } from '../db/server/nodes.ts';
import type { SeenNode } from '../db/server/nodes.ts';
import { describeHolder } from '../domain/holder.ts';
import { explainDifference } from '../domain/nodes/differences.ts';
import { StartRefused } from '../domain/start-refused.ts';

/** Interval between a node's heartbeats, by the database's clock. */
const BEAT_MS = 2000;
/** A node not seen for this long is dead. Well above any pause of a busy machine. */
const EXPIRES_MS = 15_000;
/** Interval at which a starting server checks a node of unknown state. */
const LOOK_MS = 250;

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
 * Makes this process the only one that writes to a PostgreSQL database, or throws. A node seen recently may be alive or
 * killed, so it is watched until it is seen again, within two seconds, or expires. `null`: the database has no nodes
 * yet. Uses its own connection, since all others may be busy.
 */
export async function leaseDatabase(
  databaseUrl: string,
  self: Self,
  onLost: (error: Error) => void,
): Promise<NodeLease | null> {
  const { db } = openPostgres(databaseUrl, 1, SILENCE_MS);
  const facts = { shared: '', ...self, host: hostname(), process: process.pid };
  try {
    if (!(await knowsNodes(db))) {
      await db.destroy();
      return null;
    }
    let seen: SeenNode | undefined;
    for (;;) {
      const other = await claimDatabase(db, facts, EXPIRES_MS);
      if (other === undefined) break;
      if (other.id === seen?.id && other.seen_at > seen.seen_at) throw refuse(other, self);
      if (other.id !== seen?.id) seen = other;
      await wait(LOOK_MS);
    }
  } catch (error) {
    await db.destroy();
    throw error;
  }
  let beating = false;
  const beat = async (): Promise<void> => {
    if (beating) return;
    beating = true;
    const asked = performance.now();
    try {
      const moment = await noteAlive(db, self.id);
      if (moment === undefined) onLost(new Error('Another server has taken over the database.'));
      else followClock(moment, performance.now() - asked);
    } catch {
      // Temporarily unreachable: the row stays ours until another node claims the database.
    } finally {
      beating = false;
    }
  };
  await beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
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
