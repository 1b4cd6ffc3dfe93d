import { posix } from 'node:path';
import { type Finding, lineAt, type SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';

/**
 * The layers, bottom up. A room may import lower levels only, and rooms on the same level must not import each other.
 * `contract` is beside `render`: it builds on `form` and `kit`, and everything from `store` up may use it.
 */
const levels: Record<string, number> = {
  kit: 0,
  form: 1,
  render: 2,
  contract: 2,
  store: 3,
  outside: 3,
  service: 4,
  http: 5,
  job: 5,
  compose: 6,
  cli: 6,
};

/** Browser code may import the shared rooms and its own, never the server. */
const browserMaySee = ['kit', 'form', 'render', 'contract'];
const readsConfig = ['cli', 'compose', 'http', 'job', 'service'];

/** Imports that point up, sideways or past a room's alias. */
export function findForbiddenImports(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    const from = roomOf(path);
    if (from === undefined) continue;
    for (const { target, offset } of importsOf(text)) {
      const objection = objectionTo(from, path, target);
      if (objection !== undefined)
        findings.push({ file: path, line: lineAt(text, offset), message: objection });
    }
  }
  return findings;
}

/** `kit` for src/kit/…, `web/page` for web/page/…; undefined if anything may be imported. */
function roomOf(path: string): string | undefined {
  const [top, room, ...rest] = path.split('/');
  if (room === undefined || rest.length === 0) return undefined;
  if (top === 'src') return room;
  return top === 'web' ? `web/${room}` : undefined;
}

function objectionTo(from: string, path: string, target: string): string | undefined {
  if (target.startsWith('#')) return throughTheDoor(from, target.slice(1));
  if (!target.startsWith('.')) return undefined;
  const landing = posix.join(posix.dirname(path), target);
  const to = roomOf(landing);
  if (to === from) return undefined;
  if (landing === 'package.json') return undefined;
  // The `serve` command starts the composition root.
  if (from === 'cli' && landing === 'src/main.ts') return undefined;
  if (path.endsWith('.test.ts') && landing.startsWith('test/support/')) return undefined;
  return `"${target}" climbs out of ${from}; import another room through its door, as #room/file.ts`;
}

function throughTheDoor(from: string, target: string): string | undefined {
  if (target === 'config') {
    return readsConfig.includes(from)
      ? undefined
      : `${from} must not import #config; it is given what it needs`;
  }
  const to = target.split('/')[0] ?? '';
  if (to === from || `web/${to}` === from) return undefined;
  if (to === 'ui' && from.startsWith('web/')) return undefined;
  if (levels[to] === undefined) return `#${to} is no room`;
  if (from.startsWith('web/')) {
    return browserMaySee.includes(to) ? undefined : `${from} runs in the browser and must not import ${to}`;
  }
  const height = levels[from];
  if (height === undefined)
    return `src/${from} is a room without a level; give it one in scripts/check/arrows.ts`;
  return levels[to] < height ? undefined : `${from} must not import ${to}: arrows only point down`;
}
