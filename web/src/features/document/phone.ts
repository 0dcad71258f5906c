/** Windows in which one bar replaces all others. */
export const PHONE = '(max-width: 767px)';
