const GB = 1024 ** 3;

/** Free disk space below which the ring turns orange. */
export const LOW = 50 * GB;
export const VERY_LOW = 10 * GB;

export interface DiskShares {
  workspaces: number;
  /** Other data on the disk. */
  other: number;
  /** Allocated to users and groups but not used yet; at most what the disk has left. */
  reserved: number;
  /** Left over once everyone has used their quota. */
  free: number;
  total: number;
  level: 'enough' | 'low' | 'very-low';
}

/** Divides the disk into the ring's parts, in bytes. They add up to the total. */
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
