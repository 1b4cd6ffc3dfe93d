import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { MeasuredServer } from './measured.ts';
import { formIds } from './submitArchive.ts';
import { answersOf } from './submitForm.ts';

const connections = 64;

/** The number of prepared requests. Each is serialised once; only its submission id, of constant length, changes. */
const kinds = 4096;
const idText = '00000000-0000-4000-8000-000000000000';

interface Ready {
  bytes: Buffer;
  idAt: number;
}

let requests: readonly Ready[] | undefined;

function readyRequests(): readonly Ready[] {
  requests ??= Array.from({ length: kinds }, (_, number) => {
    const body = JSON.stringify({
      submission_id: idText,
      test: false,
      answers: answersOf(number),
      url: 'https://example.org/register',
      time_spent: 12,
    });
    const head =
      `POST /f/${formIds[number % formIds.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const bytes = Buffer.from(head + body);
    return { bytes, idAt: bytes.indexOf(idText) };
  });
  return requests;
}

/**
 * Submissions per CPU second of the server, each a new one. Every response must be a 201. Prepared requests are
 * written straight to the sockets: a tool that builds each request would leave the bare server idle and make
 * its groups small.
 */
export async function submissionsPerCpuSecond(
  server: MeasuredServer,
  amount: number,
  newId: () => string = randomUUID,
): Promise<number> {
  const ready = readyRequests();
  let sent = 0;
  const next = (): Buffer | undefined => {
    const request = sent < amount ? ready[sent % kinds] : undefined;
    if (request === undefined) return undefined;
    sent += 1;
    const bytes = Buffer.from(request.bytes);
    bytes.write(newId(), request.idAt, 'latin1');
    return bytes;
  };
  const { port, hostname } = new URL(server.url);
  const before = await server.cpuSeconds();
  await Promise.all(
    Array.from({ length: connections }, () => keepSending(connect(Number(port), hostname), next)),
  );
  return amount / ((await server.cpuSeconds()) - before);
}

/** Sends one request after the other on one connection. */
async function keepSending(socket: Socket, next: () => Buffer | undefined): Promise<void> {
  socket.setNoDelay(true);
  try {
    await new Promise<void>((resolve, reject) => {
      const sendNext = () => {
        const request = next();
        if (request === undefined) resolve();
        else socket.write(request);
      };
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        if (!isWhole(answer)) return;
        if (!answer.startsWith('HTTP/1.1 201 ')) reject(new Error(`a submission was not taken: ${answer}`));
        answer = '';
        sendNext();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('connect', sendNext);
    });
  } finally {
    socket.destroy();
  }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  return answer.length >= end + 4 + Number(length ?? 0);
}
