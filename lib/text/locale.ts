/** Fixed, never the visitor's: server and browser must print the same text. */
export const LOCALE = 'en-KE';
