import type { PhoneField } from '#form/type/phone/settings.ts';
import { countries } from '#form/value/countries.ts';
import { helpId } from '#render/field/ids.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from '../page.ts';
import { addStyle } from '../picker/addStyle.ts';
import { caretAfter, formatNumber } from './formatNumber.ts';
import { phoneStyle } from './phone.css.ts';
import type { PhoneNumbers } from './phone.ts';

export function addPhoneBox(
  field: HTMLElement,
  definition: PhoneField,
  { page, texts }: EnhancePage,
  numbers: PhoneNumbers,
): void {
  const { callingCodeOf, countryOfNumber, internationalNumber } = numbers;
  const format = (text: string, country?: string) => formatNumber(numbers, text, country);

  const box = field.querySelector<HTMLInputElement>('input[type=tel]');
  const frame = box?.parentElement;
  if (box === null || frame == null) return;
  addStyle(phoneStyle);
  const names = countryNames(document.documentElement.lang);
  // Numbers run from left to right in every language, and so does the box around them.
  frame.dir = 'ltr';
  frame.className = 'phone-box';
  const button = createElement('button', { type: 'button', className: 'phone-country' });
  button.setAttribute('aria-haspopup', 'dialog');
  button.ariaExpanded = 'false';
  // The number comes first for the keyboard, the country stands first for the eye.
  frame.append(button);
  // The country need not be typed any more.
  if (definition.default_country === undefined) hideHelp(definition.id);

  const codes = countriesOf(definition, numbers);
  const given = definition.default_country ?? page.element.dataset.country ?? '';
  const likely = codes.includes(given) ? given : codes.length === 1 ? codes[0] : undefined;
  let country = likely;
  const ownPlaceholder = box.placeholder;
  const showCountry = () => {
    const code = callingCodeOf(country ?? '');
    button.textContent = country ?? '+';
    const label = country === undefined ? [] : [`${country}, ${names.of(country)} +${code}`];
    button.ariaLabel = [texts.phone_country ?? '', ...label].join(': ');
    box.placeholder = ownPlaceholder || (code === undefined ? '' : `+${code}`);
  };
  const write = (text: string, before = text) => {
    if (box.value === text) return;
    box.value = text;
    const caret = caretAfter(before, text);
    if (document.activeElement === box) box.setSelectionRange(caret, caret);
  };
  const update = () => {
    const before = box.value.slice(0, box.selectionStart ?? box.value.length);
    const formatted = format(box.value, country);
    if (formatted !== undefined) write(formatted, before);
    const found = box.value.startsWith('+') ? countryOfNumber(box.value.replace(/[^\d+]/g, '')) : undefined;
    // Countries that share a code stay as they were chosen.
    if (found !== undefined && codes.includes(found) && !isSameStart(found)) country = found;
    showCountry();
  };
  /** Whether the chosen country has the same calling code and the number is too short to tell them apart. */
  const isSameStart = (found: string) =>
    country !== undefined &&
    callingCodeOf(country) === callingCodeOf(found) &&
    box.value.replace(/\D/g, '').length < (callingCodeOf(found)?.length ?? 0) + 3;
  /** A number without a country code gets that of the chosen country. */
  const complete = () => {
    const text = box.value.trim();
    const isCodeOnly = text.startsWith('+') && text.slice(1) === callingCodeOf(country ?? '');
    const number = isCodeOnly ? '' : internationalNumber(text, country);
    const written = number === undefined ? undefined : (format(number) ?? number);
    if (written === undefined || written === box.value) return;
    box.value = written;
    dispatchChange(box);
  };

  box.addEventListener('input', update);
  // Browsers fire no change event for a code that the list has put there.
  box.addEventListener('blur', complete);
  box.addEventListener('keydown', ({ key }) => key === 'Enter' && complete());
  onAnswer(box, update);

  const open = async () => {
    const { openCountries } = await import('./countryPopup.ts');
    if (button.ariaExpanded === 'true') return;
    button.ariaExpanded = 'true';
    openCountries({
      frame,
      codes,
      names,
      callingCodeOf,
      likely,
      chosen: country,
      texts,
      onChoose(chosen) {
        const old = callingCodeOf(country ?? '');
        const digits = box.value.replace(/[^\d+]/g, '');
        const national = digits.startsWith('+')
          ? digits.slice(1 + (old?.length ?? 0))
          : digits.replace(/^0/, '');
        country = chosen;
        box.focus();
        const text = `+${callingCodeOf(chosen)}${national}`;
        box.value = format(text) ?? text;
        box.setSelectionRange(box.value.length, box.value.length);
        showCountry();
        box.dispatchEvent(new Event('input', { bubbles: true }));
      },
      onClose(isDone) {
        button.ariaExpanded = 'false';
        if (isDone) button.focus();
      },
    });
  };
  button.onclick = () => void open();
}

/** Hides the sentence of the help that asks for the country code; the author's own description comes before it. */
function hideHelp(id: string): void {
  document.getElementById(helpId(id))?.lastElementChild?.setAttribute('hidden', '');
}

/** The countries whose numbers the field accepts. */
function countriesOf(
  { countries: accepted }: PhoneField,
  { callingCodeOf }: Pick<PhoneNumbers, 'callingCodeOf'>,
): readonly string[] {
  return (accepted ?? countries).filter((code) => callingCodeOf(code) !== undefined);
}

function countryNames(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(language, { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}
