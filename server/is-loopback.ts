/** Whether a URL's host name means this machine, so that nothing leaves it. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
