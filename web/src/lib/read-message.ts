/** The sentence for people in whatever was thrown. */
export function readMessage(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' ? error : 'Something went wrong.';
}
