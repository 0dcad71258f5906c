/** On a ground in somebody's colour Markdown marks and comments would be too faint to read: there they are secondary text. */
export const faintAsInk = { '--mark': 'var(--ink-2)', '--muted': 'var(--ink-2)' };
