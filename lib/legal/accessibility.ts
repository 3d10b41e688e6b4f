import type { LegalText } from '@/lib/schema/types';

/** The accessibility statement. It describes the site, not the dealer, so it is not in data/. */
export const statement: Pick<LegalText, 'lead' | 'sections'> = {
  lead: 'Everybody should be able to find a car here, and to ask {house} about it.',
  sections: [
    {
      title: 'What works',
      text: `- A keyboard is enough. Tab and Shift + Tab move, Enter and Space press, Escape closes.
- A screen reader hears the name and the price of a car first, and can skip its pictures.
- Text can be twice as large, and the page four times. Nothing is cut off.
- The dark theme, more contrast, less motion and your own colours: the site follows what your device is set to.
- Without JavaScript you can still see every car, its price and all ways to reach us.
- No page has a time limit, sound, or anything that flashes.`,
    },
    {
      title: 'The standard',
      text: `We measure the site against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Our own tests find no fault; no one from outside has examined it.

The picture of a car that turns is described once, not from each side. WhatsApp, maps and social networks belong to others.`,
    },
    {
      title: 'Tell us',
      text: `If something does not work for you, write to {email} or call {phone}. Say which page it was, and what you wanted to do. Until it is fixed, we read it to you on the phone, or send it by e-mail.`,
    },
  ],
};
