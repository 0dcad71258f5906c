/** An inconsistency. `repair` is only set if it loses nothing. */
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
    | 'told'
    | 'review'
    | 'authors'
    | 'blob-missing'
    | 'blob-size'
    | 'blob-damaged'
    | 'blob-orphan';
  /** Workspace, item or blob concerned. */
  subject: string;
  message: string;
  repair?: () => Promise<void>;
  /** Last resort: drops what cannot be read, and nothing else. */
  cut?: () => Promise<void>;
}
