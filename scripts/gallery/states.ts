import { ADMINISTRATION } from './states/administration.ts';
import { BESIDE_TEXT } from './states/beside-text.ts';
import { COMPANY } from './states/company.ts';
import { DESK } from './states/desk.ts';
import { EDITOR } from './states/editor.ts';
import { GUESTS } from './states/guests.ts';
import { LOADING } from './states/loading.ts';
import { MAILS } from './states/mails.ts';
import { OTHER_LANGUAGES } from './states/languages.ts';
import { REFERENCES } from './states/references.ts';
import { SHARING } from './states/sharing.ts';
import type { State } from './states/state.ts';
import { WORKSPACE } from './states/workspace.ts';

/** Every screen of the product in the states that people encounter. */
export const STATES: readonly State[] = [
  ...GUESTS,
  ...DESK,
  ...WORKSPACE,
  ...SHARING,
  ...EDITOR,
  ...COMPANY,
  ...BESIDE_TEXT,
  ...REFERENCES,
  ...ADMINISTRATION,
  ...LOADING,
  ...MAILS,
  ...OTHER_LANGUAGES,
];
