import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { useRef, useState } from 'react';
import { ruleLink } from '../../glossary/rule-link.ts';
import { withShortNumbersLatex } from '../../math/legible/short-numbers.ts';
import { withShortNumbers } from '../../math/long-numbers.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import { isTooLong } from '../../math/typeset.ts';
import { hasLongFraction, lengthOfWorking, type Repetitions, saidBefore } from './on-paper.ts';

/**
 * Every step with the name of its rule; the steps within a step unfold. They stand there all at once, or come one at a time: first
 * the rule and why it applies, as a hint, then what it gives (`hinted` begins so). On paper all of them stand.
 */
export function Steps({ steps, hinted = false }: { steps: readonly PresentedStep[]; hinted?: boolean }) {
  const section = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Hints | undefined>(hinted ? { of: steps, count: 1 } : undefined);
  // Hints belong to the steps for which they were asked.
  const hints = asked?.of === steps ? asked.count : undefined;
  const nested = steps.some((step) => step.steps?.length);
  const openAll = () => {
    for (const details of section.current?.querySelectorAll<HTMLDetailsElement>('details:not(.all-digits)') ?? [])
      details.open = true;
  };
  const show = (count: number | undefined) => setAsked(count === undefined ? undefined : { of: steps, count });
  return (
    <section ref={section} data-working={lengthOfWorking(steps)} className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair pb-2">
        <h2 className="m-0 font-serif text-xl font-semibold">Steps</h2>
        <span className="flex gap-x-4">
          {hints === undefined && steps.length > 1 && <Choice label="One at a time" onClick={() => show(1)} />}
          {hints === undefined && nested && <Choice label="Open all" onClick={openAll} />}
          {hints !== undefined && <Choice label="All steps" onClick={() => show(undefined)} />}
        </span>
      </div>
      <div aria-live={hints === undefined ? undefined : 'polite'}>
        <StepList steps={steps} within="" hints={hints} said={saidBefore(steps)} />
      </div>
      {hints !== undefined && hints < 2 * steps.length && (
        <p className="mt-3">
          <Choice label="Next hint" onClick={() => show(hints + 1)} />
        </p>
      )}
    </section>
  );
}

/** How many hints were asked for, and of which steps. */
interface Hints {
  readonly of: readonly PresentedStep[];
  readonly count: number;
}

const Choice = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="needs-script min-h-6 cursor-pointer text-sm text-act hover:underline"
  >
    {label}
  </button>
);

interface StepListProps {
  readonly steps: readonly PresentedStep[];
  /** The numbers before those of the list, as in 2.1. */
  readonly within: string;
  /** Every step has two hints: its rule, and what it gives; undefined where all stand there. */
  readonly hints?: number;
  /** What stands on paper once. */
  readonly said: Repetitions;
}

function StepList({ steps, within, hints = Number.POSITIVE_INFINITY, said }: StepListProps) {
  return (
    <ol className="steps m-0 list-none p-0">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
          key={index}
          className={`${said.lines.has(step) ? 'said-before' : ''} ${hasLongFraction(step) ? 'long-fraction' : ''} ${2 * index < hints ? 'flex' : 'hidden print:flex'} gap-4 border-b border-hair py-3 last:border-0`}
        >
          <span className="w-5 shrink-0 text-right font-serif font-semibold text-muted tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0 grow">
            <Told step={step} isAgain={said.sentences.has(step)} />
            <div className={2 * index + 1 < hints ? undefined : 'hidden print:block'}>
              {step.withLatex && (
                <ScrollRegion
                  label={`Parts of step ${within}${index + 1}`}
                  className="parts mt-1 overflow-x-auto overflow-y-hidden py-1 text-muted"
                >
                  <Tex latex={withShortNumbersLatex(step.withLatex)} />
                </ScrollRegion>
              )}
              <FormulaOf step={step} label={`Formula of step ${within}${index + 1}`} />
              {step.steps && (
                <details className="mt-1 text-sm">
                  <summary className="cursor-pointer py-1 text-act">
                    {step.steps.length === 1 ? 'One step' : `${step.steps.length} steps`} inside
                  </summary>
                  <StepList steps={step.steps} within={`${within}${index + 1}.`} said={said} />
                </details>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a step gives. What is too long to be set is text that scrolls in its own place. */
function FormulaOf({ step, label }: { step: PresentedStep; label: string }) {
  const latex = withShortNumbersLatex(step.latex);
  if (isTooLong(latex))
    return (
      <ScrollRegion label={label} className="scrollbar-thin mt-1 max-h-60 overflow-auto wrap-anywhere">
        {step.text}
      </ScrollRegion>
    );
  return (
    <>
      <ScrollRegion
        label={label}
        className="mt-1 overflow-x-auto overflow-y-hidden py-1 [&_.katex-base]:my-1.5 print:[&_.katex-base]:my-1"
      >
        <Tex latex={latex} display />
      </ScrollRegion>
      {latex !== step.latex && <AllDigits text={step.text} />}
    </>
  );
}

/** A step whose numbers are too long to be looked at, with all their digits. */
const AllDigits = ({ text }: { text: string }) => (
  <details className="all-digits mt-1 text-sm print:hidden">
    <summary className="cursor-pointer py-1 text-act">All digits</summary>
    <ScrollRegion label="All digits" className="scrollbar-thin max-h-60 overflow-auto wrap-anywhere">
      {text}
    </ScrollRegion>
  </details>
);

/** The rule, and why it applies; a sentence that stood before is left out on paper. */
const Told = ({ step: { rule, says }, isAgain }: { step: PresentedStep; isAgain: boolean }) => (
  <p className="m-0">
    <strong className="font-semibold">
      <Rule name={rule} />
      {says && '.'}
    </strong>
    {says && (
      <span className={isAgain ? 'print:hidden' : undefined}>
        <Sentence text={` ${withShortNumbers(says)}`} />
      </span>
    )}
  </p>
);

/** The name of a rule, which leads to what the glossary says of it. */
function Rule({ name }: { name: string }) {
  const href = ruleLink(name);
  return href === undefined ? (
    <Sentence text={capital(name)} />
  ) : (
    <a href={href} className="text-inherit underline decoration-hair underline-offset-3 hover:text-act">
      <Sentence text={capital(name)} />
    </a>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
