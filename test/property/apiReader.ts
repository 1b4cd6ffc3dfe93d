import assert from 'node:assert/strict';
import { HttpConnection } from '../fuzz/httpConnection.ts';

export interface ListedItem {
  id: string | number;
  created_at: string;
}

export interface ListAnswer {
  has_more: boolean;
  data: ListedItem[];
}

export interface ReadAnswer {
  status: number;
  headers: Map<string, string>;
  text: string;
}

/** Reads the API with one key over one connection. */
export class ApiReader {
  readonly #connection: HttpConnection;
  readonly #authorization: string;

  constructor(url: string, key: string) {
    this.#connection = new HttpConnection(url);
    this.#authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  }

  async get(path: string): Promise<ReadAnswer> {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${this.#authorization}\r\n\r\n`;
    const { status, headers, body } = await this.#connection.ask('GET', Buffer.from(head));
    const named = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
    return { status, headers: named, text: body.toString() };
  }

  async json<Body>(path: string): Promise<Body> {
    const { status, text } = await this.get(path);
    assert.equal(status, 200, `${path} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Body;
  }

  async list(path: string, query: Record<string, string | number | undefined>): Promise<ListAnswer> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return await this.json<ListAnswer>(`${path}?${text}`);
  }

  close(): void {
    this.#connection.close();
  }
}
