/** Whether a host, as `URL` writes it, is this machine alone: what begins with it leads nobody elsewhere to it. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
