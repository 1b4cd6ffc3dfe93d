import { assetFiles } from './assetFiles.ts';

/** The address of a theme's picture: a built file for `picture:hills`, else what the theme says. */
export function pictureAddress(source: string): string {
  if (!source.startsWith('picture:')) return source;
  const files: Readonly<Record<string, string>> = assetFiles;
  return `/assets/${files[`${source.slice('picture:'.length)}.svg`]}`;
}
