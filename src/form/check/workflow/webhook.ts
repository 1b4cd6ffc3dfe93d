import { parseTemplate } from '../../formula/template.ts';
import type { ActionSettingsOf } from '../../schema/workflow/actions.ts';
import { repeated } from '../field/repeated.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { shortened } from '../nameOf.ts';

export function* checkWebhook(action: ActionSettingsOf<'webhook'>, location: Location): Generator<Finding> {
  const { url, body, format, names, headers = [], method = 'POST' } = action;
  const filled = parseTemplate(url)
    .map((part) => ('text' in part ? part.text : 'x'))
    .join('');
  const parsed = URL.parse(filled);
  if (parsed === null || parsed.username !== '' || parsed.password !== '')
    yield finding(
      'webhook_url_invalid',
      within(location, '.url'),
      parsed === null
        ? `"${shortened(url)}" is not a web address; use a full one, such as https://example.org/hook.`
        : 'The address of a webhook must not hold a user name or password; use the header Authorization with a secret.',
    );
  if (format !== undefined && (body !== undefined || method === 'GET'))
    yield finding(
      'setting_unused',
      within(location, '.format'),
      body === undefined
        ? 'format has no effect, because a GET request has no body; delete it.'
        : 'format has no effect beside a body of your own; delete one of them.',
    );
  if (names !== undefined && (format !== 'form' || body !== undefined || method === 'GET'))
    yield finding(
      'setting_unused',
      within(location, '.names'),
      'names has no effect without the standard body in the format form; set format: form, or delete it.',
    );
  if (body !== undefined && method === 'GET')
    yield finding(
      'setting_unused',
      within(location, '.body'),
      'body has no effect, because a GET request has none; use POST, or delete it.',
    );
  const places = headers.map(({ name: header }, index) => ({ header, index }));
  // The request takes the last of several.
  for (const { item } of repeated(places.toReversed(), ({ header }) => header.toLowerCase()))
    yield finding(
      'setting_unused',
      within(location, `.headers[${item.index}]`),
      `The header ${shortened(item.header)} has no effect, because it comes again below; delete one of them.`,
    );
}
