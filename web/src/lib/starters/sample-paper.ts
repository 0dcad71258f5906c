/** The sample paper: a short true paper that shows on one page what the product does. */

export const SAMPLE_FOLDER = 'Sample paper';
export const SAMPLE_PAPER = `${SAMPLE_FOLDER}/coastline.md`;

const TEXT = String.raw`---
title: How long is a coastline?
author:
  - Your name
abstract: |
  The shorter the ruler, the longer the coast. We repeat a classic measurement with three rulers and find the exponent that Richardson and Mandelbrot described. This is a sample paper: change anything, export it, or throw it away.
bibliography: references.bib
---

# Introduction

A map gives the length of a coast to the kilometre, yet there is no such number. Richardson noticed that countries disagree about the border they share [@richardson1961], and Mandelbrot explained why [@mandelbrot1967; see also @mandelbrot1982, ch. 5]: each smaller ruler finds new bays to follow.

<!-- Text like this is for you and your co-authors: it is never printed. Select a sentence and press the speech bubble above to comment on it. -->

# Measurements

We walked a divider along a map of Great Britain. @tbl:lengths lists the result for three rulers, and @fig:slope shows the same three points on logarithmic axes.

| Ruler (km) | Steps | Length (km) |
| :--------: | :---: | :---------: |
|    200     |  12   |    2,400    |
|    100     |  28   |    2,800    |
|     50     |  68   |    3,400    |

: The length of the coast of Great Britain, by ruler. {#tbl:lengths}

![The three measurements, and the line through the first and the last.](slope.svg){#fig:slope}

# A law, and its exponent

The points lie close to a straight line, so the length $L$ depends on the ruler $r$ as a power:

$$
L(r) = c \, r^{1-D}
$$ {#eq:law}

From the first and the last row of @tbl:lengths, @eq:law gives

$$
D = 1 + \frac{\ln (3400 / 2400)}{\ln (200 / 50)} \approx 1.25,
$$

the value that Mandelbrot quotes for the west coast of Britain.[^1]

[^1]: A straight line has $D = 1$; the more ragged a coast is, the closer $D$ comes to 2.

# Try it

- [ ] Click into **this word**: its marks appear while the caret is inside, and go when it leaves.
- [ ] Change a number in the table.
- [ ] Press **Export** for a PDF, and show it beside the text.
- [ ] Open **History** to see who wrote what, and to bring back any version.
- [ ] Invite someone to a group, and write in the same paragraph at the same time.

# References
`;

const REFERENCES = `@article{mandelbrot1967,
  author  = {Mandelbrot, Benoît B.},
  title   = {How Long Is the Coast of {Britain}? Statistical Self-Similarity and Fractional Dimension},
  journal = {Science},
  volume  = {156},
  number  = {3775},
  pages   = {636--638},
  year    = {1967},
  doi     = {10.1126/science.156.3775.636}
}

@book{mandelbrot1982,
  author    = {Mandelbrot, Benoît B.},
  title     = {The Fractal Geometry of Nature},
  publisher = {W. H. Freeman},
  address   = {San Francisco},
  year      = {1982}
}

@article{richardson1961,
  author  = {Richardson, Lewis F.},
  title   = {The Problem of Contiguity: An Appendix to {Statistics} of Deadly Quarrels},
  journal = {General Systems Yearbook},
  volume  = {6},
  pages   = {139--187},
  year    = {1961}
}
`;

/** Log-log axes: 50 to 200 km across, 2,300 to 3,500 km up. */
const FIGURE = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="320" viewBox="0 0 560 320" font-family="sans-serif" font-size="14">
  <rect width="560" height="320" fill="#ffffff"/>
  <path d="M80 30V260H520" fill="none" stroke="#5b6472"/>
  <path d="M120 55.6L480 245" stroke="#2b4b8f" stroke-width="2"/>
  <g fill="#2b4b8f"><circle cx="120" cy="55.6" r="6"/><circle cx="300" cy="161" r="6"/><circle cx="480" cy="245" r="6"/></g>
  <g fill="#1d2430" text-anchor="middle"><text x="120" y="284">50</text><text x="300" y="284">100</text><text x="480" y="284">200</text><text x="300" y="308">Ruler (km)</text></g>
  <g fill="#1d2430" text-anchor="end"><text x="72" y="60">3,400</text><text x="72" y="166">2,800</text><text x="72" y="250">2,400</text></g>
  <text x="18" y="152" fill="#1d2430" text-anchor="middle" transform="rotate(-90 18 152)">Length (km)</text>
</svg>
`;

/** Paths below the root of a workspace. */
export const SAMPLE_FILES: readonly { readonly path: string; readonly text: string }[] = [
  { path: SAMPLE_PAPER, text: TEXT },
  { path: `${SAMPLE_FOLDER}/references.bib`, text: REFERENCES },
  { path: `${SAMPLE_FOLDER}/slope.svg`, text: FIGURE },
];
