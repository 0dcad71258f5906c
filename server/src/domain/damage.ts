/**
 * Something that was stored and does not come back as it was. `text`: no state of a document can be read; `snapshot`: the
 * newest kept state cannot, and an older one was used; `file`: bytes are missing, cut short, unreadable or other ones.
 */
export interface Damage {
  what: 'text' | 'snapshot' | 'file';
  /** Id of the document, or hash of the content. */
  subject: string;
}

/** Told at most once for each subject while the process lives. */
export type TellDamage = (damage: Damage) => void;

/** A text that cannot be read, in the way of whoever asked for it. */
export class DamagedText extends Error {
  readonly damage: Damage;

  constructor(documentId: string, message: string) {
    super(message);
    this.damage = { what: 'text', subject: documentId };
  }
}
