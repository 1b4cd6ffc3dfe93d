import { ApiError } from '#admin/api/apiError.ts';
import { type FormDefinition, lastFieldNumber } from '#form/definition/document.ts';
import { definition } from '#form/schema/definition.ts';
import { DraftEditor, type EditorOptions, type ServerDraft } from '../draftEditor.ts';

/** A connection works, it loses requests, or it loses the answers to requests that arrived. */
export type Connection = 'up' | 'down' | 'deaf';

/** Keeps one draft by the rules of `saveDraft`, for tests of editors without a network. */
export class DraftServer {
  current: ServerDraft;

  constructor(draft: FormDefinition) {
    this.current = { draft, revision: 1, lastFieldNumber: lastFieldNumber(draft) };
  }

  readonly #open: DraftEditor[] = [];

  /** An editor that reaches this server through a connection. */
  open(name: string, connection: () => Connection = () => 'up'): DraftEditor {
    const editor = new DraftEditor(this.#editorOptions(name, connection));
    this.#open.push(editor);
    return editor;
  }

  /** Closes all editors, whose timers would keep the tests running. */
  close(): void {
    for (const editor of this.#open) editor.close();
  }

  #editorOptions(name: string, connection: () => Connection): EditorOptions {
    return {
      ...this.current,
      // The tests say when the draft is sent.
      savingDelay: 2 ** 30,
      retryDelay: 2 ** 30,
      save: async (draft, revision) => {
        await transfer();
        if (connection() === 'down') throw new ApiError('unreachable');
        const saved = this.#save(structuredClone(draft), revision, name);
        await transfer();
        if (connection() === 'deaf') throw new ApiError('unreachable');
        return saved;
      },
      load: async () => {
        await transfer();
        if (connection() !== 'up') throw new ApiError('unreachable');
        return structuredClone(this.current);
      },
    };
  }

  #save(draft: FormDefinition, revision: number, by: string): number {
    if (revision !== this.current.revision) throw new ApiError('draft_changed');
    if (!definition.safeParse(draft).success) throw new ApiError('field_invalid', { param: 'definition' });
    const last = Math.max(this.current.lastFieldNumber, lastFieldNumber(draft));
    this.current = { draft, revision: revision + 1, lastFieldNumber: last, by };
    return revision + 1;
  }
}

/** Lets other work happen before a request arrives. */
function transfer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
