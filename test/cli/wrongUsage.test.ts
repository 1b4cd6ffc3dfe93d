import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command } from 'commander';
import { makeProgram } from '../../src/cli/program.ts';

/** The lines that a mistake prints. */
async function printed(words: readonly string[]): Promise<string[]> {
  const program = await makeProgram(words[0]);
  let text = '';
  const listen = (command: Command) => {
    command.configureOutput({ writeErr: (part) => (text += part), writeOut: (part) => (text += part) });
    command.commands.forEach(listen);
  };
  listen(program);
  await assert.rejects(program.parseAsync([...words], { from: 'user' }), { name: 'CommanderError' });
  return text.trim().split('\n');
}

function* everyCommand(command: Command, path: readonly string[] = []): Generator<[string[], Command]> {
  yield [[...path], command];
  for (const inner of command.commands) yield* everyCommand(inner, [...path, inner.name()]);
}

const all = [...everyCommand(await makeProgram(undefined))];

test('a mistyped command is answered in three lines at most, at every level', async () => {
  const groups = all.filter(([, command]) => command.commands.length > 0);
  assert.ok(groups.length > 5);
  for (const [path] of groups) {
    const lines = await printed([...path, 'lsit']);
    const words = ['node bin/canvass', ...path].join(' ');
    assert.equal(lines[0], "error: unknown command 'lsit'");
    assert.equal(lines.at(-1), `Run "${words} --help" to see all commands.`);
    assert.ok(lines.length <= 3, lines.join('\n'));
  }
});

test('so is a missing argument or an unknown option', async () => {
  const needing = all.filter(([, { registeredArguments }]) =>
    registeredArguments.some(({ required }) => required),
  );
  assert.ok(needing.length > 10);
  for (const [path] of needing) {
    for (const mistake of [[], ['--lsit']]) {
      const lines = await printed([...path, ...mistake]);
      assert.match(lines[0] ?? '', /^error: (missing required argument|required option|unknown option)/);
      assert.equal(lines.at(-1), `Run "node bin/canvass ${path.join(' ')} --help" to see all options.`);
      assert.ok(lines.length <= 3, lines.join('\n'));
    }
  }
});
