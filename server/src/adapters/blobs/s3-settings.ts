/** The location of a bucket, and the credentials for it. */
export interface S3Settings {
  /** The origin; null for Amazon's in the region. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Null to use the machine's own credentials (environment, instance role). */
  accessKeyId: string | null;
  secretAccessKey: string | null;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
  connectMs?: number;
  responseMs?: number;
}
