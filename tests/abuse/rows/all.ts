import type { Proofs } from '../_support/proof.ts';
import { ACCESS } from './access.ts';
import { AUTHENTICATION } from './authentication.ts';
import { DIRECTORIES } from './directories.ts';
import { EXHAUSTION } from './exhaustion.ts';
import { EXPORTS } from './exports.ts';
import { DEPENDENCIES, HTTP } from './http.ts';
import { INVITATIONS } from './invitations.ts';
import { FLOODS } from './floods.ts';
import { LIMIT_ROWS } from './limits.ts';
import { LIVE } from './live.ts';
import { LONG_WORK_ROWS } from './long-work.ts';
import { LOOK_UPS } from './look-ups.ts';
import { REFERENCES } from './references.ts';
import { MAIL_AND_LOGS } from './mail-and-logs.ts';
import { PAGES } from './pages.ts';
import { PATHS } from './paths.ts';
import { REVIEW } from './review.ts';
import { REVOCATION } from './revocation.ts';
import { BUSINESS, VALIDATION } from './rules.ts';
import { SECOND_FACTORS } from './second-factors.ts';
import { SERVING } from './serving.ts';
import { CSRF_ROWS, SESSION_ROWS } from './sessions.ts';
import { SHARING } from './sharing.ts';
import { TOKENS } from './tokens.ts';
import { PROVIDERS } from './providers.ts';
import { QUOTA } from './quota.ts';
import { TICKETS } from './tickets.ts';
import { UPLOAD_ROWS } from './uploads.ts';
import { WORD_RETURN } from './word-return.ts';

/** How each row is proved, by ID. */
export const PROOFS: Proofs = {
  ...AUTHENTICATION,
  ...SECOND_FACTORS,
  ...TOKENS,
  ...SESSION_ROWS,
  ...CSRF_ROWS,
  ...ACCESS,
  ...REVOCATION,
  ...INVITATIONS,
  ...SHARING,
  ...PATHS,
  ...UPLOAD_ROWS,
  ...WORD_RETURN,
  ...SERVING,
  ...PROVIDERS,
  ...DIRECTORIES,
  ...QUOTA,
  ...LONG_WORK_ROWS,
  ...LOOK_UPS,
  ...REFERENCES,
  ...TICKETS,
  ...LIVE,
  ...FLOODS,
  ...REVIEW,
  ...EXPORTS,
  ...PAGES,
  ...MAIL_AND_LOGS,
  ...EXHAUSTION,
  ...LIMIT_ROWS,
  ...BUSINESS,
  ...VALIDATION,
  ...HTTP,
  ...DEPENDENCIES,
};
