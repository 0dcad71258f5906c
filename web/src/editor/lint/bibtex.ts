import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';

/** Reports what would stop the exports' parser, in the file itself. */
export const lintBibtex: Extension = linter(
  (view) =>
    checkBibtex(view.state.doc.toString()).map(({ from, to, message, fatal }) => ({
      from,
      to,
      severity: fatal ? ('error' as const) : ('warning' as const),
      message,
    })),
  { delay: 400 },
);
