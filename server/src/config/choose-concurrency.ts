const GB = 1024 ** 3;

/** Memory for the server itself, and for one converter at its limit. */
const SERVER_BYTES = 0.5 * GB;
const CONVERTER_BYTES = 1.25 * GB;

/**
 * Concurrent exports. A second converter keeps one person from blocking everyone, so two processors get two; with more,
 * one is left for typing. Each converter must fit into memory at its limit.
 */
export function chooseConcurrency(processors: number, memoryBytes: number): number {
  const byProcessors = processors <= 2 ? processors : processors - 1;
  const byMemory = Math.floor((memoryBytes - SERVER_BYTES) / CONVERTER_BYTES);
  return Math.max(1, Math.min(byProcessors, byMemory));
}
