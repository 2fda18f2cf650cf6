/**
 * Keeps the stop or comma after a formula on its line: browsers may break between an element of MathML and the text that
 * follows it at once.
 */
export const glueStops = (html: string): string =>
  html.replace(
    /<math(?![^>]*display="block")[^>]*>(?:(?!<\/math>)[\s\S])*<\/math>[.,;:!?)]+/g,
    '<span class="glued">$&</span>',
  );

/** No line begins with a percent sign: it stays with its number. */
export const gluePercent = (text: string): string => text.replace(/(?<=\d) (?=%)/g, '\u00a0');
