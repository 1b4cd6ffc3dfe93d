import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { lastingAddress } from '#render/share/formAddress.ts';
import { qrCode } from '#render/share/qrCode.ts';
import { qrPicture } from '#service/form/share/qrPicture.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note } from '../../output.ts';
import { formsAddress, isLocalOnly } from '../../urlOfService.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

interface QrFlags extends FormFlags {
  out?: string;
}

export function addQr(form: Command): void {
  form
    .command('qr')
    .description(
      "print the QR code of a form's address as SVG or PNG; CANVASS_URL is the address of the service",
    )
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option(
      '--out <file>',
      'the file.svg or file.png to write or overwrite; SVG on standard output by default',
    )
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action(show);
}

async function show(fileOrId: string, flags: QrFlags): Promise<void> {
  const kind = flags.out && extname(flags.out).toLowerCase();
  if (kind !== undefined && kind !== '.svg' && kind !== '.png')
    throw new WrongUsage(`--out takes the name of a file.svg or file.png, not "${flags.out}".`);
  const row = await withExistingData(flags, (data) => formOrFail(data, flags, fileOrId));
  const address = lastingAddress(formsAddress(flags), row.id);
  if (isLocalOnly(address, flags))
    note(`CANVASS_URL is not set: the code points to ${address} and only works on this machine.`);
  const picture = kind === '.png' ? await qrPicture(address) : await qrCode(address);
  if (flags.out === undefined) {
    process.stdout.write(picture);
    return;
  }
  await writeFile(flags.out, picture).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailure(`${flags.out} cannot be written (${error.code}).`);
  });
  note(`Wrote the code of ${formTitle(row)}, ${address}, to ${flags.out}.`);
}
