import { defineTexts } from '../define-texts.tsx';

/** What became of uploads that were merged into texts. */
export const { t } = defineTexts('merging', {
  title: '{count, plural, one {{name} has been merged} other {# files have been merged}}',
  sum: '{count, plural, =0 {Nothing} one {# change} other {# changes}} merged, {held, plural, one {# needs} other {# need}} a look.',
  all: '{count, plural, one {# change} other {# changes}} merged. Nothing needs a look.',
  nothingNew: 'The text already has everything that you changed in your file.',
  basisGiven: 'Your file was compared with the version you had, of {time}.',
  basisGivenFirst: 'Your file was compared with the version you had, the first one.',
  basisMatched:
    'It is not known which version your file comes from. It was compared with the one most like it, of {time}.',
  basisMatchedFirst:
    'It is not known which version your file comes from. It was compared with the one most like it, the first.',
  basisPresent: 'Others were writing while your file was on its way.',
  held: '{count, plural, one {Somebody has} other {Others have}} changed the same words. The text was left as it is, and yours {count, plural, one {is a suggestion} other {are suggestions}} there:',
  line: 'Line {line}',
  nothing: 'nothing',
  deleted: 'deleted in your file',
  more: 'and {count, plural, one {# more place} other {# more places}}, all marked in the text.',
  stale:
    '{count, plural, one {Your own file does} other {Your own files do}} not have what others wrote. Download {count, plural, one {it} other {them}} again before you go on.',
  download: 'Download',
});
