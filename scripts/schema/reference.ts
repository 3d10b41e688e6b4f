import type { z } from 'zod';
import { EXAMPLE_PRICE } from '@/lib/locale';
import { schemasFor } from '@/lib/schema/collections';
import { formatMoney } from '@/lib/text/money';

const FILES: Readonly<Record<string, string>> = {
  vehicle: 'data/vehicles/*.json',
  site: 'data/site.json',
  rental: 'data/rental.json',
  accounts: 'data/accounts.json',
  order: 'data/order.json',
  gone: 'data/gone.json',
  brand: 'data/brand.json',
  legal: 'data/legal.json',
  feeds: 'data/feeds.json',
  claims: 'data/claims.json',
  services: 'data/services.json',
  testimonials: 'data/testimonials.json',
  team: 'data/team.json',
};

const INTRODUCTION = `# The files of data/

Made by \`npm run schema\` from the schemas in \`lib/schema/\`; edit those. The same schemas check the data before every
build. Editors such as VS Code complete and underline by the \`$schema\` line at the top of each file.

An amount may be a number (${EXAMPLE_PRICE}) or text as people write it ("${formatMoney(EXAMPLE_PRICE)}", "35.5m", "10,5 L/100km").

A picture is named by its folder and its name. "porsche-taycan/IMG_2041" is pictures/porsche-taycan/IMG_2041.JPG, which may be
written out, and "ferrari-488-gtb/side" a picture of the studio. A car's picture may also be { "picture": "…", "alt": "…",
"focus": "50% 70%" }: \`alt\` describes it, and \`focus\` is the point that stays in view where it is cropped.`;

export function dataReference(): string {
  const sections = Object.entries(schemasFor(new Set())).map(([name, schema]) =>
    [`## ${FILES[name]}`, '', '| field | meaning | expected |', '| --- | --- | --- |', ...rows(schema, '')].join('\n'),
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** A line for each field, and for those inside it: 'address.city', 'phones: display'. */
function rows(schema: z.ZodType, path: string): readonly string[] {
  const { shape } = schema as z.ZodObject;
  return Object.entries(shape).flatMap(([name, field]) => {
    const full = path + name;
    const inner = innerObject(field as z.ZodType);
    const row = `| \`${full}\` | ${cell((field as z.ZodType).description ?? '')} | ${cell(expectation(field as z.ZodType))} |`;
    return [row, ...(inner ? rows(inner.schema, full + inner.joint) : [])];
  });
}

/** The object a field holds, or holds a list of. */
function innerObject(field: z.ZodType): { readonly schema: z.ZodType; readonly joint: string } | null {
  const { def } = field as unknown as {
    def: { type: string; innerType?: z.ZodType; element?: z.ZodType };
  };
  if (def.type === 'object') return { schema: field, joint: '.' };
  if (def.innerType) return innerObject(def.innerType);
  const inner = def.element ? innerObject(def.element) : null;
  return inner && { ...inner, joint: ': ' };
}

/** The check's expectation for a value of the wrong type, and whether the field may be absent. */
function expectation(field: z.ZodType): string {
  const wrong = field.safeParse(Symbol('wrong')).error?.issues[0]?.message ?? '';
  const optional = field.safeParse(undefined).success && !/leave it out/.test(wrong);
  return optional ? `${wrong}, or leave it out` : wrong;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
