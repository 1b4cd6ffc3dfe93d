import { posix } from 'node:path';
import { type Finding, lineAt, type SourceFile } from './finding.ts';

const extensions = /\.(ts|tsx|js|cjs|mjs|json|jsonc|md|sh|yaml|yml|css|html|sql|svg|png|txt|toml|lock)$/;

/** Created at run time or by the package manager, so that no checkout contains them. */
const made = /^(data|node_modules|\.cache|screenshots)(\/|$)/;

export interface Tree {
  /** Every file of the repository, relative to the root. */
  files: ReadonlySet<string>;
  /** Every folder, relative to the root. */
  folders: ReadonlySet<string>;
}

export function treeOf(files: Iterable<string>): Tree {
  const known = new Set(files);
  const folders = new Set<string>();
  for (const file of known) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  }
  return { files: known, folders };
}

/**
 * Broken paths in documents. A word counts as a path if it is a link target, or if it is in backticks and
 * starts with a folder of the repository or ends like a file inside a folder.
 */
export function findBrokenPaths(documents: readonly SourceFile[], tree: Tree): Finding[] {
  return documents.flatMap(({ path, text }) => {
    const prose = withoutFences(text);
    const named = [...linksIn(prose), ...backticksIn(prose, tree)];
    return named
      .filter(({ target }) => !exists(path, target, tree))
      .map(({ target, offset }) => ({
        file: path,
        line: lineAt(text, offset),
        message: `names ${target}, which does not exist`,
      }));
  });
}

interface Named {
  target: string;
  offset: number;
}

function linksIn(text: string): Named[] {
  return [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map((match) => ({ target: match[1] ?? match[2] ?? '', offset: match.index }))
    .filter(({ target }) => !/^([a-z][a-z0-9+.-]*:|#|\/)/i.test(target))
    .map(({ target, offset }) => ({ target: target.replace(/[?#].*$/, ''), offset }))
    .filter(({ target }) => target !== '');
}

function backticksIn(text: string, tree: Tree): Named[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap((match) =>
    (match[1] ?? '')
      .split(/\s+/)
      .map((word) => word.replace(/^["'(]+|["'),;]+$/g, '').replace(/:\d+$/, ''))
      .filter((word) => looksLikePath(word, tree))
      .map((target) => ({ target, offset: match.index })),
  );
}

function looksLikePath(word: string, tree: Tree): boolean {
  // Placeholders, patterns, URLs and packages are not paths.
  if (!/^\.{0,2}[\w@][\w@./-]*$|^\.{1,2}\/[\w@./-]+$/.test(word) || word.startsWith('@')) return false;
  const [top = ''] = word.replace(/^\.\//, '').split('/');
  if (!word.includes('/')) return false;
  if (made.test(word.replace(/^\.\//, ''))) return false;
  return tree.folders.has(top) || extensions.test(word);
}

function exists(document: string, target: string, tree: Tree): boolean {
  const clean = decoded(target).replace(/\/+$/, '');
  const places = [posix.normalize(clean), posix.join(posix.dirname(document), clean)];
  // Prose may omit `src/` if the room is clear.
  places.push(posix.join('src', clean));
  return places.some(
    (place) => place === '.' || tree.files.has(place) || tree.folders.has(place) || made.test(place),
  );
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Blanks out code blocks but keeps the line numbers: they show commands and output, not paths. */
function withoutFences(text: string): string {
  return text.replace(/^( *)(```+|~~~+)[\s\S]*?^ *\2/gm, (block) => block.replace(/[^\n]/g, ' '));
}
