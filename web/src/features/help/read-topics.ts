import { language } from '../../lib/language.ts';
import { topics as english } from './topics/en.ts';
import type { Topics } from './topics/topics.ts';

const others = import.meta.glob<{ topics: Topics }>(['./topics/??.ts', '!./topics/en.ts']);

// In English if it cannot be loaded: better than no help.
const translation = await others[`./topics/${language}.ts`]?.().catch(() => undefined);

/** The help in the language of the page. Its texts are too long for the file that every page loads. */
export const topics: Topics = translation?.topics ?? english;
