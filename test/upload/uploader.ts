import { createHash, randomBytes } from 'node:crypto';
import type { FormDefinition } from '#form/definition/document.ts';

/** A required name, files of any kind, and one document of two extensions. */
export const application: FormDefinition = {
  format: 2,
  title: 'Apply',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'file_upload', label: 'Files', max_count: 3, max_size: 3_000_000 },
        { id: 'field3', type: 'file_upload', label: 'CV', types: ['.pdf', '.odt'], max_size: 1000 },
        { id: 'field4', type: 'file_upload', label: 'Photo', types: ['image'] },
      ],
    },
  ],
  ending: { title: 'Thank you' },
};

export const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(100)]);

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape that it expects.
  body: any;
}

/** A client that sends files to one form. */
export function uploaderTo(url: string, formId: string) {
  const base = `${url}/f/${formId}/files`;

  async function ask(address: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(address, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  const uploader = {
    begin: (description: object, query = '') =>
      ask(`${base}${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(description),
      }),

    put: (id: string, ticket: string, bytes: Uint8Array<ArrayBuffer>, range?: string) =>
      ask(`${base}/${id}`, {
        method: 'PUT',
        headers: { 'Upload-Ticket': ticket, ...(range === undefined ? {} : { 'Content-Range': range }) },
        body: bytes,
      }),

    look: (id: string, ticket: string, method = 'GET') =>
      ask(`${base}/${id}`, { method, headers: { 'Upload-Ticket': ticket } }),

    whole: (query: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      ask(`${base}?${query}`, { method: 'POST', headers, body: bytes }),

    /** Uploads a complete file of a field; returns its id. */
    async file(field: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
      const { status, body } = await uploader.whole(new URLSearchParams({ field, name }).toString(), bytes);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.id;
    },
  };
  return uploader;
}

/** Content that is told apart by its bytes and begins like no type of file: some begin with two bytes that chance finds. */
export function contentOf(size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.alloc(16), randomBytes(size - 16)]);
}
