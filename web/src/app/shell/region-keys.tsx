import { useEffect } from 'react';

/** What F6 goes round: bar, side panels that say so (`data-region`), content. */
const REGIONS = 'header, [data-region], main';

function goToNextRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => region.offsetParent !== null);
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const next = regions.at((here + (back ? -1 : 1) + regions.length) % regions.length);
  const inside = next?.matches('[tabindex]')
    ? next
    : next?.querySelector<HTMLElement>('a[href], button, input, [tabindex]');
  inside?.focus();
}

/** F6 and Shift-F6 move between the regions of the page. */
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
