/** Which columns of a table hold numbers alone: these stand under one another by their last digit. An empty cell and an ellipsis hinder nothing. */
export const numericColumns = ({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): readonly boolean[] => columns.map((_, column) => rows.every((row) => isNumeral(row[column])));

const isNumeral = (text = ''): boolean => /^(?:[+\-−]?[\d.,\s]*\d(?:e[+\-−]?\d+)?\s*%?|…)?$/i.test(text);
