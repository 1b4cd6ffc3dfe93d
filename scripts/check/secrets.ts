import { type Finding, lineAt, type SourceFile } from './finding.ts';

const inventory = 'docs/security/data-and-keys.md';

/** Calls of `node:crypto` that hash with a key, encrypt, sign or make keys. */
const primitives =
  /\b(?:createHmac|hkdf(?:Sync)?|create(?:Cipher|Decipher)iv|create(?:Private|Public)Key|createSign|generateKeyPair(?:Sync)?|sign|argon2(?:Sync)?|scrypt(?:Sync)?|pbkdf2(?:Sync)?)\b/;
/** Columns that hold something hashed, sealed or secret. */
const protectedColumn = /\b((?:\w*_)?hash|sealed|public_key|network|\w*secret|\w*token|\w*password): /g;
const costly =
  /new (?:Worker|HelperThread|FairLimiter)\(|from 'node:child_process'|^import (?!\{ crc32 \})[^;]* from 'node:zlib'|['"]text\/event-stream['"],|^import [^;]*\bargon2\b[^;]* from 'node:crypto'/m;
const refusal = /^ {2}(\w+): \{\s*status: (?:429|503|507)/gm;

/**
 * Compares the inventories of keys and of costly functions with the code, both ways, so that nobody adds a secret, a
 * thread or a limit and forgets to write down what protects or bounds it.
 */
export function findUnlistedSecrets(
  code: readonly SourceFile[],
  documents: readonly SourceFile[],
): Finding[] {
  const document = documents.find(({ path }) => path === inventory);
  if (document === undefined) return [];
  const sources = code.filter(
    ({ path }) => path.startsWith('src/') && !path.includes('.test.') && !path.includes('/testing/'),
  );
  return [
    ...compare(document, 'Keys', [...cryptography(sources), ...purposes(sources), ...columns(sources)]),
    ...compare(document, 'Costly functions', [...costlyFiles(sources), ...refusals(sources)]),
  ];
}

/** Something in the code that the inventory has to name. */
interface Named extends Finding {
  readonly name: string;
}

function compare(document: SourceFile, heading: string, wanted: readonly Named[]): Finding[] {
  const start = document.text.indexOf(`\n## ${heading}\n`);
  const end = document.text.indexOf('\n## ', start + 1);
  const section = document.text.slice(start, end === -1 ? undefined : end);
  const known = new Set(wanted.map(({ name }) => name));
  const listed = new Map<string, number>();
  for (const row of section.matchAll(/^\|.*\| ([^|]+) \|$/gm))
    for (const [, name = ''] of (row[1] ?? '').matchAll(/`([^`]+)`/g))
      listed.set(name, lineAt(document.text, start + row.index));
  return [
    ...wanted
      .filter(({ name }) => !listed.has(name))
      .map(({ file, line, name }) => ({
        file,
        line,
        message: `the last column of "${heading}" in ${inventory} does not name ${name}`,
      })),
    ...[...listed]
      .filter(([name]) => !known.has(name))
      .map(([name, line]) => ({
        file: inventory,
        line,
        message: `"${heading}" names ${name}, which the code does not have`,
      })),
  ];
}

function cryptography(sources: readonly SourceFile[]): Named[] {
  return sources.flatMap(({ path, text }) => {
    const imported = /^import (?!type )([^;]*) from 'node:crypto';/m.exec(text);
    const names = imported?.[1] ?? '';
    // The whole module may use any part of it.
    if (imported === null || !primitives.test(names.startsWith('{') ? names : text)) return [];
    return [{ name: path, file: path, line: lineAt(text, imported.index), message: '' }];
  });
}

/** The purposes for which keys are derived. */
function purposes(sources: readonly SourceFile[]): Named[] {
  return sources.flatMap(({ path, text }) => {
    const type = /^export type SecretPurpose =([^;]*);/m.exec(text);
    return [...(type?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => ({
      name,
      file: path,
      line: lineAt(text, type?.index ?? 0),
      message: '',
    }));
  });
}

function columns(sources: readonly SourceFile[]): Named[] {
  return sources
    .filter(({ path }) => /^src\/store\/\w*[tT]ables\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      let table = '';
      return text.split('\n').flatMap((line, index) => {
        table = /^ {2}(\w+): .*\{/.exec(line)?.[1] ?? table;
        const properties = line.replace(/^\s*(?:\/\*\*|\*|\/\/).*/, '').replace(/^ {2}\w+: /, '');
        return [...properties.matchAll(protectedColumn)].map(([, column]) => ({
          name: `${table}.${column}`,
          file: path,
          line: index + 1,
          message: '',
        }));
      });
    });
}

function costlyFiles(sources: readonly SourceFile[]): Named[] {
  return sources.flatMap(({ path, text }) => {
    const found = costly.exec(text);
    return found === null ? [] : [{ name: path, file: path, line: lineAt(text, found.index), message: '' }];
  });
}

/** The codes by which somebody is told that there is no room or that it was too much. */
function refusals(sources: readonly SourceFile[]): Named[] {
  return sources
    .filter(({ path }) => path.startsWith('src/contract/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(refusal)].map(({ 1: name = '', index }) => ({
        name,
        file: path,
        line: lineAt(text, index),
        message: '',
      })),
    );
}
