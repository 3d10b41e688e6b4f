import { memoryOfTree, processOf, sumOfTree } from './process-tree';

it('reads what the system says of a process', () => {
  const status = 'Name:\tnode\nPid:\t7\nPPid:\t3\nVmHWM:\t  9000 kB\nVmRSS:\t  4096 kB\n';
  expect(processOf(7, status)).toEqual({ pid: 7, parent: 3, resident: 4 * 1024 * 1024 });
  expect(processOf(2, 'Name:\tkthreadd\nPPid:\t0\n')).toEqual({ pid: 2, parent: 0, resident: 0 });
});

it('adds up a process and all that it started, and nothing beside it', () => {
  const processes = [
    { pid: 1, parent: 0, resident: 1000 },
    { pid: 2, parent: 1, resident: 200 },
    { pid: 4, parent: 3, resident: 40 },
    { pid: 3, parent: 2, resident: 3 },
  ];
  expect(sumOfTree(processes, 2)).toBe(243);
  expect(sumOfTree(processes, 9)).toBe(0);
});

it('knows of this process, where the system tells', () => {
  const memory = memoryOfTree(process.pid);
  expect(memory === null || memory > 10_000_000).toBe(true);
});
