/**
 * Keeps the stop or comma after a formula on its line: browsers may break between an element of MathML and the text that
 * follows it at once.
 */
export const glueStops = (html: string): string =>
  html.replace(
    /<math(?![^>]*display="block")[^>]*>(?:(?!<\/math>)[\s\S])*<\/math>[.,;:!?)]+/g,
    '<span class="glued">$&</span>',
  );
