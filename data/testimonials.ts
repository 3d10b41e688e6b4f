import type { Testimonial } from './types';

/** Sample content: these people and their words are invented. Replace them with real ones before the site is published. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Akinyi Tumaini',
    role: 'Architect, Karen',
    rating: 5,
    text: 'I came with a list of questions and left with answers in plain words. They let me drive the car twice, the second time on the road I use every day.',
  },
  {
    name: 'Kiprop Amani',
    role: 'Tea grower, Kericho',
    rating: 5,
    text: 'We rented a car for my sister’s wedding. It was clean, it was there before the hour we had agreed, and somebody answered the phone when I could not find the reverse gear.',
  },
  {
    name: 'Halima Bahari',
    role: 'Hotelier, Nyali',
    rating: 5,
    text: 'They valued my old car, explained how they had come to the figure, and took it in exchange. The papers were ready when I came to collect the new one.',
  },
];
