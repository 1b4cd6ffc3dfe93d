import { type Agent, request } from 'node:http';
import type { Engine, TestData } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';
import { addSample, type Sample } from './sample.ts';

/** The configured public address, deliberately not the listening one. */
export const baseUrl = 'https://forms.example.org/base';

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Alternating names and values, as sent. */
  rawHeaders: string[];
  bytes: Buffer;
  text: string;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The key to send, or null for none; by default that of the sample organisation. */
  key?: string | null;
}

export interface ApiService extends Sample {
  data: TestData;
  service: RunningService;
  ask(path: string, asking?: Asking): Promise<Answer>;
  close(): Promise<void>;
}

/** A service on a sample installation, shared by a suite. */
export async function startApi(engine: Engine, env: NodeJS.ProcessEnv = {}): Promise<ApiService> {
  const data = await engine.open();
  try {
    const sample = await addSample(data.store, data.files);
    const service = await startService({ ...data.env, CANVASS_URL: `${baseUrl}/`, ...env });
    return {
      ...sample,
      data,
      service,
      ask: (path, asking = {}) => ask(service.url, path, { key: sample.key, ...asking }),
      async close() {
        await service.kill();
        await data.close();
      },
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}

export function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Sends the path unchanged, which `fetch` would not allow. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, key = null }: Asking,
  agent: Agent | false = false,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const authorization = key === null ? {} : { Authorization: basic(key) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent, headers: { ...authorization, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            rawHeaders: response.rawHeaders,
            bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
