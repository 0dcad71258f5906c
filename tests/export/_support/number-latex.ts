/**
 * LaTeX source with its references resolved and its captions numbered as LaTeX would do it: figures with their parts,
 * tables, listings, sections, and each row of a formula that is neither starred nor told to have no number.
 */
export function numberLatex(source: string): string {
  const numbers = new Map<string, string>();
  const body = numberBody(source.slice(source.indexOf('\\begin{document}')), readNames(source), numbers);
  return body
    .replaceAll(/~?\\ref\*?\{([^}]*)\}/gu, (all, label: string) => {
      return `${all.startsWith('~') ? ' ' : ''}${numbers.get(label) ?? '??'}`;
    })
    .replaceAll(/\\hyperref\[[^\]]*\]|\\emph(?=\{)|[{}]/gu, '')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('--', '–');
}

interface Names {
  readonly figure: string;
  readonly table: string;
  readonly codelisting: string;
}

function readNames(source: string): Names {
  const named = (name: string): string | undefined =>
    new RegExp(`\\\\renewcommand\\{\\\\${name}\\}\\{([^}]*)\\}`, 'u').exec(source)?.[1];
  return {
    figure: named('figurename') ?? 'Figure',
    table: named('tablename') ?? 'Table',
    codelisting: /\\floatname\{codelisting\}\{([^}]*)\}/u.exec(source)?.[1] ?? 'Listing',
  };
}

const TOKEN =
  /\\(section|subsection)\{|\\begin\{(figure|subfigure|longtable|table|codelisting|equation|align)\}|\\end\{(figure|subfigure|longtable|table|codelisting|equation|align)\}|\\(caption)(?=\{)|\\label\{([^}]*)\}|\\(notag)|\\(\\)/gu;

function numberBody(source: string, names: Names, numbers: Map<string, string>): string {
  const counts = { figure: 0, table: 0, codelisting: 0, equation: 0, section: 0, subsection: 0 };
  let part = 0;
  let current = '';
  const open: string[] = [];
  /** Whether the row so far will have a number. */
  let row = true;
  let labels: string[] = [];
  const endRow = (): void => {
    if (row) {
      counts.equation += 1;
      for (const label of labels) numbers.set(label, String(counts.equation));
    }
    row = true;
    labels = [];
  };
  const inMath = (): boolean => open.at(-1) === 'equation' || open.at(-1) === 'align';
  return source.replaceAll(TOKEN, (all, section, begin, end, caption, label, notag, newRow) => {
    if (section === 'section') {
      counts.section += 1;
      counts.subsection = 0;
      current = String(counts.section);
    } else if (section === 'subsection') {
      counts.subsection += 1;
      current = `${counts.section}.${counts.subsection}`;
    } else if (begin) {
      open.push(begin);
      if (begin === 'figure') part = 0;
      if (begin === 'equation' || begin === 'align') [row, labels] = [true, []];
    } else if (end) {
      if (inMath()) endRow();
      open.pop();
    } else if (caption) return all + nameCaption();
    else if (label && inMath()) labels.push(label);
    else if (label) numbers.set(label, current);
    else if (notag) row = false;
    else if (newRow && inMath()) endRow();
    return all;
  });

  /** A panel's number is that of its caption, which comes after its parts. */
  function nameCaption(): string {
    const kind = open.at(-1);
    if (kind === 'subfigure') {
      part += 1;
      current = `${counts.figure + 1}${String.fromCharCode(96 + part)}`;
      return `(${String.fromCharCode(96 + part)})`;
    }
    const name = kind === 'longtable' ? 'table' : (kind as 'figure' | 'table' | 'codelisting');
    counts[name] += 1;
    current = String(counts[name]);
    return `${names[name]} ${current}`;
  }
}
