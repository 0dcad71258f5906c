import { createDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { createProfile } from '../../model/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { requireCheckedDefaults } from './require-checked-defaults.ts';

const NEW_CONTENT = `# What the result is: pdf, docx, odt, html5, latex, epub3, …
to: pdf
standalone: true
citeproc: true
`;

export const createDefaults = write(contract, {
  prepare: async (ctx, input) => {
    if (input.content !== undefined) requireCheckedDefaults(input.content, ctx.ports.exports.engines);
  },
  work: async (tx, input) => {
    const row = await createProfile(tx.db, {
      id: tx.newId(),
      name: input.name.trim().normalize('NFC'),
      content: input.content ?? NEW_CONTENT,
      builtin: null,
      now: tx.now,
    });
    tx.record({ type: 'defaults.created', id: row.id, name: row.name });
    return { defaultsFile: { uuid: row.id, name: row.name, content: row.content } };
  },
});
