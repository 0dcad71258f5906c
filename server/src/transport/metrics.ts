import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
let measured = false;

/** Prometheus text: the process, its event loop, and the live side. No names, no contents. */
export function describeMetrics(live: { documents: number; people: number }): string {
  if (!measured) {
    delay.enable();
    measured = true;
  }
  const memory = process.memoryUsage();
  const figures: [name: string, help: string, value: number][] = [
    ['scriptorium_uptime_seconds', 'Seconds since the start.', process.uptime()],
    ['scriptorium_resident_bytes', 'Resident memory.', memory.rss],
    ['scriptorium_heap_bytes', 'Heap in use.', memory.heapUsed],
    ['scriptorium_loop_delay_p99_seconds', 'Event loop delay, 99th percentile.', delay.percentile(99) / 1e9],
    ['scriptorium_live_documents', 'Documents open on this node.', live.documents],
    ['scriptorium_live_people', 'People in open documents on this node.', live.people],
  ];
  return figures
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}
