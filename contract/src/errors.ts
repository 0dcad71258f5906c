import type { Said, Sentence } from './said.ts';

/**
 * Every error code that crosses the wire. Operations throw `fail(code, …)`; the transport maps codes to HTTP status in
 * one place. `message` is the default sentence for users.
 */
export const ERRORS = {
  'bad-json': { status: 400, message: 'The request is not valid JSON.' },
  'invalid-filter': { status: 400, message: 'This filter cannot be used here.' },
  'invalid-path': { status: 400, message: 'This path cannot be used here.' },
  'bad-request': { status: 400, message: 'The request could not be understood.' },
  'not-logged-in': { status: 401, message: 'Please log in first.' },
  'login-failed': { status: 401, message: 'The e-mail address or the password is wrong.' },
  'email-not-verified': { status: 401, message: 'Please verify your e-mail address first.' },
  'account-not-approved': { status: 401, message: 'An administrator must approve your account first.' },
  'account-suspended': { status: 401, message: 'This account has been suspended.' },
  'flow-ended': { status: 401, message: 'This login has expired. Please start again.' },
  'passkey-refused': { status: 401, message: 'This passkey was not accepted. Try again, or use another way.' },
  'provider-refused': { status: 401, message: 'The other service did not let you in.' },
  'no-account': { status: 401, message: 'No account here belongs to this login.' },
  'log-in-again': { status: 403, message: 'Please log in again. Nothing was changed.' },
  'password-login-off': { status: 403, message: 'Passwords are switched off on this server.' },
  'no-passkeys': {
    status: 403,
    message: 'Passkeys need this server to be reached over HTTPS under a domain name.',
  },
  csrf: { status: 403, message: 'This request did not come from the application. Reload the page and try again.' },
  'wrong-address': { status: 403, message: 'This server is not configured for the address you used.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'exports-disabled': { status: 403, message: 'Exports are disabled on this server.' },
  'lookups-disabled': { status: 403, message: 'Looking up works is switched off on this server.' },
  'signup-disabled': { status: 403, message: 'Sign-up is disabled on this server.' },
  'groups-disabled': { status: 403, message: 'Creating groups is disabled on this server.' },
  'step-up-required': { status: 403, message: 'This needs your password. Nothing was changed.' },
  'already-logged-in': { status: 403, message: 'You are already logged in.' },
  'not-found': { status: 404, message: 'Item not found.' },
  'method-not-allowed': { status: 405, message: 'This address does not support that method.' },
  conflict: { status: 409, message: 'Something else changed in the meantime. Reload and try again.' },
  'unknown-base': {
    status: 409,
    message: 'Others have written in this text, and your file does not match any of its versions. Nothing was changed.',
  },
  'name-taken': { status: 409, message: 'An item with this name already exists here.' },
  'email-taken': { status: 409, message: 'An account with this e-mail address already exists.' },
  'not-a-folder': { status: 409, message: 'Part of this path is a file, not a folder.' },
  'item-limit': { status: 409, message: 'This workspace has reached its limit of items.' },
  'group-limit': { status: 409, message: 'You already manage the maximum number of groups.' },
  'last-manager': { status: 409, message: 'A group needs a manager. Promote another member first.' },
  'self-demotion': { status: 409, message: 'You cannot demote yourself as a manager.' },
  'last-admin': { status: 409, message: 'The last administrator cannot be removed, demoted or suspended.' },
  'last-factor': { status: 409, message: 'This server requires two-step login, so the last way cannot be removed.' },
  'last-way-in': { status: 409, message: 'This is the only way to log in to your account, so it cannot be removed.' },
  'last-provider': { status: 409, message: 'The last provider has to stay.' },
  'link-first': { status: 409, message: 'There is an account with this e-mail address already.' },
  'identity-taken': { status: 409, message: 'This login belongs to another account.' },
  'links-disabled': { status: 403, message: 'Links are switched off on this server.' },
  'link-password': { status: 403, message: 'This link needs its password.' },
  'account-needed': { status: 403, message: 'This link is only for people with an account here.' },
  'share-limit': { status: 409, message: 'This is already shared with as many people and groups as possible.' },
  'already-member': { status: 409, message: 'This user is already a member of the group.' },
  'already-invited': {
    status: 409,
    message: 'This address has been invited already. You can send that invitation again, or withdraw it.',
  },
  'invitation-limit': {
    status: 409,
    message: 'Too many invitations to this group are still open. Withdraw some first.',
  },
  'mail-disabled': { status: 409, message: 'This server cannot send e-mails.' },
  'not-a-member': { status: 409, message: 'This user is not a member of the group.' },
  'job-finished': { status: 409, message: 'This job has already ended.' },
  cancelled: { status: 409, message: 'Cancelled. Nothing was changed.' },
  'in-use': { status: 409, message: 'A queued or running export still uses this.' },
  'too-large': { status: 413, message: 'This is larger than the server accepts.' },
  'over-quota': { status: 413, message: 'There is not enough storage left in this workspace.' },
  'wrong-content-type': { status: 415, message: 'This content type is not accepted here.' },
  invalid: { status: 422, message: 'A field is not valid.' },
  unreadable: { status: 422, message: 'This file could not be read. Nothing was changed.' },
  'invalid-name': { status: 422, message: 'This name cannot be used.' },
  'invalid-token': { status: 422, message: 'This link is no longer valid. Please request a new one.' },
  'weak-password': { status: 422, message: 'Please choose a longer or less common password.' },
  'wrong-code': { status: 422, message: 'This code is wrong, has expired or was used before.' },
  'wrong-password': { status: 422, message: 'The old password is wrong.' },
  'invalid-defaults': { status: 422, message: 'The defaults file is not valid.' },
  // Not 502 to 504, which mean that this server is down.
  'lookup-failed': { status: 424, message: 'The service did not answer. Please try again in a moment.' },
  'provider-failed': { status: 424, message: 'This did not work. Please try again in a moment.' },
  'rate-limited': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'queue-full': { status: 429, message: 'You already have five exports in the queue.' },
  internal: { status: 500, message: 'Something went wrong on the server. Nothing was changed.' },
  'not-built': { status: 501, message: 'This is not available yet.' },
  overloaded: { status: 503, message: 'The server is busy. Please try again in a moment.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/**
 * Body of every non-2xx response. `said` is the template and values of `message`, for pages in other languages; `field`
 * names the offending input field, `requestId` identifies the log line.
 */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  said?: Said;
  field?: string;
  requestId?: string;
}

/** Thrown by operations, rules and policy on the server, and by `call()` in the browser. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly code: ErrorCode;
  declare readonly said: Said | undefined;
  declare readonly field: string | undefined;
  /** Seconds after which a retry makes sense (429, 503). */
  declare readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    {
      message = ERRORS[code].message,
      ...facts
    }: {
      message?: string | undefined;
      said?: Said | undefined;
      field?: string | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message);
    this.code = code;
    Object.assign(this, facts);
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/**
 * Throws an {@link OperationError}, the only way to report an error to the caller. `message` defaults to the code's
 * own; `retryAfter` is in seconds.
 */
export function fail(
  code: ErrorCode,
  options?: Partial<Sentence> & { field?: string; retryAfter?: number; cause?: unknown },
): never {
  throw new OperationError(code, options);
}
