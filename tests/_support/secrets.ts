/**
 * No log of a started server may hold a secret of the tests. Passwords are noted as they are sent; everything else that
 * is secret (sessions, tickets, tokens of links, signatures) has the shape of 32 random bytes, and needs no noting.
 */
const noted = new Set<string>();

/** Shorter ones, one letter many times, and what is also an address stand in logs for other reasons. */
const isTelling = (secret: string): boolean => /^[^@]{12,}$/u.test(secret) && new Set(secret).size > 4;
const PASSWORD_FIELD = /"(?:password|oldPassword|newPassword)":("(?:[^"\\]|\\.)*")/gu;
/** 32 bytes in base64url, and nothing of the kind around it. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/gu;
/** The one secret that is there to be read: the link of the first start. */
const SETUP_LINK = /\/setup\?token=[\w-]+/gu;

export function noteSecret(secret: string): void {
  if (isTelling(secret)) noted.add(secret);
}

/** Notes the passwords of a body that is sent. */
export function notePasswords(body: string): void {
  for (const [, value = '""'] of body.matchAll(PASSWORD_FIELD)) {
    try {
      noteSecret(JSON.parse(value) as string);
    } catch {
      // Broken on purpose: not what anybody has for a password.
    }
  }
}

/** Notes what stands for a password in the address of a mail server or a database. */
export function noteSecretsOf(env: Readonly<Record<string, string>>): void {
  for (const value of Object.values(env)) {
    if (URL.canParse(value)) noteSecret(decodeURIComponent(new URL(value).password));
  }
}

/** What a log should not hold. */
export function findSecrets(log: string): string[] {
  const text = log.replaceAll(SETUP_LINK, '');
  const tokens = (text.match(TOKEN) ?? []).filter((run) => /[a-z]/u.test(run) && /[A-Z]/u.test(run) && /\d/u.test(run));
  return [...[...noted].filter((secret) => text.includes(secret)), ...tokens];
}

/** Fails when a log holds a secret; the lines it stands in say where it came from. */
export function expectNoSecrets(log: string): void {
  const found = findSecrets(log);
  if (found.length === 0) return;
  const lines = log.split('\n').filter((line) => found.some((secret) => line.includes(secret)));
  throw new Error(`The log of the server holds secrets (${found.join(', ')}):\n${lines.slice(0, 5).join('\n')}`);
}
