import './write.css';
import { AtSign } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { idsByKey, keysById } from '#form/definition/fieldKeys.ts';
import { inText } from '#form/definition/renameFields.ts';
import { rankMatches, searchable } from '#kit/text/rankMatches.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { fieldName, usableFields } from './fieldNames.ts';
import { InsertedNames } from './insertedNames.tsx';
import { type Insertable, InsertList } from './insertList.tsx';
import { mentionAt } from './mentionAt.ts';

export interface InsertFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the text may have several lines. */
  readonly multiline?: boolean;
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** A text of the form, into which answers are inserted with `@`. They stand there as `[key]`, or `[field3]` without a key. */
export function InsertField(props: InsertFieldProps) {
  const { label, description, value, onChange, multiline = false, hideLabel, placeholder, maxLength } = props;
  const { write } = useLazyTexts(frameTexts);
  const field = useField({ description });
  const listId = useId();
  const { shown, type } = useKeysInText(value, onChange);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number>();
  const [reached, setReached] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const mention = cursor === undefined || isClosed ? undefined : mentionAt(shown, cursor);
  const found = useInsertable(mention?.query);
  const current = found[Math.min(reached, found.length - 1)];
  const wanted = useRef<number>(undefined);
  // The text of a controlled input is replaced after the change, which would move the cursor to its end.
  useEffect(() => {
    if (wanted.current === undefined) return;
    control.current?.setSelectionRange(wanted.current, wanted.current);
    setCursor(wanted.current);
    wanted.current = undefined;
  });
  const read = () => {
    setCursor(control.current?.selectionStart ?? undefined);
    setClosed(false);
  };
  const replace = (from: number, to: number, text: string) => {
    wanted.current = from + text.length;
    control.current?.focus();
    type(shown.slice(0, from) + text + shown.slice(to));
    setReached(0);
  };
  const insert = ({ name }: Insertable) => {
    if (mention !== undefined) replace(mention.from, mention.to, `[${name}]`);
  };
  const press = (event: KeyboardEvent) => {
    if (mention === undefined || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0)
      setReached((Math.min(reached, found.length - 1) + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosed(true);
    else if ((event.key === 'Enter' || event.key === 'Tab') && current !== undefined) insert(current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ask = () => {
    const at = control.current?.selectionStart ?? shown.length;
    const space = at > 0 && !/\s$/.test(shown.slice(0, at)) ? ' ' : '';
    replace(at, at, `${space}@`);
    setClosed(false);
  };
  const shared = {
    ...field.attributes,
    ref: control,
    className: 'ui-control',
    value: shown,
    placeholder,
    maxLength,
    'aria-autocomplete': 'list' as const,
    'aria-controls': mention === undefined ? undefined : listId,
    'aria-activedescendant':
      mention === undefined || current === undefined ? undefined : `${listId}-${current.id}`,
    onKeyDown: press,
    onSelect: read,
    onBlur: () => setCursor(undefined),
  };
  return (
    <Field field={field} label={label} description={description} hideLabel={hideLabel}>
      <div className="insert-frame">
        {multiline ? (
          <textarea {...shared} onChange={(event) => type(event.currentTarget.value)} />
        ) : (
          <input {...shared} type="text" onChange={(event) => type(event.currentTarget.value)} />
        )}
        <span className="insert-frame-button">
          <IconButton icon={AtSign} label={write.insertAnswer} size="small" onClick={ask} />
        </span>
        {mention !== undefined && (
          <InsertList id={listId} found={found} current={current} onReach={setReached} onChoose={insert} />
        )}
        <span role="status" className="ui-hidden">
          {mention !== undefined && write.found(found.length)}
        </span>
      </div>
      <InsertedNames value={value} />
    </Field>
  );
}

/** The text with keys, as it was typed for as long as it means the same. */
function useKeysInText(value: string, onChange: (value: string) => void) {
  const draft = useDraft();
  const [typed, setTyped] = useState(value);
  const ids = idsByKey(draft);
  const shown = inText(typed, ids) === value ? typed : inText(value, keysById(draft));
  const type = (text: string) => {
    setTyped(text);
    onChange(inText(text, ids));
  };
  return { shown, type };
}

function useInsertable(query: string | undefined): readonly Insertable[] {
  const draft = useDraft();
  if (query === undefined) return [];
  const keys = new Map([...idsByKey(draft)].map(([key, id]) => [id, key]));
  const all = usableFields(draft).map((field) => {
    const name = keys.get(field.id) ?? field.id;
    const label = fieldName(field);
    return { id: field.id, name, label, type: field.type, ...searchable(`${label} ${name}`) };
  });
  return rankMatches(all, query).slice(0, 50);
}
