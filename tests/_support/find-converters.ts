import { execFileSync } from 'node:child_process';

/** The processes in which a server, or this test, converts documents. */
export function findConverters(parent: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().split('\n');
  return rows.flatMap((row) => {
    const [, pid = '', ppid = '', args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(row) ?? [];
    return Number(ppid) === parent && args.includes('converter-child') ? [Number(pid)] : [];
  });
}
