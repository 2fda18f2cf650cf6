/** How many of some items, one below the other, are shown at once: on a phone, and where there is more room. */
export interface ShownCount {
  readonly phone: number;
  readonly desk: number;
}

/**
 * How many of some items fit into so many rows, so that the check above them and the first step below are in view together. At least one
 * is shown, and what is folded is more than one row: its summary takes one, too.
 */
export function shownOf(rows: readonly number[], room: ShownCount): ShownCount {
  const within = (most: number): number => {
    if (sum(rows) <= most + 1) return rows.length;
    let taken = 0;
    const count = rows.findIndex((row) => {
      taken += row;
      return taken > most;
    });
    const fitting = Math.max(1, count);
    return sum(rows.slice(fitting)) > 1 ? fitting : rows.length;
  };
  const phone = within(room.phone);
  return { phone, desk: Math.max(phone, within(room.desk)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
