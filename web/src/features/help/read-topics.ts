import { language } from '../../lib/language.ts';
import { synonyms as englishSynonyms, topics as englishTopics } from './topics/en.ts';
import type { Synonyms, Topics } from './topics/topics.ts';

const others = import.meta.glob<{ topics: Topics; synonyms: Synonyms }>(['./topics/??.ts', '!./topics/en.ts']);

// Falls back to English if the translation cannot be loaded.
const translation = await others[`./topics/${language}.ts`]?.().catch(() => undefined);

/** The help in the page's language. Its texts are too long for the catalogue that every page loads. */
export const { topics, synonyms } = translation ?? { topics: englishTopics, synonyms: englishSynonyms };
