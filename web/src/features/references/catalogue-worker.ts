import { Catalogue } from '@scriptorium/bibliography/catalogue.ts';

const catalogue = new Catalogue();

/** The worker's methods, by name. */
const answers = {
  /** Loads a file; null means it was deleted. Returns false if it is not UTF-8. */
  load: (path: string, text: string | ArrayBuffer | null): boolean => {
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
      catalogue.load(path, text instanceof ArrayBuffer ? decoder.decode(text) : text);
      return true;
    } catch {
      catalogue.load(path, null);
      return false;
    }
  },
  setUsed: (keys: ReadonlySet<string> | null) => catalogue.setUsed(keys),
  count: (...args: Parameters<Catalogue['count']>) => catalogue.count(...args),
  countFiles: () => catalogue.countFiles(),
  list: (...args: Parameters<Catalogue['list']>) => catalogue.list(...args),
  read: (...args: Parameters<Catalogue['read']>) => catalogue.read(...args),
  readItem: (...args: Parameters<Catalogue['readItem']>) => catalogue.readItem(...args),
  readGroup: (...args: Parameters<Catalogue['readGroup']>) => catalogue.readGroup(...args),
  listDependents: (...args: Parameters<Catalogue['listDependents']>) => catalogue.listDependents(...args),
  listUnknown: (...args: Parameters<Catalogue['listUnknown']>) => catalogue.listUnknown(...args),
  findKey: (...args: Parameters<Catalogue['findKey']>) => catalogue.findKey(...args),
  findSame: (...args: Parameters<Catalogue['findSame']>) => catalogue.findSame(...args),
  apply: (...args: Parameters<Catalogue['apply']>) => catalogue.apply(...args),
};

export type CatalogueAnswers = typeof answers;

interface Request {
  readonly id: number;
  readonly name: keyof CatalogueAnswers;
  readonly args: readonly unknown[];
}

addEventListener('message', ({ data: { id, name, args } }: MessageEvent<Request>) => {
  const answer = answers[name] as (...args: readonly unknown[]) => unknown;
  postMessage({ id, result: answer(...args) });
});
