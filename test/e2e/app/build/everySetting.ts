import type { Locator } from 'playwright-core';
import type { FieldType } from '#form/value/kinds.ts';

/** One act in the panel. */
export type Step = (panel: Locator) => Promise<void>;

const fill =
  (label: string, text: string): Step =>
  async (panel) =>
    await panel.getByLabel(label, { exact: true }).fill(text);
const choose =
  (label: string, option: string): Step =>
  async (panel) => {
    await panel.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  };
const turn =
  (name: string): Step =>
  async (panel) =>
    await panel.getByRole('switch', { name, exact: true }).click();
const pick =
  (group: string, name: string): Step =>
  async (panel) =>
    await panel
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
      .click();
const chip =
  (group: string, name: string): Step =>
  async (panel) =>
    await panel
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name, exact: true })
      .click();
const press =
  (name: string): Step =>
  async (panel) =>
    await panel.getByRole('button', { name, exact: true }).click();

const picture = {
  name: 'red.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const upload =
  (label: string): Step =>
  async (panel) => {
    const chosen = panel.page().waitForEvent('filechooser');
    await panel.getByRole('button', { name: `${label}: Choose picture` }).click();
    await (await chosen).setFiles(picture);
    await panel.getByLabel('Description of the picture').waitFor();
  };

const alike = [fill('Description', 'More'), turn('Required'), pick('Width', 'Half')];
const everyField = [fill('Question', 'Changed'), ...alike, fill('Key', 'asked')];
/** Steps that are the same for many types, and the settings that they give. */
export const alikeSteps: ReadonlySet<Step> = new Set(alike);
export const alikeSettings = ['description', 'required', 'width'] as const;

const typed = [fill('Placeholder', 'Here'), fill('Default answer', 'a')];
const addOption = (label: string): readonly Step[] => [
  press('Add option'),
  async (panel) => {
    await panel
      .getByLabel(/^Option \d+$/)
      .last()
      .fill(label);
  },
];
const details = (name: string) => press(`Settings of ${name}`);

/** Steps that give a field every setting of its type. */
export const fieldSteps: Readonly<Record<FieldType, readonly Step[]>> = {
  one_line_input: [
    ...everyField,
    ...typed,
    choose('Accepts', 'A number'),
    fill('Smallest number', '-1,5'),
    fill('Largest number', '9'),
    choose('Accepts', 'A pattern'),
    fill('Pattern', '[a-z]+'),
    fill('Message for other answers', 'Small letters.'),
    fill('Characters at least', '1'),
    fill('Characters at most', '20'),
  ],
  comment: [
    ...everyField,
    ...typed,
    fill('Characters at least', '1'),
    fill('Characters at most', '20'),
    fill('Height in lines', '6'),
  ],
  email: [
    ...everyField,
    ...typed,
    fill('Only these domains', 'Example.org\nexample.net'),
    fill('None of these domains', 'example.com'),
  ],
  phone: [
    ...everyField,
    ...typed,
    choose('Country', 'Germany'),
    choose('Only numbers of these countries', 'Germany'),
    choose('Only numbers of these countries', 'Austria'),
  ],
  date: [
    ...everyField,
    choose('Earliest day', 'Today'),
    choose('Latest day', 'On a date'),
    fill('Latest day: date', '2030-12-31'),
    chip('Days of the week', 'Sun'),
    choose('Day at the beginning', 'Days after today'),
    fill('Day at the beginning: number of days', '14'),
  ],
  time: [
    ...everyField,
    fill('Earliest time', '09:00'),
    fill('Latest time', '18:00'),
    fill('Minutes between times', '30'),
    fill('Time at the beginning', '10:00'),
  ],
  address: [
    ...everyField,
    chip('Parts', 'State'),
    chip('Parts that an address must have', 'Postcode'),
    choose('Only addresses in these countries', 'France'),
    choose('Country at the beginning', 'France'),
  ],
  hidden: [
    fill('Name', 'Changed'),
    fill('Name in the page address', 'source'),
    fill('Formula', '1 + 1'),
    fill('Value where the link gives none', 'none'),
    fill('Key', 'asked'),
  ],
  rich_text: [
    fill('Text', '# Changed'),
    fill('Name', 'Changed'),
    pick('Width', 'Third'),
    fill('Key', 'asked'),
  ],
  multiple_choice: [
    ...everyField,
    ...addOption('Red'),
    details('Red'),
    async (panel) => {
      const option = panel.getByRole('list', { name: 'Options' }).getByRole('listitem').first();
      await option.getByLabel('Description', { exact: true }).fill('Warm');
      await upload('Picture')(option);
      await option.getByLabel('Description of the picture').fill('A red square');
    },
    ...addOption('Blue'),
    press('Prices'),
    fill('Price of Red', '12.50'),
    turn('Several answers'),
    fill('Options at least', '1'),
    fill('Options at most', '2'),
    turn('Offer “Other”'),
    fill('Label', 'Else'),
    fill('Price', '3'),
    fill('Characters at most', '50'),
    fill('Value', 'else'),
    pick('Layout', 'Columns'),
    turn('Shuffle options'),
    chip('Chosen at the beginning', 'Red'),
  ],
  dropdown: [
    ...everyField,
    ...addOption('Small'),
    ...addOption('Large'),
    details('Large'),
    async (panel) => {
      const option = panel.getByRole('list', { name: 'Options' }).getByRole('listitem').nth(1);
      await option.getByLabel('Description', { exact: true }).fill('For two');
      await option.getByLabel('Value', { exact: true }).fill('l');
    },
    press('Prices'),
    fill('Price of Large', '2'),
    fill('Placeholder', 'Choose'),
    pick('Search in the list', 'Always'),
    turn('Shuffle options'),
    choose('Chosen at the beginning', 'Large'),
  ],
  rating: [
    ...everyField,
    fill('Best rating', '7'),
    pick('Symbol', 'Heart'),
    pick('Steps', 'Half'),
    fill('What the lowest means', 'Bad'),
    fill('What the highest means', 'Good'),
    fill('Rating at the beginning', '3.5'),
  ],
  nps: [...everyField, fill('What 0 means', 'Never'), fill('What 10 means', 'Surely')],
  slider: [
    ...everyField,
    fill('Smallest number', '10'),
    fill('Largest number', '50'),
    fill('Step', '5'),
    fill('Unit', 'km'),
    fill('What the lowest means', 'Near'),
    fill('What the highest means', 'Far'),
    fill('Number at the beginning', '20'),
  ],
  file_upload: [
    ...everyField,
    chip('File types', 'Pictures'),
    fill('Other types, by their endings', 'PDF, .csv'),
    fill('Files at most', '3'),
    fill('Files at least', '2'),
    fill('Size of one file at most', '2.5'),
    turn('Signature'),
  ],
  table_entry: [
    ...everyField,
    fill('Rows at least', '1'),
    fill('Rows at most', '5'),
    fill('Button that adds a row', 'Add a guest'),
    press('Add column'),
    fill('Column 1', 'Meal'),
    details('Meal'),
    choose('Cells hold', 'Choice'),
    ...addOption('Soup'),
    turn('Required in each row'),
    press('Add row'),
    fill('Row 1', 'Monday'),
  ],
  credit_card: [
    fill('Question', 'Changed'),
    fill('Description', 'More'),
    async (panel) => {
      await panel.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    },
    fill('Amount', '25,50'),
    fill('Formula for the amount', '2 * 12.5'),
    fill('What is paid for', 'Tickets'),
    pick('Width', 'Half'),
    fill('Key', 'asked'),
  ],
  calendly: [
    ...everyField,
    fill('Address of the calendar', 'https://calendly.com/name/30min'),
    pick('The calendar opens', 'In the page'),
  ],
};

export const formSteps: readonly Step[] = [
  fill('Title', 'Changed'),
  fill('Description', 'More'),
  choose('Shown', 'One question at a time'),
  turn('Go on after a choice'),
  choose('Language', 'Deutsch · German'),
  turn('Progress'),
  turn('Time needed'),
  turn('Keep answers in the browser'),
  turn('Save for later'),
];

export const pageSteps: readonly Step[] = [fill('Heading', 'Changed'), fill('Description', 'More')];

export const endingSteps: readonly Step[] = [
  fill('Heading', 'Changed'),
  fill('Message', 'Thank you'),
  fill('What it says', 'Go on'),
  fill('Where it leads', 'https://example.org/'),
  turn('Tick above the heading'),
  upload('Picture'),
  fill('Description of the picture', 'A red square'),
  turn('List the answers'),
  turn('Offer to answer again'),
  turn('Offer to share the form'),
  fill('Redirect', 'https://example.org/thanks'),
  fill('Seconds before the redirect', '5'),
];
