import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { firstSuccessful, type Outcome } from './attempts.ts';
import { installWithApt } from './installWithApt.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';

/** Without windows. A page takes a quarter of the processor time that it takes in a whole browser. */
const shell = 'chromium-headless-shell';

/** Best first. */
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

type Environment = Record<string, string | undefined>;

/** `CHROMIUM_PATH`, a browser in the path, or one installed by Playwright. */
export function findChromium(environment: Environment = process.env): string | undefined {
  const asked = environment.CHROMIUM_PATH || undefined;
  if (asked !== undefined) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which does not exist`);
    return asked;
  }
  const folders = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    inPath.find((file) => basename(file) === shell && existsSync(file)) ??
    fromPlaywright(environment, 'chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}') ??
    [...inPath, macOs].find((file) => existsSync(file)) ??
    fromPlaywright(environment, 'chromium-*/chrome-linux*/chrome') ??
    fromPlaywright(environment, 'chromium-*/chrome-mac*/*.app/Contents/MacOS/*')
  );
}

/** Whether a browser is the headless shell, or one that was asked for. */
function isWanted(file: string): boolean {
  return file === process.env.CHROMIUM_PATH || /headless[-_]shell$/.test(file);
}

/** A browser for the tests, installed if there is none. */
export async function provideChromium(root: string): Promise<Outcome<string>> {
  return await firstSuccessful([
    {
      name: 'a headless shell of Chromium on this machine',
      run: async () => {
        const found = findChromium();
        return found !== undefined && isWanted(found) ? found : undefined;
      },
    },
    {
      name: `apt-get install ${shell}`,
      run: async () => ((await installWithApt(shell)) ? findChromium() : undefined),
    },
    { name: 'a Chromium on this machine', run: async () => findChromium() },
    {
      name: 'apt-get install chromium',
      run: async () => ((await installWithApt('chromium')) ? findChromium() : undefined),
    },
    {
      name: 'Chromium from Playwright',
      run: async () => {
        say('Installing Chromium with Playwright; this happens once.');
        const cli = join(root, 'node_modules/playwright-core/cli.js');
        await runCommand(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
        return findChromium();
      },
    },
  ]);
}

function fromPlaywright(environment: Environment, program: string): string | undefined {
  const caches = [
    environment.PLAYWRIGHT_BROWSERS_PATH || undefined,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .flatMap((folder) => (folder === undefined ? [] : globSync(join(folder, program)).sort().reverse()))
    .at(0);
}
