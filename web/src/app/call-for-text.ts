import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { findFirstAnswer, takeFirstAnswer } from '../api/first-answers.ts';
import { readKnownSession, type SessionData } from '../api/session.ts';
import { callEarly } from '../editor/collab/io/early-call.ts';

/** With the ticket that came with the page, gets the text that it will show while the screen is being drawn. */
export function callForText(): void {
  // The first render may have taken it.
  const session = readKnownSession() ?? (findFirstAnswer(getData.path)?.[2] as SessionData | undefined);
  const [, input, answer] = findFirstAnswer(requestWsTicket.path) ?? [];
  // The history shows versions.
  if (!session || !answer || new URLSearchParams(location.search).get('view') === 'history') return;
  const { uuid: workspace } = input as { uuid: string };
  const { itemUUID: item, ticket } = answer as OutputOf<typeof requestWsTicket>;
  callEarly({ userId: session.user.uuid, workspace, item }, () =>
    takeFirstAnswer(requestWsTicket.path, input) === undefined ? undefined : ticket,
  );
}
