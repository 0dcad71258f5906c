import { OperationError } from '@scriptorium/contract/errors.ts';
import { language } from '../lib/language.ts';
import { makeFiles } from './make-files.ts';
import { readKnownSession } from './session.ts';

/** Creates the sample paper in the reader's language, with the reader as author, unless the workspace has it already. Returns its path. */
export async function makeSamplePaper(uuid: string): Promise<string> {
  const { readSample } = await import('../lib/starters/sample-paper.ts');
  const user = readKnownSession()?.user;
  const { path, files } = await readSample(language, user?.displayName || (user?.email ?? ''));
  try {
    await makeFiles(uuid, files, 'fail');
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
  }
  return path;
}
