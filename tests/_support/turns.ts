import { FULL } from './full.ts';

/**
 * The gate runs a third of the settled files with each commit, so that three commits, more or less, run all of them; the
 * night's full run always does. What is in no list runs every time, and so does a new file. The lists cost about the same.
 */
const TURNS = {
  behaviours: [
    [
      'tests/accounts/passwords.test.ts',
      'tests/auth/{ldap,second-factor}.test.ts',
      'tests/care/upgrade.test.ts',
      'tests/core/mail.test.ts',
      'tests/export/{hidden-text,native,profiles,safety,share}.test.ts',
      'tests/live/wire.test.ts',
      'tests/review/kill.test.ts',
      'tests/sharing/{links,publications}.test.ts',
    ],
    [
      'tests/abuse/limits.test.ts',
      'tests/auth/{lockout,scim}.test.ts',
      'tests/care/backup.test.ts',
      'tests/export/{failures,proof,queue}.test.ts',
      'tests/groups/invitations.test.ts',
      'tests/imports/import.test.ts',
      'tests/live/{kill,snapshots}.test.ts',
      'tests/repository/blob-store.test.ts',
      'tests/review/{life,rights}.test.ts',
      'tests/workspace/storage.test.ts',
    ],
    [
      'tests/auth/{login,providers}.test.ts',
      'tests/bad-input.test.ts',
      'tests/care/start.test.ts',
      'tests/core/process.test.ts',
      'tests/export/{attachments,pdf-figures,review-markers}.test.ts',
      'tests/live/{many-people,memory,network,slow-reader}.test.ts',
      'tests/references/{look-ups,zotero}.test.ts',
      'tests/review/{told,word-return}.test.ts',
      'tests/sharing/{border,shares}.test.ts',
      'tests/workspace/long-work.test.ts',
    ],
  ],
  'behaviours-postgres': [
    ['tests/care/upgrade.test.ts', 'tests/nodes/{own-trees,redis}.test.ts'],
    ['tests/care/one-server.test.ts', 'tests/live/kill.test.ts', 'tests/nodes/{faults,outages}.test.ts'],
    ['tests/care/move-to-postgres.test.ts', 'tests/nodes/{cut-off,rolling}.test.ts'],
  ],
  journeys: [
    ['**/{admin-*,editor-references,editor-tables,every-screen,offline,passkeys,public-page,title-form}.spec.ts'],
    [
      '**/{authors,citing,editor-objects,editor-two-people,editor-undo,kept-copies,links,references,review-decisions,setup}.spec.ts',
    ],
    [
      '**/{editor-behaviours,editor-constructs,editor-hostile-text,editor-leaves-texts,editor-steady,editor-surroundings,languages,pasting,result-beside,session-care,sharing,shell,suggesting,workspace-journeys}.spec.ts',
    ],
  ],
} as const;

/** Files that have their turn with another commit. Without `TURN` all have theirs: only the gate chooses one. */
export function listOthersTurns(step: keyof typeof TURNS): string[] {
  const turn = process.env['TURN'];
  if (FULL || turn === undefined || turn === 'all') return [];
  return TURNS[step].flatMap((files, at) => (at === Number(turn) ? [] : [...files]));
}
