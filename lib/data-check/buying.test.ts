import { dataWith, knownPictures, linesWith } from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

const fact = { text: 'It costs KES 550.', source: 'https://law.example.com/fees', publisher: 'The register' };
const page = (facts: readonly object[], changes: object = {}) => ({
  lead: 'Check it.',
  sections: [{ title: 'Whose is it?', text: 'Read the name.', facts }],
  ...changes,
});

it('takes the file, or none', () => {
  const read = (buying?: unknown) => inspectData(dataWith({ buying }), knownPictures).data?.buying;
  expect(read(page([fact]))).toMatchObject({ lead: 'Check it.' });
  expect(read()).toBeNull();
});

it('refuses a figure outside the facts', () => {
  const sections = [{ title: 'Whose is it?', text: 'It costs KES 550.' }];
  expect(linesWith({ buying: page([], { sections }) })).toEqual([
    'data/buying.json: sections item 1, text has a figure in it; write the sentence among the facts, with its source',
  ]);
});

it('is a draft until it is approved, and then names facts not read lately', () => {
  const { unfinished, notices } = inspectData(dataWith({ buying: page([fact]) }), knownPictures);
  expect(unfinished.map(({ text }) => text)).toEqual([
    'data/buying.json: the page is a draft until approvedOn says when you have approved it; or remove the file',
  ]);
  expect(notices).toEqual([
    'data/buying.json: facts without a day in the last 90 days are hidden: 1; read each at its source, then write the day',
  ]);
  const old = { ...fact, asOf: '2020-01-01' };
  const approved = inspectData(
    dataWith({ buying: page([fact, old, { ...fact, asOf: '2099-01-01' }], { approvedOn: '2026-11-20' }) }),
    knownPictures,
  );
  expect(approved.unfinished).toEqual([]);
  expect(approved.notices).toEqual([
    "data/buying.json: 'It costs KES 550.' was not read yet, so it is hidden; read it again at https://law.example.com/fees",
    "data/buying.json: 'It costs KES 550.' was read on 2020-01-01, over 90 days ago, so it is hidden; read it again at https://law.example.com/fees",
  ]);
});

it('requires the owner of an account, and the fields of its kind', () => {
  const bank = { kind: 'Bank account', number: '0110 2233', name: 'Cars Ltd' };
  expect(
    linesWith({
      accounts: [
        { ...bank, bank: 'A Bank' },
        { ...bank, kind: 'M-Pesa till' },
      ],
    }),
  ).toEqual([]);
  expect(linesWith({ accounts: [bank] })).toEqual([
    'data/accounts.json, entry 1 (Bank account): bank is missing; write the name of the bank such as ‘Acacia Bank, Westlands’',
  ]);
  expect(linesWith({ accounts: [{ ...bank, kind: 'M-Pesa till', account: '7777' }] })).toEqual([
    'data/accounts.json, entry 1 (M-Pesa till): account is "7777"; write nothing here: only a paybill has an account of its own',
  ]);
});
