import { OperationError } from '@scriptorium/contract/errors.ts';
import { language } from '../lib/language.ts';
import { makeFiles } from './make-files.ts';

/** Creates the sample paper in the reader's language, unless the workspace has it already. Returns its path. */
export async function makeSamplePaper(uuid: string): Promise<string> {
  const { readSample } = await import('../lib/starters/sample-paper.ts');
  const { path, files } = await readSample(language);
  try {
    await makeFiles(uuid, files, 'fail');
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
  }
  return path;
}
