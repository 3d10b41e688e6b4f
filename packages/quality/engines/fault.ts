import type { BrowserSettings } from './driver';
import type { ServerFaults } from './faulty-server';
import type { Visit } from './visit';

/** Something that goes wrong, and what a visitor can do all the same. */
export type Fault = ServerFaults &
  BrowserSettings & {
    readonly name: string;
    /** What is the same for every engine, and takes long or is read from the built pages in `folder`. */
    readonly prepare?: (folder: string) => Promise<ServerFaults>;
    readonly check: (visit: Visit) => Promise<void>;
  };

/** A fault with all that was prepared, and the folder it is met in. */
export type ReadyFault = Fault & { readonly folder: string };
