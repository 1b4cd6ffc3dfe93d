import type { FormDefinition } from '#form/definition/document.ts';
import { languages } from '#form/message/languages.ts';
import { renderFormPage } from '#render/page.ts';
import { renderStatusPage, type Status } from '#render/statusPage.ts';
import { everyField } from '#render/testing/everyField.ts';
import { pageView } from '#render/testing/pageView.ts';
import type { Speech } from '#render/view.ts';

export interface PicturedPage {
  readonly text: string;
  /** What has the focus, as a selector. */
  readonly focus?: string;
}

/** Something in every field, and nothing wrong with it. */
const fine = new Map([
  ['field1', ['Zoë Ångström']],
  ['field2', ['42']],
  ['field3', ['zoe@example.org']],
  ['field4', ['+49 30 901820']],
  ['field5', ['https://example.org']],
  ['field6', ['2026-12-24']],
  ['field7', ['16:45']],
  ['field8.line1', ['Am See 1']],
  ['field8.postal_code', ['50667']],
  ['field8.city', ['Köln']],
  ['field8.country', ['DE']],
  ['field12', ['paint']],
  ['field13', ['meat', 'fish']],
  ['field14', ['m']],
  ['field15', ['3']],
  ['field16', ['5']],
  ['field17', ['9']],
  ['field18', ['9']],
  ['field19', ['120']],
  ['field20', ['A quiet room, if there is one.\nWe come late.']],
  ['field22.0.0', ['Bo']],
  ['field22.0.1', ['2015-03-01']],
  ['field22.0.2', ['yes']],
  ['field23.0.0', ['a']],
  ['field23.0.1', ['09:30']],
  ['field24', ['https://calendly.com/events/abc']],
]);

/** Something in most fields, much of it wrong. */
const wrong = new Map([
  ['field2', ['abc']],
  ['field3', ['x@']],
  ['field4', ['12']],
  ['field5', ['nowhere']],
  ['field7', ['16:46']],
  ['field8.line1', ['Main Street 1']],
  ['field12', ['other']],
  ['field13', ['meat', 'fish', 'milk', 'nuts']],
  ['field19', ['99999']],
  ['field22.0.1', ['2020-01-01']],
  ['field24', ['x']],
]);

const statuses: Record<string, Status> = {
  closed: { kind: 'closed' },
  full: { kind: 'full' },
  disabled: { kind: 'disabled' },
  notFound: { kind: 'not_found' },
  answered: { kind: 'already_answered' },
  notSent: { kind: 'not_sent' },
  notOpen: { kind: 'not_open_yet', opens: { local: '2026-12-31T18:00', timeZone: 'Europe/Berlin' } },
  password: { kind: 'password', action: '/f/x', wrong: true },
  sent: { kind: 'sent', test: true, again: '/f/x' },
};

const themed: FormDefinition = {
  ...everyField,
  theme: { accent: '#b4235a', paper: '#fffaf3', radius: 14, font: 'serif', css: '.label{font-weight:500}' },
};

/** Every page that a visitor can meet, by a name of its own. */
export async function picturedPages(): Promise<Record<string, PicturedPage>> {
  const pages: Record<string, PicturedPage> = {
    themed: { text: renderFormPage(pageView(themed, { sent: fine })) },
    focused: { text: renderFormPage(pageView(everyField)), focus: '#field3' },
  };
  for (const language of ['en', 'ar']) {
    const speech = await speechOf(language);
    const end = language === 'en' ? '' : '-rtl';
    const languageLinks = [...languages.keys()].map((each) => ({ language: each, href: `?lang=${each}` }));
    const view = (sent?: typeof fine) => ({
      ...pageView(everyField, sent === undefined ? {} : { sent }),
      ...speech,
      languages: languageLinks.slice(0, 4),
    });
    pages[`empty${end}`] = { text: renderFormPage(view()) };
    pages[`filled${end}`] = { text: renderFormPage({ ...view(fine), faults: new Map() }) };
    pages[`faulty${end}`] = { text: renderFormPage({ ...view(wrong), test: true }) };
    for (const [name, status] of Object.entries(statuses))
      pages[`status-${name}${end}`] = { text: renderStatusPage({ ...speech, status, definition: everyField }) };
  }
  return pages;
}

async function speechOf(tag: string): Promise<Speech> {
  const language = languages.get(tag);
  if (language === undefined) throw new Error(`${tag} is no language of the page`);
  return { language: tag, direction: language.direction, ...(await language.load()) };
}
