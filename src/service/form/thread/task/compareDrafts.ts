import { describeDefinition } from '#form/definition/describeChanges.ts';
import { openDocument } from '../../openForm.ts';

/** Sentences about what differs between two stored documents. */
export async function compareDrafts({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}): Promise<string[]> {
  return describeDefinition(openDocument(before), JSON.parse(after));
}
