import { type RefObject, useEffect } from 'react';
import { useSetting } from '../use-setting.ts';

/** On touch screens the fields of the form have the keyboard for mathematics, unless that of the device was chosen. */
export function useKeyboard(form: RefObject<HTMLFormElement | null>, shown: unknown): void {
  const keyboard = useSetting('keyboard');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has other fields
  useEffect(() => {
    if (keyboard === 'device' || !matchMedia('(pointer: coarse)').matches) return;
    let detach: (() => void) | undefined;
    let isGone = false;
    import('./keyboard.ts').then(
      ({ attachKeyboard }) => {
        if (!isGone && form.current) detach = attachKeyboard(form.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      detach?.();
    };
  }, [form, keyboard, shown]);
}
