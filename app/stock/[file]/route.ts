import { stockFile } from '@/lib/stock/stock-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: stockFile.name }];
}

/** All vehicles for the catalogue in the browser (lib/stock/stock-text.ts). */
export function GET() {
  return new Response(stockFile.text, { headers: { 'Content-Type': 'application/json' } });
}
