import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { codeLanguages } from '../languages/code-languages.ts';
import { surroundings } from '../surroundings.ts';
import { t } from '../../lib/texts/editor.ts';
import { isInside } from './is-inside.ts';

/** Front matter keys read by pandoc, its templates and this editor. */
const frontMatterKeys: readonly (readonly [string, string])[] = [
  ['title', t('keyTitle')],
  ['subtitle', t('keySubtitle')],
  ['author', t('keyAuthor')],
  ['authors', t('keyAuthors')],
  ['affiliations', t('keyAffiliations')],
  ['date', t('keyDate')],
  ['abstract', t('keyAbstract')],
  ['keywords', t('keyKeywords')],
  ['tags', t('keyKeywords')],
  ['lang', t('keyLang')],
  ['bibliography', t('keyBibliography')],
  ['csl', t('keyCsl')],
  ['nocite', t('keyNocite')],
  ['link-citations', t('keyLinkCitations')],
  ['reference-section-title', t('keyReferenceSectionTitle')],
  ['toc', t('keyToc')],
  ['numbersections', t('keyNumbersections')],
  ['documentclass', t('keyDocumentclass')],
  ['geometry', t('keyGeometry')],
  ['fontsize', t('keyFontsize')],
  ['papersize', t('keyPapersize')],
  ['header-includes', t('keyHeaderIncludes')],
];

const emoji: readonly (readonly [string, string])[] = [
  ['smile', '😄'],
  ['grin', '😁'],
  ['joy', '😂'],
  ['wink', '😉'],
  ['thinking', '🤔'],
  ['cry', '😢'],
  ['heart', '❤️'],
  ['thumbsup', '👍'],
  ['thumbsdown', '👎'],
  ['clap', '👏'],
  ['wave', '👋'],
  ['pray', '🙏'],
  ['eyes', '👀'],
  ['fire', '🔥'],
  ['rocket', '🚀'],
  ['tada', '🎉'],
  ['star', '⭐'],
  ['sparkles', '✨'],
  ['bulb', '💡'],
  ['bug', '🐛'],
  ['warning', '⚠️'],
  ['x', '❌'],
  ['check', '✅'],
  ['question', '❓'],
  ['exclamation', '❗'],
  ['memo', '📝'],
  ['book', '📖'],
  ['books', '📚'],
  ['chart', '📈'],
  ['microscope', '🔬'],
  ['test_tube', '🧪'],
  ['dna', '🧬'],
  ['computer', '💻'],
  ['calendar', '📅'],
  ['clock', '🕐'],
  ['hourglass', '⏳'],
  ['link', '🔗'],
  ['lock', '🔒'],
  ['key', '🔑'],
  ['pushpin', '📌'],
  ['arrow_right', '➡️'],
  ['arrow_left', '⬅️'],
  ['earth', '🌍'],
  ['sun', '☀️'],
  ['coffee', '☕'],
  ['100', '💯'],
];

export function completeFrontMatter(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^[\w-]*/m);
  if (!before || context.state.doc.lineAt(context.pos).from !== before.from || !isInside(context, /^FrontMatter/))
    return null;
  if (before.text === '' && !context.explicit) return null;
  return {
    from: before.from,
    options: frontMatterKeys.map(([label, detail]) => ({ label, detail, apply: `${label}: ` })),
    validFor: /^[\w-]*$/,
  };
}

/** The key of the value being typed: on its line, or above the list it is in. */
function readKey(context: CompletionContext, before: string): string | null {
  const own = /^([\w-]+)[ \t]*:[ \t]/.exec(before);
  if (own) return own[1]!;
  if (!/^[ \t]*-[ \t]/.test(before)) return null;
  const { doc } = context.state;
  for (let number = doc.lineAt(context.pos).number - 1; number > 0; number -= 1) {
    const line = doc.line(number).text;
    if (!/^[ \t]*-[ \t]/.test(line)) return /^([\w-]+)[ \t]*:[ \t]*$/.exec(line)?.[1] ?? null;
  }
  return null;
}

const works = /\.(?:bib|bibtex|json|ya?ml)$/i;

/** `csl:` and `bibliography:`: workspace files, and bundled styles. */
export async function completeFrontMatterFile(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/^.*$/m);
  const key = before && readKey(context, before.text);
  if (!before || (key !== 'csl' && key !== 'bibliography') || !isInside(context, /^FrontMatter/)) return null;
  const typed = /[^\s"'[,:]*$/.exec(before.text)![0];
  const files = await context.state.facet(surroundings).assets.listFiles();
  if (context.aborted) return null;
  const wanted = key === 'csl' ? /\.csl$/i : works;
  const options: Completion[] = files.filter((file) => wanted.test(file)).map((label) => ({ label, boost: 1 }));
  if (key === 'csl') {
    for (const [label, detail] of Object.entries(INCLUDED_STYLES))
      if (!files.includes(label)) options.push({ label, detail });
  }
  return { from: context.pos - typed.length, options, validFor: /^[^\s"'[,:]*$/ };
}

export function completeCodeLanguage(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^[ \t]*(?:```+|~~~+)[ \t]*\{?\.?[\w+#-]*/m);
  if (!before || !/^[ \t]*(?:```|~~~)/.test(before.text)) return null;
  const typed = /[\w+#-]*$/.exec(before.text)![0];
  const options = codeLanguages.map(({ name, alias }) => ({
    label: alias.find((word) => word.length > 2) ?? name.toLowerCase(),
    detail: name,
  }));
  return {
    from: context.pos - typed.length,
    options: options.map((option) =>
      /^[\w+#-]+$/.test(option.detail) ? { ...option, label: option.detail.toLowerCase() } : option,
    ),
    validFor: /^[\w+#-]*$/,
  };
}

export function completeEmoji(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/(?:^|[\s(])?:[a-z0-9_]+/);
  if (!before || isInside(context, /Code|Math|URL|^FrontMatter|^Citation/)) return null;
  const colon = before.from + before.text.indexOf(':');
  if (
    colon > 0 &&
    /\S/.test(context.state.sliceDoc(colon - 1, colon)) &&
    !/[(\s]/.test(context.state.sliceDoc(colon - 1, colon))
  )
    return null;
  return {
    from: colon,
    options: emoji.map(([name, character]) => ({
      label: `:${name}:`,
      displayLabel: `${character} ${name}`,
      apply: character,
    })),
    validFor: /^:[a-z0-9_]*$/,
  };
}
