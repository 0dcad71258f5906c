import { useEffect } from 'react';

/** What F6 cycles through: bar, side panels and cards that opt in (`data-region`), content. */
const REGIONS = 'header:not(main *), [data-region], main';

/** The current row of a list or tab of a panel, or the text itself. */
const CURRENT = '[role="treeitem"][tabindex="0"], tr[tabindex="0"], [role="tab"][aria-selected="true"], .cm-content';

function findTarget(region: HTMLElement): HTMLElement | null {
  if (region.matches('[tabindex]')) return region;
  return (
    region.querySelector<HTMLElement>(CURRENT) ??
    region.querySelector<HTMLElement>('a[href], button, input, [tabindex]')
  );
}

function goToNextRegion(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) => region.offsetParent !== null && findTarget(region) !== null,
  );
  // Regions inside the content replace it.
  const hasOwn = all.some((region) => region.matches('main [data-region]'));
  const regions = all.filter((region) => !(hasOwn && region.matches('main')));
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const next = regions.at((here + (back ? -1 : 1) + regions.length) % regions.length);
  if (next) findTarget(next)?.focus();
}

/** F6 and Shift-F6 move between regions of the page. */
export function RegionKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      goToNextRegion(event.shiftKey);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
