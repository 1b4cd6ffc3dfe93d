import type { Finding } from '#form/check/findings.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { openStored } from '../../openForm.ts';
import { settingsMissingFromPublished } from '../../settingsErrors.ts';

/** Settings that refer to parts missing from a published version. */
export async function missingSettings({
  version,
  definition,
  settings,
}: {
  readonly version: number;
  readonly definition: string;
  readonly settings: FormSettings;
}): Promise<Finding[]> {
  return settingsMissingFromPublished({ version, definition: openStored(definition) }, settings);
}
