import type { AddressField } from '#form/schema/field/address.ts';
import type { TableEntryField } from '#form/schema/field/tableEntry.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Fault } from '#form/value/fault.ts';

export type AddressPart = NonNullable<AddressField['parts']>[number];

const usuallyRequired: readonly AddressPart[] = ['line1', 'city', 'country'];

/** In the order in which they are asked for. */
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

/** What nobody can leave out of an address that is still empty. A country that stood there is given. */
export function neededParts({ parts, default_country: country, ...field }: AddressField): AddressPart[] {
  return addressParts.filter(
    (part) =>
      isPartNeeded(field, part) &&
      (parts?.includes(part) ?? true) &&
      (part !== 'country' || country === undefined),
  );
}

/** Whether a control of a field is what its fault is about; `rest` is its name without the id of the field. */
export function isControlFaulty(field: KnownField, fault: Fault, rest: string, text: string): boolean {
  if (field.type === 'address')
    return isPartFaulty(fault, rest, isPartNeeded(field, rest) && text.trim() === '');
  // Whoever has chosen nothing need not write anything either.
  if (field.type === 'multiple_choice' && rest === 'other') return isOtherFaulty(fault);
  if (field.type !== 'table_entry') return true;
  const [row = 0, place = 0] = rest.split('.').map(Number);
  return isCellFaulty(field, fault, row, place);
}

/** Whether the fault is about the words beside "Other". */
export function isOtherFaulty({ code }: Fault): boolean {
  return code.startsWith('other_');
}

/** The part that is at fault; where nothing was written, all that an address needs. */
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

/** The cell that the fault names. One that is about the whole table is said of its first cell. */
export function isCellFaulty(
  { columns }: TableEntryField,
  { parameters: { row: named, column } = {} }: Fault,
  row: number,
  place: number,
): boolean {
  if (named === undefined || column === undefined) return row === 0 && place === 0;
  return named === row + 1 && columns[place]?.label === column;
}
