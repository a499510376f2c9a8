declare const PRODUCT_VERSION: string | undefined

/** The version of the product, as package.json has it; 'prova' where pages are not built (tests of components). */
export const version = typeof PRODUCT_VERSION === 'string' ? PRODUCT_VERSION : 'prova'
