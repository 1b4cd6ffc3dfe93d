import type { AddressField } from '#form/type/address/settings.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { TableEntryField } from '#form/type/tableEntry/settings.ts';
import { type Fault, fault } from '#form/value/fault.ts';
import type { PageLanguage } from '../view.ts';

export type AddressPart = NonNullable<AddressField['parts']>[number];

const usuallyRequired: readonly AddressPart[] = ['line1', 'city', 'country'];

/** In the order of the inputs. */
export const addressParts: readonly AddressPart[] = [
  'line1',
  'line2',
  'postal_code',
  'city',
  'state',
  'country',
];

export function isPartNeeded(
  { required_parts: needed }: Pick<AddressField, 'required_parts'>,
  part: string,
): boolean {
  return (needed ?? usuallyRequired).some((each) => each === part);
}

/** The required parts of an empty address. A default country counts as given. */
export function neededParts({ parts, default_country: country, ...field }: AddressField): AddressPart[] {
  return addressParts.filter(
    (part) =>
      isPartNeeded(field, part) &&
      (parts?.includes(part) ?? true) &&
      (part !== 'country' || country === undefined),
  );
}

/** Names the missing parts of an address, in the order of the inputs. */
export function missingParts(missing: readonly AddressPart[], texts: PageLanguage['texts']): Fault {
  return fault('address_part_missing', { part: missing.map((each) => texts[`address_${each}`]).join(', ') });
}

/** Whether a fault concerns this control of a field; `rest` is its name without the field id. */
export function isControlFaulty(field: KnownField, fault: Fault, rest: string, text: string): boolean {
  if (field.type === 'address')
    return isPartFaulty(fault, rest, isPartNeeded(field, rest) && text.trim() === '');
  // The text for "Other" is not needed while nothing is chosen.
  if (field.type === 'multiple_choice' && rest === 'other') return isOtherFaulty(fault);
  if (field.type !== 'table_entry') return true;
  const [row = 0, index = 0] = rest.split('.').map(Number);
  return isCellFaulty(field, fault, row, index);
}

/** Whether the fault concerns the text beside "Other". */
export function isOtherFaulty({ code }: Fault): boolean {
  return code.startsWith('other_');
}

/** The faulty part; if nothing was entered, all required parts. */
export function isPartFaulty({ code }: Fault, part: string, lacking: boolean): boolean {
  switch (code) {
    case 'address_part_missing':
    case 'required':
      return lacking;
    case 'country_invalid':
    case 'country_refused':
      return part === 'country';
    default:
      return true;
  }
}

/** The cell that the fault names. A fault of the whole table is shown at its first cell. */
export function isCellFaulty(
  { columns }: TableEntryField,
  { parameters: { row: named, column } = {} }: Fault,
  row: number,
  index: number,
): boolean {
  if (named === undefined || column === undefined) return row === 0 && index === 0;
  return named === row + 1 && columns[index]?.label === column;
}
