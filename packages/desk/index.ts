export { writeHostedDesk } from './editor/hosted/write-desk';
