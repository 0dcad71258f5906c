import { defineTexts } from '../define-texts.tsx';

/** Bringing a document back that somebody edited in Word. */
export const { t } = defineTexts('word-return', {
  card: 'Edited in Word?',
  cardHint:
    'Changes and comments made in an exported Word file come back as suggestions and comments. You can also drop the file on the text.',
  open: 'Bring back from Word…',
  title: 'Bring back from Word',
  chooseHint: 'Choose the Word file that was exported from this document and edited since.',
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another file',
  sending: 'Sending {name}…',
  comparing: 'Comparing {name} with the version it was exported from…',
  adding: 'Adding suggestions…',
  stopping: 'Cancelling: checking whether anything was added…',
  cancelled: 'Cancelled. Nothing was added.',
  addedBefore: 'Everything was added before it could be cancelled. You can withdraw the suggestions beside the text.',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  oneFile: 'Only one Word file can be brought back at a time.',
  failed: 'This file could not be brought back:',
  baseFirst: 'Compared with the version it was exported from, the first one.',
  base: 'Compared with the version it was exported from, of {time}.',
  guessFirst: 'The file does not say which version it was exported from. The first version is the closest match.',
  guess: 'The file does not say which version it was exported from. The one of {time} is the closest match.',
  found:
    '{changes, plural, =0 {No changes} one {# change} other {# changes}} and {comments, plural, =0 {no comments} one {# comment} other {# comments}}',
  nothing: 'There is nothing to add: everything in the file is already in the document.',
  people: 'By',
  nobody: 'Not tracked in Word',
  ofPerson:
    '{changes, plural, =0 {} one {# change} other {# changes}}{both, select, yes {, } other {}}{comments, plural, =0 {} one {# comment} other {# comments}}',
  same: '{count, plural, one {# change is} other {# changes are}} in the document already.',
  formulas:
    '{count, plural, one {# formula} other {# formulas}} could not be compared: another program rewrote or removed them. No changes to them are suggested.',
  decided:
    '{count, plural, one {# suggestion was} other {# suggestions were}} accepted or rejected in Word. Decide on them here.',
  unplaced:
    '{count, plural, one {# change} other {# changes}} could not be placed in the text and will not be added. Copy what you need:',
  moreUnplaced: 'and {count} more',
  removed: 'Removed:',
  added: 'Added:',
  near: 'Near “{near}”',
  generated: 'In text that the export generates, such as a citation or a number',
  structure: 'In a table or another part that cannot be changed word by word',
  formula: 'A formula',
  picture: 'An image',
  formatting: 'Bold, italic or other formatting that cannot be written there',
  becameHeading: 'Turned into a heading, or one of another level, where the text cannot have one',
  becameItem: 'Turned into a list item, or moved to another list or level, where the text cannot have one',
  becameText: 'Turned into a plain paragraph, where the text cannot have one',
  unknownPlace: 'The place could not be found',
  add: '{count, plural, =0 {Add} other {Add as suggestions}}',
  addComments: 'Add comments',
  wasAdded:
    '{suggestions, plural, =0 {} one {# suggestion} other {# suggestions}}{both, select, yes { and } other {}}{comments, plural, =0 {} one {# comment} other {# comments}} {total, plural, one {was} other {were}} added.',
  nothingAdded: 'Nothing was added: it is all in the document already.',
  known: 'This file was brought back before. Nothing was added a second time.',
  fromFile: 'From the file',
  inWord: 'in Word · brought back by {name}',
});
