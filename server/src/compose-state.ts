import type { HealthPart } from '@scriptorium/contract/operations/admin.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore } from './adapters/blobs/store.ts';
import { readLastBackup } from './adapters/last-backup.ts';
import { describeStore } from './compose-blobs.ts';
import type { Config } from './config/env.ts';
import { probeDatabase } from './db/engine/probe.ts';
import type { DamageWatch } from './pipeline/damage-watch.ts';
import { mergeOpen, newestOf, type OpenDocument, type OtherNodes } from './pipeline/other-nodes.ts';
import type { Ports } from './pipeline/ports.ts';
import type { Storage } from './storage.ts';

const DIALECT_NAME = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** A database that does not respond within this time is considered down. */
const HEALTH_LIMIT_MS = 3000;

/** What is running on this node, and access to the others. */
export interface Running {
  live: () => { documents: number; people: number };
  openDocuments: (workspaceId: string) => OpenDocument[];
  others: OtherNodes;
}

/** What administrators see of the running server, for all nodes together. */
export function describeState(
  config: Config,
  { storage, blobs, damage }: { storage: Storage; blobs: BlobStore; damage: DamageWatch },
  { live, openDocuments, others }: Running,
): Ports['state'] {
  return {
    live: async () => sumLive([live(), ...(await others.figures())]),
    servers: async () => 1 + (await others.figures()).length,
    openDocuments: async (workspaceId) =>
      mergeOpen([openDocuments(workspaceId), await others.openDocuments(workspaceId)]),
    health: async () => {
      const beside = await others.figures();
      return [
        {
          name: 'Database',
          ok: await canRead(storage),
          detail: DIALECT_NAME[config.databaseUrl === null ? 'sqlite' : 'postgres'],
        },
        { name: 'File store', ok: await canWrite(blobs), detail: describeStore(config) },
        describeContents(new Set([damage.list(), ...beside.map(({ damaged }) => damaged)].flat()).size),
        ...(config.isOneOfSeveral ? [{ name: 'Servers', ok: true, detail: String(beside.length + 1) }] : []),
      ];
    },
    setup: async () => {
      const made = (await others.figures()).map(({ lastBackup }) => lastBackup);
      return {
        publicUrl: config.publicUrl,
        lastBackup: newestOf([await readLastBackup(config.dataDir), ...made]),
      };
    },
    environment: () => config.shown,
  };
}

export async function canRead(storage: Storage): Promise<boolean> {
  const limit = new AbortController();
  const late = wait(HEALTH_LIMIT_MS, false, { signal: limit.signal, ref: false }).catch(() => false);
  const read = probeDatabase(storage.db).then(
    () => true,
    () => false,
  );
  const up = await Promise.race([read, late]);
  limit.abort();
  return up;
}

async function canWrite(blobs: BlobStore): Promise<boolean> {
  try {
    await blobs.probe();
    return true;
  } catch {
    return false;
  }
}

/** Damage found since startup; `check --read` checks everything. */
function describeContents(damaged: number): HealthPart {
  const detail = damaged === 0 ? '' : `${damaged} cannot be read. The event log says which.`;
  return { name: 'Stored texts and files', ok: damaged === 0, detail };
}

function sumLive(nodes: readonly { documents: number; people: number }[]): { documents: number; people: number } {
  const sum = (which: 'documents' | 'people'): number => nodes.reduce((total, node) => total + node[which], 0);
  return { documents: sum('documents'), people: sum('people') };
}
