const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or an attribute of XML. */
export const escapedXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
