import type { Sample } from './sample.ts';

export const sample: Sample = {
  folder: 'Sample paper',
  file: 'coastline.md',
  axes: { ruler: 'Ruler (km)', length: 'Length (km)', lengths: ['3,400', '2,800', '2,400'] },
  text: String.raw`---
title: How long is a coastline?
author:
  - {author}
abstract: |
  The shorter the ruler, the longer the coast. We repeat a classic measurement with three rulers and find the exponent that Richardson and Mandelbrot described. This is a sample paper: change anything, export it, or delete it.
bibliography: references.bib
---

# Introduction

A map gives the length of a coast to the kilometre, yet there is no such number. Richardson noticed that countries disagree about the border they share [@richardson1961], and Mandelbrot explained why [@mandelbrot1967; see also @mandelbrot1982, ch. 5]: each smaller ruler finds new bays to follow.

<!-- Text like this is for you and your co-authors: it is never printed. Select a sentence and press the speech bubble to comment on it. -->

# Measurements

We walked a divider along a map of Great Britain. @tbl:lengths lists the result for three rulers, and @fig:slope shows the same three points on logarithmic axes.

| Ruler (km) | Steps | Length (km) |
| ---------: | ----: | ----------: |
|        200 |    12 |       2,400 |
|        100 |    28 |       2,800 |
|         50 |    68 |       3,400 |

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

- [ ] Click into **this word**: its marks appear while the cursor is inside, and disappear when it leaves.
- [ ] Change a number in the table.
- [ ] Press **Export** for a PDF, and show it beside the text.
- [ ] Open **History** to see who wrote what, and to bring back any version.
- [ ] Invite someone to a group, and write in the same paragraph at the same time.

# References
`,
};
