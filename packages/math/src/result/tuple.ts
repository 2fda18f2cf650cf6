/** A tuple by its values: what `map` gives, of the length that is known. */
export const mapTuple = <const Values extends readonly unknown[], Value>(
  values: Values,
  of: (value: Values[number], index: number) => Value,
): { -readonly [Place in keyof Values]: Value } => values.map(of) as { -readonly [Place in keyof Values]: Value };

/** The first two values of a list that has at least so many. */
export const pair = <Value>([first, second]: readonly Value[]): [Value, Value] => [first!, second!];

/** The first three values of a list that has at least so many. */
export const triple = <Value>([first, second, third]: readonly Value[]): [Value, Value, Value] => [
  first!,
  second!,
  third!,
];
