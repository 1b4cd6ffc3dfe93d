import type { Editor } from '#admin/screen/form/editor/editor.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Settings } from '../table/control.ts';
import { type PartSchema, refusal } from './refusal.ts';
import { withSetting } from './settingAt.ts';
import { findingAbout, type PartFinding, type Subject } from './subject.ts';

/** A part of the draft that has settings. */
export interface DraftPart {
  /** Groups the entries of the history, such as `field3`. */
  readonly name: string;
  readonly settings: Settings;
  readonly schema: PartSchema;
  /** Puts changed settings into the draft. */
  readonly replace: (draft: FormDefinition, change: (settings: Settings) => Settings) => FormDefinition;
  readonly findings?: readonly PartFinding[];
}

/** A part of the draft as the subject of controls. The draft satisfies the schema before and after every change. */
export function draftSubject(
  editor: Pick<Editor, 'change'>,
  { name, settings, schema, replace, findings = [] }: DraftPart,
  withoutEffect: string,
): Subject {
  return {
    settings,
    set: (path, value, typing) => {
      const fault = refusal(schema, withSetting(settings, path, value), path);
      if (fault !== undefined) return fault;
      editor.change(
        (draft) => replace(draft, (current) => withSetting(current, path, value)),
        typing === undefined ? {} : { group: `${name}.${typing}` },
      );
      return undefined;
    },
    findingAt: (path) => findingAbout(findings, path, withoutEffect),
  };
}
