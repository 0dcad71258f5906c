const AUTHORS = [
  'Knuth, Donald E.',
  'van der Walt, St{\\\'e}fan J. and de la Cruz, Ana and M{\\"u}ller, J{\\"u}rgen',
  '{World Health Organization}',
  'Li, Wei and Li, Na',
  "O'Neil, Mary and Smith, John and Roe, R. and Lee, A. and Wu, B. and Kim, C. and Cohen, D. and Novák, E.",
  'Plato',
  'García Márquez, Gabriel and others',
];
const TITLES = [
  'Effects of {CO$_2$} on growth: a study of 12 forests',
  'The {DNA} of \\emph{E. coli} and its Neighbours',
  '{"Quoted" words} in titles? An answer',
  'pH and the iPhone in Headline Case for All of Us',
  'Über die Grundlagen der {Quantentheorie}',
  'A {McDonald} approach to $\\alpha$-stable processes \\& noise',
  "L'analyse des données -- une introduction",
  'Trees',
];
const FORMS: readonly string[] = [
  'article|journal = {Journal of Forests}, volume = {12}, number = {3}, pages = {101--117}, doi = {10.1000/abc.1}',
  'article|journaltitle = {Nature}, volume = {585}, pages = {e12}, date = {2020-09-16}, url = {https://example.org/a_b}',
  'book|publisher = {Cambridge University Press}, address = {Cambridge}, edition = {2}, isbn = {978-0-521-00000-1}',
  'incollection|booktitle = {The {Handbook} of Trees}, editor = {Roe, Richard and Doe, Jane}, publisher = {Springer}, pages = {1-20}',
  'inproceedings|booktitle = {Proceedings of the 5th {ICML}}, series = {LNCS}, volume = {99}, publisher = {ACM}, pages = {5--9}',
  'phdthesis|school = {University of Ghent}, address = {Ghent}',
  'techreport|institution = {NASA}, number = {TR-12}, type = {Technical Report}',
  'online|url = {https://example.org/page}, urldate = {2024-02-03}',
  'misc|howpublished = {arXiv preprint}, eprint = {1706.03762}, eprinttype = {arxiv}',
  'software|version = {1.4.2}, publisher = {Zenodo}, doi = {10.5281/zenodo.1}',
  'unpublished|note = {Submitted}',
];

/** 55 works of eleven types, with names, titles and dates that programs interpret differently. */
export function makeWorks(): string {
  const entries = FORMS.flatMap((form, row) =>
    Array.from({ length: 5 }, (_one, column) => {
      const at = row * 5 + column;
      const [type, fields] = form.split('|') as [string, string];
      const author = AUTHORS[(at * 3) % AUTHORS.length]!;
      const title = TITLES[(at * 5) % TITLES.length]!;
      // Some have no year; some share author and year.
      const year = at % 13 === 12 || fields.includes('date = {20') ? '' : `, year = {${1990 + (at % 4)}}`;
      return `@${type}{work${at},\n  author = {${author}},\n  title = {${title}}${year},\n  ${fields}\n}\n`;
    }),
  );
  return entries.join('\n');
}

export interface PaperFacts {
  readonly style: string;
  readonly lang: string;
}

/** A paper that cites all of them in the usual ways, some again, some in footnotes. */
export function makePaper({ style, lang }: PaperFacts): string {
  const ways = [
    (at: number) => `Some say so [@work${at}].`,
    (at: number) => `As @work${at} shows, it is so.`,
    (at: number) => `It is known [see @work${at}, ${33 + at}; also -@work${(at + 7) % 55}].`,
    (at: number) => `A word[^n${at}] more.\n\n[^n${at}]: See [@work${at}, 4] and @work${(at + 1) % 55}.`,
    (at: number) => `Twice [@work${at}] and again [@work${at}, 12-13].`,
    (at: number) => `Here @work${at} [9] is *cited* with [@work${at}; @work${(at + 3) % 55}; @work${(at + 9) % 55}].`,
  ];
  const paragraphs = Array.from({ length: 55 }, (_one, at) => ways[at % ways.length]!(at));
  return `---\nbibliography: works.bib\ncsl: ${style}\nlang: ${lang}\n---\n\n${paragraphs.join('\n\n')}\n`;
}
