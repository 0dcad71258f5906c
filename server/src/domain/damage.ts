/**
 * Damaged storage. `text`: no state of a document can be read; `snapshot`: the newest is unreadable and an older one
 * was used; `file`: bytes are missing, truncated, unreadable or different.
 */
export interface Damage {
  what: 'text' | 'snapshot' | 'file';
  /** ID of the document, or hash of the content. */
  subject: string;
}

/** Reported at most once per subject and process. */
export type ReportDamage = (damage: Damage) => void;

/** Thrown when a text cannot be read. */
export class DamagedText extends Error {
  readonly damage: Damage;

  constructor(documentId: string, message: string) {
    super(message);
    this.damage = { what: 'text', subject: documentId };
  }
}
