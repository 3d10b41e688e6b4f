import { readFile, writeFile } from 'node:fs/promises';
import { describeFields } from '@/lib/schema/describe-fields';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { readArguments, runCommand } from './run-command';
import { type Fields, readCars, writeCars } from './stock/car-files';
import { writeCell } from './stock/cell';
import { columnsOf } from './stock/columns';
import { type ImportPlan, planImport, valueAt } from './stock/plan-import';
import { readSheet, writeSheet } from './stock/sheet';

const USAGE = `npm run stock -- export stock.csv             writes every car into a spreadsheet, a row each
    --semicolons                              for a spreadsheet whose decimals have a comma
npm run stock -- import stock.csv --preview   says what would be added and changed, and writes nothing
npm run stock -- import stock.csv             does it, unless one row is wrong
    --folder FOLDER                           another house: the folder that data/ lies in`;

/** Without pictures: the sheet has none. */
const SCHEMA = vehicleSchema(new Set());

await runCommand(() => {
  const { values, positionals } = readArguments(
    USAGE,
    {
      preview: { type: 'boolean', default: false },
      semicolons: { type: 'boolean', default: false },
      folder: { type: 'string', default: '.' },
    },
    2,
  );
  const [action, file] = positionals;
  if (action === 'export' && file) return exportStock(values.folder, file, values.semicolons);
  if (action === 'import' && file) return importStock(values.folder, file, values.preview);
  throw new Error(USAGE);
});

async function exportStock(root: string, file: string, semicolons: boolean): Promise<void> {
  const columns = columnsOf(SCHEMA);
  const cars = await readCars(root);
  const rows = cars.map(({ fields }) =>
    columns.map(({ path, field }) => writeCell(valueAt(fields, path), field.kind, { decimalComma: semicolons })),
  );
  await writeFile(file, writeSheet({ heads: columns.map(({ title }) => title), rows }, semicolons)).catch((error) => {
    throw new Error(
      `${file} cannot be written (${error.code}); is its folder there, and is it open in another program?`,
    );
  });
  console.log(`Wrote ${cars.length} cars into ${file}.`);
}

async function importStock(root: string, file: string, preview: boolean): Promise<boolean> {
  const plan = planImport(await readSheetFile(file), await readCars(root), SCHEMA);
  for (const note of plan.notes) console.log(`Note: ${note}.`);
  if (plan.faults.length > 0) {
    console.error(plan.faults.join('\n'));
    console.error(`${file}: ${plan.faults.length} to put right; nothing has been written.`);
    return false;
  }
  console.log(reportOf(plan).join('\n'));
  const names = describeFields(SCHEMA).map(({ name }) => name);
  if (!preview) await writeCars(root, [...plan.added, ...plan.changed], names);
  console.log(
    preview
      ? 'A preview: nothing has been written.'
      : `Written. 'npm run check' says whether everything is right, 'npm start' shows it.`,
  );
  return true;
}

async function readSheetFile(file: string) {
  try {
    return readSheet(await readFile(file));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** A line for each car and each field. */
function reportOf({ added, changed, unchanged, missing }: ImportPlan): readonly string[] {
  const name = (fields: Fields) => `${fields.name ?? 'without a name'} (number ${fields.id})`;
  return [
    ...added.map(({ file, fields }) => `+ ${name(fields)} is new, as data/vehicles/${file}.json`),
    ...changed.flatMap(({ fields, shown }) => [
      `~ ${name(fields)}`,
      ...shown.map(({ title, before, after }) => `    ${title}: ${before}  ->  ${after}`),
    ]),
    ...missing.map(({ fields }) => `= ${name(fields)} is not in the sheet and stays as it is`),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${missing.length} not in the sheet.`,
  ];
}
