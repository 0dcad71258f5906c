/** A sentence for users from whatever was thrown. */
export function readMessage(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' ? error : 'Something went wrong.';
}
