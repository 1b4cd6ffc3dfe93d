import { definition as definitionSchema } from '#form/schema/definition.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import { formExcesses, newExcesses, sizeFaults } from '#form/size/formExcesses.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { type Notified, withNotification } from '../../withNotification.ts';
import { type DraftDocument, draftDocument } from '../draftDocument.ts';

export type DocumentFailure =
  /** It is no JSON. */
  | { code: 'document_malformed' }
  | { code: 'document_invalid'; faults: SchemaFault[] }
  | { code: 'form_too_large'; faults: SchemaFault[] };

/** Reads a document of the form language that was sent, with the bounds of a form or those of the stored one. */
export async function readDocument({
  sent,
  stored,
  notify,
}: {
  /** The document, or its JSON. */
  readonly sent: { readonly definition: unknown } | { readonly text: string };
  /** The stored draft, which may be larger than a form may be. */
  readonly stored?: string | undefined;
  readonly notify?: Notified | undefined;
}): Promise<Result<DraftDocument, DocumentFailure>> {
  let definition: unknown;
  try {
    definition = 'text' in sent ? JSON.parse(sent.text) : sent.definition;
  } catch {
    return failed({ code: 'document_malformed' });
  }
  const tooLarge =
    stored === undefined ? formExcesses(definition) : newExcesses(definition, JSON.parse(stored));
  if (tooLarge.length > 0) return failed({ code: 'form_too_large', faults: sizeFaults(tooLarge) });
  const valid = definitionSchema.safeParse(definition);
  if (!valid.success) return failed({ code: 'document_invalid', faults: schemaFaults(valid.error) });
  return ok(draftDocument(withNotification(valid.data, notify)));
}
