import type { DesignTexts } from '#admin/texts/compiled/form/design.ts';
import type { PictureName } from '#form/schema/theme.ts';
import type { PictureSize } from './shrinkPicture.ts';

export type PictureSetting = 'logo' | 'cover' | 'side_image' | 'background_image';

interface PicturePlace {
  /** The most pixels that the place can show, also on screens with small ones. */
  readonly most: PictureSize;
  readonly help?: 'logoHelp' | 'coverHelp' | 'sideHelp';
  /** Whether screen readers read what it shows. The others are drawn by the style. */
  readonly isRead: boolean;
}

export const picturePlaces: Readonly<Record<PictureSetting, PicturePlace>> = {
  logo: { most: { width: 1200, height: 224 }, help: 'logoHelp', isRead: true },
  cover: { most: { width: 1600, height: 900 }, help: 'coverHelp', isRead: true },
  side_image: { most: { width: 1400, height: 1800 }, help: 'sideHelp', isRead: false },
  background_image: { most: { width: 2000, height: 1500 }, isRead: false },
};

/** The name of a picture that comes with the service; others are the author's own. */
export function pictureName(source: string, texts: DesignTexts['picture']): string {
  const name = source.startsWith('picture:') ? source.slice('picture:'.length) : undefined;
  return name === undefined ? texts.own : (texts.names[name as PictureName] ?? texts.own);
}
