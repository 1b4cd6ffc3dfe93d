import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHiddenLine } from './readHiddenLine.ts';

async function typed(...chunks: (string | Buffer)[]) {
  const modes: boolean[] = [];
  const shown: string[] = [];
  const terminal = {
    setRawMode: (raw: boolean) => modes.push(raw),
    async *[Symbol.asyncIterator]() {
      for (const chunk of chunks) yield Buffer.from(chunk);
    },
  };
  const line = await readHiddenLine(terminal, 'Password: ', (text) => shown.push(text)).catch(String);
  // Raw mode is always switched off again.
  assert.deepEqual(modes, [true, false]);
  return { line, shown: shown.join('') };
}

test('what is typed is taken until Enter and never shown', async () => {
  assert.deepEqual(await typed('se', 'cret\rmore'), { line: 'secret', shown: 'Password: \n' });
  assert.equal((await typed('secrex\x7ft\n')).line, 'secret');
  assert.equal((await typed('wrong\x15right\r')).line, 'right');
  assert.equal((await typed('a\x1b[Db\x1bOCc\t\r')).line, 'abc');
  const umlaut = Buffer.from('ü🎁\x7f\r');
  assert.equal((await typed(umlaut.subarray(0, 1), umlaut.subarray(1, 4), umlaut.subarray(4))).line, 'ü');
  assert.match((await typed('secret\x03')).line, /Stopped; nothing was changed\.$/);
});
