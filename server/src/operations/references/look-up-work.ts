import { fail } from '@scriptorium/contract/errors.ts';
import { lookUpWork as contract, type LookupKind } from '@scriptorium/contract/operations/references.ts';
import { say } from '@scriptorium/contract/said.ts';
import { readIdentifier } from '@scriptorium/bibliography/identifiers.ts';
import { findLookupAnswer, storeLookupAnswer } from '../../db/server/lookup-answers.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

const HOUR_MS = 60 * 60 * 1000;
const SETTING = { doi: 'lookup_doi', arxiv: 'lookup_arxiv', pmid: 'lookup_pmid', isbn: 'lookup_isbn' } as const;

/** In canonical form, so that nothing else a person typed leaves the server. */
function readValue(kind: LookupKind, value: string): string {
  const prefix = kind === 'doi' || kind === 'isbn' ? '' : `${kind}:`;
  const found = readIdentifier(value) ?? readIdentifier(prefix + value);
  if (found?.kind !== kind) return fail('invalid', { field: 'value', ...say(`This is not ${NAMES[kind]}.`, {}) });
  return found.value;
}

const NAMES = { doi: 'a DOI', arxiv: 'an arXiv identifier', pmid: 'a PubMed identifier', isbn: 'an ISBN' } as const;

export const lookUpWork = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 200, windowMs: HOUR_MS }],
  prepare: async (ctx, { kind, value: given }) => {
    const settings = await ctx.settings();
    if (!ctx.server.lookups || settings[SETTING[kind]] === '0') fail('lookups-disabled');
    const value = readValue(kind, given);
    const known = await findLookupAnswer(ctx.db, { kind, value, now: ctx.now });
    if (known) return { value, known, found: null };
    return { value, known: null, found: await ctx.ports.lookups.find(kind, value, requireUser(ctx.actor).userId) };
  },
  work: async (tx, { kind }, { value, known, found }) => {
    if (found === null) return known;
    await storeLookupAnswer(tx.db, { kind, value, answer: found, now: tx.now });
    return found;
  },
});
