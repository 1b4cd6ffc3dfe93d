import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorView, highlightActiveLine, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeCompletion } from '#form/schema/code/completeCode.ts';
import type { CodeMark } from '#form/schema/code/readDraftCode.ts';
import { type CodeView, type CodeViewOptions, createCodeView } from '../write/codeMirror/createCodeView.ts';

export interface YamlView extends CodeView {
  readonly setMarks: (marks: readonly CodeMark[]) => void;
  /** Puts the cursor there and shows it. */
  readonly goTo: (offset: number) => void;
}

interface YamlOptions extends Omit<CodeViewOptions, 'extensions' | 'multiline'> {
  readonly complete: (text: string, offset: number) => Promise<readonly CodeCompletion[]>;
}

/** The draft as YAML: colours, line numbers, completion from the schema, and marks at their lines. */
export function createYamlView(options: YamlOptions): YamlView {
  const code = createCodeView({
    ...options,
    multiline: true,
    extensions: [
      yaml(),
      syntaxHighlighting(colours),
      lineNumbers(),
      highlightActiveLine(),
      lintGutter(),
      autocompletion({ override: [(context) => completions(context, options.complete)], icons: false }),
      look,
    ],
  });
  const { view } = code;
  return {
    ...code,
    setMarks: (marks) => {
      const { doc } = view.state;
      const diagnostics = marks.map(({ offset, severity, message }) => {
        const from = Math.min(offset, doc.length);
        return { from, to: Math.max(from, doc.lineAt(from).to), severity, message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo: (offset) => {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
  };
}

async function completions(
  context: CompletionContext,
  complete: YamlOptions['complete'],
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w$-]*$/);
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const asksForValue = /:\s+[\w$-]*$/.test(before);
  if (word === null || (word.text === '' && !asksForValue && !context.explicit)) return null;
  const found = await complete(context.state.doc.toString(), context.pos);
  if (context.aborted || found.length === 0) return null;
  return {
    from: word.text.startsWith('-') ? context.pos : word.from,
    validFor: /^[\w$-]*$/,
    options: found.map(({ label, help, kind }) => ({
      label,
      apply: kind === 'key' ? `${label}: ` : label,
      ...(help === '' ? {} : { info: help }),
    })),
  };
}

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--tone-2-ink)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--tone-3-ink)' },
  { tag: [tags.bool, tags.number, tags.keyword], color: 'var(--tone-4-ink)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.punctuation], color: 'var(--soft)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)' },
  '.cm-scroller': { overflow: 'auto', fontSize: '13px' },
  '.cm-content': { padding: '12px 0' },
  '.cm-line': { padding: '0 12px' },
  '.cm-gutters': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--faint)',
    border: 'none',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'var(--hover)' },
  '.cm-diagnostic': { padding: '6px 10px', maxWidth: '420px', fontFamily: 'var(--font)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warn)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--warn)' },
});
