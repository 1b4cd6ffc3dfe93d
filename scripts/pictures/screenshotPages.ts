import type { Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { languages } from '#form/message/languages.ts';
import { Assets } from '#http/site/assets.ts';
import { renderFormPage } from '#render/page.ts';
import { qrCode } from '#render/share/qrCode.ts';
import { renderStatusPage, type Status } from '#render/status/statusPage.ts';
import { everyField } from '#render/testing/everyField.ts';
import { pageView } from '#render/testing/pageView.ts';
import { sentStatus } from '#render/testing/sentStatus.ts';
import type { PageLanguage } from '#render/view.ts';

export interface PicturedPage {
  readonly text: string;
  /** A selector for the focused element. */
  readonly focus?: string;
  /** Whether the page runs its script, and what the visitor does before the screenshot. */
  readonly isLive?: boolean;
  act?(page: Page): Promise<void>;
}

/** A valid value in every field. */
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

/** Values in most fields, many of them invalid. */
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

const ending: FormDefinition['ending'] = {
  title: 'See you soon, [field1]',
  message:
    'We look forward to **[field6]**. Read [how to get here](https://example.org/way) before you leave.',
  summary: true,
  button: { label: 'Discover the house', url: 'https://example.org/' },
  again: true,
  share: true,
};

const statuses: Record<string, Status> = {
  closed: { kind: 'closed' },
  full: { kind: 'full' },
  disabled: { kind: 'disabled' },
  notFound: { kind: 'not_found' },
  answered: { kind: 'already_answered' },
  notSent: { kind: 'not_sent' },
  notOpen: { kind: 'not_open_yet', opens: { local: '2026-12-31T18:00', timeZone: 'Europe/Berlin' } },
  password: { kind: 'password', action: '/f/x', wrong: true },
  sent: sentStatus({ ...everyField, ending: {} }, fine, { test: true }),
  sentSummary: sentStatus({ ...everyField, ending }, fine),
  saved: {
    kind: 'saved',
    link: 'https://forms.example.org/f/k3x9m2ab?resume=AmFb0mFbR1Jl9Yx8Vw7Ut6Sr5Qp4On3Ml2Kj1Ih0Gf9',
    until: '2026-12-31',
    form: 'A stay by the lake',
    qrCode: await qrCode('https://forms.example.org/f/k3x9m2ab?resume=AmFb0mFbR1Jl9Yx8Vw7Ut6'),
  },
};

const themed: FormDefinition = {
  ...everyField,
  theme: { accent: '#b4235a', paper: '#fffaf3', radius: 14, font: 'serif', css: '.label{font-weight:500}' },
};

/** Lists, tables and sliders as enhanced by the script. */
const additions: FormDefinition = {
  format: 2,
  title: 'A stay by the lake',
  display: 'all_at_once',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'table_entry',
          label: 'Guests',
          columns: [
            { id: 'column1', label: 'Name' },
            { id: 'column2', label: 'Born', type: 'date' },
            { id: 'column3', label: 'Swims', type: 'checkbox' },
          ],
        },
        { id: 'field2', type: 'slider', label: 'Sleep', max: 12, default: 8, unit: 'h' },
        { id: 'field3', type: 'slider', label: 'Way', max: 200, unit: 'km', low_label: 'Near' },
        { id: 'field4', type: 'rating', label: 'Stars', default: 3 },
        { id: 'field5', type: 'nps', label: 'Would you tell a friend?' },
        {
          id: 'field6',
          type: 'multiple_choice',
          label: 'Meals',
          multiple: true,
          max: 2,
          default: ['a', 'b'],
          options: ['a', 'b', 'c'].map((value) => ({ value, label: `Meal ${value}` })),
        },
        { id: 'field7', type: 'comment', label: 'Remarks', max_length: 200, default: 'A quiet room.' },
        {
          id: 'field8',
          type: 'dropdown',
          label: 'City',
          options: 'Aachen Berlin Bonn Bremen Dresden Essen Halle Kiel Köln Mainz Ulm'
            .split(' ')
            .map((city) => ({ value: city, label: city })),
        },
        { id: 'field9', type: 'one_line_input', label: 'Anything else?' },
      ],
    },
  ],
};

const gift: FormDefinition = {
  format: 2,
  title: 'Support our work',
  description: 'Every gift keeps the boats afloat.',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'credit_card', label: 'Payment', currency: 'EUR', amount: '25.00' },
      ],
    },
  ],
};

const assets = new Assets();

function scripted(definition: FormDefinition, pageLanguage: Partial<PageLanguage> = {}): string {
  const { file = '', needs = [] } = assets.entry('page/main') ?? {};
  const script = () => ({ source: `/assets/${file}`, preload: needs.map((each) => `/assets/${each}`) });
  return renderFormPage({ ...pageView(definition), ...pageLanguage, script });
}

/** Every public page, by a unique name. */
export async function screenshotPages(): Promise<Record<string, PicturedPage>> {
  const pages: Record<string, PicturedPage> = {
    themed: { text: renderFormPage(pageView(themed, { sent: fine })) },
    focused: { text: renderFormPage(pageView(everyField)), focus: '#field3' },
  };
  for (const language of ['en', 'ar']) {
    const pageLanguage = await pageLanguageOf(language);
    const end = language === 'en' ? '' : '-rtl';
    const languageLinks = [...languages.keys()].map((each) => ({ language: each, href: `?lang=${each}` }));
    const view = (sent?: typeof fine) => ({
      ...pageView(everyField, sent === undefined ? {} : { sent }),
      ...pageLanguage,
      languages: languageLinks.slice(0, 4),
    });
    pages[`empty${end}`] = { text: renderFormPage(view()) };
    pages[`filled${end}`] = { text: renderFormPage({ ...view(fine), faults: new Map() }) };
    pages[`faulty${end}`] = { text: renderFormPage({ ...view(wrong), test: true }) };
    const given = { ...pageView(gift), ...pageLanguage };
    pages[`unpaid${end}`] = { text: renderFormPage({ ...given, unpaid: 'always' }) };
    pages[`unpaid-sometimes${end}`] = { text: renderFormPage({ ...given, unpaid: 'sometimes' }) };
    pages[`unpaid-refused${end}`] = { text: renderFormPage({ ...given, notice: 'payment_refused' }) };
    pages[`live-first${end}`] = { isLive: true, text: scripted(everyField, pageLanguage) };
    pages[`live-refused${end}`] = {
      isLive: true,
      text: scripted(everyField, pageLanguage),
      act: async (page) => await page.locator('.foot .button').last().click(),
    };
    pages[`live-additions${end}`] = {
      isLive: true,
      text: scripted(additions, pageLanguage),
      act: async (page) => {
        if ((await page.locator('[role=combobox]').count()) > 0)
          await page.locator('[role=combobox]').click();
      },
    };
    for (const [name, status] of Object.entries(statuses))
      pages[`status-${name}${end}`] = {
        text: renderStatusPage({ ...pageLanguage, status, definition: everyField }),
      };
  }
  return pages;
}

async function pageLanguageOf(tag: string): Promise<PageLanguage> {
  const language = languages.get(tag);
  if (language === undefined) throw new Error(`${tag} is no language of the page`);
  return { language: tag, direction: language.direction, ...(await language.load()) };
}
