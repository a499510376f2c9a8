// The database writes the words of its enums in capitals, rules and doors in lower case.

/** An enum of the database as the rules spell it. */
export const wordOf = <Stored extends string>(stored: Stored) => stored.toLowerCase() as Lowercase<Stored>

/** A word of the rules as the database spells it. */
export const storedWord = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>
