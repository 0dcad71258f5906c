export const SAMPLE_NAME = 'sample.md';

/** The text for trying a profile if no file is chosen: a little of everything, without needing other files. */
export const SAMPLE_DOCUMENT = `---
title: A sample of everything
author:
  - name: Ada Sample
    affiliation: Institute of Examples
date: 2026-01-15
lang: en-GB
abstract: This text shows what an export profile makes of headings, lists, tables, formulas, notes and citations.
references:
  - id: knuth1984
    type: book
    author: [{ family: Knuth, given: Donald E. }]
    title: The TeXbook
    publisher: Addison-Wesley
    issued: { date-parts: [[1984]] }
---

# Text

Plain text with *emphasis*, **strength**, \`code\`, a [link](https://example.org) and a footnote.[^1]
A citation stands in brackets [@knuth1984, p. 3]; @knuth1984 may also be part of the sentence.

[^1]: The note itself.

- A list
- with two entries

> A quotation of one sentence.

# A table, a formula and code

| Quantity | Unit | Value |
|:---------|:----:|------:|
| Length   |  m   |  1.25 |
| Mass     |  kg  | 80.00 |

: A small table.

The area under a Gaussian is

$$\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}.$$

\`\`\`python
def area(width: float, height: float) -> float:
    return width * height
\`\`\`

# References
`;
