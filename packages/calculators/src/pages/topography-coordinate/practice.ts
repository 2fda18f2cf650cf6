import type { Generator, Practice } from '../../kit/practice/practice.ts';

const metres = (draw: { whole: (a: number, b: number) => number }, level: number) =>
  level === 1 ? String(draw.whole(100, 900)) : (draw.whole(10_000, 90_000) / 10 ** level).toFixed(level);

const bothMoves: Generator = (draw, level) => ({
  xo: metres(draw, level),
  yo: metres(draw, level),
  xm: metres(draw, level),
  ym: metres(draw, level),
  angle: String(draw.pick(level === 1 ? [100, 200, 300] : [50, 150, 250, 350])),
});

export const practice: Practice = {
  translate: (draw, level) => ({
    xo: metres(draw, level),
    yo: metres(draw, level),
    xm: metres(draw, level),
    ym: metres(draw, level),
  }),
  rotate: (draw, level) => ({
    angle: String(draw.pick(level === 1 ? [100, 200, 300] : [50, 150, 250, 350])),
    xm: String(draw.whole(10, 90) * level),
    ym: String(draw.whole(10, 90) * level),
  }),
  transrotate: bothMoves,
  rotranslate: bothMoves,
};
