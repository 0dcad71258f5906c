/** The sample paper in one language: a short, factually correct paper that shows on one page what the product does. */
export interface Sample {
  readonly folder: string;
  readonly file: string;
  /** Labels and numbers of its figure, from top to bottom. */
  readonly axes: {
    readonly ruler: string;
    readonly length: string;
    readonly lengths: readonly [string, string, string];
  };
  /** `{author}` is replaced with the reader's name. */
  readonly text: string;
}
