const GB = 1024 ** 3;

/** What the server itself may take, and one converter at its limit. */
const SERVER_BYTES = 0.5 * GB;
const CONVERTER_BYTES = 1.25 * GB;

/**
 * How many exports at a time. A second converter keeps one person from holding up all others, so two processors get two;
 * of more, one is left to those who type. Each has to fit into the memory at its limit.
 */
export function chooseConcurrency(processors: number, memoryBytes: number): number {
  const byProcessors = processors <= 2 ? processors : processors - 1;
  const byMemory = Math.floor((memoryBytes - SERVER_BYTES) / CONVERTER_BYTES);
  return Math.max(1, Math.min(byProcessors, byMemory));
}
