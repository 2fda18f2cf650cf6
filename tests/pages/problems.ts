import { attribute, type Element, type Html, hasClass, isWithin, nameOf, textOf } from './html.ts';

/**
 * What is wrong with a page that can be seen in its HTML: the structure that a machine reads, names of all that can be used, references that
 * lead nowhere, formulas that were not set, values that are none.
 */
export function problemsOf(html: Html): readonly string[] {
  return [
    ...html.faults,
    ...head(html),
    ...headings(html),
    ...references(html),
    ...names(html),
    ...formulas(html),
    ...values(html),
  ];
}

const called = ({ elements }: Html, name: string): readonly Element[] => elements.filter((one) => one.name === name);

function head(html: Html): string[] {
  const description = called(html, 'meta').find((one) => attribute(one, 'name') === 'description');
  const wanted: Readonly<Record<string, boolean>> = {
    'no language': called(html, 'html').some((one) => attribute(one, 'lang') === 'en'),
    'no title': called(html, 'title').some((one) => textOf(one).trim() !== ''),
    'no description': Boolean(description && attribute(description, 'content')),
    'not one main part': called(html, 'main').length === 1,
  };
  return Object.keys(wanted).filter((problem) => !wanted[problem]);
}

/** One heading of the first level, and none that is two levels below the one before it. */
function headings(html: Html): string[] {
  const levels = html.elements.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
  const firsts = levels.filter((level) => level === 1).length;
  const leaps = levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1);
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...leaps.map((level) => `h${level} leaps over a level`),
  ];
}

const referring = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'list']);

/** Every id is there once, and what refers to one finds it. */
function references({ elements }: Html): string[] {
  const ids = elements.flatMap((one) => attribute(one, 'id') ?? []);
  const known = new Set(ids);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = elements.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => {
      if (referring.has(name)) return value.split(/\s+/).filter(Boolean);
      return name === 'href' && /^#./.test(value) ? [value.slice(1)] : [];
    }),
  );
  return [
    ...repeated.map((id) => `two elements are called ${id}`),
    ...lost.filter((id) => !known.has(id)).map((id) => `nothing is called ${id}`),
  ];
}

/** Everything that can be used or seen has a name. */
function names(html: Html): string[] {
  const labelled = new Set(called(html, 'label').flatMap((one) => attribute(one, 'for') ?? []));
  const isNamed = (one: Element) =>
    attribute(one, 'aria-labelledby') !== undefined ||
    nameOf(one) !== '' ||
    (attribute(one, 'title') ?? '') !== '' ||
    labelled.has(attribute(one, 'id') ?? '') ||
    isWithin(one, ({ name }) => name === 'label');
  const isField = (one: Element) =>
    ['select', 'textarea'].includes(one.name) || (one.name === 'input' && attribute(one, 'type') !== 'hidden');
  const isFieldNamed = (one: Element) =>
    attribute(one, 'aria-label') !== undefined ||
    attribute(one, 'aria-labelledby') !== undefined ||
    labelled.has(attribute(one, 'id') ?? '') ||
    isWithin(one, ({ name }) => name === 'label');
  const isHidden = (one: Element) =>
    isWithin(one, (at) => attribute(at, 'aria-hidden') === 'true' || at.attributes.has('hidden'));
  const lackOf = (one: Element): string | undefined => {
    if (isField(one)) return isFieldNamed(one) ? undefined : 'no label';
    if (['a', 'button', 'summary'].includes(one.name)) return isNamed(one) ? undefined : 'no name';
    return one.name === 'img' && attribute(one, 'alt') === undefined ? 'no words' : undefined;
  };
  return html.elements.flatMap((one) => {
    const lack = lackOf(one);
    if (!lack || isHidden(one)) return [];
    const attributes = [...one.attributes].map(([name, value]) => `${name}="${value.slice(0, 40)}"`).join(' ');
    return [`${lack} for <${one.name} ${attributes}>`];
  });
}

/** Every formula is set, and there once for a machine: as MathML, what is drawn of it hidden. */
function formulas({ elements }: Html): string[] {
  return elements.flatMap((one) => {
    if (hasClass(one, 'katex-error')) return [`a formula is not set: ${textOf(one)}`];
    if (hasClass(one, 'katex-html') && attribute(one, 'aria-hidden') !== 'true')
      return ['a drawn formula is read aloud'];
    if (hasClass(one, 'katex') && !one.children.some((child) => typeof child !== 'string' && hasMath(child)))
      return [`a formula has no MathML: ${textOf(one)}`];
    return [];
  });
}

const hasMath = (element: Element): boolean =>
  element.name === 'math' || element.children.some((child) => typeof child !== 'string' && hasMath(child));

/** Words that a program writes where it has no value; articles and code may speak of them. */
function values(html: Html): string[] {
  return called(html, 'main').flatMap((main) => {
    const shown = wordsOutside(main, ['code', 'pre', 'article', 'textarea']);
    return [...shown.matchAll(/\bNaN\b|\bundefined\b|\[object [A-Z]\w*\]/g)].map(
      ({ 0: word, index }) => `shows "${shown.slice(Math.max(0, index - 20), index + word.length + 20)}"`,
    );
  });
}

function wordsOutside(element: Element, left: readonly string[]): string {
  if (left.includes(element.name)) return ' ';
  return element.children.map((child) => (typeof child === 'string' ? child : wordsOutside(child, left))).join('');
}
