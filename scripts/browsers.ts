import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAccount, createGroup, findWorkspace } from '../tests/_support/accounts.ts';
import { findFreePort, ROOT, type RunningServer, startServer } from '../tests/_support/start-server.ts';
import { COPIED, type Journey, JOURNEYS, type Stage } from './browsers/journeys.ts';
import { type Network, startNetwork } from './browsers/network.ts';
import type { Browser } from './browsers/driver.ts';
import { Page } from './browsers/page.ts';
import { findPrograms, type Kind, KINDS, startBrowser } from './browsers/start.ts';
import { serveBare, typeBesideBare } from './browsers/typing.ts';

/**
 * The main journeys in the system's own browsers: Chromium, Firefox and WebKit, driven over WebDriver against the built
 * product. Not part of the gate, which brings its own Chromium (docs/decisions/272).
 *
 *     npm run test:browsers -- [--browser firefox] [--only paste] [--typing]
 *
 * Prints a table of journeys by browser: "ok", "differs" (the journey continues, but something is unlike the other
 * browsers) or "failed". Browsers that are not installed are listed as not tried. Pictures of failures are in
 * test-results/browsers. With --typing, measures key latency against bare CodeMirror instead of running the journeys.
 */
const { values } = parseArgs({
  options: { browser: { type: 'string' }, only: { type: 'string' }, typing: { type: 'boolean' } },
});

type Outcome = 'ok' | 'differs' | 'failed' | 'not tried';
interface Row {
  outcome: Outcome;
  sentences: readonly string[];
}

const PICTURES = join(ROOT, 'test-results', 'browsers');

async function main(): Promise<void> {
  const kinds = KINDS.filter(({ name }) => values.browser === undefined || name.toLowerCase() === values.browser);
  const bare = values.typing === true ? await serveBare() : undefined;
  const chosen = bare === undefined ? JOURNEYS : [...JOURNEYS.slice(0, 1), typeBesideBare(bare.url)];
  // Every journey starts with a login.
  const journeys = chosen.filter(
    ({ name }, index) => index === 0 || name.toLowerCase().includes((values.only ?? '').toLowerCase()),
  );
  if (kinds.length === 0) throw new Error(`There is no browser “${values.browser}” here.`);
  mkdirSync(PICTURES, { recursive: true });
  const elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(COPIED);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const rows = new Map<Kind, Map<Journey, Row>>();
  let network: Network | undefined;
  try {
    const { port } = elsewhere.address() as AddressInfo;
    const inner = await findFreePort();
    network = await startNetwork(inner);
    await using server = await startServer({ env: { PORT: String(inner), PUBLIC_URL: network.url } });
    // All traffic goes through the network that can be cut, from the address the server knows.
    const world: World = { server: { ...server, url: network.url }, network, elsewhere: `http://127.0.0.1:${port}/` };
    for (const kind of kinds) rows.set(kind, await tryBrowser(kind, world, journeys));
  } finally {
    network?.close();
    elsewhere.close();
    await bare?.close();
  }
  report(journeys, rows);
}

interface World {
  readonly server: RunningServer;
  readonly network: Network;
  readonly elsewhere: string;
}

async function tryBrowser(
  kind: Kind,
  { server, network, elsewhere }: World,
  journeys: readonly Journey[],
): Promise<Map<Journey, Row>> {
  const programs = findPrograms(kind);
  if ('missing' in programs) {
    const row: Row = { outcome: 'not tried', sentences: [`${kind.name} is not installed: ${programs.missing}.`] };
    return new Map(journeys.map((journey) => [journey, row]));
  }
  const rows = new Map<Journey, Row>();
  const driver = await startBrowser(kind, programs);
  const open: Browser[] = [driver];
  try {
    console.log(`${kind.name}: ${driver.version}`);
    const account = await createAccount(server, kind.name);
    const home = await findWorkspace(account);
    const page = new Page(driver, network.url);
    const second = async (): ReturnType<Stage['second']> => {
      const other = await createAccount(server, `${kind.name}Other`);
      const group = await createGroup(kind.name, account, other);
      const beside = await startBrowser(kind, programs);
      open.push(beside);
      const theirs = new Page(beside, network.url);
      await theirs.logIn(other);
      return { page: theirs, group };
    };
    for (const journey of journeys) {
      const started = performance.now();
      const sentences: string[] = [];
      let outcome: Outcome = 'ok';
      const expect = (what: string, actual: unknown, expected: unknown): void => {
        if (Object.is(actual, expected)) return;
        outcome = 'differs';
        sentences.push(`${what}: ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`);
      };
      const note = (sentence: string): void => void sentences.push(sentence);
      try {
        await journey.run({ page, account, home, elsewhere, network, second, expect, note });
      } catch (error) {
        outcome = 'failed';
        sentences.push(error instanceof Error ? error.message : String(error));
      }
      if (outcome !== 'ok') {
        const picture = await driver.look().catch(() => undefined);
        if (picture !== undefined)
          writeFileSync(join(PICTURES, `${kind.name}-${journeys.indexOf(journey)}.png`), picture);
      }
      rows.set(journey, { outcome, sentences });
      console.log(`  ${journey.name}: ${outcome} (${Math.round((performance.now() - started) / 1000)} s)`);
      if (journey === journeys[0] && outcome === 'failed') break;
    }
  } finally {
    for (const each of open) await each.close();
  }
  return rows;
}

function report(journeys: readonly Journey[], rows: ReadonlyMap<Kind, ReadonlyMap<Journey, Row>>): void {
  const width = Math.max(...journeys.map(({ name }) => name.length));
  const kinds = [...rows.keys()];
  console.log(`\n${'Journey'.padEnd(width)}  ${kinds.map(({ name }) => name.padEnd(10)).join('')}`);
  for (const journey of journeys) {
    const outcomes = kinds.map((kind) => rows.get(kind)?.get(journey)?.outcome ?? 'not tried');
    console.log(`${journey.name.padEnd(width)}  ${outcomes.map((outcome) => outcome.padEnd(10)).join('')}`);
  }
  const said = new Set<string>();
  for (const kind of kinds)
    for (const [journey, { sentences }] of rows.get(kind) ?? [])
      for (const sentence of sentences) {
        const line = sentence.includes('not installed') ? sentence : `${kind.name}, ${journey.name}: ${sentence}`;
        if (!said.has(line)) console.log(line);
        said.add(line);
      }
  const outcomes = [...rows.values()].flatMap((byJourney) => [...byJourney.values()].map(({ outcome }) => outcome));
  // Having no browser at all is not a success either.
  if (
    outcomes.some((outcome) => outcome === 'failed' || outcome === 'differs') ||
    outcomes.every((outcome) => outcome === 'not tried')
  )
    process.exitCode = 1;
}

await main();
