import { useState } from 'react';
import { findBefore, findNewest, type FileVersion } from './version-words.ts';

/** State of a comparison: its two versions, and the part the reader is at. */
export function useChosenVersions(all: readonly FileVersion[], asked: string | null) {
  const versions = all.filter((version) => version.version !== undefined);
  const newest = findNewest(versions);
  // Null follows the text as it is being written: the newest version, compared with the one before it.
  const [newId, setNewId] = useState(asked);
  const [oldId, setOldId] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const newer = versions.find((version) => version.id === newId) ?? newest;
  const older = versions.find((version) => version.id === oldId) ?? findBefore(versions, newer);
  return {
    /** Versions of the text; kept binary files cannot be compared. */
    versions,
    newest,
    newer,
    /** Undefined if the chosen version is the first, which is shown as it was. */
    older,
    at,
    setAt,
    /** Compares a version with the one before it. */
    choose: (id: string | null): void => {
      setNewId(id);
      setOldId(null);
      setAt(0);
    },
    /** Follows the newest version again, unless another version has been chosen in the meantime. */
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
