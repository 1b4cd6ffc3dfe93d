import { dataId } from '#render/pageNames.ts';
import type { PageData } from '#render/script/pageData.ts';
import { keepPresses } from '#ui/press/keepPresses.ts';
import { enhanceFields } from './enhance/enhanceFields.ts';
import { noHost } from './host.ts';
import { Journey } from './journey.ts';
import { LivePage } from './livePage.ts';
import { loadParts } from './parts.ts';
import { StoredAnswers, startedOverKey, storage } from './storedAnswers.ts';
import { Turn } from './turn.ts';

/*
 * Progressive enhancement of a form's page. The page works without it, so a failure here leaves the page as the
 * server rendered it.
 */
// Days are cells, and options are items of a list.
keepPresses('button,a,label,input,td,li');
void begin();

async function begin(): Promise<void> {
  const data: PageData = JSON.parse(document.getElementById(dataId)?.textContent ?? '');
  const element = document.querySelector('form');
  if (element === null) return;
  const isPlain = parent === self && origin !== 'null';
  const frame = isPlain ? undefined : await import('./frame.ts');
  if (await frame?.leavesToBrowser(element, data)) return;
  const parts = await loadParts(data.parts);
  // Evaluating the parts is one task and starting the form another, so that the page reacts in between.
  const turn = new Turn();
  await turn.end();
  const page = new LivePage(data, parts, element);
  await turn.rest();
  const stored = new StoredAnswers(page);
  // A resume link brings back the answers with their step; newer ones in this browser come first.
  const step = stored.restore() ?? data.resumed?.step;
  const host = frame?.joinHost() ?? noHost;
  if (data.once) (await import('./browserToken.ts')).giveToken(page, stored);
  let journey: Journey | undefined;
  await enhanceFields(page, stored.restored, turn, () => {
    journey = new Journey(page, stored, host);
    journey.begin(step);
  });
  if (data.texts.partial !== undefined) (await import('./keepPartial.ts')).keepPartial(page);
  if (data.texts.saving !== undefined)
    (await import('./ending/saveLater.ts')).saveInPlace(page, () => journey?.step ?? '');
  if (storage((area) => area.getItem(startedOverKey), 'sessionStorage'))
    (await import('./startOver.ts')).focusAfterStartOver(page);
  if (step !== undefined) (await import('./startOver.ts')).offerStartOver(page, stored);
}
