import { assetFiles } from './assetFiles.ts';

const files: Readonly<Record<string, string>> = assetFiles;
const mark = 'picture:';

/** The address of a theme's picture: a built file for `picture:hills`, else what the theme says. */
export function pictureAddress(source: string): string {
  return source.startsWith(mark) ? `/assets/${files[`${source.slice(mark.length)}.svg`]}` : source;
}

/** The path of a picture that comes with the service in a format that messengers show, 1200 by 630 pixels. */
export function sharedPicturePath(source: string): string | undefined {
  return source.startsWith(mark) ? `/assets/${files[`${source.slice(mark.length)}.jpg`]}` : undefined;
}
