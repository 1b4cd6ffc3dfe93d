import type { Field, FormDefinition } from '#form/definition/document.ts';
import { fieldNumber, fieldsOf } from '#form/definition/document.ts';
import type { Conflict } from '#form/edit/merge/conflict.ts';

/** The part of the form that the canvas, the outline and the settings beside them are about. */
export type Selection =
  | { readonly kind: 'form' }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'fields'; readonly fields: readonly Field['id'][] }
  | { readonly kind: 'ending' };

/** How far the draft is stored on the server. */
export type SavingState =
  | 'saved'
  /** Changes are on their way, or about to be sent. */
  | 'saving'
  /** The server does not answer; changes are kept in this browser and sent later. */
  | 'offline'
  /** The server refused the draft; changes are kept in this browser. */
  | 'refused';

export interface EditorState {
  readonly draft: FormDefinition;
  readonly selection: Selection;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: SavingState;
  /** The problem code of the last refusal, while `saving` is `refused`. */
  readonly refusal: string | undefined;
  /** Parts that somebody else changed at the same time, until one of the two versions is chosen. */
  readonly conflicts: readonly DraftConflict[];
  /** The other people who have this form open, oldest first. */
  readonly others: readonly OtherEditor[];
}

export interface DraftConflict extends Conflict {
  /** The same for the same part, so that a part has one conflict at a time. */
  readonly id: string;
  /** The name of the person who stored the other version, if it is known. */
  readonly by: string | undefined;
}

/** Another person, or the same person in another window. */
export interface OtherEditor {
  /** One open window. */
  readonly tab: string;
  readonly user: string;
  readonly name: string;
  /** The number of a `--tone-` colour of tokens.css. */
  readonly colour: number;
  readonly selection: Selection;
}

export interface ChangeOptions {
  /** Changes of the same group that follow each other, such as typing in one box, are undone together. */
  readonly group?: string;
  /** The selection afterwards. */
  readonly selection?: Selection;
  /** The draft to edit, if it is not the current one: the edit is merged with what was changed since. */
  readonly from?: FormDefinition;
}

/**
 * The draft of one form while it is edited: its only writer in the browser. Every tab of the form reads and changes the
 * draft through it, so that there is one history.
 */
export interface Editor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes one entry of the history, unless `edit` returns the draft it was given. */
  readonly change: (edit: (draft: FormDefinition) => FormDefinition, options?: ChangeOptions) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
  /** The id of a new field. Ids are never used twice, also after an undo. */
  readonly newFieldId: () => Field['id'];
  /** Resolves with the stored revision once every change is stored; rejects if that is impossible now. */
  readonly flush: () => Promise<number>;
  /** Settles a conflict: writes what I wrote, or leaves what the other person wrote. */
  readonly settle: (conflict: DraftConflict, side: 'mine' | 'theirs') => void;
}

/** The highest number of any field in a draft. */
export function highestFieldNumber(draft: FormDefinition): number {
  let highest = 0;
  for (const { id } of fieldsOf(draft)) highest = Math.max(highest, fieldNumber(id));
  return highest;
}
