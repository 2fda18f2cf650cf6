/**
 * A browser as the tests of several engines see it. It is driven by the W3C's protocols alone: Firefox by WebDriver BiDi (`firefox.ts`),
 * WebKit by WebDriver (`webkit.ts`). Both take the same actions of keys and pointer; what is looked at is asked of the page itself.
 */
export interface Engine {
  /** A window that remembers nothing of another. */
  readonly visitor: () => Promise<Wire>;
  readonly stop: () => Promise<void>;
}

/** What a protocol has to do for a window. */
export interface Wire {
  /** Opens an address, and waits until it is loaded. */
  readonly go: (url: string) => Promise<void>;
  /** Evaluates an expression that gives a promise of a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly act: (sources: readonly Source[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A source of input, as the protocols write it. */
export type Source =
  | { readonly type: 'key'; readonly id: 'keys'; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };
type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** Keys that are no letters, by their place in the standard. */
const keys: { readonly [name: string]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window, as a person uses it. */
export class Visitor {
  readonly #wire: Wire;
  constructor(wire: Wire) {
    this.#wire = wire;
  }

  go = (url: string): Promise<void> => this.#wire.go(url);
  close = (): Promise<void> => this.#wire.close();

  /** What a function gives in the page; it sees nothing but its arguments, which are plain data. */
  async ask<Given extends readonly unknown[], Found>(
    what: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found> {
    const call = `(${what})(...${JSON.stringify(given)})`;
    return JSON.parse(await this.#wire.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`)) as Found;
  }

  /** Waits until a function of the page gives something; what it gives. */
  sees = <Given extends readonly unknown[], Found>(
    what: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<NonNullable<Found>> => this.seesWithin(mostLooks, what, ...given);

  /** As `sees`, with another patience. */
  async seesWithin<Given extends readonly unknown[], Found>(
    looks: number,
    what: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<NonNullable<Found>> {
    for (let tried = 0; tried < looks; tried += 1) {
      const found = await this.ask(what, ...given).catch(isLeaving);
      if (found) return found as NonNullable<Found>;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the page never showed what ${what} looks for in ${JSON.stringify(given)}`);
  }

  /** Presses keys one after another: letters, or names; `Shift+Tab` holds the first. */
  async press(...names: readonly string[]): Promise<void> {
    const actions = names.flatMap((name) => {
      const held = name.length > 1 && name.includes('+') ? name.split('+') : [name];
      const values = held.map((one) => keys[one] ?? one);
      return [
        ...values.map((value): KeyAction => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value })),
      ];
    });
    await this.#wire.act([{ type: 'key', id: 'keys', actions }]);
  }

  type = (text: string): Promise<void> => this.press(...text);

  /** Where the first visible element of a selector is, with this text if one is given, once it is there and brought into view. */
  placeOf = (selector: string, text?: string): Promise<Place> =>
    this.sees(
      (wanted: string, says: string | null) => {
        const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (one) => one.getClientRects().length > 0 && (says === null || one.textContent?.trim() === says),
        );
        if (!shown) return undefined;
        shown.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = shown.getBoundingClientRect();
        return { x, y, width, height };
      },
      selector,
      text ?? null,
    );

  /** Clicks when it stands still: what is being typed may move what is below it. */
  async click(selector: string, text?: string): Promise<void> {
    let place = await this.placeOf(selector, text);
    for (let still = 0; still < 3; still += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = await this.placeOf(selector, text);
      if (now.x !== place.x || now.y !== place.y) still = -1;
      place = now;
    }
    await this.drag(place, 0, 0);
  }

  /** From the middle of a place, some pixels to the right and down, with the button held. */
  async drag({ x, y, width, height }: Place, right: number, down: number): Promise<void> {
    const [fromX, fromY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const steps = right === 0 && down === 0 ? 0 : 6;
    const moves = Array.from({ length: steps }, (_, step): PointerAction => {
      const part = (step + 1) / steps;
      return {
        type: 'pointerMove',
        x: Math.round(fromX + part * right),
        y: Math.round(fromY + part * down),
        duration: 20,
      };
    });
    const actions: readonly PointerAction[] = [
      { type: 'pointerMove', x: fromX, y: fromY },
      { type: 'pointerDown', button: 0 },
      ...moves,
      { type: 'pointerUp', button: 0 },
    ];
    await this.#wire.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }
}

/** Half a minute where nothing else is slow; what never comes fails. */
const mostLooks = 600;

/** While one document makes room for the next there is nobody to ask. */
function isLeaving(error: unknown): undefined {
  if (/context|navigat|document|frame|unload|window|destroyed|aborted/i.test((error as Error).message))
    return undefined;
  throw error;
}
