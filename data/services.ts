import type { Service } from './types';

/** The six services, in the order the site shows them. The home page picks three of them by slug. */
export const services: readonly Service[] = [
  {
    slug: 'luxury-car-sales',
    icon: 'car',
    title: 'Luxury Car Sales',
    description:
      'Choose a car from the collection, or tell us what to look for. If you have a car to trade in, we value it and set the amount against the price.',
    features: [
      'Viewings by appointment',
      'A test drive before you decide',
      'Trade-in of your present car',
      'Help with the ownership transfer',
    ],
    image: 'services/sales',
    benefits: [
      'One person looks after you from first call to handover',
      'The trade-in and the purchase are settled together',
      'You see the papers before you commit',
    ],
    process: [
      'Tell us which car you have in mind, or how you mean to use one',
      'View it at the showroom and take it for a drive',
      'Have your present car valued, if you are trading it in',
      'Agree the price and go through the papers',
      'Collect the car after a full explanation of its controls',
    ],
  },
  {
    slug: 'exotic-car-rentals',
    icon: 'key',
    title: 'Exotic Car Rentals',
    description:
      'Rent by the day, for a wedding, a visit or a weekend out of town. The daily rate stands beside every car, so you know it before you call.',
    features: [
      'Daily rate shown for every car',
      'Handover at the showroom or by arrangement',
      'Explanation of the controls',
      'Rentals of one day or several',
    ],
    image: 'services/rentals',
    benefits: [
      'Terms explained in full before you sign',
      'Help with choosing the right car for the road',
      'A number to call while you have the car',
    ],
    process: [
      'Pick a car and send us your dates',
      'We confirm that it is free and what you need to bring',
      'Sign the agreement and walk round the car together',
      'Drive, and return it at the agreed time',
    ],
  },
  {
    slug: 'vehicle-protection',
    icon: 'shield',
    title: 'Vehicle Protection',
    description:
      'Insurance, warranty packages and care for paint and leather, arranged to suit the car and the way you use it.',
    features: [
      'Help with choosing insurance',
      'Warranty and service packages',
      'Paint and leather protection',
      'Advice on alarms and tracking',
    ],
    image: 'services/protection',
    benefits: [
      'Cover that matches what the car is worth',
      'One place to ask when something happens',
      'Paint and leather that are easier to look after',
    ],
    process: [
      'We look at the car, where it is kept and how it is used',
      'You receive the options in writing, with what each leaves out',
      'You choose, and we arrange the paperwork or the work itself',
      'We go through it with you again when it is due for renewal',
    ],
  },
  {
    slug: 'maintenance-service',
    icon: 'wrench',
    title: 'Maintenance & Service',
    description:
      'Inspection, routine servicing and repair for high-performance cars. You approve the estimate before any work starts.',
    features: [
      'Routine servicing by schedule',
      'Electronic fault diagnosis',
      'Brakes, tyres and suspension',
      'Inspection before a long journey',
    ],
    image: 'services/maintenance',
    benefits: [
      'An estimate before the work begins',
      'A written record of what was done',
      'Plain explanations of what can wait and what cannot',
    ],
    process: [
      'Book a day and describe what you have noticed',
      'We inspect the car and send you an estimate',
      'You approve the work, or part of it',
      'We carry it out and test the car on the road',
      'You collect it with a record of the work',
    ],
  },
  {
    slug: 'financing-solutions',
    icon: 'banknote',
    title: 'Financing Solutions',
    description:
      'Spread the cost of a car over time. We help you compare offers from lenders and prepare the application, and a trade-in can count towards the deposit.',
    features: [
      'Comparison of lenders’ offers',
      'Trade-in towards the deposit',
      'Help with the application',
      'For private buyers and companies',
    ],
    image: 'services/financing',
    benefits: [
      'The full cost laid out, not only the monthly payment',
      'Papers prepared once, and properly',
      'Room to think it over at home',
    ],
    process: [
      'Tell us the car and the sum you would like to pay each month',
      'We list the papers a lender will ask for',
      'You compare the offers with us and choose one',
      'The lender approves the loan and you collect the car',
    ],
  },
  {
    slug: 'concierge-service',
    icon: 'concierge',
    title: 'Concierge Service',
    description:
      'For owners who would rather not spend the time. We collect and deliver, book what the car needs, and search for the one you cannot find.',
    features: [
      'Collection and delivery',
      'Bookings for service and cleaning',
      'Search for a particular car',
      'Help with registration and renewals',
    ],
    image: 'services/concierge',
    benefits: [
      'One person to call, whatever the car needs',
      'Errands done while you work or travel',
      'Nothing done to the car without your word',
    ],
    process: [
      'Tell us what you need and when',
      'We say what can be done, and what it will cost',
      'You agree, and we see to it',
      'We report back when it is finished',
    ],
  },
];
