import { COUNTRY_CODE, DIALLED_AT_HOME } from '@/lib/locale';

/*
 * Whether a number, an address, a link or an account is the dealer's. An impostor chooses the pasted text: each kind
 * has one strict form, and any other form is not the dealer's. A wrong no costs a call, a wrong yes money.
 */

/** Something of the dealer's that can be checked. */
export type Own = {
  /** 'WhatsApp', 'Bank account'. */
  readonly label: string;
  readonly shown: string;
  readonly href?: string;
  /** Of an account: to be compared before paying. */
  readonly details?: readonly string[];
  /** Its accepted forms, as `keysOf` returns them. */
  readonly keys: readonly string[];
  /** Of a paybill that is the dealer's only with an account: each of the two alone. */
  readonly partKeys?: readonly string[];
};

export type Verdict =
  /** `part`: not without the rest of it. */
  | { readonly kind: 'ours' | 'part'; readonly own: Own }
  /**
   * `disguised`: letters or digits of other scripts, which may look like Latin ones. `unclear`: more or less than one thing
   * that can be judged, or an account while the dealer lists none.
   */
  | { readonly kind: 'other' | 'disguised' | 'unclear' };

/** Null while there is nothing to judge. */
export function judge(pasted: string, owns: readonly Own[]): Verdict | null {
  const text = trimmed(pasted);
  if (text === '') return null;
  const keys = keysOf(text);
  const pairs = paybillKeys(text);
  const own = owns.find((one) => one.keys.some((key) => keys.includes(key) || pairs.includes(key)));
  if (own) return { kind: 'ours', own };
  const whole = owns.find(({ partKeys }) => partKeys?.some((key) => keys.includes(key)));
  if (whole) return { kind: 'part', own: whole };
  // Not the spaces and hyphens that some people put between digits.
  if (/[^ -~\u00a0\u2007\u2009\u200a\u2010-\u2015\u202f]/.test(text)) return { kind: 'disguised' };
  const isListed = keys.length > accountKeys(text).length || (keys.length > 0 && owns.some(({ details }) => details));
  return { kind: isListed ? 'other' : 'unclear' };
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
  /^(?:(?:call|sms|whats ?app|phone|tel|mobile|e-?mail|site|link|me|us|on|to|number|no)\b[.:]?\s+)+/i;

const PHONE = /^(?:tel:)?([+\d(][\d()./ \u00a0\u2007\u2009\u200a\u2010-\u2013\u202f-]*\d)$/i;

function phoneKey(text: string): string | null {
  const written = PHONE.exec(text.replace(/\.$/, ''))?.[1];
  return written === undefined ? null : digitsKey(written.replace(/[^+\d()]/g, ''));
}

/** As a telephone of the country dials it: with or without the country code and the trunk prefix. */
function digitsKey(written: string): string | null {
  const plain = written.replace(/[()]/g, '');
  const atHome = DIALLED_AT_HOME.exec(plain)?.[1];
  if (atHome !== undefined) return `tel:${COUNTRY_CODE}${atHome}`;
  const abroad = /^(?:\+|00)?([1-9]\d{6,14})$/.exec(plain)?.[1];
  return abroad === undefined ? null : `tel:${abroad}`;
}

function mailKey(text: string): string | null {
  const address = /^(?:mailto:)?<?([\w.+%-]+@[a-z\d.-]+)>?(?:\?(?:&?(?:subject|body)=[^&\s]*)*)?$/i.exec(text)?.[1];
  return address === undefined ? null : `mail:${address.toLowerCase()}`;
}

/** A host name, then only a path: no port, no user, no backslash, and only characters of a keyboard. */
const LINK = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z\d-]+)((?:[/?#][!-[\]-~]*)?)$/i;

/** As a site, which is the dealer's with every page, or as one page of another site. */
function linkKeys(text: string): readonly string[] {
  const chat = /^whatsapp:\/\/send\/?(\?.+)$/i.exec(text)?.[1];
  if (chat !== undefined) return chatKey(chat);
  const [, written, rest = ''] = LINK.exec(text) ?? [];
  if (written === undefined) return [];
  const host = written.toLowerCase();
  if (host === 'wa.me') return chatKey(rest.replace(/\/\+?(\d+)\/?(?:\?|$)/, '?phone=$1&'));
  if (/^(?:api|web)\.whatsapp\.com$/.test(host)) return chatKey(rest.replace(/\/send\/?(?=\?)/, ''));
  return [siteKey(host), pageKey(host, rest)];
}

export const siteKey = (host: string) => `site:${host.replace(/^www\./, '')}`;

/** A chat with a number, whatever its first message says. Without one its text remains, which is never the dealer's. */
function chatKey(query: string): readonly string[] {
  const digits = /^\?phone=(?:\+|%2B)?([1-9]\d{6,14})&?(?:text=[^&#]*)?$/i.exec(query)?.[1];
  return [`tel:${digits ?? query}`];
}

/** A profile, some by number: the networks take its name in any case, but not the code of a channel. */
function pageKey(host: string, rest: string): string {
  const page = rest.startsWith('/profile.php?') ? rest : rest.replace(/\/?(?:[?#].*)?$/, '');
  return `page:${host.replace(/^(?:www|m|web|mobile)\./, '')}${page.startsWith('/channel/') ? page : page.toLowerCase()}`;
}

const NAMED =
  /^(?:(?:m-?pesa|lipa na|pay ?bill|business|till|buy ?goods|bank|acc(?:t|ount)?|a\/?c|number|no|is)\b[.:#\s]*)+/i;

/** The words before a number, by the kind of account. A number with another kind's words is not the dealer's. */
export const ACCOUNT_WORDS = { 'M-Pesa till': 'till', 'M-Pesa paybill': 'paybill', 'Bank account': 'bank' } as const;

const SAID: readonly (readonly [words: RegExp, kind: string])[] = [
  [/till|buy ?goods/i, 'till'],
  [/pay ?bill|business/i, 'paybill'],
  [/bank|a\/?c/i, 'bank'],
];

/** A till, a paybill with an account, or an account: 'Till 123 456' as 'till:123456', 'Paybill 400200 account 0711'. */
export function accountKeys(text: string): readonly string[] {
  const { kind, parts } = readAccount(text);
  // Other words are for people. After the name of a number, letters may be a part of it: 'account ACA 77'.
  const words = kind ? /(?:^|\s)[a-z-]{4,}/i : /(?:^|\s)[a-z-]{2,}(?!\S)/i;
  const isRead = parts.every((part) => !words.test(part) && /^(?=.*\d)[A-Z\d]{4,34}$/.test(joined(part)));
  return isRead && !kind.includes(',') ? [accountKey(kind, parts)] : [];
}

/** All readings of a text as a paybill with an account; some write it without the word: '400200 ACA 77'. */
export function paybillKeys(text: string): readonly string[] {
  const { kind, parts } = readAccount(text);
  const [number = '', account] = parts;
  return account
    ? [accountKey(kind, parts)]
    : Array.from(number.matchAll(/[ ,;/]/g), ({ index }) =>
        accountKey(kind, [number.slice(0, index), number.slice(index + 1)]),
      );
}

/**
 * Splits a text into its kind, its number and its account, if it names one. Two kinds in one text are joined
 * ('paybill,till'), which matches no account of a dealer.
 */
function readAccount(text: string): { readonly kind: string; readonly parts: readonly string[] } {
  const name = NAMED.exec(text)?.[0] ?? '';
  const rest = text.slice(name.length).replace(/\.$/, '');
  return {
    kind: SAID.flatMap(([words, kind]) => (words.test(name) ? kind : [])).join(),
    parts: /^(.*?\d)[,;/\s]+(?:acc(?:t|ount)?|a\/?c)\b(?:[.:\s]|(?:number|no|is)\b)*(.+)$/i.exec(rest)?.slice(1) ?? [
      rest,
    ],
  };
}

function accountKey(kind: string, parts: readonly string[]): string {
  return `${kind || 'account'}:${parts.map(joined).join('/')}`;
}

const joined = (part: string) => part.replace(/[ .-]/g, '').toUpperCase();
