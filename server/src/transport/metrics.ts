import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '../adapters/meter.ts';
import { DAMAGED } from '../subscribers/note-damage.ts';
import { LONG_HOLDS, PUSH_TIME, TRANSACTION_TIME } from '../pipeline/measured-unit-of-work.ts';

/** The histogram measures the time between samples, so an idle loop shows this much. */
const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let measured = false;

export const REQUESTS = 'scriptorium_http_requests_total';
export const REQUEST_TIME = 'scriptorium_http_request_seconds';
export const SOCKETS_OPENED = 'scriptorium_sockets_opened_total';
export const SOCKETS_REFUSED = 'scriptorium_sockets_refused_total';
export const POLICY_REPORTS = 'scriptorium_policy_reports_total';

/** Gauges at scrape time. */
export interface MetricFacts {
  documents: number;
  people: number;
  sockets: number;
  /** This server, and the others on its database that respond. */
  servers: number;
  jobs: { queued: number; running: number; failedToday: number };
  mails: { queued: number; failed: number; sentToday: number };
}

/** Prometheus text: process, event loop, requests, live editing, queues. No names, no content. */
export function describeMetrics(meter: Meter, facts: MetricFacts): string {
  if (!measured) {
    delay.enable();
    measured = true;
  }
  const toSeconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
  const memory = process.memoryUsage();
  const figures: [name: string, help: string, value: number][] = [
    ['scriptorium_uptime_seconds', 'Seconds since the start.', process.uptime()],
    ['scriptorium_resident_bytes', 'Resident memory.', memory.rss],
    ['scriptorium_heap_bytes', 'Heap in use.', memory.heapUsed],
    ['scriptorium_loop_delay_p99_seconds', 'Event loop delay, 99th percentile.', toSeconds(delay.percentile(99))],
    ['scriptorium_loop_delay_max_seconds', 'Event loop delay, longest.', toSeconds(delay.max)],
    ['scriptorium_live_documents', 'Documents open on this node.', facts.documents],
    ['scriptorium_live_people', 'People in open documents on this node.', facts.people],
    ['scriptorium_sockets', 'Sockets of documents that are open.', facts.sockets],
    ['scriptorium_servers', 'Servers that this one hears, itself included.', facts.servers],
    ['scriptorium_jobs_queued', 'Jobs that are due and wait for a worker.', facts.jobs.queued],
    ['scriptorium_jobs_running', 'Jobs that run.', facts.jobs.running],
    ['scriptorium_jobs_failed_today', 'Jobs that failed for good since midnight UTC.', facts.jobs.failedToday],
    ['scriptorium_mails_queued', 'Mails that wait to be sent.', facts.mails.queued],
    ['scriptorium_mails_failed', 'Mails given up.', facts.mails.failed],
    ['scriptorium_mails_sent_today', 'Mails sent since midnight UTC.', facts.mails.sentToday],
  ];
  return [
    ...figures.map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`),
    meter.writeCounter(REQUESTS, 'Answers over HTTP by their status.'),
    meter.writeHistogram(REQUEST_TIME, 'Time from a request to its answer.'),
    meter.writeCounter(SOCKETS_OPENED, 'Sockets that were let into a document.'),
    meter.writeCounter(SOCKETS_REFUSED, 'Sockets refused, by the reason.'),
    meter.writeCounter(POLICY_REPORTS, 'Violations of the policy of our pages that browsers reported.'),
    meter.writeCounter(DAMAGED, 'Stored texts and files that did not come back as they were.'),
    meter.writeCounter(LONG_HOLDS, 'Transactions that kept the writer from everybody for more than 50 ms.'),
    meter.writeHistogram(PUSH_TIME, 'Time from a push to its being on the disk.'),
    meter.writeHistogram(TRANSACTION_TIME, 'Time of transactions other than pushes, waiting included.'),
  ].join('');
}

/** Headers showing that a proxy forwarded the request. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/u;

/**
 * Local programs and holders of the token may read metrics. If the headers show that a local proxy forwarded the
 * request, it may be remote, and only the token counts.
 */
export function mayReadMetrics(
  rules: { loopback: boolean; token: string | null },
  request: { peer: string | undefined; headers: IncomingHttpHeaders },
): boolean {
  const { peer = '', headers } = request;
  if (rules.token !== null && isSame(headers.authorization ?? '', `Bearer ${rules.token}`)) return true;
  return rules.loopback && LOOPBACK.test(peer) && FORWARDED.every((name) => headers[name] === undefined);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
