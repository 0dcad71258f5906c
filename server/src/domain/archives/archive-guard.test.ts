import { describe, expect, test } from 'vitest';
import { ARCHIVE_LIMITS, ArchiveGuard } from './archive-guard.ts';

const MB = 1024 * 1024;
const entry = { packedBytes: 10, bytes: 100, isEncrypted: false, unixMode: 0 };

describe('an archive', () => {
  test('may contain ordinary files and folders', () => {
    const guard = new ArchiveGuard();
    for (const unixMode of [0, 0o100_644, 0o040_755, 0o644])
      expect(() => guard.admit({ ...entry, unixMode })).not.toThrow();
    const count = guard.unpack({ packedBytes: 20_000 });
    expect(() => count(MB)).not.toThrow();
  });

  test('is refused for links, devices and encrypted files', () => {
    for (const unixMode of [0o120_777, 0o060_644, 0o010_644])
      expect(() => new ArchiveGuard().admit({ ...entry, unixMode })).toThrow(/links/u);
    expect(() => new ArchiveGuard().admit({ ...entry, isEncrypted: true })).toThrow(/password/u);
  });

  test('is refused by its declarations: too many files, too many bytes, too high a ratio', () => {
    const many = new ArchiveGuard();
    for (let i = 0; i < ARCHIVE_LIMITS.entries; i += 1) many.admit(entry);
    expect(() => many.admit(entry)).toThrow(/20,000 files/u);
    const large = new ArchiveGuard();
    large.admit({ ...entry, packedBytes: 150 * MB, bytes: 150 * MB });
    expect(() => large.admit({ ...entry, packedBytes: 51 * MB, bytes: 51 * MB })).toThrow(/200 MB/u);
    expect(() => new ArchiveGuard().admit({ ...entry, packedBytes: 402 * 1024, bytes: 100 * MB })).toThrow(/far more/u);
    expect(() => new ArchiveGuard().admit({ ...entry, packedBytes: 10, bytes: MB })).not.toThrow();
  });

  test('is refused for what comes out, whatever it declared', () => {
    const guard = new ArchiveGuard();
    guard.admit(entry);
    const count = guard.unpack(entry);
    count(MB);
    expect(() => count(1)).toThrow(/far more/u);
    const total = new ArchiveGuard();
    total.unpack({ packedBytes: 150 * MB })(150 * MB);
    expect(() => total.unpack({ packedBytes: 150 * MB })(51 * MB)).toThrow(/200 MB/u);
  });
});
