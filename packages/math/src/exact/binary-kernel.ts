/**
 * Subsets of the rows that sum to zero over the field of two elements. A row is a list of column numbers (repetitions
 * cancel in pairs). Gaussian elimination on packed words, with the combination of rows carried along.
 */
export function* dependencies(rows: readonly (readonly number[])[], columns: number): Generator<number[]> {
  const words = (columns + 31) >> 5;
  const tags = (rows.length + 31) >> 5;
  const width = words + tags;
  const matrix = rows.map((row, index) => {
    const packed = new Int32Array(width);
    for (const column of row) packed[column >> 5]! ^= 1 << (column & 31);
    packed[words + (index >> 5)]! |= 1 << (index & 31);
    return packed;
  });
  let rank = 0;
  for (let column = 0; column < columns && rank < matrix.length; column++) {
    const word = column >> 5;
    const bit = 1 << (column & 31);
    let pivot = rank;
    while (pivot < matrix.length && (matrix[pivot]![word]! & bit) === 0) pivot++;
    if (pivot === matrix.length) continue;
    [matrix[rank], matrix[pivot]] = [matrix[pivot]!, matrix[rank]!];
    const source = matrix[rank]!;
    for (let row = pivot + 1; row < matrix.length; row++) {
      const target = matrix[row]!;
      if ((target[word]! & bit) === 0) continue;
      for (let k = word; k < width; k++) target[k]! ^= source[k]!;
    }
    rank++;
  }
  for (const row of matrix.slice(rank)) {
    const subset = rows.flatMap((_, index) => ((row[words + (index >> 5)]! >>> (index & 31)) & 1 ? [index] : []));
    if (subset.length > 0) yield subset;
  }
}
