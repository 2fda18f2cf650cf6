const narrowLetters = new Set([..."iIjl.,:;|!'’`·fr()[]t1/ ⁻"]);
const broadLetters = new Set([...'mwMW@%—≤≥≈∞→+=<>−']);

/** The width of a line of text in pixels, near enough to keep labels apart: half an em for most letters. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    if (narrowLetters.has(letter)) ems += 0.36;
    else if (broadLetters.has(letter)) ems += 0.82;
    else if (letter >= 'A' && letter <= 'Z') ems += 0.7;
    else ems += 0.6;
  }
  return ems * fontSize;
}
