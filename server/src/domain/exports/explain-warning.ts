import { say, type Sentence } from '@scriptorium/contract/said.ts';
import { tidy } from './failures.ts';
import type { ExportLine } from './line.ts';
import { type Input, locate, locateSecond, type Place } from './locate.ts';
import { shorten } from './remarks.ts';

/** A pandoc warning, by its type in `Text.Pandoc.Logging`. */
export interface Warning {
  readonly type: string;
  readonly message: string;
  readonly verbosity: string;
}

interface Facts {
  readonly warning: Warning;
  readonly inputs: readonly Input[];
  /** The first group of a pattern in the message; empty if it does not match. */
  readonly quoted: (pattern: RegExp) => string;
  /** The line named by the message. */
  readonly place: Place;
}

type Explain = (facts: Facts) => ExportLine | undefined;

/** Explains a warning; undefined if it is of no interest to the writer. */
export function explainWarning(warning: Warning, inputs: readonly Input[]): ExportLine | undefined {
  const facts: Facts = {
    warning,
    inputs,
    quoted: (pattern) => pattern.exec(warning.message)?.[1] ?? '',
    place: placeOf(warning, inputs),
  };
  if (/Citeproc/.test(warning.type)) return explainCitation(facts);
  return (EXPLANATIONS[warning.type] ?? explainOther)(facts);
}

function placeOf({ message }: Warning, inputs: readonly Input[]): Place {
  const position = /line (\d+)/.exec(message);
  if (position === null) return {};
  const line = Number(position[1]);
  // Pandoc counts within a file but does not name it.
  const [only] = inputs;
  return inputs.length === 1 && only !== undefined ? { file: only.name, line } : { line };
}

const warn = (what: string | Sentence, place: Place = {}): ExportLine => ({
  level: 'warning',
  ...(typeof what === 'string' ? { message: what } : what),
  ...place,
});

const explainCitation: Explain = ({ warning, inputs, quoted }) => {
  const key = quoted(/citation (\S+) not found/);
  if (key === '') return warn(say('Citations: {why}', { why: warning.message }));
  return warn(
    say('The citation key @{key} is not in the bibliography. Correct the key, or add the source.', { key }),
    locate(inputs, `@${key}`),
  );
};

const explainOther: Explain = ({ warning, place }) =>
  warning.verbosity === 'WARNING' ? { level: 'info', message: tidy(warning.message), ...place } : undefined;

const asPandocSays: Explain = ({ warning, place }) => warn(tidy(warning.message), place);

const explainImage: Explain = ({ warning }) => warn(tidy(warning.message));

const explainSkipped: Explain = ({ warning, place }) =>
  warning.verbosity === 'WARNING'
    ? warn(say('Something that this format cannot take was left out: {why}', { why: shorten(warning.message) }), place)
    : undefined;

const explainLanguage: Explain = ({ warning, inputs, quoted }) => {
  const code = quoted(/translations for (\S+)/) || (/(\S+)\s*$/.exec(warning.message.trim())?.[1] ?? '');
  return warn(
    say('The language “{code}” in the front matter is not known. Use a code like “en-GB” or “de”.', { code }),
    locate(inputs, 'lang:'),
  );
};

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  BlockNotRendered: explainSkipped,
  CircularReference: asPandocSays,
  CouldNotConvertImage: explainImage,
  CouldNotConvertTeXMath: ({ inputs, quoted }) => {
    const code = quoted(/Could not convert TeX math (.*?)(?:, rendering|\n|$)/su);
    return warn(
      say(
        'A formula could not be read and is shown as its source: {code}. Look for a missing brace or an unknown command.',
        { code: shorten(code) },
      ),
      locate(inputs, code.trim().slice(0, 40)),
    );
  },
  CouldNotDetermineImageSize: explainImage,
  CouldNotFetchResource: ({ inputs, quoted }) => {
    const path = quoted(/resource (\S+)/).replace(/[.:]$/, '');
    return warn(
      /^https?:/.test(path)
        ? say(
            'The file {path} is on another server and was not fetched. Upload it to the workspace and use its path.',
            { path: shorten(path) },
          )
        : say('The file {path} was not found and was left out. Upload it, or correct the path.', {
            path: shorten(path),
          }),
      locate(inputs, path),
    );
  },
  CouldNotLoadIncludeFile: ({ inputs, quoted }) => {
    const path = quoted(/include file (\S+)/);
    return warn(
      say(
        'The file {path} that LaTeX includes here was not found. Choose it as a further file of this export instead.',
        { path: shorten(path) },
      ),
      locate(inputs, path.replace(/\.tex$/, '')),
    );
  },
  CouldNotLoadTranslations: explainLanguage,
  DuplicateAttribute: asPandocSays,
  DuplicateIdentifier: ({ inputs, quoted, place }) => {
    const id = quoted(/identifier '([^']+)'/);
    return warn(
      say('The label “{label}” is used twice; links lead to the first. Give one of them another label.', {
        label: id,
      }),
      // Pandoc reports the end of the block.
      locateSecond(inputs, `#${id}`) ?? place,
    );
  },
  DuplicateLinkReference: ({ quoted, place }) =>
    warn(
      say('The address of [{name}] is given twice. Delete one of the lines, or rename it.', {
        name: quoted(/reference '?\[?([^\]']+)/),
      }),
      place,
    ),
  DuplicateNoteReference: ({ quoted, place }) =>
    warn(
      say('The footnote [^{name}] is defined twice; the last one counts. Give one of them another name.', {
        name: quoted(/reference '([^']+)'/),
      }),
      place,
    ),
  InlineNotRendered: explainSkipped,
  InvalidLang: explainLanguage,
  NoTranslation: () => undefined,
  NoteDefinedButNotUsed: ({ quoted, place }) => {
    const id = quoted(/key '([^']+)'/);
    return warn(
      say('The footnote [^{id}] is defined but not used. Refer to it with [^{id}], or delete it.', { id }),
      place,
    );
  },
  ParsingUnescaped: asPandocSays,
  ReferenceNotFound: asPandocSays,
  SkippedContent: explainSkipped,
  UnclosedDiv: ({ place }) =>
    warn('The block that begins here with “:::” is not closed. Write “:::” on a line of its own where it ends.', place),
};
