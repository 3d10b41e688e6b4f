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
