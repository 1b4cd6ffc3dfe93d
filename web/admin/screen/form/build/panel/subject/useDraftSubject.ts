import type { FormDefinition } from '#form/definition/document.ts';
import { useEditor } from '../../../editor/editorContext.ts';
import type { Settings } from '../table/control.ts';
import { type PartSchema, refusal } from './refusal.ts';
import { withSetting } from './settingAt.ts';
import { findingAbout, type Subject } from './subject.ts';

interface DraftSubject {
  /** What the entries of the history are grouped by, such as `field3`. */
  readonly name: string;
  readonly settings: Settings;
  readonly schema: PartSchema;
  /** Puts changed settings into the draft. */
  readonly replace: (draft: FormDefinition, change: (settings: Settings) => Settings) => FormDefinition;
  readonly findings?: readonly { readonly path: string; readonly message: string }[];
}

/** A part of the draft as the subject of controls. The draft satisfies the schema before and after every change. */
export function useDraftSubject({ name, settings, schema, replace, findings = [] }: DraftSubject): Subject {
  const editor = useEditor();
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
    findingAt: (path) => findingAbout(findings, path),
  };
}
