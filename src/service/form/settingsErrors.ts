import { checkedForm } from '#form/check/checkedForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { checkSettings } from '#form/check/settings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';

/** What the checker finds wrong with live settings, which take effect as soon as they are stored. */
export function settingsErrors(definition: FormDefinition, settings: FormSettings): Finding[] {
  return [...checkSettings(checkedForm(definition, settings))].filter(({ severity }) => severity === 'error');
}

/**
 * What the settings name that the published version does not have. No error: the document that comes with them has it,
 * and publishing that one mends it.
 */
export function settingsAhead(
  { version, definition }: { version: number; definition: FormDefinition },
  settings: FormSettings,
): Finding[] {
  return settingsErrors(definition, settings).map((finding) => ({
    ...finding,
    severity: 'warning',
    message: `Version ${version}, which visitors see until the next is published, lacks what a setting names. ${finding.message}`,
  }));
}
