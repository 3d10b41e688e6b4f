const PARTS = [
  /<link rel="modulepreload"[^>]*>/g,
  /<link rel="preload" as="script"[^>]*>/g,
  /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g,
];

/** A page as it would be if nothing on it ran: the floor that its scripts are measured from. */
export function withoutScripts(html: string): string {
  return PARTS.reduce((page, part) => page.replace(part, ''), html);
}
