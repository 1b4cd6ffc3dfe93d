import type { PictureName } from '#form/schema/theme.ts';
import { assetFiles } from '#render/asset/assetFiles.ts';

/** The names of the pictures that come with the service. */
export const builtInPictures = Object.keys(assetFiles)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length) as PictureName);
