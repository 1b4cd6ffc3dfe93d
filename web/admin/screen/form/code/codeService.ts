import { codeWorkerUrl } from 'canvass:workers';
import type { CodeAnswer, CodeService } from './codeMessages.ts';

/** Starts the worker. Its calls reject if its script cannot be loaded. */
export function startCodeService(): CodeService {
  const worker = new Worker(codeWorkerUrl);
  const waiting = new Map<number, { resolve: (output: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<CodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.output as never);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the script of the code view failed'));
    waiting.clear();
  };
  return {
    run: (task, input) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, task, input });
      }),
    stop: () => worker.terminate(),
  };
}
