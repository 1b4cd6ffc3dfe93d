import {
  type EditorState,
  type Extension,
  RangeSetBuilder,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { functionNamed } from '#form/formula/functions.ts';

/** A field as completion offers it. */
export interface NamedField {
  readonly id: string;
  readonly key: string | undefined;
  readonly label: string;
  readonly typeName: string;
}

export interface FormulaNames {
  readonly fields: readonly NamedField[];
  /** By id and by key. */
  readonly byName: ReadonlyMap<string, NamedField>;
  /** The headings in the list of completions. */
  readonly fieldsHeading: string;
  readonly functionsHeading: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

export const setNames = StateEffect.define<FormulaNames>();
export const setFault = StateEffect.define<Span | undefined>();

interface Marks {
  readonly names: FormulaNames;
  readonly fault: Span | undefined;
  readonly decorations: DecorationSet;
  readonly chips: DecorationSet;
}

/** Colours, chips in place of the names of fields, and the underline of a fault. */
export function formulaMarks(names: FormulaNames): Extension {
  const field = StateField.define<Marks>({
    create: (state) => marksOf(state, names, undefined),
    update: (marks, transaction) => {
      let { names: known, fault } = marks;
      for (const effect of transaction.effects) {
        if (effect.is(setNames)) known = effect.value;
        if (effect.is(setFault)) fault = effect.value;
      }
      // The place of a fault is that in the text before; the next check tells the new one.
      if (transaction.docChanged) fault = undefined;
      if (!transaction.docChanged && known === marks.names && fault === marks.fault) return marks;
      return marksOf(transaction.state, known, fault);
    },
    provide: (from) => [
      EditorView.decorations.from(from, ({ decorations }) => decorations),
      EditorView.decorations.from(from, ({ chips }) => chips),
      EditorView.atomicRanges.of((view) => view.state.field(from).chips),
    ],
  });
  return field;
}

const token = /"(?:[^"]|"")*"?|\d+(?:\.\d+)?|[A-Za-z]\w*/g;
const languageWord = /^(?:and|or|not|true|false)$/i;

function marksOf(state: EditorState, names: FormulaNames, fault: Span | undefined): Marks {
  const text = state.doc.toString();
  const decorations: { from: number; to: number; mark: Decoration }[] = [];
  const chips = new RangeSetBuilder<Decoration>();
  for (const { 0: word, index: from } of text.matchAll(token)) {
    const to = from + word.length;
    const isCall = /^\s*\(/.test(text.slice(to));
    const field = isCall ? undefined : names.byName.get(word);
    const isFaulty = fault !== undefined && fault.from < to && fault.to > from;
    if (field !== undefined)
      chips.add(from, to, Decoration.replace({ widget: new Chip(field.label, field.id, isFaulty) }));
    else {
      const kind = kindOf(word, isCall);
      if (kind !== undefined) decorations.push({ from, to, mark: Decoration.mark({ class: `cm-${kind}` }) });
    }
  }
  if (fault !== undefined && fault.from < fault.to)
    decorations.push({ ...fault, mark: Decoration.mark({ class: 'cm-fault' }) });
  return {
    names,
    fault,
    decorations: Decoration.set(
      decorations.map(({ from, to, mark }) => mark.range(from, to)),
      true,
    ),
    chips: chips.finish(),
  };
}

function kindOf(word: string, isCall: boolean): string | undefined {
  if (word.startsWith('"')) return 'text';
  if (/^\d/.test(word)) return 'number';
  if (languageWord.test(word)) return 'word';
  return isCall && functionNamed(word) !== undefined ? 'function' : undefined;
}

class Chip extends WidgetType {
  readonly label: string;
  readonly id: string;
  readonly isFaulty: boolean;

  constructor(label: string, id: string, isFaulty: boolean) {
    super();
    this.label = label;
    this.id = id;
    this.isFaulty = isFaulty;
  }

  override eq(other: Chip): boolean {
    return other.label === this.label && other.id === this.id && other.isFaulty === this.isFaulty;
  }

  toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = this.isFaulty ? 'cm-chip cm-fault' : 'cm-chip';
    chip.textContent = this.label;
    chip.title = `${this.label} (${this.id})`;
    return chip;
  }
}
