/** The default body limit of common proxies; larger chunks are accepted too. */
export const chunkSize = 1024 * 1024;
