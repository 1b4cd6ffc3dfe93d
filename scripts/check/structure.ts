import { posix } from 'node:path';
import type { Finding, SourceFile } from './finding.ts';
import { importedPath, importsOf } from './imports.ts';

/** The most files in one folder: in a larger one, newcomers no longer find their way by the file names. */
export const maxFiles = 25;

interface Edge {
  from: string;
  to: string;
  isType: boolean;
  isLazy: boolean;
}

/** The area of `src/service` that all others stand on. */
const floor = 'src/service/base';

/** Import cycles of files and of areas, folders that import each other, and folders with too many files. */
export function findTangles(files: readonly SourceFile[]): Finding[] {
  const own = files.filter(({ path }) => /^(src|web|scripts|bench)\//.test(path) && !isOfTests(path));
  const edges = edgesOf(own);
  return [
    ...circlesOfFiles(edges),
    ...circlesOfAreas(edges),
    ...twoWayFolders(edges),
    ...crowdedFolders(files),
  ];
}

function isOfTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path);
}

function edgesOf(files: readonly SourceFile[]): Edge[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) =>
    importsOf(text).flatMap(({ target, isType, isLazy }) => {
      const to = importedPath(path, target);
      return to !== undefined && known.has(to) ? [{ from: path, to, isType, isLazy }] : [];
    }),
  );
}

/** Import cycles. Type imports are erased and lazy ones run later, so neither can meet an uninitialised module. */
function circlesOfFiles(edges: readonly Edge[]): Finding[] {
  const imports = new Map<string, string[]>();
  for (const { from, to, isType, isLazy } of edges)
    if (!isType && !isLazy) imports.set(from, [...(imports.get(from) ?? []), to]);
  return circlesIn(imports).map((circle) => ({
    file: circle[0] ?? '',
    line: 1,
    message: `imports itself: ${circle.join(' → ')}`,
  }));
}

/**
 * Areas of `src/service` that import each other, directly or by way of others: together they are one area, which can
 * only be understood as a whole. Types count, because they are knowledge too.
 */
function circlesOfAreas(edges: readonly Edge[]): Finding[] {
  const imports = new Map<string, Map<string, Edge[]>>();
  for (const edge of edges) {
    const [from, to] = [areaOf(edge.from), areaOf(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const others = imports.get(from) ?? new Map<string, Edge[]>();
    imports.set(from, others.set(to, [...(others.get(to) ?? []), edge]));
  }
  const named = new Map([...imports].map(([from, others]) => [from, [...others.keys()]]));
  const step = (from: string, to: string) => {
    const all = imports.get(from)?.get(to) ?? [];
    return `${from} imports ${to} (${all.length}, as in ${all[0]?.from})`;
  };
  const circles = circlesIn(named).map((circle) => ({
    file: circle[0] ?? '',
    line: 1,
    message: circle
      .slice(1)
      .map((to, offset) => step(circle[offset] ?? '', to))
      .join(', '),
  }));
  const below = (named.get(floor) ?? []).map((to) => ({
    file: floor,
    line: 1,
    message: `is the floor: ${step(floor, to)}`,
  }));
  return [...circles, ...below];
}

/** `src/service/mail` for everything in it. */
function areaOf(path: string): string | undefined {
  return /^src\/service\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** Ways that end where they begin. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name)) {
      circles.push([...way.slice(way.indexOf(name)), name]);
      return;
    }
    if (done.has(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}

/**
 * Folders that import each other. A folder and its subfolder may, because the outer one
 * assembles the inner one's parts.
 */
function twoWayFolders(edges: readonly Edge[]): Finding[] {
  const first = new Map<string, Edge>();
  for (const edge of edges) {
    const [from, to] = [posix.dirname(edge.from), posix.dirname(edge.to)];
    const isNested = from === to || from.startsWith(`${to}/`) || to.startsWith(`${from}/`);
    const key = `${from} ${to}`;
    if (!isNested && !first.has(key)) first.set(key, edge);
  }
  return [...first].flatMap(([key, { from, to }]) => {
    const back = first.get(key.split(' ').reverse().join(' '));
    if (back === undefined || from > back.from) return [];
    return [{ file: from, line: 1, message: `imports ${to}, while ${back.from} imports ${back.to}` }];
  });
}

function crowdedFolders(files: readonly SourceFile[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!/^(src|web|test|scripts|bench)\//.test(path)) continue;
    if (!path.startsWith('test/') && isOfTests(path)) continue;
    // Migrations are never read as a whole, and none can be taken away.
    if (/\/migration\/\d{4}_/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      message: `${count} files, ${maxFiles} at most: cut it by subject`,
    }));
}
