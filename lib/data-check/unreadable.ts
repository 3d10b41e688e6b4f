import { printText } from './print';

/**
 * One line for a data file that could not be loaded, from what its import threw: a mistake in its writing, as esbuild
 * words it ('…/data/site.ts:6:4: ERROR: …'), or an error while it ran, which names the line in its stack.
 */
export function unreadableLine(file: string, error: unknown): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const place = `${file.replaceAll('/', String.raw`[\\/]`).replaceAll('.', String.raw`\.`)}:(\\d+):\\d+`;

  const mistake = new RegExp(`${place}: ERROR: (.*)`).exec(message);
  if (mistake) {
    const [, line, text] = mistake;
    // A missing comma shows only where the next thing begins, often a line further down.
    return `${file}, line ${line}: ${printText(String(text))}; is a comma or a quotation mark missing there or on the line before?`;
  }
  const thrown = new RegExp(place).exec(String(stack));
  const where = thrown ? `${file}, line ${thrown[1]}` : file;
  const firstLine = message.split('\n', 1).join();
  if (error instanceof ReferenceError) {
    return `${where}: ${printText(firstLine)}; text must stand in quotation marks`;
  }
  return `${where}: cannot be read (${printText(firstLine)})`;
}
