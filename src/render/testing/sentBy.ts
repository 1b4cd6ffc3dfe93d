import type { FormValues } from '#form/value/answer.ts';
import { type Element, elementsIn, textIn } from './parseHtml.ts';

/** The values a browser would send for the page as it is, with empty file inputs. */
export function sentBy(page: Element): FormValues {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value]);
  for (const element of elementsIn(page)) {
    const { name, attributes } = element;
    const sender = attributes.get('name');
    if (sender === undefined || name === 'meta') continue;
    if (name === 'select') add(sender, chosenIn(element));
    else if (name === 'textarea') add(sender, textIn(element).replace(/^\n/, '').replace(/\r?\n/g, '\r\n'));
    else if (name === 'input' && isSent(attributes)) add(sender, attributes.get('value') ?? '');
  }
  return values;
}

function isSent(attributes: ReadonlyMap<string, string>): boolean {
  const type = attributes.get('type');
  return (type !== 'radio' && type !== 'checkbox') || attributes.has('checked');
}

/** The first option if none is selected. */
function chosenIn(select: Element): string {
  const options = [...elementsIn(select)].filter(({ name }) => name === 'option');
  const chosen = options.filter(({ attributes }) => attributes.has('selected'));
  if (chosen.length > 1) throw new Error('two options are selected');
  return (chosen[0] ?? options[0])?.attributes.get('value') ?? '';
}
