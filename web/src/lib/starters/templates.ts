import { language } from '../language.ts';
import { pages as english } from './pages/en.ts';
import type { Pages } from './pages/pages.ts';

/** Templates for new documents. */
export const TEMPLATES = ['blank', 'article', 'chapter', 'notes'] as const;
export type Template = (typeof TEMPLATES)[number];

interface Start {
  /** Lines of front matter in addition to the title. */
  readonly head: readonly string[];
  readonly body: string;
}

const others = import.meta.glob<{ pages: Pages }>(['./pages/??.ts', '!./pages/en.ts']);
const translation = await others[`./pages/${language}.ts`]?.().catch(() => undefined);

/** In the language of the page; English if that cannot be loaded. */
export const pages: Pages = translation?.pages ?? english;

/**
 * The text of a template, without the title.
 *
 * @param author The display name of the user who creates the document.
 * @param today The local date, as YYYY-MM-DD.
 */
export function fillTemplate(template: Template, author: string, today: string, written: Pages = pages): Start {
  if (template === 'blank') return { head: [], body: '' };
  const about = template === 'notes' ? [`date: ${today}`] : ['author:', `  - ${JSON.stringify(author)}`];
  const head = written.language === null ? about : [...about, `lang: ${written.language}`];
  return { head, body: written[template] };
}
