import { z } from 'zod';
import { line, oneOf, record } from './text';

const KINDS = ['M-Pesa till', 'M-Pesa paybill', 'Bank account'] as const;

const NUMBER_EXPECTED = 'its digits and letters, at least four, such as 123456';

const accountNumber = () =>
  z
    .string({ error: NUMBER_EXPECTED })
    .trim()
    .regex(/^(?=.*\d)[A-Za-z\d](?:[ .-]?[A-Za-z\d]){3,33}$/);

/** An entry of data/accounts.json. Browsers need it on one page only, so it is no part of data/site.json. */
export const accountSchema = record({
  kind: z.enum(KINDS, { error: oneOf(KINDS) }).describe('How people pay into it.'),
  number: accountNumber().describe('Of the till, the paybill or the account: ‘123456’.'),
  account: accountNumber().optional().meta({
    title: 'Account at the paybill',
    description: 'What people type as the account number, if it is always the same: ‘0711’ and so on.',
  }),
  bank: line().optional().describe('Of a bank account, with its branch: ‘Acacia Bank, Westlands’.'),
  name: line().meta({
    title: 'In whose name',
    description: 'As M-Pesa or the bank shows it before one pays: ‘Nyota Motors Ltd’.',
  }),
})
  .refine(({ kind, bank }) => kind !== 'Bank account' || bank !== undefined, {
    path: ['bank'],
    error: 'the name of the bank such as ‘Acacia Bank, Westlands’',
  })
  .refine(({ kind, account }) => kind === 'M-Pesa paybill' || account === undefined, {
    path: ['account'],
    error: 'nothing here: only a paybill has an account of its own',
  });
