import { OperationError } from '@scriptorium/contract/errors.ts';
import { makeFiles } from './make-files.ts';

/** Puts the sample paper into a workspace, unless it is there already. Returns its path. */
export async function makeSamplePaper(uuid: string): Promise<string> {
  const { SAMPLE_FILES, SAMPLE_PAPER } = await import('../lib/starters/sample-paper.ts');
  try {
    await makeFiles(uuid, SAMPLE_FILES, 'fail');
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
  }
  return SAMPLE_PAPER;
}
