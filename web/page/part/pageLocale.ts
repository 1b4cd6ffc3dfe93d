import { localeOf } from '#render/locale.ts';
import type { PageData } from '#render/script/pageData.ts';
import { adoptMoneyStyle } from '#render/text/writtenNumber.ts';

let adopted: PageData['money'];

/** The locale of the page, in which amounts are written as the server told. */
export function pageLocale({ money }: PageData): string {
  const locale = localeOf(document.documentElement.lang);
  if (money !== undefined && money !== adopted) adoptMoneyStyle(money, locale);
  adopted = money;
  return locale;
}
