import { readLocales as contract } from '@scriptorium/contract/operations/export.ts';
import { read } from '../../pipeline/operation.ts';

export const readLocales = read(contract, async (ctx, input) => ({
  locales: await ctx.ports.exports.readLocales(input.lang),
  languages: [...(await ctx.ports.exports.listLanguages())],
}));
