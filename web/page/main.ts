import { dataId, type PageData } from '#render/script/pageData.ts';
import { giveToken } from './browserToken.ts';
import { enhanceFields } from './enhance/enhancers.ts';
import { joinHost } from './frame.ts';
import { Journey } from './journey.ts';
import { Keep } from './keep.ts';
import { LivePage } from './livePage.ts';
import { loadParts } from './parts.ts';
import { offerStartOver } from './startOver.ts';

/*
 * Makes the page of a form live. Everything works without it, so whatever goes wrong before the form is taken over
 * leaves the page as the server made it.
 */
void begin();

async function begin(): Promise<void> {
  const data: PageData = JSON.parse(document.getElementById(dataId)?.textContent ?? '');
  const element = document.querySelector('form');
  if (element === null) return;
  await loadParts(data.parts);
  const page = new LivePage(data, element);
  const keep = new Keep(page);
  const step = keep.restore();
  enhanceFields(page, keep.restored);
  giveToken(page);
  const journey = new Journey(page, keep);
  journey.begin(step);
  if (step !== undefined) offerStartOver(page, keep);
  joinHost();
}
