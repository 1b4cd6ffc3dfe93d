import type { FormDefinition } from '#form/definition/document.ts';
import { same } from '#form/edit/diff/same.ts';
import type { CodeMark } from '#form/schema/code/readDraftCode.ts';
import { shareParts } from '#form/schema/code/shareParts.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { Editor } from '../editor/editor.ts';
import type { CodeService } from './codeMessages.ts';

export interface CodeState {
  /** Whether the text is in the draft. */
  readonly isApplied: boolean;
  readonly marks: readonly CodeMark[];
  readonly leftOut: readonly string[];
}

interface CodeSyncOptions {
  readonly editor: Editor;
  readonly service: Pick<CodeService, 'run'>;
  readonly settings: FormSettings;
  /** The draft that the text in the view was written from. */
  readonly draft: FormDefinition;
  /** The text in the view. */
  readonly text: () => string;
  readonly setText: (text: string) => void;
  readonly onState: (state: CodeState) => void;
}

export interface CodeSync {
  /** After a change of the text by its author. */
  readonly typed: () => void;
  /** Ends a burst of typing: what follows is another entry of the history. */
  readonly endBurst: () => void;
  /** Takes back a text that is not in the draft; false where there is none. */
  readonly discard: () => boolean;
  readonly stop: () => void;
}

/** The text of each draft, so that its comments are still there after a look at another tab. */
const keptTexts = new WeakMap<Editor, string>();

/** The text for a draft, with the comments of the text that was shown before. */
export async function firstText(
  editor: Editor,
  service: Pick<CodeService, 'run'>,
): Promise<{ text: string; draft: FormDefinition }> {
  const { draft } = editor.state();
  return { text: await service.run('write', { draft, text: keptTexts.get(editor) }), draft };
}

/** The pause in typing after which the text is read. */
const readingPause = 300;
/** The pause that ends a burst. */
const burstPause = 2000;

/**
 * Keeps text and draft the same. What is typed goes into the draft once it is a valid document; until then the text
 * stays as it is. Changes from elsewhere are written into a text that has nothing of its own, and otherwise merged with
 * what was typed.
 */
export function codeSync(options: CodeSyncOptions): CodeSync {
  const { editor, service, settings, text, setText, onState } = options;
  let known = options.draft;
  /** The draft that the text stood for when it was last read or written. */
  let from = options.draft;
  /** The last text that was in the draft, whose comments and order stay when the draft changes elsewhere. */
  let applied = text();
  let isTyped = false;
  let bursts = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let burstTimer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const endBurst = () => {
    clearTimeout(burstTimer);
    bursts += 1;
  };
  const read = async () => {
    turn += 1;
    const ownTurn = turn;
    const source = text();
    const { definition, marks, leftOut } = await service.run('read', { text: source, settings });
    // Another change came meanwhile, and its reading follows.
    if (ownTurn !== turn || source !== text()) return;
    if (definition !== undefined) {
      isTyped = false;
      applied = source;
      keptTexts.set(editor, source);
      const before = from;
      from = shareParts(before, definition);
      editor.change(() => from, { group: `code ${bursts}`, from: before });
      known = editor.state().draft;
    }
    onState({ isApplied: definition !== undefined, marks, leftOut });
    // The draft also has what others changed while this was typed.
    if (definition !== undefined && !same(known, from)) await write();
  };
  const write = async () => {
    turn += 1;
    const ownTurn = turn;
    const { draft } = editor.state();
    known = draft;
    const written = await service.run('write', { draft, text: applied });
    if (ownTurn !== turn || isTyped || known !== editor.state().draft) return;
    setText(written);
    from = draft;
    await read();
  };
  const attempt = (task: () => Promise<void>) => void task().catch(() => undefined);
  const unsubscribe = editor.subscribe(() => {
    if (editor.state().draft !== known && !isTyped) attempt(write);
  });
  attempt(read);
  return {
    typed: () => {
      isTyped = true;
      turn += 1;
      clearTimeout(readTimer);
      clearTimeout(burstTimer);
      readTimer = setTimeout(() => attempt(read), readingPause);
      burstTimer = setTimeout(endBurst, burstPause);
    },
    endBurst,
    discard: () => {
      if (!isTyped) return false;
      clearTimeout(readTimer);
      isTyped = false;
      attempt(write);
      return true;
    },
    stop: () => {
      clearTimeout(readTimer);
      clearTimeout(burstTimer);
      unsubscribe();
      turn += 1;
    },
  };
}
