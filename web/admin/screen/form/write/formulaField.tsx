import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { idsByKey } from '#form/definition/fieldKeys.ts';
import { inFormula } from '#form/definition/renameFields.ts';
import { judgeDraftFormula, type WantedType } from '#form/edit/formula/judgeDraftFormula.ts';
import { sampleResult } from '#form/edit/formula/sampleResult.ts';
import { usableFields } from '#form/edit/insert/insertableFields.ts';
import { inSentence, nameOfField } from '#form/edit/insert/insertedParts.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { useDraft, useEditor } from '../editor/editorContext.ts';
import type { FormulaNames } from './codeMirror/formulaMarks.ts';
import type { FormulaView } from './codeMirror/formulaView.ts';
import './write.css';
import { spanAsWritten } from './spanAsWritten.ts';

export interface FormulaFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The types that the formula may have, in the order in which it is tried; a number or a text by default. */
  readonly wanted?: readonly WantedType[];
  readonly hideLabel?: boolean;
  /** Whether there must be a formula: an empty box is marked, and the last formula stays in force. */
  readonly required?: boolean;
}

const numberOrText: readonly WantedType[] = ['number', 'text'];
const formulaView = lazyPart(async () => (await import('./codeMirror/formulaView.ts')).createFormulaView);

/** A formula of the form language, with completion of fields and functions, its value for sample answers, and its fault. */
export function FormulaField({
  label,
  description,
  value,
  onChange,
  wanted = numberOrText,
  hideLabel = false,
  required = false,
}: FormulaFieldProps) {
  const draft = useDraft();
  const { write } = useLazyTexts(frameTexts);
  const [isMissing, setMissing] = useState(false);
  const checked = useDeferredValue(value);
  const judged = useMemo(
    () => (checked.trim() === '' ? undefined : judgeDraftFormula(draft, checked, wanted)),
    [draft, checked, wanted],
  );
  const fault = judged !== undefined && 'fault' in judged ? judged.fault : undefined;
  const error = isMissing ? write.formulaNeeded : fault?.message;
  const field = useField({ description, error });
  const change = (text: string) => {
    const isEmpty = required && text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) onChange(text);
  };
  return (
    <Field field={field} label={label} description={description} hideLabel={hideLabel}>
      <FormulaBox
        id={field.controlId}
        label={label}
        value={value}
        // The check may be one of an earlier text, in which the fault was elsewhere.
        fault={isMissing || checked !== value ? undefined : fault}
        isInvalid={error !== undefined}
        onChange={change}
        placeholder={write.formulaPlaceholder}
        help={[error, description].filter((text) => text !== undefined).join(' ')}
      />
      {error === undefined && judged !== undefined && (
        <Sample draft={draft} source={checked} wanted={wanted} />
      )}
    </Field>
  );
}

interface FormulaBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly fault: { readonly from: number; readonly to: number } | undefined;
  readonly isInvalid: boolean;
  readonly placeholder: string;
  /** Read with the box. */
  readonly help: string;
  readonly onChange: (value: string) => void;
}

/** A plain input until the editor has loaded, and where it cannot be loaded. */
function FormulaBox({ id, label, value, fault, isInvalid, placeholder, help, onChange }: FormulaBoxProps) {
  const editor = useEditor();
  const names = useFormulaNames();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<FormulaView>();
  // Keys are written by people; the document knows ids.
  const toIds = (text: string) => inFormula(text, idsByKey(editor.state().draft));
  const change = useEffectEvent((text: string) => onChange(toIds(text)));
  const mount = useEffectEvent((create: ReturnType<typeof formulaView.loaded> & {}, element: HTMLElement) =>
    create(
      {
        host: element,
        text: value,
        label,
        placeholder,
        onChange: change,
        undo: () => editor.undo(),
        redo: () => editor.redo(),
      },
      names,
    ),
  );
  useEffect(() => {
    let made: FormulaView | undefined;
    let isGone = false;
    formulaView.load().then(
      (create) => {
        if (isGone || host.current === null) return;
        made = mount(create, host.current);
        setView(made);
      },
      // The plain input stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      made?.destroy();
      setView(undefined);
    };
  }, []);
  useEffect(() => view?.setNames(names), [view, names]);
  useEffect(() => {
    if (view !== undefined && inFormula(view.text(), idsByKey(editor.state().draft)) !== value)
      view.setText(value);
  }, [view, value, editor]);
  useEffect(() => {
    const text = view?.text() ?? '';
    // Text that was typed since is checked next.
    const isCurrent = inFormula(text, idsByKey(editor.state().draft)) === value;
    view?.setFault(fault === undefined || !isCurrent ? undefined : spanAsWritten(value, text, fault));
  }, [view, value, fault, editor]);
  useEffect(
    () =>
      view?.setAttributes({
        'aria-description': help,
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      }),
    [view, help, isInvalid],
  );
  return (
    <>
      {view === undefined && (
        <input
          id={id}
          className="ui-control write-formula"
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          onChange={(event) => onChange(toIds(event.currentTarget.value))}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the text is a click on the box */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box itself has the focus and the keys */}
      <div
        ref={host}
        className="ui-control write-box"
        hidden={view === undefined}
        data-invalid={isInvalid || undefined}
        onClick={() => view?.focus()}
      />
    </>
  );
}

function useFormulaNames(): FormulaNames {
  const draft = useDraft();
  const { write } = useLazyTexts(frameTexts);
  return useMemo(() => {
    const fields = usableFields(draft).map((field) => ({
      id: field.id,
      key: field.key,
      label: nameOfField(field),
      typeName: field.id,
    }));
    const byName = new Map(fields.flatMap((field) => [[field.id, field] as const]));
    for (const [key, id] of idsByKey(draft)) {
      const field = byName.get(id);
      if (field !== undefined) byName.set(key, field);
    }
    return { fields, byName, fieldsHeading: write.fields, functionsHeading: write.functions };
  }, [draft, write]);
}

interface SampleProps {
  readonly draft: FormDefinition;
  readonly source: string;
  readonly wanted: readonly WantedType[];
}

const context = {
  today: new Date().toISOString().slice(0, 10),
  matches: () => true,
  upload: () => undefined,
};

/** The result of the formula for sample answers, and these. */
function Sample({ draft, source, wanted }: SampleProps): ReactNode {
  const { write } = useLazyTexts(frameTexts);
  const sample = useMemo(() => sampleResult(draft, source, wanted, context), [draft, source, wanted]);
  if (sample === undefined) return null;
  const names = new Map(
    draft.pages.flatMap(({ fields }) => fields.map((field) => [field.id, nameOfField(field)])),
  );
  const answers = sample.answers.map(
    ({ field, text }) =>
      `${names.get(field) ?? field}: ${text === '' ? write.noAnswer : inSentence(draft, text)}`,
  );
  return (
    <p className="write-sample">
      <output className="write-sample-result">
        {sample.result === '' ? write.emptyResult : sample.result}
      </output>
      <span>{answers.length === 0 ? write.always : write.withSamples(answers.join(', '))}</span>
    </p>
  );
}
