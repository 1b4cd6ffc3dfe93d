import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { fieldsOf } from '#form/definition/document.ts';
import { eventually } from '../../../support/eventually.ts';
import type { Owned } from '../journey.ts';

/** A form whose draft the tests change in the app and read by the API. */
export interface OpenDraft {
  readonly page: Page;
  readonly panel: Locator;
  /** The draft as it is stored. */
  stored(): Promise<FormDefinition>;
  /** Waits until the stored draft is as expected. */
  storedAs(isExpected: (draft: FormDefinition) => boolean, about: string): Promise<FormDefinition>;
  /** The stored field. */
  field(id: string): Promise<Field>;
}

/** Creates a form with a draft and opens it. */
export async function openDraft(
  { organization, client, page }: Owned,
  draft: FormDefinition,
): Promise<OpenDraft> {
  const { workspaces } = await client.ask('organization', { organization });
  const workspace = workspaces[0]?.id ?? '';
  const { id: form } = await client.ask(
    'createForm',
    { organization },
    { workspace, name: 'Panel', template: null },
  );
  const params = { organization, form };
  const { revision } = await client.ask('form', params);
  await client.ask('saveDraft', params, { revision, definition: draft });
  await page.goto(`${client.url}/app/o/${organization}/f/${form}`);
  const panel = page.locator('.panel');
  await panel.waitFor();
  const stored = async () => (await client.ask('form', params)).definition as FormDefinition;
  return {
    page,
    panel,
    stored,
    async storedAs(isExpected, about) {
      let current: FormDefinition | undefined;
      const look = async () => {
        current = await stored();
        return isExpected(current) && current;
      };
      return await eventually(look, () => `${about}: ${JSON.stringify(current)}`);
    },
    async field(id) {
      const found = [...fieldsOf(await stored())].find((field) => field.id === id);
      assert.ok(found !== undefined, id);
      return found;
    },
  };
}

/** Selects a page or a field in the outline, or `form` or `ending` in the panel. */
export async function select(page: Page, name: string, add = false): Promise<void> {
  if (name === 'form' || name === 'ending') {
    const back = page.getByRole('button', { name: 'Settings of the form' });
    if ((await back.count()) > 0) await back.click();
    if (name === 'ending') await page.locator('.panel-link').click();
    return;
  }
  const outline = page.getByRole('button', { name: 'Outline', exact: true });
  if ((await outline.getAttribute('aria-pressed')) !== 'true') await outline.click();
  const row = page.locator(`[data-row-field="${name}"], [data-row-page="${name}"]`);
  await row.click(add ? { modifiers: ['ControlOrMeta'] } : {});
}

/** Opens every section of the panel. They stay open for what is selected next. */
export async function openSections(panel: Locator): Promise<void> {
  for (const name of ['Common', 'Checks', 'Appearance', 'Advanced']) {
    const title = panel.locator('summary').filter({ hasText: name });
    if ((await title.count()) > 0 && (await title.locator('..').getAttribute('open')) === null)
      await title.click();
  }
}
