import file from '../enhance/nomogram.ts?worker&url';
import { type End, lineOf, middleOf, scaleX, size, sumOf, ticksAt, yOf } from './nomogram-geometry.ts';

const start = { a: 3, b: 7 };
const units = Array.from({ length: 11 }, (_, index) => index);

/**
 * A nomogram that adds. The server draws it; a small script of its own, no React, lets both ends be dragged, moved with
 * the arrow keys, or typed.
 */
export function Nomogram() {
  const { a, b } = start;
  return (
    <figure data-nomogram aria-label="A line across the scales a and b crosses the scale between them at a + b">
      <div className="graph-paper border border-hair bg-sheet">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has the name, and its handles have theirs */}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="mx-auto block h-auto w-full max-w-lg touch-pan-y select-none"
        >
          <Scale x={scaleX.a} name="a" unit={1} />
          <Scale x={scaleX.sum} name="a + b" unit={2} />
          <Scale x={scaleX.b} name="b" unit={1} />
          <line data-line {...lineOf(a, b)} className="stroke-answer" strokeWidth="2.2" />
          <g data-sum transform={`translate(${scaleX.sum} ${middleOf(a, b)})`}>
            <circle r="5.5" className="fill-answer" />
            <text
              data-sum-text
              x="-14"
              y="-9"
              textAnchor="end"
              className="fill-answer text-lg font-semibold tabular-nums"
            >
              {sumOf(a, b)}
            </text>
          </g>
          <Handle end="a" value={a} />
          <Handle end="b" value={b} />
        </svg>
      </div>
      <figcaption className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <span>
          A nomogram adds with a straight line:{' '}
          <strong data-words className="font-semibold text-ink tabular-nums" aria-live="polite">
            {a} + {b} = {sumOf(a, b)}
          </strong>
        </span>
        <span className="needs-script flex items-center gap-2">
          Drag either end, or type
          <Box end="a" value={a} />
          <Box end="b" value={b} />
        </span>
      </figcaption>
      <script type="module" src={file} />
    </figure>
  );
}

function Scale({ x, name, unit }: { x: number; name: string; unit: number }) {
  return (
    <g>
      <path d={`M${x} ${yOf(10)}V${yOf(0)}`} className="stroke-ink" strokeWidth="1.6" />
      <path d={ticksAt(x)} className="stroke-ink" strokeWidth="1" />
      {units.map((value) => (
        <text key={value} x={x + 17} y={yOf(value) + 4.5} className="fill-ink text-[13px] tabular-nums">
          {value * unit}
        </text>
      ))}
      <text x={x} y={yOf(10) - 24} textAnchor="middle" className="fill-ink font-serif text-[17px] font-semibold">
        {name}
      </text>
    </g>
  );
}

function Handle({ end, value }: { end: End; value: number }) {
  return (
    <g
      data-end={end}
      role="slider"
      tabIndex={0}
      aria-label={end}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={value}
      transform={`translate(${scaleX[end]} ${yOf(value)})`}
      className="nomogram-end"
    >
      <circle r="22" className="fill-transparent" />
      <circle r="7.5" className="fill-sheet stroke-act" strokeWidth="2.4" />
    </g>
  );
}

function Box({ end, value }: { end: End; value: number }) {
  return (
    <label className="flex items-center gap-1.5 font-serif font-semibold text-ink">
      {end}
      <input
        data-box={end}
        type="text"
        inputMode="decimal"
        defaultValue={value}
        size={4}
        autoComplete="off"
        className="h-8 w-14 border border-ink bg-sheet px-2 font-sans font-normal tabular-nums"
      />
    </label>
  );
}
