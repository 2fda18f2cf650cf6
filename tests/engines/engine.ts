import { isAwake } from '../browser/awake.ts';

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

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A window, as a person uses it. */
export class Visitor {
  readonly #wire: Wire;
  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Opens a page, and waits until whatever is pressed on it is heard. */
  async open(url: string): Promise<void> {
    await this.#wire.go(url);
    await this.sees(isAwake);
  }

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
  ): Promise<NonNullable<Found>> => this.seesWithin(maxLooks, what, ...given);

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

  /** Clicks the first visible element of a selector, with this text if one is given. */
  click = (selector: string, text?: string): Promise<void> => this.#pressed('click', [], selector, text);

  /** From the middle of an element, some pixels to the right and down, with the button held. */
  drag(selector: string, right: number, down: number): Promise<void> {
    const steps = 6;
    const moves = Array.from({ length: steps }, (_, step): Place => {
      const part = (step + 1) / steps;
      return { x: Math.round(part * right), y: Math.round(part * down) };
    });
    return this.#pressed('pointerdown', moves, selector);
  }

  /**
   * Presses an element, and moves while it is pressed. What is being typed or loaded may move what is below it, between the look and the press:
   * a press that falls beside the element is kept from the page, and made again.
   * @param heard the event that the element must have heard
   */
  async #pressed(
    heard: 'click' | 'pointerdown',
    moves: readonly Place[],
    selector: string,
    text?: string,
  ): Promise<void> {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      const { x, y } = await this.sees(aimedAt, heard, selector, text ?? null);
      const actions: readonly PointerAction[] = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        ...moves.map((by): PointerAction => ({ type: 'pointerMove', x: x + by.x, y: y + by.y, duration: 20 })),
        { type: 'pointerUp', button: 0 },
      ];
      await this.#wire.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
      if ((await this.sees(whatWasHit)) === 'hit') return;
    }
    throw new Error(`${selector} ${text ?? ''} moved away from ${maxPresses} presses`);
  }
}

/** So often an element may move just when it is pressed. */
const maxPresses = 20;

/** What becomes of a press, in the page; a page that was left by it knows nothing any more. */
interface Aim {
  state: 'aimed' | 'hit' | 'missed';
  readonly end: AbortController;
}

/** The middle of an element that is seen there; from then on nothing but the element hears a press. Run in the page. */
function aimedAt(heard: 'click' | 'pointerdown', selector: string, text: string | null): Place | undefined {
  const holder = window as { aim?: Aim };
  holder.aim?.end.abort();
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && (text === null || one.textContent?.trim() === text),
  );
  if (!shown) return undefined;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (!shown.contains(document.elementFromPoint(middle.x, middle.y))) return undefined;
  const aim: Aim = { state: 'aimed', end: new AbortController() };
  holder.aim = aim;
  const hear = (event: Event) => {
    const isHit = aim.state !== 'missed' && shown.contains(event.target as Node);
    if (!isHit) {
      aim.state = 'missed';
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === heard) {
      aim.state = 'hit';
      aim.end.abort();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, hear, { capture: true, signal: aim.end.signal });
  return middle;
}

/** How the last press ended, once it has. Run in the page. */
function whatWasHit(): 'hit' | 'missed' | undefined {
  const state = (window as { aim?: Aim }).aim?.state ?? 'hit';
  return state === 'aimed' ? undefined : state;
}

/** Half a minute where nothing else is slow; what never comes fails. */
const maxLooks = 600;

/** While one document makes room for the next there is nobody to ask. */
function isLeaving(error: unknown): undefined {
  if (/context|navigat|document|frame|unload|window|destroyed|aborted/i.test((error as Error).message))
    return undefined;
  throw error;
}
