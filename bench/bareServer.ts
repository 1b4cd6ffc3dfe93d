import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The upper bound: plain `node:http` sending one prepared buffer. Prints its port; `/cpu` returns its CPU seconds.
 */
const body = readFileSync(process.argv[2] ?? '');
const headers = ['Content-Type', 'application/json', 'Content-Length', String(body.length)];

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1e6));
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
