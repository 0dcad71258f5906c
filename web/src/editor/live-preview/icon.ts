/** A decorative stroke icon: its meaning is given in words beside it. */
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
