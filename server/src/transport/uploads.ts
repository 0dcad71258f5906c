import '@fastify/multipart';
import { fail } from '@scriptorium/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { loadSettings } from '../db/settings.ts';
import type { UploadedFile } from '../pipeline/operation.ts';
import type { Road } from '../pipeline/run-operation.ts';

const FILES_PER_CALL = 1000;
const FIELDS_PER_CALL = 100;
const FIELD_BYTES = 64 * 1024;

/**
 * Reads a multipart body: fields become the input, files go to the blob store as they come, whatever the order. A call
 * that is refused afterwards leaves blobs without a row, which the sweeper takes.
 */
export async function readUpload(
  road: Road,
  request: FastifyRequest,
): Promise<{ input: unknown; files: UploadedFile[] }> {
  const settings = await loadSettings(road.db);
  const input = new Map<string, string>();
  const files: UploadedFile[] = [];
  const parts = request.parts({
    // A name with a path in it is refused as a name, not quietly cut.
    preservePath: true,
    limits: {
      fileSize: settings.max_upload_bytes,
      files: FILES_PER_CALL,
      fields: FIELDS_PER_CALL,
      // Else the library's own thousand counts fields and files together, and a thousand files do not fit.
      parts: FILES_PER_CALL + FIELDS_PER_CALL,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      const { hash, size } = await road.ports.blobs.write(part.file);
      if (part.file.truncated) fail('too-large');
      files.push({ fieldName: part.fieldname, filename: part.filename ?? '', hash, size });
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) fail('too-large');
      // The same field twice would let one check see the first and another the second.
      if (input.has(part.fieldname)) fail('invalid', { field: part.fieldname, message: 'A field is given twice.' });
      input.set(part.fieldname, String(part.value));
    }
  }
  return { input: Object.fromEntries(input), files };
}
