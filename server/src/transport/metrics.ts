import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram holds the time between two samples, so that a loop without any delay shows this much. */
const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let measured = false;

/** Prometheus text: the process, its event loop, and the live side. No names, no contents. */
export function describeMetrics(live: { documents: number; people: number }): string {
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
    ['scriptorium_live_documents', 'Documents open on this node.', live.documents],
    ['scriptorium_live_people', 'People in open documents on this node.', live.people],
  ];
  return figures
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}
