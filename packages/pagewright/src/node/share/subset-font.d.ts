declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
  }

  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly noLayoutClosure?: boolean;
  }

  /** Keeps the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
