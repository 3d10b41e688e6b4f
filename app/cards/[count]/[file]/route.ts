import { cardsFile, cardsFiles } from '@/lib/stock/cards-of-inventory';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly count: string; readonly file: string }> };

export function generateStaticParams() {
  return Array.from({ length: cardsFiles }, (_, index) => ({ count: String(cardsFiles), file: `${index}.json` }));
}

/** The vehicles of the visitor's lists, in several files (lib/stock/cards-files.ts). */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  return new Response(cardsFile(Number.parseInt(file, 10)), { headers: { 'Content-Type': 'application/json' } });
}
