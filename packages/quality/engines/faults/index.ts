import type { Fault } from '../fault';
import { fileFaults } from './files';
import { interfaceFaults } from './interfaces';
import { policyFaults } from './policy';
import { scriptFaults } from './scripts';
import { stockPhotoFaults } from './stock-photos';
import { storageFaults } from './storage';
import { visitFaults } from './visits';

export const faults: readonly Fault[] = [
  ...scriptFaults,
  ...fileFaults,
  ...storageFaults,
  ...interfaceFaults,
  ...visitFaults,
  ...policyFaults,
  ...stockPhotoFaults,
];
