import type { TopicId } from '@nomogram/calculators/kit/page.ts';
import type { ReactNode } from 'react';
import { bell, cubic, gammaLike, orbit, parabola, pathOf, sine } from './small-curves.ts';

const line = 'fill-none stroke-act';
const thin = 'fill-none stroke-ink';
const axis = <path d="M4 52.5h80" className={thin} strokeWidth="1" />;

const figures: Readonly<Record<TopicId, ReactNode>> = {
  algebra: (
    <>
      <path d="M4 34.5h80" className={thin} strokeWidth="1" />
      <path d={pathOf(parabola, -2.05, 2.05)} className={line} strokeWidth="2" />
      <circle cx="20" cy="34.5" r="2.6" className="fill-answer" />
      <circle cx="68" cy="34.5" r="2.6" className="fill-answer" />
    </>
  ),
  calculus: (
    <>
      <path d={`${pathOf(cubic, 0.2, 1.8)}V52.5H14Z`} className="fill-act/15" />
      {axis}
      <path d={pathOf(cubic, 0, 2.45)} className={line} strokeWidth="2" />
    </>
  ),
  trigonometry: (
    <>
      <path d="M4 33.5h80" className={thin} strokeWidth="1" />
      <circle cx="22" cy="33.5" r="17" className={thin} strokeWidth="1" />
      <path d="M22 33.5 34 21.5V33.5" className={line} strokeWidth="1.6" />
      <path d={pathOf(sine, 0, 2 * Math.PI)} className={line} strokeWidth="2" />
    </>
  ),
  statistics: (
    <>
      <path d={`${pathOf(bell, 0.9, 3)}V52.5H55.3Z`} className="fill-answer/30" />
      {axis}
      <path d={pathOf(bell, -3.1, 3.1)} className={line} strokeWidth="2" />
    </>
  ),
  surface: (
    <>
      <ellipse cx="44" cy="15" rx="23" ry="7.5" className={line} strokeWidth="2" />
      <path d="M21 15v36a23 7.5 0 0 0 46 0V15" className={line} strokeWidth="2" />
      <path d="M21 51a23 7.5 0 0 1 46 0" className={thin} strokeWidth="1" strokeDasharray="3 3" />
    </>
  ),
  topography: (
    <>
      <path d="M14 52 46 10 78 46Z" className={line} strokeWidth="2" />
      <path d="M14 52 46 38 78 46M46 10V38" className={thin} strokeWidth="1" strokeDasharray="3 3" />
      <circle cx="46" cy="38" r="3" className="fill-answer" />
    </>
  ),
  finance: (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((year) => (
        <rect
          key={year}
          x={8 + 11 * year}
          y={(52 - 9 * 1.3 ** year).toFixed(1)}
          width="6"
          height={(9 * 1.3 ** year).toFixed(1)}
          className="fill-act"
        />
      ))}
      {axis}
    </>
  ),
  science: (
    <>
      <path d={pathOf(orbit, 0, 2 * Math.PI)} className={line} strokeWidth="2" />
      <circle cx="65.6" cy="33" r="5" className="fill-answer" />
      <circle cx="14" cy="24" r="3" className="fill-ink" />
    </>
  ),
  functions: (
    <>
      <path d="M12.5 6V58M4 52.5h80" className={thin} strokeWidth="1" />
      <path d={pathOf(gammaLike, 0.26, 4.08)} className={line} strokeWidth="2" />
    </>
  ),
};

/** A small figure of a topic, for who can see it: its name always stands beside it. */
export function TopicFigure({ topic, className }: { topic: TopicId; className?: string }) {
  return (
    <svg viewBox="0 0 88 64" className={`topic-figure ${className ?? ''}`} aria-hidden="true" focusable="false">
      {figures[topic]}
    </svg>
  );
}
