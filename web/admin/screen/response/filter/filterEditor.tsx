import { useState } from 'react';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { needsValue } from '#form/logic/operators.ts';
import type { DateFilter, FactFilter, FieldFilter, ResponseFilter } from '#form/query/responseQuery.ts';
import type { Operator } from '#form/schema/logic.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { wordOf } from '../../form/logic/sentence.ts';
import { FactValues } from './factValues.tsx';
import { type FilterWords, subjectName } from './filterSentence.ts';
import { localDay, startOfDay } from './localDays.ts';
import { isComplete } from './newFilter.ts';

interface FilterEditorProps {
  readonly filter: ResponseFilter;
  readonly words: FilterWords;
  readonly versions: readonly { readonly version: number }[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly onApply: (filter: ResponseFilter) => void;
}

/** Changes one filter, with the controls that fit its subject. */
export function FilterEditor({ filter, words, versions, languages, tags, onApply }: FilterEditorProps) {
  const { texts } = words;
  const [draft, setDraft] = useState(filter);
  const [isRefused, setRefused] = useState(false);
  const apply = () => {
    if (isComplete(draft)) onApply(draft);
    else setRefused(true);
  };
  const change = (next: ResponseFilter) => {
    setDraft(next);
    setRefused(false);
  };
  const error = isRefused ? texts.filter.needsValue : undefined;
  return (
    <Form className="filter-editor" onSubmit={apply}>
      <p className="filter-subject">{subjectName(draft, words)}</p>
      {draft.on === 'field' && <FieldControls filter={draft} words={words} error={error} onChange={change} />}
      {draft.on === 'date' && <DateControls filter={draft} words={words} error={error} onChange={change} />}
      {draft.on !== 'field' && draft.on !== 'date' && (
        <FactControls
          filter={draft}
          words={words}
          versions={versions}
          languages={languages}
          tags={tags}
          error={error}
          onChange={change}
        />
      )}
      <Button type="submit" variant="primary">
        {texts.filter.apply}
      </Button>
    </Form>
  );
}

interface ControlsProps<Filter> {
  readonly filter: Filter;
  readonly words: FilterWords;
  readonly error: string | undefined;
  readonly onChange: (filter: Filter) => void;
}

function FieldControls({ filter, words, error, onChange }: ControlsProps<FieldFilter>) {
  const { texts, logic, columns } = words;
  const column = columns.find(({ id }) => id === filter.field);
  const compared = column === undefined || column.comparison === 'none' ? undefined : column.comparison;
  return (
    <>
      <Select
        label={texts.filter.operator}
        hideLabel
        value={filter.operator}
        options={(column?.operators ?? [filter.operator]).map((operator) => ({
          value: operator,
          label: logic.words[wordOf(operator, compared)],
        }))}
        onValueChange={(operator) => onChange({ ...filter, operator: operator as Operator })}
      />
      {needsValue(filter.operator) && column !== undefined && (
        <FieldValue
          column={column}
          value={String(filter.value ?? '')}
          label={texts.filter.value}
          choose={logic.chooseOption}
          error={error}
          onChange={(value) => onChange({ ...filter, value })}
        />
      )}
    </>
  );
}

interface FieldValueProps {
  readonly column: ResponseColumn;
  readonly value: string;
  readonly label: string;
  readonly choose: string;
  readonly error: string | undefined;
  readonly onChange: (value: string | number) => void;
}

function FieldValue({ column, value, label, choose, error, onChange }: FieldValueProps) {
  const { comparison, options } = column;
  if (comparison === 'options') {
    const isKnown = options.some((option) => option.value === value);
    return (
      <Select
        label={label}
        hideLabel
        error={error}
        value={value}
        options={[
          ...(isKnown ? [] : [{ value, label: value || choose, disabled: true }]),
          ...options.map((option) => ({ value: option.value, label: option.label || option.value })),
        ]}
        onValueChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={label}
      hideLabel
      error={error}
      type={comparison === 'day' ? 'date' : comparison === 'clock' ? 'time' : 'text'}
      inputMode={comparison === 'number' ? 'decimal' : undefined}
      placeholder={label}
      maxLength={2000}
      autoComplete="off"
      value={value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        // A number is sent as one once it is complete; `1,5` is how many write it.
        const number = Number(text.replace(',', '.'));
        onChange(comparison === 'number' && /^-?\d+([.,]\d+)?$/.test(text) ? number : text);
      }}
    />
  );
}

/** Days back from today, each with today. */
const presets = [7, 30, 90];

function DateControls({ filter, words, error, onChange }: ControlsProps<DateFilter>) {
  const { filter: texts } = words.texts;
  const day = (instant: string | undefined, offset = 0) =>
    instant === undefined ? '' : localDay(new Date(Date.parse(instant) + offset));
  const back = (days: number) =>
    onChange({ on: 'date', from: startOfDay(localDay(new Date()), 1 - days), before: undefined });
  return (
    <>
      <div className="filter-presets">
        <Button size="small" onClick={() => back(1)}>
          {texts.today}
        </Button>
        {presets.map((days) => (
          <Button key={days} size="small" onClick={() => back(days)}>
            {texts.lastDays(days)}
          </Button>
        ))}
      </div>
      <div className="filter-days">
        <TextField
          label={texts.from}
          type="date"
          error={error}
          value={day(filter.from)}
          onChange={(event) => onChange({ ...filter, from: startOfDay(event.currentTarget.value) })}
        />
        <TextField
          label={texts.until}
          type="date"
          value={day(filter.before, -1)}
          onChange={(event) => onChange({ ...filter, before: startOfDay(event.currentTarget.value, 1) })}
        />
      </div>
    </>
  );
}

interface FactControlsProps extends ControlsProps<FactFilter> {
  readonly versions: readonly { readonly version: number }[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
}

function FactControls({ filter, words, versions, languages, tags, error, onChange }: FactControlsProps) {
  const { filter: texts } = words.texts;
  return (
    <>
      <Select
        label={texts.operator}
        hideLabel
        value={filter.operator}
        options={[
          { value: 'is', label: texts.is },
          { value: 'is_not', label: texts.isNot },
        ]}
        onValueChange={(operator) => onChange({ ...filter, operator: operator === 'is' ? 'is' : 'is_not' })}
      />
      <FactValues
        filter={filter}
        words={words}
        versions={versions}
        languages={languages}
        tags={tags}
        error={error}
        onChange={(values) => onChange({ ...filter, values })}
      />
    </>
  );
}
