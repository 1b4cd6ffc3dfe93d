import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';

/**
 * Executes the Dockerfile without Docker: each stage is a folder in `work`, `COPY` copies into it, and `RUN` runs
 * there. `context` is the repository. Skips instructions that change users or files outside `/app`. Returns the
 * folder of the last stage's `/app`.
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
    // The content of a folder is copied to the target itself, a file into it.
    const place = isInside && !statSync(source).isDirectory() ? join(target, path) : target;
    cpSync(source, place, { recursive: true });
  }
}
