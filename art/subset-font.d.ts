/** Types for a package that has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
