/** In code points. Only the server knows the other rules. */
export const MIN_PASSWORD_LENGTH = 10;

export function isShortPassword(password: string): boolean {
  return [...password].length < MIN_PASSWORD_LENGTH;
}
