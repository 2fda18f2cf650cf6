import type { Draw } from './draw.ts';
import type { Generator, Level, Practice, ProblemInputs } from './practice.ts';

/*
 * Problems beside one that is typical: every number is drawn between half and twice its size. Whole numbers stay whole. On the first
 * level one digit is drawn, on the third three, so that the division gets longer.
 */

type Typical = { readonly [name: string]: ProblemInputs };

/** What must hold between the numbers of a problem for it to be one that somebody has: no loan above what it is secured by. */
type Plausible<All extends Typical> = {
  readonly [Name in keyof All]?: (given: { readonly [Input in keyof All[Name]]: number }) => boolean;
};

/** Problems near a typical one each; those that are not plausible are drawn again. */
export function nearEach<All extends Typical>(typical: All, plausible: Plausible<All> = {}): Practice {
  const conditions = new Map<string, Condition>(Object.entries(plausible));
  return Object.fromEntries(
    Object.entries(typical).map(([name, given]) => {
      const beside: Generator = (draw, level) =>
        Object.fromEntries(Object.entries(given).map(([input, text]) => [input, near(text, draw, level)]));
      const holds = conditions.get(name);
      return [name, holds ? redrawn(beside, holds) : beside];
    }),
  );
}

type Condition = (given: { readonly [input: string]: number }) => boolean;

/** One problem of twenty is plausible at least, so that this many are never drawn in vain. */
const maxDraws = 1000;

/** The first problem of those drawn whose numbers satisfy the condition. */
function redrawn(generator: Generator, holds: Condition): Generator {
  return (draw, level) => {
    for (let drawn = 0; drawn < maxDraws; drawn++) {
      const given = generator(draw, level);
      if (holds(Object.fromEntries(Object.entries(given).map(([input, text]) => [input, Number(text)])))) return given;
    }
    throw new Error(`no problem of level ${level} satisfies ${holds}`);
  };
}

/** One number, or each of a list. */
const near = (text: string, draw: Draw, level: Level): string =>
  text
    .split(',')
    .map((one) => oneNear(one.trim(), draw, level))
    .join(',');

function oneNear(text: string, draw: Draw, level: Level): string {
  const value = Number(text);
  const [least, most] = [Math.abs(value) / 2, Math.abs(value) * 2];
  const finest = text.includes('.') ? -(text.split('.')[1]!.length + 1) : 0;
  const place = Math.max(finest, Math.floor(Math.log10(least)) - level + 1);
  const unit = 10 ** place;
  const drawn = draw.whole(Math.ceil(least / unit), Math.floor(most / unit)) * Math.sign(value);
  return place >= 0 ? String(drawn * unit) : String(Number((drawn * unit).toFixed(-place)));
}
