import { type ComponentType, lazy, Suspense, useState } from 'react';

export interface LazyComponent<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Fetches it ahead of its first appearance; the server does so before it renders, so that the first HTML is whole. */
  readonly load: () => Promise<void>;
}

const Nothing = () => null;

/** A component whose code is fetched when it is first shown, and not before. */
export function later<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = () =>
    fetchModule().then((module) => {
      Loaded = module.default;
      return module;
    });
  // Where the network fails the part is missing, and the page with what was typed stays; when it is shown again, it is fetched again.
  const attempt = () =>
    lazy(() =>
      load().catch(() => {
        Lazy = attempt();
        return { default: Nothing };
      }),
    ) as unknown as ComponentType<Props>;
  let Lazy = attempt();
  const Component = (props: Props) => {
    // The one that was shown first stays: with the other everything inside would begin anew, under the hand that drags it.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  };
  return { Component, load: () => load().then(() => undefined) };
}
