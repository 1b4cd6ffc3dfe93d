import type { Command } from 'commander';
import { type Config, type ConfigFlags, readConfig } from '#config';
import { announceStart } from '../announceStart.ts';
import { CommandFailure } from '../failure.ts';
import { print } from '../output.ts';

/** The settings that most installations need; the guide lists all. */
const environment = `
Environment:
  CANVASS_URL        the public address, by which people and links reach it
  CANVASS_FORMS_URL  another host for forms alone, apart from the app
  DATABASE_URL       PostgreSQL in the place of SQLite
  See docs/running.md for all settings.`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('start the service')
    .option('--port <number>', 'the port (CANVASS_PORT, default 3000; 0 picks a free one)')
    .option('--host <address>', 'the address to listen on (CANVASS_HOST, default 127.0.0.1)')
    .option('--data <folder>', 'the data folder (CANVASS_DATA, default ./data)')
    .option('--hold-deliveries', 'hold runs of workflows and mails until "deliveries release"')
    .addHelpText('after', environment)
    .action(async (flags: ConfigFlags) => {
      const config = readConfig(flags);
      // Lazy import: the composition root is above this folder, so it is imported only here and on demand.
      const { startService } = await import('../../main.ts');
      const service = await startService(config).catch((error: NodeJS.ErrnoException) => {
        if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
          throw new CommandFailure(notListening(error, config));
        throw error;
      });
      announceStart(service, config);
      await untilStopped();
      print('Stopping: finishing what is under way.');
      await service.stop();
      process.exit(0);
    });
}

function notListening({ code }: NodeJS.ErrnoException, { port, host }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with --port.`;
  if (code === 'EACCES') return `Not allowed to listen on port ${port}. Choose one above 1023 with --port.`;
  return `This machine has no address ${host}. Choose another with --host.`;
}

/** A second signal, more than a second after the first, exits at once. */
function untilStopped(): Promise<void> {
  return new Promise((stopped) => {
    let first = 0;
    const stop = () => {
      if (first === 0) {
        first = Date.now();
        stopped();
      } else if (Date.now() - first > 1000) process.exit(1);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}
