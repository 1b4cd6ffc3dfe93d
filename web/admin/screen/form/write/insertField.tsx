import '#ui/insertBox/insertBox.css';
import './write.css';
import { AtSign } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { idsByKey } from '#form/definition/fieldKeys.ts';
import { inText } from '#form/definition/renameFields.ts';
import { insertableFields } from '#form/edit/insert/insertableFields.ts';
import { withSource } from '#form/edit/insert/withSource.ts';
import { textPieces } from '#form/formula/template.ts';
import { classNames } from '#ui/classNames.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { InsertBox } from '#ui/insertBox/insertBox.ts';
import { keyInList } from '#ui/insertBox/keyInList.ts';
import { useDraft, useEditor } from '../editor/editorContext.ts';
import { FormulaDialog } from './formulaDialog.tsx';
import { InsertList } from './insertList.tsx';
import { useInsertedParts } from './useInsertedParts.ts';

export interface InsertFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the text may have several lines. */
  readonly multiline?: boolean;
  /** As high as its text, also while that is short. */
  readonly compact?: boolean;
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly className?: string;
  /** The name of the text, by which it is found. */
  readonly place?: string;
  readonly onFocus?: () => void;
  readonly ref?: RefObject<HTMLElement | null>;
}

/**
 * A text of the form, into which answers are inserted with `@`. People see them as names of questions; in the text they stand
 * as `[field3]`.
 */
export function InsertField(props: InsertFieldProps) {
  const { label, description, error, value, onChange, multiline = false, hideLabel, ref } = props;
  const { write } = useLazyTexts(frameTexts);
  const field = useField({ description, error });
  const listId = useId();
  const draft = useDraft();
  const editor = useEditor();
  const part = useInsertedParts();
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<InsertBox>(undefined);
  const [query, setQuery] = useState<string>();
  const [reached, setReached] = useState(0);
  /** Which of the inserted parts is open. */
  const [opened, setOpened] = useState<number>();
  const isAsking = query !== undefined;
  const found = isAsking ? insertableFields(draft, query) : [];
  const current = found[Math.min(reached, found.length - 1)];
  const change = useEffectEvent(onChange);
  const look = useEffectEvent(part);
  const toIds = useEffectEvent((text: string) => inText(text, idsByKey(editor.state().draft)));
  const press = useEffectEvent((event: KeyboardEvent) =>
    keyInList(event, {
      count: found.length,
      reached,
      onReach: setReached,
      onChoose: () => current !== undefined && box.current?.insert(current.id),
      onClose: () => box.current?.closeMention(),
    }),
  );
  const ask = useEffectEvent((typed: string | undefined) => {
    setQuery(typed);
    setReached(0);
  });
  const undo = useEffectEvent((step: 'undo' | 'redo') => editor[step]());
  const start = useEffectEvent((element: HTMLElement) => {
    const made = new InsertBox(element, {
      piecesOf: textPieces,
      lookOf: (source) => look(source),
      stored: (text) => toIds(text),
      multiline,
      maxLength: props.maxLength,
      onChange: (text) => change(text),
      onOpen: ({ index }) => setOpened(index),
      onHistory: (step) => undo(step),
      onMention: (typed) => ask(typed),
      onMentionKey: (event) => press(event),
    });
    made.show(value);
    return made;
  });
  useImperativeHandle(ref, () => host.current as HTMLElement);
  useEffect(() => {
    if (host.current === null) return;
    const made = start(host.current);
    box.current = made;
    return () => made.end();
  }, []);
  useEffect(() => box.current?.show(value), [value]);
  useEffect(() => box.current?.rename(part), [part]);
  const source = opened === undefined ? undefined : sourcesIn(value)[opened];
  return (
    <Field
      field={field}
      label={label}
      description={description}
      hideLabel={hideLabel}
      onLabelClick={() => host.current?.focus()}
    >
      <div className="insert-frame" dir={props.dir}>
        {/* biome-ignore lint/a11y/useSemanticElements: no text control of browsers can show what is inserted */}
        <div
          {...field.attributes}
          ref={host}
          contentEditable="plaintext-only"
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-labelledby={field.labelId}
          aria-placeholder={props.placeholder}
          aria-controls={isAsking ? listId : undefined}
          aria-activedescendant={isAsking && current !== undefined ? `${listId}-${current.id}` : undefined}
          className={classNames(
            'ui-control ui-insert-box',
            multiline && !props.compact && 'ui-insert-box--long',
            props.className,
          )}
          lang={props.lang}
          data-text={props.place}
          data-placeholder={props.placeholder}
          onFocus={props.onFocus}
        />
        <span className="insert-frame-button">
          <IconButton
            icon={AtSign}
            label={write.insertAnswer}
            size="small"
            onClick={() => box.current?.ask()}
          />
        </span>
        {isAsking && (
          <InsertList
            id={listId}
            found={found}
            current={current}
            onReach={setReached}
            onChoose={({ id }) => box.current?.insert(id)}
          />
        )}
        <span role="status" className="ui-hidden">
          {isAsking && write.found(found.length)}
        </span>
      </div>
      {opened !== undefined && source !== undefined && (
        <FormulaDialog
          source={source}
          onChange={(next) => onChange(withSource(value, opened, next))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Field>
  );
}

function sourcesIn(text: string): string[] {
  return textPieces(text).flatMap((piece) => ('source' in piece ? [piece.source] : []));
}
