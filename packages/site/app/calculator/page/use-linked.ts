import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useEffect, useRef } from 'react';
import { type Query, readQuery } from '../request/query.ts';

/**
 * Offline, the page that was kept knows nothing of the inputs in the address: the page itself takes them up, once, when it wakes.
 */
export function useLinked(forms: readonly Form[], known: Query, take: (linked: Query) => void): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    const linked = readQuery(forms, new URLSearchParams(window.location.search));
    if (!known.asked && (linked.asked || linked.calculation !== known.calculation)) take(linked);
  }, [forms, known, take]);
}
