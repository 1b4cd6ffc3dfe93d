import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { onSqlite } from '../support/engines.ts';
import { type ApiService, baseUrl, startApi } from './apiService.ts';
import { fileIds } from './sampleFiles.ts';

const survey =
  '"id":"survey01","created":"2026-01-03T10:00:00+00:00","updated":"2026-02-01T00:00:00+00:00","name":"Umfrage 😀","counter":99';
const form = (id: string, day: string, change = '') =>
  `{"id":"${id}","name":"Form ${id}","workspace_id":"work0001","enabled":true,` +
  `"created_at":"2026-01-${day}T00:00:00.000Z","updated_at":"2026-01-${day}T00:00:00.000Z"${change}}`;
const surveyItem =
  '{"id":"survey01","name":"Umfrage 😀","workspace_id":"work0001","enabled":true,' +
  '"created_at":"2026-01-03T10:00:00.001Z","updated_at":"2026-02-01T00:00:00.999Z"';
const draftItem =
  '{"id":"draft001","name":"Draft","workspace_id":"work0001","enabled":false,' +
  '"created_at":"2026-01-04T00:00:00.000Z","updated_at":"2026-01-04T00:00:00.000Z"';
const oddItem =
  '{"id":"odd00001","name":"Form odd00001","workspace_id":"work0002","enabled":false,' +
  '"created_at":"2026-01-05T00:00:00.000Z","updated_at":"2026-01-05T00:00:00.000Z"';
const field = (
  id: string,
  type: string,
  page: string,
  label: string,
  description = 'null',
  required = false,
) =>
  `{"id":"${id}","type":"${type}","page":"${page}","label":"${label}","description":${description},"required":${required}}`;
const text = (id: string, type: string, value: string) =>
  `{"field_id":"${id}","field_type":"${type}","value_type":"string","value":${JSON.stringify(value)}}`;
const number = (id: string, type: string, value: string) =>
  `{"field_id":"${id}","field_type":"${type}","value_type":"number","value":${value}}`;
const file = (id: string, name: string, type: string, size: number, second: number) =>
  `{"id":"${id}","name":${JSON.stringify(name)},"type":${JSON.stringify(type)},"size":${size},` +
  `"created_at":"2026-05-01T00:00:0${second}.000Z","updated_at":"2026-05-01T00:00:0${second}.000Z"}`;

const response101 =
  '{"id":101,"test":false,"visitor":{"country":"FR","region":"FR-IDF","city":"Paris","time_spent":62,"url":"https://example.org/a?b=c"},' +
  '"workflows":[],"response":[' +
  text('field1', 'one_line_input', 'Ünïcode 履歴 😀 "quoted" \\ </script>') +
  ',{"field_id":"field9","field_type":"dropdown","value_type":"options","value":[{"label":"Small","value":"s"}]}' +
  '],"created_at":"2026-03-01T12:00:00.000Z","updated_at":"2026-03-01T12:00:00.000Z"}';
const response102 =
  '{"id":102,"test":false,"visitor":{"country":"US","region":"US-CA","city":"San Francisco","time_spent":0,"url":""},' +
  '"workflows":[{"workflow_id":"w1","action_id":"a1","provider":"webhook","object":"request","status":"done","data_type":"url","data":"https://example.org"}],' +
  '"response":[' +
  [
    text('field1', 'one_line_input', 'Ada'),
    text('field2', 'email', 'ada@example.org'),
    text('field3', 'phone', '+14155550123'),
    '{"field_id":"field4","field_type":"address","value_type":"address","value":{"full_address":"1 Main St, Springfield, IL, 62701, US","line1":"1 Main St","line2":"","city":"Springfield","state":"IL","postal_code":"62701","country":"US"}}',
    text('field5', 'date', '2026-03-01'),
    text('field6', 'time', '09:30'),
    '{"field_id":"field8","field_type":"multiple_choice","value_type":"options","value":[{"label":"Red","value":"red"},{"label":"Blue","value":"blue"},{"label":"Free","value":"free"},{"label":"Other","value":"red"}]}',
    '{"field_id":"field9","field_type":"dropdown","value_type":"options","value":[{"label":"Large","value":"l"}]}',
    number('field10', 'rating', '5'),
    number('field11', 'nps', '0'),
    number('field12', 'slider', '-2.75'),
    text('field13', 'comment', 'two\nlines'),
    `{"field_id":"field14","field_type":"file_upload","value_type":"files","value":[{"id":"${fileIds.alphabet}","name":"alphabet.txt","type":"text/plain","size":26},{"id":"${fileIds.gone}","name":"gone.bin","type":"application/octet-stream","size":3}]}`,
    '{"field_id":"field15","field_type":"table_entry","value_type":"table","value":{"headers":["","a","b"],"rows":[["row 1","x",""],["row 2","","y"]]}}',
    text('field16', 'hidden', 'campaign'),
    text('field17', 'rich_text', '<p>kept as typed</p>'),
    text('field18', 'credit_card', 'USD 25.00 · Visa 4242'),
    text('field19', 'calendly', 'https://calendly.com/events/1'),
  ].join(',') +
  '],"created_at":"2026-03-01T12:00:00.001Z","updated_at":"2026-03-02T12:00:00.999Z"}';
const response107 =
  '{"id":107,"test":false,"visitor":{"country":"XX","region":"XX-1","city":"","time_spent":1,"url":""},"workflows":[],"response":[' +
  text('field99', 'hologram', 'a field that no version has') +
  '],"created_at":"2026-03-01T12:00:00.006Z","updated_at":"2026-03-01T12:00:00.006Z"}';

const answer = (id: string, label: string, value: string, more = '') =>
  `{"id":"${id}","label":"${label}","answer":${value}${more}}`;
/** The expiry and the signature of a link change from day to day. */
const link = (id: string) => `"${baseUrl}/v2/files/${id}/content?expires=E&signature=S"`;
const v1Responses =
  '{"type":"responses","total":3,"page":1,"hasMore":false,"form_name":"Umfrage 😀","data":[' +
  '{"id":107,"created":"2026-03-01 12:00:00","updated":"2026-03-01 12:00:00","visitor":{"city":"","division":"","country":""},' +
  '"metadata":{"source":"old","n":[1,null]},"content":[' +
  answer('field99', '', '"a field that no version has"') +
  ']},{"id":102,"created":"2026-03-01 12:00:00","updated":"2026-03-02 12:00:00",' +
  '"visitor":{"city":"San Francisco","division":"California","country":"United States of America"},"metadata":null,"content":[' +
  [
    answer('field1', 'Name', '"Ada"'),
    answer('field2', 'E-mail', '"ada@example.org"'),
    answer('field3', 'Phone', '"+14155550123"'),
    answer('field4', 'Address', '"1 Main St, Springfield, IL, 62701, US"'),
    answer('field5', 'Date', '"2026-03-01"'),
    answer('field6', 'Time', '"09:30"'),
    answer('field8', 'Extras', '["red","blue","free","red"]', ',"answer.value":[2.5,0,0,7]'),
    answer('field9', 'Size', '["l"]'),
    answer('field10', 'Stars', '"5"'),
    answer('field11', 'Recommend', '"0"'),
    answer('field12', 'Slide', '"-2.75"'),
    answer('field13', 'Comment', '"two\\nlines"'),
    answer(
      'field14',
      'Files',
      '["alphabet.txt","gone.bin"]',
      `,"answer.value":[${link(fileIds.alphabet)},${link(fileIds.gone)}]`,
    ),
    answer('field15', 'Table', '["row 1 | x | ","row 2 |  | y"]'),
    answer('field16', 'Hidden', '"campaign"'),
    answer('field17', 'Text', '"<p>kept as typed</p>"'),
    answer('field18', 'Card', '"USD 25.00 · Visa 4242"'),
    answer('field19', 'Meeting', '"https://calendly.com/events/1"'),
  ].join(',') +
  ']},{"id":101,"created":"2026-03-01 12:00:00","updated":"2026-03-01 12:00:00",' +
  '"visitor":{"city":"Paris","division":"Île-de-France","country":"France"},"metadata":null,"content":[' +
  answer('field1', 'Old name label', JSON.stringify('Ünïcode 履歴 😀 "quoted" \\ </script>')) +
  ',' +
  answer('field9', 'Old size label', '["s"]', ',"answer.value":[5]') +
  ']}]}';

const fills = [8, 7, 6, 5, 4, 3, 2, 1];
const v1Form = (id: string, name: string, day: string) =>
  `{"id":"${id}","created":"2026-01-${day}T00:00:00+00:00","updated":"2026-01-${day}T00:00:00+00:00","name":"${name}","counter":0,` +
  `"formLink":"${baseUrl}/v1/form/${id}","responsesLink":"${baseUrl}/v1/form/${id}/responses"}`;

const rows: [path: string, body: string][] = [
  ['/v1', '{"organization_name":"Acme & Söhne \\"GmbH\\""}'],
  ['/v2', '{"organization_name":"Acme & Söhne \\"GmbH\\""}'],
  [
    '/v1/forms',
    '{"type":"forms","total":12,"page":1,"hasMore":true,"data":[' +
      fills.map((n) => v1Form(`fill000${n}`, `Form fill000${n}`, String(10 + n))).join(',') +
      `,${v1Form('many0001', 'Form many0001', '06')},${v1Form('odd00001', 'Form odd00001', '05')}]}`,
  ],
  [
    '/v1/forms?page=2',
    '{"type":"forms","total":12,"page":2,"hasMore":false,"data":[' +
      `${v1Form('draft001', 'Draft', '04')},{${survey},"formLink":"${baseUrl}/v1/form/survey01","responsesLink":"${baseUrl}/v1/form/survey01/responses"}]}`,
  ],
  [
    '/v1/form/survey01',
    `{${survey},"responsesLink":"${baseUrl}/v1/form/survey01/responses","fields":[` +
      '{"page_title":"You & \\"us\\"","page_fields":[' +
      '{"type":"one-line-text","label":"Name","id":"field1"},{"type":"email","label":"E-mail","id":"field2"},' +
      '{"type":"phone","label":"Phone","id":"field3"},{"type":"address","label":"Address","id":"field4"},' +
      '{"type":"datepicker","label":"Date","id":"field5"},{"type":"timepicker","label":"Time","id":"field6"}]},' +
      '{"page_title":"","page_fields":[' +
      '{"type":"checkbox","label":"Extras","id":"field8","options":[{"label":"Red","value":"red"},{"label":"Blue","value":"blue"},{"label":"Free","value":"free"},{"label":"Other","value":"other"}]},' +
      '{"type":"dropdown","label":"Size","id":"field9","options":[{"label":"Small","value":"s"},{"label":"Large","value":"l"}]},' +
      '{"type":"star","label":"Stars","id":"field10"},{"type":"nps","label":"Recommend","id":"field11"},' +
      '{"type":"slider","label":"Slide","id":"field12"},{"type":"textarea","label":"Comment","id":"field13"}]},' +
      '{"page_title":"Rest","page_fields":[' +
      '{"type":"fileupload","label":"Files","id":"field14"},{"type":"table","label":"Table","id":"field15"},' +
      '{"type":"hidden","label":"Hidden","id":"field16"},{"type":"custom-text","label":"Text","id":"field17"},' +
      '{"type":"credit-card","label":"Card","id":"field18"},{"type":"calendly","label":"Meeting","id":"field19"}]}]}',
  ],
  [
    '/v1/form/draft001',
    '{"id":"draft001","created":"2026-01-04T00:00:00+00:00","updated":"2026-01-04T00:00:00+00:00","name":"Draft","counter":0,' +
      `"responsesLink":"${baseUrl}/v1/form/draft001/responses","fields":[]}`,
  ],
  [
    '/v1/form/odd00001',
    '{"id":"odd00001","created":"2026-01-05T00:00:00+00:00","updated":"2026-01-05T00:00:00+00:00","name":"Form odd00001","counter":0,' +
      `"responsesLink":"${baseUrl}/v1/form/odd00001/responses","fields":[{"page_title":"Empty","page_fields":[]},` +
      '{"page_title":"","page_fields":[{"type":"dropdown","label":"Nothing to choose","id":"field1","options":[]},{"type":"hologram","label":"Unknown","id":"field2"}]}]}',
  ],
  ['/v1/form/survey01/responses', v1Responses],
  [
    '/v1/form/draft001/responses',
    '{"type":"responses","total":0,"page":1,"hasMore":false,"form_name":"Draft","data":[]}',
  ],
  [
    '/v2/workspaces',
    '{"has_more":false,"data":[{"id":"work0002","name":"Zweiter Ort","created_at":"2026-01-02T03:04:05.678Z"},' +
      '{"id":"work0001","name":"Main","created_at":"2026-01-01T00:00:00.000Z"}]}',
  ],
  [
    '/v2/forms?limit=100',
    `{"has_more":false,"data":[${fills.map((n) => form(`fill000${n}`, String(10 + n))).join(',')},` +
      `${form('many0001', '06')},${oddItem}},${draftItem}},${surveyItem}}]}`,
  ],
  [
    '/v2/forms/survey01',
    `${surveyItem},"responses":4,"fields":[` +
      [
        field('field1', 'one_line_input', 'page1', 'Name', '"As in <b>passport</b>"', true),
        field('field2', 'email', 'page1', 'E-mail', 'null', true),
        field('field3', 'phone', 'page1', 'Phone'),
        field('field4', 'address', 'page1', 'Address'),
        field('field5', 'date', 'page1', 'Date'),
        field('field6', 'time', 'page1', 'Time'),
        field('field8', 'multiple_choice', 'page2', 'Extras'),
        field('field9', 'dropdown', 'page2', 'Size'),
        field('field10', 'rating', 'page2', 'Stars'),
        field('field11', 'nps', 'page2', 'Recommend'),
        field('field12', 'slider', 'page2', 'Slide'),
        field('field13', 'comment', 'page2', 'Comment'),
        field('field14', 'file_upload', 'page3', 'Files'),
        field('field15', 'table_entry', 'page3', 'Table'),
        field('field16', 'hidden', 'page3', 'Hidden'),
        field('field17', 'rich_text', 'page3', 'Text'),
        field('field18', 'credit_card', 'page3', 'Card'),
        field('field19', 'calendly', 'page3', 'Meeting'),
      ].join(',') +
      '],"pages":[{"id":"page1","label":"You & \\"us\\""},{"id":"page2","label":""},{"id":"page3","label":"Rest"}]}',
  ],
  ['/v2/forms/draft001', `${draftItem},"responses":0,"fields":[],"pages":[]}`],
  [
    '/v2/forms/odd00001',
    `${oddItem},"responses":0,"fields":[${field('field1', 'dropdown', 'page2', 'Nothing to choose')},` +
      `${field('field2', 'hologram', 'page2', 'Unknown')}],"pages":[{"id":"page1","label":"Empty"},{"id":"page2","label":""}]}`,
  ],
  [
    '/v2/forms/survey01/responses',
    `{"has_more":false,"data":[${response107},${response102},${response101}]}`,
  ],
  ['/v2/forms/draft001/responses', '{"has_more":false,"data":[]}'],
  [
    '/v2/files',
    '{"has_more":false,"data":[' +
      [
        file(fileIds.hostile, 'x', 'text/html\r\nX-Evil: 1', 1, 6),
        file(fileIds.large, 'large.txt', 'text/plain', 300_000, 5),
        file(fileIds.never, 'never.bin', 'application/octet-stream', 3, 4),
        file(fileIds.gone, 'gone.bin', 'application/octet-stream', 3, 3),
        file(fileIds.odd, 'a"b\r\nX-Evil: 1 履歴 😀.html', 'image/svg+xml', 6, 2),
        file(fileIds.empty, 'empty', 'text/plain; charset=utf-8', 0, 1),
        file(fileIds.alphabet, 'alphabet.txt', 'text/plain', 26, 0),
      ].join(',') +
      ']}',
  ],
];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  for (const [path, body] of rows) {
    test(`GET ${path}`, async () => {
      const got = await api.ask(path);
      assert.equal(got.status, 200);
      assert.equal(got.headers['content-type'], 'application/json');
      assert.equal(got.headers['content-length'], String(got.bytes.length));
      const shown = got.text.replaceAll(/expires=\d+&signature=[\w-]{43}"/g, 'expires=E&signature=S"');
      assert.equal(shown, body);
    });

    test(`HEAD ${path} has the headers of GET and a slash at the end changes nothing`, async () => {
      const got = await api.ask(path);
      const [before = '', query] = path.split('?');
      const head = await api.ask(`${before}/${query === undefined ? '' : `?${query}`}`, { method: 'HEAD' });
      assert.equal(head.text, '');
      assert.deepEqual(lasting(head.headers), lasting(got.headers));
    });
  }

  test('another organisation sees only its own data', async () => {
    const asking = { key: api.otherKey };
    assert.equal((await api.ask('/v2', asking)).text, '{"organization_name":"Other"}');
    assert.match(
      (await api.ask('/v2/workspaces', asking)).text,
      /^\{"has_more":false,"data":\[\{"id":"work0001","name":"Theirs"[^{]*\]\}$/,
    );
    assert.match(
      (await api.ask('/v2/forms', asking)).text,
      /^\{"has_more":false,"data":\[\{"id":"theirs01"[^{]*\]\}$/,
    );
    assert.match(
      (await api.ask('/v1/forms', asking)).text,
      /"total":1,"page":1,"hasMore":false,"data":\[\{"id":"theirs01"/,
    );
    assert.equal(JSON.parse((await api.ask('/v2/files', asking)).text).data.length, 2);
  });

  test('every answer of v1, errors too, says that v1 is deprecated, and v2 does not', async () => {
    for (const path of [
      '/v1',
      '/v1/forms',
      '/v1/form/survey01',
      '/v1/form/nothing',
      '/v1/x',
      '/v1/forms?page=0',
    ]) {
      for (const asking of [{}, { key: null }, { method: 'POST' }]) {
        const { headers } = await api.ask(path, asking);
        assert.equal(headers.deprecation, '@1704067200', path);
        assert.equal(headers.link, `<${baseUrl}/v2>; rel="successor-version"`);
        assert.equal(headers.sunset, undefined);
      }
    }
    for (const path of ['/v2', '/v2/forms', '/v2/x', '/v10', '/']) {
      assert.equal((await api.ask(path)).headers.deprecation, undefined, path);
    }
  });

  test('links hold the configured address, whatever Host says', async () => {
    for (const path of ['/v1/forms', '/v1/form/survey01', '/v1/form/survey01/responses']) {
      const got = await api.ask(path, {
        headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      });
      assert.equal(got.status, 200);
      assert.doesNotMatch(got.text + got.rawHeaders.join(), /evil/);
    }
  });
});

/** Without headers that differ per response. */
function lasting(headers: Record<string, string>): Record<string, string> {
  const { date, 'x-request-id': id, 'x-ratelimit-remaining': remaining, ...rest } = headers;
  assert.ok(date !== undefined && id !== undefined && remaining !== undefined);
  return rest;
}
