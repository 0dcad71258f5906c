import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  computeOutputFilename,
  listDefaults,
  listJobs,
  type DefaultsSummary,
  type ExportReview,
  type schedule,
} from '@scriptorium/contract/operations/export.ts';
import type { RawInputOf } from '@scriptorium/contract/operation.ts';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';

/** Debounce of the folder field, ms. */
const SETTLE = 400;

/** What is exported as what, to where: the choices of the form, and what follows from them. */
export function useExportPlan(workspaceUUID: string, path: string, order: readonly string[]) {
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const list = profiles.data?.defaultsFiles ?? [];
  // Undefined until somebody chooses, null when the choice is cleared.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [wasMissing, setMissing] = useState(false);
  const usual = useUsualProfile(workspaceUUID, path, list);
  const profile = list.find(({ uuid }) => uuid === (chosen === undefined ? usual : chosen));
  const [typedFolder, setTypedFolder] = useState<string | undefined>(undefined);
  const name = useOutputName(workspaceUUID, profile, order, typedFolder);
  const fault =
    name.error instanceof OperationError && name.error.field === 'folder' ? readMessage(name.error) : undefined;
  const reviewed = useQuery(operationQuery(counts, { uuid: workspaceUUID }));
  const [review, setReview] = useState<ExportReview>('leave-out');
  const isWord = profile?.extension === 'docx';
  return {
    profiles: { list, error: profiles.error, refetch: profiles.refetch },
    profile,
    chooseProfile: (uuid: string | null): void => {
      setChosen(uuid);
      setMissing(false);
    },
    /** Somebody tried to export without a profile. */
    isMissing: wasMissing && profile === undefined,
    name,
    folder: { value: typedFolder ?? name.data?.folder ?? '', fault, type: setTypedFolder },
    review: { value: review, isWord, isOffered: (reviewed.data?.documents.length ?? 0) > 0, choose: setReview },
    isFaulty: fault !== undefined || (review === 'show' && !isWord),
    /** The call to make; null, and said so, without a profile. */
    read: (): RawInputOf<typeof schedule> | null => {
      if (profile === undefined) {
        setMissing(true);
        return null;
      }
      const into = typedFolder === undefined ? {} : { folder: typedFolder };
      return { uuid: workspaceUUID, profileUuid: profile.uuid, files: [...order], ...into, review };
    },
  };
}

function useOutputName(
  workspaceUUID: string,
  profile: DefaultsSummary | undefined,
  order: readonly string[],
  typedFolder: string | undefined,
) {
  const [folder] = useDebouncedValue(typedFolder, SETTLE);
  const first = order[0] ?? '';
  return useQuery({
    ...operationQuery(computeOutputFilename, {
      profileUuid: profile?.uuid ?? '',
      inputFilename: baseName(first),
      uuid: workspaceUUID,
      files: [...order],
      ...(folder === undefined ? {} : { folder }),
    }),
    enabled: profile !== undefined && first !== '',
    placeholderData: keepPreviousData,
  });
}

/** The profile of this text's last export, else of the user's last export, else PDF; undefined until known. */
function useUsualProfile(workspaceUUID: string, path: string, list: readonly DefaultsSummary[]): string | undefined {
  const ofText = useQuery(operationQuery(listJobs, { uuid: workspaceUUID, itemPath: path, limit: 1 }));
  const ofAll = useQuery(operationQuery(listJobs, { limit: 1 }));
  if ((ofText.isPending && !ofText.isError) || (ofAll.isPending && !ofAll.isError)) return undefined;
  const last = [ofText, ofAll].map(({ data }) => data?.jobs[0]?.profile.uuid);
  return (
    last.find((uuid) => list.some((each) => each.uuid === uuid)) ??
    list.toSorted((a, b) => Number(b.builtin) - Number(a.builtin)).find(({ extension }) => extension === 'pdf')?.uuid
  );
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
