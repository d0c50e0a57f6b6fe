import localFont from 'next/font/local';

// Every root layout uses both, so that they are preloaded and nothing waits for the style sheet.
// The family names are plain, because faces.css adds the italic and the stand-ins to the same families.
export const literata = localFont({
  src: './literata.woff2',
  weight: '400 650',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Literata' }],
});

export const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Figtree' }],
});
