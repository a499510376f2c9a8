export const uniqueSubject = (base: string) => `${base} ${Date.now().toString(36)}`
