/**
 * On a background in somebody's colour, Markdown marks and comments would be too faint: there they use the secondary
 * text colour.
 */
export const faintAsInk = { '--mark': 'var(--ink-2)', '--muted': 'var(--ink-2)' };
