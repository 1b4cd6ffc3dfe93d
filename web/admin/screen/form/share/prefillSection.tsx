import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { type PrefillField, prefilledLink, prefillFields } from './prefillFields.ts';

interface Answer {
  readonly field: string;
  readonly value: string;
}

/** A link that brings answers along. */
export function PrefillSection() {
  const { prefill: texts } = useLazyTexts(shareTexts);
  const copyLabels = useCopyLabels();
  const { url } = useForm();
  const fields = prefillFields(useDraft());
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const unused = fields.find(({ id }) => !answers.some(({ field }) => field === id));
  const given = answers.flatMap(({ field, value }) => {
    const found = fields.find(({ id }) => id === field);
    return found === undefined ? [] : [{ parameter: found.parameter, value }];
  });
  const change = (at: number, answer: Answer) =>
    setAnswers(answers.map((each, index) => (index === at ? answer : each)));
  return (
    <Section title={texts.title} description={texts.about}>
      {fields.length === 0 && <p className="share-about">{texts.none}</p>}
      {answers.map((answer, index) => (
        <AnswerRow
          key={answer.field}
          answer={answer}
          // A question that has its answer already is not offered twice.
          fields={fields.filter(
            ({ id }) => id === answer.field || !answers.some(({ field }) => field === id),
          )}
          onChange={(changed) => change(index, changed)}
          onRemove={() => setAnswers(answers.filter(({ field }) => field !== answer.field))}
        />
      ))}
      {unused !== undefined && (
        <Row>
          <Button
            icon={Plus}
            onClick={() =>
              setAnswers([...answers, { field: unused.id, value: unused.options?.[0]?.value ?? '' }])
            }
          >
            {texts.add}
          </Button>
        </Row>
      )}
      {given.length > 0 && (
        <>
          <CopyField label={texts.link} value={prefilledLink(url, given)} {...copyLabels} />
          <LocalAddressNotice address={url} />
        </>
      )}
    </Section>
  );
}

interface AnswerRowProps {
  readonly answer: Answer;
  readonly fields: readonly PrefillField[];
  readonly onChange: (answer: Answer) => void;
  readonly onRemove: () => void;
}

function AnswerRow({ answer, fields, onChange, onRemove }: AnswerRowProps) {
  const { prefill: texts } = useLazyTexts(shareTexts);
  const field = fields.find(({ id }) => id === answer.field);
  return (
    <div className="share-row">
      <Select
        label={texts.field}
        value={answer.field}
        options={fields.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(id) =>
          onChange({
            field: id,
            value: fields.find((each) => each.id === id)?.options?.[0]?.value ?? '',
          })
        }
      />
      {field?.options === undefined ? (
        <TextField
          label={texts.value}
          value={answer.value}
          onChange={(event) => onChange({ ...answer, value: event.currentTarget.value })}
        />
      ) : (
        <Select
          label={texts.value}
          value={answer.value}
          options={field.options}
          onValueChange={(value) => onChange({ ...answer, value })}
        />
      )}
      <IconButton
        icon={X}
        variant="quiet"
        label={texts.remove(field?.label ?? answer.field)}
        onClick={onRemove}
      />
    </div>
  );
}
