import { existsSync } from 'node:fs';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';

/** False if apt is unavailable: not Debian, or not root. */
export async function installWithApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${name} with apt-get; this happens once.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=120'];
  await runCommand('apt-get', [...patient, 'update'], { env });
  await runCommand('apt-get', [...patient, 'install', '-y', '--no-install-recommends', name], { env });
  return true;
}
