import { Image, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { pictureAddress } from '#render/asset/pictureAddress.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { type ControlProps, useTheme } from '../useTheme.ts';
import { PictureDialog } from './pictureDialog.tsx';
import { type PictureSetting, pictureName, picturePlaces } from './pictureSettings.ts';

/** A picture of the theme: what it is now, and the ways to another one. */
export function PictureControl({ setting }: ControlProps) {
  const design = useLazyTexts(designTexts);
  const { logo: ofOrganization } = useOrganization();
  const { theme, change } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const key = setting as PictureSetting;
  const { help, isRead } = picturePlaces[key];
  const label = design[key];
  const picture = theme[key];
  const inherited = key === 'logo' && picture === undefined ? ofOrganization : null;
  const shown = picture === undefined ? inherited : pictureAddress(picture.source);
  return (
    <div className="design-control">
      <div className="design-picture">
        <span className="design-picture-frame">
          {shown === null ? <Image size={20} aria-hidden /> : <img src={shown} alt="" />}
        </span>
        <div className="design-picture-texts">
          <span className="design-control-label">{label}</span>
          <span className="design-control-help">
            {picture !== undefined
              ? pictureName(picture.source, design.picture)
              : inherited !== null
                ? design.picture.organizationLogo
                : help === undefined
                  ? design.picture.none
                  : design[help]}
          </span>
        </div>
        <Button
          ref={button}
          size="small"
          aria-label={picture === undefined ? design.picture.choose(label) : design.picture.change(label)}
          onClick={() => setOpen(true)}
        >
          {picture === undefined ? design.picture.chooseShort : design.picture.changeShort}
        </Button>
        {picture !== undefined && (
          <IconButton
            icon={Trash2}
            size="small"
            label={design.picture.remove(label)}
            onClick={() => {
              // This button disappears with the picture, so the focus moves on.
              button.current?.focus();
              change({ [key]: undefined });
            }}
          />
        )}
      </div>
      {picture !== undefined && isRead && (
        <TextField
          label={design.picture.alternative}
          description={design.picture.alternativeHelp}
          maxLength={500}
          value={picture.alternative ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ [key]: value === '' ? { source: picture.source } : { ...picture, alternative: value } })
          }
        />
      )}
      <PictureDialog setting={key} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
