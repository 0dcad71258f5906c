import { REGISTRY } from '../../server/src/operations/index.ts';
import { newId, type OpenDatabase } from './open-database.ts';
import { NO_REQUEST } from '../../server/src/pipeline/request-facts.ts';

const epochs = new Map<string, string>();

/** The epoch of a document created here. */
export const epochOf = (id: string): string => epochs.get(id) ?? '';

/** Creates an empty live document through the operation; returns its ID. */
export async function addDocument(database: OpenDatabase, workspaceId: string): Promise<string> {
  const operation = REGISTRY.get('/api/workspace/create-text-file');
  if (operation?.mode !== 'write') throw new Error('The call that makes a text file is not built.');
  const { output } = await database.unitOfWork.runOperation(operation, {
    actor: { kind: 'system', name: 'test' },
    input: { uuid: workspaceId, parentItem: '', name: `${newId()}.md` },
    prepared: { text: '', size: 0 },
    request: { id: newId(), ...NO_REQUEST },
    now: Date.now(),
  });
  const id = (output as { item: { uuid: string } }).item.uuid;
  const { epoch } = await database.db
    .selectFrom('document')
    .select('epoch')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  epochs.set(id, epoch);
  return id;
}
