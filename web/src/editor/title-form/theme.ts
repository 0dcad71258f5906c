import { EditorView } from '@codemirror/view';

export const quiet = {
  font: '500 13px/20px var(--font-ui)',
  color: 'var(--ink)',
  backgroundColor: 'var(--button)',
  border: '1px solid var(--line-btn)',
  borderRadius: 'var(--radius-sm)',
  padding: '5px 12px',
  cursor: 'pointer',
};

/** What offers the form for title and authors, and leads back from its YAML. Its buttons are those of the form, too. */
export const titleTheme = EditorView.theme({
  '.cm-tf-fault': { color: 'var(--danger)' },
  '.cm-tf-button': quiet,
  '.cm-tf-button:hover': { backgroundColor: 'var(--hover)' },
  '.cm-tf-button.cm-tf-primary': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent-fill)',
    borderColor: 'var(--accent-fill)',
  },
  '.cm-tf-button.cm-tf-primary:hover': { backgroundColor: 'var(--accent-fill-hover)' },
  '.cm-tf-bar': {
    display: 'flex',
    gap: '8px',
    justifyContent: 'flex-end',
    alignItems: 'center',
    margin: '0 -24px',
    padding: '0 0 8px',
    font: '400 13px/20px var(--font-ui)',
  },
  '.cm-tf-bar p': { flex: '1', margin: '0' },
  '.cm-tf-offer': { padding: '0 0 8px' },
  '.cm-tf-add': {
    font: '400 13px/20px var(--font-ui)',
    color: 'var(--muted)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    padding: '4px 8px',
    margin: '0 -8px',
    cursor: 'pointer',
  },
  '.cm-tf-add:hover': { backgroundColor: 'var(--hover)', color: 'var(--ink)' },
  '@container (max-width: 800px)': { '.cm-tf-bar': { margin: '0 -12px' } },
  '@container (max-width: 480px)': {
    '.cm-tf-bar': { margin: '0 -4px' },
    '.cm-tf-button, .cm-tf-add': { minHeight: '44px' },
  },
});
