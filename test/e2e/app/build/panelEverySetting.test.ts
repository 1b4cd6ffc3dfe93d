import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { elsewhere, settingsToOffer } from '#admin/screen/form/build/panel/table/testing/settingPaths.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { fieldsOf } from '#form/definition/document.ts';
import { definition, definitionShape } from '#form/schema/definition.ts';
import { endingShape } from '#form/schema/ending.ts';
import { fieldSchemas } from '#form/schema/field.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import { holds } from '../../../support/eventually.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { describeInBrowser } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { alikeSettings, alikeSteps, endingSteps, fieldSteps, formSteps, pageSteps } from './everySetting.ts';
import { type OpenDraft, openDraft, openSections, select } from './panelSteps.ts';

/** Settings without effect in these types, which the panel shows only where an import has set them. */
const withoutEffect: Readonly<Record<string, readonly string[]>> = {
  hidden: ['description', 'required', 'width'],
  rich_text: ['description', 'required'],
  credit_card: ['required'],
};

const start: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'First',
      fields: fieldTypes.map(
        (type, index) =>
          ({
            id: `field${index + 101}`,
            type,
            label: type,
            ...(['multiple_choice', 'dropdown'].includes(type) ? { options: [] } : {}),
            ...(type === 'table_entry' ? { columns: [] } : {}),
          }) as Field,
      ),
    },
  ],
};

describeInBrowser('every setting of a form in its panel', () => {
  let journey: Journey;
  let draft: OpenDraft;
  before(async () => {
    journey = await beginJourney();
    draft = await openDraft(await journey.own(), start);
    await openSections(draft.panel);
  });
  after(async () => await journey.end());

  for (const [index, type] of fieldTypes.entries())
    test(`${type}: all settings are set, stored and shown again after a reload`, async () => {
      const id = `field${index + 101}`;
      await select(draft.page, id);
      await openSections(draft.panel);
      // One control gives all types what is alike, so one type shows it, and each in full runs.
      const withAlike = isFullRun || index === 0;
      const left: readonly string[] = [...(withoutEffect[type] ?? []), ...(withAlike ? [] : alikeSettings)];
      for (const step of fieldSteps[type]) if (withAlike || !alikeSteps.has(step)) await step(draft.panel);
      const wanted = settingsToOffer(fieldSchemas[type].shape, elsewhere.field).filter(
        (path) => !left.includes(path),
      );
      const field = ({ pages }: FormDefinition) => pages[0]?.fields[index];
      const stored = await draft.storedAs(
        (current) => missing(field(current), wanted).length === 0,
        wanted.join(' '),
      );
      assert.deepEqual(missing(field(stored), wanted), []);
      assert.equal(definition.safeParse(stored).success, true);
    });

  test('the form, its page and its ending: all settings are set and stored', async () => {
    const parts = [
      ['form', formSteps, settingsToOffer(definitionShape, elsewhere.form), (all: FormDefinition) => all],
      [
        'page1',
        pageSteps,
        settingsToOffer(definitionShape.pages.element.shape, elsewhere.page),
        ({ pages }: FormDefinition) => pages[0],
      ],
      [
        'ending',
        endingSteps,
        settingsToOffer(endingShape, elsewhere.ending),
        ({ ending }: FormDefinition) => ending,
      ],
    ] as const;
    for (const [name, steps, wanted, part] of parts) {
      await select(draft.page, name);
      await openSections(draft.panel);
      for (const step of steps) await step(draft.panel);
      await draft.storedAs(
        (current) => missing(part(current), wanted).length === 0,
        `${name} ${wanted.join(' ')}`,
      );
    }
  });

  test('after a reload the panels show what was set', async () => {
    const before = await draft.stored();
    await draft.page.reload();
    await draft.panel.waitFor();
    for (const [index, { id, type }] of [...fieldsOf(before)].entries()) {
      // The panel reads all types alike; full runs see each.
      if (!isFullRun && index % 4 !== 0) continue;
      await select(draft.page, id);
      await openSections(draft.panel);
      const label = ['hidden', 'rich_text'].includes(type) ? 'Name' : 'Question';
      await holds(async () =>
        assert.equal(await writtenIn(draft.panel.getByLabel(label, { exact: true })), 'Changed', type),
      );
      await holds(async () =>
        assert.equal(await draft.panel.getByLabel('Key', { exact: true }).inputValue(), 'asked', type),
      );
    }
    assert.deepEqual(await draft.stored(), before);
  });
});

/** The settings that a part of the draft does not have. */
/** The words of a control of the panel: an input, or a text in which answers are inserted. */
async function writtenIn(control: Locator): Promise<string> {
  return (await control.getAttribute('contenteditable')) === null
    ? await control.inputValue()
    : await control.innerText();
}

function missing(part: unknown, wanted: readonly string[]): string[] {
  return wanted.filter((path) => !has(part, path.split('.')));
}

function has(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (!key.endsWith('[]')) return has(Reflect.get(value, key), rest);
  const items: unknown = Reflect.get(value, key.slice(0, -2));
  return Array.isArray(items) && items.some((item) => has(item, rest));
}
