/** A check box of 18 px in a target of 24, as CodeMirror themes write styles. */
export const checkBox = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  border: '3px solid transparent',
  borderRadius: '7px',
  backgroundColor: 'var(--surface)',
  backgroundClip: 'padding-box',
  boxShadow: 'inset 0 0 0 1.5px var(--line-control)',
  cursor: 'pointer',
};

export const checkBoxOn = { backgroundColor: 'var(--accent-fill)', boxShadow: 'none' };

/** The tick, for the `::before` of a checked box. */
export const checkBoxTick = {
  content: '""',
  display: 'block',
  width: '5px',
  height: '10px',
  margin: '2px 0 0 6px',
  border: 'solid var(--on-accent)',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
};
