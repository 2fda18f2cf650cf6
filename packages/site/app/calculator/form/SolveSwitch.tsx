import type { Form } from '@nomogram/calculators/kit/form.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { useEffect, useRef } from 'react';
import { isSolving } from './solving-form.ts';

interface Props {
  form: Form;
  onSwitch: (solving: boolean) => void;
}

const look = 'inline-flex min-h-8 cursor-pointer items-center text-sm text-act hover:underline print:hidden';

/**
 * Turns the form round, and back. Without JavaScript the button sends the form with an empty result, which is how an address
 * asks for solving; the link leads back to the plain form.
 */
export function SolveSwitch({ form, onSwitch }: Props) {
  const solving = isSolving(form);
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const used = useRef(false);
  // The control that was used is gone: the focus goes to what took its place.
  useEffect(() => {
    if (!used.current) return;
    used.current = false;
    if (!solving) return button.current?.focus();
    const field = link.current?.closest('form')?.elements.namedItem(resultName);
    if (field instanceof HTMLElement) field.focus();
  }, [solving]);
  const turn = (event: { preventDefault: () => void }, next: boolean) => {
    event.preventDefault();
    used.current = true;
    onSwitch(next);
  };
  return solving ? (
    <a
      ref={link}
      href={`?calculation=${encodeURIComponent(form.name)}`}
      className={look}
      onClick={(event) => turn(event, false)}
    >
      Back to the plain form
    </a>
  ) : (
    <button
      ref={button}
      type="submit"
      name={resultName}
      value=""
      className={look}
      onClick={(event) => turn(event, true)}
    >
      Solve for another field…
    </button>
  );
}
