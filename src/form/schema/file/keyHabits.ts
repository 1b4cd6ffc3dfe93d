/** The part of a form file that a key stands in. */
export type Holder =
  | 'form'
  | 'page'
  | 'field'
  | 'option'
  | 'rule'
  | 'condition'
  | 'action'
  | 'workflow'
  | 'workflow_action'
  | 'settings'
  | 'theme'
  | 'texts'
  | 'ending'
  | 'other';

/** Keys of other form builders, by the key that is meant here. */
const meant: Partial<Record<Holder, Record<string, string>>> = {
  form: {
    fields: 'questions inputs elements items',
    pages: 'sections steps',
    logic: 'rules conditions',
    workflows: 'workflow automations integrations webhooks notifications',
    ending: 'thank_you thankyou thanks end success confirmation',
    language: 'lang locale',
    theme: 'design style styles branding colors colours',
    format: 'version',
    texts: 'messages buttons strings labels',
    title: 'heading',
    description: 'intro subtitle',
    name: 'form',
  },
  page: { label: 'title name heading', fields: 'questions items elements', description: 'help text intro' },
  field: {
    description: 'help hint help_text helptext subtitle info note tooltip',
    label: 'title question name caption text',
    required: 'mandatory require obligatory',
    options: 'choices items values answers',
    default: 'value default_value initial prefill',
    min_length: 'minlength',
    max_length: 'maxlength limit',
    pattern: 'regex regexp regular_expression',
    type: 'kind',
    placeholder: 'example',
    formula: 'calculation expression',
    accepts: 'format validation',
    width: 'size',
  },
  option: { label: 'text name title', value: 'id key', price: 'cost amount', description: 'help hint' },
  rule: { when: 'if condition conditions', do: 'then action actions' },
  workflow: { when: 'if condition conditions', do: 'then action actions steps', trigger: 'on event' },
  workflow_action: {
    type: 'action kind',
    url: 'address endpoint href',
    to: 'recipient recipients email',
    text: 'message content',
    body: 'payload data',
  },
  condition: { operator: 'op is comparison', field: 'question id', value: 'equals than' },
  action: { action: 'type do', field: 'target question', to: 'go_to goto', value: 'is' },
  theme: {
    accent: 'color colour primary primary_color brand brand_color button_color',
    background: 'bg background_color ground',
    paper: 'card surface card_color',
    ink: 'text text_color foreground',
    font: 'font_family typeface',
    radius: 'border_radius corners rounded',
    css: 'style styles custom_css',
    mode: 'dark scheme color_scheme',
    background_image: 'image cover',
  },
  texts: {
    submit: 'send submit_button button send_button',
    next: 'continue forward',
    back: 'previous prev',
    save_for_later: 'save later resume',
    required: 'mandatory',
  },
  settings: {
    slug: 'url path link',
    time_zone: 'timezone tz zone',
    opens_at: 'opens open start starts_at start_date',
    closes_at: 'closes close deadline end ends_at end_date',
    max_responses: 'limit max responses maximum',
    one_per_person: 'unique once single',
    edits: 'edit editable edit_link visitor_edits',
    edits_until: 'edit_until editable_until',
    copy: 'send_copy email_copy receipt',
    partial: 'partials partial_responses keep_partial',
    retention_days: 'retention delete_after',
    search_engines: 'index seo indexed',
    privacy_mode: 'privacy private anonymous',
    quotas: 'quota seats limits',
  },
  ending: { message: 'text description content', title: 'heading label', redirect: 'url link redirect_url' },
};

/** Keys that need more than another word. */
const sentences: Partial<Record<Holder, Record<string, string>>> = {
  settings: {
    password: 'a password is never in a file; set it with: node bin/canvass form password <file or id>',
    enabled: 'a form is switched on and off with: node bin/canvass form enable <file or id>',
  },
  field: {
    if: 'conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }]',
    when: 'conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }]',
    show_if: 'conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }]',
    visible_if: 'conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }]',
    condition: 'conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }]',
    logic: 'conditions are rules of the form; move it to the top of the file',
    optional: 'fields are optional unless they say required: true; remove it',
  },
  rule: { else: 'write a second rule with the opposite condition' },
  form: {
    fields: 'a form has either "fields" or "pages"; move these fields into a page',
    password: 'a password is never in a file; set it with: node bin/canvass form password <file or id>',
  },
};

/** The key that an unknown key of other form builders means, where `known` has it. */
export function keyHabit(holder: Holder, key: string, known: ReadonlySet<string>): string | undefined {
  const word = key.trim().toLowerCase().replace(/[-\s]/g, '_');
  return Object.entries(meant[holder] ?? {}).find(
    ([name, words]) => known.has(name) && words.split(' ').includes(word),
  )?.[0];
}

export function keySentence(holder: Holder, key: string): string | undefined {
  const said = sentences[holder] ?? {};
  return Object.hasOwn(said, key) ? said[key] : undefined;
}

/** Words for operators that people bring along, by ours. */
export const operatorHabits: Record<string, string> = {
  is: 'equals equal eq == = ===',
  is_not: 'not_equals not_equal ne neq != <> not',
  is_empty: 'empty blank missing',
  is_not_empty: 'not_empty answered exists filled present',
  is_under: 'lt < less less_than below before smaller',
  is_over: 'gt > greater greater_than above after more',
  contains: 'includes has like in',
};
