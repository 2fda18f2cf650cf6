/** From where a solid is looked at, in radians: around the axis, and up from the base. */
export interface View {
  readonly around: number;
  readonly up: number;
}

/** The first look at a solid. */
export const standardView: View = { around: 0.62, up: 0.38 };
