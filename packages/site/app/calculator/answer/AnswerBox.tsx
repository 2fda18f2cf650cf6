import type { Form } from '@nomogram/calculators/kit/form.ts';
import { Sentence } from '../../math/Sentence.tsx';
import { queryOf } from '../request/query.ts';
import { type RequestState, shownAnswer } from '../request/request-state.ts';
import { Answer } from './parts.ts';
import { ScaleEdge } from './ScaleEdge.tsx';

/**
 * The place of the typeset answer, kept free from the start, so that nothing moves when it comes. A search leads to it (`#answer`); a desk
 * shows it beside the form, so nothing scrolls there.
 */
export function AnswerBox({ form, state }: { form: Form; state: RequestState }) {
  const answer = shownAnswer(state);
  const live = form.fields.flatMap((field) => (field.live ? [field.name] : []));
  const waits = state.phase === 'loading';
  return (
    <section
      id="answer"
      aria-label="Answer"
      aria-busy={waits}
      className="relative min-h-36 scroll-mt-4 lg:scroll-mt-[100vh] border border-l-0 border-hair bg-sheet py-5 pr-5 pl-9"
    >
      <ScaleEdge className={answer ? 'text-answer' : 'text-hair'} />
      {answer ? (
        <div className={waits ? 'opacity-40 transition-opacity delay-200' : ''}>
          <Answer.Component
            answer={answer}
            typed={state.typed}
            live={live}
            address={`/${form.page}${queryOf(form, state.typed)}`}
          />
        </div>
      ) : (
        <NoAnswer state={state} />
      )}
    </section>
  );
}

/**
 * What stands where no answer does. A reason that is no single field's has no place beside one; on a desk the text under the button may be
 * out of sight, so it stands here, too.
 */
function NoAnswer({ state }: { state: RequestState }) {
  const reply = state.phase === 'done' && state.reply.kind === 'refusal' ? state.reply : undefined;
  const own = reply?.troubles.filter(({ input }) => input === undefined) ?? [];
  return (
    <>
      <p className={`m-0 text-sm text-muted ${own.length > 0 ? 'lg:hidden' : ''}`}>
        {reply
          ? 'There is no answer: the form says why.'
          : 'The answer appears here. It is checked before it is shown.'}
      </p>
      {own.map(({ message }) => (
        <p key={message} className="m-0 hidden font-medium lg:block">
          <Sentence text={message} />
        </p>
      ))}
    </>
  );
}
