/** Limits for uploaded archives. The archive's directory can lie, so the unpacked bytes are counted as well. */
export const ARCHIVE_LIMITS = {
  entries: 20_000,
  /** Unpacked size in total. */
  bytes: 200 * 1024 * 1024,
  /** Unpacked bytes per packed byte; small files are exempt. */
  ratio: 100,
  ratioAbove: 1024 * 1024,
} as const;

export type ArchiveFault = 'not-an-archive' | 'damaged' | 'encrypted' | 'entries' | 'bytes' | 'ratio' | 'link';

/** Messages for users. */
export const ARCHIVE_FAULTS: Readonly<Record<ArchiveFault, string>> = {
  'not-an-archive': 'This file is not what its name says: it cannot be unpacked.',
  damaged: 'This file is damaged: it cannot be unpacked.',
  encrypted: 'This file is protected with a password. Save it without one and try again.',
  entries: 'This file contains more than 20,000 files.',
  bytes: 'This file is larger than 200 MB when unpacked.',
  ratio: 'This file unpacks to far more than it should, so it was not read.',
  link: 'This file contains links to other files, which are not allowed.',
};

export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(ARCHIVE_FAULTS[fault]);
    this.fault = fault;
  }
}

/** A file as described by the archive's directory. */
export interface ArchiveEntry {
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** The upper 16 bits of the external attributes: file type and permissions, or 0 if the creating system has none. */
  readonly unixMode: number;
}

const FILE_TYPE = 0o170_000;
const REGULAR = new Set([0, 0o100_000, 0o040_000]);

/** Checks the entries of one archive, first as declared and then as actually unpacked. */
export class ArchiveGuard {
  #entries = 0;
  #declared = 0;
  #unpacked = 0;

  /** To be called for every entry, before anything is unpacked. */
  admit(entry: ArchiveEntry): void {
    this.#entries += 1;
    this.#declared += entry.bytes;
    if (this.#entries > ARCHIVE_LIMITS.entries) throw new ArchiveRefused('entries');
    if (entry.isEncrypted) throw new ArchiveRefused('encrypted');
    if (!REGULAR.has(entry.unixMode & FILE_TYPE)) throw new ArchiveRefused('link');
    if (this.#declared > ARCHIVE_LIMITS.bytes) throw new ArchiveRefused('bytes');
    refuseRatio(entry.bytes, entry.packedBytes);
  }

  /** Returns a function that counts the chunks of one entry. */
  unpack(entry: Pick<ArchiveEntry, 'packedBytes'>): (chunkBytes: number) => void {
    let bytes = 0;
    return (chunkBytes) => {
      bytes += chunkBytes;
      this.#unpacked += chunkBytes;
      if (this.#unpacked > ARCHIVE_LIMITS.bytes) throw new ArchiveRefused('bytes');
      refuseRatio(bytes, entry.packedBytes);
    };
  }
}

function refuseRatio(bytes: number, packedBytes: number): void {
  if (bytes > ARCHIVE_LIMITS.ratioAbove && bytes > packedBytes * ARCHIVE_LIMITS.ratio)
    throw new ArchiveRefused('ratio');
}
