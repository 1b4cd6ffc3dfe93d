import { fileUpload } from '#form/field/fileUpload.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { file_upload: fileUpload });
