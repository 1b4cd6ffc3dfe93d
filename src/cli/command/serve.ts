import type { Command } from 'commander';
import { readConfig } from '#config';
import { CommandFailure } from '../failure.ts';
import { note, print } from '../output.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('start the service')
    .option('--port <number>', 'where to listen (CANVASS_PORT, default 3000; 0 takes a free one)')
    .option('--host <address>', 'on which address (CANVASS_HOST, default 127.0.0.1)')
    .option('--data <folder>', 'the data folder (CANVASS_DATA, default ./data)')
    .action(async (flags: { port?: string; host?: string; data?: string }) => {
      const config = readConfig(flags);
      // The composition root stands above this room, so it is named only here and only when it is needed.
      const { startService } = await import('../../main.ts');
      const service = await startService(config).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          throw new CommandFailure(`Port ${config.port} is taken. Choose another with --port.`);
        if (error.code === 'EACCES')
          throw new CommandFailure(`Not allowed to listen on port ${config.port}.`);
        throw error;
      });
      print(`Canvass listens on ${service.address}`);
      print(`Data: ${config.databaseUrl === undefined ? config.data : `${config.data} and PostgreSQL`}`);
      print(`API reference: ${service.url}/docs`);
      if (service.organizations === 0) {
        print('Next: load a sample organisation with "node bin/canvass demo", or make your own with');
        print(
          '      "node bin/canvass organizations create <name>" and "node bin/canvass keys create --name <text>".',
        );
      }
      await untilStopped();
      note('Stopping: finishing what is under way.');
      await service.stop();
      process.exit(0);
    });
}

/** A second signal after a second means that the person does not want to wait. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const stop = () => {
      if (first === 0) {
        first = Date.now();
        resolve();
      } else if (Date.now() - first > 1000) process.exit(1);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}
