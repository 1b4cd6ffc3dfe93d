import type { Page } from 'playwright-core';
import type { AppScreen } from './appScreens.ts';
import type { Showcase } from './showcase.ts';

/** The states of the builder that no address leads to, or that need a form with everything in it. */
export function builderScreens({
  organization,
  builtForm,
  changedForm,
  draftForm,
}: Showcase): readonly AppScreen[] {
  const inside = `/app/o/${organization}/f`;
  const built = `${inside}/${builtForm}`;
  const changed = `${inside}/${changedForm}`;
  const row = (page: Page, field: string) => page.locator(`[data-row-field="${field}"]`);
  const press = async (page: Page, name: string | RegExp) =>
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  const shown = async (page: Page) =>
    await page.frameLocator('.canvas-frame').locator('main.sheet').waitFor();
  const screens: Readonly<Record<string, Pick<AppScreen, 'path' | 'act' | 'alike'>>> = {
    'build-empty': { alike: true, path: `${inside}/${draftForm}`, act: shown },
    'build-table': {
      path: built,
      act: async (page) => {
        await press(page, 'Outline');
        await row(page, 'field308').click();
        await page.getByRole('heading', { name: 'Table', exact: true }).waitFor();
        await shown(page);
      },
    },
    'build-several': {
      path: built,
      act: async (page) => {
        await press(page, 'Outline');
        await row(page, 'field301').click();
        await row(page, 'field303').click({ modifiers: ['ControlOrMeta'] });
        await page.getByRole('toolbar', { name: '2 fields selected' }).waitFor();
        await shown(page);
      },
    },
    'build-menu': {
      alike: true,
      path: built,
      act: async (page) => {
        await shown(page);
        await page.keyboard.press('/');
        await page.locator('.insert-menu').getByRole('combobox').waitFor();
      },
    },
    'build-trial': {
      alike: true,
      path: changed,
      act: async (page) => {
        await press(page, 'Try out');
        await press(page, 'Fill in');
        await page.frameLocator('.canvas-frame').getByRole('button', { name: 'Send' }).waitFor();
      },
    },
    'build-findings': {
      alike: true,
      path: built,
      act: async (page) => {
        await shown(page);
        await press(page, /problem/);
        await page.getByRole('dialog').waitFor();
      },
    },
    'logic-rules': { path: `${built}/logic` },
    'logic-formula': {
      alike: true,
      path: `${built}/logic?rule=3`,
      act: async (page) => await page.locator('.cm-fault').waitFor(),
    },
    'texts-arabic': {
      path: `${built}/texts`,
      act: async (page) =>
        await page.frameLocator('iframe').locator('html[dir=rtl]').waitFor({ state: 'attached' }),
    },
    'code-finding': {
      alike: true,
      path: `${built}/code`,
      act: async (page) => await page.locator('.cm-content').waitFor(),
    },
    'versions-compare': {
      alike: true,
      path: `${changed}/versions`,
      act: async (page) => {
        await press(page, /^Compare: Version 2/);
        await page
          .getByText(/becomes/)
          .first()
          .waitFor();
      },
    },
    'share-dialog': {
      alike: true,
      path: `${changed}/share`,
      act: async (page) => await page.getByRole('radio', { name: 'In a dialog' }).click(),
    },
    'share-links': {
      alike: true,
      path: `${changed}/share`,
      act: async (page) => {
        await page.getByLabel('Names').fill('Ada\nGrace');
        await press(page, 'Create links');
        await page.getByRole('dialog').waitFor();
      },
    },
  };
  return Object.entries(screens).map(([name, screen]) => ({ name: `form-${name}`, as: 'owner', ...screen }));
}
