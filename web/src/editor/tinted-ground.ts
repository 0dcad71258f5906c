/**
 * On a background in someone's colour, Markdown marks and comments would be too faint, so they use the secondary text
 * colour there.
 */
export const faintAsInk = { '--mark': 'var(--ink-2)', '--muted': 'var(--ink-2)' };
