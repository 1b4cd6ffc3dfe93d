import { derivedUuid } from './derivedId.ts';
import { type FieldTraits, field } from './field.ts';
import type { FieldPlan } from './plan.ts';
import type { Visit } from './visit.ts';

export interface FileContent {
  name: string;
  type: string;
  content: Buffer;
}

export function upload(
  id: string,
  label: string,
  draw: (visit: Visit) => FileContent[],
  traits: Omit<FieldTraits, 'required'> = {},
): FieldPlan {
  return field(id, 'file_upload', label, traits, (visit) => {
    if (!visit.bringsFiles) return undefined;
    const value = draw(visit).map(({ name, type, content }, order) => {
      const fileId = derivedUuid(...visit.uploadKey, id, order);
      visit.uploads.push({ fieldId: id, id: fileId, name, type, content });
      return { id: fileId, name, type, size: content.length };
    });
    return { field_id: id, field_type: 'file_upload', value_type: 'files', value };
  });
}
