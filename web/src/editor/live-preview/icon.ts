/** A drawing of a few strokes, for those who see it only: what it means is said in words beside it. */
export function drawIcon(strokes: readonly string[], className = ''): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  if (className !== '') svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const stroke of strokes) {
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', stroke);
    svg.append(path);
  }
  return svg;
}
