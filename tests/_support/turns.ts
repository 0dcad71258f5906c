import { FULL } from './full.ts';

/**
 * The gate runs a quarter of the settled files with each commit, so that about four commits run all of them; the
 * nightly full run always does. Files in none of the lists, including new ones, run every time. The lists cost about
 * the same.
 */
const TURNS = {
  behaviours: [
    [
      'tests/accounts/passwords.test.ts',
      'tests/core/mail.test.ts',
      'tests/export/{cross-references,hidden-text,native,profiles,safety,share}.test.ts',
      'tests/live/wire.test.ts',
      'tests/review/kill.test.ts',
      'tests/sharing/{links,publications}.test.ts',
    ],
    [
      'tests/abuse/limits.test.ts',
      'tests/accounts/signup-policy.test.ts',
      'tests/auth/{lockout,setup}.test.ts',
      'tests/care/backup.test.ts',
      'tests/export/{failures,proof,queue}.test.ts',
      'tests/groups/invitations.test.ts',
      'tests/imports/import.test.ts',
      'tests/live/{kill,snapshots}.test.ts',
      'tests/repository/blob-store.test.ts',
      'tests/workspace/storage.test.ts',
    ],
    [
      'tests/bad-input.test.ts',
      'tests/care/start.test.ts',
      'tests/export/{attachments,pdf-figures}.test.ts',
      'tests/live/{many-people,memory,network,slow-reader}.test.ts',
      'tests/review/{exports,told,word-return}.test.ts',
      'tests/workspace/long-work.test.ts',
    ],
    [
      'tests/accounts/pre-hijacking.test.ts',
      'tests/auth/{ldap,login,providers,scim,second-factor}.test.ts',
      'tests/care/{s3,upgrade}.test.ts',
      'tests/core/process.test.ts',
      'tests/export/review-markers.test.ts',
      'tests/references/{look-ups,zotero}.test.ts',
      'tests/review/{life,rights}.test.ts',
      'tests/sharing/{border,shares}.test.ts',
    ],
  ],
  'behaviours-postgres': [
    ['tests/nodes/{own-trees,redis}.test.ts'],
    ['tests/care/one-server.test.ts', 'tests/live/kill.test.ts'],
    ['tests/nodes/{faults,outages}.test.ts'],
    ['tests/care/{move-to-postgres,upgrade}.test.ts', 'tests/nodes/{cut-off,rolling}.test.ts'],
  ],
  journeys: [
    ['**/{editor-references,editor-search,editor-tables,editor-undo,every-screen,links,shell,title-form}.spec.ts'],
    ['**/{admin-*,editor-faults,offline,passkeys,public-page,setup,sharing}.spec.ts'],
    ['**/{authors,citation-card,citing,editor-objects,editor-two-people,kept-copies,references}.spec.ts'],
    [
      '**/{editor-behaviours,editor-constructs,editor-hostile-text,editor-leaves-texts,editor-steady,editor-surroundings,languages,pasting,result-beside,review-decisions,session-care,suggesting,workspace-journeys}.spec.ts',
    ],
  ],
} as const;

/** Number of lists; turns count from 0. */
export const TURN_COUNT = TURNS.behaviours.length;

/** Files whose turn comes with another commit. Without `TURN`, every file runs: only the gate sets it. */
export function listOthersTurns(step: keyof typeof TURNS): string[] {
  const turn = process.env['TURN'];
  if (FULL || turn === undefined || turn === 'all') return [];
  return TURNS[step].flatMap((files, at) => (at === Number(turn) ? [] : [...files]));
}
