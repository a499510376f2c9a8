/**
 * A command held to limits by the operating system, where there is a shell to set them; a limit that the system does not
 * know is left out. The process is the command itself: the shell gives it its place.
 * @param limits as `ulimit` takes them: `-t 10`
 */
export function withLimits(limits: readonly string[], command: readonly string[]): string[] {
  if (process.platform === 'win32') return [...command]
  const script = limits.map((limit) => `ulimit ${limit} 2>/dev/null; `).join('')
  return ['/bin/sh', '-c', `${script}exec "$0" "$@"`, ...command]
}
