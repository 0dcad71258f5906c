import { defineTexts } from '../define-texts.tsx';

/** Uploads whose names are taken. */
export const { t } = defineTexts('conflicts', {
  title: '{name} is already in this folder',
  text: 'Replacing merges your changes into the current text. What others have written since you downloaded it stays; where they changed the same words, yours become suggestions. The old text stays in the version history.',
  bytes: 'Replacing keeps the old content in the version history, where it counts as used storage.',
  all: 'Do the same for the other {count, plural, one {file} other {# files}}',
  unknownTitle: 'Which version of {name} is this?',
  unknownText:
    'Others have written in {name}, and your file does not match any of its versions. Keep both and compare them, or replace the whole text. The current text stays in the version history.',
  replaceAll: 'Replace everything',
  keepBoth: 'Keep both',
});
