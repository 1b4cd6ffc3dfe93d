import type { FrameTexts } from '#admin/texts/compiled/form/frame.ts';
import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { isObject } from '#kit/isObject.ts';
import type { DraftConflict } from '../editor.ts';

type Texts = FrameTexts['editor'];

const maxTextLength = 80;

/** A conflict as a sentence: who changed what, and what one wrote oneself. */
export function conflictWords(conflict: DraftConflict, draft: FormDefinition, texts: Texts): string {
  const { kind, mine, theirs } = conflict;
  const who = conflict.by ?? texts.someone;
  const what = thingOf(conflict, draft, texts);
  if (kind === 'moved') return texts.moved(who, what);
  if (kind === 'deleted')
    return mine === undefined ? texts.deletedByMe(who, what) : texts.deletedByThem(who, what);
  if (typeof mine === 'object' || typeof theirs === 'object') return texts.changed(who, what);
  return texts.changedTo(who, what, valueWords(theirs, texts), valueWords(mine, texts));
}

function valueWords(value: unknown, texts: Texts): string {
  if (value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return texts.quoted(shortened(String(value)));
}

function thingOf({ path, mine, theirs, base }: DraftConflict, draft: FormDefinition, texts: Texts): string {
  const [root = '', id = '', ...rest] = path;
  const labelIn = (...sides: unknown[]) =>
    sides.flatMap((side) => (isObject(side) && typeof side.label === 'string' ? side.label : []))[0];
  if (root === 'logic') return path.length === 1 ? texts.rule : settingWords(root, texts);
  if (root !== 'fields' && root !== 'pages') {
    const setting = settingWords(root, texts);
    return id === '' ? texts.settingOf(setting, texts.form) : setting;
  }
  if (id === '') return settingWords(root, texts);
  const list = root === 'fields' ? [...fieldsOf(draft)] : draft.pages;
  const [setting] = rest;
  // A field whose label is in question goes by the label that both knew.
  const before = setting === 'label' && rest.length === 1 && typeof base === 'string' ? base : '';
  const now = list.find((item) => item.id === id)?.label;
  const label = before || now || labelIn(theirs, mine, base) || id;
  const thing = (root === 'fields' ? texts.field : texts.page)(shortened(label));
  return setting === undefined ? thing : texts.settingOf(settingWords(setting, texts), thing);
}

function settingWords(name: string, { settings, otherSetting }: Texts): string {
  return (Object.hasOwn(settings, name) ? settings[name] : undefined) ?? otherSetting(name);
}

function shortened(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1)}…`;
}
