/**
 * Keeps the stop or comma after a formula on its line: browsers may break between an element of MathML and the text that
 * follows it at once.
 */
export const glueStops = (html: string): string =>
  html.replace(
    /<math(?![^>]*display="block")[^>]*>(?:(?!<\/math>)[\s\S])*<\/math>[.,;:!?)]+/g,
    '<span class="glued">$&</span>',
  );

const side = String.raw`[^\s=<>≤≥≠≈]+(?: [-+−·*/±] [^\s=<>≤≥≠≈]+)*`;
const relation = new RegExp(`${side} [=<>≤≥≠≈] ${side}`, 'g');
/** What a line of a phone holds beside a few words. */
const short = 24;

/** A short equation in a sentence stands on one line: none begins with its sign, as `= 2` would. */
export const glueRelations = (text: string): string =>
  text.replace(relation, (found) => (found.length > short ? found : found.replaceAll(' ', '\u00a0')));

/** No line begins with a percent sign: it stays with its number. */
export const gluePercent = (text: string): string => text.replace(/(?<=\d) (?=%)/g, '\u00a0');
