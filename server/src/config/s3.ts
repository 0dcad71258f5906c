import { z } from 'zod';
import type { S3Settings } from '../adapters/blobs/s3-settings.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null);

export const S3_SETTINGS = {
  S3_BUCKET: optional.refine(
    (value) => value === null || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(value),
    'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  ),
  S3_ENDPOINT: optional.refine(
    (value) => value === null || (URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/u.test(value)),
    'must be like https://s3.example.org, without a path',
  ),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z.enum(['0', '1']).nullable().default(null),
};

type Given = z.output<z.ZodObject<typeof S3_SETTINGS>> & { SHARED_FOLDER: string | null };

/** Null if there is no bucket. A string explains what is wrong. */
export function readS3(given: Given): S3Settings | null | string {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given;
  if (bucket === null)
    return endpoint === null && id === null && secret === null
      ? null
      : 'The settings of S3 need S3_BUCKET: name the bucket that files are in.';
  if (given.SHARED_FOLDER !== null)
    return 'The settings S3_BUCKET and SHARED_FOLDER exclude each other: files are in one of the two.';
  if ((id === null) !== (secret === null))
    return 'The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other: give both, or neither.';
  return {
    endpoint: endpoint === null ? null : new URL(endpoint).origin,
    bucket,
    region: given.S3_REGION,
    accessKeyId: id,
    secretAccessKey: secret,
    // Stores other than Amazon's rarely have a host name per bucket.
    pathStyle: given.S3_PATH_STYLE === null ? endpoint !== null : given.S3_PATH_STYLE === '1',
  };
}
