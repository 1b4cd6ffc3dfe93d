import { StringDecoder } from 'node:string_decoder';
import { CommandFailure } from './failure.ts';

/** A terminal that can be kept from showing what is typed. */
export interface Terminal extends AsyncIterable<Buffer> {
  setRawMode(raw: boolean): unknown;
}

const keys = { enter: /[\r\n\x04]/, stop: '\x03', erase: /[\x08\x7f]/, clear: '\x15' };
/** What arrows and the like send. */
const sequence = /\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])/g;

/** Asks for one line that is not shown while it is typed; Enter ends it. */
export async function hiddenLine(
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
      for (const key of decoder.write(bytes).replace(sequence, '')) {
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
