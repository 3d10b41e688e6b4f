import { utterancesIn } from './utterances';

it('reads only spoken text, of one voice or several lines', () => {
  const log = `12:00:01.000001 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}
12:00:01.000002 - EVENT MANAGER: Queueing focus: 'Home'
12:00:01.000003 - SPEECH OUTPUT: 'Home' voice=hyperlink{'established': True}
12:00:01.000004 - SPEECH OUTPUT: 'the dealer's own
                  words'
12:00:01.000005 - SPEECH OUTPUT: ' '
`;
  expect(utterancesIn(log)).toEqual(['Screen reader on.', 'Home', 'the dealer’s own words'.replace('’', "'")]);
});
