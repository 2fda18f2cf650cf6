const copied = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const;

/** A drawing as a file of its own: what the style sheet gives on the page is written into its elements. */
export function svgFileOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(originals[index]!);
    for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  }
  for (const handle of copy.querySelectorAll('[role=button], [role=slider]')) handle.remove();
  for (const name of ['class', 'tabindex', 'role']) copy.removeAttribute(name);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.prepend(sheetOf(drawing));
  return new XMLSerializer().serializeToString(copy);
}

/** The colour of the paper, which the page paints behind the drawing. */
function sheetOf(drawing: SVGSVGElement): Element {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  sheet.setAttribute('width', '100%');
  sheet.setAttribute('height', '100%');
  sheet.setAttribute('fill', getComputedStyle(drawing.parentElement ?? drawing).backgroundColor);
  return sheet;
}
