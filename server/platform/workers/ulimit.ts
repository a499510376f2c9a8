import { existsSync } from 'node:fs'

const SHELL = '/bin/sh'

/**
 * A command held to limits by the operating system, where there is a shell to set them; a limit that the system does not
 * know is left out. The process is the command itself: the shell gives it its place.
 * @param limits as `ulimit` takes them: `-t 10`
 */
export function withLimits(limits: readonly string[], command: readonly string[]): string[] {
  if (!existsSync(SHELL)) return [...command]
  const script = limits.map((limit) => `ulimit ${limit} 2>/dev/null; `).join('')
  return [SHELL, '-c', `${script}exec "$0" "$@"`, ...command]
}
