const GB = 1024 ** 3;

/** Below this much free disk the ring turns orange, then red. */
export const LOW = 50 * GB;
export const VERY_LOW = 10 * GB;

export interface DiskShares {
  workspaces: number;
  /** What else lies on the disk. */
  other: number;
  /** Promised to people and groups, but not used yet; no more than the disk has left. */
  reserved: number;
  /** What is left when everybody has used their quota. */
  free: number;
  total: number;
  level: 'enough' | 'low' | 'very-low';
}

/** Divides the disk into the parts of the ring, in bytes. The parts add up to the total. */
export function shareDisk(figures: {
  totalBytes: number;
  freeBytes: number;
  totalWorkspaceSize: number;
  totalAllocatedQuota: number;
}): DiskShares {
  const total = Math.max(0, figures.totalBytes);
  const freeNow = Math.min(total, Math.max(0, figures.freeBytes));
  const used = total - freeNow;
  const workspaces = Math.min(used, figures.totalWorkspaceSize);
  const promised = Math.max(0, figures.totalAllocatedQuota - figures.totalWorkspaceSize);
  const reserved = Math.min(freeNow, promised);
  const free = freeNow - reserved;
  const level = free < VERY_LOW ? 'very-low' : free < LOW ? 'low' : 'enough';
  return { workspaces, other: used - workspaces, reserved, free, total, level };
}
