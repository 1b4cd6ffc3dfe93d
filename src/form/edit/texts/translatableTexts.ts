import { checkedForm } from '../../check/checkedForm.ts';
import { type ShownText, shownTexts } from '../../check/shownTexts.ts';
import type { Field, FormDefinition, Page } from '../../definition/document.ts';
import type { Texts } from '../../schema/translation.ts';
import type { FieldText } from '../../type/declarations.ts';

/** The purpose of a text in the part that it belongs to. */
type TextRole =
  | FieldText
  | 'title'
  | 'message'
  | 'button'
  | 'other'
  | 'option'
  | 'option_description'
  | 'option_image'
  | 'column'
  | 'row'
  | 'image'
  | 'logo'
  | 'cover'
  | keyof Texts;

/** A text of the form that a translation can replace. */
export interface TranslatableText {
  /** Unique in the form. */
  readonly id: string;
  /** Where a translation keeps it: `['fields', 'field1', 'label']`. */
  readonly path: readonly string[];
  /** Empty for a text of the page that the form does not override. */
  readonly original: string;
  readonly role: TextRole;
  readonly field?: Field;
}

/** Texts that belong together, as a visitor meets them. */
export interface TextGroup {
  readonly kind: 'form' | 'page' | 'ending' | 'rule' | 'interface';
  readonly page?: Page;
  /** The number of the rule that has the ending, from 0. */
  readonly rule?: number;
  readonly texts: readonly TranslatableText[];
}

/** The texts of the page around the form that a form may override. Typed, so that none is forgotten. */
const interfaceKeys: Readonly<Record<keyof Texts, true>> = {
  submit: true,
  next: true,
  back: true,
  save_for_later: true,
  required: true,
  closed: true,
  full: true,
  not_open_yet: true,
  already_answered: true,
};

/** The texts of a field that stand in groups, by the name of the group. */
const listed: Readonly<Record<string, TextRole>> = {
  options: 'option',
  option_descriptions: 'option_description',
  option_images: 'option_image',
  columns: 'column',
  column_options: 'option',
  rows: 'row',
};

/** Every text that a translation can replace, page by page. Groups without texts are left out. */
export function textGroups(draft: FormDefinition): TextGroup[] {
  const shown = [...shownTexts(checkedForm(draft, {}))];
  const ofPages = draft.pages.map((page): TextGroup => {
    const own = shown.filter(({ location }) => location.page === page.id);
    const order = [undefined, ...page.fields.map(({ id }) => id)];
    const texts = order.flatMap((id) => own.filter(({ location }) => location.field === id));
    const fields = new Map(page.fields.map((field) => [field.id, field]));
    return {
      kind: 'page',
      page,
      texts: texts.map((text) => translatable(text, fields.get(text.location.field ?? ''))),
    };
  });
  const whole = (isPart: (path: readonly string[]) => boolean) =>
    shown
      .filter(({ location, translated }) => location.page === undefined && isPart(translated))
      .map((text) => translatable(text));
  const ofRules = shown.filter(({ translated: [first] }) => first === 'endings');
  const groups: TextGroup[] = [
    { kind: 'form', texts: whole(([first = '']) => !first.startsWith('ending')) },
    ...ofPages,
    { kind: 'ending', texts: whole(([first]) => first === 'ending') },
    ...(draft.logic ?? []).map((_, rule): TextGroup => {
      const own = ofRules.filter(({ location }) => location.path.startsWith(`logic[${rule}].`));
      return { kind: 'rule', rule, texts: own.map((text) => translatable(text)) };
    }),
    { kind: 'interface', texts: interfaceTexts(draft) },
  ];
  return groups.filter(({ texts }) => texts.length > 0);
}

function translatable({ text, translated: path }: ShownText, field?: Field): TranslatableText {
  const role = path.length > 3 ? listed[path[2] ?? ''] : (path.at(-1) as TextRole);
  return {
    id: path.join('/'),
    path,
    original: text,
    role: role ?? 'label',
    ...(field === undefined ? {} : { field }),
  };
}

function interfaceTexts({ texts = {} }: FormDefinition): TranslatableText[] {
  return Object.keys(interfaceKeys).map((key) => {
    const role = key as keyof Texts;
    return { id: `texts/${key}`, path: ['texts', key], original: texts[role] ?? '', role };
  });
}
