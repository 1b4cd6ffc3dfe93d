import { fileUpload } from '#form/type/fileUpload/behaviour.ts';
import { enhance } from '../enhance/signature/signature.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { file_upload: fileUpload },
  enhancers: { signature: enhance },
};
