import type { UploadedFile } from '#form/value/answer.ts';
import type { Exchange } from '../../exchange.ts';
import { sendJson } from '../../reply/send.ts';

/** Responds with a file in the shape of a response's answers. */
export async function sendFile(exchange: Exchange, status: number, file: UploadedFile): Promise<void> {
  const { id, name, type, size } = file;
  await sendJson(exchange, status, [Buffer.from(JSON.stringify({ id, name, type, size }))]);
}
