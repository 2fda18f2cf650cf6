import { rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import { Marked } from '../../math/Marked.tsx';
import { asWritten } from '../../math/minus.ts';

interface Props {
  x: number;
  y: number;
  size: number;
  fill: string;
  strong?: boolean;
  children: string;
}

/** Letters on graph paper, with a margin in the colour of the sheet that keeps lines off them. */
export function Lettering({ x, y, size, fill, strong, children }: Props) {
  return (
    <text
      x={rounded(x)}
      y={rounded(y)}
      fontSize={size}
      fontWeight={strong ? 600 : 400}
      className={`${fill} stroke-sheet tabular-nums`}
      strokeWidth={3.5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <Marked text={asWritten(children)} />
    </text>
  );
}
