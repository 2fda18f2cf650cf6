/** Makes an element with its attributes and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: { readonly [attribute: string]: string },
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}
