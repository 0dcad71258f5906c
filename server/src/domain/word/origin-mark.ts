/** What an exported Word document records in `docProps/custom.xml` about its origin. */
export interface WordOriginMark {
  readonly exportId: string;
  /** The texts it was made from, in order. */
  readonly sources: readonly { readonly itemId: string; readonly version: number }[];
}

const SOURCES = 'scriptorium-source';
const EXPORT = 'scriptorium-export';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Written as metadata, which pandoc turns into document properties. */
export function writeMark({ exportId, sources }: WordOriginMark): Record<string, string> {
  return {
    [SOURCES]: sources.map(({ itemId, version }) => `${itemId}@${version}`).join(' '),
    [EXPORT]: exportId,
  };
}

/** Untrusted: anyone can edit a file, so its content is checked. Null if there is no mark. */
export function readMark(properties: ReadonlyMap<string, string>): WordOriginMark | null {
  const exportId = properties.get(EXPORT)?.trim() ?? '';
  const sources = (properties.get(SOURCES) ?? '')
    .trim()
    .split(/\s+/u)
    .slice(0, 100)
    .flatMap((part) => {
      const [itemId = '', version = ''] = part.split('@');
      return UUID.test(itemId) && /^\d{1,15}$/u.test(version) ? [{ itemId, version: Number(version) }] : [];
    });
  return UUID.test(exportId) && sources.length > 0 ? { exportId, sources } : null;
}
