// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is written contains templates
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messageArguments } from './messageArguments.ts';
import { messageCode } from './messageCode.ts';
import { parseMessage } from './parseMessage.ts';

describe('a message becomes an expression', () => {
  const cases: readonly [message: string, code: string][] = [
    ['Save', '"Save"'],
    ['', '""'],
    ['It\'s "new"', '"It\'s \\"new\\""'],
    ['Version {version}', '`Version ${version}`'],
    ['{ value }', '`${value}`'],
    ['{count, number} %', '`${figure("de", count)} %`'],
    ['{count, number}', 'figure("de", count)'],
    [
      '{count, plural, one {1 form} other {# forms}}',
      'plural("de", count, { one: "1 form", other: `${figure("de", count)} forms` })',
    ],
    [
      '{count, plural, =0 {none} other {# of {total, number}}}',
      '(count === 0 ? "none" : `${figure("de", count)} of ${figure("de", total)}`)',
    ],
    ['a {isOld, select, true {b} other {c}}', '`a ${(isOld ? "b" : "c")}`'],
    [
      '{kind, select, day {{count, plural, other {# d}}} other {}}',
      '(kind === "day" ? `${figure("de", count)} d` : "")',
    ],
    // Letters with a meaning in ICU or in TypeScript.
    ["Answers such as '{field1}' and ''this''", '"Answers such as {field1} and \'this\'"'],
    ['# is a letter outside of plurals', '"# is a letter outside of plurals"'],
    ["{count, plural, other {'#' is quoted}}", '"# is quoted"'],
    ['`{name}` costs $5 or \\ and ${name}', '`\\`${name}\\` costs $5 or \\\\ and $${name}`'],
  ];
  for (const [message, code] of cases)
    test(JSON.stringify(message), () => assert.equal(messageCode('de', parseMessage(message)), code));
});

test('French shortens "d’" before a vowel only', () => {
  const code = (message: string) => messageCode('fr', parseMessage(message));
  assert.equal(code('Logo d’{name}'), '`Logo ${elided(name)}`');
  assert.equal(code('{isOwn, select, true {a} other {d’{name}}}'), '(isOwn ? "a" : `${elided(name)}`)');
  assert.equal(code('aujourd’{name}'), '`aujourd’${name}`');
});

test('a message that this part of ICU does not know is refused', () => {
  const cases: readonly [message: string, problem: RegExp][] = [
    ['{', /a name expected/],
    ['}', /unexpected "}"/],
    ['{name', /"," expected/],
    ['{day, date}', /"number", "plural" or "select" expected/],
    ['{n, selectordinal, other {#th}}', /"number", "plural" or "select" expected/],
    ['{n, plural, one {a}}', /needs the case "other"/],
    ['{n, plural, one {a} one {b} other {c}}', /the case "one" twice/],
    ['{n, plural, other {a}', /a case expected/],
    ['{n, plural, other {a', /"}" is missing/],
    ["'{name", /closing apostrophe/],
  ];
  for (const [message, problem] of cases) assert.throws(() => parseMessage(message), problem, message);
});

test('arguments have the type that their use asks for', () => {
  const message =
    '{name} {count, plural, one {{name}} other {# {size, number}}} {isOld, select, true {a} other {}}';
  assert.deepEqual(
    [...messageArguments(parseMessage(message))],
    [
      ['name', 'string'],
      ['count', 'number'],
      ['size', 'number'],
      ['isOld', 'boolean'],
    ],
  );
});
