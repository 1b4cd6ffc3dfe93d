import { isatty } from 'node:tty';
import pino, { type Logger } from 'pino';
import type { Config } from '#config';
import { readableLine } from '#http/log/readableLine.ts';
import { lineWithoutSecrets } from '#http/log/withoutSecrets.ts';
import { LineWriter } from '#kit/async/lineWriter.ts';

/** The service's log on standard error, without secrets: JSON lines, or readable lines on a terminal. */
export function openLog({ logLevel: level, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): {
  log: Logger;
  destination: LineWriter;
} {
  const isReadable = (logFormat ?? (isatty(2) ? 'text' : 'json')) === 'text';
  const destination = new LineWriter(2, isReadable ? readableLine : undefined);
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
