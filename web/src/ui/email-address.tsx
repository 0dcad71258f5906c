const WHOLE = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' } as const;

/** A sentence with an address, which is only broken where it is longer than a line. */
export function AddressIn({ text, email }: { text: string; email: string }) {
  const at = email === '' ? -1 : text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span style={WHOLE}>{email}</span>
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
