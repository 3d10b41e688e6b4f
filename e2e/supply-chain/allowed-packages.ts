/** Every package whose code may reach a visitor, and why it is worth its bytes. */
export const runtimePackages: Readonly<Record<string, string>> = {
  clsx: 'Joins class names whose parts depend on a condition; a quarter of a kilobyte.',
  'lucide-react': 'Draws the icons; only the shapes reach a page, as paths of its HTML.',
  next: 'Renders every page to a file; ISLANDS=off ships its scripts too.',
  preact: 'Brings the islands of a page to life, in a tenth of the bytes of the runtime they are written for.',
  react: 'The language of the components; Preact takes its place in the browser.',
  'react-dom': 'Renders the pages at the build; its scripts reach visitors with ISLANDS=off only.',
  uqr: 'Computes the QR code of a vehicle page on the device, so that no service is asked for it.',
};

/** Packages that want to run a script when they are installed, and why the site does without it. */
export const refusedInstallScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'Would compile itself; a compiled form comes as a package of its own.',
  esbuild: 'Would check and shorten its command; the one inside its package for the platform is used as it is.',
  'unrs-resolver': 'Would fetch its compiled form, which the lock file already names as a package.',
};
