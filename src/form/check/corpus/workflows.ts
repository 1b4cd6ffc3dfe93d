import { type BrokenForm, name, onePage, score, words } from './brokenForm.ts';

const hook = { id: 'hook', type: 'webhook', url: 'https://shop.example.org/hook' } as const;

export const workflows: readonly BrokenForm[] = [
  {
    name: 'a mail has no address and a recipient whose condition cannot hold',
    form: onePage([name], {
      workflows: [
        {
          id: 'notify',
          trigger: 'response',
          do: [
            { id: 'one', type: 'mail', to: 'team@example.org, the boss', reply_to: 'desk' },
            {
              id: 'two',
              type: 'mail',
              to: [{ when: { field: 'field9', operator: 'is', value: 'x' }, to: 'a@example.org' }],
            },
          ],
        },
      ],
    }),
    findings: [
      'mail_address_invalid workflows[0].do[0].to',
      'mail_address_invalid workflows[0].do[0].reply_to',
      'reference_unknown workflows[0].do[1].to[0].when.field',
    ],
  },
  {
    name: 'two workflows and two actions share an id',
    form: onePage([name], {
      workflows: [
        { id: 'notify', trigger: 'response', do: [hook, hook] },
        { id: 'notify', trigger: 'edited', do: [hook] },
      ],
    }),
    findings: ['workflow_id_repeated workflows[1].id', 'action_id_repeated workflows[0].do[1].id'],
  },
  {
    name: 'a workflow names fields that do not exist',
    form: onePage([name, score], {
      workflows: [
        {
          id: 'notify',
          trigger: 'response',
          when: { field: 'field9', operator: 'is', value: 'x' },
          do: [
            {
              ...hook,
              url: 'https://shop.example.org/[field8]',
              when: { field: 'field3', operator: 'contains', value: 'x' },
              headers: [{ name: 'X-Name', text: '[field7]' }],
            },
            { id: 'mail', type: 'mail', to: '[field6]', subject: 'New answer of [field1]' },
          ],
        },
      ],
    }),
    findings: [
      'reference_unknown workflows[0].when.field',
      'condition_operator_unfit workflows[0].do[0].when.operator',
      'reference_unknown workflows[0].do[0].url',
      'reference_unknown workflows[0].do[0].headers[0].text',
      'reference_unknown workflows[0].do[1].to',
    ],
  },
  {
    name: 'webhooks that cannot be sent',
    form: onePage([name], {
      workflows: [
        {
          id: 'notify',
          trigger: 'response',
          do: [
            { ...hook, url: 'https://shop.example.org:port/' },
            { ...hook, id: 'hook2', url: 'https://me:secret@shop.example.org/' },
          ],
        },
      ],
    }),
    findings: ['webhook_url_invalid workflows[0].do[0].url', 'webhook_url_invalid workflows[0].do[1].url'],
  },
  {
    name: 'a workflow with settings without effect',
    form: onePage([name], {
      workflows: [
        {
          id: 'notify',
          trigger: 'paid',
          hours: 3,
          do: [
            { ...hook, method: 'GET', body: '{}' },
            { ...hook, id: 'hook2', format: 'form', body: '{}' },
          ],
        },
        { id: 'left', trigger: 'partial', tests: true, do: [hook] },
      ],
    }),
    findings: [
      'trigger_never workflows[0].trigger',
      'setting_unused workflows[0].hours',
      'setting_unused workflows[0].do[0].body',
      'setting_unused workflows[0].do[1].format',
      'setting_unused workflows[1].tests',
    ],
  },
  {
    name: 'names of answers where the body has no form-encoded answers',
    form: onePage([name], {
      workflows: [
        {
          id: 'notify',
          trigger: 'response',
          do: [
            { ...hook, names: 'keys' },
            { ...hook, id: 'hook2', format: 'json', names: 'ids' },
            { ...hook, id: 'hook3', method: 'GET', names: 'keys' },
            { ...hook, id: 'hook4', names: 'keys', body: '{}' },
            { ...hook, id: 'hook5', format: 'form', names: 'keys' },
          ],
        },
      ],
    }),
    findings: [
      'setting_unused workflows[0].do[0].names',
      'setting_unused workflows[0].do[1].names',
      'setting_unused workflows[0].do[2].names',
      'setting_unused workflows[0].do[3].names',
    ],
  },
  {
    name: 'actions with settings without effect',
    form: onePage([name, words], {
      workflows: [
        {
          id: 'notify',
          trigger: 'response',
          do: [
            {
              ...hook,
              headers: [
                { name: 'X-Shop', text: 'one' },
                { name: 'X-Name', text: '[field1]' },
                { name: 'x-shop', text: 'two' },
              ],
            },
            { id: 'mail', type: 'mail', to: 'team@example.org', files: true },
            { id: 'ticket', type: 'zendesk', connection: 'Desk', full_name: '[field1]' },
            {
              id: 'row',
              type: 'google_sheets',
              connection: 'Sheets',
              spreadsheet: '1AbCdEfGhIjKlMn',
              fields: ['field1', 'field9', 'field6'],
            },
          ],
        },
      ],
    }),
    findings: [
      'reference_unknown workflows[0].do[3].fields[1]',
      'reference_not_usable workflows[0].do[3].fields[2]',
      'setting_unused workflows[0].do[0].headers[0]',
      'setting_unused workflows[0].do[1].files',
      'setting_unused workflows[0].do[2].full_name',
    ],
  },
];
