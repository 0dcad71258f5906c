import { defineTexts } from '../define-texts.tsx';

/** The card of a folder’s paper. */
export const { t } = defineTexts('paperHead', {
  export: 'Export',
  open: 'Open',
  openNamed: 'Open {title}',
  citationsFound:
    '{missing, plural, =0 {{cited, plural, one {# citation} other {All # citations found}}} other {{cited, plural, one {Citation missing} other {{missing} of # citations missing}}}}',
  upToDate: 'up to date',
  outOfDate: 'out of date',
});
