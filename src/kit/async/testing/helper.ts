import { readFileSync } from 'node:fs';
import { runHelper } from '../runHelper.ts';

/** The tasks that tests give a helper thread. */
export type HelperTask = 'answer' | 'bytes' | 'throw' | 'exit' | 'fill the memory' | 'never' | 'priority';

let answered = 0;

runHelper<HelperTask, unknown>(async (task) => {
  switch (task) {
    case 'answer':
      answered += 1;
      return { answer: answered };
    case 'bytes': {
      const answer = new Uint8Array([1, 2, 3]);
      return { answer, moves: [answer.buffer] };
    }
    case 'throw':
      throw new Error('it went wrong');
    case 'exit':
      process.exit(1);
      break;
    case 'fill the memory': {
      const kept: number[][] = [];
      for (;;) kept.push(new Array<number>(100_000).fill(kept.length + 0.5));
    }
    case 'never':
      return await new Promise(() => undefined);
    case 'priority':
      // The part after the name of the thread, which may contain spaces; the field `nice` is the nineteenth of all.
      return {
        answer: Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1]?.split(' ')[16]),
      };
  }
  return { answer: undefined };
});
