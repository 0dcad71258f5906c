import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './env.ts';

const WRONG: readonly (readonly [name: string, value: string])[] = [
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'docs.example.org'],
  ['PUBLIC_URL', 'https://docs.example.org/path'],
  ['CONTENT_URL', 'https://files.example.org'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAX_QUOTA', 'a lot'],
  ['LOG_LEVEL', 'loud'],
  ['JOB_CONCURRENCY', '0'],
  ['METRICS', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['TRUSTED_PROXIES', '127.0.0.1, my-proxy'],
  ['EMAIL_FROM', 'nobody'],
  ['ADMIN_EMAIL', 'you@example.org'],
];

describe('the settings of the environment', () => {
  it.each(WRONG)('%s is not %s, and the refusal is one line that names it', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`, 'u'));
  });

  it('have defaults, treat empty values as missing, and do not show secrets', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: 'postgres://ada:secret@db/x' });
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: 'postgres://ada:secret@db/x' });
    expect(JSON.stringify(config.shown)).not.toContain('secret@');
    expect(config.shown).toContainEqual({ name: 'PORT', value: '3000', source: 'default' });
  });
});
