import type { Operation, OutputOf } from '@scriptorium/contract/operation.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { continueWriting, recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { listJobs } from '@scriptorium/contract/operations/export.ts';
import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { list, presence, stat, tree } from '@scriptorium/contract/operations/workspace.ts';

export interface FirstCall {
  operation: Operation;
  /** With its keys in the order in which the page writes them. */
  input: Readonly<Record<string, unknown>>;
}

/** Deeper folders are requested by the page. */
const MAX_FOLDERS = 4;

const call = (operation: Operation, input: FirstCall['input'] = {}): FirstCall => ({ operation, input });

/** The first calls of every page, whoever opens it. */
export const OF_ALL: readonly FirstCall[] = [call(requestCapabilities), call(getData)];

/** The calls that the page at this URL makes when it starts, for a logged-in user. */
export function listFirstCalls(url: string): readonly FirstCall[] {
  const path = url.split('?', 1)[0] ?? '/';
  const shell = [call(getNotifications), call(list), call(listLongWork)];
  if (path === '/') {
    return [
      ...shell,
      call(continueWriting),
      call(recentFiles, { limit: 6, titles: true }),
      call(listJobs, { limit: 5 }),
    ];
  }
  const found = /^\/workspace\/([\da-f-]{36})\/(.*)$/u.exec(path);
  const item = found === null ? null : decode(found[2] ?? '');
  if (found === null || item === null) return path.startsWith('/l') ? [] : shell;
  const uuid = found[1];
  const isText = item.endsWith('.md');
  const names = item === '' ? [] : item.split('/', MAX_FOLDERS);
  const parents = isText ? names.length - 1 : names.length;
  const folders = Array.from({ length: Math.min(MAX_FOLDERS, parents + 1) }, (_, depth) =>
    names.slice(0, depth).join('/'),
  );
  return [
    ...shell,
    call(stat, { uuid, itemPath: item }),
    call(counts, { uuid }),
    ...folders.map((folder) => call(tree, { uuid, folder })),
    ...(isText ? [] : [call(presence, { uuid }), call(describePaper, { uuid, folder: item })]),
  ];
}

/**
 * Calls that depend on the previous results: the dashboard's groups, and for a text a ticket for its socket, which the
 * page uses while it is valid.
 */
export function listNextCalls(
  calls: readonly FirstCall[],
  outputOf: (operation: Operation) => unknown,
): readonly FirstCall[] {
  const next: FirstCall[] = [];
  const session = outputOf(getData) as OutputOf<typeof getData> | undefined;
  if (session !== undefined && calls.some(({ operation }) => operation === continueWriting)) {
    next.push(call(listGroups, { email: session.user.email }));
  }
  const found = outputOf(stat) as OutputOf<typeof stat> | undefined;
  const asked = calls.find(({ operation }) => operation === stat)?.input;
  if (found?.item.live === true && asked !== undefined) {
    next.push(call(requestWsTicket, { uuid: asked['uuid'], docPath: asked['itemPath'] }));
  }
  return next;
}

function decode(path: string): string | null {
  try {
    const names = decodeURIComponent(path).split('/');
    return names.filter((name) => name !== '').join('/');
  } catch {
    return null;
  }
}
