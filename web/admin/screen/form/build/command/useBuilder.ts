import { useMemo, useRef, useState } from 'react';
import { type BuildTexts, buildTexts } from '#admin/texts/compiled/form/build.ts';
import { type KindTexts, kindTexts } from '#admin/texts/compiled/form/kind.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldPosition, TextTarget } from '#contract/canvas/messages.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { type FieldEntry, typeOfEntry } from '#form/edit/entries/fieldEntries.ts';
import { copyFields } from '#form/edit/fields/copyFields.ts';
import {
  addCopies,
  addFields,
  deleteFields,
  duplicateFields,
  moveFields,
  type Step,
  setRequired,
  stepFields,
} from '#form/edit/fields/fields.ts';
import { rulesMentioning } from '#form/edit/fields/mentions.ts';
import { newField } from '#form/edit/fields/newField.ts';
import { addOptions, hasOptions, linesOf, removeOption } from '#form/edit/fields/options.ts';
import { fieldIds, fieldWithId, positionAfter, positionOf } from '#form/edit/fields/position.ts';
import { changeText } from '#form/edit/fields/texts.ts';
import { writeFields } from '#form/edit/fields/writeFields.ts';
import { nameOfField } from '#form/edit/insert/insertedParts.ts';
import { addPage, deletePage, movePage, newPageId } from '#form/edit/pages/pages.ts';
import { copyText } from '#ui/copyButton/copyText.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Editor, Selection } from '../../editor/editor.ts';
import { useEditor } from '../../editor/editorContext.ts';

/** The commands on fields and pages, from the canvas, the outline and the keyboard alike. */
export interface Builder {
  readonly add: (entry: FieldEntry | 'page', position?: FieldPosition) => void;
  readonly addPage: (after?: string) => void;
  readonly movePage: (id: string, index: number) => void;
  readonly deletePage: (id: string) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly duplicate: (ids: readonly string[]) => void;
  readonly move: (ids: readonly string[], position: FieldPosition) => void;
  /** `group` joins several steps into one entry of the history. */
  readonly step: (ids: readonly string[], step: Step, group?: string) => void;
  readonly require: (ids: readonly string[], required: boolean) => void;
  readonly write: (target: TextTarget, text: string) => void;
  readonly addOptions: (field: string, after: number, lines: readonly string[]) => void;
  readonly removeOption: (field: string, option: number) => void;
  readonly copy: (ids: readonly string[], cut: boolean) => void;
  readonly paste: (text: string) => Promise<void>;
  readonly say: (words: string) => void;
}

export interface BuilderState {
  readonly builder: Builder;
  /** The last thing that happened, for screen readers. */
  readonly said: string;
}

/** Copied fields where the browser has no clipboard; also for a form that is opened next. */
let ownClipboard = '';

/** `edit` starts editing a text in the canvas. */
export function useBuilder(edit: (target: TextTarget) => void): BuilderState {
  const editor = useEditor();
  const { build: texts } = useLazyTexts(buildTexts);
  const { kinds } = useLazyTexts(kindTexts);
  const toast = useToast();
  const [said, setSaid] = useState('');
  const start = useRef(edit);
  start.current = edit;
  const builder = useMemo(
    () => makeBuilder({ editor, texts, kinds, toast, say: setSaid, edit: (target) => start.current(target) }),
    [editor, texts, kinds, toast],
  );
  return { builder, said };
}

interface Parts {
  readonly editor: Editor;
  readonly texts: BuildTexts['build'];
  readonly kinds: KindTexts['kinds'];
  readonly toast: ReturnType<typeof useToast>;
  readonly say: (words: string) => void;
  readonly edit: (target: TextTarget) => void;
}

function makeBuilder({ editor, texts, kinds, toast, say, edit }: Parts): Builder {
  const draft = () => editor.state().draft;
  const select = (fields: readonly string[]): Selection => ({ kind: 'fields', fields });
  const named = (ids: readonly string[]) => nameOf(draft(), ids, texts.many);
  const undo = { label: texts.undo, onPress: () => editor.undo() };
  const whereIs = (id: string) => {
    const position = positionOf(draft(), id);
    const page = draft().pages.findIndex((each) => each.id === position?.page);
    const count = draft().pages[page]?.fields.length ?? 0;
    return texts.position((position?.index ?? 0) + 1, count, page + 1);
  };
  const remove = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    const name = named(ids);
    const rules = rulesMentioning(draft(), ids);
    const next = neighbourOf(draft(), ids);
    editor.change((before) => deleteFields(before, ids), {
      selection: next === undefined ? { kind: 'form' } : select([next]),
    });
    toast({
      about: 'fields',
      title: texts.deleted(name),
      description: rules === 0 ? undefined : texts.stillNamed(rules),
      action: undo,
    });
    say(texts.deleted(name));
  };
  const addPageAfter = (after?: string) => {
    const id = newPageId(draft());
    editor.change((before) => addPage(before, after, id), { selection: { kind: 'page', page: id } });
    say(texts.pageAdded);
  };
  return {
    say,
    add: (entry, position = positionAfter(draft(), chosenIds(editor))) => {
      if (entry === 'page') return addPageAfter(position?.page);
      const id = editor.newFieldId();
      const page = draft().pages[0] === undefined ? newPageId(draft()) : (position?.page ?? '');
      const field = newField(entry, id, { ...texts.newField, label: kinds[entry].label });
      editor.change((before) => addFields(before, [field], { page, index: position?.index ?? 0 }), {
        selection: select([id]),
      });
      say(texts.added(kinds[entry].name, whereIs(id)));
      const text = typeOfEntry(entry) === 'rich_text' ? 'text' : 'label';
      edit({ on: 'field', field: id, text });
    },
    addPage: addPageAfter,
    movePage: (id, index) => {
      editor.change((before) => movePage(before, id, index), { selection: { kind: 'page', page: id } });
      const position = draft().pages.findIndex((page) => page.id === id);
      say(texts.pageMoved(position + 1, draft().pages.length));
    },
    deletePage: (id) => {
      const fields = draft().pages.find((page) => page.id === id)?.fields.length ?? 0;
      const rules = rulesMentioning(draft(), [id]);
      editor.change((before) => deletePage(before, id), { selection: { kind: 'form' } });
      toast({
        about: 'fields',
        title: texts.pageDeleted(fields),
        description: rules === 0 ? undefined : texts.stillNamed(rules),
        action: undo,
      });
      say(texts.pageDeleted(fields));
    },
    remove,
    duplicate: (ids) => {
      const { draft: next, added } = duplicateFields(draft(), ids, editor.newFieldId);
      if (added.length === 0) return;
      editor.change(() => next, { selection: select(added) });
      say(texts.duplicated(named(added)));
    },
    move: (ids, position) => {
      editor.change((before) => moveFields(before, ids, position), { selection: select(ids) });
      say(texts.moved(named(ids), whereIs(ids[0] ?? '')));
    },
    step: (ids, step, group) => {
      const before = draft();
      editor.change((given) => stepFields(given, ids, step), {
        selection: select(ids),
        ...(group === undefined ? {} : { group }),
      });
      say(draft() === before ? texts.atTheEnd : texts.moved(named(ids), whereIs(ids[0] ?? '')));
    },
    require: (ids, required) => {
      editor.change((before) => setRequired(before, ids, required));
      say(required ? texts.nowRequired(named(ids)) : texts.nowOptional(named(ids)));
    },
    write: (target, text) =>
      editor.change((before) => changeText(before, target, text), {
        group: `text ${JSON.stringify(target)}`,
      }),
    addOptions: (field, after, lines) => {
      editor.change((before) => addOptions(before, field, after, lines.length === 0 ? [''] : lines));
      if (lines.length > 1) say(texts.optionsAdded(lines.length));
    },
    removeOption: (field, option) => editor.change((before) => removeOption(before, field, option)),
    copy: (ids, cut) => {
      if (ids.length === 0) return;
      const name = named(ids);
      ownClipboard = writeFields(draft(), ids);
      void copyText(ownClipboard);
      if (cut) remove(ids);
      else say(texts.copied(name));
    },
    paste: async (text) => {
      const { readFields } = await import('#form/schema/pastedFields.ts');
      const found = readFields(text) ?? (text.trim() === '' ? readFields(ownClipboard) : undefined);
      const chosen = chosenIds(editor);
      if (found === undefined) {
        const only = chosen.length === 1 ? fieldWithId(draft(), chosen[0] ?? '') : undefined;
        const lines = linesOf(text);
        if (only === undefined || !hasOptions(only) || lines.length === 0) return say(texts.nothingToPaste);
        editor.change((before) => addOptions(before, only.id, only.options.length - 1, lines));
        return say(texts.optionsAdded(lines.length));
      }
      const copies = copyFields(draft(), found, editor.newFieldId);
      const position = positionAfter(draft(), chosen) ?? { page: newPageId(draft()), index: 0 };
      const added = copies.fields.map(({ id }) => id);
      editor.change((before) => addCopies(before, copies, position), { selection: select(added) });
      say(texts.pasted(named(added)));
    },
  };
}

/** The selected fields. */
export function chosenIds(editor: Editor): readonly string[] {
  const { selection } = editor.state();
  return selection.kind === 'fields' ? selection.fields : [];
}

function nameOf(draft: FormDefinition, ids: readonly string[], many: (count: number) => string): string {
  const [only] = ids;
  if (ids.length !== 1 || only === undefined) return many(ids.length);
  const field = fieldWithId(draft, only);
  return field === undefined ? only : nameOfField(field);
}

/** The field that is selected after a deletion: the one behind, else the one before. */
function neighbourOf(draft: FormDefinition, ids: readonly string[]): string | undefined {
  const all = fieldIds(draft);
  const chosen = new Set(ids);
  const last = all.findLastIndex((id) => chosen.has(id));
  return (
    all.slice(last + 1).find((id) => !chosen.has(id)) ?? all.slice(0, last).findLast((id) => !chosen.has(id))
  );
}
