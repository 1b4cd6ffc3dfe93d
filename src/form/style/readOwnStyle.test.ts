import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readOwnStyle } from './readOwnStyle.ts';

const kept: readonly (readonly [written: string, style: string])[] = [
  ['.label { color: #123456 }', '.sheet .label{color:#123456}'],
  [
    'h1,\n.intro{text-align:center;letter-spacing:.02em}',
    '.sheet h1,.sheet .intro{text-align:center;letter-spacing:.02em}',
  ],
  [
    '.sheet{max-width:800px;padding:2rem 3rem !important}',
    '.sheet{max-width:800px;padding:2rem 3rem!important}',
  ],
  [
    'body{background:linear-gradient(45deg,#fff, rgb(1 2 3 / 50%))}',
    'body{background:linear-gradient(45deg,#fff, rgb(1 2 3 / 50%))}',
  ],
  [':root{--accent:#aa0000;--radius:0}', 'body{--accent:#aa0000;--radius:0}'],
  [
    'body .button:hover > span{ border-color:var(--accent) }',
    '.sheet .button:hover>span{border-color:var(--accent)}',
  ],
  ['.option:nth-child(2n+1)::before{content:"→ "}', '.sheet .option:nth-child(2n+1)::before{content:"→ "}'],
  ['[data-field="field3"] input{width:calc(50% - 8px)}', ''],
  [
    '[data-field="field3"] input{width:calc(50% + 8px)}',
    '.sheet [data-field="field3"] input{width:calc(50% + 8px)}',
  ],
  ['/* a { */ a{color:red/* ; */}', '.sheet a{color:red}'],
  [
    '@media (min-width: 700px) and (prefers-color-scheme: dark){h1{font-size:3rem}}',
    '@media (min-width: 700px) and (prefers-color-scheme: dark){.sheet h1{font-size:3rem}}',
  ],
  ['a{color:red', '.sheet a{color:red}'],
  ['a{transition:color .2s !important}', '.sheet a{transition:color .2s}'],
];

for (const [written, style] of kept) {
  test(`takes effect: ${written}`, () => assert.equal(readOwnStyle(written).style, style));
}

/** Hostile CSS: each must have no effect, and be reported as dropped. */
const hostile = [
  '@import "https://evil.example/x.css";',
  '@import url(//evil.example);',
  '@font-face{font-family:x;src:url(https://evil.example/f.woff2)}',
  '@charset "utf-7";',
  '@namespace url(x);',
  '@keyframes x{from{opacity:0}}',
  '@supports (display:grid){a{color:red}}',
  '@media (min-resolution:2dppx){a{color:red}}',
  '@media screen{@media screen{a{color:red}}}',
  'a{background:url(https://evil.example/p)}',
  'a{background:URL("data:image/svg+xml;base64,PHN2Zz4=")}',
  'a{background:image-set("x.png" 1x)}',
  'a{background:u\\72l(x)}',
  'a{background:ur/**/l(x)}',
  'a{width:expression(alert(1))}',
  'a{behavior:url(x.htc)}',
  'a{-moz-binding:url(x)}',
  'a{color:red</style><script>alert(1)</script>}',
  '</style><script>alert(1)</script>',
  'a{content:"</style><script>"}',
  'a::before{content:"\\3c/style\\3e"}',
  'a::before{content:attr(value)}',
  'a::before{content:url(x)}',
  'a{font-family:"</style>"}',
  '<!-- a{color:red} -->',
  'input[value^="a"]{color:red}',
  'input[name=field1]{color:red}',
  '#field1{color:red}',
  '.field:has(input){color:red}',
  '.banner{color:red}',
  'body>.banner{color:red}',
  'body header.banner{color:red}',
  '.unseen{color:red}',
  'script{display:block}',
  'style{display:block}',
  'body{display:none}',
  'body{opacity:.5}',
  'body{font-size:0}',
  ':root{--warn:#fff}',
  ':root{--bad:#fff}',
  'a{position:fixed}',
  'a{position:sticky;top:0}',
  '.error{display:none}',
  '.error{visibility:hidden}',
  '.error{opacity:0}',
  '.error{font-size:0}',
  '.error{font-size:calc(0px)}',
  '.error{clip-path:inset(50%)}',
  '.error{overflow:hidden}',
  '.error{transform:scale(0)}',
  '.field{margin-top:-900px}',
  '.field{margin-top:calc(0px - 900px)}',
  '.field{padding-left:calc(100px * 100)}',
  '.field{text-indent:-999em}',
  '.sheet{outline:900px solid red}',
  '.sheet{box-shadow:0 0 0 900px red}',
  'a:focus-visible{outline:none}',
  'a:focus{outline:0}',
  'a{color:red;;}}}}{',
  'a{b{color:red}}',
  'a{all:unset}',
  'a{zoom:.01}',
  'a{filter:opacity(0)}',
  'a{color:var(--x, url(y))}',
  'a{width:99999px}',
  'a{width:1e9px}',
  `${'a'.repeat(100)}{color:red}`,
  '.a.b.c.d.e.f.g{color:red}',
  'a{color:"\n',
  '\\61{color:red}',
  'a{color:red\u0000}',
  "a{quotes:'\\'}",
];

for (const css of hostile) {
  test(`takes no effect, and that is said: ${css.slice(0, 60)}`, () => {
    const { style, dropped } = readOwnStyle(css);
    assert.ok(style === '' || style === '.sheet a{color:red}', style);
    assert.notEqual(dropped.length, 0);
  });
}

test('what is dropped is told with its line', () => {
  const css = '/* one\ntwo */\n.label {\n  color: red;\n  position: fixed;\n}\n@import "x";\n#id {}\n';
  assert.deepEqual(
    readOwnStyle(css).dropped.map(({ line, written }) => [line, written]),
    [
      [5, 'position: fixed'],
      [7, '@import "x"'],
      [8, '#id'],
    ],
  );
});

/** A strict grammar of the output: nothing else may come out. */
const value = /(?:"[^"\\<>]*"|'[^'\\<>]*'|[\w\s#%.,/()+*-])+/.source;
const declaration = `-{0,2}[a-z][a-z-]*:${value}(?:!important)?`;
const selector = /(?:body|(?:\.sheet|main\.sheet|\.frame|main\.frame)[\w\s.>+~:*()="'[\]-]*)/.source;
const rule = `${selector}(?:,${selector})*\\{${declaration}(?:;${declaration})*\\}`;
const whole = new RegExp(`^(?:${rule}|@media [\\w\\s():.-]+\\{(?:${rule})+\\})*$`);

test('whatever is written, nothing but the known shapes comes out, and reading that again changes nothing', () => {
  const pieces = fc.constantFrom(
    ...hostile,
    ...kept.map(([written]) => written),
    ...[
      '{',
      '}',
      ';',
      ':',
      '(',
      ')',
      '"',
      "'",
      '/*',
      '*/',
      '\\',
      '<',
      '@media screen',
      'a',
      '.label',
      ' ',
      '\n',
    ],
    ...[
      'color',
      'red',
      'url(',
      '!important',
      ',',
      '-',
      '1px',
      '#fff',
      '--accent',
      'var(',
      'content',
      '::before',
    ],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  fc.assert(
    fc.property(texts, (css) => {
      const { style } = readOwnStyle(css);
      assert.match(style, whole);
      assert.doesNotMatch(style, /<|\\|url\(|expression|@import/i);
      assert.deepEqual(readOwnStyle(style), { style, dropped: [] });
    }),
    { numRuns: 200 },
  );
});

test('a long text is read in the time of its length', () => {
  for (const piece of [
    '{',
    '(',
    '/*',
    '"',
    ' ',
    '!',
    'a,',
    'a>',
    '\\',
    'a{b:c',
    '@media ',
    `a{color:${' '.repeat(50)}`,
    '-',
    '.1',
  ]) {
    readOwnStyle(piece.repeat(20_000 / piece.length));
    readOwnStyle(`a{color:${piece.repeat(20_000 / piece.length)}`);
    readOwnStyle(`@media ${piece.repeat(20_000 / piece.length)}{a{color:red}}`);
  }
});
