import type { Frame, Sheet } from '@nomogram/calculators/kit/figure.ts';
import type { Size } from '../size.ts';
import { textWidth } from './text-width.ts';
import { type Ticks, ticksOf } from './ticks.ts';

type Interval = readonly [number, number];

/** The height of a strip. */
const LOW = 100;

/** Where everything of a figure stands in pixels. */
export interface Layout {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** Pixels per unit, for radii; the horizontal one where the axes differ. */
  readonly unit: number;
  /** What the whole sheet shows: the frame and the margin around it. */
  readonly shown: { readonly x: Interval; readonly y: Interval };
  /** The rectangle of the frame itself. */
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly xTicks: Ticks;
  readonly yTicks: Ticks;
  /** Where the axes cross: the origin, or the nearest point of the frame to it. */
  readonly cross: { readonly x: number; readonly y: number };
}

interface Pads {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The layouts of sheets that stand one below the other on the same horizontal axis, and how far down each begins. */
export function layoutsOf(
  sheets: readonly Sheet[],
  size: Size,
): readonly { readonly layout: Layout; readonly top: number }[] {
  const left = Math.max(...sheets.map(({ frame }) => layoutOf(frame, size).plot.left));
  let top = 0;
  return sheets.map(({ frame }) => {
    const layout = layoutOf(frame, size, sheets.length > 1 ? left : 0);
    top += layout.height;
    return { layout, top: top - layout.height };
  });
}

/**
 * Fits a frame onto a sheet with a margin of at least `left`. A degenerate frame is widened, so that a single point can be
 * shown as well.
 */
export function layoutOf(frame: Frame, size: Size, left = 0): Layout {
  const wanted = { x: widened(frame.x), y: widened(frame.y) };
  const own = padsOf(frame, wanted, size);
  const pads = { ...own, left: Math.max(own.left, left) };
  const height = frame.equal ? heightOf(wanted, pads, size) : frame.low ? LOW : size.height;
  const plotWidth = size.width - pads.left - pads.right;
  const plotHeight = height - pads.top - pads.bottom;
  const { x: fx, y: fy } = frame.equal ? equalised(wanted, plotWidth / plotHeight) : wanted;
  const perX = plotWidth / (fx[1] - fx[0]);
  const perY = plotHeight / (fy[1] - fy[0]);
  const x = (value: number) => pads.left + (value - fx[0]) * perX;
  const y = (value: number) => height - pads.bottom - (value - fy[0]) * perY;
  const shown = {
    x: [fx[0] - pads.left / perX, fx[1] + pads.right / perX] as const,
    y: [fy[0] - pads.bottom / perY, fy[1] + pads.top / perY] as const,
  };
  const plot = { left: pads.left, right: size.width - pads.right, top: pads.top, bottom: height - pads.bottom };
  const axes = frame.axes ?? 'axes';
  const cross = axes === 'edge' ? { x: fx[0], y: fy[0] } : { x: nearest(0, fx), y: nearest(0, fy) };
  const xTicks = ticksOf(shown.x, size.width, size.spacing, frame.xWhole ? 1 : 0);
  const yTicks = ticksOf(shown.y, height, frame.equal ? size.spacing : size.spacing * 0.75, frame.yWhole ? 1 : 0);
  const ticks = frame.equal ? sameStep(xTicks, yTicks, shown, size) : { xTicks, yTicks };
  return { size, width: size.width, height, x, y, unit: perX, shown, plot, ...ticks, cross };
}

const nearest = (value: number, [low, high]: Interval): number => Math.min(high, Math.max(low, value));

/** Below this part of its own size a frame is finer than doubles can draw: its pixels would be a few of their steps. */
const finest = 1e-12;

function widened([low, high]: Interval): Interval {
  const least = Math.max(Math.abs(low), Math.abs(high), 1e-300) * finest;
  if (high - low > least) return [low, high];
  const half = Math.max(Math.abs(low) / 2, 1);
  return [low - half, high + half];
}

/** Margins: room for the labels of the axes where these run along a border, for arrow and scale bar on a plan. */
function padsOf(frame: Frame, wanted: { x: Interval; y: Interval }, size: Size): Pads {
  const { inset, font } = size;
  if (frame.plan) return { left: inset + 8, right: inset + 26, top: inset + 14, bottom: inset + 34 };
  if (frame.axes === 'none') return { left: inset, right: inset, top: inset, bottom: inset };
  const edge = frame.axes === 'edge';
  const labels = ticksOf(wanted.y, size.height, size.spacing * 0.75).major;
  const widest = Math.max(...labels.map(({ label }) => textWidth(label, font)), 0) + 14;
  const [left, below] = edge
    ? [0, 0]
    : [share(0, wanted.x) * (size.width - 60), share(0, wanted.y) * (size.height - 60)];
  return {
    left: Math.max(inset, widest + 6 - left),
    right: inset,
    top: inset + (frame.yLabel ? 10 : 0),
    bottom: Math.max(inset, (edge && frame.xLabel ? 44 : 28) - below),
  };
}

const share = (value: number, range: Interval): number => (nearest(value, range) - range[0]) / (range[1] - range[0]);

function heightOf(wanted: { x: Interval; y: Interval }, pads: Pads, size: Size): number {
  const plotWidth = size.width - pads.left - pads.right;
  const ratio = (wanted.y[1] - wanted.y[0]) / (wanted.x[1] - wanted.x[0]);
  const natural = plotWidth * ratio + pads.top + pads.bottom;
  return Math.round(Math.min(size.tallest, Math.max(size.shortest, natural)));
}

/** Widens the shorter side about its middle, until a unit is as long upwards as sideways. */
function equalised({ x, y }: { x: Interval; y: Interval }, aspect: number): { x: Interval; y: Interval } {
  const perPixel = Math.max((x[1] - x[0]) / aspect, y[1] - y[0]);
  return { x: about(x, perPixel * aspect), y: about(y, perPixel) };
}

function about([low, high]: Interval, length: number): Interval {
  const middle = (low + high) / 2;
  return [middle - length / 2, middle + length / 2];
}

/** Square paper: the coarser of the two steps serves both directions. */
function sameStep(xTicks: Ticks, yTicks: Ticks, shown: { x: Interval; y: Interval }, size: Size) {
  const [coarse, domain] = xTicks.step >= yTicks.step ? [xTicks, shown.y] : [yTicks, shown.x];
  const length = domain === shown.y ? (size.width * (shown.y[1] - shown.y[0])) / (shown.x[1] - shown.x[0]) : size.width;
  const count = (domain[1] - domain[0]) / coarse.step;
  const other = ticksOf(domain, length, length / Math.max(1, count));
  const agreed = Math.abs(other.step - coarse.step) < coarse.step * 1e-6 ? other : undefined;
  if (!agreed) return { xTicks, yTicks };
  return domain === shown.y ? { xTicks, yTicks: agreed } : { xTicks: agreed, yTicks };
}
