import pino, { type Logger } from 'pino';
import { lineWithoutSecrets } from '#http/log/withoutSecrets.ts';
import { LineWriter } from '#kit/async/lineWriter.ts';

/** The service's log on standard error, as JSON lines without secrets. */
export function openLog(level: string): { log: Logger; destination: LineWriter } {
  const destination = new LineWriter(2);
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: lineWithoutSecrets },
    },
    destination,
  );
  // A rejection outside of any request must not end the process.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody handled'));
  return { log, destination };
}
