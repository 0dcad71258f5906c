import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';

/** Reports what would stop the exports' parser, in the file itself. */
export const lintBibtex: Extension = linter(
  async (view) => {
    const { checkBibtex } = await import('@scriptorium/bibliography/check-bibtex.ts');
    return checkBibtex(view.state.doc.toString()).map(({ from, to, message, fatal }) => ({
      from,
      to,
      severity: fatal ? ('error' as const) : ('warning' as const),
      message,
    }));
  },
  { delay: 400 },
);
