import { newSubmissionId } from '../src/kit/ids.ts';
import { formIds } from './archive/submitArchive.ts';
import { answersOf } from './archive/submitForm.ts';
import { closedLoop } from './closedLoop.ts';
import type { MeasuredServer } from './measured.ts';

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

/** Submissions per CPU second of the server, each a new one. Every response must be a 201. */
export async function submissionsPerCpuSecond(server: MeasuredServer, amount: number): Promise<number> {
  const before = await server.cpuSeconds();
  await submissionTimes(server, amount, 64);
  return amount / ((await server.cpuSeconds()) - before);
}

/** The milliseconds of each of so many new submissions. */
export async function submissionTimes(
  server: MeasuredServer,
  amount: number,
  connections: number,
): Promise<number[]> {
  const ready = readyRequests();
  let sent = 0;
  const next = (): Buffer | undefined => {
    const request = sent < amount ? ready[sent % kinds] : undefined;
    if (request === undefined) return undefined;
    sent += 1;
    const bytes = Buffer.from(request.bytes);
    bytes.write(newSubmissionId(), request.idAt, 'latin1');
    return bytes;
  };
  return await closedLoop({ url: server.url, connections, next, status: 201 });
}
