import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { fieldsIn } from '#form/formula/fieldsIn.ts';
import { parseTemplate } from '#form/formula/template.ts';
import { useDraft } from '../editor/editorContext.ts';
import { fieldName } from './fieldNames.ts';

/** The labels of the fields whose answers are in a text, because `[field3]` alone says little. */
export function InsertedNames({ value }: { readonly value: string }) {
  const draft = useDraft();
  const { write } = useLazyTexts(frameTexts);
  if (!value.includes('[')) return null;
  const used = new Set(
    parseTemplate(value).flatMap((part) => ('formula' in part ? [...fieldsIn(part.formula)] : [])),
  );
  if (used.size === 0) return null;
  const fields = new Map(draft.pages.flatMap((page) => page.fields.map((field) => [field.id, field])));
  return (
    <ul className="insert-names">
      {[...used].map((id) => {
        const field = fields.get(id);
        return (
          <li key={id} data-broken={field === undefined || undefined}>
            <code>{`[${field?.key ?? id}]`}</code>{' '}
            {field === undefined ? write.deletedField : fieldName(field)}
          </li>
        );
      })}
    </ul>
  );
}
