import fastifyMultipart from '@fastify/multipart';
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AssetLinks } from './adapters/asset-links.ts';
import { DiskBlobStore } from './adapters/blobs/disk.ts';
import { hashToken, systemClock } from './adapters/clock.ts';
import { lockDataDir } from './adapters/data-lock.ts';
import { Passwords } from './adapters/passwords.ts';
import { createConverter } from './adapters/pandoc/converter.ts';
import { readReadyProfiles } from './adapters/pandoc/product-files.ts';
import { readDisk, readSystemInfo } from './adapters/system-info.ts';
import type { Config } from './config/env.ts';
import { loadSecret } from './db/settings.ts';
import { Rooms } from './live/rooms.ts';
import { openStore } from './live/store.ts';
import { seedProfiles } from './jobs/export-transactions.ts';
import { REGISTRY } from './operations/index.ts';
import { noteStart } from './pipeline/first-start.ts';
import { keepServerSecret } from './pipeline/server-secret.ts';
import type { ServerFacts } from './pipeline/operation.ts';
import type { Ports } from './pipeline/ports.ts';
import type { Road } from './pipeline/run-operation.ts';
import type { Committed } from './pipeline/transaction.ts';
import { openStorage, type Storage } from './storage.ts';
import { closeSockets } from './subscribers/close-sockets.ts';
import { Cookies } from './transport/cookies.ts';
import { buildHttp, type HttpParts } from './transport/http.ts';
import { Origins } from './transport/origins.ts';
import { registerPages } from './transport/pages.ts';
import { registerService } from './transport/service.ts';
import { registerDocuments } from './transport/websocket.ts';

export const VERSION = '0.1.0';

export interface Server {
  app: FastifyInstance;
  road: Road;
  /** Where the first administrator is made, or null when there is one. */
  setupPath: string | null;
  /** Stops taking work, finishes what runs, closes everything. */
  stop(): Promise<void>;
}

/** Builds all parts of a server and connects them: the one place that knows them all. */
export async function composeServer(
  config: Config,
  log: FastifyBaseLogger,
  onDeath: (error: Error) => void,
): Promise<Server> {
  const lock = lockDataDir(config.dataDir);
  const listeners: ((committed: Committed) => void)[] = [];
  const server: ServerFacts = describeServer(config);
  const storage = await openStorage(
    { dataDir: config.dataDir, databaseUrl: config.databaseUrl, poolSize: config.databasePoolSize },
    server,
    (committed) => {
      for (const listener of listeners) listener(committed);
    },
    onDeath,
  ).catch((error: unknown) => {
    lock.release();
    throw error;
  });

  const rooms = new Rooms(openStore(storage.db, storage.unitOfWork, systemClock), log);
  listeners.push(({ events }) => closeSockets(rooms, events));

  const blobs = new DiskBlobStore(join(config.dataDir, 'blobs'));
  const passwords = new Passwords(cpus().length);
  const assets = new AssetLinks(await readKey(storage, 'asset-links'));
  const converter = createConverter();
  const ports: Ports = {
    passwords,
    blobs,
    tokens: { make: () => systemClock.newToken(), hash: hashToken },
    assets,
    system: { info: readSystemInfo, disk: () => readDisk(config.dataDir) },
    exports: {
      readyProfiles: readReadyProfiles,
      convert: (input) => converter.convert(input),
      cancel: () => undefined,
    },
    state: {
      live: () => rooms.count(),
      health: async () => [{ name: 'Database', ok: await canRead(storage), detail: server.dialect }],
      environment: () => config.shown,
    },
  };
  const road: Road = { db: storage.db, unitOfWork: storage.unitOfWork, ports, server, clock: systemClock };
  const { setupToken } = await storage.unitOfWork.run(noteStart, {
    version: VERSION,
    admin: await readAdmin(config, passwords),
  });
  await storage.unitOfWork.run(seedProfiles, { profiles: await readReadyProfiles() });

  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const parts: HttpParts = {
    road,
    registry: REGISTRY,
    cookies: new Cookies(await readKey(storage, 'csrf'), secure),
    origins: new Origins(config.publicUrl, () => portOf(app, config.port)),
    log,
    trustedProxies: config.trustedProxies,
    secure,
  };
  const app: FastifyInstance = await buildHttp(parts);
  await app.register(fastifyMultipart);
  await registerDocuments(app, {
    rooms,
    unitOfWork: storage.unitOfWork,
    db: storage.db,
    clock: systemClock,
    origins: parts.origins,
  });
  registerService(app, parts, { isReady: () => canRead(storage), metrics: null });
  await registerPages(app, parts, join(import.meta.dirname, '..', '..', 'web', 'dist'));

  return {
    app,
    road,
    setupPath: setupToken === null ? null : `/setup?token=${setupToken}`,
    stop: async () => {
      await rooms.stop();
      await app.close();
      await converter.close();
      await storage.close();
      lock.release();
    },
  };
}

function describeServer(config: Config): ServerFacts {
  return {
    appName: config.appName,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    maxQuota: config.maxQuota,
    mailTransport: config.smtpUrl === null ? 'outbox' : 'smtp',
    mailFrom: config.emailFrom,
    mailDailyQuota: config.emailDailyQuota,
    dialect: config.databaseUrl === null ? 'sqlite' : 'postgres',
  };
}

/** Signing keys live in the database, so that all nodes share them and a restart invalidates nothing. */
async function readKey(storage: Storage, name: string): Promise<Buffer> {
  const known = await loadSecret(storage.db, name);
  const value =
    known ?? (await storage.unitOfWork.run(keepServerSecret, { name, value: randomBytes(32).toString('base64') }));
  return Buffer.from(value, 'base64');
}

async function readAdmin(
  config: Config,
  passwords: Passwords,
): Promise<{ email: string; passwordHash: string } | null> {
  const { adminEmail, adminPassword } = config;
  if (adminEmail === null || adminPassword === null) return null;
  passwords.check(adminPassword, [adminEmail, config.appName]);
  return { email: adminEmail, passwordHash: await passwords.hash(adminPassword) };
}

async function canRead(storage: Storage): Promise<boolean> {
  try {
    await storage.db.selectFrom('setting').select('key').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

function portOf(app: FastifyInstance, configured: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : configured;
}
