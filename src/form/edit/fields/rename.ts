import { formulaAt } from '../../formula/template.ts';
import { readTokens } from '../../formula/tokens.ts';

/** A formula with other ids of fields. A formula that cannot be read stays as it is. */
export function renameInFormula(formula: string, ids: ReadonlyMap<string, string>): string {
  const tokens = readTokens(formula);
  if (!tokens.ok) return formula;
  let renamed = '';
  let done = 0;
  for (const { kind, at, text } of tokens.value) {
    const id = kind === 'word' ? ids.get(text) : undefined;
    if (id === undefined) continue;
    renamed += formula.slice(done, at) + id;
    done = at + text.length;
  }
  return renamed + formula.slice(done);
}

/** A text with other ids in its formulas: `Thank you, [field1]`. */
export function renameInText(text: string, ids: ReadonlyMap<string, string>): string {
  let renamed = '';
  let done = 0;
  for (let next = text.indexOf('['); next !== -1; next = text.indexOf('[', done)) {
    const source = text[next - 1] === '\\' ? undefined : formulaAt(text, next);
    const end = next + 1 + (source?.length ?? 0);
    renamed += text.slice(done, next + 1) + (source === undefined ? '' : renameInFormula(source, ids));
    done = end;
  }
  return renamed + text.slice(done);
}
