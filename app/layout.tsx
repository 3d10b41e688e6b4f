import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { firstPaintScript } from '@/lib/inline-scripts';
import { LOCALE } from '@/lib/locale';
import { PAPER, ROOM } from '@/lib/schema/palette';
import { site } from '@/lib/site/site';
import './globals.css';

// scripts/build/typeface.ts writes the files before every build. The second
// and third file of each typeface have rare letters; only pages with one of them fetch it. Next needs literals here.
const sans = localFont({
  src: './fonts/sans.woff2',
  weight: '400',
  variable: '--face-sans',
  display: 'swap',
});

const sansRare = localFont({
  src: './fonts/sans-rare.woff2',
  weight: '400',
  variable: '--face-sans-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AC, U+AE-AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2-E8, U+EA, U+EC-F5, U+F7-FB, U+FD-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  ],
});

const sansExtended = localFont({
  src: './fonts/sans-extended.woff2',
  weight: '400',
  variable: '--face-sans-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+134-148, U+14A-151, U+154-17E, U+218-21B, U+1E9E',
    },
  ],
});

const serif = localFont({
  src: './fonts/serif.woff2',
  weight: '400',
  variable: '--face-serif',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const serifRare = localFont({
  src: './fonts/serif-rare.woff2',
  weight: '400',
  variable: '--face-serif-rare',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AC, U+AE-AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2-E8, U+EA, U+EC-F5, U+F7-FB, U+FD-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  ],
});

const serifExtended = localFont({
  src: './fonts/serif-extended.woff2',
  weight: '400',
  variable: '--face-serif-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+134-148, U+14A-151, U+154-17E, U+218-21B, U+1E9E',
    },
  ],
});

const FONTS = [sans, sansRare, sansExtended, serif, serifRare, serifExtended];

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  formatDetection: { telephone: false, email: false, address: false },
  icons: {
    icon: [{ url: '/icon.svg', type: 'image/svg+xml' }],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  // A keyboard makes the page shorter; it does not cover the end of a sheet.
  interactiveWidget: 'resizes-content',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER },
    { media: '(prefers-color-scheme: dark)', color: ROOM },
  ],
};

/** Prefetches a page when its link is about to be pressed; the browser respects data saving. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The first-paint script adds to the root element what only the browser knows.
    <html lang={LOCALE} className={FONTS.map(({ variable }) => variable).join(' ')} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, JSON. */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
