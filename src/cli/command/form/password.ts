import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { print } from '../../output.ts';
import { readHiddenLine } from '../../readHiddenLine.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle, notFound } from './target.ts';

interface PasswordFlags extends FormFlags {
  remove?: boolean;
}

const longest = 1000;

export function addPassword(form: Command): void {
  form
    .command('password')
    .description(
      'protect a form with a password, which is prompted for or read from standard input; takes effect at once',
    )
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--remove', 'remove the password')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action(async (fileOrId: string, flags: PasswordFlags) => {
      const password = flags.remove ? undefined : await readPassword();
      await withExistingData(flags, async (data) => {
        const row = await formOrFail(data, flags, fileOrId);
        const outcome = await setFormPassword(
          operatorWrites(data.store, row.organization_id),
          row.id,
          password,
          Date.now(),
        );
        if (!outcome.ok) throw new CommandFailure(notFound(outcome.failure));
        if (password !== undefined) print(`${formTitle(row)} asks for the new password.`);
        else
          print(
            `${formTitle(row)} ${outcome.value.had ? 'asks for no password any more' : 'had no password'}.`,
          );
      });
    });
}

/** Never from a flag, because everyone on the machine can read the flags of a process. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const password = stdin.isTTY
    ? await readHiddenLine(stdin, 'New password: ', (shown) => stderr.write(shown))
    : (await text(stdin)).replace(/\r?\n$/, '');
  if (password === '') throw new WrongUsage('The password is empty; --remove asks visitors for none.');
  if (password.length > longest) throw new WrongUsage(`The password is longer than ${longest} characters.`);
  return password;
}
