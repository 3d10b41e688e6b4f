import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '@/components/testing/card-vehicles';
import { Gallery } from './gallery';

const pictures = ['front view', 'side view', 'rear view'].map((alt) => ({ source: picture, alt }));

const viewer = () => within(screen.getByRole('dialog', { name: 'Pictures, full screen' }));
const shown = () => viewer().getByRole('img').getAttribute('alt');

async function open() {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} sharedPicture="vehicle-2" badge={null} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  await user.click(screen.getByRole('button', { name: 'View full screen' }));
  await waitFor(() => expect(viewer().getByRole('button', { name: 'Zoom in' })).toBeVisible());
  return user;
}

it('opens on the selected picture and steps up to the last one', async () => {
  const user = await open();
  expect(shown()).toBe('side view');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('rear view');
  expect(viewer().getByText('Picture 3 of 3: rear view')).toBeInTheDocument();
  expect(viewer().getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
});

it('zooms from the whole picture to four times, and starts the next picture whole', async () => {
  const user = await open();
  await user.keyboard('-');
  expect(viewer().getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('++++++');
  expect(await viewer().findByText('400 %')).toBeVisible();
  expect(viewer().getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(viewer().getByRole('button', { name: 'Next picture' }));
  expect(await viewer().findByText('100 %')).toBeVisible();
});

it('leaves the browser its own keys', async () => {
  const user = await open();
  await user.keyboard('{Control>}+{/Control}+');
  expect(await viewer().findByText('150 %')).toBeVisible();
});
