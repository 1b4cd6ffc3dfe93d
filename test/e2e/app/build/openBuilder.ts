import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { eventually } from '../../../support/eventually.ts';
import { become } from '../openScreen.ts';
import type { Showcase } from '../showcase.ts';

/** A form that is open in the builder. */
export interface Builder {
  readonly page: Page;
  /** The id of the form. */
  readonly form: string;
  /** The form in its frame. */
  readonly canvas: FrameLocator;
  /** The draft that the server has, as soon as it fulfils the condition. */
  stored(isThere: (draft: FormDefinition) => boolean): Promise<FormDefinition>;
}

/** New forms come with fields of their own, whose ids no other field may get: `field1` becomes `field101`. */
function renumbered(definition: FormDefinition): FormDefinition {
  const text = JSON.stringify(definition).replaceAll(
    /\bfield(\d+)\b/g,
    (_, number) => `field${Number(number) + 100}`,
  );
  return JSON.parse(text);
}

export async function createDraft(
  showcase: Showcase,
  definition: FormDefinition,
  name = 'Tried out',
): Promise<string> {
  const { owner, organization, workspace } = showcase;
  const { id: form } = await owner.ask('createForm', { organization }, { workspace, name, template: null });
  const { revision } = await owner.ask('form', { organization, form });
  await owner.ask('saveDraft', { organization, form }, { revision, definition: renumbered(definition) });
  return form;
}

/** Opens a new form with this draft, as the owner. */
export async function openBuilder(
  browser: Browser,
  showcase: Showcase,
  definition: FormDefinition,
  options: BrowserContextOptions = {},
): Promise<Builder> {
  const { owner, organization, url } = showcase;
  const form = await createDraft(showcase, definition);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  await become(context, owner, url);
  const page = await context.newPage();
  await page.goto(`${url}/app/o/${organization}/f/${form}`);
  const canvas = page.frameLocator('.canvas-frame');
  await canvas.locator('main.sheet').waitFor();
  const stored = async () => (await owner.ask('form', { organization, form })).definition as FormDefinition;
  return {
    page,
    form,
    canvas,
    stored: async (isThere) => {
      let draft: FormDefinition | undefined;
      const look = async () => {
        draft = await stored();
        return isThere(draft) && draft;
      };
      return await eventually(look, () => `the draft is not stored: ${JSON.stringify(draft)}`);
    },
  };
}

/** The labels of all fields, page by page. */
export function labelsOf({ pages }: FormDefinition): string[][] {
  return pages.map(({ fields }) => fields.map(({ label }) => label));
}
