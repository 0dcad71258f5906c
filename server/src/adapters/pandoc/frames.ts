import { deserialize, serialize } from 'node:v8';
import type { ImportAnswer, ImportRequest } from '../imports/import-files.ts';
import type { FiguresToDraw } from './draw-figures.ts';
import type { PlacesOfBlocks } from '../typst/places.ts';
import type { ReviewToPlace } from './read-review.ts';

/** A request to a converter process. Paths are workspace paths without a leading slash. */
export interface ConvertRequest {
  /** Pandoc's options as a defaults file would give them. */
  readonly options: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Epoch seconds at which the converter's clock stands, so that the same input gives the same bytes. */
  readonly sourceDate: number;
  /** Typeset pandoc's result as a PDF. */
  readonly pdf: boolean;
  /** Report where the text's blocks are on the pages of the PDF. */
  readonly places?: boolean | undefined;
  /** If set, the result is a zip of the source, under this name, with every file it refers to. */
  readonly packAs?: string | undefined;
  /** PDF figures that the format cannot embed. */
  readonly figures?: FiguresToDraw | undefined;
  /** Comments and suggestions to show in the Word document. */
  readonly review?: ReviewToPlace | undefined;
}

/** The output format for which to warm up. */
export type WarmTarget = 'typst' | 'docx';

export type ParentMessage =
  | { readonly type: 'convert'; readonly request: ConvertRequest }
  | { readonly type: 'import'; readonly request: ImportRequest }
  | { readonly type: 'warm'; readonly to: WarmTarget };

export type ConvertStage = 'reading' | 'converting' | 'typesetting';

export interface ConvertedRaw {
  readonly bytes: Uint8Array | undefined;
  /** Lines of our own filter (`scriptorium:kind:value`), pandoc's messages, Typst's diagnostics. */
  readonly lines: readonly string[];
  readonly warnings: readonly { readonly type: string; readonly message: string; readonly verbosity: string }[];
  readonly failure: string | undefined;
  readonly places?: PlacesOfBlocks | undefined;
  readonly milliseconds: { readonly pandoc: number; readonly typst: number };
}

export type ChildMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'warmed' }
  | { readonly type: 'stage'; readonly stage: ConvertStage }
  | { readonly type: 'done'; readonly result: ConvertedRaw }
  | { readonly type: 'imported'; readonly result: ImportAnswer };

/** A request to a process and its result. */
export type Work = Extract<ParentMessage, { readonly type: 'convert' | 'import' }>;
export type ResultOf<W extends Work> = W extends { readonly type: 'convert' } ? ConvertedRaw : ImportAnswer;

const HEAD_BYTES = 8;
const MAGIC = 0x53434652;

/** Encodes a message with a magic number and its length in front, so that anything else on the pipe is detected. */
export function encodeFrame(message: unknown): Buffer {
  const body = serialize(message);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(MAGIC, 0);
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Reassembles messages from chunks. Throws on garbage, and a RangeError on messages of more than `limit` bytes. */
export function createFrameReader(limit: number, receive: (message: unknown) => void): (chunk: Buffer) => void {
  let pending: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    pending.push(chunk);
    size += chunk.length;
    for (;;) {
      if (size < HEAD_BYTES) return;
      let whole = pending.length === 1 ? (pending[0] as Buffer) : undefined;
      if (whole === undefined && (pending[0] as Buffer).length < HEAD_BYTES) {
        whole = Buffer.concat(pending);
        pending = [whole];
      }
      const head = whole ?? pending[0];
      if (head === undefined) return;
      if (head.readUInt32BE(0) !== MAGIC) throw new Error('the converter wrote something that is not a message');
      const length = head.readUInt32BE(4);
      if (length > limit) throw new RangeError('the result is larger than allowed');
      if (size < HEAD_BYTES + length) return;
      const all = whole ?? Buffer.concat(pending);
      receive(deserialize(all.subarray(HEAD_BYTES, HEAD_BYTES + length)));
      const rest = all.subarray(HEAD_BYTES + length);
      pending = rest.length > 0 ? [rest] : [];
      size = rest.length;
    }
  };
}
