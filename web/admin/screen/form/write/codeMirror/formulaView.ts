import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { type CodeView, type CodeViewOptions, createCodeView } from './createCodeView.ts';
import { completeFormula } from './formulaCompletion.ts';
import { type FormulaNames, formulaMarks, setFault, setNames } from './formulaMarks.ts';

export interface FormulaView extends CodeView {
  readonly setNames: (names: FormulaNames) => void;
  /** Underlines a part of the formula; nothing without it. */
  readonly setFault: (fault: { readonly from: number; readonly to: number } | undefined) => void;
}

/** A box for a formula: fields as chips, completion, and the place of a fault. */
export function createFormulaView(
  options: Omit<CodeViewOptions, 'extensions' | 'multiline'>,
  names: FormulaNames,
): FormulaView {
  let known = names;
  const code = createCodeView({
    ...options,
    multiline: false,
    extensions: [
      closeBrackets(),
      autocompletion({
        override: [(context) => completeFormula(context, known)],
        icons: false,
        maxRenderedOptions: 100,
        // Enter means nothing else in one line, so that it may follow the letters at once.
        interactionDelay: 0,
      }),
      formulaMarks(names),
    ],
  });
  return {
    ...code,
    setNames: (next) => {
      known = next;
      code.view.dispatch({ effects: setNames.of(next) });
    },
    setFault: (fault) => code.view.dispatch({ effects: setFault.of(fault) }),
  };
}
