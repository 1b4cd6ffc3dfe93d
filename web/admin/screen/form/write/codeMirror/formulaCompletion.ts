import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { type FormulaFunction, formulaFunctions } from '#form/formula/functions.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { rankMatches, searchable } from '#kit/text/rankMatches.ts';
import type { FormulaNames, NamedField } from './formulaMarks.ts';

/** Fields by label, key or id, then functions. `@` asks for fields only, as in texts. */
export function completeFormula(context: CompletionContext, names: FormulaNames): CompletionResult | null {
  const typed = context.matchBefore(/@?[\p{L}\p{N}_]*$/u);
  if (typed === null || isInQuotes(context)) return null;
  if (typed.text === '' && !context.explicit) return null;
  // A number is not the beginning of a name.
  if (/^\d/.test(typed.text)) return null;
  const query = typed.text.replace(/^@/, '');
  const functions = typed.text.startsWith('@')
    ? []
    : formulaFunctions.filter(({ name }) => name.startsWith(query.toLowerCase()));
  const fields = rankMatches(
    names.fields.map((field) => ({ field, ...searchable(`${field.label} ${field.key ?? ''} ${field.id}`) })),
    query,
    // A typo in the name of a field is unlikely where a function begins like that.
  ).filter(({ folded }) => functions.length === 0 || folded.includes(foldForSearch(query)));
  return {
    from: typed.from,
    filter: false,
    options: [
      ...fields.map(({ field }) => fieldCompletion(field, names.fieldsHeading)),
      ...functions.map((each) => functionCompletion(each, names.functionsHeading)),
    ],
  };
}

function isInQuotes({ state, pos }: CompletionContext): boolean {
  return (state.doc.sliceString(0, pos).match(/"/g)?.length ?? 0) % 2 === 1;
}

function fieldCompletion({ id, key, label, typeName }: NamedField, heading: string): Completion {
  return {
    label,
    detail: key ?? typeName,
    section: { name: heading, rank: 0 },
    apply: (view, completion, from, to) => insert(view, completion, from, to, id, id.length),
  };
}

function functionCompletion(known: FormulaFunction, heading: string): Completion {
  const { name, signature, most } = known;
  const written = most === 0 ? `${name}()` : `${name}(`;
  return {
    label: signature,
    section: { name: heading, rank: 1 },
    info: () => helpOf(known),
    apply: (view, completion, from, to) => {
      const closed = most === 0 ? written : `${written})`;
      insert(view, completion, from, to, closed, written.length);
    },
  };
}

/** `cursor` is the offset of the cursor in the inserted text. */
function insert(
  view: EditorView,
  completion: Completion,
  from: number,
  to: number,
  text: string,
  cursor: number,
): void {
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  });
}

function helpOf({ signature, about, example, result }: FormulaFunction): HTMLElement {
  const help = document.createElement('div');
  const add = (tag: string, text: string, into: HTMLElement = help) => {
    const element = document.createElement(tag);
    element.textContent = text;
    into.append(element);
    return element;
  };
  add('code', signature);
  add('p', about);
  add('code', `${example} = ${result}`, add('p', ''));
  return help;
}
