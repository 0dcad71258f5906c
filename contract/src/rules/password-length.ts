/** In characters. What else a password must not be, only the server knows. */
export const MIN_PASSWORD_LENGTH = 10;

export function isShortPassword(password: string): boolean {
  return [...password].length < MIN_PASSWORD_LENGTH;
}
