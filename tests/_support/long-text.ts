const WORDS = 'forest plot tree measured summer northern southern degrees results of the in and was were study'.split(
  ' ',
);

/** Paragraphs of about this many bytes together; another `seed` gives another text. */
export function makeParagraphs(bytes: number, seed: number): string[] {
  let state = seed;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  const paragraphs: string[] = [];
  for (let length = 0; length < bytes;) {
    const words = Array.from({ length: 60 + random(60) }, () => WORDS[random(WORDS.length)] ?? '');
    paragraphs.push(words.join(' '));
    length += words.join(' ').length + 2;
  }
  return paragraphs;
}
