import type { CompletionContext } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';

export function isInside(context: Pick<CompletionContext, 'state' | 'pos'>, name: RegExp): boolean {
  for (let node = syntaxTree(context.state).resolveInner(context.pos, -1); ; node = node.parent) {
    if (name.test(node.name)) return true;
    if (!node.parent) return false;
  }
}
