/** An inconsistency found by a check. */
export interface Finding {
  kind:
    | 'database'
    | 'foreign-key'
    | 'usage'
    | 'item-size'
    | 'history-charge'
    | 'log-gap'
    | 'snapshot-damaged'
    | 'replay-differs'
    | 'text-unreadable'
    | 'notifications'
    | 'review'
    | 'authors'
    | 'blob-missing'
    | 'blob-size'
    | 'blob-damaged'
    | 'blob-orphan';
  /** Id of the workspace, item or the like, or hash of the blob. */
  subject: string;
  message: string;
  /** Only set if it loses nothing. */
  repair?: () => Promise<void>;
  /** Last resort: drops what cannot be read, and what depends on it. */
  cut?: () => Promise<void>;
}
