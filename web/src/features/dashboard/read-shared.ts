/** Maximum length in characters: of the title, and of everything else. */
const MAX = { title: 300, text: 20_000 };

/** Content shared by another application, by the manifest's field names; null if there is none. */
export function readShared(search: Readonly<Record<string, unknown>>): { title: string; text: string } | null {
  const read = (name: string): string => {
    const value = search[name];
    return typeof value === 'string' ? value.slice(0, MAX.text).trim() : '';
  };
  const text = read('text');
  const url = read('url');
  // Some applications include the URL in the text too.
  const parts = [text, ...(url !== '' && !text.includes(url) ? [url] : [])].filter((part) => part !== '');
  const title = read('title').replace(/\s+/gu, ' ').slice(0, MAX.title);
  return title === '' && parts.length === 0 ? null : { title, text: parts.join('\n\n') };
}
