/** A pandoc installed by the operator. All paths are absolute. */
export interface NativeProgram {
  readonly pandoc: string;
  /** The bubblewrap that sandboxes it; null if the operator takes care of that. */
  readonly jail: string | null;
  /** LaTeX engines, by the name given in profiles as `pdf-engine`. */
  readonly engines: Readonly<Record<string, string>>;
}

/**
 * What a program may need of the system, where present: libraries, TeX and fonts, and no data. Of `/opt` only TeX, since
 * servers are installed there, ours among them.
 */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/opt/texlive',
  '/nix/store',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/texmf',
  '/var/lib/texmf',
  '/var/cache/fontconfig',
];

/** Where a conversion's folder is mounted in the jail. */
const INSIDE = '/export';

/**
 * The command that runs pandoc with these arguments in the subfolder `job` of `root`, and the path of `root` as pandoc sees
 * it. In the jail, it has no network, and sees only its own processes, the system's programs (read-only) and that folder.
 */
export function sandboxCommand(
  native: NativeProgram,
  root: string,
  args: readonly string[],
): { program: string; args: string[]; root: string } {
  if (native.jail === null) return { program: native.pandoc, args: [...args], root };
  const programs = [native.pandoc, ...Object.values(native.engines)];
  return {
    program: native.jail,
    args: [
      '--unshare-all',
      '--die-with-parent',
      ...SYSTEM.flatMap((path) => ['--ro-bind-try', path, path]),
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--tmpfs',
      '/tmp',
      ...programs.flatMap((path) => (isInSystem(path) ? [] : ['--ro-bind', path, path])),
      '--bind',
      root,
      INSIDE,
      '--chdir',
      `${INSIDE}/job`,
      native.pandoc,
      ...args,
    ],
    root: INSIDE,
  };
}

/** The program's whole environment. TeX may neither run programs nor read outside the folder. */
export function nativeEnvironment(native: NativeProgram, root: string, sourceDate: number): Record<string, string> {
  const folders = Object.values(native.engines).map((path) => path.slice(0, path.lastIndexOf('/')));
  return {
    PATH: [...new Set([...folders, '/usr/local/bin', '/usr/bin', '/bin'])].join(':'),
    HOME: `${root}/temporary`,
    TMPDIR: `${root}/temporary`,
    LANG: 'C.UTF-8',
    SOURCE_DATE_EPOCH: String(sourceDate),
    FORCE_SOURCE_DATE: '1',
    openin_any: 'p',
    openout_any: 'p',
    shell_escape: 'f',
  };
}

function isInSystem(path: string): boolean {
  return SYSTEM.some((folder) => path.startsWith(`${folder}/`));
}
