/** Moves the nomogram of the home page: pointer, arrow keys, typed values. */
import { type End, lineOf, middleOf, moved, scaleX, sumOf, valueAt, within, yOf } from '../home/nomogram-geometry.ts';

const all = <E extends Element>(root: Element, selector: string) => [...root.querySelectorAll<E>(selector)];

/** Both ends of the line, and how one is put elsewhere. */
interface Line {
  readonly values: Readonly<Record<End, number>>;
  readonly set: (end: End, value: number) => void;
}

function wake(root: Element): void {
  const svg = root.querySelector('svg');
  if (!svg) return;
  const values: Record<End, number> = { a: 3, b: 7 };
  const set = (end: End, value: number) => {
    values[end] = value;
    show(root, values);
    for (const box of all<HTMLInputElement>(root, `[data-box="${end}"]`))
      if (box !== document.activeElement) box.value = `${value}`;
  };
  for (const handle of all<SVGGElement>(root, '[data-end]')) wakeHandle(handle, svg, { values, set });
  for (const box of all<HTMLInputElement>(root, '[data-box]')) wakeBox(box, { values, set });
}

function show(root: Element, values: Line['values']): void {
  const { a, b } = values;
  for (const [name, value] of Object.entries(lineOf(a, b)))
    root.querySelector('[data-line]')?.setAttribute(name, `${value}`);
  root.querySelector('[data-sum]')?.setAttribute('transform', `translate(${scaleX.sum} ${middleOf(a, b)})`);
  for (const text of all(root, '[data-sum-text]')) text.textContent = `${sumOf(a, b)}`;
  for (const words of all(root, '[data-words]')) words.textContent = `${a} + ${b} = ${sumOf(a, b)}`;
  for (const handle of all<SVGGElement>(root, '[data-end]')) {
    const end = endOf(handle.dataset.end);
    handle.setAttribute('transform', `translate(${scaleX[end]} ${yOf(values[end])})`);
    handle.setAttribute('aria-valuenow', `${values[end]}`);
  }
}

function wakeHandle(handle: SVGGElement, svg: SVGSVGElement, { values, set }: Line): void {
  const end = endOf(handle.dataset.end);
  const follow = ({ clientY }: PointerEvent) => {
    const { top, height } = svg.getBoundingClientRect();
    set(end, valueAt(((clientY - top) / height) * svg.viewBox.baseVal.height));
  };
  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', follow);
  });
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', follow));
  handle.addEventListener('keydown', (event) => {
    const value = moved(values[end], event.key);
    if (value === undefined) return;
    event.preventDefault();
    set(end, value);
  });
}

function wakeBox(box: HTMLInputElement, { values, set }: Line): void {
  const end = endOf(box.dataset.box);
  box.addEventListener('input', () => {
    const text = box.value.trim().replace(',', '.');
    if (text && Number.isFinite(Number(text))) set(end, within(Number(text)));
  });
  box.addEventListener('change', () => {
    box.value = `${values[end]}`;
  });
}

const endOf = (text: string | undefined): End => (text === 'b' ? 'b' : 'a');

for (const root of document.querySelectorAll('[data-nomogram]')) wake(root);
