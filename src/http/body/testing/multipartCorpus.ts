import type { ProblemCode } from '#contract/problem.ts';
import { big, bytes, close, disposition, field, file, part } from './multipartParts.ts';

export interface Received {
  values: [name: string, values: string[]][];
  /** The content in Latin-1; undefined if it was not stored. */
  files: [field: string, name: string, content: string | undefined][];
}

/** A body, with its parsed content or its problem. */
export type Row = [what: string, body: Buffer, meaning: Received | ProblemCode];

const values = (...all: Received['values']): Received => ({ values: all, files: [] });
const files = (...all: Received['files']): Received => ({ values: [], files: all });
const one = values(['a', ['1']]);
const good = `${field('a', '1')}${close}`;
const malformed = 'body_malformed';
const large = 'body_too_large';

/** Bodies with the boundary `xx`; see `corpusLimits` for what is too large. */
export const multipartCorpus: readonly Row[] = [
  ['one field', bytes(good), one],
  ['nothing but the closing boundary', bytes(close), values()],
  ['a closing boundary without a line end', bytes(good.slice(0, -2)), one],
  ['a preamble', bytes(`read this\r\nwith a better reader\r\n${good}`), one],
  ['a preamble that looks like a boundary', bytes(`--xxx\r\n--x\r\n-- xx\r\n${good}`), one],
  ['an epilogue', bytes(`${good}that was all\r\n--xx\r\nnothing more`), one],
  ['another closed body behind the first', bytes(`${good}${field('b', '2')}${close}`), one],
  ['white space behind a boundary', bytes(good.replace('--xx\r\n', '--xx \t \r\n')), one],
  ['a line end before the first boundary', bytes(`\r\n${good}`), one],
  ['a value that is empty', bytes(`${field('a', '')}${close}`), values(['a', ['']])],
  ['a value of one line end', bytes(`${field('a', '\r\n')}${close}`), values(['a', ['\r\n']])],
  ['a value of hyphens', bytes(`${field('a', '--')}${close}`), values(['a', ['--']])],
  ['the boundary within a line', bytes(`${field('a', 'x--xx--')}${close}`), values(['a', ['x--xx--']])],
  [
    'a line that goes on after a boundary',
    bytes(`${field('a', '1\r\n--xxy\r\n2')}${close}`),
    values(['a', ['1\r\n--xxy\r\n2']]),
  ],
  [
    'a line with one hyphen too few',
    bytes(`${field('a', '\r\n--xx-\r\n')}${close}`),
    values(['a', ['\r\n--xx-\r\n']]),
  ],
  [
    'a boundary with a line feed alone',
    bytes(`${field('a', '\r\n--xx\n2')}${close}`),
    values(['a', ['\r\n--xx\n2']]),
  ],
  [
    'a boundary with far too much white space',
    bytes(`${field('a', `\r\n--xx${' '.repeat(100)}`)}${close}`),
    values(['a', [`\r\n--xx${' '.repeat(100)}`]]),
  ],
  [
    'many half boundaries',
    bytes(`${field('a', '\r\n--x\r\n-\r\r\n--'.repeat(50))}${close}`),
    values(['a', ['\r\n--x\r\n-\r\r\n--'.repeat(50)]]),
  ],
  ['a name twice', bytes(`${field('a', '1')}${field('a', '2')}${close}`), values(['a', ['1', '2']])],
  ['an empty name', bytes(`${field('', '1')}${close}`), values(['', ['1']])],
  [
    'a field named __proto__',
    bytes(`${field('__proto__', '1')}${field('constructor', '2')}${close}`),
    values(['__proto__', ['1']], ['constructor', ['2']]),
  ],
  ['a name without quotes', bytes(part('form-data; name=a', '1') + close), one],
  [
    'a name with a quote, as browsers write it',
    bytes(`${field('a%22b%0D%0Ac', '1')}${close}`),
    values(['a"b\r\nc', ['1']]),
  ],
  [
    'a name with a quote, as mail writes it',
    bytes(`${field('a\\"b\\\\', '1')}${close}`),
    values(['a"b\\', ['1']]),
  ],
  ['a name that ends in a backslash', bytes(`${field('a\\', '1')}${close}`), values(['a\\', ['1']])],
  ['a name with a semicolon', bytes(`${field('a; name=b', '1')}${close}`), values(['a; name=b', ['1']])],
  [
    'headers in another case',
    bytes(`--xx\r\ncontent-DISPOSITION:FORM-DATA;NAME=a\r\n\r\n1\r\n${close}`),
    one,
  ],
  ['a header on two lines', bytes(part('form-data;\r\n name="a"', '1') + close), one],
  [
    'headers that nobody knows',
    bytes(`--xx\r\nX-Odd: 1\r\n${disposition('form-data; name="a"')}\r\n1\r\n${close}`),
    one,
  ],
  ['a semicolon at the end', bytes(part('form-data; name="a";', '1') + close), one],
  [
    'a part of headers alone',
    bytes(`--xx\r\n${disposition('form-data; name="a"')}\r\n--xx--\r\n`),
    values(['a', ['']]),
  ],
  [
    'a file of headers alone',
    bytes(`--xx\r\n${disposition('form-data; name="a"; filename="x"')}\r\n--xx--\r\n`),
    files(['a', 'x', '']),
  ],
  ['UTF-8 in name and value', bytes(`${field('é', '😀')}${close}`), values(['é', ['😀']])],
  [
    'a value that is not UTF-8',
    Buffer.from(`${field('a', '\xff')}${close}`, 'latin1'),
    values(['a', ['\ufffd']]),
  ],
  ['a NUL in a value', bytes(`${field('a', 'x\0y')}${close}`), values(['a', ['x\0y']])],
  [
    'a text with its charset',
    bytes(part('form-data; name="a"', '1', 'Content-Type: text/plain; charset="utf-8"\r\n') + close),
    one,
  ],
  [
    'base64 that is none',
    bytes(part('form-data; name="a"', '1', 'Content-Transfer-Encoding: 8bit\r\n') + close),
    one,
  ],
  ['a file', bytes(`${file('f', 'a.txt', 'one\r\ntwo')}${close}`), files(['f', 'a.txt', 'one\r\ntwo'])],
  [
    'a file of all bytes',
    Buffer.concat([
      bytes(`--xx\r\n${disposition('form-data; name="f"; filename="b"')}\r\n`),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
      bytes(`\r\n${close}`),
    ]),
    files(['f', 'b', String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte))]),
  ],
  ['no file chosen', bytes(`${file('f', '', '')}${close}`), values()],
  ['an empty file', bytes(`${file('f', 'empty', '')}${close}`), files(['f', 'empty', ''])],
  ['a file without a name', bytes(`${file('f', '', 'x')}${close}`), files(['f', 'file', 'x'])],
  [
    'a file with a path',
    bytes(`${file('f', '../../etc/passwd', 'x')}${close}`),
    files(['f', '.._.._etc_passwd', 'x']),
  ],
  [
    'a file whose name is turned around',
    bytes(`${file('f', 'inv\u202efdp.exe', 'x')}${close}`),
    files(['f', 'invfdp.exe', 'x']),
  ],
  [
    'a file name as long as a book',
    bytes(`${file('f', `${'n'.repeat(400)}.pdf`, 'x')}${close}`),
    files(['f', `${'n'.repeat(251)}.pdf`, 'x']),
  ],
  [
    'filename*',
    bytes(`${part(`form-data; name="f"; filename="euro"; filename*=UTF-8''%E2%82%AC.txt`, 'x')}${close}`),
    files(['f', '€.txt', 'x']),
  ],
  [
    'filename* in another charset beside filename',
    bytes(`${part(`form-data; name="f"; filename="euro"; filename*=ISO-8859-1''%A4`, 'x')}${close}`),
    files(['f', 'euro', 'x']),
  ],
  [
    'filename* that cannot be read',
    bytes(`${part(`form-data; name="f"; filename*=UTF-8''%FF`, 'x')}${close}`),
    malformed,
  ],
  ['no bytes at all', bytes(''), malformed],
  ['no boundary', bytes('hello'), malformed],
  ['another boundary', bytes(good.replaceAll('xx', 'yy')), malformed],
  ['line feeds alone', bytes(good.replaceAll('\r\n', '\n')), malformed],
  ['carriage returns alone', bytes(good.replaceAll('\r\n', '\r')), malformed],
  [
    'line feeds alone in the headers',
    bytes(`--xx\r\nContent-Disposition: form-data; name="a"\n\n1\r\n${close}`),
    malformed,
  ],
  ['no closing boundary', bytes(field('a', '1')), malformed],
  ['a closing boundary cut in two', bytes(good.slice(0, -3)), malformed],
  ['an end in the first boundary', bytes('--x'), malformed],
  ['an end after the first boundary', bytes('--xx\r\n'), malformed],
  ['an end in a header', bytes('--xx\r\nContent-Dispo'), malformed],
  ['an end before the empty line', bytes(`--xx\r\n${disposition('form-data; name="a"')}`), malformed],
  ['an end in a value', bytes(field('a', '1').slice(0, -2)), malformed],
  [
    'an end in a file',
    bytes(`${file('g', 'whole', 'x')}${file('f', 'a.txt', 'half')}`.slice(0, -4)),
    malformed,
  ],
  [
    'a header and at once the closing boundary',
    bytes(`--xx\r\n${disposition('form-data; name="a"').slice(0, -2)}--xx--\r\n`),
    malformed,
  ],
  [
    'a header line and at once the closing boundary',
    bytes(`--xx\r\n${disposition('form-data; name="a"')}--xx--\r\n`),
    malformed,
  ],
  ['a boundary and at once the closing one', bytes('--xx\r\n--xx--\r\n'), malformed],
  ['a boundary twice', bytes(`--xx\r\n${good}`), malformed],
  ['no headers', bytes(`--xx\r\n\r\n1\r\n${close}`), malformed],
  ['no name', bytes(part('form-data', '1') + close), malformed],
  ['no disposition', bytes(`--xx\r\nContent-Type: text/plain\r\n\r\n1\r\n${close}`), malformed],
  ['another disposition', bytes(part('attachment; name="a"', '1') + close), malformed],
  ['a disposition that begins alike', bytes(part('form-database; name="a"', '1') + close), malformed],
  [
    'two dispositions',
    bytes(part('form-data; name="a"', '1', disposition('form-data; name="b"')) + close),
    malformed,
  ],
  ['two names', bytes(part('form-data; name="a"; name="b"', '1') + close), malformed],
  ['a quote that never ends', bytes(part('form-data; name="a', '1') + close), malformed],
  ['junk behind a quote', bytes(part('form-data; name="a"b', '1') + close), malformed],
  ['a header without a colon', bytes(part('form-data; name="a"', '1', 'Odd\r\n') + close), malformed],
  ['a header without a name', bytes(part('form-data; name="a"', '1', ': odd\r\n') + close), malformed],
  [
    'a space before the colon',
    bytes('--xx\r\nContent-Disposition : form-data; name="a"\r\n\r\n1\r\n--xx--'),
    malformed,
  ],
  ['a NUL in a header', bytes(`${field('a\0b', '1')}${close}`), malformed],
  ['a line feed in a header', bytes(`${field('a\nX: y', '1')}${close}`), malformed],
  ['a carriage return in a header', bytes(`${field('a\rb', '1')}${close}`), malformed],
  [
    'base64',
    bytes(part('form-data; name="a"', 'MQ==', 'Content-Transfer-Encoding: base64\r\n') + close),
    malformed,
  ],
  [
    'quoted-printable',
    bytes(part('form-data; name="a"', '=31', 'Content-Transfer-Encoding: quoted-printable\r\n') + close),
    malformed,
  ],
  [
    'parts within a part',
    bytes(
      part(
        'form-data; name="a"',
        `--yy\r\n${disposition('file; filename="x"')}\r\n1\r\n--yy--`,
        'Content-Type: multipart/mixed; boundary=yy\r\n',
      ) + close,
    ),
    malformed,
  ],
  [
    'headers too long',
    bytes(part('form-data; name="a"', '1', `X: ${'h'.repeat(9000)}\r\n`) + close),
    malformed,
  ],
  ['headers without end', bytes(`--xx\r\n${'X: y\r\n'.repeat(5000)}`), malformed],
  ['one giant header', bytes(`--xx\r\nX: ${'h'.repeat(100_000)}`), malformed],
  [
    'a text in another charset',
    bytes(part('form-data; name="a"', '1', 'Content-Type: text/plain; charset=utf-16\r\n') + close),
    'media_type_unsupported',
  ],
  ['10,000 parts', bytes(field('a', '1').repeat(10_000) + close), large],
  [
    'as many parts as there may be',
    bytes(field('a', '1').repeat(50) + close),
    values(['a', Array(50).fill('1')]),
  ],
  [
    'one control without a file too many',
    bytes(part('form-data;name=f;filename=', '').repeat(51) + close),
    large,
  ],
  ['texts too large', bytes(`${field('a', big(12_000))}${field('b', big(12_000))}${close}`), large],
  [
    'one file too many',
    bytes(['1', '2', '3', '4'].map((name) => file('f', name, 'x')).join('') + close),
    large,
  ],
  [
    'one empty file too many',
    bytes(['1', '2', '3', '4'].map((name) => file('f', name, '')).join('') + close),
    large,
  ],
  [
    'a file too large, of which nothing is kept',
    bytes(file('g', 'small', 'x') + file('f', 'large', big(12_000)) + field('a', '1') + close),
    {
      values: [['a', ['1']]],
      files: [
        ['g', 'small', 'x'],
        ['f', 'large', undefined],
      ],
    },
  ],
  [
    'a file as large as it may be',
    bytes(file('f', 'large', big(5000)) + close),
    files(['f', 'large', big(5000)]),
  ],
  ['a body too large', bytes(big(150_001)), large],
];
