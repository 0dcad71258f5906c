import { fail } from '@scriptorium/contract/errors.ts';
import { readStyle as contract } from '@scriptorium/contract/operations/export.ts';
import { nameStyleFile } from '@scriptorium/contract/rules/included-styles.ts';
import { read } from '../../pipeline/operation.ts';

export const readStyle = read(contract, async (ctx, input) => {
  const name = nameStyleFile(input.name);
  const text = name === null ? null : await ctx.ports.exports.readStyle(name);
  return { text: text ?? fail('not-found', { message: 'There is no citation style of this name.' }) };
});
