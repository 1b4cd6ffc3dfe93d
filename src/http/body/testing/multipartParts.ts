import type { BodyLimits } from '../bodyLimits.ts';

/** Builds parts of a multipart body with the boundary `xx`. */

export const close = '--xx--\r\n';
export const bytes = (text: string): Buffer => Buffer.from(text);
export const big = (length: number): string => 'b'.repeat(length);
export const disposition = (text: string): string => `Content-Disposition: ${text}\r\n`;
export const part = (text: string, content: string, headers = ''): string =>
  `--xx\r\n${disposition(text)}${headers}\r\n${content}\r\n`;
export const field = (name: string, value: string): string => part(`form-data; name="${name}"`, value);
export const file = (name: string, fileName: string, content: string): string =>
  part(`form-data; name="${name}"; filename="${fileName}"`, content, 'Content-Type: text/plain\r\n');

/** Admits files from every sender. */
export const anybody = {
  unneeded: 60_000,
  admit: async () => ({ keeps: true, mayWrite: async () => true }),
} satisfies Partial<BodyLimits>;

/** Small limits, which are easy to exceed. */
export const corpusLimits = (folder: string): BodyLimits => ({
  text: 20_000,
  fields: 50,
  files: 3,
  file: () => 5000,
  all: 150_000,
  folder,
  ...anybody,
});
