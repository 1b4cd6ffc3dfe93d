import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { answerAdapterOf } from '#admin/fieldType/answerAdapters.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Field } from '#form/definition/document.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { AnswerView } from './answer/answerView.tsx';
import { AnswerEditor } from './edit/answerEditor.tsx';

type Detail = AnswerOf<'response'>;

interface QuestionProps {
  readonly form: string;
  readonly detail: Detail;
  readonly field: Detail['pages'][number]['fields'][number];
  readonly isReadOnly: boolean;
  readonly onChanged: ((responses: readonly number[]) => void) | undefined;
}

/** A question with its answer, which is edited in place. */
export function Question({ form, detail, field, isReadOnly, onChanged }: QuestionProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  // The document of a version was checked when it was published.
  const asked = field.field as unknown as Field;
  const label = field.label === '' ? field.id : field.label;
  const mayEdit = !isReadOnly && ['live', 'test'].includes(detail.response.tab) && isEditable(asked);
  const close = () => {
    setEditing(false);
    // The pencil is back after the next render.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div className="response-question">
      <div className="response-question-head">
        <h4 className="response-label">{label}</h4>
        {field.since !== 'same' && (
          <Pill tone={field.since === 'removed' ? 'neutral' : 'warn'}>
            {field.since === 'removed' ? texts.removedSince : texts.changedSince}
          </Pill>
        )}
        {mayEdit && !isEditing && (
          <IconButton
            ref={pencil}
            className="response-edit"
            icon={Pencil}
            size="small"
            label={texts.edit(label)}
            onClick={() => setEditing(true)}
          />
        )}
      </div>
      {field.label_now !== null && <p className="response-label-now">{texts.labelNow(field.label_now)}</p>}
      {isEditing ? (
        <AnswerEditor
          form={form}
          detail={detail}
          field={asked}
          label={label}
          onClose={close}
          onSaved={() => onChanged?.([detail.response.id])}
        />
      ) : field.item === null ? (
        <p className="response-none">{texts.noAnswer}</p>
      ) : (
        <AnswerView
          field={asked}
          value={field.item.value}
          files={detail.files}
          amount={detail.response.amounts[field.id]}
          currency={detail.currency}
        />
      )}
    </div>
  );
}

/** Calculated answers follow from others. */
function isEditable(field: Field): boolean {
  if (answerAdapterOf(field.type)?.Control === undefined) return false;
  return !('formula' in field) || field.formula === undefined;
}
