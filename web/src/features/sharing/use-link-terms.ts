import { OperationError } from '@scriptorium/contract/errors.ts';
import { listLinks, type ShareLink, updateLink } from '@scriptorium/contract/operations/links.ts';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';

type Terms = Pick<ShareLink, 'label' | 'role' | 'accountsOnly' | 'expiresAt'>;

/** The terms of a link: shown as chosen at once, and saved one change after the other. */
export function useLinkTerms(where: { uuid: string; itemPath: string }, link: ShareLink) {
  const { label, role, accountsOnly, expiresAt } = link;
  const [terms, setTerms] = useState<Terms>({ label, role, accountsOnly, expiresAt });
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null);
  const wanted = useRef(terms);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (
    before: Promise<unknown>,
    saved: Terms,
    password: string | null | undefined,
  ): Promise<boolean> => {
    await before;
    try {
      await call(updateLink, { ...where, link: link.uuid, ...saved, ...(password !== undefined && { password }) });
      setIsSaved(true);
      return true;
    } catch (error) {
      setProblem({ field: error instanceof OperationError ? error.field : undefined, message: readMessage(error) });
      return false;
    } finally {
      await refreshOperations([listLinks]);
    }
  };
  /** `password`: a new one, or null to remove it; omitted, it stays. Resolves to whether the change was saved. */
  const save = (changed: Partial<Terms>, password?: string | null): Promise<boolean> => {
    const next = { ...wanted.current, ...changed };
    wanted.current = next;
    setTerms(next);
    setIsSaved(false);
    setProblem(null);
    const sent = send(turn.current, next, password);
    turn.current = sent;
    return sent;
  };
  return { terms, save, problem, isSaved };
}
