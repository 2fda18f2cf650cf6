/** The day of a post in words: its date and its month and year, "17 November 2026". */
export function dayOf({ Date: day, MonthAndYear }: { readonly Date: string; readonly MonthAndYear: string }): string {
  const number = Number(/^\d{4}-\d{2}-(\d{2})/.exec(day)?.[1] ?? day);
  return Number.isInteger(number) ? `${number} ${MonthAndYear}` : MonthAndYear;
}
