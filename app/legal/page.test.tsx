import { render, screen } from '@testing-library/react';
import LegalPage from './page';

it('says in the cookie policy what the browser keeps (e2e/legal.spec.ts has the keys)', () => {
  render(<LegalPage />);
  const policy = screen.getByRole('heading', { level: 2, name: 'Cookie Policy' }).closest('section');
  expect(policy).toHaveTextContent(
    /until you remove it.* theme.* shortlist.*until you close the tab.* form.* rent.* list/i,
  );
});
