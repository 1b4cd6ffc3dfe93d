import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';

/**
 * Follows the Dockerfile without Docker: each stage is a folder in `work`, `COPY` copies, `RUN` runs there. `context` holds the
 * repository. Returns the folder of the last stage's `/app`. Lines that change users or files outside `/app` are left out.
 */
export async function followDockerfile(context: string, work: string): Promise<string> {
  const ignored = new Set(readFileSync(join(context, '.dockerignore'), 'utf8').split('\n'));
  let app = '';
  for (const { word, rest } of instructions(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (word === 'FROM') {
      app = join(work, / AS (\w+)$/.exec(rest)?.[1] ?? 'last');
      mkdirSync(app, { recursive: true });
    } else if (word === 'COPY') copy(rest, { context, work, app, ignored });
    else if (word === 'RUN' && !rest.includes('/data')) await runCommand('sh', ['-c', rest], { cwd: app });
  }
  return app;
}

function instructions(text: string): { word: string; rest: string }[] {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  return lines.flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word === undefined || rest === undefined ? [] : [{ word, rest }];
  });
}

interface Stage {
  readonly context: string;
  readonly work: string;
  readonly app: string;
  readonly ignored: ReadonlySet<string>;
}

function copy(rest: string, { context, work, app, ignored }: Stage): void {
  const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
  const names = rest.replace(/^--from=\w+ /, '').split(' ');
  const target = join(app, names.pop() ?? '');
  for (const name of names) {
    const path = name.replace(/^\/app\//, '');
    if (from === undefined && ignored.has(path)) throw new Error(`COPY ${path}: .dockerignore leaves it out`);
    const source = join(from === undefined ? context : join(work, from), path);
    const isInside = names.length > 1 || rest.endsWith('/');
    // A folder's content goes to the target; a file goes into it.
    const place = isInside && !statSync(source).isDirectory() ? join(target, path) : target;
    cpSync(source, place, { recursive: true });
  }
}
