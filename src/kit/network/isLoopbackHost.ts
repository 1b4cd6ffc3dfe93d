/** Whether a host, as `URL` writes it, is loopback: links with it work on this machine only. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
