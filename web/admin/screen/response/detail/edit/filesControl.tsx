import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../../../ui/classNames.ts';
import { FieldError } from '../../../../../ui/field/field.tsx';
import { useField } from '../../../../../ui/field/useField.ts';
import { IconButton } from '../../../../../ui/iconButton/iconButton.tsx';
import { callRoute } from '../../../../api/callRoute.ts';
import { useProblemText } from '../../../../api/useProblemText.ts';
import { useManageTexts } from '../../../../texts/response/manage/useManageTexts.ts';
import type { AnswerControlProps } from './answerControl.tsx';

/** Files can be removed and added; the service checks each one when it is sent. */
export function FilesControl({ field, value, onChange, label, error, files, params }: AnswerControlProps) {
  const { detail } = useManageTexts();
  const problemText = useProblemText();
  const [added, setAdded] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const frame = useField({ error: refused ?? error });
  const all = [...files, ...added];
  const kept = new Set(Array.isArray(value) ? value : []);
  const set = (ids: readonly string[]) => onChange(ids.length === 0 ? null : ids);
  const send = async (chosen: readonly File[]) => {
    setRefused(undefined);
    const ids = all.map(({ id }) => id).filter((id) => kept.has(id));
    const sent = [...added];
    for (const file of chosen) {
      setSending(file.name);
      try {
        const query = { field: field.id, name: file.name };
        const { id, name } = await callRoute('uploadAnswerFile', { params, query, body: file });
        sent.push({ id, name });
        ids.push(id);
      } catch (failure) {
        setRefused(`${file.name}: ${problemText(failure)}`);
      }
    }
    setSending(undefined);
    setAdded(sent);
    set(ids);
  };
  return (
    <fieldset className="answer-cells" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <ul className="answer-files">
        {all.map(({ id, name }) => {
          const isKept = kept.has(id);
          const without = all.map((file) => file.id).filter((each) => kept.has(each) !== (each === id));
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
      <label className="answer-add-files">
        <span>{detail.addFiles}</span>
        <input
          type="file"
          multiple
          disabled={sending !== undefined}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = '';
            void send(chosen);
          }}
        />
      </label>
      <p role="status">{sending === undefined ? '' : detail.sendingFile(sending)}</p>
      <FieldError field={frame} />
    </fieldset>
  );
}
