import { screen } from '@testing-library/react';

/** The section of a heading. Sections are no landmarks: a page has eight at most. */
export const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;
