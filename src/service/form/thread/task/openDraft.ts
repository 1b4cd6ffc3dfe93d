import { openDocument } from '../../openForm.ts';
import { sameDocument } from '../../publishedVersion.ts';

/** The document for the app, as JSON in the current format, and whether it differs from another. */
export async function openDraft({
  draft,
  published,
}: {
  readonly draft: string;
  readonly published?: string | undefined;
}): Promise<{ readonly definition: string; readonly changed: boolean }> {
  const changed = published === undefined || !sameDocument(draft, published);
  return { definition: JSON.stringify(openDocument(draft)), changed };
}
