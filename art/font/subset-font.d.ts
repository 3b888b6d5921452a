declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff2';
    /** A value for an axis, or its range. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features. Default: all. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly noLayoutClosure?: boolean;
  }
  /** Rejects if the bytes are no font. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
