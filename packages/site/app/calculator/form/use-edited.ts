import { type FormEvent, useState } from 'react';
import type { ReplyProblem } from '../request/reply.ts';
import type { RequestState } from '../request/request-state.ts';

/** Which fields were typed into since a reply: what is amiss is said of the text that was sent, not of what is typed in its place. */
export function useEdited(state: RequestState, troubles: readonly ReplyProblem[]) {
  const [edited, setEdited] = useState<{ since: RequestState; names: readonly string[] }>({ since: state, names: [] });
  const names = edited.since === state ? edited.names : [];
  return {
    isEdited: (name: string): boolean => names.includes(name),
    onInput: ({ target }: FormEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name !== null && !names.includes(name) && troubles.some(({ input }) => input === name))
        setEdited({ since: state, names: [...names, name] });
    },
  };
}
