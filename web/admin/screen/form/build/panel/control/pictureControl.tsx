import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { isObject } from '#kit/isObject.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { ControlError } from './controlError.tsx';
import { pictureTypes, readPicture } from './readPicture.ts';
import { useControl } from './useControl.ts';

/** A picture that is kept inside the form, with words for those who cannot see it. */
export function PictureControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const picture = isObject(value) ? value : undefined;
  const source = typeof picture?.source === 'string' ? picture.source : undefined;
  const choose = async (file: File) => {
    setProblem(undefined);
    setBusy(true);
    const read = await readPicture(file);
    setBusy(false);
    setProblem(read === undefined ? panel.pictureUnreadable : set({ ...picture, source: read }));
  };
  return (
    <ControlError error={problem ?? finding}>
      <div className="panel-picture">
        <span className="panel-picture-label">{label}</span>
        {help !== undefined && <p className="ui-field-description">{help}</p>}
        <div className="panel-picture-line">
          {source !== undefined && <img className="panel-picture-image" src={source} alt="" />}
          <Button
            ref={button}
            size="small"
            icon={ImagePlus}
            busy={isBusy}
            aria-label={`${label}: ${source === undefined ? panel.choosePicture : panel.replacePicture}`}
            onClick={() => chooser.current?.click()}
          >
            {source === undefined ? panel.choosePicture : panel.replacePicture}
          </Button>
          {source !== undefined && (
            <IconButton
              icon={Trash2}
              label={panel.remove(label)}
              size="small"
              onClick={() => {
                // This button goes with the picture, so the focus moves on.
                button.current?.focus();
                set(undefined);
              }}
            />
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          accept={pictureTypes.join(',')}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Clears the input, so that choosing the same file again fires an event.
            event.currentTarget.value = '';
            if (file !== undefined) void choose(file);
          }}
        />
        {source !== undefined && <Alternative path={`${control.path}.alternative`} />}
      </div>
    </ControlError>
  );
}

function Alternative({ path }: { readonly path: string }) {
  const { value, set, panel } = useControl({ path, text: 'optionPicture' });
  const { text, fault, type, settle } = useTyped(typeof value === 'string' ? value : '', (typed) =>
    outcome(set(typed === '' ? undefined : typed, 'typing'), typed),
  );
  return (
    <TextField
      label={panel.pictureAlternative}
      description={panel.pictureAlternativeHelp}
      error={fault}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}
