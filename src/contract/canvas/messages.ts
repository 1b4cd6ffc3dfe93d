import type { Page } from '#form/definition/document.ts';
import type { FieldPosition } from '#form/edit/fields/position.ts';
import type { TextTarget } from '#form/edit/fields/texts.ts';
import type { InsertedWords } from '#form/edit/insert/insertedParts.ts';

export type { FieldPosition, TextTarget };

/** The messages between the web app and the frame in which it shows a draft, through a port of their own. */

/** The words of the frame around the form, in the language of the app. */
export interface CanvasTexts {
  readonly addField: string;
  readonly addPage: string;
  readonly addOption: string;
  /** {number} is the place of one that nobody has written yet; so it is for columns and rows. */
  readonly option: string;
  readonly column: string;
  readonly row: string;
  readonly addTitle: string;
  readonly addDescription: string;
  readonly pageTitle: string;
  /** {number} is the number of the page. */
  readonly page: string;
  readonly drag: string;
  readonly duplicate: string;
  readonly delete: string;
  readonly hidden: string;
  readonly conditional: string;
  /** {count} is the number of options that are not listed. */
  readonly moreOptions: string;
  readonly unknownType: string;
  readonly emptyPage: string;
  readonly emptyText: string;
  readonly notShown: string;
  readonly nothingStored: string;
  /** {address} is the redirect of the ending. */
  readonly leads: string;
  readonly payment: string;
  readonly insertAnswer: string;
  readonly noField: string;
  readonly inserted: InsertedWords;
}

export interface CanvasSettings {
  readonly mode: 'edit' | 'view';
  /** The language of the form's texts; that of the draft by default. */
  readonly language?: string | undefined;
  readonly scheme: 'light' | 'dark';
  /** The name of the form, for one without a title. */
  readonly name: string;
  readonly texts: CanvasTexts;
}

/**
 * A draft with only those fields and settings that the frame does not have yet. Objects are named by numbers, so that
 * a keystroke in a form of 200 fields sends one field.
 */
export interface DraftMessage {
  readonly kind: 'draft';
  readonly sent: readonly (readonly [number: number, value: unknown])[];
  /** The settings of the document except its pages: objects by number, others by value. */
  readonly objects: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly pages: readonly { readonly head: Omit<Page, 'fields'>; readonly fields: readonly number[] }[];
}

export type ToFrame =
  | { readonly kind: 'settings'; readonly settings: CanvasSettings }
  | DraftMessage
  | { readonly kind: 'selection'; readonly fields: readonly string[]; readonly page?: string | undefined }
  /** Starts editing a text, with all of it selected. */
  | { readonly kind: 'edit'; readonly target: TextTarget }
  | { readonly kind: 'reveal'; readonly field: string }
  | { readonly kind: 'focus' }
  /** Asks for the menu of field types; the frame answers with its place. */
  | { readonly kind: 'openMenu' }
  /** A field is dragged over the frame; the coordinates are those of the frame. */
  | { readonly kind: 'dragOver'; readonly x: number; readonly y: number }
  | { readonly kind: 'dragEnd' }
  /** Fills in controls by name, as a visitor would. */
  | { readonly kind: 'fill'; readonly values: readonly (readonly [string, readonly string[]])[] };

export interface PressedKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Where something is in the frame, in pixels of its viewport. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type FromFrame =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'press';
      readonly on: 'form' | 'page' | 'field';
      readonly id: string;
      readonly how: 'one' | 'toggle' | 'range';
    }
  | { readonly kind: 'text'; readonly target: TextTarget; readonly text: string }
  | { readonly kind: 'textEnd' }
  /** Asks for the editor of a formula that is inserted into a text, counted from 0. */
  | { readonly kind: 'formula'; readonly target: TextTarget; readonly index: number }
  /** Lines that become options after the given one; an empty list asks for one empty option. */
  | {
      readonly kind: 'options';
      readonly field: string;
      readonly after: number;
      readonly lines: readonly string[];
    }
  | { readonly kind: 'removeOption'; readonly field: string; readonly option: number }
  /** Asks for the menu of field types beside the box. */
  | { readonly kind: 'menu'; readonly position: FieldPosition; readonly box: FrameBox }
  | { readonly kind: 'move'; readonly fields: readonly string[]; readonly position: FieldPosition }
  /** The position under a field that is dragged over the frame; null outside of the pages. */
  | { readonly kind: 'dragPosition'; readonly position: FieldPosition | null }
  | { readonly kind: 'command'; readonly command: 'duplicate' | 'delete' }
  | { readonly kind: 'addPage'; readonly after: string }
  | { readonly kind: 'key'; readonly key: PressedKey }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'copy'; readonly cut: boolean };
