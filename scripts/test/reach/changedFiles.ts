import { execFileSync } from 'node:child_process';

/** Files that differ from the base, and those that are not committed. Without a base: from where the branch left `main`. */
export function changedFiles(root: string, base: string | undefined): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
  const from = git('merge-base', base ?? 'main', 'HEAD');
  const listed = [
    git('diff', '--name-only', '-z', '--no-renames', from),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  return [...new Set(listed.flatMap((list) => list.split('\0').filter((path) => path !== '')))];
}

/** A change of one of these can change any test. */
export function changesEverything(path: string): boolean {
  return /^(package(-lock)?\.json|bin\/runtime\.cjs|scripts\/test\.ts|scripts\/postgres\/.*|scripts\/build(Scripts)?\.ts)$/.test(
    path,
  );
}
