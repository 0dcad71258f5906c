import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Tolerated clock difference, as at Amazon. */
const SKEW_MS = 15 * 60_000;

export const S3_KEY = { id: 'AKIDTEST', secret: 'a secret key of the tests' };

/**
 * A fault of one request: among others, `after` cuts the connection after so many bytes of the answer, and `until`
 * delays the request.
 */
type Fault =
  | { status: number; code: string }
  | { cut: true }
  | { after: number }
  | { silent: true }
  | { damaged: true }
  | { until: Promise<unknown> };

export interface FakeS3 {
  readonly origin: string;
  /** Settings of a server that stores its files here. */
  readonly env: Record<string, string>;
  readonly objects: Map<string, Buffer>;
  /** Multipart uploads neither completed nor aborted. */
  readonly uploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  /** `METHOD key` of every correctly signed request, in order. */
  readonly asked: string[];
  /** Called before each request is answered. */
  fault: ((request: { method: string; key: string; query: URLSearchParams }) => Fault | undefined) | null;
  close(): Promise<void>;
}

/** An S3 store on a real socket that rejects requests with a wrong signature, hash or MD5. */
export async function startFakeS3(bucket = 'files', port = 0): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  const asked: string[] = [];
  let count = 0;
  const store: FakeS3 = {
    origin: '',
    env: {},
    objects,
    uploads,
    asked,
    fault: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://fake');
    const [, asks = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const { method = '' } = request;
    const wrong = findWrong(request, url, body);
    if (wrong !== null) return refuse(response, wrong === 'BadDigest' ? 400 : 403, wrong);
    asked.push(`${method} ${key}`);
    if (asks !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const fault = store.fault?.({ method, key, query: url.searchParams });
    if (fault !== undefined && 'status' in fault) return refuse(response, fault.status, fault.code);
    if (fault !== undefined && 'cut' in fault) return void response.destroy();
    if (fault !== undefined && 'silent' in fault) return;
    if (fault !== undefined && 'until' in fault) {
      await fault.until;
      return serve({ method, key, body, request, response, query: url.searchParams, fault: undefined });
    }
    return serve({ method, key, body, request, response, query: url.searchParams, fault });
  }

  function serve(asks: {
    method: string;
    key: string;
    body: Buffer;
    request: IncomingMessage;
    response: ServerResponse;
    query: URLSearchParams;
    fault: { after: number } | { damaged: true } | undefined;
  }): void {
    const { method, key, body, response, query } = asks;
    const uploadId = query.get('uploadId');
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (uploadId !== null && upload === undefined) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${(count += 1)}`;
      uploads.set(id, { key, parts: new Map() });
      return reply(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (method === 'PUT' && upload !== undefined) {
      upload.parts.set(Number(query.get('partNumber')), body);
      return void response.writeHead(200, { etag: `"${md5(body, 'hex')}"` }).end();
    }
    if (method === 'POST' && upload !== undefined && uploadId !== null) {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</gu)].map(([, number]) => Number(number));
      const parts = numbers.map((number) => upload.parts.get(number));
      // As in every real store, all parts but the last must have at least 5 MiB.
      if (parts.some((part, at) => part === undefined || (at < parts.length - 1 && part.byteLength < 5 * 1024 ** 2)))
        return refuse(response, 400, 'EntityTooSmall');
      objects.set(key, Buffer.concat(parts as Buffer[]));
      uploads.delete(uploadId);
      return reply(response, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
    }
    if (method === 'DELETE' && uploadId !== null) {
      uploads.delete(uploadId);
      return void response.writeHead(204).end();
    }
    if (method === 'GET' && query.has('uploads')) {
      const open = [...uploads].filter(([, { key: of }]) => of.startsWith(query.get('prefix') ?? ''));
      const list = open.map(([id, { key: of }]) => `<Upload><Key>${of}</Key><UploadId>${id}</UploadId></Upload>`);
      return reply(response, `<ListMultipartUploadsResult>${list.join('')}</ListMultipartUploadsResult>`);
    }
    if (method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: `"${md5(body, 'hex')}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    return send(asks);
  }

  function send(asks: Parameters<typeof serve>[0]): void {
    const { method, key, request, response, fault } = asks;
    const whole = objects.get(key);
    if (whole === undefined) return refuse(response, 404, 'NoSuchKey', method);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
    const part = from === undefined ? whole : whole.subarray(Number(from), Number(to) + 1);
    const range = from === undefined ? {} : { 'content-range': `bytes ${from}-${to}/${whole.byteLength}` };
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.byteLength, ...range });
    if (method === 'HEAD') return void response.end();
    if (fault === undefined) return void response.end(part);
    if ('damaged' in fault) return void response.end(Buffer.alloc(part.byteLength, 'x'));
    // Sent before the connection is cut.
    response.write(part.subarray(0, fault.after), () => setImmediate(() => response.destroy()));
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    S3_ENDPOINT: origin,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: S3_KEY.id,
    S3_SECRET_ACCESS_KEY: S3_KEY.secret,
  };
  return Object.assign(store, { origin, env });
}

function reply(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string, method = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Signature version 4 as described by Amazon. */
function findWrong(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { headers } = request;
  const asked = String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3:$4:$5Z');
  if (!(Math.abs(Date.parse(asked) - Date.now()) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/u;
  const [, id, day = '', region = '', signed = '', signature = ''] = form.exec(headers.authorization ?? '') ?? [];
  if (id !== S3_KEY.id) return 'InvalidAccessKeyId';
  const hash = String(headers['x-amz-content-sha256']);
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) return 'AccessDenied';
  const names = signed.split(';');
  const canonical = [
    request.method,
    encodeURI(decodeURI(url.pathname)),
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/\s+/gu, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (last: string | Buffer, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${S3_KEY.secret}`,
  );
  const right = createHmac('sha256', key).update(toSign).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { 'content-md5': given } = headers;
  return given === undefined || given === md5(body, 'base64') ? null : 'BadDigest';
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const md5 = (bytes: Buffer, as: 'hex' | 'base64'): string => createHash('md5').update(bytes).digest(as);
