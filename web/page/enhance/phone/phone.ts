import { callingCodeIn, callingCodeOf, countryOfNumber } from '#form/type/phone/countryOfNumber.ts';
import { internationalNumber } from '#form/type/phone/internationalNumber.ts';
import type { PhoneField } from '#form/type/phone/settings.ts';
import type { EnhancePage } from '../page.ts';
import { onFirstUse } from '../picker/onFirstUse.ts';

/** Handed over to the lazy chunk, which would split this part into two files if it imported them. */
const numbers = { callingCodeIn, callingCodeOf, countryOfNumber, internationalNumber };

/** The rules of telephone numbers that the part shares with its lazy chunk. */
export type PhoneNumbers = typeof numbers;

/** A list of countries beside the number, which is grouped while it is typed. */
export function enhance(field: HTMLElement, definition: PhoneField, page: EnhancePage): void {
  onFirstUse(
    field,
    () => import('./phoneBox.ts'),
    ({ addPhoneBox }) => addPhoneBox(field, definition, page, numbers),
  );
}
