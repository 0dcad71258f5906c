import '@fastify/multipart';
import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { findBlobRows } from '../db/items/blob-rows.ts';
import { loadSettings } from '../db/server/settings.ts';
import type { Allowance, ErasedWrite, UploadedFile } from '../pipeline/operation.ts';
import { admitFile, type Pipeline } from '../pipeline/run-operation.ts';
import { Turns } from '../domain/limits/turns.ts';

/** All files of a call are written in one transaction, at 0.3 ms each, while all other writers wait. */
const FILES_PER_CALL = 100;
const FIELDS_PER_CALL = 100;
const FIELD_BYTES = 64 * 1024;
/** Tolerance above what fits; the exact check is made when writing. */
const SLACK_BYTES = 1024 * 1024;
/** Calls processed at the same time: their texts are in memory then. */
const DECIDED_AT_ONCE = 2;

export interface Upload {
  readonly input: unknown;
  readonly files: readonly UploadedFile[];
}

/** Files of multipart calls, from the first byte to the call's outcome. */
export class Uploads {
  readonly #pipeline: Pipeline;
  /** Bytes on disk of undecided calls, by destination. */
  readonly #held = new Map<string, number>();
  readonly #deciding = new Turns({ places: DECIDED_AT_ONCE, maxWaiting: Number.POSITIVE_INFINITY });

  constructor(pipeline: Pipeline) {
    this.#pipeline = pipeline;
  }

  /**
   * Reads a multipart body and runs the call: fields become the input, files go to the blob store, in any order. Each
   * file is admitted before it is read; those not needed are deleted at the end.
   */
  async run<Result>(
    operation: ErasedWrite,
    request: FastifyRequest,
    decide: (upload: Upload) => Promise<Result>,
  ): Promise<Result> {
    const files: UploadedFile[] = [];
    const held = new Map<string, number>();
    let isUncertain = false;
    try {
      const input = await this.#read(operation, request, files, held);
      const leave = await this.#deciding.enter('');
      try {
        return await decide({ input, files });
      } catch (error) {
        isUncertain = !(error instanceof OperationError) || error.code === 'internal' || error.code === 'overloaded';
        throw error;
      } finally {
        leave?.();
      }
    } finally {
      for (const [place, bytes] of held) this.#hold(place, -bytes);
      await this.#settle(files, isUncertain);
    }
  }

  async #read(
    operation: ErasedWrite,
    request: FastifyRequest,
    files: UploadedFile[],
    held: Map<string, number>,
  ): Promise<unknown> {
    const { max_upload_bytes: fileSize } = await loadSettings(this.#pipeline.db);
    const fields = new Map<string, string>();
    const parts = request.parts({
      // Names containing a path are refused rather than silently shortened.
      preservePath: true,
      limits: {
        fileSize,
        files: FILES_PER_CALL,
        fields: FIELDS_PER_CALL,
        parts: FILES_PER_CALL + FIELDS_PER_CALL,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        headerPairs: 50,
      },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const filename = readFilename(part.filename ?? '');
        const file = { filename, index: files.length };
        const allowance = await admitFile(this.#pipeline, operation, request.actor, Object.fromEntries(fields), file);
        const { hash, size } = await this.#pipeline.ports.blobs.receive(this.#count(part.file, allowance, held));
        files.push({ fieldName: part.fieldname, filename, hash, size });
        if (part.file.truncated) fail('too-large');
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) fail('too-large');
        // With a duplicate field, one check could see the first value and another the second.
        if (fields.has(part.fieldname)) fail('invalid', { field: part.fieldname, message: 'A field is given twice.' });
        fields.set(part.fieldname, String(part.value));
      }
    }
    return Object.fromEntries(fields);
  }

  /** Passes bytes on while they fit, counting all other calls with the same destination. */
  async *#count(
    source: AsyncIterable<Uint8Array>,
    { place, bytes }: Allowance,
    held: Map<string, number>,
  ): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      held.set(place, (held.get(place) ?? 0) + chunk.byteLength);
      if (this.#hold(place, chunk.byteLength) > bytes + SLACK_BYTES) fail('over-quota');
      yield chunk;
    }
  }

  #hold(place: string, bytes: number): number {
    const held = (this.#held.get(place) ?? 0) + bytes;
    if (held > 0) this.#held.set(place, held);
    else this.#held.delete(place);
    return held;
  }

  /** If it is unknown whether the call committed, its files stay; the sweeper decides later. */
  async #settle(files: readonly UploadedFile[], isUncertain: boolean): Promise<void> {
    const { db, ports } = this.#pipeline;
    const hashes = files.map(({ hash }) => hash);
    const wanted = isUncertain ? null : await findBlobRows(db, hashes).catch(() => null);
    for (const hash of hashes) ports.blobs.settle(hash, wanted?.has(hash) ?? true);
  }
}

/** Browsers and newer versions of curl encode quotes in names as `%22`, and nothing else (HTML, multipart form data). */
function readFilename(name: string): string {
  return name.replaceAll('%22', '"');
}
