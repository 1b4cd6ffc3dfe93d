import type { BuildTexts } from '#admin/texts/compiled/form/build.ts';

/** The settings of a field, a page, the form or a part of them, as they are in the document. */
export type Settings = Readonly<Record<string, unknown>>;

type PanelTexts = BuildTexts['panel'];

/** The texts of one setting: its label, its help, and what happens without it. */
type SettingText = keyof PanelTexts['settings'];

interface OfSetting {
  /** The key in the document, such as `max_length` or `resume.link`. */
  readonly path: string;
  readonly text: SettingText;
  /** Stands beside the next one that is half as wide. */
  readonly half?: boolean | undefined;
  /** A control without effect is hidden; one that has a value is always shown. */
  readonly shown?: ((settings: Settings) => boolean) | undefined;
}

/** A text. `insert` takes answers with `@`. */
interface TextControl extends OfSetting {
  readonly kind: 'text';
  readonly look?: 'insert' | 'insertLong' | 'long' | 'code' | 'url' | undefined;
  /** The document must have it, so an empty text is kept. */
  readonly needed?: boolean | undefined;
}

interface NumberControl extends OfSetting {
  readonly kind: 'number';
  /** Counts without the setting, in the document's units. */
  readonly standard?: number | undefined;
  /** How many of the document's units one shown unit has: bytes of a megabyte. */
  readonly factor?: number | undefined;
}

interface SwitchControl extends OfSetting {
  readonly kind: 'switch';
  readonly standard: boolean;
}

/** One of a few values; `standard` is what happens without the setting. */
interface ChoiceControl extends OfSetting {
  readonly kind: 'choice';
  readonly values: readonly (string | number | boolean | undefined)[];
  readonly standard: string | number | boolean | undefined;
  readonly look: 'segmented' | 'select';
  readonly names: keyof PanelTexts['values'];
}

/** Several of a few values; without the setting, `standard` counts. */
interface SeveralControl extends OfSetting {
  readonly kind: 'several';
  readonly values: readonly string[];
  readonly standard: readonly string[];
  readonly names: keyof PanelTexts['values'];
  /** Whether the list may be empty in the document. */
  readonly mayBeEmpty?: boolean | undefined;
}

/** Controls that know by themselves what their setting looks like. */
export interface OwnControl extends OfSetting {
  readonly kind:
    | 'lines'
    | 'chosen'
    | 'day'
    | 'clock'
    | 'country'
    | 'countries'
    | 'fileTypes'
    | 'currency'
    | 'amount'
    | 'price'
    | 'formula'
    | 'pattern'
    | 'language'
    | 'picture'
    | 'linkButton';
}

/** A part of its own that a switch adds, such as `other`. The paths of its controls are inside it. */
interface GroupControl extends OfSetting {
  readonly kind: 'group';
  readonly controls: readonly Control[];
}

/** A list of parts. The first control is shown in the line of an item, as is its price once the list has one; the others below it. */
interface ItemsControl extends OfSetting {
  readonly kind: 'items';
  readonly of: 'option' | 'column' | 'row';
  readonly controls: readonly [Control, ...Control[]];
  /** The document has no empty list: the key goes with the last item. */
  readonly removedWhenEmpty?: boolean | undefined;
}

export type Control =
  | TextControl
  | NumberControl
  | SwitchControl
  | ChoiceControl
  | SeveralControl
  | OwnControl
  | GroupControl
  | ItemsControl;

export type ControlOf<Kind extends Control['kind']> = Extract<Control, { readonly kind: Kind }>;

/** Sections in their order; only the first is open at the beginning. */
export const sectionIds = ['common', 'validation', 'appearance', 'advanced'] as const;
export type SectionId = (typeof sectionIds)[number];

/** The controls of one kind of thing. */
export type SettingsTable = { readonly [Id in SectionId]?: readonly Control[] };
