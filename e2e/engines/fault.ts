import type { BrowserSettings } from './driver';
import type { ServerFaults } from './faulty-server';
import type { Visit } from './visit';

/** Something that goes wrong, and what a visitor can do all the same. */
export type Fault = ServerFaults &
  BrowserSettings & {
    readonly name: string;
    /** What takes long and is the same for every engine: a build of its own. */
    readonly prepare?: () => Promise<ServerFaults>;
    readonly check: (visit: Visit) => Promise<void>;
  };
