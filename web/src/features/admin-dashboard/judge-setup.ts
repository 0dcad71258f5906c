const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Step = 'done' | 'open';

/** Which setup steps are done. Sign-up is always done, since either setting is a valid choice. */
export function judgeSetup(
  setup: { publicUrl: string | null; mail: 'smtp' | 'outbox'; lastBackup: string | null },
  now: number,
): Record<'address' | 'tls' | 'mail' | 'backup' | 'signup', Step> {
  const { publicUrl, lastBackup } = setup;
  const step = (isDone: boolean): Step => (isDone ? 'done' : 'open');
  return {
    address: step(publicUrl !== null),
    tls: step(publicUrl === null || publicUrl.startsWith('https:')),
    mail: step(setup.mail === 'smtp'),
    backup: step(lastBackup !== null && now - Date.parse(lastBackup) < WEEK_MS),
    signup: 'done',
  };
}
