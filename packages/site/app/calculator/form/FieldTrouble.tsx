import { Minus } from '../../math/Signed.tsx';
import type { ReplyProblem } from '../request/reply.ts';

interface Props {
  /** The id of the field. */
  id: string;
  trouble: ReplyProblem;
  onUse: (text: string) => void;
}

/** What is wrong in a field, where in what was typed, and the texts that could stand there instead. */
export function FieldTrouble({ id, trouble, onUse }: Props) {
  const { message, suggestion, readings = [] } = trouble;
  const proposals = suggestion === undefined ? readings : [suggestion, ...readings];
  return (
    <div className="mt-1.5 mb-3 border-l-2 border-ink pl-3 text-sm">
      <p id={`${id}-problem`} className="m-0 font-medium">
        <Minus text={message} />
      </p>
      <Place trouble={trouble} />
      {proposals.length > 0 && (
        <p className="m-0 mt-1.5 flex flex-wrap gap-2">
          {proposals.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => onUse(text)}
              className="min-h-7 cursor-pointer border border-act px-2 text-act hover:bg-act/8"
            >
              Use {text}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** What was typed, with a caret under the place that the message is about, which says the place in words. */
function Place({ trouble: { typed, span } }: { trouble: ReplyProblem }) {
  if (!typed || !span || span.start >= typed.length || typed.length > longest) return null;
  const marked = Math.max(1, span.end - span.start);
  return (
    <pre aria-hidden="true" className="m-0 mt-1 overflow-x-auto font-mono leading-tight">
      {typed}
      {'\n'}
      {' '.repeat(span.start)}
      {'^'.repeat(Math.min(marked, typed.length - span.start))}
    </pre>
  );
}

/** Longer texts are not repeated: their caret would be out of sight. */
const longest = 60;
