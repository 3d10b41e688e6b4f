import ICAL from 'ical.js';
import { site } from '@/lib/site/site';
import { contactCard } from './contact-card';

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const values = (card: ICAL.Component, name: string) =>
  card.getAllProperties(name).map((property) => property.getFirstValue());

describe('The contact card', () => {
  it("holds the dealer's contact data", () => {
    const card = parse(contactCard(site));
    expect(card.name).toBe('vcard');
    expect(values(card, 'version')).toEqual(['3.0']);
    expect(values(card, 'fn')).toEqual(['Savanna']);
    expect(values(card, 'org')).toEqual(['Savanna']);
    expect(values(card, 'tel')).toEqual(['+254711111111', '+254722222222']);
    expect(values(card, 'email')).toEqual(['info@cars.example', 'sales@cars.example']);
    expect(values(card, 'adr')).toEqual([['', '', 'Baobab Lane 7', 'Mombasa', '', '', 'Kenya']]);
    expect(values(card, 'url')).toEqual(['https://cars.example']);
    expect(values(card, 'note')).toEqual(['Mon-Fri 9:00 AM-8:00 PM\nSat-Sun 10:00 AM-6:00 PM']);
  });

  it('has the lines every vCard must have, in a form all readers know', () => {
    expect(contactCard(site)).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:Savanna\r\nN:;;;;\r\n/);
    expect(contactCard(site)).toMatch(/\r\nEND:VCARD\r\n$/);
  });

  it('marks the first phone and the first e-mail as the ones to use', () => {
    const card = parse(contactCard(site));
    const preferred = ['tel', 'email'].map((name) =>
      card.getAllProperties(name).map((property) => String(property.getParameter('type')).includes('PREF')),
    );
    expect(preferred).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('gives every phone and address its purpose', () => {
    const lines = contactCard(site).split('\r\n');
    expect(lines).toContain('TEL;TYPE=WORK,VOICE,PREF:+254711111111');
    expect(lines).toContain('TEL;TYPE=WORK,VOICE:+254722222222');
  });

  it('is the same on another day, since no date is in it', () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
    const card = contactCard(site);
    jest.setSystemTime(new Date('2027-12-24T11:11:11Z'));
    expect(contactCard(site)).toBe(card);
    jest.useRealTimers();
  });
});
