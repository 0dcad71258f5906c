import { readFile } from 'node:fs/promises';
import {
  Directory,
  Fd,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
  wasi as abi,
} from '@bjorn3/browser_wasi_shim';

interface PandocExports {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free?(pointer: number): void;
  hs_init_with_rtsopts(argc: number, argv: number): void;
  convert(pointer: number, length: number): void;
}

export interface PandocRun {
  readonly output: Uint8Array;
  readonly stderr: string;
  readonly warnings: string;
  /** Lines that filters wrote to standard output or error. */
  readonly lines: readonly string[];
  /** Files written by `extract-media`, by path in its folder. Only the bundled pandoc reports them. */
  readonly media?: ReadonlyMap<string, Uint8Array>;
}

export interface Pandoc {
  convert(options: Record<string, unknown>, files: ReadonlyMap<string, Uint8Array>, sourceDate: number): PandocRun;
}

const OUTPUT = '~output';
/** Files through which we talk to pandoc, by the names it uses. */
const OWN_FILES = ['stdin', 'stdout', 'stderr', 'warnings', OUTPUT];

/** Keeps pandoc's own files apart from those of the workspace, which may have the same names. */
class CallFolder extends PreopenDirectory {
  readonly #own: PreopenDirectory;

  constructor(contents: Map<string, Inode>, own: Map<string, Inode>) {
    super('/', contents);
    this.#own = new PreopenDirectory('/', own);
  }

  override path_open(...args: Parameters<PreopenDirectory['path_open']>): ReturnType<PreopenDirectory['path_open']> {
    return OWN_FILES.includes(args[1]) ? this.#own.path_open(...args) : super.path_open(...args);
  }

  override path_filestat_get(
    ...args: Parameters<PreopenDirectory['path_filestat_get']>
  ): ReturnType<PreopenDirectory['path_filestat_get']> {
    return OWN_FILES.includes(args[1]) ? this.#own.path_filestat_get(...args) : super.path_filestat_get(...args);
  }
}

export async function compilePandoc(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(path));
}

/**
 * Starts pandoc in this process. It sees only the files of the call. Its clock stands still and its random numbers are a
 * fixed sequence, so that dates and identifiers in the result are reproducible.
 */
export function startPandoc(module: WebAssembly.Module): Pandoc {
  const root = new Map<string, Inode>();
  const own = new Map<string, Inode>();
  let lines: string[] = [];
  let now = 0n;
  let seed = 1;
  const fds: Fd[] = [
    new OpenFile(new File(new Uint8Array(), { readonly: true })),
    new LineCollector((line) => lines.push(line)),
    new LineCollector((line) => lines.push(line)),
    new CallFolder(root, own),
  ];
  const args = ['pandoc.wasm', '+RTS', '-H64m', '-RTS'];
  const wasi = new WASI(args, [], fds, { debug: false });
  const machine: { memory?: WebAssembly.Memory } = {};
  const buffer = () => (machine.memory as WebAssembly.Memory).buffer;
  const view = () => new DataView(buffer());
  const realClock = wasi.wasiImport['clock_time_get'] as (id: number, precision: bigint, pointer: number) => number;
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: {
      ...wasi.wasiImport,
      clock_time_get(id: number, precision: bigint, pointer: number): number {
        if (id !== abi.CLOCKID_REALTIME) return realClock(id, precision, pointer);
        view().setBigUint64(pointer, now, true);
        return 0;
      },
      random_get(pointer: number, length: number): number {
        const bytes = new Uint8Array(buffer(), pointer, length);
        for (let i = 0; i < length; i += 1) {
          seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
          bytes[i] = seed >>> 16;
        }
        return 0;
      },
    },
  });
  const pandoc = instance.exports as unknown as PandocExports;
  machine.memory = pandoc.memory;
  wasi.initialize(instance as unknown as Parameters<WASI['initialize']>[0]);
  pandoc.__wasm_call_ctors();
  passArguments(pandoc, args);

  return {
    convert(options, files, sourceDate) {
      now = BigInt(sourceDate) * 1_000_000_000n;
      seed = 1;
      lines = [];
      root.clear();
      for (const name of OWN_FILES) own.set(name, new File(new Uint8Array()));
      for (const [path, bytes] of files) putFile(root, path.split('/'), bytes);
      const bytes = new TextEncoder().encode(JSON.stringify({ ...options, 'output-file': OUTPUT }));
      const pointer = pandoc.malloc(bytes.length);
      new Uint8Array(pandoc.memory.buffer, pointer, bytes.length).set(bytes);
      pandoc.convert(pointer, bytes.length);
      const extracted = options['extract-media'];
      const text = (name: string) => new TextDecoder().decode((own.get(name) as File).data);
      return {
        output: (own.get(OUTPUT) as File).data.slice(),
        stderr: text('stderr'),
        warnings: text('warnings'),
        lines,
        ...(typeof extracted === 'string' && { media: readMedia(root.get(extracted)) }),
      };
    },
  };
}

function passArguments(pandoc: PandocExports, args: readonly string[]): void {
  const view = () => new DataView(pandoc.memory.buffer);
  const argc = pandoc.malloc(4);
  view().setUint32(argc, args.length, true);
  const argv = pandoc.malloc(4 * (args.length + 1));
  for (const [index, arg] of args.entries()) {
    const pointer = pandoc.malloc(arg.length + 1);
    new TextEncoder().encodeInto(`${arg}\0`, new Uint8Array(pandoc.memory.buffer, pointer, arg.length + 1));
    view().setUint32(argv + 4 * index, pointer, true);
  }
  view().setUint32(argv + 4 * args.length, 0, true);
  const argvPointer = pandoc.malloc(4);
  view().setUint32(argvPointer, argv, true);
  pandoc.hs_init_with_rtsopts(argc, argvPointer);
}

function putFile(folder: Map<string, Inode>, path: readonly string[], bytes: Uint8Array): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    folder.set(name, new File(bytes, { readonly: true }));
    return;
  }
  let inner = folder.get(name);
  if (!(inner instanceof Directory)) {
    inner = new Directory(new Map());
    folder.set(name, inner);
  }
  putFile((inner as Directory).contents, rest, bytes);
}

function readMedia(folder: Inode | undefined, path = ''): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  if (!(folder instanceof Directory)) return found;
  for (const [name, inner] of folder.contents) {
    if (inner instanceof File) found.set(`${path}${name}`, inner.data);
    else for (const [below, bytes] of readMedia(inner, `${path}${name}/`)) found.set(below, bytes);
  }
  return found;
}

/** An output stream that passes on whole lines. */
class LineCollector extends Fd {
  #text = '';
  readonly #decoder = new TextDecoder();
  readonly #receive: (line: string) => void;

  constructor(receive: (line: string) => void) {
    super();
    this.#receive = receive;
  }

  override fd_write(data: Uint8Array): { ret: number; nwritten: number } {
    this.#text += this.#decoder.decode(data, { stream: true });
    const parts = this.#text.split('\n');
    this.#text = parts.pop() ?? '';
    for (const line of parts) this.#receive(line);
    return { ret: 0, nwritten: data.byteLength };
  }

  override fd_fdstat_get(): { ret: number; fdstat: abi.Fdstat } {
    const fdstat = new abi.Fdstat(abi.FILETYPE_CHARACTER_DEVICE, 0);
    fdstat.fs_rights_base = BigInt(abi.RIGHTS_FD_WRITE);
    return { ret: 0, fdstat };
  }
}
