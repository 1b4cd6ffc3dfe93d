import { StringDecoder } from 'node:string_decoder';
import { CommandFailure } from './failure.ts';

/** A terminal whose echo can be switched off. */
export interface Terminal extends AsyncIterable<Buffer> {
  setRawMode(raw: boolean): unknown;
}

const keys = { enter: /[\r\n\x04]/, stop: '\x03', erase: /[\x08\x7f]/, clear: '\x15' };
/** The escape sequences of arrow keys and the like. */
const escapeSequence = /\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])/g;

/** Reads one line without echo; Enter ends it. */
export async function readHiddenLine(
  terminal: Terminal,
  prompt: string,
  write: (text: string) => void,
): Promise<string> {
  const decoder = new StringDecoder('utf8');
  let typed: string[] = [];
  terminal.setRawMode(true);
  write(prompt);
  try {
    for await (const bytes of terminal) {
      for (const key of decoder.write(bytes).replace(escapeSequence, '')) {
        if (keys.enter.test(key)) return typed.join('');
        if (key === keys.stop) throw new CommandFailure('Stopped; nothing was changed.', 'stopped');
        if (keys.erase.test(key)) typed.pop();
        else if (key === keys.clear) typed = [];
        else if (key >= ' ') typed.push(key);
      }
    }
    return typed.join('');
  } finally {
    terminal.setRawMode(false);
    write('\n');
  }
}
