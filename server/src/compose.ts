import fastifyMultipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { outboxTransport, smtpTransport } from './adapters/mail.ts';
import { readNodeId } from './adapters/node-id.ts';
import { Meter } from './adapters/meter.ts';
import { checkFonts } from './adapters/pandoc/check-fonts.ts';
import type { BlobStore } from './adapters/blobs/store.ts';
import { createImporter } from './adapters/imports/importer.ts';
import { createConverter } from './adapters/pandoc/converter.ts';
import { openNative } from './adapters/pandoc/open-native.ts';
import { readReadyProfiles } from './adapters/pandoc/product-files.ts';
import type { Passwords } from './adapters/passwords.ts';
import { LocalPubSub } from './adapters/pubsub.ts';
import { runCommand } from './cli/commands.ts';
import { serveCommands, socketPath } from './cli/socket.ts';
import { composeExports } from './compose-exports.ts';
import { OF_ANOTHER, openPipeline, type ServerPorts } from './compose-pipeline.ts';
import type { Config } from './config/env.ts';
import { hasAdmin } from './db/accounts/users.ts';
import { readQueues } from './db/server/overview.ts';
import { VERSION } from './config/version.ts';
import { ensureJob } from './jobs/transactions.ts';
import { seedProfiles } from './jobs/export-transactions.ts';
import type { JobHandler } from './jobs/job.ts';
import { emptyTrash } from './jobs/empty-trash.ts';
import { compactHistory } from './jobs/compact-history.ts';
import { notifyReview } from './jobs/notify-review.ts';
import { bringBackWordJob } from './jobs/bring-back-word.ts';
import { finishAccounts } from './jobs/finish-accounts.ts';
import { finishOwnTrees, finishTrees } from './jobs/finish-trees.ts';
import { ChangedTexts, indexTexts } from './jobs/index-texts.ts';
import { makePages } from './jobs/make-pages.ts';
import { pruneOldRows } from './jobs/prune-rows.ts';
import { runExportJob } from './jobs/run-export.ts';
import { sendMail } from './jobs/send-mail.ts';
import { sweepBlobs } from './jobs/sweep-blobs.ts';
import { JobWorker } from './jobs/worker.ts';
import type { DomainEvent } from './domain/events.ts';
import { Outboxes } from './domain/limits/outboxes.ts';
import { Cluster } from './compose-cluster.ts';
import { Rooms } from './live/rooms.ts';
import { openStore } from './live/store.ts';
import { REGISTRY } from './operations/index.ts';
import { noteStart } from './pipeline/first-start.ts';
import { NO_OTHER_NODES, type OtherNodes } from './pipeline/other-nodes.ts';
import { LONG_HOLDS, measureUnitOfWork } from './pipeline/measured-unit-of-work.ts';
import type { Pipeline } from './pipeline/run-operation.ts';
import { systemClock } from './adapters/clock.ts';
import { RecentTrials } from './adapters/recent-trials.ts';
import { type BrowserChannel, pushToBrowsers, userChannel } from './subscribers/push-to-browsers.ts';
import { closeHidden, closeSockets } from './subscribers/close-sockets.ts';
import { recheckSockets } from './subscribers/recheck-sockets.ts';
import { noteDamage } from './subscribers/note-damage.ts';
import { type EventFor, eventsFor } from './subscribers/routes.ts';
import { steerExports } from './subscribers/steer-exports.ts';
import { itemSource } from './transport/asset-sources.ts';
import { accountSource } from './transport/account-archive.ts';
import { archiveSource } from './transport/archive-source.ts';
import { attachmentSource } from './transport/attachment-source.ts';
import { registerAssets } from './transport/assets.ts';
import { versionSource } from './transport/version-source.ts';
import { Cookies } from './transport/cookies.ts';
import { registerEvents } from './transport/events.ts';
import { buildHttp, type HttpParts } from './transport/http.ts';
import { describeMetrics } from './transport/metrics.ts';
import { Origins } from './transport/origins.ts';
import { registerPages } from './transport/pages.ts';
import { registerPublicPages } from './transport/public-pages.ts';
import { registerPolicyReports } from './transport/policy-reports.ts';
import { findBlobRowsInParts } from './db/items/blob-rows.ts';
import type { Storage } from './storage.ts';
import { registerService } from './transport/service.ts';
import { SocketLimits } from './transport/socket-limits.ts';
import { trialSource } from './transport/trial-source.ts';
import { registerProviderLogout } from './transport/provider-logout.ts';
import { registerScim } from './transport/scim.ts';
import { registerUnsubscribe } from './transport/unsubscribe.ts';
import { registerDocuments } from './transport/websocket.ts';

const MB = 1024 * 1024;
/** The time over which editors are moved to other servers. */
const SPREAD_MS = 2000;

export interface Server {
  app: FastifyInstance;
  pipeline: Pipeline;
  /** Setup path for the first administrator, or null if there is one. */
  setupPath: string | null;
  /** Called once the server is listening: starts jobs and anything for which people should not have to wait. */
  startJobs(): void;
  /** Sends new connections and editors to other servers; `hurry` ends the wait for the load balancer. */
  drain(hurry: AbortSignal): Promise<void>;
  /** Accepts no new work, finishes work in progress, and closes everything. */
  stop(): Promise<void>;
}

/** Builds and connects all parts of the server. */
export async function composeServer(
  config: Config,
  log: FastifyBaseLogger,
  onDeath: (error: Error) => void,
): Promise<Server> {
  checkFonts(config.exportFonts);
  const native = await openNative(config);
  const trials = new RecentTrials();
  const converter = createConverter({
    size: config.jobConcurrency,
    fontsFolder: config.exportFonts ?? undefined,
    native,
  });
  const others = forwardTo(() => cluster?.others ?? NO_OTHER_NODES);
  const buildPorts = (storage: Storage, blobs: BlobStore): ServerPorts => ({
    exports: composeExports(config, converter, {
      trials,
      engines: Object.keys(native?.engines ?? {}),
      cancel: (jobId) => worker.cancel(jobId),
    }),
    imports: createImporter({
      converter,
      blobs,
      newId: () => systemClock.newId(),
      otherNodes: others,
      findKept: (hashes) => findBlobRowsInParts(storage.db, hashes),
    }),
    live: () => rooms.count(),
    openDocuments: (workspaceId) => rooms.openIn(workspaceId),
    others,
  });
  const browsers: BrowserChannel = new LocalPubSub();
  const meter = new Meter();
  const open = await openPipeline(config, buildPorts, onDeath, {
    measure: (unit) => measureUnitOfWork(unit, meter),
    reportHold: (milliseconds, calls) => {
      meter.count(LONG_HOLDS);
      log.warn({ ms: Math.round(milliseconds), calls }, 'a transaction occupied the writer for long');
    },
    onRefusalLogError: (err) => log.warn({ err }, 'refusals are missing from the event log'),
    noteThreadAbandoned: (kind, why) => log.warn({ kind, why }, 'the reading thread abandoned some work'),
    noteLookupFailure: (service, { trouble, message, cause }) =>
      log.warn({ service, trouble, err: cause }, `a look-up failed: ${message}`),
    notifyLongWork: (userId) => {
      browsers.publish(userChannel(userId), { topic: 'long-work' });
      cluster?.announceLongWork(userId);
    },
  });
  const { pipeline, storage, blobs, assets } = open;
  const { db, unitOfWork } = storage;

  // The data directory is locked and no upload is in progress, so temporary files are left over; not so in a shared
  // folder.
  if (config.s3 !== null || !config.isOneOfSeveral) await blobs.sweepTemporary(Number.POSITIVE_INFINITY);
  const changedTexts = new ChangedTexts({ db, unitOfWork }, (err) =>
    log.warn({ err }, 'changed texts could not be recorded for the search index'),
  );
  const rooms: Rooms = new Rooms(
    openStore(db, pipeline.reader, unitOfWork, systemClock, (push) => {
      cluster?.announcePush(push);
      changedTexts.note([push.documentId]);
      if (push.review) worker.wake();
    }),
    log,
    open.damage.report,
  );

  const mail =
    config.smtpUrl === null
      ? outboxTransport(join(config.dataDir, 'outbox'), config.emailFrom)
      : smtpTransport(config.smtpUrl, config.emailFrom, config.smtpTls);
  const handlers = [
    runExportJob({ blobs, converter, concurrency: config.jobConcurrency }),
    sendMail(mail, (input) => pipeline.reader.readSuggested(input)),
    sweepBlobs(blobs),
    pruneOldRows,
    emptyTrash,
    finishTrees,
    finishAccounts,
    bringBackWordJob,
    compactHistory,
    notifyReview,
    indexTexts(changedTexts, (documentId) => pipeline.reader.planIndex(documentId)),
    makePages({
      blobs,
      converter,
      readyProfiles: readReadyProfiles,
      clean: (html) => pipeline.reader.cleanPage(html),
    }),
  ];
  const { node: self } = pipeline.server;
  const node = self ?? readNodeId(config.dataDir, () => systemClock.newId());
  const worker = new JobWorker({ db, unitOfWork, server: pipeline.server, clock: systemClock, log, handlers, node });

  const cluster =
    self === undefined || config.databaseUrl === null
      ? null
      : await Cluster.join({
          url: config.databaseUrl,
          redisUrl: config.redisUrl,
          node: self,
          db,
          rooms,
          log,
          replay: open.replay,
          answers: open.answers,
          onLongWorkChanged: (userId) => browsers.publish(userChannel(userId), { topic: 'long-work' }),
          onNodesDead: () => {
            void worker.reclaimJobs();
            void changedTexts.catchUp();
          },
          finishOwn: (signal) =>
            finishOwnTrees({ db, unitOfWork, signal, server: pipeline.server, now: () => systemClock.now() }),
        });
  open.afterCommit(({ events, wakes }, name) => {
    if (name !== OF_ANOTHER && (events.length > 0 || wakes)) cluster?.announceEvents();
    const changed = name === OF_ANOTHER ? [] : eventsFor('search', events);
    if (changed.length > 0) changedTexts.note(listChanged(changed));
    if (name !== OF_ANOTHER) noteDamage(eventsFor('damage', events), { log, meter });
    publishCommit(events, { db, rooms, worker, browsers, log });
    if (wakes) worker.wake();
  });

  const admin = (await hasAdmin(db)) ? null : await readAdmin(config, open.passwords);
  const { setupToken } = await unitOfWork.run(noteStart, { version: VERSION, admin });
  await unitOfWork.run(seedProfiles, { profiles: await readReadyProfiles() });

  let isDraining = false;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const parts: HttpParts = {
    pipeline,
    registry: REGISTRY,
    cookies: new Cookies(open.csrfKeys, secure),
    origins: new Origins(config.publicUrl, () => portOf(app, config.port)),
    log,
    trustedProxies: config.trustedProxies,
    maxConnections: config.maxConnections,
    secure,
    hstsSubdomains: config.hstsSubdomains,
    meter,
    reportDamage: open.damage.report,
    isDraining: () => isDraining,
    contentUrl: config.contentUrl,
    publicOrigin: config.publicUrl,
  };
  const app: FastifyInstance = await buildHttp(parts);
  await app.register(fastifyMultipart);
  const sockets = new SocketLimits({ perUser: config.socketsPerUser, perAddress: config.socketsPerAddress });
  const outboxes = new Outboxes({ perUser: 32 * MB, total: 256 * MB });
  await registerDocuments(app, {
    ...parts,
    refusals: pipeline.refusals,
    rooms,
    unitOfWork,
    db,
    clock: systemClock,
    sockets,
    outboxes,
  });
  registerEvents(app, parts, browsers, outboxes);
  registerAssets(app, parts, assets, {
    item: itemSource,
    archive: archiveSource,
    version: versionSource,
    account: accountSource,
    attachment: attachmentSource,
    trial: trialSource(trials),
  });
  await registerUnsubscribe(app, parts);
  await registerProviderLogout(app, parts);
  await registerScim(app, parts);
  await registerPolicyReports(app, parts);
  registerService(app, parts, {
    isReady: () => open.isDatabaseUp(),
    metrics: {
      loopback: config.metrics,
      token: config.metricsToken,
      describe: async () => {
        const { jobs, mails } = await readQueues(db, { now: systemClock.now(), today: today() });
        const servers = 1 + (cluster?.count ?? 0);
        return describeMetrics(meter, { ...rooms.count(), sockets: sockets.open, servers, jobs, mails });
      },
    },
  });
  const client = join(import.meta.dirname, '..', '..', 'web', 'dist');
  registerPublicPages(app, parts, join(client, 'assets'));
  await registerPages(app, parts, client);

  const commands = await serveCommands(socketPath(config.dataDir), (request) =>
    runCommand(pipeline, REGISTRY, request),
  );

  return {
    app,
    pipeline,
    setupPath: setupToken === null ? null : `/setup?token=${setupToken}`,
    startJobs: () => {
      startRecurringJobs(pipeline, handlers, log);
      void worker.reclaimJobs();
      void changedTexts.catchUp();
    },
    drain: async (hurry) => {
      isDraining = config.isOneOfSeveral || config.drainMs > 0;
      if (!isDraining) return;
      await wait(config.drainMs, undefined, { signal: hurry }).catch(() => undefined);
      await rooms.disconnectGradually(SPREAD_MS);
    },
    stop: async () => {
      await commands.close();
      await cluster?.leave();
      // Signalled first and awaited last, so that jobs and connections end in parallel.
      const work = worker.stop();
      await rooms.stop();
      await app.close();
      await work;
      await changedTexts.close();
      await converter.close();
      mail.close();
      await open.close();
    },
  };
}

/** The other nodes, once this server has joined them. */
function forwardTo(find: () => OtherNodes): OtherNodes {
  return {
    openDocuments: (workspaceId) => find().openDocuments(workspaceId),
    longWork: (userId) => find().longWork(userId),
    cancelLongWork: (userId, id) => find().cancelLongWork(userId, id),
    figures: () => find().figures(),
    findImport: (userId, id) => find().findImport(userId, id),
    dropImport: (userId, id) => find().dropImport(userId, id),
  };
}

/** Texts affected by these events; new ones have already been recorded. */
function listChanged(events: readonly EventFor<'search'>[]): string[] {
  return events.flatMap((event) =>
    event.type === 'workspace.changed' ? [] : 'itemId' in event ? event.itemId : event.documentId,
  );
}

interface CommitTargets {
  db: Pipeline['db'];
  rooms: Rooms;
  worker: JobWorker;
  browsers: BrowserChannel;
  log: FastifyBaseLogger;
}

/** Updates open documents, exports and browsers after a commit, here or on another server. */
function publishCommit(events: readonly DomainEvent[], { db, rooms, worker, browsers, log }: CommitTargets): void {
  closeSockets(rooms, eventsFor('sockets', events));
  closeHidden(db, rooms, eventsFor('hidden-documents', events)).catch((error: unknown) =>
    log.warn({ err: error }, 'editors of deleted items could not be closed'),
  );
  recheckSockets(db, rooms, eventsFor('rights', events), systemClock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'access to open documents was not checked again'),
  );
  steerExports(worker, eventsFor('exports', events));
  pushToBrowsers(db, browsers, eventsFor('browsers', events), () => systemClock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'browsers were not notified'),
  );
}

const BEGUN_BY_CALLS: ReadonlySet<JobHandler['kind']> = new Set(['run-export', 'bring-back-word']);

/** Recurring jobs, each queued once. Copies and moves left by a killed server are undone before any call. */
function startRecurringJobs(pipeline: Pipeline, handlers: readonly JobHandler[], log: FastifyBaseLogger): void {
  for (const { kind } of handlers) {
    if (BEGUN_BY_CALLS.has(kind)) continue;
    pipeline.unitOfWork
      .run(ensureJob, { kind, runAt: pipeline.clock.now(), atOnce: kind === 'finish-trees' })
      .catch((error: unknown) => log.error({ err: error, kind }, 'a recurring job was not queued'));
  }
}

async function readAdmin(
  config: Config,
  passwords: Passwords,
): Promise<{ email: string; passwordHash: string } | null> {
  const { adminEmail, adminPassword } = config;
  if (adminEmail === null || adminPassword === null) return null;
  await passwords.check(adminPassword, [adminEmail, config.appName]);
  return { email: adminEmail, passwordHash: await passwords.hash(adminPassword) };
}

/** Start of the day in UTC, as for the daily mail quota. */
function today(): number {
  const now = systemClock.now();
  return now - (now % 86_400_000);
}

function portOf(app: FastifyInstance, configured: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : configured;
}
