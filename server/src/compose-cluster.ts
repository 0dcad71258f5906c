import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { systemClock } from './adapters/clock.ts';
import { Announcer } from './db/engine/announcer.ts';
import { storeSecretOnce, loadSecret } from './db/server/settings.ts';
import type { Schema } from './db/schema.ts';
import { answer, type Answers, queryOtherNodes } from './compose-answers.ts';
import { findNewestNodeEvents, deleteOldNodeEvents, readNodeEvents } from './db/server/node-events.ts';
import { evictNodes, listNodes } from './db/server/nodes.ts';
import { readHeads } from './db/texts/live-documents.ts';
import type { DomainEvent } from './domain/events.ts';
import {
  type Announcement,
  documentOf,
  isSaidBy,
  packAnnouncements,
  type Question,
  readAnnouncements,
} from './domain/nodes/announcement.ts';
import { CommitReader } from './domain/nodes/commit-reader.ts';
import { PresenceQueue } from './domain/nodes/presence-queue.ts';
import { NodeQueries } from './domain/nodes/node-queries.ts';
import { FailureDetector } from './domain/nodes/failure-detector.ts';
import { decodePush, encodePush } from './live/announcements.ts';
import type { Rooms } from './live/rooms.ts';
import type { LivePush } from './pipeline/live-commit.ts';
import { CHANNELS, type OtherNodes } from './pipeline/other-nodes.ts';

/** Polling interval: events take effect within a second even if no announcement arrives. */
const EVENTS_MS = 500;
/** Polling interval: others' edits are seen within two seconds even if no announcement arrives. */
const HEADS_MS = 1000;
/** How often subscriptions are brought in line with the open documents. Separate from the heads: Redis may hang. */
const SUBSCRIBE_MS = 1000;
const CLEAN_UP_MS = 60_000;
const HEARTBEAT_MS = 1000;
/** After this long without an announcement, a node's presence is dropped. */
const SILENT_MS = 5000;
/** How long other nodes may take to reply; then lists are shown without their part. */
const REPLY_MS = 700;
/** Longer where a missing reply would mislead: that a file is gone, or that the work to be cancelled has ended. */
const REQUIRED_REPLY_MS = 5000;
const REPLY_REQUIRED: ReadonlySet<Question['about']> = new Set(['import', 'cancel']);
/** How often leftovers of this node's calls are looked for. */
const FINISH_MS = 30_000;
/** How often dead nodes are looked for. */
const EVICT_MS = 2000;
/** After this long without a new heartbeat in the database, a node counts as dead. */
const DEAD_MS = 15_000;
/** Queued presence is only announced while fewer announcements than this are waiting, to leave room for others. */
const MAX_QUEUED_FOR_PRESENCE = 500;
const PRESENCE_RETRY_MS = 50;
/** Minimum interval between two checks of whether an unknown sender belongs to our database. */
const REFRESH_KNOWN_MS = 500;

/** The two announcers: through PostgreSQL, or through Redis. */
interface AnnouncerPort {
  open(): Promise<void>;
  announce(announcement: Announcement): void;
  subscribe(document: string): Promise<boolean>;
  subscribeOnly(documents: ReadonlySet<string>): Promise<string[]>;
  readonly queued: number;
  close(): Promise<void>;
}

export interface ClusterParts {
  url: string;
  /** Used for announcements instead of PostgreSQL. */
  redisUrl: string | null;
  node: string;
  db: Kysely<Schema>;
  rooms: Rooms;
  /** Handles other nodes' events like those of our own commits. */
  replay: (happened: { events: DomainEvent[]; wakes: boolean }) => void;
  answers: Answers;
  /** A person's long calls on another node have changed. */
  onLongWorkChanged: (userId: string) => void;
  /** The jobs of dead nodes can be taken over. */
  onNodesDead: () => void;
  /** Finishes what this node's calls left undone. The signal is aborted when the server stops. */
  finishOwn: (signal: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
}

interface AnnouncerHandlers {
  pack(announcements: readonly Announcement[]): string[];
  onPayload(payload: string): void;
  onGap(): void;
  onOverflow(): void;
}

/** The Redis client is loaded only if Redis is used. */
async function chooseAnnouncer({
  url,
  redisUrl,
  db,
  log,
}: ClusterParts): Promise<(handlers: AnnouncerHandlers) => AnnouncerPort> {
  if (redisUrl === null) return (handlers) => new Announcer<Announcement>({ url, ...handlers });
  const { RedisAnnouncer } = await import('./adapters/redis-announcer.ts');
  await storeSecretOnce(db, CHANNELS, systemClock.newId());
  const prefix = `scriptorium:${(await loadSecret(db, CHANNELS)) ?? ''}:`;
  const warn = (err: unknown): void =>
    log.warn({ err }, 'Redis cannot be reached: other servers learn of changes later');
  return (handlers) => new RedisAnnouncer<Announcement>({ url: redisUrl, prefix, documentOf, warn, ...handlers });
}

/** This node's membership in the cluster: announces our commits to the other nodes on the database, and applies theirs. */
export class Cluster {
  readonly #parts: ClusterParts;
  readonly #announcer: AnnouncerPort;
  readonly #reader: CommitReader;
  readonly #timers: NodeJS.Timeout[] = [];
  /** By node: when its last announcement arrived. */
  readonly #heardAt = new Map<string, number>();
  /** Nodes of our database: those of a copy of it may announce in the same Redis channels. */
  #known: ReadonlySet<string> = new Set();
  #refreshedAt = -REFRESH_KNOWN_MS;
  readonly #presenceQueue: PresenceQueue;
  #presenceTimer: NodeJS.Timeout | null = null;
  readonly #queries = new NodeQueries();
  readonly #failures = new FailureDetector(DEAD_MS);
  readonly #leaving = new AbortController();
  #reading: Promise<void> | null = null;
  #again = false;

  private constructor(parts: ClusterParts, reader: CommitReader, open: (handlers: AnnouncerHandlers) => AnnouncerPort) {
    this.#parts = parts;
    this.#reader = reader;
    this.#presenceQueue = new PresenceQueue((document) => parts.rooms.presenceIn(document)?.localPeople() ?? []);
    this.#announcer = open({
      pack: (announcements) => packAnnouncements(parts.node, announcements),
      onPayload: (payload) => this.#onPayload(payload),
      onGap: () => this.#resync(),
      onOverflow: () => this.#resetPresence(),
    });
  }

  static async join(parts: ClusterParts): Promise<Cluster> {
    const { newest, visible } = await findNewestNodeEvents(parts.db);
    const reader = new CommitReader(newest, visible, performance.now());
    const joined = new Cluster(parts, reader, await chooseAnnouncer(parts));
    parts.rooms.announcePresenceTo({
      moved: (document, person) => joined.#announcer.announce({ kind: 'present', document, person }),
      left: (document, person) => joined.#announcer.announce({ kind: 'left', document, person }),
      opened: (document) => void joined.#subscribe(document),
    });
    await joined.#listKnown();
    await joined.#announcer.open();
    joined.#every(EVENTS_MS, () => joined.#readEvents());
    joined.#every(HEADS_MS, () => joined.#compareHeads());
    joined.#every(SUBSCRIBE_MS, () => joined.#subscribeToOpen());
    joined.#every(HEARTBEAT_MS, () => joined.#sendHeartbeat());
    joined.#every(EVICT_MS, () => joined.#evictDead());
    joined.#every(FINISH_MS, () => parts.finishOwn(joined.#leaving.signal));
    joined.#every(CLEAN_UP_MS, () => deleteOldNodeEvents(parts.db, systemClock.now()));
    return joined;
  }

  announcePush(push: LivePush): void {
    this.#announcer.announce(encodePush(push));
  }

  announceEvents(): void {
    this.#announcer.announce({ kind: 'look' });
  }

  announceLongWork(user: string): void {
    this.#announcer.announce({ kind: 'works', user });
  }

  /** Number of other nodes that are alive. */
  get count(): number {
    return this.#heardAt.size;
  }

  /** Queries the other nodes for state that is not in the database. */
  readonly others: OtherNodes = queryOtherNodes((question) => {
    const id = systemClock.newId();
    const answers = this.#queries.ask(id, this.#heardAt.keys());
    this.#announcer.announce({ kind: 'ask', id, question });
    setTimeout(
      () => this.#queries.finish(id),
      REPLY_REQUIRED.has(question.about) ? REQUIRED_REPLY_MS : REPLY_MS,
    ).unref();
    return answers;
  });

  async leave(): Promise<void> {
    this.#leaving.abort();
    this.#announcer.announce({ kind: 'bye' });
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#presenceTimer) clearTimeout(this.#presenceTimer);
    this.#presenceTimer = null;
    await this.#announcer.close();
    await this.#reading?.catch(() => undefined);
  }

  #every(ms: number, work: () => Promise<void>): void {
    let isRunning = false;
    const run = (): void => {
      if (isRunning) return;
      isRunning = true;
      work()
        .catch((error: unknown) => this.#warn(error))
        .finally(() => (isRunning = false));
    };
    const timer = setInterval(run, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** A warning is enough: the next read finds what this one missed. */
  #warn(err: unknown): void {
    this.#parts.log.warn({ err }, 'changes of other servers could not be read');
  }

  #onPayload(payload: string): void {
    // Our own announcements, which come back too, and are nearly all if everyone in a text is on this node.
    if (isSaidBy(this.#parts.node, payload)) return;
    const message = readAnnouncements(payload);
    if (message === null) return;
    if (!this.#known.has(message.node)) return this.#refreshKnown();
    // It is new, or was silent for so long that its presence was dropped.
    if (!this.#heardAt.has(message.node)) this.#requestPresence();
    this.#heardAt.set(message.node, performance.now());
    for (const one of message.said) this.#apply(message.node, one);
  }

  #apply(node: string, announcement: Announcement): void {
    const { rooms } = this.#parts;
    if (announcement.kind === 'pushed') rooms.addRemoteCommit(announcement.document, decodePush(announcement));
    else if (announcement.kind === 'look') this.#pollEvents();
    else if (announcement.kind === 'present')
      rooms.presenceIn(announcement.document)?.setRemote(node, announcement.person);
    else if (announcement.kind === 'left') rooms.presenceIn(announcement.document)?.removeRemote(announcement.person);
    else if (announcement.kind === 'who') this.#queuePresence((queue) => queue.announce(announcement.document));
    else if (announcement.kind === 'works') this.#parts.onLongWorkChanged(announcement.user);
    else if (announcement.kind === 'ask') this.#answer(announcement.id, announcement.question);
    else if (announcement.kind === 'part') this.#queries.addPart(announcement.of, node, announcement.part);
    else if (announcement.kind === 'end') this.#queries.endReply(announcement.of, node);
    else if (announcement.kind === 'bye') this.#dropNode(node);
  }

  #answer(id: string, question: Question): void {
    const reply = (parts: readonly unknown[]): void => {
      for (const part of parts) this.#announcer.announce({ kind: 'part', of: id, part });
      this.#announcer.announce({ kind: 'end', of: id });
    };
    answer(this.#parts.answers, question).then(reply, () => reply([]));
  }

  #dropNode(node: string): void {
    this.#heardAt.delete(node);
    this.#parts.rooms.dropNode(node);
    this.#queries.dropNode(node);
  }

  /** Asks who is in a document, once replies can arrive. */
  async #subscribe(document: string): Promise<void> {
    const isNew = await this.#announcer.subscribe(document);
    this.#announcer.announce({ kind: 'who', document });
    // Something may have been committed after the text was read and announced before we subscribed.
    if (isNew) this.#parts.rooms.documentAppended(document);
  }

  /** After a time without connection, in which announcements may have been lost in both directions. */
  #resync(): void {
    for (const node of this.#heardAt.keys()) this.#parts.rooms.dropNode(node);
    this.#resetPresence();
    this.#pollEvents();
  }

  #resetPresence(): void {
    this.#queuePresence((queue) => queue.reset(this.#listOpen()));
  }

  #requestPresence(): void {
    this.#queuePresence((queue) => {
      for (const document of this.#listOpen()) queue.request(document);
    });
  }

  #listOpen(): string[] {
    return this.#parts.rooms.listOpen().map(({ documentId }) => documentId);
  }

  /** In batches: all at once could overflow the announcer's queue, and drop announcements of typing. */
  #queuePresence(want: (queue: PresenceQueue) => void): void {
    want(this.#presenceQueue);
    this.#presenceTimer ??= setTimeout(() => this.#sendPresence(), 0).unref();
  }

  #sendPresence(): void {
    this.#presenceTimer = null;
    const room = MAX_QUEUED_FOR_PRESENCE - this.#announcer.queued;
    for (const one of this.#presenceQueue.take(Math.max(0, room))) this.#announcer.announce(one);
    if (!this.#presenceQueue.isEmpty)
      this.#presenceTimer ??= setTimeout(() => this.#sendPresence(), PRESENCE_RETRY_MS).unref();
  }

  /** A sender that stays unknown belongs to a copy of our database, which has the same channels and documents. */
  #refreshKnown(): void {
    if (performance.now() - this.#refreshedAt < REFRESH_KNOWN_MS) return;
    this.#refreshedAt = performance.now();
    this.#listKnown().catch((error: unknown) => this.#warn(error));
  }

  async #listKnown(): Promise<Awaited<ReturnType<typeof listNodes>>> {
    const nodes = await listNodes(this.#parts.db);
    this.#known = new Set(nodes.map(({ id }) => id));
    return nodes;
  }

  async #sendHeartbeat(): Promise<void> {
    this.#announcer.announce({ kind: 'alive' });
    for (const [node, at] of this.#heardAt) {
      if (performance.now() - at >= SILENT_MS) this.#dropNode(node);
    }
  }

  /** Evicts nodes whose heartbeat has stopped for longer than a busy machine explains; should one wake up, it cannot commit. */
  async #evictDead(): Promise<void> {
    const { db, node, onNodesDead } = this.#parts;
    const dead = this.#failures.findDead(await this.#listKnown(), performance.now()).filter(({ id }) => id !== node);
    if (dead.length === 0) return;
    await evictNodes(db, dead);
    for (const { id } of dead) this.#dropNode(id);
    onNodesDead();
  }

  #pollEvents(): void {
    this.#readEvents().catch((error: unknown) => this.#warn(error));
  }

  /** One read at a time; a call during one triggers another. */
  #readEvents(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readAll().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const { db, node, replay } = this.#parts;
    while (this.#again) {
      this.#again = false;
      const rows = await readNodeEvents(db, this.#reader.question);
      const fresh = new Set(
        this.#reader.take(
          rows.map(({ id }) => id),
          performance.now(),
        ),
      );
      for (const row of rows) {
        if (!fresh.has(row.id) || row.node === node) continue;
        replay(JSON.parse(row.events) as { events: DomainEvent[]; wakes: boolean });
      }
    }
  }

  async #subscribeToOpen(): Promise<void> {
    for (const document of await this.#announcer.subscribeOnly(new Set(this.#listOpen()))) {
      this.#queuePresence((queue) => queue.request(document));
      this.#parts.rooms.documentAppended(document);
    }
  }

  async #compareHeads(): Promise<void> {
    const { db, rooms } = this.#parts;
    const open = rooms.listOpen();
    const heads = await readHeads(
      db,
      open.map(({ documentId }) => documentId),
    );
    for (const { documentId, epoch, version } of open) {
      const head = heads.get(documentId);
      if (head?.epoch !== epoch || head.version !== version) rooms.documentAppended(documentId);
    }
  }
}
