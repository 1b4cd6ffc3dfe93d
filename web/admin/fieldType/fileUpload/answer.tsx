import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useStableCallback } from '#admin/screen/response/useStableCallback.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import { classNames } from '#ui/classNames.ts';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import type { AnswerAdapter, AnswerControlProps } from '../answerAdapter.ts';
import { withFiles, withToggled } from './fileIds.ts';

export const fileUploadAnswer: AnswerAdapter<FileUploadField> = { Control: FilesControl };

/** Files can be removed and added; the service checks each one when it is sent. */
function FilesControl(props: AnswerControlProps<FileUploadField>) {
  const { field, value, onChange, onBusy, label, error, files, params } = props;
  const { detail } = useLazyTexts(manageTexts);
  const problemText = useProblemText();
  const [added, setAdded] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const frame = useField({ error: refused ?? error });
  // A file that was added is in both lists once it is saved, while the editor is still open.
  const all = [...files, ...added.filter(({ id }) => files.every((file) => file.id !== id))];
  const order = all.map(({ id }) => id);
  const kept: readonly string[] = Array.isArray(value) ? value : [];
  const set = (ids: readonly string[]) => onChange(ids.length === 0 ? null : ids);
  // Files may have been removed or kept while others were sent: the answer is the one at the end.
  const add = useStableCallback((sent: readonly { readonly id: string; readonly name: string }[]) => {
    if (sent.length === 0) return;
    setAdded([...added, ...sent]);
    set(
      withFiles(
        kept,
        sent.map(({ id }) => id),
      ),
    );
  });
  const send = async (chosen: readonly File[]) => {
    setRefused(undefined);
    onBusy(true);
    const sent: { readonly id: string; readonly name: string }[] = [];
    for (const file of chosen) {
      setSending(file.name);
      try {
        const query = { field: field.id, name: file.name };
        const { id, name } = await callRoute('uploadAnswerFile', { params, query, body: file });
        sent.push({ id, name });
      } catch (failure) {
        setRefused(`${file.name}: ${problemText(failure)}`);
      }
    }
    setSending(undefined);
    add(sent);
    onBusy(false);
  };
  return (
    <fieldset className="answer-cells" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <ul className="answer-files">
        {all.map(({ id, name }) => {
          const isKept = kept.includes(id);
          return (
            <li key={id} className="answer-file">
              <span className={classNames('answer-file-name', !isKept && 'answer-file-name--gone')}>
                {name}
              </span>
              <IconButton
                icon={isKept ? Trash2 : RotateCcw}
                size="small"
                label={isKept ? detail.removeFile(name) : detail.keepFile(name)}
                onClick={() => set(withToggled(kept, order, id))}
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
            if (chosen.length > 0) void send(chosen);
          }}
        />
      </label>
      <p role="status">{sending === undefined ? '' : detail.sendingFile(sending)}</p>
      <FieldError field={frame} />
    </fieldset>
  );
}
