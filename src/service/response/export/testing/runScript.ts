import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes the files and runs a program beside them; what it printed, or why it is not asked here. */
export async function runScript(
  program: 'python3' | 'Rscript',
  files: Readonly<Record<string, Buffer | string>>,
  args: readonly string[],
): Promise<{ readonly printed: string } | { readonly missing: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    // Scripts must not depend on the language of the machine.
    const env = { ...process.env, LC_ALL: 'C', PYTHONIOENCODING: 'utf-8', PYTHONUTF8: '0' };
    const ran = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 });
    if ((ran.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
      return { missing: `${program} is not installed: the script for it is NOT run` };
    if (ran.status !== 0 || ran.stderr !== '') throw new Error(`${program}: ${ran.stderr || ran.error}`);
    return { printed: ran.stdout };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
