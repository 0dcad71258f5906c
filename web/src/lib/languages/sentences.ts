import type { ERRORS, ErrorCode } from '@scriptorium/contract/errors.ts';
import type { KeyHelp } from '@scriptorium/contract/rules/defaults-keys.ts';
import type { Template } from '@scriptorium/contract/said.ts';
import type { REFUSALS } from './refusals.ts';

/**
 * Sentences that the server and the editor send whole and in English. Pages translate them where they are shown, keyed
 * by the English sentence.
 */
export const OTHER_SENTENCES = [
  'The server did not answer. Check your connection and try again.',
  'Something went wrong.',
  'The server does not know this call. If it has just been updated, reload the page.',
  'Loading…',
  'Saved',
  'Saving…',
  'Offline. Your changes are kept on this device.',
  'Offline. Your changes are not kept on this device.',
  'Not opened yet. Trying again…',
  'The server cannot save right now. Your changes are kept on this device.',
  'The server cannot save right now. Your changes are not kept on this device.',
  'Storage is full. Your changes are kept on this device until there is room.',
  'Storage is full. Your changes are not kept on this device until there is room.',
  'You have been logged out. Log in to save your changes.',
  'You no longer have access. You can copy your text.',
  'This document was deleted. You can keep a copy.',
  'This document changed elsewhere and was merged. Compare.',
  'This citation style could not be read, so another one is shown here',
  'There is no such citation style, neither in the workspace nor among those that come with this server',
  'There are too many citations to show them exactly as exports print them.',
  'It is not valid JSON: open it to see where.',
  'It is not valid YAML: open it to see where.',
] as const;

export type Sentences = Readonly<
  Record<
    | (typeof ERRORS)[ErrorCode]['message']
    | (typeof OTHER_SENTENCES)[number]
    | (typeof REFUSALS)[number]
    | Template
    | KeyHelp,
    string
  >
>;
