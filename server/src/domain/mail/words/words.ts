import type { InvitedToKind } from '@scriptorium/contract/operations/invitations.ts';
import type { FactorChange } from '../../events.ts';
import type { Reason } from '../../review/news.ts';

/** A mail's words; the greeting, if any, precedes its lines. */
export interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Label of the button. */
  readonly action: string;
}

/** Why a mail was sent, as stated in its footer. */
export type MailReason = 'signUp' | 'providerLogin' | 'account' | 'administrator' | 'test' | 'invited' | 'settings';

type Role = 'reader' | 'commenter' | 'editor';

/** A file or folder, all of the recipient's own workspace, or all of another one. */
export type SharedWhat = 'item' | 'own-workspace' | 'workspace';

/** Who did what in the review of a document. */
export interface ReviewFacts {
  readonly reason: Reason;
  /** Only for decisions. */
  readonly isAccepted: boolean;
  readonly byName: string;
  readonly documentName: string;
}

/** All mails in one language. Whole sentences, since word order differs. */
export interface MailTexts {
  readonly foot: {
    /** Why the recipient got the mail. */
    readonly why: Readonly<Record<MailReason, (app: string) => string>>;
    /** Label of the link to the notification settings. */
    readonly settings: string;
    readonly unsubscribe: string;
    readonly noButton: string;
  };
  /** '' if the name is unknown. */
  hello(name: string): string;
  verifyEmail(app: string): MailWords;
  finishSignUp(app: string): MailWords;
  emailInUse(app: string): MailWords;
  resetPassword(app: string): MailWords;
  setPassword(app: string): MailWords;
  passwordChanged(app: string): MailWords;
  emailChanged(app: string, email: string): MailWords;
  signInChanged(app: string, change: FactorChange, facts: { codesLeft: number; provider: string }): MailWords;
  /** The code goes between the two lines. */
  signUpCode(app: string, provider: string, minutes: number): Omit<MailWords, 'action'>;
  linkFromInside(app: string, provider: string): MailWords;
  waiting(what: 'verification' | 'approval'): MailWords;
  approved(app: string): MailWords;
  test(app: string): MailWords;
  addedToGroup(app: string, facts: { by: string; group: string }): MailWords;
  shared(
    app: string,
    facts: { by: string; byShort: string; name: string; nameShort: string; what: SharedWhat },
  ): MailWords;
  asked(
    app: string,
    facts: { by: string; byShort: string; name: string; nameShort: string; isWhole: boolean },
  ): MailWords;
  /** `byShort`: for the subject; null if it must not name them. */
  invitation(
    app: string,
    facts: { by: string; byShort: string | null; kind: InvitedToKind; name: string; role: Role },
  ): MailWords;
  exportFinished(app: string, facts: { file: string; isDone: boolean }): MailWords;
  readonly review: {
    /** Without the final punctuation: “Ada replied in “paper.md””. */
    did(facts: ReviewFacts): string;
    /** The same in a list below the document's name: “Ada replied”. */
    didHere(facts: Pick<ReviewFacts, 'reason' | 'isAccepted' | 'byName'>): string;
    /** Ends that sentence, with a colon if the message follows. */
    end(sentence: string, isQuoted: boolean): string;
    document(name: string): string;
    documents(count: number): string;
    mentionedTimes(count: number, where: string): string;
    several(count: number, where: string): string;
    open(isSuggestion: boolean): string;
    openDocument(name: string): string;
    more(count: number, app: string): string;
  };
}
