import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

interface Process {
  parent: number;
  own: number;
  /** Of children that ended and were waited for, with their own. */
  ended: number;
}

/**
 * Returns a function that tells the CPU seconds of this process and of all that it started: services, commands, browsers.
 * Without `/proc` it knows this process only.
 */
export function startCpuClock(): () => number {
  let last = 0;
  let lost = 0;
  return () => {
    const now = used();
    // Processes that outlived their parent are waited for by another one, and their time is gone from the sum.
    if (now < last) lost += last - now;
    last = now;
    return now + lost;
  };
}

function used(): number {
  const { user, system } = process.cpuUsage();
  const processes = readProcesses();
  const children = new Map<number, number[]>();
  for (const [id, { parent }] of processes) children.set(parent, [...(children.get(parent) ?? []), id]);
  const below = (parent: number): number =>
    (children.get(parent) ?? []).reduce((sum, id) => {
      const { own = 0, ended = 0 } = processes.get(id) ?? {};
      return sum + own + ended + below(id);
    }, 0);
  return (user + system) / 1e6 + (processes.get(process.pid)?.ended ?? 0) + below(process.pid);
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Not Linux.
  }
  for (const name of names) {
    try {
      found.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** A line of `/proc/<id>/stat`; the name, in parentheses, may contain spaces and parentheses itself. */
export function parseStat(line: string): Process {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (field: number) => Number(fields[field]) / ticksPerSecond;
  return { parent: Number(fields[1]), own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) };
}
