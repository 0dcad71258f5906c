import { fail } from '@scriptorium/contract/errors.ts';
import { readStyle as contract } from '@scriptorium/contract/operations/export.ts';
import { findIncludedStyle } from '@scriptorium/contract/rules/included-styles.ts';
import { read } from '../../pipeline/operation.ts';

export const readStyle = read(contract, async (ctx, input) => {
  const name =
    findIncludedStyle(input.name) ?? fail('not-found', { message: 'There is no citation style of this name.' });
  return { text: await ctx.ports.exports.readStyle(name) };
});
