import { findStrayQueries } from './queries.ts';
import { judge, listSources, runTool, type Outcome } from './step.ts';

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string }; cycle?: { name: string }[] }[];
  };
}

/**
 * Checks import boundaries. Without a parser for the sources, the tool sees no modules and passes; so also checks that
 * it has seen every source file, and imports between them.
 */
export async function checkLayers(): Promise<Outcome> {
  const folders = ['contract/src', 'bibliography/src', 'server/src', 'web/src'];
  const { output } = await runTool(
    'depcruise',
    [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    {
      quiet: true,
    },
  );
  let cruise: Cruise;
  try {
    cruise = JSON.parse(output.slice(output.indexOf('{'))) as Cruise;
  } catch {
    console.log(output);
    return judge(false, 0, 'the tool did not run');
  }
  const seen = new Set(cruise.modules.map((module) => module.source));
  const unseen = listSources(...folders).filter((file) => !seen.has(file) && !file.endsWith('.d.ts'));
  for (const file of unseen) console.log(`not seen: ${file}`);
  const edges = cruise.modules
    .filter((module) => folders.some((folder) => module.source.startsWith(folder)))
    .flatMap((module) =>
      module.dependencies.filter((to) => folders.some((folder) => to.resolved.startsWith(folder))),
    ).length;
  const violations = cruise.summary.violations;
  for (const violation of violations) {
    const circle = violation.cycle === undefined ? '' : ` (${violation.cycle.map((step) => step.name).join(' → ')})`;
    console.log(`${violation.rule.name}: ${violation.from} → ${violation.to}${circle}`);
  }
  const stray = findStrayQueries();
  for (const place of stray) console.log(`a query outside server/src/db: ${place}`);
  const good = violations.length === 0 && stray.length === 0 && unseen.length === 0 && edges > 0;
  return judge(
    good,
    seen.size,
    `${seen.size} modules, ${edges} imports, ${violations.length + stray.length} against the rules`,
  );
}
