import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '@/components/testing/card-vehicles';
import { Gallery } from './gallery';

const views = ['front three-quarter view', 'side view', 'rear three-quarter view'];
const pictures = views.map((view) => ({ source: picture, alt: `Ferrari 488 GTB, ${view}` }));

const viewer = () => within(screen.getByRole('dialog', { name: 'Pictures, full screen' }));
const shown = () => viewer().getByRole('img').getAttribute('alt');

async function open() {
  const user = userEvent.setup();
  render(<Gallery pictures={pictures} sharedPicture="vehicle-2" badge={null} />);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  await user.click(screen.getByRole('button', { name: 'View full screen' }));
  await waitFor(() => expect(viewer().getByRole('button', { name: 'Zoom in' })).toBeVisible());
  return user;
}

it('is not in the page until it is opened', () => {
  render(<Gallery pictures={pictures} sharedPicture="vehicle-2" badge={null} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens on the picture that was looked at', async () => {
  await open();
  expect(shown()).toBe('Ferrari 488 GTB, side view');
  expect(viewer().getByText('2 / 3')).toBeVisible();
});

it('opens on a picture itself', async () => {
  render(<Gallery pictures={pictures} sharedPicture="vehicle-2" badge={null} />);
  await userEvent.setup().click(screen.getByRole('img', { name: 'Ferrari 488 GTB, front three-quarter view' }));
  await screen.findByRole('dialog');
  expect(shown()).toBe('Ferrari 488 GTB, front three-quarter view');
});

it('steps by its buttons and the arrow keys, up to both ends, and says where it is', async () => {
  const user = await open();
  await user.click(viewer().getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('Ferrari 488 GTB, rear three-quarter view');
  expect(viewer().getByText('Picture 3 of 3: Ferrari 488 GTB, rear three-quarter view')).toBeInTheDocument();
  const next = viewer().getByRole('button', { name: 'Next picture' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('Ferrari 488 GTB, front three-quarter view');
});

it('zooms by buttons and keys, and looks around what is zoomed', async () => {
  const user = await open();
  await user.click(viewer().getByRole('button', { name: 'Zoom in' }));
  expect(await viewer().findByText('150 %')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Ferrari 488 GTB, side view');
  await user.keyboard('-');
  expect(await viewer().findByText('100 %')).toBeVisible();
  await user.keyboard('++0');
  expect(await viewer().findByText('100 %')).toBeVisible();
});

it('zooms no farther than four times and no less than the whole picture', async () => {
  const user = await open();
  await user.keyboard('-');
  expect(viewer().getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('++++++');
  expect(await viewer().findByText('400 %')).toBeVisible();
  expect(viewer().getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
});

it('shows the next picture whole again', async () => {
  const user = await open();
  await user.keyboard('+');
  await viewer().findByText('150 %');
  await user.click(viewer().getByRole('button', { name: 'Next picture' }));
  expect(await viewer().findByText('100 %')).toBeVisible();
});

it('leaves the browser its own keys', async () => {
  const user = await open();
  await user.keyboard('{Control>}+{/Control}+');
  expect(await viewer().findByText('150 %')).toBeVisible();
});
