import { join } from 'node:path';
import type { FormDefinition } from '#form/definition/document.ts';
import { presetNames } from '#form/schema/theme.ts';
import { loadFormFile } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { listTemplates } from '#service/form/templates.ts';
import { compileVersions } from '#service/transfer/demo/compileVersions.ts';
import { demoWorkspaces } from '#service/transfer/demo/workspaces.ts';

/** A form of the contact sheets. */
export interface ContactForm {
  readonly name: string;
  readonly title: string;
  readonly definition: FormDefinition;
}

/** Every preset, every template and every demo form. */
export async function contactForms(root: string): Promise<Record<string, ContactForm[]>> {
  return { presets: presetForms(), templates: await templateForms(root), demo: demoForms() };
}

/** The same form in every preset, with the kinds of fields that presets draw differently. */
function presetForms(): ContactForm[] {
  return presetNames.map((preset) => ({
    name: preset,
    title: preset,
    definition: { ...sample, title: 'Stay in touch', theme: { preset } },
  }));
}

async function templateForms(root: string): Promise<ContactForm[]> {
  return await Promise.all(
    (await listTemplates()).map(async ({ name, title }) => {
      const loaded = await loadFormFile(join(root, 'templates', `${name}.yaml`), 'yaml');
      if (!loaded.ok) throw new Error(`the template ${name} has faults`);
      return { name, title, definition: splitFormFile(loaded.value.file).definition };
    }),
  );
}

function demoForms(): ContactForm[] {
  return demoWorkspaces
    .flatMap(({ forms }) => forms)
    .flatMap((plan) => {
      const version = compileVersions(plan, plan.published).at(-1);
      return version === undefined
        ? []
        : [{ name: plan.key, title: plan.name, definition: version.definition }];
    });
}

const sample: FormDefinition = {
  format: 2,
  description: 'Tell us what you think. It takes two minutes.',
  display: 'all_at_once',
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        {
          id: 'field1',
          type: 'one_line_input',
          label: 'Name',
          required: true,
          default: 'Zoë Ångström',
          width: 'half',
        },
        { id: 'field2', type: 'email', label: 'E-mail', placeholder: 'you@example.org', width: 'half' },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'What brings you here?',
          description: 'Choose what fits best.',
          default: ['work'],
          options: [
            { value: 'work', label: 'Work', description: 'A project or an order' },
            { value: 'friends', label: 'Friends' },
            { value: 'chance', label: 'Chance' },
          ],
        },
        {
          id: 'field4',
          type: 'dropdown',
          label: 'How did you hear of us?',
          options: [
            { value: 'web', label: 'The web' },
            { value: 'press', label: 'The press' },
          ],
        },
        { id: 'field5', type: 'rating', label: 'How was your visit?', default: 4 },
        { id: 'field6', type: 'nps', label: 'How likely are you to recommend us?' },
        { id: 'field7', type: 'comment', label: 'Anything else?' },
      ],
    },
  ],
};
