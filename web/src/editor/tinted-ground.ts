/**
 * On a background in someone's colour, Markdown marks and comments would be too faint, so they use the secondary text
 * colour there.
 */
export const faintAsInk = { '--mark': 'var(--ink-2)', '--muted': 'var(--ink-2)' };

/** In text that is only read, spaces where a tinted or underlined row wraps have neither. Not for code. */
export const withoutSpaces = { whiteSpace: 'normal' };
