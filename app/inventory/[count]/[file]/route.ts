import { inventoryFiles } from '@/lib/inventory/inventory-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

export function generateStaticParams() {
  return inventoryFiles.map((_, index) => ({ count: String(inventoryFiles.length), file: `${index}.json` }));
}

/** The vehicles as the browser reads them; see lib/inventory/inventory-file.ts. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  return new Response(inventoryFiles[Number.parseInt(file, 10)], { headers: { 'Content-Type': 'application/json' } });
}
