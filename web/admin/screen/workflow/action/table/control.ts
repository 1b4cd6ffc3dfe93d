import type { LucideIcon } from 'lucide-react';
import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Settings } from '../../../form/build/panel/table/control.ts';

/** The texts of one setting: its label, its help, and what happens without it. */
type SettingText = keyof WorkflowTexts['settings'];

interface OfSetting {
  /** The key in the document, such as `reply_to`. */
  readonly path: string;
  readonly text: SettingText;
  /** Stands beside the next one that is half as wide. */
  readonly half?: boolean;
  /** The action cannot exist without it, so it is asked for before the action is added. */
  readonly needed?: boolean;
}

/** A text. `insert` takes answers with `@`, `body` too, in the letters of code. */
interface TextControl extends OfSetting {
  readonly kind: 'text';
  readonly look: 'insert' | 'insertLong' | 'body' | 'plain';
}

interface SwitchControl extends OfSetting {
  readonly kind: 'switch';
  /** Counts without the setting; it may depend on the others. */
  readonly standard: (settings: Readonly<Record<string, unknown>>) => boolean;
}

/** One of a few values; `standard` counts without the setting. */
interface ChoiceControl extends OfSetting {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** A word that is not among the values where the setting may be missing altogether. */
  readonly standard: string;
  readonly names: 'format' | 'fieldNames' | 'method' | 'subscription' | 'priority';
}

interface ConnectionControl extends OfSetting {
  readonly kind: 'connection';
  readonly provider: ConnectionProvider;
}

/** Controls that know by themselves what their setting looks like. */
type OwnControl = {
  [Kind in 'recipients' | 'words' | 'fields' | 'secret']: OfSetting & { readonly kind: Kind };
}['recipients' | 'words' | 'fields' | 'secret'];

/** Names with values, of which the schema tells the names apart. */
interface PairsControl extends OfSetting {
  readonly kind: 'pairs';
  /** A name that the schema accepts, for a new line; a number follows it if it is taken. */
  readonly freshName: string;
}

interface ItemsControl extends OfSetting {
  readonly kind: 'items';
  readonly controls: readonly Control[];
  /** An item that the schema accepts. */
  readonly fresh: Readonly<Record<string, unknown>>;
}

export type Control =
  | TextControl
  | SwitchControl
  | ChoiceControl
  | ConnectionControl
  | OwnControl
  | PairsControl
  | ItemsControl;

export type ControlOf<Kind extends Control['kind']> = Extract<Control, { readonly kind: Kind }>;

/** The facts that settings of a new action may begin with. */
export interface KnownAtStart {
  readonly draft: FormDefinition;
  /** The address of the person who adds it. */
  readonly ownAddress: string;
}

/** A type of action in the app. */
export interface ActionTable {
  readonly icon: LucideIcon;
  /** Settings of a new action; the rest is asked for before it is added. */
  readonly begin?: (known: KnownAtStart) => Settings;
  /** How its receiver knows that a run is a test; not at all by default. */
  readonly testMark?: (settings: Settings) => keyof WorkflowTexts['trial']['marks'];
  /** Controls that are always shown, and those behind “More settings”. */
  readonly common: readonly Control[];
  readonly more: readonly Control[];
}

/** The settings that controls can change, as paths of the document: `headers[].name`. */
export function pathsOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) =>
    control.kind === 'items'
      ? pathsOf(control.controls).map((inner) => `${control.path}[].${inner}`)
      : [control.path],
  );
}
