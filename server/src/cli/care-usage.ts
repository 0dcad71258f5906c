/** The commands of care.ts, with their arguments and what they do. */
const CARE_COMMANDS = {
  backup: { usage: '<new folder>', summary: 'Copies database and contents while the server runs.' },
  restore: {
    usage: '<folder>',
    summary: 'Puts a backup into an empty data directory; the server must not run.',
  },
  'move-to-postgres': {
    usage: '',
    summary: 'Moves the SQLite database of DATA_DIR into the empty one of DATABASE_URL; the server must not run.',
  },
  'move-to-s3': {
    usage: '[folder]',
    summary:
      'Moves the contents of files (by default in "blobs" of DATA_DIR) into the bucket of S3_BUCKET; the server must not run.',
  },
  'take-over-bucket': {
    usage: '',
    summary:
      'Gives the bucket of S3_BUCKET to this database instead of to the one that it is a copy of; neither may run.',
  },
  'take-over-folder': { usage: '', summary: 'The same for the folder of SHARED_FOLDER.' },
  check: {
    usage: '[--read] [--repair [--cut]]',
    summary:
      'Compares database, figures, histories and contents; --read reads every content; --repair needs the server stopped;\n      --cut puts a text that cannot be read back to its last version that can.',
  },
} as const;

export type CareCommand = keyof typeof CARE_COMMANDS;

export const isCareCommand = (name: string): name is CareCommand => Object.hasOwn(CARE_COMMANDS, name);

export const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** What is printed instead of doing anything: for `--help`, and for an option that the command does not have. */
export function refuseCare(name: CareCommand, rest: readonly string[]): { ok: boolean; text: string } | undefined {
  const { usage } = CARE_COMMANDS[name];
  if (rest.some(asksForHelp)) return { ok: true, text: usageOf(name, usage) };
  const wrong = rest.find((word) => word.startsWith('-') && !usage.includes(word));
  return wrong === undefined ? undefined : { ok: false, text: `There is no option ${wrong}.\n${usageOf(name, usage)}` };
}

export const usageOfCare = (name: CareCommand): string => usageOf(name, CARE_COMMANDS[name].usage);

export const usageOf = (name: string, usage: string): string => `Usage: ${name} ${usage}`.trimEnd();

export const describeCare = (): string[] =>
  Object.entries(CARE_COMMANDS).map(
    ([name, { usage, summary }]) => `${`  ${name} ${usage}`.trimEnd()}\n      ${summary}`,
  );
