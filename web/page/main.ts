import { dataId } from '#render/pageNames.ts';
import type { PageData } from '#render/script/pageData.ts';
import { enhanceFields } from './enhance/enhanceFields.ts';
import { noHost } from './host.ts';
import { Journey } from './journey.ts';
import { anewName, Keep, storage } from './keep.ts';
import { LivePage } from './livePage.ts';
import { loadParts } from './parts.ts';

/*
 * Makes the page of a form live. Everything works without it, so whatever goes wrong before the form is taken over
 * leaves the page as the server made it.
 */
void begin();

async function begin(): Promise<void> {
  const data: PageData = JSON.parse(document.getElementById(dataId)?.textContent ?? '');
  const element = document.querySelector('form');
  if (element === null) return;
  const page = new LivePage(data, await loadParts(data.parts), element);
  const keep = new Keep(page);
  const step = keep.restore();
  enhanceFields(page, keep.restored);
  const isEmbedded = document.documentElement.dataset.embed !== undefined;
  const host = isEmbedded ? (await import('./frame.ts')).joinHost() : noHost;
  if (data.once) (await import('./browserToken.ts')).giveToken(page, keep);
  const journey = new Journey(page, keep, host);
  journey.begin(step);
  if (storage((place) => place.getItem(anewName), 'sessionStorage'))
    (await import('./startOver.ts')).arriveAnew(page);
  if (step !== undefined) (await import('./startOver.ts')).offerStartOver(page, keep);
}
