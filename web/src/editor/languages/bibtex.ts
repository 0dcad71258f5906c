import { LanguageSupport, StreamLanguage } from '@codemirror/language';

interface State {
  depth: number;
  afterType: boolean;
  value: boolean;
}

/** Highlights BibTeX entries: type, key, field names, and values with their braces. */
export function bibtex(): LanguageSupport {
  return new LanguageSupport(
    StreamLanguage.define<State>({
      name: 'bibtex',
      startState: () => ({ depth: 0, afterType: false, value: false }),
      token(stream, state) {
        if (stream.eatSpace()) return null;
        if (state.depth === 0) {
          if (stream.match(/^@\w+/)) {
            state.afterType = true;
            return 'keyword';
          }
          if (stream.eat(/[{(]/)) {
            state.depth = 1;
            return 'bracket';
          }
          if (state.afterType) stream.next();
          else stream.skipToEnd();
          return 'comment';
        }
        if (state.afterType && stream.match(/^[^\s,{}]+(?=\s*,)/)) {
          state.afterType = false;
          return 'labelName';
        }
        if (stream.eat('{')) {
          state.depth++;
          return 'bracket';
        }
        if (stream.eat('}')) {
          state.depth--;
          if (state.depth <= 1) state.value = false;
          return 'bracket';
        }
        if (state.depth === 1 && stream.match(/^[\w-]+(?=\s*=)/)) return 'propertyName';
        if (state.depth === 1 && stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
        if (stream.eat(/[=,#]/)) return state.depth === 1 ? 'punctuation' : 'string';
        if (stream.match(/^\\(?:[A-Za-z]+|.)/)) return 'escape';
        if (stream.match(/^[^\s{}\\,=#"]+/)) return state.depth === 1 ? 'number' : 'string';
        stream.next();
        return state.depth === 1 ? null : 'string';
      },
      copyState: (state) => ({ ...state }),
      languageData: { closeBrackets: { brackets: ['{', '"', '('] } },
    }),
  );
}
