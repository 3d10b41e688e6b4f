/*
 * Whether a number, an address, a link or an account is the dealer's. An impostor chooses what is pasted, so each kind has
 * one strict form: what does not match it to the letter is not the dealer's. A wrong no costs a call, a wrong yes money.
 */

/** Something of the dealer's that can be checked. */
export type Own = {
  /** 'WhatsApp', 'Bank account'. */
  readonly label: string;
  readonly shown: string;
  readonly href?: string;
  /** Of an account: to be compared before paying. */
  readonly details?: readonly string[];
  /** What it can be pasted as, in the forms of `keysOf`. */
  readonly keys: readonly string[];
  /** Of a paybill that is the dealer's only with an account: each of the two alone. */
  readonly partKeys?: readonly string[];
};

export type Verdict =
  /** `part`: not without the rest of it. */
  | { readonly kind: 'ours' | 'part'; readonly own: Own }
  /**
   * `disguised`: letters or digits of other scripts, which may look like Latin ones. `unlisted`: an account, while the
   * dealer lists none at all.
   */
  | { readonly kind: 'other' | 'disguised' | 'unclear' | 'unlisted' };

/** Null while there is nothing to judge. */
export function judge(pasted: string, owns: readonly Own[]): Verdict | null {
  const text = trimmed(pasted);
  if (text === '') return null;
  const keys = keysOf(text);
  const own = owns.find((one) => one.keys.some((key) => keys.includes(key)));
  if (own) return { kind: 'ours', own };
  const whole = owns.find(({ partKeys }) => partKeys?.some((key) => keys.includes(key)));
  if (whole) return { kind: 'part', own: whole };
  // Not the spaces and hyphens that some people put between digits.
  if (/[^ -~\u00a0\u2007\u2009\u200a\u2010-\u2015\u202f]/.test(text)) return { kind: 'disguised' };
  if (keys.length === 0) return { kind: 'unclear' };
  const isAccount = (key: string) => ACCOUNT_KEY.test(key);
  const lists = owns.some((one) => one.keys.some(isAccount));
  return { kind: keys.every(isAccount) && !lists ? 'unlisted' : 'other' };
}

/** Without spaces around it, and the invisible marks that phones put around a copied number. */
function trimmed(pasted: string): string {
  return pasted.replace(/^[\s\u200e\u202a\u202d\u2066]+|[\s\u200e\u202c\u2069]+$/g, '');
}

/** Everything that a text may be meant as, each in one form: 'tel:254711111111', 'site:cars.example', 'account:123456'. */
export function keysOf(text: string): readonly string[] {
  const named = text.replace(CONTACT_WORDS, '');
  return [phoneKey(named), mailKey(named), ...linkKeys(named), ...accountKeys(text)].filter((key) => key !== null);
}

/** As people pass a number or an address on: 'Call me on 0711 …', 'WhatsApp: 0711 …'. */
const CONTACT_WORDS =
  /^(?:(?:call|text|whatsapp|phone|telephone|tel|mobile|cell|e-?mail|website|site|link|me|us|on|at|number|no)\b(?!:\/\/|[@.][a-z])[.:]?\s+)+/i;

const PHONE = /^(?:tel:)?([+\d(][\d()./ \u00a0\u2007\u2009\u200a\u2010-\u2013\u202f-]*\d)$/i;

function phoneKey(text: string): string | null {
  const written = PHONE.exec(text.replace(/\.$/, ''))?.[1];
  return written === undefined ? null : digitsKey(written.replace(/[^+\d()]/g, ''));
}

/** As a telephone in Kenya dials it. A zero between brackets is left out only after the country code. */
function digitsKey(written: string): string | null {
  const plain = written.replace(/^((?:\+|00)?254)\(0\)/, '$1').replace(/[()]/g, '');
  const [, abroad, kenyan] = /^(?:(?:\+|00)?([1-9]\d{6,14})|0([1-9]\d{8}))$/.exec(plain) ?? [];
  if (kenyan !== undefined) return `tel:254${kenyan}`;
  if (abroad === undefined) return null;
  // '+254 0711 …', and '711 …' as it is read out.
  return `tel:${abroad.replace(/^2540(?=\d{9}$)/, '254').replace(/^(?=[17]\d{8}$)/, plain === abroad ? '254' : '')}`;
}

function mailKey(text: string): string | null {
  const [, address] =
    /^(?:mailto:)?<?([\w.+%-]+@[a-z\d.-]+)>?(?:\?(?:&?(?:subject|body)=[^&\s]*)*)?$/i.exec(text) ?? [];
  return address === undefined ? null : `mail:${address.toLowerCase()}`;
}

/** A name, then nothing but a path: no port, no user, no backslash, and only what a keyboard has. */
const LINK = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z\d-]+)((?:[/?#][!-[\]-~]*)?)$/i;

/** As a site, which is the dealer's with every page, or as one page of another site. */
function linkKeys(text: string): readonly string[] {
  const [, chat] = /^whatsapp:\/\/send\/?(\?.+)$/i.exec(text) ?? [];
  if (chat !== undefined) return chatKey(chat);
  const [, written, rest = ''] = LINK.exec(text) ?? [];
  if (written === undefined) return [];
  const host = written.toLowerCase();
  if (host === 'wa.me') return chatKey(rest.replace(/^\/\+?(\d+)\/?(?:\?|$)/, '?phone=$1&'));
  if (/^(?:api|web)\.whatsapp\.com$/.test(host)) return chatKey(rest.replace(/^\/send\/?(?=\?)/, ''));
  return [`site:${host.replace(/^www\./, '')}`, pageKey(host, rest)];
}

/** A chat with a number, whatever its first message says. */
function chatKey(query: string): readonly string[] {
  const [, digits] = /^\?phone=(?:\+|%2B)?([1-9]\d{6,14})&?(?:text=[^&#]*)?$/i.exec(query) ?? [];
  return digits === undefined ? ['chat'] : [`tel:${digits}`];
}

/** A profile: the networks take its name in any case, but not the code of a channel. */
function pageKey(host: string, rest: string): string {
  const [path = '', query = ''] = rest.split(/(?=[?#])/);
  const page = `${path.replace(/\/$/, '')}${path === '/profile.php' ? query : ''}`;
  return `page:${host.replace(/^(?:www|m|web|mobile)\./, '')}${page.startsWith('/channel/') ? page : page.toLowerCase()}`;
}

const NAMED = /^(?:(?:m-?pesa|lipa na|pay ?bill|business|till|buy goods|bank|account|acc|a\/c|number|no)\b[.:#\s]*)+/i;

/** An account, by any name. */
const ACCOUNT_KEY = /^(?:account|till|paybill|bank):/;

/** What a number is said to be, by the kind of the dealer's account. One that is called something else is not the dealer's. */
export const ACCOUNT_WORDS = { 'M-Pesa till': 'till', 'M-Pesa paybill': 'paybill', 'Bank account': 'bank' } as const;

const SAID: readonly (readonly [words: RegExp, kind: string])[] = [
  [/till|buy goods/i, 'till'],
  [/pay ?bill|business/i, 'paybill'],
  [/bank|account|acc\b|a\/c/i, 'bank'],
];

/** A till, a paybill with an account, or an account: 'Till 123 456' as 'till:123456', 'Paybill 400200 account 0711'. */
export function accountKeys(text: string): readonly string[] {
  const name = NAMED.exec(text)?.[0] ?? '';
  const said = SAID.filter(([words]) => words.test(name)).map(([, kind]) => kind);
  const number = text.slice(name.length).replace(/\.$/, '');
  const [, paybill = number, account] =
    /^(.*?\d)[,;/\s]+(?:account|acc|a\/c)\b[.:\s]*(?:(?:number|no)\b[.:\s]*)?(.+)$/i.exec(number) ?? [];
  // More than a number: other words are for people to read.
  if (said.length > 1 || /\s[a-z-]{4,}/i.test(paybill)) return [];
  const key = [paybill, ...(account === undefined ? [] : [account])].map((part) => part.replace(/[ .-]/g, ''));
  return key.every((part) => /^(?=.*\d)[a-z\d]{4,34}$/i.test(part))
    ? [`${said[0] ?? 'account'}:${key.join('/').toUpperCase()}`]
    : [];
}
