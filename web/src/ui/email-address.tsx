import { Fragment } from 'react';

const WHOLE = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' } as const;

const NAMED = { ...WHOLE, fontWeight: 500, color: 'var(--ink)' } as const;

/** Not after an initial or a title before a name. */
const SENTENCE_END = /(?<=(?:[\p{Ll}\p{N}]{2}|[”“»)])[.?!]) (?=\p{Lu})/u;

/** Text in which a line ends with a sentence rather than after the next one's first word. `email`: an address in it. */
export function Sentences({ text, email = '' }: { text: string; email?: string | undefined }) {
  return text.split(SENTENCE_END).map((sentence) => (
    <Fragment key={sentence}>
      <span style={WHOLE}>
        <AddressIn text={sentence} email={email} />
      </span>{' '}
    </Fragment>
  ));
}

/** An address is only broken where it is longer than a line. */
function AddressIn({ text, email }: { text: string; email: string }) {
  const at = email === '' ? -1 : text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b style={NAMED}>{email}</b>
      {text.slice(at + email.length)}
    </>
  );
}

/** Breaks the line before the host, if at all. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      <span style={WHOLE}>{email.slice(0, at)}</span>
      <span style={WHOLE}>{email.slice(at)}</span>
    </>
  );
}
