import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE } from '../../_support/start-server.ts';

/** A folder of executables, deleted after the test. */
export class ProgramFolder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'scriptorium-programs-'));

  /** An executable; `body` is the shell script it runs. */
  write(name: string, body: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  /** pandoc, as an operator would have installed it. */
  writePandoc(): string {
    return this.write('pandoc', `exec ${NODE} ${join(import.meta.dirname, 'pandoc-program.ts')} "$@"`);
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
