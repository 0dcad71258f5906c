import style from './tooltip.module.css';

/** The attribute that holds an element's tooltip text. */
export const TOOLTIP = 'data-tooltip';

const OPEN_MS = 300;
/** How often the tooltip checks whether its target has moved, changed its text or disappeared. */
const FOLLOW_MS = 100;
const GAP = 5;
const EDGE = 8;
/** Height of the app's bar, which no tooltip covers. */
const BAR = 52;
const ID = 'tooltip';

interface Shown {
  target: HTMLElement;
  box: HTMLElement;
  following: ReturnType<typeof setInterval>;
}

let shown: Shown | null = null;
let hovered: HTMLElement | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;

function findTarget({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${TOOLTIP}]`) : null;
}

function hide(): void {
  clearTimeout(opening);
  if (shown === null) return;
  clearInterval(shown.following);
  if (shown.target.getAttribute('aria-describedby') === ID) shown.target.removeAttribute('aria-describedby');
  shown.box.remove();
  shown = null;
}

function show(target: HTMLElement): void {
  hide();
  const box = document.createElement('div');
  box.id = ID;
  box.role = 'tooltip';
  box.className = style['tooltip'] ?? '';
  document.body.append(box);
  // If the tooltip equals the accessible name, it would be read twice.
  if (target.getAttribute(TOOLTIP) !== target.ariaLabel && !target.hasAttribute('aria-describedby'))
    target.setAttribute('aria-describedby', ID);
  shown = { target, box, following: setInterval(follow, FOLLOW_MS) };
  follow();
}

function follow(): void {
  if (shown === null) return;
  const { target, box } = shown;
  const place = target.getBoundingClientRect();
  const text = target.getAttribute(TOOLTIP) ?? '';
  if (!target.isConnected || place.width === 0 || text === '') {
    hide();
    return;
  }
  if (box.textContent !== text) box.textContent = text;
  const above = place.top - box.offsetHeight - GAP;
  const centred = place.left + (place.width - box.offsetWidth) / 2;
  box.style.top = `${above < BAR ? place.bottom + GAP : above}px`;
  box.style.left = `${Math.max(EDGE, Math.min(centred, innerWidth - box.offsetWidth - EDGE))}px`;
}

function point(target: HTMLElement | null): void {
  if (target === hovered) return;
  hovered = target;
  clearTimeout(opening);
  if (target !== null && target === shown?.target) return;
  hide();
  if (target !== null) opening = setTimeout(() => show(target), OPEN_MS);
}

/** Mouse: on hover. Touch: while the target is held, since a finger cannot hover. */
function watchTooltips(): void {
  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') point(findTarget(event));
  });
  addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse') point(findTarget(event));
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, (event) => {
      if (event.pointerType !== 'mouse') point(null);
    });
  document.documentElement.addEventListener('pointerleave', () => point(null));
  addEventListener('focusin', (event) => {
    const target = findTarget(event);
    if (target?.matches(':focus-visible')) show(target);
  });
  addEventListener('focusout', (event) => {
    if (shown !== null && findTarget(event) === shown.target && shown.target !== hovered) hide();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true);
}

// Unit tests run without a page.
if ('document' in globalThis) watchTooltips();
