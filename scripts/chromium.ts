import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { firstSuccessful, type Outcome } from './attempts.ts';
import { installWithApt } from './installWithApt.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';

/** Best first: the shell without windows starts faster and needs less memory. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
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
  return [...inPath, macOs].find((file) => existsSync(file)) ?? fromPlaywright(environment);
}

/** A browser for the tests, installed if there is none. */
export async function provideChromium(root: string): Promise<Outcome<string>> {
  return await firstSuccessful([
    { name: 'a Chromium on this machine', run: async () => findChromium() },
    {
      name: 'apt-get install chromium-headless-shell',
      run: async () => ((await installWithApt('chromium-headless-shell')) ? findChromium() : undefined),
    },
    {
      name: 'apt-get install chromium',
      run: async () => ((await installWithApt('chromium')) ? findChromium() : undefined),
    },
    {
      name: 'Chromium from Playwright',
      run: async () => {
        say('Installing Chromium with Playwright; this happens once.');
        const cli = join(root, 'node_modules/playwright-core/cli.js');
        await runCommand(process.execPath, [cli, 'install', 'chromium']);
        return findChromium();
      },
    },
  ]);
}

function fromPlaywright(environment: Environment): string | undefined {
  const caches = [
    environment.PLAYWRIGHT_BROWSERS_PATH || undefined,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ].filter((folder) => folder !== undefined);
  const programs = [
    'chromium-*/chrome-linux*/chrome',
    'chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
    'chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}',
  ];
  for (const folder of caches) {
    const [newest] = programs.flatMap((program) => globSync(join(folder, program)).sort().reverse());
    if (newest !== undefined) return newest;
  }
  return undefined;
}
