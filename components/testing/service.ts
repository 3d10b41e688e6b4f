import type { Service } from '@/lib/schema/types';

/** A service for tests, each line unique. */
export function testService(other: Partial<Service> = {}): Service {
  return {
    slug: 'financing-solutions',
    enquiry: 'financing',
    icon: 'banknote',
    title: 'Financing Solutions',
    description: 'Spread the payments.',
    features: ['Bank loans', 'Leasing', 'Fixed terms', 'Early payment'],
    image: 'services/financing',
    benefits: ['One person to talk to', 'Figures in writing'],
    process: ['Tell us your budget', 'Compare the offers', 'Sign'],
    ...other,
  };
}
