import { fail } from '@scriptorium/contract/errors.ts';
import { setProof as contract } from '@scriptorium/contract/operations/export.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import { findProfile } from '../../db/exports/profiles.ts';
import { readExportSources } from '../../model/exports/read-sources.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { extensionOfProfile } from './describe-profile.ts';
import { requireExports } from './require-exports.ts';
import { resolveInputs } from './resolve-inputs.ts';

/** The response contains the PDF itself; longer documents have to be exported. */
const MAX_BYTES = 24 * 1024 * 1024;
/** The caller is watching while they write. */
const MAX_MILLISECONDS = 30_000;
/** More than anyone's pauses while writing; each takes a converter for a second or two. */
const EACH_MINUTE = 30;

export const setProof = read(
  contract,
  async (ctx, input) => {
    await requireExports(ctx);
    const profile = await findProfile(ctx.db, input.profileUuid);
    if (profile === undefined || extensionOfProfile(profile.content) !== 'pdf')
      return fail('invalid', { field: 'profileUuid', message: 'This is not an export profile for PDF files.' });
    const { userId } = requireUser(ctx.actor);
    const { inputs, first } = await resolveInputs(ctx.db, input.uuid, [input.itemPath]);
    const sources = await readExportSources(
      { db: ctx.db, blobs: ctx.ports.blobs },
      {
        workspaceId: input.uuid,
        root: ctx.root,
        inputs,
        profileId: profile.id,
        profileContent: profile.content,
        outputName: outputFilename(first.name, 'pdf'),
        review: 'leave-out',
      },
    );
    const { files, attachments, sourceDate } = sources;
    const outcome = await ctx.ports.exports.setProof(
      {
        defaultsYaml: profile.content,
        inputs: sources.inputs,
        files,
        attachments,
        sourceDate,
        places: true,
        milliseconds: MAX_MILLISECONDS,
      },
      { userId, isConnected: () => ctx.isConnected() },
    );
    const log = [...sources.log, ...outcome.log];
    if (!outcome.ok) return { cause: outcome.cause, log, columns: 1, places: [] };
    if (outcome.bytes.length > MAX_BYTES)
      return { cause: 'This PDF is too large to be shown here. Export it instead.', log, columns: 1, places: [] };
    const { columns, places } = outcome.places ?? { columns: 1, places: [] };
    return { pdf: Buffer.from(outcome.bytes).toString('base64'), log, columns, places: [...places] };
  },
  {
    limits: (_input, _request, actor) => [
      { key: `account:${requireUser(actor).userId}`, max: EACH_MINUTE, windowMs: 60_000 },
    ],
  },
);
