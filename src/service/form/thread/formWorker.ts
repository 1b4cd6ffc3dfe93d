import { runHelper } from '#kit/async/runHelper.ts';
import { type FormTasks, formTasks } from './formTasks.ts';

runHelper<{ readonly name: keyof FormTasks; readonly input: never }, unknown>(async ({ name, input }) => {
  const answer: unknown = await formTasks[name](input);
  // A page is some megabytes, which are handed over without a copy.
  return answer instanceof Uint8Array && answer.buffer instanceof ArrayBuffer
    ? { answer, moves: [answer.buffer] }
    : { answer };
});
