import { STEP, STRONGEST } from './zooming.ts';

/** What two fingers and the keys + − 0 do, for one finger. */
export function ZoomButtons({ strength, by }: { strength: number; by: (times: number) => void }) {
  const buttons = [
    { sign: '+', name: 'Zoom in', times: STEP, idle: strength >= STRONGEST - 1e-6 },
    { sign: '−', name: 'Zoom out', times: 1 / STEP, idle: strength <= 1 },
    { sign: 'whole', name: 'Show the whole figure', times: 0, idle: strength <= 1 },
  ];
  return (
    <span className="needs-script print:hidden">
      Zoom{' '}
      {buttons.map(({ sign, name, times, idle }) => (
        <button
          key={sign}
          type="button"
          aria-label={name}
          aria-disabled={idle}
          onClick={() => idle || by(times)}
          className="min-h-6 min-w-6 cursor-pointer px-1 text-act hover:underline aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:no-underline"
        >
          {sign}
        </button>
      ))}
    </span>
  );
}
