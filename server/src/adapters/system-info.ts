import { statfs } from 'node:fs/promises';
import { arch, cpus, freemem, networkInterfaces, platform, totalmem, userInfo } from 'node:os';
import type { SystemInfo } from '../domain/system-info.ts';

/** The machine and the process, for administrators. */
export function readSystemInfo(): SystemInfo {
  return {
    platform: platform(),
    arch: arch(),
    nodeVersion: process.version,
    cpus: cpus().map(({ model, speed }) => ({ model, speed })),
    memory: { free: freemem(), total: totalmem() },
    // The process's, not the machine's.
    uptime: process.uptime(),
    processUser: readUserName(),
    networkAddresses: Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
      (addresses ?? []).map(({ family, address, internal }) => ({ interface: name, family, address, internal })),
    ),
  };
}

/** The disk that holds the data. */
export async function readDisk(folder: string): Promise<{ totalBytes: number; freeBytes: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

/** Containers may run under a user id without a name. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}
