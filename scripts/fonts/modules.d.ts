// The parts of two untyped packages that the font script uses.

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    layout(text: string): { advanceWidth: number };
  };
  export function create(data: Buffer): Font;
}
