import { comment } from '#form/simulate/person/comment.ts';
import { calendlyEvent } from '#form/type/calendly/draw.ts';
import { dateWithin, email, fullAddress, name, phone, sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { curriculumVitae, letter, photo } from '../files.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';
import { upload } from '../upload.ts';

export const jobApplication: FormPlan = {
  key: 'job-application',
  name: 'Work with us',
  path: 'jobs',
  enabled: true,
  published: [50, 700],
  closes: 1096,
  weight: 4,
  theme: { preset: 'studio', logo, side_image: { source: 'picture:city' } },
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        field('field1', 'one_line_input', 'Name', name, { required: true }),
        field('field2', 'email', 'E-mail', email, { required: true }),
        field('field3', 'phone', 'Telephone', phone, { required: true }),
        field('field4', 'address', 'Where do you live?', fullAddress),
        upload(
          'field5',
          'Documents',
          (visit) =>
            visit.random.chance(0.5)
              ? [curriculumVitae(visit), letter(visit), photo(visit)]
              : [curriculumVitae(visit)],
          { settings: { max_count: 3 } },
        ),
      ],
    },
    {
      id: 'page2',
      label: 'The position',
      fields: [
        choice(
          'field6',
          'dropdown',
          'Position',
          [
            ...options('Guide', 'Librarian', 'Stage technician', 'Bookseller', 'Educator'),
            { label: 'Translator', value: 'translator', since: 2 },
          ],
          { required: true },
        ),
        field('field7', 'date', 'Earliest start', dateWithin(14, 120)),
        field('field8', 'slider', 'Hours a week', ({ random }) => random.between(4, 16) * 2.5, {
          since: 2,
          settings: { min: 10, max: 40, step: 2.5, unit: 'h' },
        }),
        field(
          'field9',
          'rich_text',
          'What happens next',
          (visit) =>
            `Thank you, ${visit.name}. We read every application ourselves and write to ${visit.email}.`,
          {
            settings: {
              text: 'Thank you, **[field1]**. We read every application ourselves and write to [field2].',
            },
          },
        ),
        field('field10', 'calendly', 'First conversation', sometimes(0.4, calendlyEvent), {
          settings: { url: 'https://calendly.com/harbour-arts/first-conversation' },
        }),
        field(
          'field11',
          'comment',
          'Anything else?',
          sometimes(0.3, (visit) => comment(visit, 60)),
          { until: 1 },
        ),
      ],
    },
  ],
  actions: [{ provider: 'email', object: 'message', data_type: 'id', share: 1 }],
};
