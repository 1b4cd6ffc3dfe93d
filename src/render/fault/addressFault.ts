import type { FaultMessage } from '#form/message/faultMessage.ts';
import { type AddressField, defaults } from '#form/type/address/settings.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { type Fault, fault } from '#form/value/fault.ts';
import type { PageLanguage } from '../view.ts';

export type AddressPart = NonNullable<AddressField['parts']>[number];

/** In the order of the inputs. */
const addressParts: readonly AddressPart[] = ['line1', 'line2', 'postal_code', 'city', 'state', 'country'];

export function isPartNeeded(field: AddressField, part: string): boolean {
  return fillDefaults(defaults, field).required_parts.some((each) => each === part);
}

/** The required parts of an empty address. A default country counts as given. */
export function neededParts(field: AddressField): AddressPart[] {
  const { parts, default_country: country } = fillDefaults(defaults, field);
  return addressParts.filter(
    (part) =>
      isPartNeeded(field, part) && parts.includes(part) && (part !== 'country' || country === undefined),
  );
}

/** Names the missing parts of an address, in the order of the inputs. */
export function missingParts(missing: readonly AddressPart[], texts: PageLanguage['texts']): Fault {
  return fault('address_part_missing', { part: missing.map((each) => texts[`address_${each}`]).join(', ') });
}

/** Names the parts in the fault of an address as the page does. */
export function partsByName(found: FaultMessage, texts: PageLanguage['texts']): FaultMessage {
  if (found.code !== 'address_part_missing') return found;
  const missing = String(found.parameters?.part).split(' ');
  return missingParts(
    addressParts.filter((part) => missing.includes(part)),
    texts,
  );
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
