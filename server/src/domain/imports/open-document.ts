const LINK = /<draw:a(?:\s[^<>]*)?>|<\/draw:a>/gu;

/** Without the links around pictures: pandoc leaves out a picture that is a link. */
export function unlinkPictures(xml: string): string {
  return xml.replaceAll(LINK, '');
}
