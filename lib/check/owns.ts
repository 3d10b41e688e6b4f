import { mailtoHref, telHref, whatsappShown } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import type { Account, Site } from '@/lib/schema/types';
import { ACCOUNT_WORDS, accountKeys, keysOf, type Own, paybillKeys, siteKey } from './ours';

/** Everything by which the dealer can be reached or paid. */
export function ownsOf(site: Site, accounts: readonly Account[]): readonly Own[] {
  const host = new URL(site.url).hostname;
  return [
    ...site.phones.map(({ display, e164 }) => own('Phone', display, { href: telHref(e164), as: e164 })),
    own('WhatsApp', whatsappShown(site), { href: `https://wa.me/${site.whatsapp}` }),
    ...Object.values(site.emails).map((email) =>
      own('E-mail', email, { href: mailtoHref({ to: email, ...generalEmail }) }),
    ),
    { label: 'Site', shown: host, href: site.url, keys: [siteKey(host)] },
    ...Object.entries(site.social).flatMap(([network, address]) =>
      address === null ? [] : [{ ...profile(address), label: network }],
    ),
    ...accounts.map(accountOwn),
  ];
}

type More = { readonly href: string; readonly as?: string };

const own = (label: string, shown: string, { href, as = shown }: More): Own => ({
  label,
  shown,
  href,
  keys: keysOf(as),
});

/** The page alone: all others of its site are of other people. */
function profile(address: string): Omit<Own, 'label'> {
  const keys = keysOf(address).filter((key) => key.startsWith('page:'));
  return { shown: address.replace(/https:\/\/(?:www\.)?/, ''), href: address, keys };
}

function accountOwn({ kind, number, account, bank, name }: Account): Own {
  const named = (keys: readonly string[]) => keys.flatMap((key) => [key, key.replace(/\w+/, ACCOUNT_WORDS[kind])]);
  return {
    label: kind,
    shown: account === undefined ? number : `${number}, account ${account}`,
    details: [...(bank === undefined ? [] : [bank]), `in the name of ${name}`],
    keys: named(account === undefined ? accountKeys(number) : paybillKeys(`${number} account ${account}`)),
    // A paybill may be that of a bank with all its customers.
    partKeys: account === undefined ? undefined : [...named(accountKeys(number)), ...accountKeys(`account ${account}`)],
  };
}
