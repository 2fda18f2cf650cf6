import type { Figure as FigureData } from '@nomogram/calculators/kit/figure.ts';
import type { AngleUnit } from '@nomogram/calculators/kit/options.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Sentence } from '../math/Sentence.tsx';
import { SecondFunction } from './compare/part.ts';
import { useCompared } from './compare/use-compared.ts';
import { Drawing } from './Drawing.tsx';
import { type HeldPoint, type MovedInputs, type MovedPoint, withHeld } from './drag/held.ts';
import { useTurning } from './drag/turning.ts';
import { SaveButton } from './save/SaveButton.tsx';
import { sheetsOf } from './sheet/sheets.ts';
import { narrow, wide } from './size.ts';
import { SoundButton } from './sound/part.ts';
import { FigureTable } from './table/FigureTable.tsx';
import { tracedRange } from './trace/curves.ts';
import { Reading } from './trace/parts.ts';
import { useTrace } from './trace/use-trace.ts';
import { useZoom } from './zoom/use-zoom.ts';
import { ZoomButtons } from './zoom/ZoomButtons.tsx';
import { withView } from './zoom/zooming.ts';

interface Props {
  figure: FigureData;
  prefix?: ReactNode;
  /** Whether it belongs to an answer, whose schedule stands by itself. */
  isAnswer?: boolean;
  /** What a bare angle means in a function that is typed. */
  angle?: AngleUnit;
  /** Told which inputs a moved point sets; without it nothing moves. */
  onMove?: (inputs: MovedInputs) => void;
}

/** Its two sizes, of which the width of its column shows one. */
const sizes = [
  { size: narrow, look: 'block h-auto w-full @lg:hidden' },
  { size: wide, look: 'hidden h-auto w-full @lg:block' },
] as const;

/**
 * Draws any figure of the catalogue. It stands on the page in two sizes; what it shows is said once, in words, for all.
 */
export default function Figure({ figure: given, prefix, isAnswer = false, angle = 'radians', onMove }: Props) {
  const { compared: figure, ...second } = useCompared(given, angle);
  const { shown, move, drop } = useMoving(figure, onMove);
  const { seen, handlers } = useTurning(figure);
  const zoom = useZoom(shown);
  const drawn = seen ? { ...shown, ...seen } : zoom.view ? withView(shown, zoom.view) : shown;
  const trace = useTrace(drawn, zoom.view);
  const own = figure.solid ? handlers : trace.handlers;
  const inHand = {
    ...own,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (zoom.possible) zoom.onKeyDown(event, trace.x);
      own.onKeyDown?.(event);
    },
  };
  const movable =
    onMove !== undefined &&
    sheetsOf(figure).some(({ marks }) => marks.some((mark) => mark.mark === 'point' && mark.moves));
  const motion = movable ? { move, drop } : undefined;
  return (
    <figure className="@container m-0">
      <div className="border border-hair bg-sheet font-sans">
        <div ref={zoom.possible ? zoom.place : undefined} {...inHand}>
          {sizes.map(({ size, look }) => (
            <Drawing key={size.name} figure={drawn} size={size} moving={motion} trace={trace.x} className={look} />
          ))}
        </div>
      </div>
      {trace.possible && <TraceLine figure={drawn} x={trace.x} />}
      <Caption prefix={prefix} figure={figure} movable={movable} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-6 text-sm">
        {[figure, ...(figure.below ?? [])].map(
          ({ table }) =>
            table && !(table.isSchedule && isAnswer) && <FigureTable key={table.name ?? ''} table={table} />,
        )}
        {zoom.possible && <ZoomButtons strength={zoom.strength} by={zoom.by} />}
        {trace.possible && <SoundButton.Component sheet={drawn} range={zoom.view?.x ?? tracedRange([drawn])} />}
        {figure.of && <SecondFunction.Component variable={figure.of.variable} angle={angle} {...second} />}
        <SaveButton />
      </div>
    </figure>
  );
}

/** What is read under the pointer, or how to read it. */
const TraceLine = ({ figure, x }: { figure: FigureData; x: number | undefined }) => (
  <p role="status" className="needs-script mt-2 min-h-5 text-sm tabular-nums print:hidden">
    {x === undefined ? (
      'Point at a curve, or use the arrow keys, to read it.'
    ) : (
      <Reading.Component figure={figure} x={x} />
    )}
  </p>
);

/** What it shows, and what can be done with it. */
function Caption({ prefix, figure, movable }: { prefix: ReactNode; figure: FigureData; movable: boolean }) {
  return (
    <figcaption className="mt-2 text-sm text-muted">
      {prefix}
      <Sentence text={figure.summary} />
      {movable && <span className="needs-script"> A dot in a ring can be dragged, or moved with the arrow keys.</span>}
      {figure.solid && <span className="needs-script"> Drag it, or use the arrow keys, to turn it.</span>}
    </figcaption>
  );
}

/** While a point is held the drawing shows it under the hand; the inputs follow, and with the answer the drawing. */
function useMoving(figure: FigureData, onMove: ((inputs: MovedInputs) => void) | undefined) {
  const [held, setHeld] = useState<HeldPoint>();
  const inHand = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new figure is the answer to the last move
  useEffect(() => {
    if (!inHand.current) setHeld(undefined);
  }, [figure]);
  const shown = held ? withHeld(figure, held) : figure;
  const move = (point: MovedPoint, inputs: MovedInputs) => {
    inHand.current = true;
    const before = sheetsOf(shown)[point.sheet]?.marks[point.index];
    if (before?.mark === 'point' && `${before.at}` === `${point.mark.at}`) return;
    setHeld({ ...point, frames: sheetsOf(shown).map(({ frame }) => frame) });
    onMove?.(inputs);
  };
  const drop = () => {
    inHand.current = false;
  };
  return { shown, move, drop };
}
