/** The package has no types; these are the ones the tests use. */
declare module 'pandoc-wasm' {
  export function convert(
    options: Record<string, unknown>,
    stdin: string | null,
    files: Record<string, Blob | string>,
  ): Promise<{ stdout: string; stderr: string; warnings: unknown[] }>;
}
