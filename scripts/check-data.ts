import { parseArgs } from 'node:util';
import { checkData } from './build/check-data';
import { runCommand } from './run-command';

await runCommand(() => {
  const { values } = parseArgs({ options: { publish: { type: 'boolean' } } });
  return checkData({ toPublish: values.publish });
});
