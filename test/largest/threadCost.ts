import { readFileSync } from 'node:fs';

/** Whether the system tells the CPU time of single threads. */
export const tellsThreadTime = process.platform === 'linux';

/** Nanoseconds of CPU of the main thread of a process, whatever else the machine does. */
export function mainThreadTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);
}

const sample = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ value: `o${index}`, label: `Option ${index}`, index })),
);

/** A piece of work like that of the service, by which the speed of the machine is known. */
function work(): number {
  const read: { value: string; label: string }[] = JSON.parse(sample);
  return JSON.stringify(read.map(({ value, label }) => ({ label: label.toUpperCase(), value }))).length;
}

/** Nanoseconds of CPU of {@link work} here and now: about 8 ms on a quiet machine of 2026. */
export function referenceTime(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = mainThreadTime(process.pid);
    work();
    return mainThreadTime(process.pid) - begun;
  });
  return Math.min(...times);
}
