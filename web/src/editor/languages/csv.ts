import { LanguageSupport, StreamLanguage } from '@codemirror/language';

const columnStyles = ['keyword', 'string', 'typeName', 'number', 'propertyName', 'labelName'];

/** Colours each column of comma, semicolon or tab separated values. */
export function csv(): LanguageSupport {
  return new LanguageSupport(
    StreamLanguage.define<{ column: number; quoted: boolean }>({
      name: 'csv',
      startState: () => ({ column: 0, quoted: false }),
      token(stream, state) {
        if (stream.sol() && !state.quoted) state.column = 0;
        const style = columnStyles[state.column % columnStyles.length]!;
        if (state.quoted || stream.eat('"')) {
          state.quoted = !stream.match(/^(?:[^"]|"")*"/);
          if (state.quoted) stream.skipToEnd();
          return style;
        }
        if (stream.eat(/[,;\t]/)) {
          state.column++;
          return 'punctuation';
        }
        if (!stream.match(/^[^,;\t"]+/)) stream.next();
        return style;
      },
      copyState: (state) => ({ ...state }),
    }),
  );
}
