export { completeCitation } from './citations.ts';
export { completeFile, completeFootnote, completeSection, completeWikiLink } from './links.ts';
export { completeInsertion } from './slash.ts';
export { completeTex } from './tex.ts';
export { completeCodeLanguage, completeEmoji, completeFrontMatter, completeFrontMatterFile } from './words.ts';
