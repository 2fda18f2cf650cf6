/** Splits a long fraction into groups of five, as tables print it: "5." "77666" "75245" "6232". */
export function groupsOf(decimal: string): readonly string[] {
  const match = /^([^.]*\.)(\d{8,})(.*)$/.exec(decimal);
  if (!match) return [decimal];
  const [, whole = '', fraction = '', rest = ''] = match;
  const groups = fraction.match(/\d{1,5}/g) ?? [];
  return [
    whole + (groups[0] ?? ''),
    ...groups.slice(1, -1),
    ...(groups.length > 1 ? [groups.at(-1)! + rest] : [rest]),
  ].filter(Boolean);
}
