import { type RefObject, useEffect, useState } from 'react';

/** On a narrow screen, while the form is out of sight above the answer: the way back to it. */
export function BackToForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  if (!isAbove) return null;
  const goBack = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={goBack}
      className="back-to-form fixed right-4 bottom-4 z-10 min-h-11 border border-act bg-sheet px-4 font-semibold text-act lg:hidden print:hidden"
    >
      ↑ Change the inputs
    </button>
  );
}
