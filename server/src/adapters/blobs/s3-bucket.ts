import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

/** Stores require at least 5 MiB. A part stays in memory, so that it can be sent again. */
export const PART_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 5_000;
/** Until the response begins; enough to send a part on a slow connection. */
const RESPONSE_MS = 60_000;
const ATTEMPTS = 4;
/** Many, since a download holds its socket for as long as its reader takes: slow readers must not lock out others. */
const MAX_SOCKETS = 1024;

/** Requests to one bucket, each retried a few times with growing pauses. Knows only names and bytes. */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(settings: S3Settings) {
    this.#bucket = settings.bucket;
    this.#client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.pathStyle,
      maxAttempts: ATTEMPTS,
      // Many stores lack the newer checksums; all support MD5, which is sent with each part.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: settings.connectMs ?? CONNECT_MS,
        requestTimeout: settings.responseMs ?? RESPONSE_MS,
        // By default it only logs a warning, and waits forever.
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
      ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
      ...(settings.accessKeyId === null || settings.secretAccessKey === null
        ? {}
        : { credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey } }),
    });
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const facts = { Bucket: this.#bucket, Key: name, ContentLength: bytes.byteLength, ContentMD5: md5(bytes) };
    await this.#client.send(new PutObjectCommand({ ...facts, Body: bytes }));
  }

  /** Uploads a file of known size: in one request, or in parts if it is large. */
  async putFile(name: string, path: string, size: number): Promise<void> {
    const file = await open(path, 'r');
    try {
      const read = async (at: number): Promise<Buffer> => {
        const part = Buffer.allocUnsafe(Math.min(PART_BYTES, size - at));
        let filled = 0;
        while (filled < part.byteLength) {
          const { bytesRead } = await file.read(part, filled, part.byteLength - filled, at + filled);
          if (bytesRead === 0) throw new Error('A temporary file was truncated.');
          filled += bytesRead;
        }
        return part;
      };
      if (size <= PART_BYTES) await this.put(name, await read(0));
      else await this.#putParts(name, size, read);
    } finally {
      await file.close();
    }
  }

  async #putParts(name: string, size: number, read: (at: number) => Promise<Buffer>): Promise<void> {
    const target = { Bucket: this.#bucket, Key: name };
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(target));
    if (UploadId === undefined) throw new Error('The store did not start a multipart upload.');
    try {
      const parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let at = 0; at < size; at += PART_BYTES) {
        const part = await read(at);
        const PartNumber = parts.length + 1;
        const facts = { ...target, UploadId, PartNumber, ContentLength: part.byteLength, ContentMD5: md5(part) };
        const { ETag } = await this.#client.send(new UploadPartCommand({ ...facts, Body: part }));
        parts.push({ ETag, PartNumber });
      }
      await this.#client.send(
        new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } }),
      );
    } catch (error) {
      // Perhaps only the last response was lost, and the upload is complete.
      if ((await this.sizeOf(name).catch(() => null)) === size) return;
      await this.#client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  /** Undefined if there is no such object. The bytes may break off; `range` allows to resume. `end` is inclusive. */
  async get(name: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | undefined> {
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: name, ...part }));
      return Body as AsyncIterable<Uint8Array> | undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async sizeOf(name: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: name }));
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Deletes an object, if it exists, and with `parts` also unfinished uploads of it. */
  async remove(name: string, options: { parts?: boolean } = {}): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: name }));
    if (options.parts !== true) return;
    const { Uploads = [] } = await this.#client.send(
      new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: name }),
    );
    for (const { Key, UploadId } of Uploads)
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }));
  }

  close(): void {
    this.#client.destroy();
  }
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const { httpStatusCode: status = 500 } = error.$metadata;
  return status >= 500 || status === 429 || status === 408;
}

/** Tells the operator what is wrong with the store, and what to do about it. */
export function explainS3(error: unknown, { endpoint, bucket }: S3Settings): string {
  const where = endpoint ?? 'Amazon S3';
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status } = error.$metadata;
    if (status === 404) return `There is no bucket ${bucket} at ${where}: create it, or correct S3_BUCKET.`;
    if (status === 403 || status === 401)
      return `${where} does not let this server use the bucket ${bucket} (${error.name}): correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION, or let this key read, write and delete there.`;
    return `${where} refuses to store in the bucket ${bucket} (${error.name}, ${status ?? 'no status'}).`;
  }
  const { name, message, code } = error as Error & { code?: string };
  if (name === 'CredentialsProviderError')
    return 'No key for S3 was found: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  return `${where} cannot be reached for the bucket ${bucket} (${code ?? (message === '' ? name : message)}): start it, or correct S3_ENDPOINT.`;
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');
