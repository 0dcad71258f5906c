import { describe, expect, it } from 'vitest';
import { shareDisk } from './share-disk.ts';

const GB = 1024 ** 3;

function share(free: number, used: number, quota: number) {
  return shareDisk({
    totalBytes: 250 * GB,
    freeBytes: free * GB,
    totalWorkspaceSize: used * GB,
    totalAllocatedQuota: quota * GB,
  });
}

describe('the disk ring', () => {
  it('has parts that add up to the disk', () => {
    const { workspaces, other, reserved, free, total } = share(103, 124, 189);
    expect([workspaces, other, reserved, free].map((bytes) => bytes / GB)).toEqual([124, 23, 65, 38]);
    expect(workspaces + other + reserved + free).toBe(total);
  });

  it.each([
    [115, 'enough'],
    [114.9, 'low'],
    [75, 'low'],
    [74.9, 'very-low'],
    [10, 'very-low'],
  ] as const)('with %d GB free and 65 GB promised is %s', (free, level) => {
    expect(share(free, 100, 165).level).toBe(level);
  });

  it('never promises more than there is', () => {
    const { reserved, free } = share(50, 10, 10_000);
    expect([reserved / GB, free]).toEqual([50, 0]);
  });
});
