import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { parseJson } from '../body/parseJson.ts';
import { readBody } from '../body/readBody.ts';
import { Problem } from '../problem.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { PartHandler } from './pageHandlers.ts';

const maxBytes = 500;

/** `POST /f/<id>/visits`: counts that a visitor started the form or completed one of its pages. */
export const takeVisit: PartHandler = async (pages, request, form, match) => {
  const { exchange } = request;
  requireMethod(match);
  // A beacon cannot set its media type, so the body is always parsed as JSON.
  const event = eventIn(parseJson(await readBody(exchange.request, maxBytes)), form);
  if (!request.test && availability(form, pages.clock()) === undefined) {
    if (event.page === undefined) pages.visits.start(form);
    else pages.visits.page(form, event.page);
  }
  exchange.addHeader('Cache-Control', 'no-store');
  exchange.response.writeHead(204, exchange.headers);
  exchange.response.end();
};

function eventIn(value: unknown, { definition }: PublishedForm): { page?: string } {
  if (typeof value === 'object' && value !== null && 'event' in value) {
    if (value.event === 'start') return {};
    if (value.event === 'page' && 'page' in value) {
      const page = definition.pages.find(({ id }) => id === value.page);
      if (page !== undefined) return { page: page.id };
    }
  }
  throw new Problem('body_malformed', {
    message: 'Send {"event":"start"} or {"event":"page","page":"<id of a page>"}.',
  });
}
