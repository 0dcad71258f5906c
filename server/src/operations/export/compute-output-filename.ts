import { computeOutputFilename as contract } from '@scriptorium/contract/operations/export.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import { chooseOutput, findOutputFolder } from '../../model/exports/output.ts';
import { getProfile } from '../../model/exports/profiles.ts';
import { read } from '../../pipeline/operation.ts';
import { extensionOfProfile } from './describe-profile.ts';
import { requireExports } from './require-exports.ts';
import { resolveInputs } from './resolve-inputs.ts';

export const computeOutputFilename = read(contract, async (ctx, input) => {
  await requireExports(ctx);
  // The caller has the export form open: warm up the converter meanwhile.
  ctx.ports.exports.warm();
  const profile = await getProfile(ctx.db, input.profileUuid);
  const filename = outputFilename(input.inputFilename, extensionOfProfile(profile.content));
  if (input.uuid === undefined || input.files === undefined || input.files.length === 0) return { filename };
  const { inputs, first } = await resolveInputs(ctx.db, input.uuid, input.files);
  const document = { id: first.id, path: inputs[0]?.path ?? first.name };
  const folder = await findOutputFolder(ctx.db, input.uuid, document, input.folder);
  const chosen = await chooseOutput(ctx.db, {
    folderId: folder.id,
    name: outputFilename(first.name, extensionOfProfile(profile.content)),
    inputIds: inputs.map(({ itemId }) => itemId),
    profileId: profile.id,
  });
  return { filename: chosen.name, folder: folder.chosen };
});
