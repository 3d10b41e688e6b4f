import type { Fault } from '../fault';
import { scriptFaults } from './scripts';

export const faults: readonly Fault[] = [...scriptFaults];
