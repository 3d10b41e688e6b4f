import fc from 'fast-check';
import { site } from '@/lib/site/site';
import { judge } from './ours';
import { ownsOf } from './owns';

const owns = ownsOf(
  {
    ...site,
    url: 'https://www.cars.example',
    phones: [
      { display: '+254 711 111 111', e164: '+254711111111' },
      { display: '(020) 254 4555', e164: '+254202544555' },
      { display: '+44 20 7946 0000', e164: '+442079460000' },
    ],
    whatsapp: '254733333333',
    emails: { info: 'info@cars.example', sales: 'sales@cars.example' },
    social: {
      Facebook: 'https://www.facebook.com/cars.example',
      Instagram: null,
      X: null,
      YouTube: 'https://youtube.com/channel/UCaBc',
    },
  },
  [
    { kind: 'M-Pesa till', number: '501 234', name: 'Cars Ltd' },
    { kind: 'M-Pesa paybill', number: '400200', account: 'ACA 77', name: 'A Bank' },
    { kind: 'Bank account', number: '0110 2233 4455', bank: 'A Bank', name: 'Cars Ltd' },
  ],
);

const judged = (text: string) => {
  const verdict = judge(text, owns);
  return verdict && 'own' in verdict ? `${verdict.kind}: ${verdict.own.label}` : (verdict?.kind ?? null);
};

describe('Our numbers and links, in any spelling', () => {
  it.each([
    ['+254 711 111 111', 'Phone'],
    ['0711111111', 'Phone'],
    ['(0711) 111-111', 'Phone'],
    ['254711111111', 'Phone'],
    ['00254 711 111 111', 'Phone'],
    ['+254 (0)711 111 111', 'Phone'],
    ['+254 0711 111 111', 'Phone'],
    ['711 111 111', 'Phone'],
    ['tel:+254711111111', 'Phone'],
    ['44 20 7946 0000', 'Phone'],
    ['\u202a+254\u00a0711\u2011111\u2011111\u202c', 'Phone'],
    ['020.254.4555', 'Phone'],
    ['254 (0)20 254 4555', 'Phone'],
    ['0711.111.111.', 'Phone'],
    ['Phone:  0711 111 111', 'Phone'],
    [' \u202a0711 111 111\u202c ', 'Phone'],
    ['0733 333 333', 'WhatsApp'],
    ['wa.me/254733333333', 'WhatsApp'],
    ['https://wa.me/254733333333?text=Hello%20there', 'WhatsApp'],
    ['https://api.whatsapp.com/send?phone=254733333333&text=Hi', 'WhatsApp'],
    ['whatsapp://send?phone=+254733333333', 'WhatsApp'],
    [' Info@Cars.example ', 'E-mail'],
    ['<sales@cars.example>', 'E-mail'],
    ['mailto:sales@cars.example?subject=A%20car&body=Hello', 'E-mail'],
    ['cars.example', 'Site'],
    ['WWW.CARS.EXAMPLE', 'Site'],
    ['https://www.cars.example/vehicle/7/?mode=rental#picture-2', 'Site'],
    ['http://cars.example/@evil.example', 'Site'],
    ['facebook.com/Cars.Example/', 'Facebook'],
    ['https://m.facebook.com/cars.example?ref=share', 'Facebook'],
    ['https://youtube.com/channel/UCaBc', 'YouTube'],
    ['501234', 'M-Pesa till'],
    ['Buy Goods Till No. 501 234', 'M-Pesa till'],
    ['Paybill 400200, account aca77', 'M-Pesa paybill'],
    ['Account number: 0110-2233-4455', 'Bank account'],
    ['400200 ACA 77', 'M-Pesa paybill'],
    ['0733 333 333.', 'WhatsApp'],
    ['Till 501234.', 'M-Pesa till'],
    ['WhatsApp: +254 733 333 333', 'WhatsApp'],
    ['SMS to 0711 111 111', 'Phone'],
    ['acct no. 0110 2233 4455', 'Bank account'],
    ['buygoods 501234', 'M-Pesa till'],
    ['Mpesa till 501234', 'M-Pesa till'],
    ['Acc. 0110 2233 4455', 'Bank account'],
    ['AC no.: 0110 2233 4455', 'Bank account'],
    ['400200/ACA 77', 'M-Pesa paybill'],
    ['Till number is 501234', 'M-Pesa till'],
    ['Paybill 400200 ac ACA77', 'M-Pesa paybill'],
    ['Paybill 400 200 ACA77', 'M-Pesa paybill'],
    ['Phone 0711111111', 'Phone'],
    ['Call me on 0711 111 111', 'Phone'],
    ['E-mail: info@cars.example', 'E-mail'],
    ['Email info@cars.example', 'E-mail'],
    ['Business no. 400200 acc no. ACA 77', 'M-Pesa paybill'],
    ['Business number 400200, account number ACA 77', 'M-Pesa paybill'],
  ])('%s', (text, label) => {
    expect(judged(text)).toBe(`ours: ${label}`);
  });
});

it('shows each with its link, and an account with its bank and its holder', () => {
  const mail = (address: string) => expect.stringMatching(`^mailto:${address}\\?`);
  expect(owns.map(({ label, shown, href, details = [] }) => [label, shown, href, ...details])).toEqual([
    ['Phone', '+254 711 111 111', 'tel:+254711111111'],
    ['Phone', '(020) 254 4555', 'tel:+254202544555'],
    ['Phone', '+44 20 7946 0000', 'tel:+442079460000'],
    ['WhatsApp', '+254 733 333 333', 'https://wa.me/254733333333'],
    ['E-mail', 'info@cars.example', mail('info@cars.example')],
    ['E-mail', 'sales@cars.example', mail('sales@cars.example')],
    ['Site', 'www.cars.example', 'https://www.cars.example'],
    ['Facebook', 'facebook.com/cars.example', 'https://www.facebook.com/cars.example'],
    ['YouTube', 'youtube.com/channel/UCaBc', 'https://youtube.com/channel/UCaBc'],
    ['M-Pesa till', '501 234', undefined, 'in the name of Cars Ltd'],
    ['M-Pesa paybill', '400200, account ACA 77', undefined, 'in the name of A Bank'],
    ['Bank account', '0110 2233 4455', undefined, 'A Bank', 'in the name of Cars Ltd'],
  ]);
});

it('knows a profile that has a number for a name', () => {
  const numbered = ownsOf(
    { ...site, social: { ...site.social, Facebook: 'https://facebook.com/profile.php?id=12' } },
    [],
  );
  const kinds = ['?id=12', '?id=13', ''].map((id) => judge(`m.facebook.com/profile.php${id}`, numbered)?.kind);
  expect(kinds).toEqual(['ours', 'other', 'other']);
});

it('knows a paybill only with its account', () => {
  expect(judged('Paybill 400200')).toBe('part: M-Pesa paybill');
  expect(judged('account ACA 77')).toBe('part: M-Pesa paybill');
  expect(judged('Paybill 400200 account ACA 78')).toBe('other');
});

it('knows the end of a paybill without a word after it', () => {
  const together = '400200ACA77';
  const gaps = [...together].flatMap((_, at) =>
    judged(`Paybill ${together.slice(0, at)} ${together.slice(at)}`)?.startsWith('ours') ? [at] : [],
  );
  expect(gaps).toEqual(['400200'.length]);
});

it.each([
  ['Paybill 501234', 'other'],
  ['Account 501234', 'other'],
  ['Till 400200', 'other'],
  ['Till 011022334455', 'other'],
  ['Paybill till 501234', 'unclear'],
  // Other paybills with other accounts.
  ['Paybill 40020 0ACA77', 'other'],
  ['Paybill 4002 00ACA77', 'other'],
  ['40020 0ACA77', 'other'],
  ['Paybill 400200A CA77', 'other'],
  ['400200ACA77', 'other'],
  ['0711 111 111 or 020 254 4555', 'unclear'],
  ['Nambari 020 254 4555', 'unclear'],
  ['TN 501234', 'unclear'],
  ['Paybill 400200 account ACA 77 amount 50000', 'unclear'],
  ['Phone 501234', 'unclear'],
  ['Business no 501234', 'other'],
  ['WhatsApp 0711 111 112', 'other'],
  ['site cars.example.evil.example', 'other'],
  ['0110 2233 4455 Acacia Bank', 'unclear'],
  ['0711 111 111 M-Pesa', 'unclear'],
  ['Pay to till 501234', 'unclear'],
  ['Till pesa 501234', 'unclear'],
  ['Till 501234 pesa', 'unclear'],
  ['501.234 thanks.', 'unclear'],
  ['Buygoods 0110 2233 4455', 'other'],
  ['1\n400200 account ACA 77', 'disguised'],
  ['400200 account ACA 77\n1', 'disguised'],
])('of a number called what it is not, or with words around it, %j, it says %j', (text, verdict) => {
  expect(judged(text)).toBe(verdict);
});

it.each([
  ['Till 501234', 'unclear'],
  ['501234', 'unclear'],
  ['0799 999 999', 'other'],
  ['07111111111', 'unclear'],
  ['2557111111111111', 'unclear'],
  ['evil.example', 'other'],
])('where the house lists no account, it says of %j %j', (text, verdict) => {
  expect(judge(text, ownsOf(site, []))?.kind).toBe(verdict);
});

it.each([
  ['', null],
  ['\u00a0 ', null],
  ['Hello', 'unclear'],
  // Digits and letters that look like ours.
  ['+254 711 111 112', 'other'],
  ['+254 711 111 11l', 'unclear'],
  ['+254 711 111 1ll', 'unclear'],
  ['0711 1111111', 'other'],
  ['+255 711 111 111', 'other'],
  ['+44 20 7946 0001', 'other'],
  ['+711 111 111', 'other'],
  ['+1 254 711 111 111', 'other'],
  ['202544555', 'other'],
  ['0711 no 111 111', 'unclear'],
  ['0711 111 1(0)11', 'unclear'],
  ['+254 711 +111 111', 'unclear'],
  ['0711 111 111, 0799 999 999', 'unclear'],
  ['\u0660\u0667\u0661\u0661111111', 'disguised'],
  ['\uff10711111111', 'disguised'],
  ['0711\u200b111111', 'disguised'],
  ['\u202e111111117+', 'disguised'],
  // Other hosts, users, ports, and signs that programs read in different ways.
  ['https://cars.example.evil.test/', 'other'],
  ['https://shop.cars.example/', 'other'],
  ['https://wwwcars.example/', 'other'],
  ['https://www.www.cars.example/', 'other'],
  ['https://cars.exwww.ample/', 'other'],
  ['https://cars-example.test', 'other'],
  ['https://cars.examp1e', 'other'],
  ['https://www.cars.example@evil.test/', 'unclear'],
  ['https://www.cars.example:443@evil.test/', 'unclear'],
  ['https://www.cars.example:8443/', 'unclear'],
  ['https://www.cars.example\\@evil.test', 'unclear'],
  ['https://www.cars.example.', 'unclear'],
  ['https://www.cars.example%2eevil.test/', 'unclear'],
  ['https://evil.test/https://www.cars.example/', 'other'],
  ['https://evil.test/?to=www.cars.example', 'other'],
  ['ftp://www.cars.example', 'unclear'],
  ['javascript:alert(1)//www.cars.example', 'unclear'],
  ['https://www.c\u0430rs.example', 'disguised'],
  ['https://www.cars\u3002example', 'disguised'],
  ['https://xn--crs-5cd.example', 'other'],
  ['info@cars.example.evil.test', 'other'],
  ['info@cars-example.test', 'other'],
  ['info@cars.example,evil@evil.test', 'unclear'],
  ['Cars <info@evil.test>', 'unclear'],
  ['mailto:info@cars.example?cc=evil@evil.test', 'unclear'],
  ['\u0456nfo@cars.example', 'disguised'],
  ['https://wa.me/254733333334', 'other'],
  ['https://wa.me/message/ABCDEFGH', 'other'],
  ['https://wa.me.evil.test/254733333333', 'other'],
  ['https://api.whatsapp.com/send?phone=254733333333&phone=254799999999', 'other'],
  ['https://api.whatsapp.com/evil?phone=254733333333', 'other'],
  ['https://api.whatsapp.com.evil.test/send?phone=254733333333', 'other'],
  ['https://evil.api.whatsapp.com/send?phone=254733333333', 'other'],
  ['https://evil.test/whatsapp://send?phone=254733333333', 'other'],
  ['whatsapp://send?phone=254733333333\nevil.test', 'disguised'],
  ['https://facem.book.com/cars.example', 'other'],
  ['https://facebook.com/cars.examp1e', 'other'],
  ['https://facebook.com/', 'other'],
  ['https://youtube.com/channel/UCabc', 'other'],
  ['https://facebook.com.evil.test/cars.example', 'other'],
  ['501235', 'other'],
  ['0110 2233 4456', 'other'],
])('of %j it says %j', (text, verdict) => {
  expect(judged(text)).toBe(verdict);
});

describe('A text that an impostor changes', () => {
  const seeds = [
    ...['+254711111111', '0711111111', 'info@cars.example', 'https://www.cars.example/', 'www.cars.example'],
    ...['https://wa.me/254733333333', 'https://www.facebook.com/cars.example', '501234', '011022334455'],
  ];
  const lookalikes = [
    ...'0123456789abceilorsx@.:/\\-_%?#&+=()\u0430\u0435\u043e\u0441\u0456\u0131\u0660\u06f1\uff11\u2024\u3002\u2215\u200b\u202e\u00ad',
  ];
  const edit = fc.record({
    seed: fc.constantFrom(...seeds),
    at: fc.nat(60),
    remove: fc.integer({ min: 0, max: 2 }),
    insert: fc.array(fc.constantFrom(...lookalikes, '.evil.test', '@evil.test', 'https://', ':8443'), { maxLength: 3 }),
  });

  /** How browsers, telephones and mail programs read a text, without the code under test. */
  function leadsToUs(text: string): boolean {
    const t = text.trim();
    const digits = t.replace(/^tel:/i, '').replace(/[\s()./-]/g, '');
    const phones = ['711111111', '202544555', '733333333'];
    if (phones.some((phone) => new RegExp(`^(?:(?:\\+|00)?254(?:0)?|0)?${phone}$`).test(digits))) return true;
    if (/^(?:501234|011022334455)$/.test(t.replace(/[ .-]/g, ''))) return true;
    if (/^(?:mailto:)?<?(?:info|sales)@cars\.example>?(?:\?|$)/i.test(t)) return true;
    const address = /^https?:/i.test(t) ? t : `https://${t}`;
    if (!URL.canParse(address)) return false;
    const { hostname, username, port, pathname } = new URL(address);
    if (username !== '' || port !== '') return false;
    if (/^(?:www\.)?cars\.example$/.test(hostname)) return true;
    if (hostname === 'wa.me') return /^\/\+?254733333333\/?$/.test(pathname);
    return /^(?:www\.|m\.|web\.|mobile\.)?facebook\.com$/.test(hostname) && /^\/cars\.example\/?$/i.test(pathname);
  }

  it('is called ours only if it leads to us', () => {
    fc.assert(
      fc.property(edit, ({ seed, at, remove, insert }) => {
        const place = at % (seed.length + 1);
        const text = seed.slice(0, place) + insert.join('') + seed.slice(place + remove);
        if (judged(text)?.startsWith('ours')) expect([text, leadsToUs(text)]).toEqual([text, true]);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is not called ours because of words before it', () => {
    const words = fc.array(fc.constantFrom('Call', 'WhatsApp:', 'Phone', 'e-mail', 'site', 'on', 'us'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, edit, (before, { seed, at, remove, insert }) => {
        const place = at % (seed.length + 1);
        const text = (seed.slice(0, place) + insert.join('') + seed.slice(place + remove)).trim();
        const verdict = judged(`${before.join(' ')} ${text}`);
        if (verdict?.startsWith('ours')) expect([text, judged(text)]).toEqual([text, verdict]);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is never called ours with a sign that a keyboard in Kenya does not have', () => {
    const foreign = fc.constantFrom(...lookalikes.filter((sign) => sign > '~'));
    fc.assert(
      fc.property(fc.constantFrom(...seeds), fc.nat(60), foreign, (seed, at, sign) => {
        // At the ends it may be a mark that phones add.
        const place = 1 + (at % (seed.length - 1));
        expect(judged(seed.slice(0, place) + sign + seed.slice(place))).not.toMatch(/^ours/);
      }),
    );
  });
});
