import { type Finding, lineAt, type SourceFile } from './finding.ts';
import { type Import, importsOf } from './imports.ts';

/**
 * The form language runs in the browser, on a page that must stay tiny: its behaviour must not depend on Node
 * or on the schemas, which only describe documents to their authors.
 */
export function findImpureForms(files: readonly SourceFile[]): Finding[] {
  const ofNode = new Set(
    files
      .filter(
        ({ path, text }) =>
          path.startsWith('src/kit/') &&
          runtimeImports(text).some(({ target }) => target.startsWith('node:')),
      )
      .map(({ path }) => path),
  );
  return files
    .filter(({ path }) => path.startsWith('src/form/') && !/\.test\.ts$|\/testing\//.test(path))
    .flatMap(({ path, text }) =>
      runtimeImports(text).flatMap(({ target, offset }) => {
        const objection = objectionTo(path, target, ofNode);
        return objection === undefined
          ? []
          : [{ file: path, line: lineAt(text, offset), message: objection }];
      }),
    );
}

function objectionTo(path: string, target: string, ofNode: ReadonlySet<string>): string | undefined {
  if (target.startsWith('node:')) return `${target} is not in a browser`;
  if (target.startsWith('#kit/') && ofNode.has(`src/${target.slice(1)}`))
    return `${target} leans on Node, which is not in a browser`;
  if (target === 're2js')
    return path.startsWith('src/form/pattern/')
      ? undefined
      : 're2js is loaded only where a form has a pattern: use src/form/pattern';
  if (path.startsWith('src/form/schema/')) return undefined;
  if (target === 'zod') return 'only src/form/schema may use zod; it is too large for the hosted page';
  if (/(^|\/)schema\//.test(target)) return 'schemas are for types here: write "import type"';
  return undefined;
}

function runtimeImports(text: string): Import[] {
  return importsOf(text).filter(({ isType }) => !isType);
}
