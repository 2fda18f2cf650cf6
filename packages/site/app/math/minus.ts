/** A number below zero begins with a hyphen where it is typed and copied; where it is only to be seen, with a minus sign. */
export const sign = /(?<![\d\p{L}])-(?=[\d.])|(?<=\de)-(?=\d)/u;

const signs = new RegExp(sign, 'gu');

export const withMinus = (text: string): string => text.replace(signs, '−');
