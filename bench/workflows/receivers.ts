import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receivers of webhooks on so many ports of loopback. They read each request and answer 200. Prints the ports as JSON. */
const count = Number(process.argv[2] ?? '100');
const ports = await Promise.all(
  Array.from({ length: count }, async () => {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.end());
    });
    server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }),
);
console.log(JSON.stringify(ports));
