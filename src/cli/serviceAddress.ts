import { type ConfigFlags, readConfig } from '#config';

/** Where the service of this installation is reached, as far as a command can know: `serve --port` is not told to it. */
export function serviceAddress(flags: ConfigFlags = {}): string {
  const { url, port } = readConfig(flags);
  // With 0 the system chooses a port at each start.
  return url ?? `http://localhost:${port === 0 ? 3000 : port}`;
}
