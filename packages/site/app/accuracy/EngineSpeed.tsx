import type { EngineTimes, Occasion } from '../../../../content/content.ts';
import { MeasuredOn } from './MeasuredOn.tsx';
import { PlainTable } from './PlainTable.tsx';
import { timeColumns, timeRows } from './rows.ts';

/** The engine beside other programs, set by set. */
export const EngineSpeed = ({ engine }: { engine: EngineTimes & Occasion }) => (
  <section className="mt-12">
    <h2 className="text-2xl">Speed of the engine</h2>
    <p className="mt-3 max-w-2xl">
      The same problems, given to this engine and to other programs in one run. A program has {engine.limitMs / 1000}{' '}
      seconds for each problem; “failed” is an error or an answer that is not what was asked.
    </p>
    <MeasuredOn measured={engine} />
    {engine.sets.map((set) => (
      <div key={set.set} className="mt-8">
        <h3 className="font-sans text-lg font-semibold">
          {set.set.charAt(0).toUpperCase() + set.set.slice(1)}
          {set.records > 1 && `, ${set.records} problems`}
        </h3>
        <PlainTable label={`Times: ${set.set}`} columns={timeColumns} rows={timeRows(set)} />
        <ul className="mt-3 list-none text-sm text-muted">
          {set.goals.map(({ goal, holds }) => (
            <li key={goal}>
              {holds ? 'Reached' : 'Not reached'}: {goal}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
