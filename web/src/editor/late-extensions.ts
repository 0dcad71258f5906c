import type { Extension } from '@codemirror/state';
import { contextMenu } from './context-menu/context-menu.ts';
import { pasting } from './paste/paste.ts';

/** What Markdown is edited with that changes nothing on the screen: loaded once the text is drawn. */
export const lateExtensions: Extension = [pasting, contextMenu];
