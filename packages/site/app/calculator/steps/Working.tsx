import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { CopyButton } from '../answer/CopyButton.tsx';
import type { CodeSample } from '../request/code-samples.ts';
import { Steps } from './Steps.tsx';

interface Props {
  answer: PresentedAnswer;
  samples: readonly CodeSample[];
}

/** How the answer comes about, and how to have it elsewhere. */
export default function Working({ answer, samples }: Props) {
  return (
    <>
      {answer.steps && answer.steps.length > 0 && <Steps steps={answer.steps} />}
      {samples.length > 0 && (
        <details className="fold print:hidden">
          <summary className="cursor-pointer py-1">
            <h2 className="m-0 inline font-serif text-lg font-semibold">The same calculation from elsewhere</h2>
          </summary>
          {samples.map(({ name, code }) => (
            <div key={name} className="mt-3">
              <div className="flex justify-between text-sm">
                <h3 className="m-0 font-semibold">{name}</h3>
                <span className="needs-script">
                  <CopyButton name={`${name} code`} content={() => code} />
                </span>
              </div>
              <ScrollRegion
                label={`${name} code`}
                className="mt-1 overflow-x-auto border border-hair bg-sheet p-3 text-sm"
              >
                <pre className="m-0">
                  <code>{code}</code>
                </pre>
              </ScrollRegion>
            </div>
          ))}
        </details>
      )}
    </>
  );
}
