import { t } from '../../lib/texts/editor.ts';

/** Explains a YAML parser error and how to fix it; the parser's own message if there is no plainer one. */
export function explainYaml(code: string, message: string): string {
  const sign = / (?:character|and end with a) (\S)$/u.exec(message)?.[1] ?? '';
  switch (code) {
    case 'BAD_INDENT':
      return sign === '' ? t('yamlIndent') : t('yamlUnclosed', { sign });
    case 'BLOCK_AS_IMPLICIT_KEY':
      return t('yamlColon');
    case 'MISSING_CHAR':
      return /quote$/u.test(message) ? t('yamlQuote') : t('yamlNoColon');
    case 'MULTILINE_IMPLICIT_KEY':
      return t('yamlNoColon');
    case 'TAB_AS_INDENT':
      return t('yamlTab');
    case 'DUPLICATE_KEY':
      return t('yamlTwice');
    case 'BAD_SCALAR_START':
      return t('yamlStart', { sign });
    case 'BAD_DQ_ESCAPE':
      return t('yamlEscape');
    case 'UNEXPECTED_TOKEN':
      return t('yamlUnexpected');
    default:
      return t('yamlOther', { message });
  }
}
