/** Gives the visitor a text as a file. `type` is its media type without the encoding, which is UTF-8. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click has been handled; a minute is more than any of them takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
