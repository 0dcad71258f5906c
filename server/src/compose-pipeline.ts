import { cpus } from 'node:os';
import { join } from 'node:path';
import { AssetLinks } from './adapters/asset-links.ts';
import type { BlobStore } from './adapters/blobs/store.ts';
import { hashToken, systemClock } from './adapters/clock.ts';
import { lockDataDir } from './adapters/data-lock.ts';
import { DeviceCookie } from './adapters/device-cookie.ts';
import type { LookupFailure } from './adapters/lookups/guarded-get.ts';
import { Lookups } from './adapters/lookups/look-up.ts';
import { Zotero } from './adapters/zotero/zotero.ts';
import type { KeyRing } from './adapters/key-ring.ts';
import { readLastBackup } from './adapters/last-backup.ts';
import { namePlace } from './adapters/node-id.ts';
import { Passkeys } from './adapters/passkeys.ts';
import { Ldap } from './adapters/ldap/ldap.ts';
import { Providers } from './adapters/providers/providers.ts';
import { Passwords } from './adapters/passwords.ts';
import { readDisk, readSystemInfo } from './adapters/system-info.ts';
import type { Answers } from './compose-answers.ts';
import type { Config } from './config/env.ts';
import { VERSION } from './config/version.ts';
import type { DomainEvent } from './domain/events.ts';
import { describeShared } from './config/shared-settings.ts';
import { MIGRATIONS } from './db/migrations/all.ts';
import { packContent } from './db/texts/packed-content.ts';
import { ReadingThread } from './pipeline/reading-thread.ts';
import { type DamageWatch, watchDamage } from './pipeline/damage-watch.ts';
import { Lanes } from './pipeline/lanes.ts';
import { LongWorks } from './pipeline/long-works.ts';
import type { ServerFacts } from './pipeline/operation.ts';
import type { Ports } from './pipeline/ports.ts';
import { RefusalLog } from './pipeline/refusal-log.ts';
import type { Pipeline } from './pipeline/run-operation.ts';
import type { CommitListener, HoldListener, UnitOfWork } from './pipeline/unit-of-work.ts';
import { openStorage, type Storage } from './storage.ts';
import { openBlobs } from './compose-blobs.ts';
import { followRenewals, openRings } from './compose-keys.ts';
import { canRead, describeState, type Running } from './compose-state.ts';

/** What server and command line have in common: the locked data directory, the database, the pipeline. */
export interface OpenPipeline {
  pipeline: Pipeline;
  storage: Storage;
  blobs: BlobStore;
  damage: DamageWatch;
  assets: AssetLinks;
  passwords: Passwords;
  csrfKeys: KeyRing;
  /** This node's replies to others. */
  answers: Answers;
  isDatabaseUp(): Promise<boolean>;
  /** Listeners run after every commit, in order. */
  afterCommit(listener: CommitListener): void;
  /** Notifies the listeners of a commit on another server. */
  replay: (happened: { events: DomainEvent[]; wakes: boolean }) => void;
  close(): Promise<void>;
}

/** Name of the source for commits on other servers. */
export const OF_ANOTHER = 'another server';

/** Two at once, so that a second person need not wait for a whole workspace, and typing still has room. */
const LONG_WORK = { maxConcurrent: 2, perPerson: 1, waitingPerPerson: 20 };

/** Limits per public service. */
const LOOKUPS = { maxConcurrent: 1, perPerson: 1, waitingPerPerson: 10 };
/** These wait for converters or Zotero, and must not hold up calls that only copy. */
const SLOW_WORK = { maxConcurrent: 4, perPerson: 1, waitingPerPerson: 3 };

/** Sequential per directory, so that its changes to a group arrive in order. */
const DIRECTORY_WORK = { maxConcurrent: 2, perPerson: 1, waitingPerPerson: 50 };

function makeLanes(): (call: string) => Lanes {
  const others = new Lanes(LONG_WORK);
  const own = [
    ['/api/import/', new Lanes(SLOW_WORK)],
    ['/api/zotero/', new Lanes(SLOW_WORK)],
    ['/api/scim/', new Lanes(DIRECTORY_WORK)],
  ] as const;
  return (call) => own.find(([start]) => call.startsWith(start))?.[1] ?? others;
}

/**
 * Idle time after which a thread ends: each costs 30 MB, while most servers compare whole texts a few times a day, and
 * lists are not read at night.
 */
const THREAD_IDLE_EXIT_MS = 5 * 60 * 1000;

/** Texts of this size or more are packed on another thread. */
const WORTH_A_THREAD = 64 * 1024;

/** Ports that only a running server has. */
export type ServerPorts = Pick<Ports, 'exports' | 'imports'> & Running;

/** How a running server monitors its transactions. */
interface PipelineWatch {
  measure(unit: UnitOfWork): UnitOfWork;
  reportHold: HoldListener;
  onRefusalLogError: (error: unknown) => void;
  /** This person's list of long calls has changed. */
  notifyLongWork(userId: string): void;
  noteLookupFailure(service: string, failure: LookupFailure): void;
  /** The reading thread has abandoned some work. */
  noteThreadAbandoned(kind: string, why: string): void;
}

/** Locks the data directory and opens everything that operations need. */
export async function openPipeline(
  config: Config,
  buildPorts: (storage: Storage, blobs: BlobStore) => ServerPorts,
  onDeath: (error: Error) => void,
  watch: PipelineWatch = {
    measure: (unit) => unit,
    reportHold: () => undefined,
    onRefusalLogError: () => undefined,
    notifyLongWork: () => undefined,
    noteLookupFailure: () => undefined,
    noteThreadAbandoned: () => undefined,
  },
): Promise<OpenPipeline> {
  const lock = lockDataDir(config.dataDir);
  const listeners: CommitListener[] = [];
  const server = describeServer(config);
  try {
    const newId = (): string => systemClock.newId();
    const self = {
      id: newId(),
      place: namePlace(config.dataDir, newId),
      version: VERSION,
      shared: config.isOneOfSeveral ? describeShared(config, Object.keys(MIGRATIONS)) : '',
    };
    if (config.isOneOfSeveral) server.node = self.id;
    const { dataDir, databaseUrl, databasePoolSize: poolSize } = config;
    const notify: CommitListener = (committed, name) => {
      for (const listener of listeners) listener(committed, name);
    };
    const opened = await openStorage(
      { dataDir, databaseUrl, poolSize, self },
      server,
      notify,
      onDeath,
      watch.reportHold,
    );
    const storage: Storage = { ...opened, unitOfWork: watch.measure(opened.unitOfWork) };
    const file = join(config.dataDir, 'scriptorium.sqlite');
    const threadData = { file, databaseUrl: config.databaseUrl, server };
    const entry = new URL('./reader.ts', import.meta.url);
    const onAbandoned = (kind: string, why: string): void => watch.noteThreadAbandoned(kind, why);
    const threads = { idleExitMs: THREAD_IDLE_EXIT_MS, onAbandoned };
    const reader = new ReadingThread(entry, threadData, onDeath, threads);
    const planner = new ReadingThread(entry, threadData, onDeath, threads);
    const damage = watchDamage(storage.unitOfWork);
    const blobs = await openBlobs(config, storage, { node: self.id, newId, reportDamage: damage.report });
    const passwords = new Passwords(cpus().length);
    const rings = await openRings(storage);
    listeners.push(followRenewals(storage, rings, onDeath));
    const assets = new AssetLinks(rings['asset-links'], config.contentUrl);
    const own = buildPorts(storage, blobs);
    const { exports, imports, others } = own;
    const longWork = new LongWorks({
      lanes: makeLanes(),
      newId: () => systemClock.newId(),
      onChange: (userId) => watch.notifyLongWork(userId),
    });
    const ports: Ports = {
      passwords,
      blobs,
      texts: textsOffThread(reader, planner),
      tokens: { make: () => systemClock.newToken(), hash: hashToken },
      assets,
      devices: new DeviceCookie(rings.devices),
      secrets: rings.secrets,
      passkeys: new Passkeys(server.publicUrl),
      providers: new Providers({
        privateOrigins: config.privateProviders,
        userAgent: `Scriptorium/${VERSION}`,
        now: () => systemClock.now(),
      }),
      ldap: new Ldap({ privateOrigins: config.privateProviders }),
      system: {
        info: readSystemInfo,
        disk: () => readDisk(config.sharedFolder ?? config.dataDir),
        filesIn: config.s3 === null ? 'disk' : 'bucket',
      },
      exports,
      imports,
      longWork: {
        list: async (userId) => [...longWork.list(userId), ...(await others.longWork(userId))],
        cancel: async (userId, id) => longWork.cancel(userId, id) || (await others.cancelLongWork(userId, id)),
      },
      lookups: openLookups(config, watch),
      zotero: new Zotero({
        origin: config.zoteroOrigin,
        userAgent: `Scriptorium/${VERSION}`,
        noteFailure: (service, failure) => watch.noteLookupFailure(service, failure),
      }),
      state: describeState(config, { storage, blobs, damage }, own),
    };
    const refusals = new RefusalLog(storage.unitOfWork, watch.onRefusalLogError);
    const pipeline: Pipeline = {
      db: storage.db,
      unitOfWork: storage.unitOfWork,
      ports,
      server,
      clock: systemClock,
      longWork,
      reader,
      planner,
      refusals,
    };
    return {
      pipeline,
      storage,
      blobs,
      damage,
      assets,
      passwords,
      csrfKeys: rings.csrf,
      answers: answerOthers(config, own, { longWork, damage }),
      isDatabaseUp: () => canRead(storage),
      afterCommit: (listener) => void listeners.push(listener),
      replay: ({ events, wakes }) =>
        notify({ output: undefined, events, actor: { kind: 'system', name: 'another server' }, wakes }, OF_ANOTHER),
      close: async () => {
        await Promise.all([reader.close(), planner.close()]);
        await refusals.close();
        await storage.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLookups(config: Config, watch: PipelineWatch): Lookups {
  const lanes = new Map<string, Lanes>();
  return new Lookups({
    origins: config.lookupOrigins,
    userAgent: `Scriptorium/${VERSION}`,
    now: () => systemClock.now(),
    noteFailure: (service, failure) => watch.noteLookupFailure(service, failure),
    inTurn: (service, whose, work) => {
      const lane = lanes.get(service) ?? new Lanes(LOOKUPS);
      lanes.set(service, lane);
      return lane.run(whose, work);
    },
  });
}

function describeServer(config: Config): ServerFacts {
  return {
    appName: config.appName,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    maxQuota: config.maxQuota,
    lookups: config.lookups,
    mailTransport: config.smtpUrl === null ? 'outbox' : 'smtp',
    mailFrom: config.emailFrom,
    mailDailyQuota: config.emailDailyQuota,
    dialect: config.databaseUrl === null ? 'sqlite' : 'postgres',
  };
}

/**
 * Slow reads and computations, off the main thread: a reader for lists and documents, and a planner for comparing or
 * searching whole texts, which may take a second. Separate threads, so that no list waits for that.
 */
function textsOffThread(reader: ReadingThread, planner: ReadingThread): Ports['texts'] {
  return {
    read: (itemId, whose) => reader.readFile(itemId, whose),
    changeEntries: (file, whose) => planner.changeEntries(file, whose),
    planEntries: (file, whose) => planner.planEntries(file, whose),
    planKeys: (input, whose) => reader.planKeys(input, whose),
    findCited: (input, whose) => reader.findCited(input, whose),
    planSync: (input, whose) => planner.planSync(input, whose),
    planMerge: (file) => planner.planMerge(file),
    planReplacement: (file, whose) => planner.planReplacement(file, whose),
    findWordBase: (whose, file) => planner.findWordBase(whose, file),
    planWordReturn: (whose, file) => planner.planWordReturn(whose, file),
    pack: (bytes) => (bytes.byteLength < WORTH_A_THREAD ? packContent(bytes) : reader.packContent(bytes)),
  };
}

/** Replies to other nodes. A question must not be passed on to others in turn. */
function answerOthers(
  config: Config,
  { live, openDocuments, imports }: ServerPorts,
  { longWork, damage }: { longWork: LongWorks; damage: DamageWatch },
): Answers {
  return {
    openDocuments,
    longWork: (userId) => longWork.list(userId),
    cancelLongWork: (userId, id) => longWork.cancel(userId, id),
    figures: async () => ({ ...live(), damaged: damage.list(), lastBackup: await readLastBackup(config.dataDir) }),
    findImport: (userId, id) => imports.held(userId, id),
    dropImport: (userId, id) => {
      if (imports.held(userId, id) !== undefined) imports.drop(userId, id);
    },
  };
}
