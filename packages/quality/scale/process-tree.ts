import { readdirSync, readFileSync } from 'node:fs';

export type Process = {
  readonly pid: number;
  readonly parent: number;
  /** Bytes in memory; pages that processes share count for each of them. */
  readonly resident: number;
};

/** Bytes that a process and all that it started hold in memory together; null where the system has no /proc. */
export function memoryOfTree(root: number): number | null {
  const processes = readProcesses();
  return processes && sumOfTree(processes, root);
}

/** Bytes of a process and of all below it; 0 when it is not there. */
export function sumOfTree(processes: readonly Process[], root: number): number {
  const own = processes.find(({ pid }) => pid === root)?.resident ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((bytes, { pid }) => bytes + sumOfTree(processes, pid), own);
}

function readProcesses(): readonly Process[] | null {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readStatus(Number(pid)) ?? []);
  } catch {
    return null;
  }
}

/** null for a process that ended meanwhile. */
function readStatus(pid: number): Process | null {
  try {
    return processOf(pid, readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return null;
  }
}

/** What /proc/<pid>/status says (man 5 proc_pid_status); a process of the kernel's own holds nothing. */
export function processOf(pid: number, status: string): Process {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid, parent: field('PPid'), resident: 1024 * field('VmRSS') };
}
