import { type BrokenForm, colour, name, onePage, pages } from './brokenForm.ts';

export const languages: BrokenForm[] = [
  {
    name: 'languages that nobody speaks',
    form: onePage([name], {
      language: 'qqx',
      translations: { 'zz-12': { fields: { field1: { label: 'N' } } } },
    }),
    findings: ['language_unknown language', 'language_unknown translations.zz-12'],
  },
  {
    name: 'a translation to the language of the form',
    form: onePage([name], { language: 'de', translations: { de: {} } }),
    findings: ['translation_unneeded translations.de'],
  },
  {
    name: 'a translation that lacks texts',
    form: onePage([name, colour], {
      title: 'Form',
      translations: {
        de: { title: 'Formular', fields: { field1: { label: 'Name' }, field2: { options: { red: 'Rot' } } } },
      },
    }),
    findings: ['translation_incomplete translations.de'],
  },
  {
    name: 'a translation of what is not there',
    form: onePage(
      [
        {
          id: 'field1',
          type: 'table_entry',
          label: 'Guests',
          columns: [{ id: 'column1', label: 'Name' }],
        },
      ],
      {
        translations: {
          fr: {
            pages: { page9: { label: 'Neuf' } },
            fields: {
              field1: {
                label: 'Invités',
                columns: { column1: 'Nom', column2: 'Rien' },
                rows: { row1: 'Rien' },
              },
              field9: { label: 'Neuf' },
            },
          },
        },
      },
    ),
    findings: [
      'reference_unknown translations.fr.pages.page9',
      'reference_unknown translations.fr.fields.field1.columns.column2',
      'reference_unknown translations.fr.fields.field1.rows.row1',
      'reference_unknown translations.fr.fields.field9',
    ],
  },
  {
    name: 'a translation of a deleted option',
    form: onePage([colour], {
      translations: {
        de: { fields: { field2: { label: 'Farbe', options: { red: 'Rot', blue: 'Blau', green: 'Grün' } } } },
      },
    }),
    findings: ['option_unknown translations.de.fields.field2.options.green'],
  },
  {
    name: 'a translation of endings, cells and pictures that are not there',
    form: onePage(
      [
        name,
        colour,
        {
          id: 'field3',
          type: 'table_entry',
          label: 'Guests',
          columns: [
            { id: 'column1', label: 'Meal', type: 'choice', options: [{ value: 'soup', label: 'Soup' }] },
          ],
        },
      ],
      {
        translations: {
          de: {
            endings: { ending7: { title: 'Sieben' } },
            fields: {
              field1: { label: 'Name' },
              field2: {
                label: 'Farbe',
                options: { red: 'Rot', blue: 'Blau' },
                option_descriptions: { green: 'Wie Gras' },
                option_images: { green: 'Gras' },
              },
              field3: {
                label: 'Gäste',
                columns: { column1: 'Essen' },
                column_options: { column1: { soup: 'Suppe', cake: 'Kuchen' }, column2: { a: 'A' } },
              },
            },
          },
        },
      },
    ),
    findings: [
      'reference_unknown translations.de.endings.ending7',
      'option_unknown translations.de.fields.field2.option_descriptions.green',
      'option_unknown translations.de.fields.field2.option_images.green',
      'option_unknown translations.de.fields.field3.column_options.column1.cake',
      'reference_unknown translations.de.fields.field3.column_options.column2',
    ],
  },
  {
    name: 'a translation that lacks only the ending of a rule',
    form: onePage([name], {
      logic: [
        {
          when: { field: 'field1', operator: 'is', value: 'Anna' },
          do: [{ action: 'end', id: 'anna', after: 'page1', title: 'Hello again' }],
        },
      ],
      translations: {
        de: { fields: { field1: { label: 'Name' } }, endings: { anna: { message: 'Hallo' } } },
      },
    }),
    findings: ['translation_incomplete translations.de'],
  },
  {
    name: 'two endings with one id',
    form: onePage([name], {
      logic: ['Anna', 'Bert'].map((value) => ({
        when: { field: 'field1', operator: 'is', value },
        do: [{ action: 'end', id: 'ending1', after: 'page1', title: `Hello, ${value}` }],
      })),
    }),
    findings: ['ending_id_repeated logic[1].do[0].id'],
  },
  {
    name: 'formulas in a translation that do not work',
    form: pages([[name], [{ ...colour, label: 'Colour, [field1]' }]], {
      translations: {
        de: {
          fields: {
            field1: { label: 'Name' },
            field2: { label: 'Farbe, [field1 +]', options: { red: 'Rot', blue: '[field70]' } },
          },
        },
      },
    }),
    findings: [
      'formula_syntax translations.de.fields.field2.label',
      'reference_unknown translations.de.fields.field2.options.blue',
    ],
  },
  {
    name: 'colours that are hard to read',
    form: onePage([name], { theme: { accent: '#ffcc00', ink: '#777777', paper: '#eeeeee' } }),
    findings: ['contrast_low theme.accent', 'contrast_low theme.ink'],
  },
  {
    name: 'a pale accent on paper that is white by default',
    form: onePage([name], { theme: { accent: '#88ccee' } }),
    findings: ['contrast_low theme.accent'],
  },
  {
    name: 'an accent that is hard to read on the paper of its preset',
    form: onePage([name], { theme: { preset: 'midnight', mode: 'dark', accent: '#3a2f6b' } }),
    findings: ['contrast_low theme.accent'],
  },
  {
    name: 'a ground that others cover',
    form: onePage([name], {
      theme: { card: false, backdrop: 'dots', background_gradient: { from: '#ffd9e4', to: '#ffe9cf' } },
    }),
    findings: ['setting_unused theme.card', 'setting_unused theme.backdrop'],
  },
  {
    name: 'a backdrop without a card in front of it',
    form: onePage([name], { theme: { preset: 'studio', backdrop: 'grid' } }),
    findings: ['setting_unused theme.backdrop'],
  },
  {
    name: 'styles that take no effect',
    form: onePage([name], {
      theme: { css: '@import "x.css";\n.label { color: #123456; position: fixed }\n#field1 { color: red }' },
    }),
    findings: ['css_dropped theme.css', 'css_dropped theme.css', 'css_dropped theme.css'],
  },
];
