import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { readArguments, runCommand } from '@/scripts/run-command';
import { describeFields } from './entries/describe-fields';
import { valueAt } from './stock/car-fields';
import { readCars, writeCars } from './stock/car-files';
import { writeCell } from './stock/cell';
import { columnsOf } from './stock/columns';
import { type Answers, type ImportPlan, planImport } from './stock/plan-import';
import { readingOf, reportOf } from './stock/report';
import { readSheet, writeSheet } from './stock/sheet';

const USAGE = `npm run stock -- export stock.xlsx           writes every car into a workbook, a row each
npm run stock -- import FILE --preview       says what would be added and changed, and writes nothing
npm run stock -- import FILE                 does it, unless one row is wrong; FILE is .xlsx, .ods, .xls or .csv
    --category supercar                      the tab of new cars, where the file has none
    --same yes                               rows that seem to be cars that are here change them; no: they are added
    --folder FOLDER                          another house: the folder that data/ lies in`;

/** Without pictures: the sheet has none. */
const SCHEMA = vehicleSchema(new Set());

await runCommand(() => {
  const { values, positionals } = readArguments(
    USAGE,
    {
      preview: { type: 'boolean', default: false },
      category: { type: 'string' },
      same: { type: 'string' },
      folder: { type: 'string', default: '.' },
    },
    2,
  );
  const [action, file] = positionals;
  if (action === 'export' && file) return exportStock(values.folder, file);
  if (action === 'import' && file) return importStock(values.folder, file, values.preview, values);
  throw new Error(USAGE);
});

async function exportStock(root: string, file: string): Promise<void> {
  if (!/\.xlsx$/i.test(file)) throw new Error('The file is a workbook: call it stock.xlsx, for example.');
  const columns = columnsOf(SCHEMA);
  const cars = await readCars(root);
  const rows = cars.map(({ fields }) =>
    columns.map(({ path, field: { kind } }) => {
      const cell = writeCell(valueAt(fields, path), kind);
      const isNumber = (kind.type === 'number' || kind.type === 'amount') && /^[\d.]+$/.test(cell);
      return isNumber ? Number(cell) : cell;
    }),
  );
  await writeFile(file, writeSheet([columns.map(({ title }) => title), ...rows])).catch((error) => {
    throw new Error(
      `${file} cannot be written (${error.code}); is its folder there, and is it open in another program?`,
    );
  });
  console.log(`Wrote ${cars.length} cars into ${file}.`);
}

async function importStock(root: string, file: string, preview: boolean, given: Answers): Promise<boolean> {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(`${file} cannot be opened (${error.code}).`);
  });
  const answers = { ...given };
  const stock = await readCars(root);
  let plan: ImportPlan;
  try {
    const sheet = readSheet(bytes);
    plan = planImport(sheet, stock, SCHEMA, answers);
    console.log(readingOf(plan, sheet).join('\n'));
    while (plan.question && plan.faults.length === 0 && process.stdin.isTTY) {
      const { option, text, choices } = plan.question;
      answers[option] = await ask(`${text} (${choices.join(', ')}) `);
      plan = planImport(sheet, stock, SCHEMA, answers);
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
  const { question } = plan;
  const faults = [
    ...plan.faults,
    ...(question
      ? [
          `${question.text} Add ${question.choices.map((one) => `--${question.option} ${one}`).join(' or ')} to the command.`,
        ]
      : []),
  ];
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    console.error(`${file}: ${faults.length} to put right; nothing has been written.`);
    return false;
  }
  console.log(reportOf(plan).join('\n'));
  const cars = [...plan.added, ...plan.changed];
  const names = describeFields(SCHEMA).map(({ name }) => name);
  if (!preview) await writeCars(root, cars, names);
  if (preview) console.log('A preview: nothing has been written.');
  else if (cars.length > 0)
    console.log("Written. 'npm run check' says whether everything is right, 'npm start' shows it.");
  return true;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase();
}
