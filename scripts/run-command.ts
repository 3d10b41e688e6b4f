import { type ParseArgsConfig, parseArgs } from 'node:util';

// The reader of a pipe may leave early, as `head` does. The command continues: its files must be whole.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/**
 * Runs a command and sets the exit code of the process: the number it resolves to, 1 for false.
 * Of an error only the message is printed: it is written for the person at the terminal.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    const result = await command();
    process.exitCode = typeof result === 'number' ? result : Number(result === false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a command. `--help` prints the usage and ends the process. So does an unknown option or word,
 * with exit code 1.
 * @param usage a line for each way of calling the command
 * @param most how many words without hyphens the command takes
 */
export function readArguments<const Given extends Options>(usage: string, options: Given, most = 0) {
  const args = process.argv.slice(2);
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const tooMany = parsed.positionals[most];
    if (tooMany !== undefined) throw new Error(`'${tooMany}' is not understood. `);
    return parsed;
  } catch (error) {
    // Only the first sentence of Node's message: the second is about arguments that begin with '-'.
    console.error(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
    process.exit(1);
  }
}
