/** Whether an Italian number costs nothing to who calls it. */
export const isTollFree = (numero: string): boolean => /^(?:\+39|0039)?80[03]\d/.test(numero.replace(/[^\d+]/g, ''))

/** 'numero verde 800 123 456', 'numero 0542 123456'. */
export const numberInWords = (numero: string): string => `numero ${isTollFree(numero) ? 'verde ' : ''}${numero}`
