/**
 * No server log may contain a secret. Passwords are recorded as they are sent; all other secrets (sessions, tickets,
 * link tokens, signatures) look like 32 random bytes and need no recording.
 */
const noted = new Set<string>();

/** Shorter strings, repeated letters and e-mail addresses appear in logs for other reasons. */
const isTelling = (secret: string): boolean => /^[^@]{12,}$/u.test(secret) && new Set(secret).size > 4;
const PASSWORD_FIELD = /"(?:password|oldPassword|newPassword)":("(?:[^"\\]|\\.)*")/gu;
/** 32 bytes in base64url, without similar characters around them. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/gu;
/** The one secret meant to be read: the first-start link. */
const SETUP_LINK = /\/setup\?token=[\w-]+/gu;

export function noteSecret(secret: string): void {
  if (isTelling(secret)) noted.add(secret);
}

/** Called before each test file. */
export function forgetSecrets(): void {
  noted.clear();
}

/** Records passwords in a request body. */
export function notePasswords(body: string): void {
  for (const [, value = '""'] of body.matchAll(PASSWORD_FIELD)) {
    try {
      noteSecret(JSON.parse(value) as string);
    } catch {
      // Deliberately invalid JSON: not a real password.
    }
  }
}

/** Records credentials in mail server and database URLs. */
export function noteSecretsOf(env: Readonly<Record<string, string>>): void {
  for (const value of Object.values(env)) {
    if (URL.canParse(value)) noteSecret(decodeURIComponent(new URL(value).password));
  }
}

/** Secrets found in a log. */
export function findSecrets(log: string): string[] {
  const text = log.replaceAll(SETUP_LINK, '');
  const tokens = (text.match(TOKEN) ?? []).filter((run) => /[a-z]/u.test(run) && /[A-Z]/u.test(run) && /\d/u.test(run));
  return [...[...noted].filter((secret) => text.includes(secret)), ...tokens];
}

/** Fails if a log contains a secret, showing the lines it is in. */
export function expectNoSecrets(log: string): void {
  const found = findSecrets(log);
  if (found.length === 0) return;
  const lines = log.split('\n').filter((line) => found.some((secret) => line.includes(secret)));
  throw new Error(`The log of the server holds secrets (${found.join(', ')}):\n${lines.slice(0, 5).join('\n')}`);
}
