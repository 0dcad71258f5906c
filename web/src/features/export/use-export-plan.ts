import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  computeOutputFilename,
  listDefaults,
  listJobs,
  type DefaultsSummary,
  type ExportReview,
  type OwnExportJob,
  schedule,
} from '@scriptorium/contract/operations/export.ts';
import type { RawInputOf } from '@scriptorium/contract/operation.ts';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/export.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

/** Nobody looks through more. */
const MOST_FOLDERS = 50;
/** Debounce of the folder field, ms. */
const SETTLE = 400;

/** State of the export form: the profile, files and destination chosen, and what follows from them. */
export function useExportPlan(workspaceUUID: string, order: readonly string[], startProfile?: string) {
  const { usual, ...profiles } = useProfiles(workspaceUUID, order[0] ?? '');
  // Undefined until the user chooses, null when the choice is cleared.
  const [chosen, setChosen] = useState<string | null | undefined>(startProfile);
  const [wasMissing, setMissing] = useState(false);
  const profile = profiles.list.find(({ uuid }) => uuid === (chosen === undefined ? usual?.uuid : chosen));
  const [typedFolder, setTypedFolder] = useState<string | undefined>(undefined);
  const name = useOutputName(workspaceUUID, profile, order, typedFolder);
  const fault =
    name.error instanceof OperationError && name.error.field === 'folder' ? readMessage(name.error) : undefined;
  const reviewed = useQuery(operationQuery(counts, { uuid: workspaceUUID }));
  const [review, setReview] = useState<ExportReview>('leave-out');
  const isWord = profile?.extension === 'docx';
  return {
    profiles,
    profile,
    chooseProfile: (uuid: string | null): void => {
      setChosen(uuid);
      setMissing(false);
    },
    /** The user tried to export without a profile. */
    isMissing: wasMissing && profile === undefined,
    name,
    folder: { value: typedFolder ?? name.data?.folder ?? '', fault, type: setTypedFolder },
    review: { value: review, isWord, isOffered: (reviewed.data?.documents.length ?? 0) > 0, choose: setReview },
    isFaulty: fault !== undefined || (review === 'show' && !isWord),
    /** The input of the call; null without a profile, in which case the form shows an error. */
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

/**
 * All profiles, and the default one: that of the text's last export, else of the user's last, else PDF; undefined until
 * known.
 */
export function useProfiles(workspaceUUID: string, path: string) {
  const { data, error: failure, refetch } = useQuery(operationQuery(listDefaults, {}));
  // A list that could not be loaded again is still a choice.
  const error = data === undefined ? failure : null;
  const list = data?.defaultsFiles ?? [];
  const find = (jobs: readonly OwnExportJob[] | undefined): DefaultsSummary | undefined =>
    list.find(({ uuid }) => uuid === jobs?.[0]?.profile.uuid);
  const ofText = useQuery(ownJobsQuery(workspaceUUID, path));
  const usualHere = find(ofText.data?.jobs);
  const isNew = !ofText.isPending && usualHere === undefined;
  const ofAll = useQuery({ ...operationQuery(listJobs, { limit: 1 }), enabled: isNew });
  const isKnown = data !== undefined && !ofText.isPending && (!isNew || !ofAll.isPending);
  const pdf = list
    .toSorted((a, b) => Number(b.builtin) - Number(a.builtin))
    .find(({ extension }) => extension === 'pdf');
  return { list, error, refetch, usual: isKnown ? (usualHere ?? find(ofAll.data?.jobs) ?? pdf) : undefined, isKnown };
}

/** What the folder field offers: the folders beside the text, and those of the workspace with a leading slash. */
export function useFolders(workspaceUUID: string, path: string): readonly string[] {
  const own = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const beside = useQuery(operationQuery(tree, { uuid: workspaceUUID, folder: own }));
  const top = useQuery({ ...operationQuery(tree, { uuid: workspaceUUID, folder: '' }), enabled: own !== '' });
  const namesOf = (items: readonly TreeItem[] = []): string[] =>
    items.filter(({ type }) => type === 'directory').map(({ name }) => name);
  return [
    ...namesOf(beside.data?.contents),
    ...(own === '' ? [] : namesOf(top.data?.contents).map((name) => `/${name}`)),
  ]
    .toSorted()
    .slice(0, MOST_FOLDERS);
}

/** A text's exports, as listed in the panel. */
export function ownJobsQuery(workspaceUUID: string, path: string) {
  return operationQuery(listJobs, { uuid: workspaceUUID, itemPath: path, limit: 20 });
}

/** Schedules an export and reports the outcome. */
export function useSchedule(onScheduled: (job: OwnExportJob) => void) {
  const submit = useOperation(schedule, [listJobs, computeOutputFilename]);
  return {
    isPending: submit.isPending,
    send: (request: RawInputOf<typeof schedule>): void =>
      submit.mutate(request, {
        onSuccess: ({ job }) => {
          toastSuccess(t('scheduled'));
          onScheduled(job);
        },
        onError: (error) => void toastError(t('scheduleFailed'), error),
      }),
  };
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
