import type { Operation } from '@scriptorium/contract/operation.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { listFields, makeInput, UNKNOWN_ID } from '../../tests/_support/sample-input.ts';

/** Expendable objects the member has created. */
export interface Props {
  home: string;
  group: string;
  large: string;
  folder: string;
}

/** Calls that would end the attack. */
const OWN_END = new Set([
  '/api/auth/logout',
  '/api/auth/terminate-session',
  '/api/auth/terminate-other-sessions',
  '/api/user/delete-account',
  '/api/user/change-password',
]);

let made = 0;

/** Inputs for calls whose usual input would be small; all others use the usual ones. */
const AT_LIMITS: Readonly<Record<string, (props: Props) => Record<string, unknown>>> = {
  '/api/workspace/read-text': ({ home, large }) => ({ uuid: home, itemPath: large }),
  '/api/workspace/tree': ({ home }) => ({ uuid: home }),
  '/api/workspace/list-versions': ({ home, large }) => ({ uuid: home, itemPath: large }),
  '/api/workspace/read-version': ({ home, large }) => ({ uuid: home, itemPath: large, version: 0 }),
  '/api/workspace/create-text-file': ({ home, folder }) => ({
    uuid: home,
    parentItem: folder,
    name: `text-${(made += 1)}`,
    content: 'x'.repeat(1_000_000),
  }),
  '/api/workspace/copy-items': ({ home, folder, large }) => ({
    uuid: home,
    itemPaths: [folder, large],
    targetFolder: '',
  }),
  '/api/workspace/move-items': ({ home, folder }) => ({ uuid: home, itemPaths: [folder], targetFolder: '' }),
  '/api/workspace/delete-paths': ({ home, folder }) => ({
    uuid: home,
    itemPaths: Array.from({ length: 20 }, (_, n) => `${folder} (${n + 2})`),
  }),
  '/api/workspace/get-archive-link': ({ home, folder }) => ({ uuid: home, itemPaths: [folder] }),
  '/api/workspace/search-files': () => ({ query: 'e', limit: 100 }),
  '/api/workspace/search-texts': () => ({ query: 'the e', limit: 20 }),
  '/api/groups/create': () => ({ groupName: `Group ${(made += 1)}` }),
  '/api/request-ws-ticket': ({ home, large }) => ({ uuid: home, docPath: large }),
};

export function listCalls(): readonly Operation[] {
  return CALLS.filter((operation) => !OWN_END.has(operation.path) && operation.body === 'json');
}

export function inputOf(operation: Operation, props: Props): Record<string, unknown> {
  const atLimit = AT_LIMITS[operation.path];
  if (atLimit !== undefined) return atLimit(props);
  const workspace = operation.access.rule === 'workspace-member' ? operation.access.workspace : '';
  const group = operation.access.rule.startsWith('group') ? 'uuid' : '';
  const given: Record<string, unknown> = { itemPath: props.large, path: props.large, itemPaths: [props.large] };
  given[workspace] = props.home;
  given[group] = props.group;
  given['files'] = [props.large];
  // Find the longest list the contract accepts, by doubling.
  for (const { name, shape } of listFields(operation)) {
    if (shape.type === 'array' && !(name in given)) given[name] = longestList(operation, name, given);
  }
  return makeInput(operation, given);
}

function longestList(operation: Operation, name: string, given: Record<string, unknown>): unknown[] {
  const [first = UNKNOWN_ID] = (makeInput(operation, given)[name] as unknown[] | undefined) ?? [];
  let list = [first];
  while (list.length < 20_000) {
    const longer = [...list, ...list];
    if (!operation.input.safeParse({ ...makeInput(operation, given), [name]: longer }).success) break;
    list = longer;
  }
  return list;
}
