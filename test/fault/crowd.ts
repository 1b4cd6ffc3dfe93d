import { connect, type Socket } from 'node:net';

/**
 * A process with many clients that never finish: a third sends nothing, a third stops within the headers, a
 * third sends a body byte by byte. It reports when all are connected, and how long the last one was held.
 */
const { url, path, count } = JSON.parse(process.argv[2] ?? '') as {
  url: string;
  path: string;
  count: number;
};
const { hostname, port } = new URL(url);
const atOnce = 100;
const request = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
const beginnings = ['', request, `${request}Content-Length: 1000\r\n\r\nfield1=`];
const dripping = new Set<Socket>();
const held: number[] = [];
let failed = 0;

async function open(index: number): Promise<void> {
  const kind = index % beginnings.length;
  const socket = connect({ host: hostname, port: Number(port) });
  await new Promise<void>((resolve) => {
    const opened = performance.now();
    socket.once('connect', () => {
      const beginning = beginnings[kind];
      if (beginning !== '' && beginning !== undefined) socket.write(beginning);
      if (kind === 2) dripping.add(socket);
      resolve();
    });
    socket.on('error', () => {
      if (socket.connecting) failed += 1;
    });
    // The response, if any, must be read for the connection to end.
    socket.resume();
    socket.once('close', () => {
      dripping.delete(socket);
      held.push(performance.now() - opened);
      resolve();
      if (held.length === count) process.send?.({ held: Math.max(...held), failed });
    });
  });
}

setInterval(() => {
  for (const socket of dripping) socket.write('x');
}, 1000);
for (let from = 0; from < count; from += atOnce) {
  const positions = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => from + index);
  await Promise.all(positions.map(open));
}
process.send?.({ opened: count });
process.once('disconnect', () => process.exit());
