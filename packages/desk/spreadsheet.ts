import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { knownPictures } from '@/scripts/build/check-data';
import { changeFiles, FilesDraft } from '@/scripts/files/data-files';
import { readArguments, runCommand } from '@/scripts/run-command';
import { readCars, removeCar, takenIds, writeCars } from './entries/car-folder';
import { writeCell } from './entries/cell';
import { columnsOf } from './spreadsheet/columns';
import { planImport, valueAt } from './spreadsheet/plan-import';
import { reportOf } from './spreadsheet/report';
import { readSheet, writeSheet } from './spreadsheet/sheet';

const USAGE = `npm run stock -- export stock.csv             writes every car into a spreadsheet, a row each
    --semicolons                              for a spreadsheet whose decimals have a comma
npm run stock -- import stock.csv --preview   says what would be added, changed and removed, and writes nothing
npm run stock -- import stock.csv             does it, unless one row is wrong
    --remove-missing                          also takes out the cars that the sheet does not have
    --folder FOLDER                           another house: the folder that data/ and pictures/ lie in`;

await runCommand(() => {
  const { values, positionals } = readArguments(
    USAGE,
    {
      preview: { type: 'boolean', default: false },
      'remove-missing': { type: 'boolean', default: false },
      semicolons: { type: 'boolean', default: false },
      folder: { type: 'string', default: '.' },
    },
    2,
  );
  const [action, file] = positionals;
  if (action === 'export' && file) return exportStock(values.folder, file, values.semicolons);
  if (action === 'import' && file) return importStock(values.folder, file, values.preview, values['remove-missing']);
  throw new Error(USAGE);
});

async function exportStock(root: string, file: string, semicolons: boolean): Promise<number> {
  const columns = columnsOf(vehicleSchema(new Set()));
  const cars = await readCars(new FilesDraft(root));
  const rows = cars.map(({ fields }) =>
    columns.map(({ path: inner, field }) =>
      writeCell(valueAt(fields, inner), field.kind, { decimalComma: semicolons }),
    ),
  );
  await writeFile(file, writeSheet({ heads: columns.map(({ title }) => title), rows }, semicolons)).catch((error) => {
    throw new Error(
      `${file} cannot be written (${error.code}); is its folder there, and is it open in another program?`,
    );
  });
  console.log(`Wrote ${cars.length} cars into ${file}.`);
  return 0;
}

async function importStock(root: string, file: string, preview: boolean, removes: boolean): Promise<number> {
  const sheet = await readSheetFile(file);
  const known = await knownPictures(path.resolve(root));
  const schema = vehicleSchema(new Set(known?.pictures.keys()));
  // The plan is made from the files that it changes: a change by another window comes before or after it.
  const importInto = async (files: FilesDraft) => {
    const cars = await readCars(files);
    const plan = planImport(sheet, cars, schema, await takenIds(files, cars));
    if (plan.faults.length === 0) {
      await writeCars(files, { add: plan.added, change: plan.changed });
      if (removes) for (const car of plan.missing) await removeCar(files, car.file);
    }
    return plan;
  };
  const plan = preview
    ? await importInto(new FilesDraft(root))
    : await changeFiles(root, `Imported ${path.basename(file)}`, importInto);

  if (plan.faults.length > 0) {
    for (const note of plan.notes) console.log(`Note: ${note}.`);
    console.error(plan.faults.join('\n'));
    console.error(
      `${plan.faults.length === 1 ? 'One thing is' : `${plan.faults.length} things are`} wrong in ${file}; nothing has been written.`,
    );
    return 1;
  }
  console.log(reportOf(plan, removes).join('\n'));
  console.log(
    preview
      ? 'A preview: nothing has been written.'
      : `Written. 'npm run check' says whether everything is right, 'npm start' shows it.`,
  );
  return 0;
}

async function readSheetFile(file: string) {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`);
  });
  try {
    return readSheet(bytes);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}.`);
  }
}
