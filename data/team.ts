import type { TeamMember } from './types';

/** Sample content: these people are invented. Replace them with your own team before the site is published. */
export const team: readonly TeamMember[] = [
  {
    name: 'Wanjiku Fahari',
    position: 'Managing Director',
    description:
      'Wanjiku chooses the cars that come into the showroom. Ask her if you are looking for one that is not there.',
  },
  {
    name: 'Mutiso Hodari',
    position: 'Head of Sales and Rentals',
    description:
      'Mutiso arranges viewings, test drives and rentals, and values the car you would like to trade in. He is usually the first person you will speak to.',
  },
  {
    name: 'Naserian Imara',
    position: 'Workshop Manager',
    description:
      'Naserian inspects every car that comes in for service and tells you what needs doing, what can wait and what it will cost.',
  },
];
