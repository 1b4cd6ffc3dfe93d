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
  const drawFiles = (visit: Visit) =>
    draw(visit).map(({ name, type, content }, order) => {
      const fileId = derivedUuid(...visit.uploadKey, id, order);
      visit.uploads.push({ fieldId: id, id: fileId, name, type, content });
      return { id: fileId, name, type, size: content.length };
    });
  return field(
    id,
    'file_upload',
    label,
    (visit) => (visit.bringsFiles ? drawFiles(visit) : undefined),
    traits,
  );
}
