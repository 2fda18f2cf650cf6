/** A figure is drawn twice, for a narrow and for a wide column, so that its lettering keeps its size in both. */
export interface Size {
  readonly name: 'narrow' | 'wide';
  readonly width: number;
  /** Height of a figure whose two axes have their own scales. */
  readonly height: number;
  /** Limits of the height of a figure with one scale, whose frame decides. */
  readonly shortest: number;
  readonly tallest: number;
  readonly font: number;
  /** Room that is left free on every side. */
  readonly inset: number;
  /** Distance of two tick labels that is aimed at. */
  readonly spacing: number;
}

export const narrow: Size = {
  name: 'narrow',
  width: 358,
  height: 312,
  shortest: 250,
  tallest: 350,
  font: 12.5,
  inset: 18,
  spacing: 62,
};

export const wide: Size = {
  name: 'wide',
  width: 568,
  height: 372,
  shortest: 320,
  tallest: 470,
  font: 12.5,
  inset: 22,
  spacing: 78,
};
