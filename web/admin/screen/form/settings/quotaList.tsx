import './settings.css';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { SaveButton } from '#admin/dialog/saveButton.tsx';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { sameJson } from '#form/definition/change/describeValues.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useDraft as useFormDraft } from '../editor/editorContext.ts';
import { useLiveSettings } from './useLiveSettings.ts';
import { wholeNumber } from './wholeNumber.ts';

/** A limit while it is edited: its number is still a text. */
interface EditedQuota {
  readonly key: number;
  readonly field: string;
  readonly option: string;
  readonly max: string;
}

let lastKey = 0;

function edited(quotas: FormSettings['quotas'] = []): EditedQuota[] {
  return quotas.map(({ field, option, max }) => {
    lastKey += 1;
    return { key: lastKey, field, option, max: String(max) };
  });
}

function stored(quotas: readonly EditedQuota[]): NonNullable<FormSettings['quotas']> {
  return quotas.map(({ field, option, max }) => ({ field, option, max: Number(max.trim()) }));
}

/** How often options can be chosen over all responses. */
export function QuotaList() {
  const { limits: texts } = useLazyTexts(settingsTexts);
  const { settings, save, failure, isSaving } = useLiveSettings();
  const choices = choiceFields(useFormDraft());
  const [typed, setTyped] = useState<readonly EditedQuota[]>();
  const [saved, setSaved] = useState(() => edited(settings.quotas));
  const [shown, setShown] = useState(settings.quotas);
  // Changed elsewhere, or by an undo. Rows that were saved here keep their keys, and so the focus.
  if (!sameJson(shown, settings.quotas)) {
    setShown(settings.quotas);
    if (!sameJson(stored(saved), settings.quotas ?? [])) setSaved(edited(settings.quotas));
  }
  const quotas = typed ?? saved;
  const change = (key: number, values: Partial<EditedQuota>) =>
    setTyped(quotas.map((quota) => (quota.key === key ? { ...quota, ...values } : quota)));
  const submit = async () => {
    const wanted = stored(quotas);
    if (!quotas.every(({ max }) => isLocations(max))) return;
    if (!(await save({ quotas: wanted.length === 0 ? null : wanted }))) return;
    setSaved([...quotas]);
    setTyped(undefined);
  };
  const add = () => {
    const [first] = choices;
    if (first === undefined) return;
    lastKey += 1;
    setTyped([
      ...quotas,
      { key: lastKey, field: first.id, option: first.options[0]?.value ?? '', max: '10' },
    ]);
  };
  return (
    <Form className="quotas" errors={failure.errors} onSubmit={() => void submit()}>
      <div>
        <h3 className="setting-title">{texts.quotas}</h3>
        <p className="setting-about">{texts.quotasText}</p>
      </div>
      {quotas.length === 0 && (
        <p className="setting-about">{choices.length === 0 ? texts.noChoices : texts.noQuotas}</p>
      )}
      {quotas.map((quota) => (
        <QuotaRow
          key={quota.key}
          quota={quota}
          choices={choices}
          onChange={(values) => change(quota.key, values)}
          onRemove={() => setTyped(quotas.filter(({ key }) => key !== quota.key))}
        />
      ))}
      <Problem>{failure.notice}</Problem>
      <FormActions>
        <SaveButton isChanged={typed !== undefined} busy={isSaving} />
        {choices.length > 0 && (
          <Button icon={Plus} onClick={add}>
            {texts.add}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

function isLocations(text: string): boolean {
  return text.trim() === '0' || wholeNumber(text) !== undefined;
}

interface QuotaRowProps {
  readonly quota: EditedQuota;
  readonly choices: readonly ChoiceField[];
  readonly onChange: (values: Partial<EditedQuota>) => void;
  readonly onRemove: () => void;
}

function QuotaRow({ quota, choices, onChange, onRemove }: QuotaRowProps) {
  const { limits: texts, wholeNumber: numberText } = useLazyTexts(settingsTexts);
  const field = choices.find(({ id }) => id === quota.field);
  const option = field?.options.find(({ value }) => value === quota.option);
  // A limit may name a question or option that the draft no longer has.
  const fields = field === undefined ? [{ value: quota.field, label: quota.field }] : [];
  const options = option === undefined ? [{ value: quota.option, label: quota.option }] : [];
  return (
    <div className="quota">
      <Select
        label={texts.field}
        value={quota.field}
        options={[...fields, ...choices.map(({ id, label }) => ({ value: id, label }))]}
        onValueChange={(id) =>
          onChange({
            field: id,
            option: choices.find((each) => each.id === id)?.options[0]?.value ?? '',
          })
        }
      />
      <Select
        label={texts.option}
        value={quota.option}
        options={[...options, ...(field?.options ?? [])]}
        onValueChange={(value) => onChange({ option: value })}
      />
      <TextField
        label={texts.max}
        inputMode="numeric"
        autoComplete="off"
        value={quota.max}
        error={isLocations(quota.max) ? undefined : numberText}
        onChange={(event) => onChange({ max: event.currentTarget.value })}
      />
      <IconButton
        className="quota-remove"
        icon={X}
        variant="quiet"
        label={texts.remove(option?.label ?? quota.option)}
        onClick={onRemove}
      />
    </div>
  );
}

interface ChoiceField {
  readonly id: Field['id'];
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The questions whose options can have a limited number of places. */
function choiceFields(draft: FormDefinition): ChoiceField[] {
  return [...fieldsOf(draft)].flatMap((field) => {
    const options = shownOptions(field) ?? [];
    if (options.length === 0) return [];
    const named = options.map(({ value, label }) => ({ value, label: label || value }));
    return [{ id: field.id, label: field.label || field.id, options: named }];
  });
}
