import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { useEffect, useState } from 'react';
import { useUnfolded } from '../../island/use-unfolded.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { CopyButton } from '../answer/CopyButton.tsx';
import { type CodeSample, codeSamples, type ExternalCalculation } from '../request/code-samples.ts';
import type { TypedInputs } from '../request/query.ts';
import { Steps } from './Steps.tsx';

interface Props {
  answer: PresentedAnswer;
  /** What was typed, where the calculation has one form and can be written as a program. */
  typed: TypedInputs | undefined;
  elsewhere: ExternalCalculation;
}

/** How the answer comes about, and how to have it elsewhere. */
export default function Working({ answer, typed, elsewhere }: Props) {
  return (
    <>
      {answer.steps && answer.steps.length > 0 && <Steps steps={answer.steps} />}
      <Code id={answer.calculator} typed={typed} samples={codeSamples(elsewhere)} />
    </>
  );
}

/** Code that does the calculation itself, as far as there is any, then calls of the service; the first is made when the fold is opened. */
function Code({ id, typed, samples }: Pick<Props, 'typed'> & { id: string; samples: readonly CodeSample[] }) {
  const [own, setOwn] = useState<{ readonly typed: TypedInputs; readonly code: readonly CodeSample[] }>();
  const make = async () => {
    if (!typed || own?.typed === typed) return;
    const { ownCode } = await import('../program/own-code.ts');
    setOwn({ typed, code: await ownCode(id, typed) });
  };
  const { isOpen, fold } = useUnfolded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open fold follows what is calculated
  useEffect(() => {
    if (isOpen) void make();
  }, [isOpen, typed]);
  return (
    <details className="fold print:hidden" {...fold}>
      <summary className="cursor-pointer py-1">
        <h2 className="m-0 inline font-serif text-lg font-semibold">The same calculation from elsewhere</h2>
      </summary>
      {[...(own && own.typed === typed ? own.code : []), ...samples].map((sample) => (
        <Sample key={sample.name} sample={sample} />
      ))}
    </details>
  );
}

const Sample = ({ sample: { name, code } }: { sample: CodeSample }) => (
  <div className="mt-3">
    <div className="flex justify-between text-sm">
      <h3 className="m-0 font-semibold">{name}</h3>
      <span className="needs-script">
        <CopyButton name={`${name} code`} content={() => code} />
      </span>
    </div>
    <ScrollRegion label={`${name} code`} className="mt-1 overflow-x-auto border border-hair bg-sheet p-3 text-sm">
      <pre className="m-0">
        <code>{code}</code>
      </pre>
    </ScrollRegion>
  </div>
);
