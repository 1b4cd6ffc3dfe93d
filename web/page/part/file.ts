import { fileUpload } from '#form/field/fileUpload.ts';
import { enhancers } from '../enhance/enhancers.ts';
import { enhance as sendable } from '../enhance/fileUpload.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { file_upload: fileUpload });
Object.assign(enhancers, { file_upload: sendable });
