import { useState } from 'react';
import { findBefore, findNewest, type FileVersion } from './version-words.ts';

/** Which two versions are compared, and at which part of the comparison the reader is. */
export function useChosenVersions(all: readonly FileVersion[], asked: string | null) {
  const versions = all.filter((version) => version.version !== undefined);
  const newest = findNewest(versions);
  // Null follows what is being written: the newest version, and the one before the chosen.
  const [newId, setNewId] = useState(asked);
  const [oldId, setOldId] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const newer = versions.find((version) => version.id === newId) ?? newest;
  const older = versions.find((version) => version.id === oldId) ?? findBefore(versions, newer);
  return {
    /** Those with a text; kept files have none to compare. */
    versions,
    newest,
    newer,
    /** Undefined where the chosen version is the first: it is shown as it was. */
    older,
    at,
    setAt,
    /** Compares a version with the one before it. */
    choose: (id: string | null): void => {
      setNewId(id);
      setOldId(null);
      setAt(0);
    },
    /** Follows the newest version again, unless another than this one has been chosen meanwhile. */
    leave: (id: string): void => {
      setNewId((chosen) => (chosen === id ? null : chosen));
      setOldId(null);
      setAt(0);
    },
    setNewer: setNewId,
    setOlder: (id: string | null): void => {
      setOldId(id);
      setAt(0);
    },
  };
}

export type ChosenVersions = ReturnType<typeof useChosenVersions>;
