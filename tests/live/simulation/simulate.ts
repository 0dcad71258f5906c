import { redo, undo } from '@codemirror/commands';
import { ChangeSet } from '@codemirror/state';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { step as sessionStep } from '../../../web/src/editor/collab/core/session.ts';
import type { Judge } from '../../../server/src/domain/live/batch.ts';
import { packAnnouncements } from '../../../server/src/domain/nodes/announcement.ts';
import { encodePush } from '../../../server/src/live/announcements.ts';
import { SimulatedLog } from './log.ts';
import { SimulatedNode } from './node.ts';
import { PlainClient } from './plain-client.ts';
import { seedRandom } from './random.ts';
import type { Random } from './random.ts';
import { judgeReview, Reviewing } from './reviewing.ts';
import { replaceTime, Scheduler } from './scheduler.ts';
import { SessionClient } from './session-client.ts';
import type { Client, Surroundings } from './session-client.ts';
import { Wire } from './wire.ts';

export interface Schedule {
  readonly seed: number;
  /** Which clients take part; drawn from the seed if not given. */
  readonly merging?: number;
  readonly plain?: number;
  readonly plainReceives?: 'batches' | 'singly';
  readonly nodes?: number;
  readonly steps?: number;
  /** Probabilities per step that a client's network breaks, and that a commit kills its node. */
  readonly cut?: number;
  readonly crash?: number;
  readonly repeat?: number;
  /** Only insertions, each with a token of its own that must exist exactly once in the end. */
  readonly insertsOnly?: boolean;
  /** Steps are composed behind the clients' backs, so that some cannot be continued. */
  readonly compose?: boolean;
  /** Share of actions that concern comments and suggestions. */
  readonly review?: number;
  /** Share of these that the server cannot read, and whether it says which. */
  readonly unreadable?: number;
  readonly namesUnreadable?: boolean;
  /** Tabs are killed and reopened with what they had written to the device. */
  readonly kill?: number;
  readonly judge?: Judge;
  /** Replaces the session's own. */
  readonly step?: typeof sessionStep;
  readonly acknowledgeFirst?: boolean;
  readonly forgetsReview?: boolean;
  readonly misreadsMissed?: boolean;
  readonly doublesAnnounced?: boolean;
  /** Whether announcements include the steps. */
  readonly carries?: boolean;
}

export interface Outcome {
  readonly violations: readonly string[];
  readonly versions: number;
  readonly merges: number;
}

const ALPHABET = ['a', 'b', 'ö', '語', '😀', '\n', 'x', '\u202e', '\u2028', '\0'];

/** One run of real rooms, authorities and peers under a random schedule; the same seed gives the same run. */
export async function simulate(schedule: Schedule): Promise<Outcome> {
  const random = seedRandom(schedule.seed);
  const time = new Scheduler();
  using _clock = replaceTime(time);
  const violations: string[] = [];
  const violate = (what: string): void => void violations.push(what);
  const insertsOnly = schedule.insertsOnly ?? random.chance(0.3);
  const log = new SimulatedLog('abcdef\nghi 😀 jkl');
  const crash = schedule.crash ?? (random.chance(0.5) ? 0.08 : 0);
  const node = {
    judge: schedule.judge,
    crash,
    commit: 5 + random.below(40),
    acknowledgeFirst: schedule.acknowledgeFirst ?? false,
    namesUnreadable: schedule.namesUnreadable ?? random.chance(0.5),
    forgetsReview: schedule.forgetsReview ?? false,
    misreadsMissed: schedule.misreadsMissed ?? false,
    doublesAnnounced: schedule.doublesAnnounced ?? false,
  };
  const count = schedule.nodes ?? 1 + random.below(3);
  const nodes = Array.from({ length: count }, () => new SimulatedNode(time, random, log, node));
  const carries = schedule.carries ?? random.chance(0.5);
  for (const one of nodes) {
    one.onAppend = (push) => {
      const said = packAnnouncements('one', [encodePush(push)]);
      for (const other of nodes) {
        if (other === one) continue;
        // Announcements come late, twice or never; whoever misses one learns of it from a refusal.
        for (let times = random.below(3); times > 0; times -= 1) {
          const hear = (): void => {
            if (carries) for (const payload of said) other.hear(payload);
            else other.refresh();
          };
          time.after(random.below(30), hear);
        }
      }
    };
  }
  const delays = { latency: 1 + random.below(60), repeat: schedule.repeat ?? (random.chance(0.5) ? 0.2 : 0) };
  let wires = 0;
  const around: Surroundings = {
    time,
    random,
    violate,
    connect(visitor, listener) {
      wires += 1;
      const wire = new Wire(`w${wires}`, time, random, { ...delays, repeatsPulls: visitor.clientID !== null });
      const target = nodes[random.below(nodes.length)] as SimulatedNode;
      wire.onClient = (message) => {
        // Whatever happens to nodes and connections, our own session builds on what its node has.
        if (message.type === 'error' && message.code === 'invalid-update' && visitor.clientID !== null)
          violate(`a push of ${visitor.clientID} did not fit what its node has`);
        listener.message(message);
      };
      wire.onClientClose = listener.close;
      time.after(random.next() * delays.latency, () => {
        if (wire.isOpen) target.accept(wire, visitor);
      });
      return wire;
    },
  };
  const clients: Client[] = [];
  const plain = schedule.plain ?? (random.chance(0.3) ? 1 + random.below(2) : 0);
  const merging = schedule.merging ?? (plain > 0 ? 1 : 2) + random.below(3);
  for (let i = 0; i < merging; i += 1) clients.push(new SessionClient(`m${i}`, around, schedule.step));
  const receives = schedule.plainReceives ?? (random.chance(0.5) ? 'batches' : 'singly');
  for (let i = 0; i < plain; i += 1) clients.push(new PlainClient(`p${i}`, around, receives));

  const reviewing = new Reviewing(random, insertsOnly, schedule.unreadable ?? (random.chance(0.3) ? 0.2 : 0));
  const review = schedule.review ?? (random.chance(0.5) ? 0.4 : 0);
  const tokens = new Map<string, Client>();
  /** Tokens typed but neither sent nor recorded when their tab was killed. */
  const forgiven = new Set<string>();
  const kill = (client: SessionClient): void => {
    client.kill(random.chance(0.5));
    reviewing.killed.add(client);
    const recorded = client.recordedText();
    const sent = log.text.toString();
    for (const [token, typist] of tokens)
      if (typist === client && !recorded.includes(token) && !sent.includes(token)) forgiven.add(token);
  };
  const cut = schedule.cut ?? (random.chance(0.5) ? 0.05 : 0);
  // Only on one node: what the old tab has in flight to another would have to be fenced there (docs/decisions/116).
  const killed = count > 1 ? 0 : (schedule.kill ?? (random.chance(0.6) ? 0.05 : 0));
  const compose = schedule.compose ?? random.chance(0.3);
  const steps = schedule.steps ?? 20 + random.below(40);
  for (let step = 0; step < steps; step += 1) {
    time.after(random.below(steps * 12), () => {
      const client = clients[random.below(clients.length)] as Client;
      if (compose && random.chance(0.05)) log.composedUpTo = log.version;
      if (random.chance(cut)) client.wire?.cut();
      if (client instanceof SessionClient && random.chance(killed)) kill(client);
      if (!client.wire && random.chance(0.6)) client.hurry();
      if (!client.state) return;
      if (client instanceof SessionClient && random.chance(review)) {
        reviewing.act(client);
        return;
      }
      // One private use character each, which no merge can split.
      const token = String.fromCharCode(0xe000 + tokens.size);
      if (insertsOnly) tokens.set(token, client);
      client.edit((state) => change(state, random, insertsOnly ? token : null, client instanceof PlainClient));
    });
  }
  if (random.chance(0.2) && !schedule.acknowledgeFirst)
    time.after(random.below(steps * 12), () => upload(log, random, nodes));
  await time.run(steps * 12);

  // Quiet: everyone reconnects and nothing more is typed.
  for (let round = 0; round < 60 && !(round > 2 && isQuiet(clients, log)); round += 1) {
    for (const client of clients) if (!client.wire) client.hurry();
    for (const one of nodes) one.refresh();
    await time.run(time.now + 400);
  }
  judgeEnd(clients, log, { tokens, forgiven }, violate);
  judgeReview(clients, log, reviewing, violate);
  return {
    violations,
    versions: log.version,
    merges: clients.reduce((sum, client) => sum + (client instanceof SessionClient ? client.merges : 0), 0),
  };
}

function isQuiet(clients: readonly Client[], log: SimulatedLog): boolean {
  // Operations change no text, and comments are requested after it.
  const knowsAll = (client: Client): boolean =>
    !(client instanceof SessionClient) || (client.version === log.version && client.knowsReview);
  return clients.every((client) => client.isQuiet() && knowsAll(client) && client.text() === log.text.toString());
}

function judgeEnd(
  clients: readonly Client[],
  log: SimulatedLog,
  typed: { readonly tokens: ReadonlyMap<string, Client>; readonly forgiven: ReadonlySet<string> },
  violate: (what: string) => void,
): void {
  const text = log.text.toString();
  for (const client of clients) {
    if (!client.isQuiet()) violate(`${client.name} has unsent changes or no connection in the end`);
    if (client.text() !== text) violate(`${client.name} holds another text than the server`);
  }
  let replayed = log.start;
  for (const { changes } of log.updates) replayed = changes.apply(replayed);
  if (!replayed.eq(log.text)) violate('the log replayed gives another text');
  for (const [token, client] of typed.tokens) {
    const times = text.split(token).length - 1;
    // A client of the basic messages starts over when it cannot be continued, losing what it had not sent.
    const mayBeLost = client instanceof PlainClient || typed.forgiven.has(token);
    if (times !== 1 && !(times === 0 && mayBeLost)) violate(`a token of ${client.name} is there ${times} times`);
  }
}

/** Someone uploads another version of the file: a change by no editor, outside any room. */
function upload(log: SimulatedLog, random: Random, nodes: readonly SimulatedNode[]): void {
  const from = random.chance(0.5) ? 0 : log.text.length;
  const changes = ChangeSet.of({ from, insert: '{upload}' }, log.text.length);
  log.replace({ clientID: 'upload', changes });
  for (const node of nodes) node.refresh();
}

/** `whole`: never splits a surrogate pair, which only our own client then widens. */
function change(state: EditorState, random: Random, token: string | null, whole: boolean): EditorState {
  if (token === null && random.chance(0.25)) {
    let after = state;
    (random.chance(0.6) ? undo : redo)({ state, dispatch: (tr) => void (after = tr.state) });
    return after;
  }
  const length = state.doc.length;
  if (token !== null) {
    const at = random.below(length + 1);
    return state.update({ changes: { from: isInsidePair(state, at) ? at + 1 : at, insert: token }, userEvent: 'input' })
      .state;
  }
  const specs: ChangeSpec[] = [];
  const ranges = random.chance(0.8) ? 1 : 2 + random.below(3);
  let from = 0;
  for (let i = 0; i < ranges && from <= length; i += 1) {
    from += random.below(length - from + 1);
    let to = random.chance(0.5) ? from : Math.min(length, from + random.below(random.chance(0.1) ? length + 1 : 6));
    if (whole && isInsidePair(state, from)) from += 1;
    to = Math.max(from, whole && isInsidePair(state, to) ? to + 1 : to);
    let insert = '';
    const size = random.chance(0.05) ? 40 : random.below(4);
    for (let n = 0; n < size; n += 1) insert += ALPHABET[random.below(ALPHABET.length)];
    specs.push({ from, to, insert });
    from = to + 1;
  }
  return state.update({ changes: specs, userEvent: random.chance(0.5) ? 'input.type' : 'delete' }).state;
}

function isInsidePair(state: EditorState, at: number): boolean {
  return at > 0 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(state.sliceDoc(at - 1, at + 1));
}
