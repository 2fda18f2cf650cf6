import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { useRef } from 'react';
import { Marked } from '../../math/Marked.tsx';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Tex } from '../../math/Tex.tsx';

/** Every step with the name of its rule; the steps within a step unfold. */
export function Steps({ steps }: { steps: readonly PresentedStep[] }) {
  const section = useRef<HTMLElement>(null);
  const nested = steps.some((step) => step.steps?.length);
  const openAll = () => {
    for (const details of section.current?.querySelectorAll('details') ?? []) details.open = true;
  };
  return (
    <section ref={section} className="mt-10">
      <div className="flex items-baseline justify-between border-b border-hair pb-2">
        <h2 className="m-0 font-serif text-xl font-semibold">Steps</h2>
        {nested && (
          <button
            type="button"
            onClick={openAll}
            className="needs-script min-h-6 cursor-pointer text-sm text-act hover:underline"
          >
            Open all
          </button>
        )}
      </div>
      <StepList steps={steps} within="" />
    </section>
  );
}

function StepList({ steps, within }: { steps: readonly PresentedStep[]; within: string }) {
  return (
    <ol className="m-0 list-none p-0">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
        <li key={index} className="flex gap-4 border-b border-hair py-3 last:border-0">
          <span className="w-5 shrink-0 text-right font-serif font-semibold text-muted tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0 grow">
            <p className="m-0">
              <strong className="font-semibold">
                {capital(step.rule)}
                {step.says && '.'}
              </strong>
              {step.says && <Marked text={` ${step.says}`} />}
            </p>
            {step.withLatex && (
              <ScrollRegion
                label={`Parts of step ${within}${index + 1}`}
                className="mt-1 overflow-x-auto overflow-y-hidden py-1 text-muted"
              >
                <Tex latex={step.withLatex} />
              </ScrollRegion>
            )}
            <ScrollRegion
              label={`Formula of step ${within}${index + 1}`}
              className="mt-1 overflow-x-auto overflow-y-hidden py-1 [&_.katex-base]:my-0.5"
            >
              <Tex latex={step.latex} />
            </ScrollRegion>
            {step.steps && (
              <details className="printed-open mt-1 text-sm">
                <summary className="cursor-pointer py-1 text-act">
                  {step.steps.length === 1 ? 'One step' : `${step.steps.length} steps`} inside
                </summary>
                <StepList steps={step.steps} within={`${within}${index + 1}.`} />
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
