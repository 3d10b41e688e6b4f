import { cars, listed, test, vehiclePath, visit } from './fixtures';
import { expectOneSheet } from './printed';

// A dossier with everything takes a second sheet.
for (const car of listed.filter(({ id }) => id !== cars.longerName.id)) {
  test(`a printed vehicle is one sheet of A4 or Letter in both modes: ${car.name} (${car.id})`, async ({ page }) => {
    for (const search of ['', '?mode=rental']) {
      await visit(page, `${vehiclePath(car)}${search}`);
      await expectOneSheet(page);
    }
  });
}
