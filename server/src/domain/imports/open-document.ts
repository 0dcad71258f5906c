const LINK = /<draw:a(?:\s[^<>]*)?>|<\/draw:a>/gu;

/** Removes links around pictures: pandoc drops a picture that is a link. */
export function unlinkPictures(xml: string): string {
  return xml.replaceAll(LINK, '');
}
