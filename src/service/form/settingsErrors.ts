import { checkedForm } from '#form/check/checkedForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { checkSettings } from '#form/check/settings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';

/** Checker errors in live settings, which take effect as soon as they are stored. */
export function settingsErrors(definition: FormDefinition, settings: FormSettings): Finding[] {
  return [...checkSettings(checkedForm(definition, settings))].filter(({ severity }) => severity === 'error');
}

/**
 * Settings that refer to parts missing from the published version. These are warnings, not errors: the new draft
 * contains those parts, so publishing it resolves them.
 */
export function settingsMissingFromPublished(
  { version, definition }: { version: number; definition: FormDefinition },
  settings: FormSettings,
): Finding[] {
  return settingsErrors(definition, settings).map((finding) => ({
    ...finding,
    severity: 'warning',
    message: `Version ${version}, which visitors see until the next is published, lacks what a setting names. ${finding.message}`,
  }));
}
