import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { patience } from '../support/eventually.ts';

export interface PostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Rejects with the socket's error if the response was incomplete. */
export async function postJson(url: string, path: string, body: string, agent: Agent): Promise<PostAnswer> {
  return await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${url}${path}`, { method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(late);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    const late = setTimeout(() => sent.destroy(new Error(`no answer within ${patience} ms`)), patience);
    sent.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    sent.end(body);
  });
}
