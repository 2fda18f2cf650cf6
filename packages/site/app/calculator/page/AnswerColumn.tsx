import type { Figure as Drawn } from '@nomogram/calculators/kit/figure.ts';
import type { Page } from '@nomogram/calculators/kit/page.ts';
import { useState } from 'react';
import type { Word } from '../../glossary/words.ts';
import { AsDrawn } from '../../island/AsDrawn.tsx';
import { settingChoices } from '../../settings.ts';
import { useSetting } from '../../use-setting.ts';
import { AnswerBox } from '../answer/AnswerBox.tsx';
import { Figure, loadFigure, Working } from '../answer/parts.ts';
import { isSolving } from '../form/solving-form.ts';
import { serviceRequest } from '../request/ask.ts';
import { optionsIn, queryOf } from '../request/query.ts';
import { FarBelow, type Room } from './FarBelow.tsx';
import { Formula } from './formula/Formula.tsx';
import type { Calculator } from './use-calculator.ts';
import { useStill } from './use-still.ts';
import { Words } from './Words.tsx';
import { WorkedExample } from './WorkedExample.tsx';

interface Props {
  page: Page;
  calculator: Calculator;
  origin: string;
  /** The words of the shown form that the glossary explains. */
  words: readonly Word[];
  /** Said of what belongs to the answer before, while a new one is awaited. */
  dimmed: string;
}

/** What is answered: the values, their steps and their figure; then the formula, and an example worked out. */
export function AnswerColumn({ page, calculator, origin, words, dimmed }: Props) {
  const { form, state, answer, example, moved, view } = calculator;
  const figure = answer ? answer.figure : (moved ?? example?.figure);
  const [first] = useState(figure);
  const decimal = useSetting('decimal');
  const isAsDrawn = figure === first && decimal !== 'comma';
  return (
    <div className="answer-column contents lg:block">
      <div ref={view} className="order-3 mt-6 scroll-mt-4 lg:mt-0">
        <AnswerBox form={form} state={state} />
      </div>
      {answer && (
        <div className={`worked order-4 ${dimmed}`}>
          <Working.Component
            answer={answer}
            typed={isSolving(form) ? undefined : state.typed}
            elsewhere={{
              shown: { page, query: queryOf(form, state.typed) },
              request: serviceRequest(form, state.typed),
              origin,
            }}
          />
        </div>
      )}
      <FarBelow room={figure && roomOfFigure(figure)} className={`order-5 mt-8 ${dimmed}`}>
        {figure && (
          <AsDrawn isTrue={isAsDrawn} load={loadFigure} wakesWhenSeen={answer !== undefined}>
            <AnswerFigure figure={figure} calculator={calculator} />
          </AsDrawn>
        )}
      </FarBelow>
      <FarBelow room={roomOfFormula} className={`order-7 ${figure || answer ? '' : 'lg:-mt-8'}`}>
        <Formula form={form} />
        <Words words={words} />
        {example && (
          <div className={answer ? 'print:hidden' : ''}>
            <WorkedExample form={form} answer={example} />
          </div>
        )}
      </FarBelow>
    </div>
  );
}

/** The figure of the answer; without one that of the example, or what a hand has moved where there is none. It stays under the hand. */
function AnswerFigure({ figure, calculator }: { figure: Drawn; calculator: Calculator }) {
  const { form, state, answer, moved, move } = calculator;
  const { place, hold } = useStill(state);
  return (
    <div ref={place}>
      <Figure.Component
        figure={figure}
        prefix={answer ? undefined : moved ? 'As it was. ' : 'Example. '}
        isAnswer={answer !== undefined}
        angle={settingChoices.angle.find((unit) => unit === optionsIn(form, state.typed).angle)}
        onMove={(inputs) => {
          hold();
          move(inputs);
        }}
      />
    </div>
  );
}

/** Each of its sheets with what is said below. */
const roomOfFigure = ({ below = [] }: Drawn): Room => ({
  narrow: 30 + 20 * below.length,
  wide: 33 + 26 * below.length,
});

/** The formula, its letters and sources, and an example worked out. */
const roomOfFormula: Room = { narrow: 33, wide: 27 };
