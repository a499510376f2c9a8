/** A text file of the repository. */
export interface SourceFile {
  /** From the root, with slashes. */
  path: string
  text: string
}

/** A rule of the house: a pure function of the files, with an example that breaks it. */
export interface Rule {
  /** A sentence; the title of its test. */
  name: string
  /** @returns what offends, `path: why` each; nothing when all is well */
  check(files: readonly SourceFile[]): string[]
  /** Files that break the rule, and what it says of them. */
  example: { files: readonly SourceFile[]; offences: readonly string[] }
}

/** A file of an example. */
export const file = (path: string, text = ''): SourceFile => ({ path, text })

const CODE = /\.(ts|tsx|mjs)$/

/** Written in a programming language. */
export const isCode = ({ path }: SourceFile): boolean => CODE.test(path)

/** A test, or what only tests use. */
export const isTest = (path: string): boolean => /__tests__|\.test\.tsx?$|^server\/test\/|^e2e\//.test(path)
