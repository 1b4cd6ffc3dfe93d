import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { pictureAddress } from '#render/asset/pictureAddress.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DropZone } from '#ui/dropZone/dropZone.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { useTheme } from '../useTheme.ts';
import { builtInPictures } from './builtInPictures.ts';
import { type PictureSetting, picturePlaces } from './pictureSettings.ts';
import { PictureRefused, pictureTypes, shrinkPicture } from './shrinkPicture.ts';

interface PictureDialogProps {
  readonly setting: PictureSetting;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Chooses a picture: an own one, or one that comes with the service. */
export function PictureDialog({ setting, open, onOpenChange }: PictureDialogProps) {
  const design = useLazyTexts(designTexts);
  const { common } = useTexts();
  const { theme, change } = useTheme();
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const before = theme[setting];
  const use = (source: string) => {
    // The description of the old picture says nothing about the new one.
    const isSame = before?.source === source;
    if (!isSame) change({ [setting]: { source } });
    setProblem(undefined);
    onOpenChange(false);
  };
  const upload = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      use(await shrinkPicture(file, picturePlaces[setting].most));
    } catch (error) {
      setProblem(design.picture[error instanceof PictureRefused ? error.reason : 'notReadable']);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title={design.picture.choose(design[setting])}
      closeLabel={common.close}
    >
      <DropZone onDrop={(file) => void upload(file)} invitation={design.picture.drop}>
        <Button icon={Upload} busy={isBusy} onClick={() => chooser.current?.click()}>
          {design.picture.upload}
        </Button>
        <p className="design-control-help">{design.picture.uploadHelp}</p>
        <input
          ref={chooser}
          type="file"
          accept={pictureTypes.join(',')}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Clears the input, so that choosing the same file again fires an event.
            event.currentTarget.value = '';
            if (file !== undefined) void upload(file);
          }}
        />
      </DropZone>
      <Problem>{problem}</Problem>
      <h3 className="design-pictures-title">{design.picture.builtIn}</h3>
      <ul className="design-pictures">
        {builtInPictures.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="design-pictures-choice"
              aria-pressed={before?.source === `picture:${name}`}
              onClick={() => use(`picture:${name}`)}
            >
              <img src={pictureAddress(`picture:${name}`)} alt="" loading="lazy" />
              <span>{design.picture.names[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
