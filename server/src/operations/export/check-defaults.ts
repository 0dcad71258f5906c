import { checkDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { checkDefaultsFile } from '../../domain/defaults-file.ts';
import { read } from '../../pipeline/operation.ts';

export const checkDefaults = read(contract, async (_ctx, input) => ({
  problems: checkDefaultsFile(input.content).problems.map(({ line, message }) => ({ line, message })),
}));
