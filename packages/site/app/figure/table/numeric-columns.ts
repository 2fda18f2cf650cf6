/**
 * Which columns of a table hold numbers: these stand under one another by their last digit. A cell that is none, as a row that was
 * refused has, does not push all others to the left; an empty cell and an ellipsis hinder nothing.
 */
export const numericColumns = ({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): readonly boolean[] =>
  columns.map((_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter((text) => text !== '' && text !== '…');
    return 2 * filled.filter(isNumeral).length > filled.length;
  });

const isNumeral = (text: string): boolean => /^[+\-−]?[\d.,\s]*\d(?:e[+\-−]?\d+)?\s*%?$/i.test(text);
