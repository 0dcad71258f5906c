/** Where a bucket is, and the credentials for it. */
export interface S3Settings {
  /** Origin; null: Amazon's, of the region. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Null: the machine's own credentials (environment, instance role). */
  accessKeyId: string | null;
  secretAccessKey: string | null;
  /** `/bucket/name`, instead of the bucket as part of the host name. */
  pathStyle: boolean;
  connectMs?: number;
  answerMs?: number;
}
