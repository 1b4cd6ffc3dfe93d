import { closeBracketsKeymap } from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder as placeholderText } from '@codemirror/view';
import { codeTheme } from './codeTheme.ts';

export interface CodeViewOptions {
  /** The element that the view is drawn in. */
  readonly host: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly multiline: boolean;
  readonly placeholder?: string | undefined;
  readonly extensions: Extension;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The history of the form; the view has none of its own. */
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A text editor on the page. */
export interface CodeView {
  readonly view: EditorView;
  readonly text: () => string;
  /** Replaces the part of the text that differs, so that the cursor stays where it is. */
  readonly setText: (text: string) => void;
  /** Attributes of the element that has the focus, such as its description. */
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void;
  readonly hasFocus: () => boolean;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** Marks changes that come from outside, which are not reported back. */
const fromOutside = Annotation.define<boolean>();

/**
 * CodeMirror in a shadow root: there it uses constructed style sheets, which the page's policy allows, and not style
 * elements, which it forbids.
 */
export function createCodeView(options: CodeViewOptions): CodeView {
  const { host, text, label, multiline, placeholder, extensions, onChange, onBlur } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const attributes = new Compartment();
  const named = (more: Readonly<Record<string, string>>) =>
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', ...more });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        historyKeys(options),
        extensions,
        attributes.of(named({})),
        multiline ? [] : oneLine,
        keymap.of([...closeBracketsKeymap, ...standardKeymap]),
        EditorView.lineWrapping,
        placeholder === undefined ? [] : placeholderText(placeholder),
        codeTheme,
        EditorView.updateListener.of((update) => {
          const isOwn = update.transactions.every((each) => each.annotation(fromOutside) !== true);
          if (update.docChanged && isOwn) onChange(update.state.doc.toString());
          if (update.focusChanged && !update.view.hasFocus) onBlur?.();
        }),
      ],
    }),
  });
  return {
    view,
    text: () => view.state.doc.toString(),
    setText: (next) => {
      const change = differenceOf(view.state.doc.toString(), next);
      if (change !== undefined) view.dispatch({ changes: change, annotations: fromOutside.of(true) });
    },
    setAttributes: (more) => view.dispatch({ effects: attributes.reconfigure(named(more)) }),
    hasFocus: () => view.hasFocus,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Undo and redo of the form, also from the browser's menu, which would otherwise change the text behind our back. */
function historyKeys({ undo, redo }: CodeViewOptions): Extension {
  const run = (step: () => void) => () => {
    step();
    return true;
  };
  const binding = { preventDefault: true, stopPropagation: true };
  return Prec.highest([
    keymap.of([
      { key: 'Mod-z', run: run(undo), shift: run(redo), ...binding },
      { key: 'Mod-y', run: run(redo), ...binding },
    ]),
    EditorView.domEventHandlers({
      beforeinput: (event) => {
        if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
        event.preventDefault();
        (event.inputType === 'historyUndo' ? undo : redo)();
        return true;
      },
    }),
  ]);
}

/** Line breaks become spaces, such as in pasted text. */
const oneLine: Extension = [
  keymap.of([{ key: 'Enter', run: () => true }]),
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
    const text = transaction.newDoc.toString().replace(/\s*\n\s*/g, ' ');
    return {
      changes: { from: 0, to: transaction.startState.doc.length, insert: text },
      selection: { anchor: text.length },
    };
  }),
];

/** The smallest change from one text to another. */
function differenceOf(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
