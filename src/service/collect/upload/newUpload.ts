import { shortName } from '#form/type/fileUpload/behaviour.ts';
import { newUuid } from '#kit/ids.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { UploadRow } from '#store/query/collect/upload.ts';
import { uploadLifetime } from './uploadContext.ts';

type Announced = Pick<
  UploadRow,
  'organization_id' | 'form_id' | 'field_id' | 'name' | 'type' | 'size' | 'network' | 'test'
>;

/** The row of a file of which nothing has arrived yet. */
export function newUpload(announced: Announced, now: number): UploadRow {
  return {
    ...announced,
    id: newUuid(),
    name: storableText(shortName(announced.name)),
    type: storableText(announced.type.slice(0, 255)),
    received: 0,
    sha256: null,
    storage_key: newUuid(),
    submission_id: null,
    held_by: null,
    held_until: 0,
    created_at: now,
    expires_at: now + uploadLifetime,
  };
}
