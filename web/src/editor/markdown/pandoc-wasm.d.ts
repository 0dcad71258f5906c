declare module 'pandoc-wasm' {
  export function convert(
    options: Readonly<Record<string, unknown>>,
    stdin: string | null,
    files: Readonly<Record<string, string | Blob>>,
  ): Promise<{ readonly stdout: string; readonly stderr: string }>;
}
