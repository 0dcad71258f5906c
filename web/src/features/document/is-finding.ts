/** Somebody is typing what to find. The match is selected then, but not for anything to be done with it. */
export const isFinding = (): boolean => document.activeElement?.closest('.cm-search') != null;
