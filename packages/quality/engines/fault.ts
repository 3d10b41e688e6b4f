import type { BrowserSettings } from './driver';
import type { ServerFaults } from './faulty-server';
import type { Visit } from './visit';

/** A fault, and a check of the features that still work. */
export type Fault = ServerFaults &
  BrowserSettings & {
    readonly name: string;
    /** Prepares the fault once for all engines. */
    readonly prepare?: (folder: string) => Promise<ServerFaults>;
    readonly check: (visit: Visit) => Promise<void>;
  };

/** A fault after `prepare`, with the folder of its pages. */
export type ReadyFault = Fault & { readonly folder: string };
