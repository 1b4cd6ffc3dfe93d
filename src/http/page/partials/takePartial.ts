import { readAnswers } from '#form/answer/readAnswers.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { hostName, submissionName, ticketName, trapName } from '#render/pageNames.ts';
import { keepPartial } from '#service/collect/partial/keepPartial.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { Problem } from '../../problem.ts';
import { requireMethod } from '../../route/requireMethod.ts';
import { credentialsIn, requirePass } from '../gate.ts';
import { networkHashOf } from '../networkHashOf.ts';
import type { PartHandler } from '../pageHandlers.ts';
import { languageOf } from '../pageLanguageOf.ts';
import { ticketPagesOf } from '../request.ts';
import { contextOf } from '../show/answerContext.ts';
import { deviceOf } from '../submit/deviceOf.ts';
import { hostAddress } from '../submit/hostAddress.ts';
import { readTicket } from '../ticket.ts';
import { urlencodedBody } from '../urlencodedBody.ts';
import { visitorLocation } from '../visitorLocation.ts';

const maxBytes = 200_000;

/**
 * `POST /f/<id>/partials`: keeps the answers so far, in the body of a submission, where the form asks for it. Only the
 * page's script sends it; it answers nothing, and says nothing about what was kept.
 */
export const takePartial: PartHandler = async (pages, request, form, match) => {
  const { exchange } = request;
  if (form.settings.partial !== true || form.settings.privacy_mode === true) throw new Problem('not_found');
  requireMethod(match);
  const values = await urlencodedBody(exchange, maxBytes);
  await requirePass(pages, request, form, credentialsIn(pages, form, values));
  await pages.spam.limitOther(exchange.request, form, 'partial');
  const submissionId = values.get(submissionName)?.[0] ?? '';
  const shown = withFirstMatchingKey(pages.secrets(), (key) =>
    readTicket(key, ticketPagesOf(request, form), values.get(ticketName)?.[0]),
  );
  const isTrapped = (values.get(trapName)?.[0] ?? '') !== '';
  // Answers that come from no page of ours are nobody's.
  if (!request.test && shown !== undefined && uuidPattern.test(submissionId) && !isTrapped) {
    const { country, region, city } = await visitorLocation(pages, request, form);
    await keepPartial(pages.submissions, form, {
      submission_id: submissionId.toLowerCase(),
      readings: readAnswers(
        form.form,
        { values },
        contextOf(pages, form, () => undefined),
      ),
      visitor: {
        country,
        region,
        city,
        time_spent: Math.max(0, Math.floor((pages.clock() - shown) / 1000)),
        url:
          hostAddress(values.get(hostName)?.[0] ?? request.query.get(hostName)) ??
          `${pages.submissions.formsUrl}/f/${form.id}`,
      },
      device: deviceOf(exchange.request.headers['user-agent']),
      language: languageOf(
        form.definition,
        exchange.request.headers['accept-language'],
        request.query.get('lang') ?? undefined,
      ),
      network: networkHashOf(pages, request, form),
    });
  }
  exchange.addHeader('Cache-Control', 'no-store');
  exchange.response.writeHead(204, exchange.headers);
  exchange.response.end();
};
