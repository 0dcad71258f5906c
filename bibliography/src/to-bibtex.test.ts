import { expect, test } from 'vitest';
import { toBibtex } from './to-bibtex.ts';

test('dates, journals and types of biblatex get the names that BibTeX knows; all else stays', () => {
  const before = `% mine
@string{cj = "The Computer Journal"}
@article{a,
  author = {Müller, Åse},
  date = {2024-05-03},
  journaltitle = cj,
  pages = {1--9},
}
@Thesis{b, institution = {Radcliffe}, date = "1925", type = {phdthesis}}
@thesis{c, institution={Bergen}, type={mathesis}, year={1990}, date={1991-02}}
@article{d, journal = {Nature}, year = 1984, month = feb}
@report{e, location = {Oslo}, date = {2020/2021}}
`;
  expect(toBibtex(before)).toBe(`% mine
@string{cj = "The Computer Journal"}
@article{a,
  author = {Müller, Åse},
  year = {2024}, month = may,
  journal = cj,
  pages = {1--9},
}
@phdthesis{b, school = {Radcliffe}, year = {1925}, type = {phdthesis}}
@mastersthesis{c, school={Bergen}, type={mathesis}, year={1990}, date={1991-02}}
@article{d, journal = {Nature}, year = 1984, month = feb}
@techreport{e, address = {Oslo}, year = {2020}}
`);
});

test('a file of BibTeX stays as it is', () => {
  const text = '@book{a, title = {X}, year = {1984}}\n@article{b, date = {n.d.}';
  expect(toBibtex(text)).toBe(text);
});
