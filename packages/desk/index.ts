export { hostedDesk } from './editor/hosted/write-desk';
