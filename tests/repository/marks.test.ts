import { expect, it } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { moveMarksOutOfSecrets, setMark } from '../../server/src/db/server/marks.ts';
import { storeSecretOnce, loadSecret } from '../../server/src/db/server/settings.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

it('a mark is set once and is not a secret; those of an older database are moved out of the secrets', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    await storeSecretOnce(db, 'csrf', 'a key');
    await storeSecretOnce(db, 'seeded-profile:pdf', '1');
    await moveMarksOutOfSecrets(db);
    expect(await loadSecret(db, 'seeded-profile:pdf')).toBeUndefined();
    expect(await loadSecret(db, 'csrf')).toBe('a key');
    expect(await setMark(db, 'seeded-profile:pdf')).toBe(false);
    expect(await setMark(db, 'seeded-profile:word')).toBe(true);
    expect(await setMark(db, 'seeded-profile:word')).toBe(false);
    const rows = await db.selectFrom('setting').select('key').where('key', 'like', 'mark:%').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['mark:seeded-profile:pdf', 'mark:seeded-profile:word']);
  } finally {
    await dispose();
  }
});
