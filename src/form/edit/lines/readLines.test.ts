import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { definition as definitionSchema } from '../../schema/definition.ts';
import { formFromLines } from './formFromLines.ts';
import type { QuestionKind } from './question.ts';
import { readLines } from './readLines.ts';

const words = { language: 'en', yes: 'Yes', no: 'No', agree: 'I agree' };
const questionsIn = (text: string) => readLines(text).flatMap(({ questions }) => questions);

describe('questions typed as lines', () => {
  test('each line is a question, a star makes it required, and options follow it', () => {
    assert.deepEqual(questionsIn('Name\nEmail *\nHow did you hear of us? - Friend - Search - Other'), [
      { label: 'Name', kind: 'one_line_input', required: false, options: [] },
      { label: 'Email', kind: 'email', required: true, options: [] },
      {
        label: 'How did you hear of us?',
        kind: 'multiple_choice',
        required: false,
        options: ['Friend', 'Search'],
        other: 'Other',
      },
    ]);
  });

  const kinds: Readonly<Partial<Record<QuestionKind, readonly string[]>>> = {
    one_line_input: [
      'Name',
      'Vorname',
      'Nom de famille',
      'Nombre',
      'Nome',
      'Nome e cognome',
      'Company',
      'City',
      'What is your favourite colour?',
      'Customer data',
    ],
    email: [
      'E-mail address',
      'Your email?',
      'E-Mail-Adresse',
      'Adresse e-mail',
      'Courriel',
      'Correo electrónico',
      'Endereço de e-mail',
      'Indirizzo e-mail',
      'Posta elettronica',
    ],
    phone: [
      'Phone number',
      'Mobile',
      'Telefonnummer',
      'Handynummer',
      'Numéro de téléphone',
      'Teléfono',
      'Móvil',
      'Telefone',
      'Numero di telefono',
      'Cellulare',
    ],
    date: [
      'Date of birth',
      'When do you arrive?',
      'Geburtsdatum',
      'Wann kommen Sie an?',
      'Date de naissance',
      'Fecha de nacimiento',
      'Data *',
      'Data de nascimento',
      'Data di nascita',
      'Quale giorno preferisci?',
    ],
    time: [
      'What time suits you?',
      'Uhrzeit',
      'À quelle heure ?',
      '¿A qué hora?',
      'A que horas?',
      'A che ora arrivi?',
    ],
    number: [
      'How many guests?',
      'Number of tickets',
      'Age',
      'Anzahl der Personen',
      'Wie viele Gäste?',
      'Nombre de personnes',
      'Combien de billets ?',
      '¿Cuántas personas?',
      'Edad',
      'Quantas pessoas vêm?',
      'Quante persone vengono con te?',
      'Età',
    ],
    address: [
      'Address',
      'Postal address',
      'Anschrift',
      'Lieferadresse',
      'Adresse postale',
      'Dirección',
      'Endereço',
      'Indirizzo',
    ],
    website: ['Website', 'Webseite', 'Site web', 'Sitio web', 'Sito web'],
    file_upload: [
      'Upload your CV',
      'Lebenslauf hochladen',
      'Joindre un fichier',
      'Adjuntar archivo',
      'Anexe o currículo',
      'Allega un documento',
    ],
    rating: [
      'Rate your stay',
      'How satisfied are you (1-5)',
      'Bewerten Sie uns',
      'Note de 1 à 5',
      'Valore la visita',
      'Avalie sua visita',
      'Quanto sei soddisfatto?',
    ],
    nps: [
      'How likely are you to recommend us?',
      'Würden Sie uns weiterempfehlen?',
      'Quanto è probabile che ci consiglieresti?',
      'Satisfaction 0 to 10',
    ],
    yes_no: [
      'Do you eat meat?',
      'Kommen Sie mit dem Auto?',
      'Avez-vous des allergies ?',
      '¿Tiene alergias?',
      'Você tem alergias?',
      'Hai allergie?',
    ],
    consent: ['I agree to the terms', 'Ich stimme zu', 'Acepto las condiciones'],
    comment: [
      'Comments',
      'Anything else?',
      'Ihre Nachricht',
      'Warum möchten Sie teilnehmen?',
      'Pourquoi ?',
      'Mensaje',
      '¿Por qué nos eligió?',
      'Sua mensagem',
      'Mais alguma coisa?',
      'Il tuo messaggio',
      'Perché ci hai scelto?',
      'Altro da aggiungere?',
    ],
    rich_text: ['Thank you for taking part in our survey this year.'],
  };
  for (const [kind, labels] of Object.entries(kinds))
    test(`${kind} is guessed in each language`, () => {
      for (const label of labels) assert.equal(questionsIn(label)[0]?.kind, kind, label);
    });

  test('options stand in one line in several ways', () => {
    for (const [line, label, options] of [
      ['Size: S / M / L', 'Size', ['S', 'M', 'L']],
      ['T-shirt size (S, M, L)', 'T-shirt size', ['S', 'M', 'L']],
      ['Colour? red, green; blue', 'Colour?', ['red, green', 'blue']],
      ['Which? - One', 'Which?', ['One']],
      ['Which? One | Two', 'Which?', ['One', 'Two']],
    ] as const) {
      const [question] = questionsIn(line);
      assert.deepEqual([question?.label, question?.options], [label, options], line);
    }
    const [plain] = questionsIn('Check-in - time');
    assert.deepEqual([plain?.label, plain?.options], ['Check-in - time', []]);
  });

  test('lines with bullets are options; boxes allow several', () => {
    assert.deepEqual(
      questionsIn(
        '1. Which days suit you? *\n[ ] Saturday\n[ ] Sunday\n2) Meal\n- Fish\n• Vegetables\n\n  a) Meat',
      ),
      [
        { label: 'Which days suit you?', kind: 'choices', required: true, options: ['Saturday', 'Sunday'] },
        { label: 'Meal', kind: 'multiple_choice', required: false, options: ['Fish', 'Vegetables', 'Meat'] },
      ],
    );
    assert.equal(questionsIn('Which ones? (select all that apply)\n- A\n- B')[0]?.kind, 'choices');
    assert.equal(questionsIn('Coming?\n- Ja\n- Nein')[0]?.kind, 'yes_no');
  });

  test('a list of bullets is a list of questions', () => {
    assert.deepEqual(
      questionsIn('- Name\n- Email *\n- Meal\n  - Fish\n  - Meat').map(({ label, kind }) => [label, kind]),
      [
        ['Name', 'one_line_input'],
        ['Email', 'email'],
        ['Meal', 'multiple_choice'],
      ],
    );
  });

  test('headings begin pages', () => {
    const pages = readLines('Name\n# Your visit\nDate\n---\nComments');
    assert.deepEqual(
      pages.map(({ heading, questions }) => [heading, questions.length]),
      [
        ['', 1],
        ['Your visit', 1],
        ['', 1],
      ],
    );
    assert.deepEqual(readLines(' \n\n'), []);
  });
});

describe('the form that they make', () => {
  test('has a field for each question', () => {
    const form = formFromLines(
      readLines('Email *\nMeal: Fish / Meat / Other\nDo you drive?\nRate us (1-10)\n# More\nCV upload'),
      words,
    );
    assert.deepEqual(form, {
      format: 2,
      language: 'en',
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [
            { id: 'field1', type: 'email', label: 'Email', required: true },
            {
              id: 'field2',
              type: 'multiple_choice',
              label: 'Meal',
              options: [
                { value: 'fish', label: 'Fish' },
                { value: 'meat', label: 'Meat' },
              ],
              other: { label: 'Other' },
            },
            {
              id: 'field3',
              type: 'multiple_choice',
              label: 'Do you drive?',
              options: [
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ],
              layout: 'buttons',
            },
            { id: 'field4', type: 'rating', label: 'Rate us (1-10)', max: 10 },
          ],
        },
        { id: 'page2', label: 'More', fields: [{ id: 'field5', type: 'file_upload', label: 'CV upload' }] },
      ],
    });
  });

  test('is a valid document whatever was typed', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('# A', '- B', '[ ] C', 'D: 1 / 2', 'E *', '---', '', 'a) x', 'Q? - a - a - other'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const made = formFromLines(readLines(lines.join('\n')), words);
        const checked = definitionSchema.safeParse(made);
        assert.ok(checked.success, JSON.stringify(made));
      }),
      { numRuns: 300 },
    );
  });

  test('takes as much as a form may have of a crafted text, and no longer than of an ordinary one', () => {
    const size = 100_000;
    const crafted = [
      `a${' '.repeat(size)}b`,
      `Q\n${Array.from({ length: size / 7 }, (_, index) => `- ${index}`).join('\n')}`,
      `Q\n${Array.from({ length: size / 5 }, (_, index) => `- ${'!'.repeat(1 + (index % 400))}`).join('\n')}`,
      `q? ${Array.from({ length: size / 8 }, (_, index) => `${index} -`).join(' ')}`,
      `Size (${'a ('.repeat(size / 3)}`,
      `a: ${'/ '.repeat(size)}`,
      '# Page\n'.repeat(size / 7),
      `${'_e-mail'.repeat(size / 7)}é`,
      `${'Name\n'.repeat(size)}`,
    ];
    for (const text of crafted) {
      const made = formFromLines(readLines(text), words);
      assert.ok(definitionSchema.safeParse(made).success, text.slice(0, 30));
    }
  });
});
