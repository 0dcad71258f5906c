import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { systemClock } from './adapters/clock.ts';
import { Announcer } from './db/engine/announcer.ts';
import { keepSecret, loadSecret } from './db/server/settings.ts';
import type { Schema } from './db/schema.ts';
import { answer, type Answers, askOthers } from './compose-answers.ts';
import { findNewestNodeEvents, forgetNodeEvents, readNodeEvents } from './db/server/node-events.ts';
import { buryNodes, listNodes } from './db/server/nodes.ts';
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
import { Greetings } from './domain/nodes/greetings.ts';
import { Questions } from './domain/nodes/questions.ts';
import { Vigil } from './domain/nodes/vigil.ts';
import { readPushed, writePushed } from './live/announced.ts';
import type { Rooms } from './live/rooms.ts';
import type { LivePush } from './pipeline/live-commit.ts';
import { CHANNELS, type Others } from './pipeline/others.ts';

/** Polling interval: events take effect within a second even if no announcement arrives. */
const EVENTS_MS = 500;
/** Polling interval: others' edits are seen within two seconds even if no announcement arrives. */
const HEADS_MS = 1000;
/** Interval at which open documents are followed; separate from the heads, since a hanging Redis blocks it. */
const FOLLOW_MS = 1000;
const FORGET_MS = 60_000;
/** After this long without a heartbeat, a node's presence is dropped. */
const ALIVE_MS = 1000;
const SILENT_MS = 5000;
/** How long other nodes may take to reply; after that, a list is shown without their part. */
const ANSWER_MS = 700;
/**
 * Longer where a reply is needed: otherwise people would be told that their file is gone, or that the work they cancel
 * has ended.
 */
const NEEDED_MS = 5000;
const NEEDED: ReadonlySet<Question['about']> = new Set(['import', 'cancel']);
/** Interval between checks for leftovers of our own finished calls. */
const FINISH_MS = 30_000;
/** Interval between checks for dead nodes, and how long there must have been no heartbeat. */
const BURY_MS = 2000;
const DEAD_MS = 15_000;
/** Announcements of presence are made only while fewer announcements than this are waiting, to leave room for others. */
const GREETINGS_AT_ONCE = 500;
const GREET_AGAIN_MS = 50;
/** Minimum interval between checks for whether a node we hear but do not know belongs to our database. */
const STRANGERS_MS = 500;

/** How nodes tell each other what happened. */
interface Announcing {
  open(): Promise<void>;
  say(said: Announcement): void;
  follow(document: string): Promise<boolean>;
  followOnly(documents: ReadonlySet<string>): Promise<string[]>;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface NeighbourParts {
  url: string;
  /** Used for announcements instead of PostgreSQL. */
  redisUrl: string | null;
  node: string;
  db: Kysely<Schema>;
  rooms: Rooms;
  /** Handles events of other nodes as after a commit of our own. */
  replay: (happened: { events: DomainEvent[]; wakes: boolean }) => void;
  answers: Answers;
  /** A person's long calls on another node have changed. */
  hearWorks: (userId: string) => void;
  /** The jobs of a dead node can be taken over. */
  onDeaths: () => void;
  /** Finishes what calls of this server left undone. The signal is aborted when the server stops. */
  finishOwn: (signal: AbortSignal) => Promise<void>;
  log: FastifyBaseLogger;
}

interface Hearing {
  pack(said: readonly Announcement[]): string[];
  hear(payload: string): void;
  missed(): void;
  dropped(): void;
}

/** The Redis client is loaded only if Redis is used. */
async function chooseAnnouncer({ url, redisUrl, db, log }: NeighbourParts): Promise<(hearing: Hearing) => Announcing> {
  if (redisUrl === null) return (hearing) => new Announcer<Announcement>({ url, ...hearing });
  const { RedisAnnouncer } = await import('./adapters/redis-announcer.ts');
  await keepSecret(db, CHANNELS, systemClock.newId());
  const prefix = `scriptorium:${(await loadSecret(db, CHANNELS)) ?? ''}:`;
  const warn = (err: unknown): void =>
    log.warn({ err }, 'Redis cannot be reached: other servers hear of changes later');
  return (hearing) => new RedisAnnouncer<Announcement>({ url: redisUrl, prefix, documentOf, warn, ...hearing });
}

/** The other nodes on this database: announces our commits to them and applies theirs. */
export class Neighbours {
  readonly #parts: NeighbourParts;
  readonly #announcer: Announcing;
  readonly #reader: CommitReader;
  readonly #timers: NodeJS.Timeout[] = [];
  /** When each node was last heard from. */
  readonly #heardAt = new Map<string, number>();
  /** Nodes of our database. A copy of the database may use the same Redis. */
  #known: ReadonlySet<string> = new Set();
  #askedWhoIsKnown = -STRANGERS_MS;
  readonly #greetings: Greetings;
  #greeting: NodeJS.Timeout | null = null;
  readonly #questions = new Questions();
  readonly #vigil = new Vigil(DEAD_MS);
  readonly #leaving = new AbortController();
  #reading: Promise<void> | null = null;
  #again = false;

  private constructor(parts: NeighbourParts, reader: CommitReader, open: (hearing: Hearing) => Announcing) {
    this.#parts = parts;
    this.#reader = reader;
    this.#greetings = new Greetings((document) => parts.rooms.presenceIn(document)?.here() ?? []);
    this.#announcer = open({
      pack: (said) => packAnnouncements(parts.node, said),
      hear: (payload) => this.#hear(payload),
      missed: () => this.#meetAgain(),
      dropped: () => this.#tellAnew(),
    });
  }

  static async join(parts: NeighbourParts): Promise<Neighbours> {
    const { newest, visible } = await findNewestNodeEvents(parts.db);
    const reader = new CommitReader(newest, visible, performance.now());
    const joined = new Neighbours(parts, reader, await chooseAnnouncer(parts));
    parts.rooms.meet({
      moved: (document, person) => joined.#announcer.say({ kind: 'present', document, person }),
      left: (document, person) => joined.#announcer.say({ kind: 'left', document, person }),
      opened: (document) => void joined.#follow(document),
    });
    await joined.#listKnown();
    await joined.#announcer.open();
    joined.#every(EVENTS_MS, () => joined.#readEvents());
    joined.#every(HEADS_MS, () => joined.#compareHeads());
    joined.#every(FOLLOW_MS, () => joined.#followOpen());
    joined.#every(ALIVE_MS, () => joined.#noteSilence());
    joined.#every(BURY_MS, () => joined.#buryDead());
    joined.#every(FINISH_MS, () => parts.finishOwn(joined.#leaving.signal));
    joined.#every(FORGET_MS, () => forgetNodeEvents(parts.db, systemClock.now()));
    return joined;
  }

  tellPush(push: LivePush): void {
    this.#announcer.say(writePushed(push));
  }

  tellEvents(): void {
    this.#announcer.say({ kind: 'look' });
  }

  tellWorks(user: string): void {
    this.#announcer.say({ kind: 'works', user });
  }

  /** Number of other nodes heard from recently. */
  get count(): number {
    return this.#heardAt.size;
  }

  /** Their replies, for state that is not in the database. */
  readonly others: Others = askOthers((question) => {
    const id = systemClock.newId();
    const answers = this.#questions.ask(id, this.#heardAt.keys());
    this.#announcer.say({ kind: 'ask', id, question });
    setTimeout(() => this.#questions.giveUp(id), NEEDED.has(question.about) ? NEEDED_MS : ANSWER_MS).unref();
    return answers;
  });

  async leave(): Promise<void> {
    this.#leaving.abort();
    this.#announcer.say({ kind: 'bye' });
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#greeting) clearTimeout(this.#greeting);
    this.#greeting = null;
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

  /** Nothing is lost: the next read finds it. */
  #warn(err: unknown): void {
    this.#parts.log.warn({ err }, 'changes of other servers could not be read');
  }

  #hear(payload: string): void {
    // Each server also hears its own announcements, which are nearly all if everyone in a text is on one server.
    if (isSaidBy(this.#parts.node, payload)) return;
    const heard = readAnnouncements(payload);
    if (heard === null) return;
    if (!this.#known.has(heard.node)) return this.#lookWhoIsKnown();
    // New, or silent for so long that its presence was dropped.
    if (!this.#heardAt.has(heard.node)) this.#askEverywhere();
    this.#heardAt.set(heard.node, performance.now());
    for (const one of heard.said) this.#take(heard.node, one);
  }

  #take(node: string, said: Announcement): void {
    const { rooms } = this.#parts;
    if (said.kind === 'pushed') rooms.announced(said.document, readPushed(said));
    else if (said.kind === 'look') this.#look();
    else if (said.kind === 'present') rooms.presenceIn(said.document)?.hear(node, said.person);
    else if (said.kind === 'left') rooms.presenceIn(said.document)?.hearLeft(said.person);
    else if (said.kind === 'who') this.#greet((greetings) => greetings.tell(said.document));
    else if (said.kind === 'works') this.#parts.hearWorks(said.user);
    else if (said.kind === 'ask') this.#answer(said.id, said.question);
    else if (said.kind === 'part') this.#questions.hearPart(said.of, node, said.part);
    else if (said.kind === 'end') this.#questions.hearEnd(said.of, node);
    else if (said.kind === 'bye') this.#forget(node);
  }

  #answer(id: string, question: Question): void {
    const say = (parts: readonly unknown[]): void => {
      for (const part of parts) this.#announcer.say({ kind: 'part', of: id, part });
      this.#announcer.say({ kind: 'end', of: id });
    };
    answer(this.#parts.answers, question).then(say, () => say([]));
  }

  #forget(node: string): void {
    this.#heardAt.delete(node);
    this.#parts.rooms.forgetNode(node);
    this.#questions.forget(node);
  }

  /** Asks who is there, once replies can be heard. */
  async #follow(document: string): Promise<void> {
    const isNew = await this.#announcer.follow(document);
    this.#announcer.say({ kind: 'who', document });
    // Fetches what was committed and announced after the text was read but before this node was listening.
    if (isNew) this.#parts.rooms.documentAppended(document);
  }

  /** Announcements may have been lost in both directions while disconnected. */
  #meetAgain(): void {
    for (const node of this.#heardAt.keys()) this.#parts.rooms.forgetNode(node);
    this.#tellAnew();
    this.#look();
  }

  #tellAnew(): void {
    this.#greet((greetings) => greetings.startOver(this.#listOpen()));
  }

  #askEverywhere(): void {
    this.#greet((greetings) => {
      for (const document of this.#listOpen()) greetings.ask(document);
    });
  }

  #listOpen(): string[] {
    return this.#parts.rooms.listOpen().map(({ documentId }) => documentId);
  }

  /** In batches: all at once might exceed what may wait, and displace what others type. */
  #greet(want: (greetings: Greetings) => void): void {
    want(this.#greetings);
    this.#greeting ??= setTimeout(() => this.#greetNow(), 0).unref();
  }

  #greetNow(): void {
    this.#greeting = null;
    const room = GREETINGS_AT_ONCE - this.#announcer.waiting;
    for (const one of this.#greetings.take(Math.max(0, room))) this.#announcer.say(one);
    if (!this.#greetings.isEmpty) this.#greeting ??= setTimeout(() => this.#greetNow(), GREET_AGAIN_MS).unref();
  }

  /** A node without a row in our database belongs to another one: a copy, with the same channels and documents. */
  #lookWhoIsKnown(): void {
    if (performance.now() - this.#askedWhoIsKnown < STRANGERS_MS) return;
    this.#askedWhoIsKnown = performance.now();
    this.#listKnown().catch((error: unknown) => this.#warn(error));
  }

  async #listKnown(): Promise<Awaited<ReturnType<typeof listNodes>>> {
    const nodes = await listNodes(this.#parts.db);
    this.#known = new Set(nodes.map(({ id }) => id));
    return nodes;
  }

  async #noteSilence(): Promise<void> {
    this.#announcer.say({ kind: 'alive' });
    for (const [node, at] of this.#heardAt) {
      if (performance.now() - at >= SILENT_MS) this.#forget(node);
    }
  }

  /**
   * A node whose heartbeat stops for longer than any busy machine explains is dead; if it wakes up, it cannot commit.
   */
  async #buryDead(): Promise<void> {
    const { db, node, onDeaths } = this.#parts;
    const dead = this.#vigil.look(await this.#listKnown(), performance.now()).filter(({ id }) => id !== node);
    if (dead.length === 0) return;
    await buryNodes(db, dead);
    for (const { id } of dead) this.#forget(id);
    onDeaths();
  }

  #look(): void {
    this.#readEvents().catch((error: unknown) => this.#warn(error));
  }

  /** One query at a time; announcements that arrive meanwhile trigger another. */
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

  async #followOpen(): Promise<void> {
    for (const document of await this.#announcer.followOnly(new Set(this.#listOpen()))) {
      this.#greet((greetings) => greetings.ask(document));
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
