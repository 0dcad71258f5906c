import { checkLayers } from './check-layers.ts';
import { judge, listSources, runTool, type Step } from './step.ts';

const TYPED = ['contract', 'bibliography', 'server', 'web', '.'];

/** The static steps. They only read the sources, so they can run at any time. */
export const checkSteps: readonly Step[] = [
  {
    name: 'format',
    cores: 1,
    background: true,
    budget: 300,
    run: async () => {
      const { code, output } = await runTool('oxfmt', ['--check', '.']);
      const files = readFigure(output, /on (\d+) files/);
      return judge(code === 0, files, `${files} files`);
    },
  },
  {
    name: 'lint',
    cores: 1,
    background: true,
    budget: 300,
    run: async () => {
      // As for types, each further thread would derive the same types again.
      const env = { GOMAXPROCS: '1' };
      const { code, output } = await runTool('oxlint', ['--deny-warnings', '--threads=1'], { env });
      const files = readFigure(output, /on (\d+) files/);
      return judge(code === 0, files, `${files} files, ${readFigure(output, /with (\d+) rules/)} rules`);
    },
  },
  { name: 'layers', cores: 1, background: true, budget: 300, run: checkLayers },
  {
    name: 'dead-code',
    cores: 1,
    background: true,
    budget: 300,
    run: async () => {
      const { code } = await runTool('knip', ['--no-progress']);
      const files = listSources('contract', 'bibliography', 'server/src', 'web/src', 'tests', 'e2e', 'scripts').length;
      return judge(code === 0, files, `${files} files`);
    },
  },
  {
    name: 'types',
    cores: 1,
    background: true,
    budget: 300,
    run: async () => {
      let good = true;
      const seen = new Set<string>();
      for (const project of TYPED) {
        const { code, output } = await runTool('tsc', ['-p', project, '--listFiles', '--checkers', '1'], {
          quiet: true,
        });
        for (const line of output.split('\n')) {
          // Files are listed by absolute path, errors by relative path.
          if (line.startsWith('/')) {
            if (!line.includes('/node_modules/')) seen.add(line);
          } else if (line.trim() !== '') console.log(line);
        }
        if (code !== 0) good = false;
      }
      return judge(good, seen.size, `${seen.size} files in ${TYPED.length} projects`);
    },
  },
];

function readFigure(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0);
}
