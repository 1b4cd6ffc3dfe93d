import { RotateCcw, Trash2 } from 'lucide-react';
import { classNames } from '../../../../../ui/classNames.ts';
import { FieldError } from '../../../../../ui/field/field.tsx';
import { useField } from '../../../../../ui/field/useField.ts';
import { IconButton } from '../../../../../ui/iconButton/iconButton.tsx';
import { useManageTexts } from '../../../../texts/response/manage/useManageTexts.ts';
import type { AnswerControlProps } from './answerControl.tsx';

/** Files can be removed, not added: only visitors upload. */
export function FilesControl({ value, onChange, label, error, files }: AnswerControlProps) {
  const { detail } = useManageTexts();
  const frame = useField({ error });
  const kept = new Set(Array.isArray(value) ? value : []);
  const set = (ids: readonly string[]) => onChange(ids.length === 0 ? null : ids);
  return (
    <fieldset className="answer-cells" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <ul className="answer-files">
        {files.map(({ id, name }) => {
          const isKept = kept.has(id);
          const without = files.map((file) => file.id).filter((each) => kept.has(each) !== (each === id));
          return (
            <li key={id} className="answer-file">
              <span className={classNames('answer-file__name', !isKept && 'answer-file__name--gone')}>
                {name}
              </span>
              <IconButton
                icon={isKept ? Trash2 : RotateCcw}
                size="small"
                label={isKept ? detail.removeFile(name) : detail.keepFile(name)}
                onClick={() => set(without)}
              />
            </li>
          );
        })}
      </ul>
      <FieldError field={frame} />
    </fieldset>
  );
}
