import { FileCode2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { ChosenFile } from './choices.ts';
import { nameInFile } from './nameInFile.ts';

/** The service refuses larger files. */
const maxBytes = 2_000_000;

interface FromFileProps {
  readonly file: ChosenFile | undefined;
  readonly onFile: (file: ChosenFile | undefined) => void;
}

/** A form file from this computer, chosen or dropped. */
export function FromFile({ file, onFile }: FromFileProps) {
  const { newForm: texts } = useLazyTexts(newTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen === undefined) return;
    const fits = chosen.size <= maxBytes;
    const text = fits ? await chosen.text() : '';
    // Choosing the same file again after correcting it is a change too.
    if (input.current !== null) input.current.value = '';
    setTooLarge(!fits);
    onFile(fits ? { name: chosen.name, text, formName: nameInFile(text) } : undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={isOver ? 'new-form-drop new-form-drop--over' : 'new-form-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileCode2 size={32} strokeWidth={1.25} aria-hidden="true" />
      <label className="new-form-label" htmlFor={id}>
        {texts.file}
      </label>
      <p className="new-form-hint">{texts.fileAbout}</p>
      <input
        ref={input}
        id={id}
        type="file"
        className="ui-hidden"
        tabIndex={-1}
        accept=".yaml,.yml,.json,application/json,application/yaml"
        onChange={(event) => void take(event.currentTarget.files)}
      />
      <p className="new-form-hint">
        <Button onClick={() => input.current?.click()}>{texts.chooseFile}</Button> {texts.dropFile}
      </p>
      <p role="status" className="new-form-chosen" dir="auto">
        {file !== undefined && texts.fileChosen(file.name)}
      </p>
      {isTooLarge && (
        <Notice tone="bad" announce>
          {texts.fileTooLarge}
        </Notice>
      )}
    </div>
  );
}
