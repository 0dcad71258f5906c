import { createTextFile as contract } from '@scriptorium/contract/operations/workspace.ts';
import { newTextFileName } from '@scriptorium/contract/rules/file-name.ts';
import { getFolder, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { placeFile } from '../../model/items/write-file.ts';
import { packTextAsync } from '../../db/texts/packed-text.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

export const createTextFile = write(contract, {
  prepare: async (_ctx, input) => {
    const text = (input.content ?? '').replaceAll(/\r\n?/gu, '\n');
    return { text: await packTextAsync(text), size: Buffer.byteLength(text) };
  },
  work: async (tx, input, { text, size }) => {
    await lockWorkspace(tx.db, input.uuid);
    const names = parsePath(input.parentItem, 'parentItem');
    const parent = await getFolder(tx.db, input.uuid, names);
    const change = startChange();
    const item = await placeFile(writerOf(tx), change, {
      parent,
      name: newTextFileName(input.name),
      content: { kind: 'live', text, eol: 'lf', bom: false, size },
      onConflict: 'fail',
    });
    await settleChange(tx, input.uuid, change);
    return { item: describeItem(item, [...names, item.name].join('/')) };
  },
  bodyLimit: 5_000_000,
});
