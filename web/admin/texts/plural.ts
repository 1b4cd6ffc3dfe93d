import { cachedFormatter } from '#ui/format/cachedFormatter.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';

const rules = cachedFormatter(Intl.PluralRules);

/**
 * The form of a sentence for a count, by the rules of its language.
 *
 * @example plural('en', 1, { one: '1 form', other: '2 forms' }) === '1 form'
 */
export function plural(
  language: string,
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): string {
  return forms[rules(language, {}).select(count)] ?? forms.other;
}

/** A number as the language writes it. */
export function figure(language: string, value: number): string {
  return formatNumber(value, language);
}
